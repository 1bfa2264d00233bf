"""The players of a ring in a row: partners beside each other, teams apart."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, grown, text_style
from game.play import teams_of
from game.rules import Field

from ..drawings.side_emblem import draw_seat
from .match_words import PlayerHead

_NAME = text_style.STRONG.with_changes(size=16, fit=True, align="center", floor=11)
_AGAINST = text_style.CAPTION.with_changes(size=14, align="center", colour=Colours.gold, fit=True)
#: The heights of a name and of the air over it, and the width between teams.
_NAME_HIGH, _AIR, _APART = 22.0, 2.0, 44.0
_CROWN = 30.0


def draw_ring_heads(
    canvas: Canvas,
    rect: RectLike,
    heads: Sequence[PlayerHead],
    field: Field,
    against: str,
    crowned: Sequence[int] = (),
) -> None:
    """Draw portraits with names below; ``crowned`` are the seats that have won."""
    box = pygame.FRect(rect)
    teams = teams_of(field)
    apart = grown(_APART)
    wide = (box.width - apart * (len(teams) - 1)) / len(heads)
    x = box.x
    for number, team in enumerate(teams):
        if number:
            canvas.text(against, (x, box.y, apart, box.height), _AGAINST, valign="middle")
            x += apart
        for seat in team:
            cell = pygame.FRect(x, box.y, wide, box.height)
            _draw_head(canvas, cell, seat, heads[seat], crowned=seat in crowned)
            x += wide


def _draw_head(
    canvas: Canvas, cell: pygame.FRect, seat: int, head: PlayerHead, *, crowned: bool
) -> None:
    high = grown(_NAME_HIGH)
    radius = (cell.height - high - _AIR) / 2
    draw_seat(canvas, head.portrait, seat, (cell.centerx, cell.y + radius), radius)
    if crowned:
        crown = pygame.FRect(0, 0, _CROWN, _CROWN)
        crown.center = cell.centerx + radius + _CROWN * 0.7, cell.y + radius
        canvas.image("ui/crown", crown)
    name = (cell.x + 4, cell.bottom - high, cell.width - 8, high)
    canvas.text(head.name, name, _NAME, colour=Colours.sides[seat], valign="middle")
