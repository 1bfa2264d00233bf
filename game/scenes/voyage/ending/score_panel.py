"""The score of a voyage, large and line by line, and the medals that its captain has."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

import pygame

from game.kit import (
    Canvas,
    Colours,
    Column,
    Drawn,
    Panel,
    Row,
    Sizes,
    Space,
    Words,
    box_at,
    grown,
    picture,
    text_style,
)
from game.voyage import ScorePart, VoyageScore

from ...services import Services
from ..parts.past_voyages import EARLY, EARLY_DAYS
from ..parts.voyage_pictures import goods_icon
from .medal_strike import MedalStrike, draw_light, draw_struck

_EDGE, _ROW, _GAP = 20.0, 34.0, 8.0
#: The height of the sum and of the light behind it; the seconds in which a row is counted up.
_SUM, _GLOW, _ROW_TAKES = 104.0, 1.4, 0.28
_HEAD = text_style.NAME.with_changes(size=20, colour=Colours.gold, wrap=True, valign="top")
_LABEL = text_style.NAME.with_changes(size=16.5, wrap=True, fit=False)
_POINTS = text_style.NAME.with_changes(size=19, align="right", colour=Colours.light)
_TOTAL = text_style.TITLE.with_changes(
    size=88, carved=True, align="center", valign="middle", colour=Colours.gold, fit=True
)
_OF_TOTAL = text_style.BODY.with_changes(size=17, align="center", colour=Colours.light)
#: The room for a number of points, at the usual size of texts.
_NUMBER = 52.0
_VOYAGE = goods_icon("voyage")
#: The picture of each part that has one of its own.
_ICONS = {
    "rank": goods_icon("rank_2"),
    "flag": "voyage/flag",
    "pack": goods_icon("pack"),
    "won": goods_icon("score"),
    "day": goods_icon("day"),
}


class ScoreCount:
    """How far the ``rows`` of a score are counted up, one after the other; else all are.

    Only a new score is ``counted``, while it is seen.
    """

    def __init__(self, rows: int, *, counted: bool) -> None:
        self._rows = rows
        self._left = _ROW_TAKES * rows if counted else 0.0

    @property
    def is_over(self) -> bool:
        """Whether all is counted."""
        return self._left <= 0

    def update(self, dt: float) -> bool:
        """Count on for ``dt`` seconds; True while there is anything left."""
        if self.is_over:
            return False
        self._left -= dt
        return True

    def progress(self, row: int) -> float:
        """Return how far a row is counted, 0 to 1."""
        begun = self._rows - max(0.0, self._left) / _ROW_TAKES
        return min(1.0, max(0.0, begun - row))


class ScorePanel:
    """Rows of what counts, how often, and for how many points; and their sum, large.

    ``goals`` are the ids of the goals, which are parts by themselves.
    """

    def __init__(self, services: Services, score: VoyageScore, goals: Collection[str]) -> None:
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

    def panel(self, count: ScoreCount) -> Panel:
        """Return the panel, with the rows as far as they are counted up."""
        rows = [
            self._row(self.words(part), self._picture(part), partial(self._points, count, number))
            for number, part in enumerate(self.parts)
        ]
        return Panel(
            Words(self._services.translate("voyage_end.score"), _HEAD),
            Space(Sizes.gap),
            *(each for row in rows for each in (row, Space(spring=1.0))),
            edge=_EDGE,
            gap=0.0,
        )

    def sum(self, count: ScoreCount) -> Column:
        """Return the sum in its light, as far as it is counted up."""

        def draw(canvas: Canvas, area: pygame.FRect) -> None:
            draw_light(canvas, box_at(area.center, _GLOW * area.height))
            canvas.text(str(self._sum(count)), area, _TOTAL)

        return Column(Drawn(draw, _SUM), Words(self._total_words, _OF_TOTAL), gap=0.0)

    def _points(self, count: ScoreCount, number: int) -> int:
        return round(self.parts[number].points * count.progress(number))

    def _sum(self, count: ScoreCount) -> int:
        if count.is_over:
            return self.score.points
        counted = sum(self._points(count, number) for number in range(len(self.parts)))
        return counted * self.score.percent // 100

    def _picture(self, part: ScorePart) -> str:
        goal = part.what in self._goals
        return goods_icon(f"medal_{part.what}") if goal else _ICONS.get(part.what, _VOYAGE)

    @staticmethod
    def _row(words: str, icon: str, points: Callable[[], int]) -> Row:
        side, number = _ROW - 6, grown(_NUMBER)

        def draw_points(canvas: Canvas, area: pygame.FRect) -> None:
            canvas.text(str(points()), area, _POINTS)

        return Row(
            picture(icon, side),
            Words(words, _LABEL, _ROW),
            Drawn(draw_points),
            gap=_GAP,
            shares=lambda width: (side, width - side - number - 2 * _GAP, number),
        )


#: The radius of a medal, and of a new one; how much more room a new one has.
_RADIUS, _LARGE, _ROOM = 34.0, 52.0, 1.5
_APART, _BELOW = 14.0, Sizes.gap_small
_NAME = text_style.CAPTION.with_changes(
    size=14.5, align="center", wrap=True, fit=True, valign="top"
)


class MedalRow:
    """Shows which medals there are, which this captain has, and which are ``new``.

    The new ones are struck one after the other, as far as ``strike`` says.
    """

    def __init__(
        self,
        services: Services,
        goals: Sequence[str],
        had: Collection[str],
        new: Collection[str],
        strike: MedalStrike,
    ) -> None:
        self._services = services
        self.medals = (*goals, EARLY)
        self.had = had
        self.new = [medal for medal in self.medals if medal in new]
        self._strike = strike

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

    def row(self) -> Row:
        """Return the medals side by side; new ones are large, those not won yet are dark."""
        shares = tuple(_ROOM if medal in self.new else 1.0 for medal in self.medals)
        return Row(*map(self._medal, self.medals), gap=_APART, shares=shares)

    def _radius(self, medal: str) -> float:
        return _LARGE if medal in self.new else _RADIUS

    def _medal(self, medal: str) -> Column:
        colour = Colours.gold if medal in self.new else Colours.text
        words = Words(self.words(medal), _NAME.with_changes(colour=colour))
        high = 2 * max(map(self._radius, self.medals))
        return Column(Drawn(partial(self._draw_medal, medal), high), words, gap=_BELOW)

    def _draw_medal(self, medal: str, canvas: Canvas, area: pygame.FRect) -> None:
        radius = self._radius(medal)
        box = box_at(area.center, 2 * radius)
        picture = goods_icon("medal_days" if medal == EARLY else f"medal_{medal}")
        t = self._strike.progress(self.new.index(medal)) if medal in self.new else 1.0
        owned = medal in self.had or medal in self.new
        if medal in self.new:
            draw_struck(canvas, picture, box, t)
        else:
            canvas.image(picture, box, alpha=255 if owned else 70)
        if owned and t >= 1:
            side = grown(22.0)
            x, y = box.centerx + radius * 0.5, box.centery + radius * 0.4
            canvas.image("icons/tick", (x, y, side, side))
