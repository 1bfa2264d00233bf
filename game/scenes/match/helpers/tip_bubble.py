"""The bubble of a tip: words over the river, where no creature stands, and a point."""

import math

import pygame

from game.board import GLAD, LARGE_WORDS, MENTOR, Layout, draw_speaker, draw_speech
from game.kit import (
    Canvas,
    Colours,
    Point,
    Sizes,
    Viewport,
    grown,
    name_keys,
    text_size,
    text_style,
)

from ...common import tip_place

_WIDEST = 340.0
#: How much wider it becomes, step by step, where that covers less, and the most of the window.
_STEPS, _MOST = (1.0, 1.25, 1.5, 1.75, 2.0), 0.6
_MARGIN, _PADDING, _CROSS = 8.0, 16.0, 20.0
#: The size of the speaker, and its middle from the corner of the sheet.
_FACE, _FACE_AT = 32.0, (20.0, 24.0)
#: Where the highest bubble begins, below the other row, and the lowest ends, above the hand.
_TOP, _FOOT = 126.0, 174.0
_POINT = 13.0
#: The upper edge beyond which no bubble reaches, however large its words are.
_EDGE = 6.0
#: The distance of the bubble from its target: its point has room between them.
_BESIDE = 20.0
#: How far away a target is to which an arrow leads, how wide that is, and how far it bends.
_FAR, _ARROW, _BEND = 90.0, 5.0, 18.0
_WORDS = text_style.BODY.with_changes(size=16, colour=Colours.light)


class TipBubble:
    """Words with a point or an arrow to ``target``; a press anywhere on it puts it away.

    It covers neither that nor what is to be kept ``free``.
    """

    def __init__(self) -> None:
        self.words = ""
        self.framed = True
        self.target = pygame.FRect(0, 0, 0, 0)
        self.free: tuple[pygame.FRect, ...] = ()
        self.box = pygame.FRect(0, 0, 0, 0)

    def show(
        self, words: str, target: pygame.FRect, *, framed: bool, free: tuple[pygame.FRect, ...] = ()
    ) -> None:
        """Show ``words`` about the things at ``target``."""
        self.words, self.target, self.framed, self.free = words, target, framed, free

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the bubble near to its target, between the bridges' ends if its words have room."""
        # The undo buttons below it must stay free to be pressed.
        foot = min(layout.height - _FOOT, layout.undo.y - _MARGIN)
        usual = min(2 * layout.bridge_half - 2 * _MARGIN, _WIDEST)
        highest = _TOP
        if layout.field.is_ring:
            # The button that passes a card stays free to be pressed, too (R13.8).
            highest = layout.relief.y + layout.relief.height + _MARGIN
        room = foot - highest
        widths = [min(usual * step, _MOST * layout.width) for step in _STEPS]
        sizes = [(width, self._height(view, width)) for width in widths]
        fitting = [size for size in sizes if size[1] <= room] or sizes[-1:]
        top = max(_EDGE, min(highest, foot - max(tall for _, tall in fitting)))
        free = (self.target.inflate(2 * _BESIDE, 2 * _BESIDE), *self.free)
        # Over the river if it can be, else over the land.
        for wide in (fitting[-1][0], layout.width - 2 * _EDGE):
            space = pygame.FRect((layout.width - wide) / 2, top, wide, foot - top)
            self.box = tip_place(space, fitting, self.target, free)
            if self.box.collidelist(free) < 0:
                break

    def _height(self, view: Viewport, width: float) -> float:
        inside = width - _words_in() - 1.5 * _PADDING - _CROSS
        return max(text_size(view, self.words, _WORDS, inside)[1] + 2 * _PADDING, 66.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble with its point; the last picture is used again while it is valid."""
        # The words may name a key.
        key = name_keys(self.words), tuple(self.box), tuple(self.target)
        canvas.part("tip", key, self._paint)

    def _paint(self, canvas: Canvas) -> None:
        box, (start, end) = self.box, self.way
        far = math.dist(start, end) > _FAR or (start[0] != end[0] and start[1] != end[1])
        draw_speech(canvas, box, point=None if far else (start, end))
        if far:
            canvas.arrow(start, end, Colours.attention, bend=_BEND, width=_ARROW)
        with canvas.reading(box):
            self._paint_words(canvas, box)

    def _paint_words(self, canvas: Canvas, box: pygame.FRect) -> None:
        if _has_face():
            middle = box.x + _FACE_AT[0], min(box.y + _FACE_AT[1], box.centery)
            draw_speaker(canvas, MENTOR, middle, _FACE, feeling=GLAD)
        cross = pygame.FRect(0, 0, _CROSS, _CROSS)
        cross.topright = box.right - _PADDING + 2, box.y + _PADDING - 4
        canvas.image("icons/cross", cross)
        left = box.x + _words_in()
        words = (left, box.y, cross.left - left - _PADDING / 2, box.height)
        canvas.text(self.words, words, _WORDS, valign="middle")

    @property
    def way(self) -> tuple[Point, Point]:
        """Where the way to the target begins, at the bubble's edge, and where it ends."""
        box, target = self.box, self.target
        edge = Sizes.radius_large + _POINT
        x = _between(box.x + edge, box.right - edge, target.x, target.right)
        y = _between(box.y + edge, box.bottom - edge, target.y, target.bottom)
        below, behind = target.centery > box.centery, target.centerx > box.centerx
        if x is not None and not box.y < target.centery < box.bottom:
            return (x, box.bottom if below else box.y), (x, target.y if below else target.bottom)
        near = target.x if behind else target.right
        away = box.right if behind else box.x
        if y is not None:
            return (away, y), (near, y)
        return (away, box.bottom - edge if below else box.y + edge), (near, target.centery)


def _has_face() -> bool:
    """Whether there is a speaker: it gives way to large words."""
    return grown(1.0) <= LARGE_WORDS


def _words_in() -> float:
    return _FACE_AT[0] + _FACE + _PADDING / 2 if _has_face() else _PADDING


def _between(first: float, last: float, start: float, end: float) -> float | None:
    """Return the middle of what two stretches share, nearest to that of the second; else None."""
    low, high = max(first, start), min(last, end)
    return max(low, min((start + end) / 2, high)) if low <= high else None
