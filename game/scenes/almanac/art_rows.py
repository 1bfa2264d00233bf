"""What stands before the stage of a page, side by side: a hand face down, crystals, signs."""

from collections.abc import Sequence

import pygame

from game.board import CARD_SHAPE
from game.kit import Canvas, Colours, box_at

#: A hand face down: how high its cards are for the picture, how deep it hangs at its ends, and
#: how far a card that is lit stands out of it.
_HAND, _HANG, _LIFT = 0.84, 0.16, 0.07


def places(room: pygame.FRect, count: int, shape: float) -> list[pygame.FRect]:
    """Return places side by side in the middle of a room, ``shape`` times as wide as high."""
    gap = 8.0
    high = min(room.height, (room.width - (count - 1) * gap) / count / shape)
    wide = high * shape
    left = room.centerx - (count * wide + (count - 1) * gap) / 2
    return [
        pygame.FRect(left + number * (wide + gap), room.centery - high / 2, wide, high)
        for number in range(count)
    ]


def draw_backs(
    canvas: Canvas, room: pygame.FRect, count: int, lit: range, bright: int | None = None
) -> None:
    """Draw a hand face down; ``lit`` cards have a golden edge, those beyond ``bright`` are dim."""
    high = _HAND * room.height
    wide = high / CARD_SHAPE
    step = min(wide * 0.86, (room.width - wide) / (count - 1))
    middle = (count - 1) / 2
    for number in range(count):
        seen = bright is None or number < bright
        away = number - middle
        y = room.centery + high * _HANG * ((away / middle) ** 2 - 0.5)
        y -= _LIFT * high if number in lit else 0.0
        box = box_at((room.centerx + away * step, y), wide, high)
        canvas.shadow(box.inflate(-4, -4), spread=6, drop=3, radius=6)
        if number in lit:
            canvas.glow(box.inflate(-4, -4), Colours.gold, strength=230, spread=18, radius=8)
        canvas.image("ui/back", box, tint=None if seen else Colours.disabled_tint)
        if number in lit:
            canvas.frame(box.inflate(4, 4), Colours.gold, width=3, radius=7)


def draw_gems(canvas: Canvas, room: pygame.FRect, lit: int, dark: int, *, more: bool) -> None:
    """Draw crystals of mana; ``more``: those at the end are given, else they are spent."""
    boxes = places(room.inflate(0, -0.4 * room.height), lit + dark, 1.0)
    for number, box in enumerate(boxes):
        full = number < lit or more
        canvas.image("ui/mana1" if full else "ui/mana0", box)
        if number >= lit and more:
            canvas.frame(box.inflate(8, 8), Colours.gold, width=3, radius=box.width / 2)


def draw_images(canvas: Canvas, room: pygame.FRect, names: Sequence[str]) -> None:
    """Draw pictures side by side."""
    boxes = places(room.inflate(0, -0.25 * room.height), len(names), 1.0)
    for name, box in zip(names, boxes, strict=True):
        canvas.image(name, box)
