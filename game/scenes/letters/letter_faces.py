"""The faces of all who play a match by letter, in one row, the winners with their crowns."""

from functools import partial

import pygame

from game.kit import Canvas, Drawn, box_at
from game.play import LetterMatch

from ..services import Services
from .letter_row import paint_faces, winners

#: The radius of a face, and between two middles at most for it.
_FACE, _APART = 43.0, 3.0
#: Where the crown of who has won lies on a face, and its side, for a radius of one.
_CROWN_X, _CROWN_Y, _CROWN = 0.62, -0.66, 0.9


def faces_of(services: Services, match: LetterMatch) -> Drawn:
    """Return the row of all faces of a match."""
    return Drawn(partial(_draw_faces, services, match), 2 * _FACE + 8)


def _draw_faces(services: Services, match: LetterMatch, canvas: Canvas, area: pygame.FRect) -> None:
    paint, seats = paint_faces(services, match), match.terms.seats
    radius = min(_FACE, area.width / seats / _APART * 1.2)
    apart = min(_APART * radius, area.width / seats)
    for seat in range(seats):
        x = area.centerx + (seat - (seats - 1) / 2) * apart
        paint(canvas, seat, (x, area.centery), radius)
        if seat in winners(match):
            crown = x + _CROWN_X * radius, area.centery + _CROWN_Y * radius
            canvas.image("ui/crown", box_at(crown, _CROWN * radius))
