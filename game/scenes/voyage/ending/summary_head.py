"""The head of a voyage that is told: the captain's face, how it ended, and the score."""

from collections.abc import Callable, Sequence

import pygame

from game.board import GLAD, SORRY
from game.kit import Canvas, Colours, Column, Drawn, Row, Space, Words, grown, text_style

from ...common import GOLD, STEEL, draw_lettering
from ...services import Services
from ..parts.voyage_pictures import CAPTAINS, draw_face
from .told_voyage import ToldVoyage

#: The radius of the face, also of a lower one, the height of the title and the room for the score.
_FACE, _SMALL, _TITLE, _SCORE, _GAP = 45.0, 31.0, 50.0, 150.0, 18.0
_LINE = text_style.HEADING.with_changes(
    size=19, colour=Colours.light, bold=False, outline=1.6, wrap=True, align="start"
)
_MORE = _LINE.with_changes(size=16, colour=Colours.gold)
_POINTS = text_style.TITLE.with_changes(size=46, colour=Colours.gold, align="center", fit=True)
_OF_POINTS = text_style.CAPTION.with_changes(size=15, align="center", colour=Colours.light)


class SummaryHead(Row):
    """The head with a ``title`` over ``lines``; ``counted`` is the share of the score.

    One whose title stands elsewhere ("") is lower.
    """

    def __init__(
        self,
        services: Services,
        told: ToldVoyage,
        title: str,
        lines: Sequence[str],
        counted: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self._services, self._told, self._title = services, told, title
        self._counted, self._radius = counted, _FACE if title else _SMALL
        first, *others = lines
        words = Column(
            Space(spring=1.0),
            *[Drawn(self._draw_title, _TITLE)] * bool(title),
            Words(first, _LINE),
            *(Words(line, _MORE) for line in others),
            Space(spring=1.0),
            gap=0.0,
        )
        side, score = 2 * self._radius, grown(_SCORE)
        super().__init__(
            Drawn(self._draw_captain, side),
            words,
            Drawn(self._draw_score, side),
            gap=_GAP,
            shares=lambda width: (side, width - side - score - 2 * _GAP, score),
        )

    def _draw_captain(self, canvas: Canvas, area: pygame.FRect) -> None:
        captain = f"{CAPTAINS}/{self._told.winner or self._told.header.voyage.captain}"
        feeling = GLAD if self._told.won else SORRY
        if canvas.assets.exists(captain):
            draw_face(canvas, captain, area.center, self._radius, feeling=feeling)

    def _draw_score(self, canvas: Canvas, area: pygame.FRect) -> None:
        points = round(self._told.result.score * self._counted())
        upper = pygame.FRect(area.x, area.y + 4, area.width, area.height * 0.66)
        style = _POINTS if self._title else _POINTS.with_changes(size=30)
        canvas.text(str(points), upper, style)
        lower = pygame.FRect(area.x, upper.bottom - 2, area.width, grown(22.0))
        canvas.text(self._services.translate("voyage_end.points"), lower, _OF_POINTS)

    def _draw_title(self, canvas: Canvas, area: pygame.FRect) -> None:
        of = GOLD if self._told.won else STEEL
        draw_lettering(canvas, self._title, area, 46, align="left", of=of)
