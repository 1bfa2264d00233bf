"""The seats of a ring side by side in a row of a list: partners together, opponents apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from game.board import draw_seat_portrait
from game.kit import Canvas, Colours, box_at, grown, text_style
from game.rules import Field

from .match_rows import rows_stacked
from .match_words import PlayerHead

#: The radius of a portrait with its frame, how much larger it is where there is more room, and
#: how high the name below it is.
_PORTRAIT, _LARGER, _NAME_HIGH = 22.0, 1.3, 20.0
_CROWN, _AGAINST_WIDE = 24.0, 34.0
_NAME = text_style.STRONG.with_changes(size=15, align="center", valign="middle", fit=True, floor=10)
_AGAINST = text_style.CAPTION.with_changes(
    size=14, align="center", valign="middle", colour=Colours.gold, fit=True
)

#: Draws something beside the portrait of a seat.
DrawBeside = Callable[[Canvas, pygame.FRect, int], None]


def draw_seats(
    canvas: Canvas,
    box: pygame.FRect,
    field: Field,
    heads: Sequence[PlayerHead],
    against: str,
    winners: Collection[int] = (),
    beside: DrawBeside | None = None,
) -> None:
    """Draw all seats, those that have won with a crown, and what stands ``beside`` each of them."""
    apart = max(_AGAINST_WIDE, canvas.text_size(against, _AGAINST)[0] + 4)
    for seat, cell in _seat_cells(box, field, apart).items():
        name_high = grown(_NAME_HIGH)
        most = (cell.height - name_high) / 2
        radius = min(most, _PORTRAIT * (_LARGER if rows_stacked() else 1.0))
        top = cell.centery - (2 * radius + name_high) / 2
        middle = cell.centerx, top + radius
        draw_seat_portrait(canvas, heads[seat].portrait, seat, middle, radius)
        name = (cell.x + 2, top + 2 * radius + 1, cell.width - 4, name_high)
        canvas.text(heads[seat].name, name, _NAME, colour=Colours.sides[seat])
        place = pygame.FRect(middle[0] + radius + 2, top, cell.right - middle[0] - radius - 2, 0)
        place.height = 2 * radius
        if seat in winners:
            canvas.image("ui/crown", (place.x, place.y, _CROWN, _CROWN))
        if beside is not None:
            beside(canvas, place, seat)
    if not field.spoils:
        canvas.text(against, box_at(box.center, apart, box.height), _AGAINST)


def _seat_cells(box: pygame.FRect, field: Field, apart: float) -> dict[int, pygame.FRect]:
    """Return the place of each seat: those of a team side by side, two teams ``apart``."""
    order = sorted(field.sides, key=lambda seat: (field.teams[seat], seat))
    gap = 0.0 if field.spoils else apart
    wide = (box.width - gap) / len(order)
    half = len(order) / 2
    return {
        seat: pygame.FRect(
            box.x + number * wide + (gap if number >= half else 0.0), box.y, wide, box.height
        )
        for number, seat in enumerate(order)
    }
