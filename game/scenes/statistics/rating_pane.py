"""The rating: how strong the player is among the computer's strengths, and whom to play next."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Line,
    Row,
    Space,
    Words,
    grown,
    text_style,
)
from game.play import ENOUGH, STRENGTHS, Rating

from ..common import PRIMARY_WORDS
from .rating_chart import RatingChart, margin_of
from .statistics_pane import STACKED, Filling, StatisticsPane, titled_panel

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
_NAME = text_style.STRONG.with_changes(
    carved=True, size=26, align="center", colour=Colours.light, fit=True
)
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
        self.telling = [self.chart]

    def refresh(self) -> None:
        """Take over what is known now."""
        self.chart.show(self.data.course, self.data.duels)

    def make_body(self) -> Block:
        """Return the chart beside the figures, or above them where texts are large."""
        say = self.scene.translate
        if self.data.duels:
            shown: Block = Item(self.chart, 0.0, spring=1)
        else:
            shown = Words(say("statistics.rating.empty_text"), _TEXT, spring=1)
        curve = titled_panel(say("statistics.rating.curve"), shown)
        now = titled_panel(say("statistics.rating.title"), *self._now())
        after = titled_panel(say("statistics.rating.next"), *self._next())
        if grown(1.0) > STACKED:
            high = Block(Space(grown(_CHART)), curve, spring=1)
            return Column(high, Row(now, after, gap=_GAP), gap=_GAP)
        figures = Column(Filling(now, spring=1), Filling(after, spring=1), gap=_GAP)
        return Row(curve, figures, gap=_GAP, shares=lambda wide: (wide - _ASIDE - _GAP, _ASIDE))

    def _now(self) -> Iterator[Block]:
        say, rating, line = self.scene.translate, self.data.course[-1], grown(_LINE)
        known = bool(self.data.duels)
        points = str(round(rating.points)) if known else "–"
        yield Space(-4.0)
        yield Drawn(lambda canvas, area: canvas.text(points, area, _POINTS), _POINTS_HIGH)
        if known:
            margin, sureness = margin_of(rating), sureness_of(rating)
            colour = Colours.attention if sureness == "hardly" else Colours.text
            yield Line(say("statistics.rating.margin", margin=margin), _MARGIN, line)
            words = say(f"statistics.rating.sureness.{sureness}")
            yield Line(words, _SURENESS.with_changes(colour=colour), line)
        else:
            yield Space(line)
        yield Space(6.0)
        yield Words(say("statistics.rating.how"), _SMALL, spring=1)

    def _next(self) -> Iterator[Block]:
        say, proposal = self.scene.translate, self.data.proposal
        if proposal is None:
            count = max(1, ENOUGH - len(self.data.duels))
            yield Words(say("statistics.rating.soon", count=count), _TEXT, spring=1)
            return
        step = STRENGTHS.index(proposal.strength) + 1
        percent = round(100 * proposal.expected)
        yield Space(-2.0)
        yield Line(say(f"strengths.{proposal.strength}.name"), _NAME, grown(_NAME_HIGH))
        yield Drawn(lambda canvas, area: _draw_rungs(canvas, area, step), 24.0)
        yield Words(say("statistics.rating.proposal", percent=percent), _TEXT, spring=1)
        yield Space(8.0)
        yield Item(self.play, grown(_PLAY[1]), grown(_PLAY[0]))
        yield Space(4.0)

    def _play(self) -> None:
        if self.data.proposal is not None:
            self.play_against(self.data.proposal.strength)


def sureness_of(rating: Rating) -> str:
    """Return how well a rating is known: "hardly", "roughly" or "well"."""
    margin = margin_of(rating)
    return "hardly" if margin >= _HARDLY else "roughly" if margin >= _ROUGHLY else "well"


def _draw_rungs(canvas: Canvas, area: pygame.FRect, step: int) -> None:
    gap, radius = 15.0, 4.5
    x = area.centerx - gap * (len(STRENGTHS) - 1) / 2
    for number in range(len(STRENGTHS)):
        place = (x + number * gap, area.y + 9)
        if number < step:
            canvas.circle(place, radius, Colours.gold)
        else:
            canvas.circle(place, radius, Colours.muted, width=1.4)
