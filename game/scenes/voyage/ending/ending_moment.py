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
    Row,
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
#: The height of the points, how dark the side of the words and all of a lost painting is, from
#: where to where it gets lighter, and where the place is seen, as shares of its width.
_POINTS_HIGH, _SHADE, _LOST_VEIL, _SHADED, _PLACE = 68.0, 225, 30, (0.3, 0.66), 0.74
#: The share of the width that the words take, and the growth of the texts from which all of it.
_WORDS, _WIDE = 0.5, 1.3
_LINE = text_style.HEADING.with_changes(
    size=20, colour=Colours.light, bold=False, outline=1.8, wrap=True, align="center"
)
_MORE = _LINE.with_changes(size=16, colour=Colours.gold)
_POINTS = text_style.TITLE.with_changes(size=62, colour=Colours.gold, valign="middle")
_OF_POINTS = text_style.HEADING.with_changes(
    size=19, colour=Colours.light, bold=False, outline=1.6, valign="middle"
)


class EndingMoment(Block):
    """A painting with all that matters of an end beside its place.

    ``counted`` is the share of the score that is shown, 0 to 1; a few ``medals`` of what is new
    stand below the words.
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
        told_of = Column(
            Drawn(self._draw_captain, LEAST_FACE, spring=1.0),
            Words(first, _LINE),
            *(Words(line, _MORE) for line in others),
            Drawn(self._draw_points, grown(_POINTS_HIGH)),
            *([medals] if medals else []),
            gap=_GAP,
        )
        self._row = Row(told_of, Space(), shares=(_WORDS, 1 - _WORDS), stack=_WIDE, spring=1.0)
        super().__init__(self._row, spring=1.0)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height with the captain's medal as small as may be."""
        return self._row.height(view, width - 2 * _EDGE) + 2 * _EDGE

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay everything within the frame."""
        self.area = area
        self._row.place(view, area.inflate(-2 * _EDGE, -2 * _EDGE))

    def draw(self, canvas: Canvas) -> None:
        """Draw the painting, dark at the side of the words, and what is on it."""
        box, won = self.area, self._told.won
        place = (self._told.result.goal or "castle") if won else "squall"
        draw_painting(canvas, box, sight_picture(place), veil=0 if won else _LOST_VEIL, at=_PLACE)
        inside = box.inflate(-5, -5)
        dark, clear = (share * inside.width for share in _SHADED)
        if grown(1.0) > _WIDE:
            dark = clear = inside.width
        canvas.fill((*inside.topleft, dark, inside.height), Colours.night, alpha=_SHADE)
        fade = inside.x + dark, inside.y, clear - dark, inside.height
        draw_fade(canvas, fade, Colours.night, (_SHADE, 0), across=True)
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
