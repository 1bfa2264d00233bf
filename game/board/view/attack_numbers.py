"""The numbers of those that are to attack (R5.2), drawn on their cards."""

from __future__ import annotations

from functools import partial

import pygame

from game.kit import Canvas, Colour, Colours, Point

from ..cards.card_lettering import draw_number
from ..cards.card_view import SLIM_BELOW
from ..table import Piece, Rank

#: The radius of a badge, and of the next attacker's.
RADIUS, _NEXT = 14.0, 18.0
_RIM: Colour = (40, 14, 10)
_DISC: Colour = (150, 34, 26)
_NEXT_DISC: Colour = (226, 74, 24)
#: A badge that pops up is drawn in so many sizes.
_SIZES = 6


def draw_order(canvas: Canvas, order: dict[Piece, Rank]) -> None:
    """Draw the numbers at the upper left of their cards, the next attacker's larger."""
    first = min((rank.number for rank in order.values()), default=0)
    for piece, rank in order.items():
        share = round(rank.grown * _SIZES) / _SIZES
        if share <= 0 or piece.unit is None:
            continue
        ahead = rank.number == first
        radius = (_NEXT if ahead else RADIUS) * share
        middle = number_middle(piece, radius, canvas.view.width)
        if ahead:
            light = pygame.FRect(0, 0, radius, radius)
            light.center = middle
            canvas.glow(light, Colours.attacker, strength=220, spread=16, radius=radius / 2)
        _badge(canvas, rank.number, ahead, middle, radius)


def number_middle(piece: Piece, radius: float, window: float) -> Point:
    """Return where the number of a piece stands, whole in a ``window`` so wide.

    A full lane ends at the edge of the window.
    """
    x, y = piece.x - piece.width / 2 + 5, piece.y - piece.height / 2 + 4
    if piece.width < SLIM_BELOW:
        # A narrow card has its signs in the middle: the number stands above them.
        x, y = piece.x, y - 13
    away = radius + 2
    return min(max(x, away), window - away), max(y, away)


def _badge(canvas: Canvas, number: int, ahead: bool, middle: Point, radius: float) -> None:
    size = (2 * radius + 2, 2 * radius + 2)
    paint = partial(_paint, number=number, ahead=ahead)
    canvas.blit(canvas.sprite(("rank", number, ahead), size, paint), middle, centered=True)


def _paint(sheet: Canvas, number: int, ahead: bool) -> None:
    middle = sheet.view.center
    radius = sheet.view.width / 2 - 1
    sheet.circle(middle, radius, _RIM)
    sheet.circle(middle, radius * 0.92, Colours.gold if ahead else Colours.bronze)
    sheet.circle(middle, radius * 0.76, _RIM)
    sheet.circle(middle, radius * 0.7, _NEXT_DISC if ahead else _DISC)
    sheet.circle(
        (middle[0] - radius * 0.14, middle[1] - radius * 0.2), radius * 0.42, _shine(ahead)
    )
    draw_number(sheet, number, middle, radius * (0.95 if number < 10 else 0.75))


def _shine(ahead: bool) -> Colour:
    return (240, 110, 44) if ahead else (176, 54, 38)
