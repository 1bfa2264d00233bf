"""The moment in which a voyage ends: the captain before the place of it, title, points, medals."""

from collections.abc import Callable, Sequence

import pygame

from game.board import GLAD, SORRY
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Space,
    Viewport,
    Words,
    draw_fade,
    grown,
    text_style,
)

from ...common import GREEN_CLOTH, GREY_CLOTH, draw_painting, sight_picture
from ...services import Services
from ..parts.hero_painting import LEAST_FACE, draw_ribboned_face
from ..parts.voyage_pictures import CAPTAINS, goods_icon
from .told_voyage import ToldVoyage

#: The edges inside the frame, and the gap between lines.
_EDGE, _GAP = 20.0, 6.0
#: The height of the points, and how dark the foot of the painting and all of a lost one is; from
#: where to where it gets dark, as shares of its height.
_POINTS_HIGH, _SHADE, _LOST_VEIL, _SHADED = 68.0, 205, 40, (0.3, 0.62)
_LINE = text_style.HEADING.with_changes(
    size=20, colour=Colours.light, bold=False, outline=1.8, wrap=True, align="center"
)
_MORE = _LINE.with_changes(size=16, colour=Colours.gold)
_POINTS = text_style.TITLE.with_changes(size=62, colour=Colours.gold, valign="middle")
_OF_POINTS = text_style.HEADING.with_changes(
    size=19, colour=Colours.light, bold=False, outline=1.6, valign="middle"
)


class EndingMoment(Block):
    """A painting with all that matters of an end, in one order from its top to its foot.

    ``counted`` is the share of the score that is shown, 0 to 1; the ``medals`` are what is new.
    """

    def __init__(
        self,
        services: Services,
        told: ToldVoyage,
        title: str,
        lines: Sequence[str],
        medals: Block | None,
        *,
        counted: Callable[[], float],
    ) -> None:
        self._services, self._told, self._title = services, told, title
        self._counted = counted
        first, *others = lines
        self._column = Column(
            Drawn(self._draw_captain, LEAST_FACE, spring=1.0),
            Words(first, _LINE),
            *(Words(line, _MORE) for line in others),
            Drawn(self._draw_points, grown(_POINTS_HIGH)),
            *([Space(_GAP), medals] if medals else []),
            gap=_GAP,
        )
        super().__init__(self._column, spring=1.0)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height with the captain's medal as small as may be."""
        return self._column.height(view, width - 2 * _EDGE) + 2 * _EDGE

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay everything within the frame."""
        self.area = area
        self._column.place(view, area.inflate(-2 * _EDGE, -2 * _EDGE))

    def draw(self, canvas: Canvas) -> None:
        """Draw the painting, darker towards its foot, and what is on it."""
        box, won = self.area, self._told.won
        place = (self._told.result.goal or "castle") if won else "squall"
        draw_painting(canvas, box, sight_picture(place), veil=0 if won else _LOST_VEIL)
        inside = box.inflate(-5, -5)
        top, deep = (box.y + share * box.height for share in _SHADED)
        draw_fade(canvas, (inside.x, top, inside.width, deep - top), Colours.night, (0, _SHADE))
        canvas.fill(
            (inside.x, deep, inside.width, inside.bottom - deep), Colours.night, alpha=_SHADE
        )
        super().draw(canvas)

    def _draw_captain(self, canvas: Canvas, area: pygame.FRect) -> None:
        told = self._told
        captain = f"{CAPTAINS}/{told.winner or told.header.voyage.captain}"
        feeling, cloth = (GLAD, GREEN_CLOTH) if told.won else (SORRY, GREY_CLOTH)
        draw_ribboned_face(
            canvas, area, captain, self._title, cloth, feeling=feeling, rays=told.won
        )

    def _draw_points(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw the crown, the points, and what they are, side by side in the middle."""
        points = str(round(self._told.result.score * self._counted()))
        name = self._services.translate("voyage_end.points")
        side, gap = area.height, 10.0
        wide = canvas.text_size(points, _POINTS)[0], canvas.text_size(name, _OF_POINTS)[0] + 4
        x = area.centerx - (side + sum(wide) + 2 * gap) / 2
        canvas.image(goods_icon("score"), (x, area.y, side, side))
        x += side + gap
        canvas.text(points, (x, area.y, wide[0] + 4, area.height), _POINTS)
        canvas.text(name, (x + wide[0] + gap, area.y, wide[1], area.height), _OF_POINTS)
