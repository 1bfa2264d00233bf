"""The bubble of a tip: words over the river, where no creature stands, and a point."""

from __future__ import annotations

import pygame

from game.board import Layout, RingLayout
from game.kit import Canvas, Colours, Sizes, Viewport, name_keys, text_size, text_style

from ...common.table.river_panel import river_width

_WIDEST = 340.0
_MARGIN, _PADDING, _ICON, _CROSS = 8.0, 14.0, 26.0, 22.0
#: Where the highest bubble begins, below the other row, and the lowest ends, above the hand.
_TOP, _FOOT = 126.0, 174.0
_POINT = 13.0
#: The upper edge beyond which no bubble reaches, however large its words are.
_EDGE = 6.0
#: The distance of the bubble from a bridge that is its target.
_BESIDE = 26.0
_WORDS = text_style.BODY.with_changes(size=16, colour=Colours.light)


class TipBubble:
    """Words with a point towards ``target``; a press anywhere on it puts it away."""

    def __init__(self) -> None:
        self.words = ""
        self.framed = True
        self.target = pygame.FRect(0, 0, 0, 0)
        self.box = pygame.FRect(0, 0, 0, 0)

    def show(self, words: str, target: pygame.FRect, *, framed: bool) -> None:
        """Show ``words`` about the things at ``target``."""
        self.words, self.target, self.framed = words, target, framed

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the bubble between the bridges' ends, at the height of its target."""
        # The undo buttons below it must stay free to be pressed.
        foot = min(layout.height - _FOOT, layout.undo.y - _MARGIN)
        usual = min(2 * layout.bridge_half - 2 * _MARGIN, _WIDEST)
        highest = _TOP
        if isinstance(layout, RingLayout):
            # The button that passes a card stays free to be pressed, too (R13.8).
            highest = layout.relief.y + layout.relief.height + _MARGIN
        width = river_width(layout, usual, lambda wide: self._height(view, wide), foot - highest)
        tall = self._height(view, width)
        lowest = foot - tall
        box = pygame.FRect((layout.width - width) / 2, 0, width, tall)
        box.centery = self.target.centery
        if box.colliderect(self.target):
            # The target lies between the bridges' ends, too: the bubble moves to the middle.
            upper = self.target.centery < layout.message.y + layout.message.height / 2
            if upper:
                box.top = self.target.bottom + _BESIDE
            else:
                box.bottom = self.target.top - _BESIDE
        box.y = max(_EDGE, min(max(box.y, highest), lowest))
        self.box = box

    def _height(self, view: Viewport, width: float) -> float:
        """Return how high a bubble of a width is."""
        inside = width - 3 * _PADDING - _ICON - _CROSS
        return max(text_size(view, self.words, _WORDS, inside)[1] + 2 * _PADDING, 56.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble with its point; the last picture is used again while it is valid."""
        # The words may name a key.
        key = name_keys(self.words), tuple(self.box), tuple(self.target)
        canvas.part("tip", key, self._paint)

    def _paint(self, canvas: Canvas) -> None:
        box = self.box
        canvas.shadow(box, spread=10, drop=4, radius=Sizes.radius_large, covered=True)
        canvas.box(box, Colours.panel, Colours.attention, width=2, radius=Sizes.radius_large)
        self._draw_point(canvas)
        with canvas.reading(box):
            self._paint_words(canvas, box)

    def _paint_words(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the bulb where reading begins, the words, and the cross behind them."""
        icon = (box.x + _PADDING - 2, box.y + _PADDING - 3, _ICON, _ICON)
        canvas.image("icons/hint", icon)
        cross = pygame.FRect(0, 0, _CROSS, _CROSS)
        cross.topright = box.right - _PADDING + 4, box.y + _PADDING - 4
        canvas.image("icons/cross", cross)
        left = box.x + 1.5 * _PADDING + _ICON
        words = (left, box.y, cross.left - left - _PADDING / 2, box.height)
        canvas.text(self.words, words, _WORDS, valign="middle")

    def _draw_point(self, canvas: Canvas) -> None:
        """Draw the point at the edge that faces the target."""
        box, target = self.box, self.target
        reach = box.width / 2 - Sizes.radius_large - _POINT
        if target.top >= box.bottom or target.bottom <= box.top:
            way = 1 if target.top >= box.bottom else -1
            x = min(max(target.centerx, box.centerx - reach), box.centerx + reach)
            foot = box.bottom if way > 0 else box.top
            ends = ((-1.0, 0.0), (0.0, 1.0), (1.0, 0.0))
            shape = [(x + across * _POINT, foot + way * (down * _POINT)) for across, down in ends]
            inner = [
                (x + across * (_POINT - 3), foot + way * (down * (_POINT - 3) - 2.5))
                for across, down in ends
            ]
        else:
            way = 1 if target.centerx > box.centerx else -1
            foot = box.right if way > 0 else box.left
            y = min(max(target.centery, box.top + 2 * _POINT), box.bottom - 2 * _POINT)
            shape = [(foot, y - _POINT), (foot + way * _POINT, y), (foot, y + _POINT)]
            small = _POINT - 3
            x = foot - way * 2.5
            inner = [(x, y - small), (x + way * small, y), (x, y + small)]
        canvas.polygon(shape, Colours.attention)
        canvas.polygon(inner, Colours.panel)
