"""A bar that folds rare choices away: folded, it says what they are set to."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit import Canvas, Colours, Pressable, draw_panel, text_style

from ..common.screen import inner

_NAME = text_style.STRONG.with_changes(size=17, colour=Colours.gold, valign="middle", outline=1.2)
_VALUES = text_style.BODY.with_changes(
    size=15, colour=Colours.text, align="right", valign="middle", fit=True
)
#: How far the arrow reaches from its middle.
_ARROW = 7.0


class FoldBar(Pressable):
    """A name with an arrow at its beginning, and ``values`` at its end while it is folded."""

    def __init__(self, name: str, on_fold: Callable[[], None]) -> None:
        super().__init__(on_fold)
        self.name = name
        self.values = ""
        self.folded = True

    def activate(self) -> None:
        """Fold, or unfold."""
        self.folded = not self.folded
        super().activate()

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        draw_panel(canvas, rect)
        if self.light:
            canvas.fill(inner(rect, 8), Colours.gold, radius=7, alpha=self.light)
        rtl = canvas.begins_right(self.name)
        self._draw_arrow(canvas, rect, rtl=rtl)
        box = inner(rect, 44, 4)
        wide = min(box.width / 2, canvas.text_size(self.name, _NAME)[0] + 1)
        words = pygame.FRect(box.right - wide if rtl else box.x, box.y, wide, box.height)
        canvas.text(self.name, words, _NAME, fit=True)
        if self.folded:
            rest = pygame.FRect(box.x, box.y, box.width - wide - 20, box.height)
            rest.x += 0 if rtl else wide + 40
            canvas.text(self.values, rest, _VALUES)

    def _draw_arrow(self, canvas: Canvas, rect: pygame.FRect, *, rtl: bool) -> None:
        x, y = (rect.right - 26 if rtl else rect.x + 26), rect.centery
        way = -1 if rtl else 1
        corners = [(x - 0.6 * way * _ARROW, y - _ARROW), (x + way * _ARROW, y)]
        corners.append((x - 0.6 * way * _ARROW, y + _ARROW))
        if not self.folded:
            corners = [(x - _ARROW, y - 0.5 * _ARROW), (x + _ARROW, y - 0.5 * _ARROW)]
            corners.append((x, y + _ARROW))
        canvas.polygon(corners, Colours.gold)
