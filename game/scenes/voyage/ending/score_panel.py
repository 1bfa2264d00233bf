"""The score of a voyage line by line, and the medals that its captain has."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.kit import Canvas, Colours, Sizes, Viewport, draw_panel, grown, text_room, text_style
from game.voyage import ScorePart, VoyageScore

from ...common import inner
from ...services import Services
from ..parts.past_voyages import EARLY, EARLY_DAYS
from ..parts.voyage_pictures import goods_icon

_EDGE, _ROW = 22.0, 34.0
_HEAD = text_style.STRONG.with_changes(size=20, colour=Colours.gold, wrap=True, valign="top")
_LABEL = text_style.BODY.with_changes(size=17, valign="middle")
_POINTS = text_style.STRONG.with_changes(size=19, align="right", colour=Colours.light)
_TOTAL = text_style.STRONG.with_changes(size=24, align="right", colour=Colours.gold)
#: The room for a number of points, at the usual size of texts.
_NUMBER = 84.0
#: The picture of each part.
_ICONS = {
    "rank": goods_icon("rank_2"),
    "flag": "voyage/flag",
    "pack": goods_icon("pack"),
    "won": goods_icon("score"),
    "day": goods_icon("day"),
}


class ScorePanel:
    """Rows of what counts, how often, and for how many points; the sum below.

    ``goals`` are the ids of the goals, which are parts by themselves.
    """

    def __init__(self, services: Services, score: VoyageScore, goals: Collection[str]) -> None:
        self.rect = pygame.FRect(0, 0, 0, 0)
        self._services = services
        self.score = score
        self._goals = goals
        self.parts: Sequence[ScorePart] = score.parts

    def words(self, part: ScorePart) -> str:
        """Return what a part counts."""
        if part.what in self._goals:
            goal = self._services.translate(f"voyage.goals.{part.what}.name")
            return self._services.translate("voyage_end.parts.goal", goal=goal)
        return self._services.translate(f"voyage_end.parts.{part.what}", count=part.number)

    @property
    def spoken(self) -> list[str]:
        """All rows and the sum, for the voice."""
        rows = [f"{self.words(part)}: {part.points}" for part in self.parts]
        return [*rows, f"{self._total_words}: {self.score.points}"]

    @property
    def _total_words(self) -> str:
        if self.score.percent == 100:
            return self._services.translate("voyage_end.total")
        return self._services.translate("voyage_end.total_percent", percent=self.score.percent)

    def _row_high(self, view: Viewport, words: str, width: float) -> float:
        room = width - grown(_NUMBER) - _ROW - Sizes.gap
        return max(_ROW, text_room(view, words, _LABEL, room) + 4)

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high the panel must be at a width."""
        room = width - 2 * _EDGE
        high = text_room(view, self._services.translate("voyage_end.score"), _HEAD, room)
        high += sum(self._row_high(view, self.words(part), room) for part in self.parts)
        high += self._row_high(view, self._total_words, room) + Sizes.gap
        return high + 2 * _EDGE + Sizes.gap

    def draw(self, canvas: Canvas, counted: float = 1.0) -> None:
        """Draw the rows; ``counted`` is how far the points have been counted up, 0 to 1."""
        draw_panel(canvas, self.rect)
        view, inside = canvas.view, inner(self.rect, _EDGE)
        title = self._services.translate("voyage_end.score")
        high = text_room(view, title, _HEAD, inside.width)
        canvas.text(title, (inside.x, inside.y, inside.width, high), _HEAD)
        y = inside.y + high + Sizes.gap
        for part in self.parts:
            words = self.words(part)
            tall = self._row_high(view, words, inside.width)
            row = pygame.FRect(inside.x, y, inside.width, tall)
            picture = _ICONS.get(part.what, goods_icon("voyage"))
            if part.what in self._goals:
                picture = goods_icon(f"medal_{part.what}")
            self._draw_row(canvas, row, words, round(part.points * counted), picture)
            y += tall
        canvas.fill((inside.x, y + 4, inside.width, 1.4), Colours.bronze)
        y += Sizes.gap
        row = pygame.FRect(inside.x, y, inside.width, 0)
        row.height = self._row_high(view, self._total_words, inside.width)
        self._draw_row(canvas, row, self._total_words, round(self.score.points * counted), "")

    @staticmethod
    def _draw_row(canvas: Canvas, row: pygame.FRect, words: str, points: int, picture: str) -> None:
        number = grown(_NUMBER)
        side = _ROW - 6
        label = pygame.FRect(row.x + side + 8, row.y, row.width - side - 8 - number, row.height)
        if picture:
            canvas.image(picture, (row.x, row.centery - side / 2, side, side))
        canvas.text(words, label, _LABEL)
        place = (row.right - number, row.y, number, row.height)
        canvas.text(str(points), place, _POINTS if picture else _TOTAL)


_RADIUS, _APART = 34.0, 18.0
_NAME = text_style.CAPTION.with_changes(size=14.5, align="center", wrap=True, valign="top")


class MedalRow:
    """Shows which medals there are, which this captain has, and which are ``new``."""

    def __init__(
        self,
        services: Services,
        goals: Sequence[str],
        had: Collection[str],
        new: Collection[str],
    ) -> None:
        self.rect = pygame.FRect(0, 0, 0, 0)
        self._services = services
        self.medals = (*goals, EARLY)
        self.had, self.new = had, new

    def name(self, medal: str) -> str:
        """Return what a medal is for."""
        if medal == EARLY:
            return self._services.translate("voyage_end.medal_early", count=EARLY_DAYS)
        goal = self._services.translate(f"voyage.goals.{medal}.name")
        return self._services.translate("voyage_end.medal_goal", goal=goal)

    def words(self, medal: str) -> str:
        """Return what a medal is for, and whether this captain has it."""
        state = "new" if medal in self.new else "had" if medal in self.had else "open"
        return self._services.translate(f"voyage_end.medal_{state}", medal=self.name(medal))

    @property
    def spoken(self) -> list[str]:
        """All medals, for the voice."""
        return [self.words(medal) for medal in self.medals]

    def _wide(self, width: float) -> float:
        return (width + _APART) / len(self.medals) - _APART

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high the row is at a width."""
        wide = self._wide(width)
        words = max(text_room(view, self.words(medal), _NAME, wide) for medal in self.medals)
        return 2 * _RADIUS + Sizes.gap_small + words

    def draw(self, canvas: Canvas) -> None:
        """Draw the medals side by side; those not won yet are dark."""
        wide = self._wide(self.rect.width)
        for place, medal in enumerate(self.medals):
            x = self.rect.x + place * (wide + _APART)
            self._draw_medal(canvas, medal, (x + wide / 2, self.rect.y + _RADIUS))
            y = self.rect.y + 2 * _RADIUS + Sizes.gap_small
            box = (x, y, wide, self.rect.bottom - y)
            colour = Colours.gold if medal in self.new else Colours.text
            canvas.text(self.words(medal), box, _NAME, colour=colour)

    def _draw_medal(self, canvas: Canvas, medal: str, center: tuple[float, float]) -> None:
        owned = medal in self.had or medal in self.new
        if medal in self.new:
            ring = pygame.FRect(0, 0, 2 * _RADIUS, 2 * _RADIUS)
            ring.center = center
            canvas.glow(ring, Colours.gold, strength=180, spread=18, radius=_RADIUS)
        picture = goods_icon("medal_days" if medal == EARLY else f"medal_{medal}")
        box = pygame.FRect(0, 0, 2 * _RADIUS, 2 * _RADIUS)
        box.center = center
        with canvas.shifted(0, 0, alpha=255 if owned else 70):
            canvas.image(picture, box)
        if owned:
            side = grown(22.0)
            x, y = center[0] + _RADIUS * 0.5, center[1] + _RADIUS * 0.4
            canvas.image("icons/tick", (x, y, side, side))
