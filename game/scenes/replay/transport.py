"""The buttons that move a replay, each with a sign of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import pygame

from game.kit import Canvas, Colours, Point, Pressable

#: What a button shows: bars and arrowheads from the left, ``<`` and ``>`` to either side.
Sign: TypeAlias = Literal["|<", "<<", "<", "play", "pause", ">", ">>", ">|"]
_HALF, _BAR, _APART = 7.5, 3.4, 11.0


class TransportButton(Pressable):
    """A plate with a sign made of bars and arrowheads, which never turn round: time is time."""

    def __init__(self, sign: Sign, on_click: Callable[[], None], hint: str) -> None:
        super().__init__(on_click, hint=hint)
        self.sign: Sign = sign

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate and the sign."""
        box = self.rect.move(0, 1.5) if self.sunk else self.rect
        main = self.sign in ("play", "pause")
        self.draw_plate(canvas, "ui/button" if main else "ui/panel_wood", box)
        colour = Colours.light if main else Colours.gold
        if not self.enabled:
            colour = Colours.disabled
        size = 1.35 if main else 1.0
        for center, ink in (((box.centerx, box.centery + 1.4), Colours.ink_shadow),
                            (box.center, colour)):  # fmt: skip
            _draw_sign(canvas, self.sign, center, size, ink)


def _draw_sign(
    canvas: Canvas, sign: Sign, center: Point, size: float, colour: tuple[int, int, int]
) -> None:
    parts = {"play": ">", "pause": "||"}.get(sign, sign)
    step = (_APART if parts != "||" else 9.0) * size
    x = center[0] - step * (len(parts) - 1) / 2
    for part in parts:
        if part == "|":
            bar = pygame.FRect(0, 0, _BAR * size * (1.2 if parts == "||" else 1), 15 * size)
            bar.center = x, center[1]
            canvas.fill(bar, colour, radius=1.4)
        else:
            way = 1 if part == ">" else -1
            half, reach = _HALF * size, 5.6 * size * way
            y = center[1]
            canvas.polygon([(x + reach, y), (x - reach, y - half), (x - reach, y + half)], colour)
        x += step
