"""The rating: how strong the player is among the computer's strengths, and whom to play next."""

from __future__ import annotations

import pygame

from game.kit import Button, Canvas, Colours, Viewport, grown, text_size, text_style
from game.play import ENOUGH, STRENGTHS, Rating

from ..common import PRIMARY_WORDS
from .rating_chart import RatingChart, margin_of
from .statistics_pane import (
    INSET,
    STACKED,
    StatisticsPane,
    draw_titled,
    head_height,
    inside_titled,
)

_ASIDE, _GAP = 340.0, 12.0
_PLAY = (220.0, 54.0)
#: The heights of the points, of the lines below them, and of a name; that of the chart where the
#: figures are below it.
_POINTS_HIGH, _LINE, _NAME_HIGH, _CHART = 64.0, 24.0, 34.0, 330.0
_POINTS = text_style.TITLE.with_changes(size=58, colour=Colours.gold)
_MARGIN = text_style.BODY.with_changes(size=16, align="center", fit=True)
_SURENESS = text_style.STRONG.with_changes(size=16, align="center", fit=True)
#: From which margin on a rating is hardly known, and from which on roughly.
_HARDLY, _ROUGHLY = 300, 170
_SMALL = text_style.CAPTION.with_changes(
    size=14, align="center", valign="top", wrap=True, fit=True, colour=Colours.muted
)
_NAME = text_style.STRONG.with_changes(size=26, align="center", colour=Colours.light, fit=True)
_TEXT = text_style.BODY.with_changes(size=16, align="center", valign="middle", fit=True)


class RatingPane(StatisticsPane):
    """Shows the rating's course, what it is now, and a proposal."""

    key = "rating"

    def make(self) -> None:
        """Make the chart, and the button that takes the proposal."""
        say = self.scene.translate
        self.chart = self.add(RatingChart(self.scene.services))
        self.play = self.add(
            Button(
                say("statistics.rating.play"),
                self._play,
                kind="primary",
                icon="icons/duel",
                size=PRIMARY_WORDS,
                hint=say("statistics.rating.play_hint"),
            )
        )
        self._visible = False

    def set_visible(self, visible: bool) -> None:
        """Show the chart where there is something to show, the button where one is proposed."""
        self._visible = visible
        self.chart.visible = visible and bool(self.data.duels)
        self.play.visible = visible and self.data.proposal is not None

    def refresh(self) -> None:
        """Take over what is known now."""
        self.chart.show(self.data.course, self.data.duels)
        self.set_visible(self._visible)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high the chart is with the figures below it, in larger texts."""
        if grown(1.0) <= STACKED:
            return 0.0
        return grown(_CHART) + _GAP + self._figures_height(view, (width - _GAP) / 2)

    @property
    def _next_words(self) -> str:
        """What is said of the rival to play next, or after how many duels there will be one."""
        say, proposal = self.scene.translate, self.data.proposal
        if proposal is None:
            count = max(1, ENOUGH - len(self.data.duels))
            return say("statistics.rating.soon", count=count)
        return say("statistics.rating.proposal", percent=round(100 * proposal.expected))

    def _figures_height(self, view: Viewport, width: float) -> float:
        """Return how high both panels of figures are at a width."""
        say, inside = self.scene.translate, width - 2 * INSET
        now = _POINTS_HIGH + 2 * grown(_LINE) + 12
        now += text_size(view, say("statistics.rating.how"), _SMALL, inside)[1]
        after = text_size(view, self._next_words, _TEXT, inside)[1]
        if self.data.proposal is not None:
            after += grown(_NAME_HIGH) + 24 + 16 + grown(_PLAY[1])
        return head_height() + 26 + max(now, after) + 8

    def place(self, body: pygame.FRect) -> None:
        """Lay the chart beside the figures, or above them where texts are large."""
        wide = body.width - _ASIDE - _GAP
        self._curve = pygame.FRect(body.x, body.y, wide, body.height)
        x = body.right - _ASIDE
        tall = (body.height - _GAP) / 2
        self._now = pygame.FRect(x, body.y, _ASIDE, tall)
        self._next = pygame.FRect(x, body.y + tall + _GAP, _ASIDE, tall)
        if grown(1.0) > STACKED:
            half = (body.width - _GAP) / 2
            tall = self._figures_height(self.scene.page_scroll.view, half)
            self._curve.update(body.x, body.y, body.width, body.height - tall - _GAP)
            self._now.update(body.x, self._curve.bottom + _GAP, half, tall)
            self._next = self._now.move(half + _GAP, 0)
        self.chart.place(inside_titled(self._curve))
        button = pygame.FRect(0, 0, min(grown(_PLAY[0]), self._next.width - 36), grown(_PLAY[1]))
        button.midbottom = self._next.centerx, self._next.bottom - 18
        self.play.place(button)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panels, the figures and the proposal."""
        say = self.scene.translate
        draw_titled(canvas, self._curve, say("statistics.rating.curve"))
        draw_titled(canvas, self._now, say("statistics.rating.title"))
        draw_titled(canvas, self._next, say("statistics.rating.next"))
        if not self.data.duels:
            canvas.text(say("statistics.rating.empty_text"), inside_titled(self._curve), _TEXT)
        self._draw_now(canvas, self.data.course[-1])
        self._draw_next(canvas)

    def _draw_now(self, canvas: Canvas, rating: Rating) -> None:
        say, box = self.scene.translate, inside_titled(self._now)
        known = bool(self.data.duels)
        points = pygame.FRect(box.x, box.y - 4, box.width, _POINTS_HIGH)
        canvas.text(str(round(rating.points)) if known else "–", points, _POINTS)
        line = pygame.FRect(box.x, points.bottom, box.width, grown(_LINE))
        if known:
            words = say("statistics.rating.margin", margin=margin_of(rating))
            canvas.text(words, line, _MARGIN)
            line.y, sureness = line.bottom, sureness_of(rating)
            colour = Colours.attention if sureness == "hardly" else Colours.text
            words = say(f"statistics.rating.sureness.{sureness}")
            canvas.text(words, line, _SURENESS, colour=colour)
        foot = pygame.FRect(box.x, line.bottom + 6, box.width, box.bottom - line.bottom - 2)
        canvas.text(say("statistics.rating.how"), foot, _SMALL)

    def _draw_next(self, canvas: Canvas) -> None:
        say, box = self.scene.translate, inside_titled(self._next)
        proposal = self.data.proposal
        if proposal is None:
            canvas.text(self._next_words, box, _TEXT)
            return
        name = pygame.FRect(box.x, box.y - 2, box.width, grown(_NAME_HIGH))
        canvas.text(say(f"strengths.{proposal.strength}.name"), name, _NAME)
        step = STRENGTHS.index(proposal.strength) + 1
        _draw_rungs(canvas, (box.centerx, name.bottom + 9), step)
        top = name.bottom + 24
        words = pygame.FRect(box.x, top, box.width, self.play.rect.y - 8 - top)
        canvas.text(self._next_words, words, _TEXT)

    def _play(self) -> None:
        if self.data.proposal is not None:
            self.play_against(self.data.proposal.strength)

    @property
    def pointed_y(self) -> float:
        """The chart is above what is said of it."""
        return self._curve.y

    @property
    def foot_words(self) -> str:
        """The line at the foot about the duel that is pointed at."""
        return self.chart.foot_words if self.chart.visible else ""


def sureness_of(rating: Rating) -> str:
    """Return how well a rating is known: "hardly", "roughly" or "well"."""
    margin = margin_of(rating)
    return "hardly" if margin >= _HARDLY else "roughly" if margin >= _ROUGHLY else "well"


def _draw_rungs(canvas: Canvas, center: tuple[float, float], step: int) -> None:
    """Draw how far up the ladder a strength is: as many of the rungs are lit."""
    gap, radius = 15.0, 4.5
    x = center[0] - gap * (len(STRENGTHS) - 1) / 2
    for number in range(len(STRENGTHS)):
        place = (x + number * gap, center[1])
        if number < step:
            canvas.circle(place, radius, Colours.gold)
        else:
            canvas.circle(place, radius, Colours.muted, width=1.4)
