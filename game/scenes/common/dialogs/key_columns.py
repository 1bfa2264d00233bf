"""The rows of the card of keys: what is done, and the keys that do it, in groups."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit import (
    GLYPH_HEIGHT,
    Block,
    Board,
    Canvas,
    Colours,
    Sizes,
    Viewport,
    draw_key,
    draw_pad,
    grown,
    key_width,
    pad_width,
    text_size,
    text_style,
)

from ...key_words import key_caps, pad_in_hand
from ...services import Services

#: The heights of a heading, of a row and of a key in it; the space over a group.
_HEADING, _ROW, _CAP, _APART_GROUPS = 40.0, 37.0, 28.0, 8.0
#: How much lower rows may be in usual texts, for want of room.
_LOWEST = 0.72
#: The picture of a heading.
_SIGN = 30.0
#: In a row: the space before the words, between words and keys, between keys, and behind them.
_BEFORE, _AWAY, _APART, _BEHIND = 12.0, 6.0, 14.0, 10.0
_GROUP = text_style.NAME.with_changes(size=20, colour=Colours.gold)
_WORDS = text_style.BODY.with_changes(size=16, valign="middle", fit=True)
#: Triggers that are drawn in the order in which they lie on the board, in every language.
DIGITS = ("1", "…", "9")


def trigger_width(
    view: Viewport, services: Services, board: Board, trigger: str, height: float = GLYPH_HEIGHT
) -> float:
    """Return how wide the picture of a trigger is."""
    if board == "pad":
        return pad_width(view, trigger, pad_in_hand(services.inputs), height)
    return key_width(view, key_caps(services.translate, trigger), height)


def draw_trigger(
    canvas: Canvas,
    services: Services,
    board: Board,
    trigger: str,
    x: float,
    middle: float,
    height: float = GLYPH_HEIGHT,
) -> float:
    """Draw a trigger from ``x`` on, around the height ``middle``; return where it ends."""
    if board == "pad":
        return draw_pad(canvas, trigger, pad_in_hand(services.inputs), x, middle, height)
    return draw_key(canvas, key_caps(services.translate, trigger), x, middle, height)


class KeyRow(NamedTuple):
    """A line of the card: what is done, and the triggers that do it."""

    words: str
    triggers: tuple[str, ...]


class KeyGroup(NamedTuple):
    """Rows below a heading with its picture."""

    heading: str
    icon: str
    rows: list[KeyRow]


class KeyColumns(Block):
    """Groups below their headings, in columns whose rows are of one height; ``board`` has the keys.

    In usual texts they draw nearer to each other where a window is low, by ``around`` less.
    """

    def __init__(
        self,
        services: Services,
        board: Board,
        columns: Sequence[Sequence[KeyGroup]],
        *,
        gap: float,
        around: float,
    ) -> None:
        super().__init__()
        self._services, self._board, self._columns = services, board, columns
        self._gap, self._around = gap, around

    def _wide(self, width: float) -> float:
        return (width + self._gap) / len(self._columns) - self._gap

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the highest column is, or as much as the window has room for."""
        high = max(self._whole(view, column, self._wide(width)) for column in self._columns)
        return high if grown(1.0) > 1.0 else min(high, view.height - self._around)

    def _whole(self, view: Viewport, column: Sequence[KeyGroup], width: float) -> float:
        rows = (self._row_height(view, row, width) for group in column for row in group.rows)
        return sum(rows) + len(column) * (grown(_HEADING) + _APART_GROUPS)

    def _row_height(self, view: Viewport, row: KeyRow, width: float) -> float:
        if grown(1.0) <= 1.0:
            return _ROW
        keys = sum(self._trigger(view, key, grown(_CAP)) + _APART for key in row.triggers)
        wide = width - _BEFORE - _AWAY - keys - _BEHIND
        return max(grown(_ROW), text_size(view, row.words, _WORDS, wide)[1] + 8)

    def _trigger(self, view: Viewport, trigger: str, height: float) -> float:
        return trigger_width(view, self._services, self._board, trigger, height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the columns, all rows squeezed by the same measure."""
        wide = self._wide(self.area.width)
        whole = max(self._whole(canvas.view, column, wide) for column in self._columns)
        squeeze = max(_LOWEST, min(1.0, self.area.height / whole))
        for number, column in enumerate(self._columns):
            x = self.area.x + number * (wide + self._gap)
            y = self.area.y
            for group in column:
                y = self._draw_group(canvas, group, pygame.FRect(x, y, wide, 0), squeeze)

    def _draw_group(
        self, canvas: Canvas, group: KeyGroup, place: pygame.FRect, squeeze: float
    ) -> float:
        x, y, width, _ = place
        high = grown(_HEADING) * squeeze
        side = min(_SIGN, high - 6)
        canvas.image(group.icon, (x + 4, y + (high - side) / 2, side, side))
        left = side + 14
        canvas.text(group.heading, (x + left, y, width - left, high), _GROUP, valign="middle")
        y += high
        for number, row in enumerate(group.rows):
            high = self._row_height(canvas.view, row, width) * squeeze
            box = pygame.FRect(x, y, width, high - 3)
            alpha = 130 - number % 2 * 50
            canvas.fill(box, Colours.well, radius=Sizes.radius_small, alpha=alpha)
            self._draw_row(canvas, row, box)
            y += high
        return y + _APART_GROUPS * squeeze

    def _draw_row(self, canvas: Canvas, row: KeyRow, box: pygame.FRect) -> None:
        height = min(grown(_CAP), box.height - 5)
        x = box.right - _BEHIND
        as_read = not (canvas.is_flipped and row.triggers == DIGITS)
        for trigger in reversed(row.triggers) if as_read else row.triggers:
            x -= self._trigger(canvas.view, trigger, height)
            draw_trigger(canvas, self._services, self._board, trigger, x, box.centery, height)
            x -= _APART
        width = x - box.x - _BEFORE - _AWAY
        canvas.text(row.words, (box.x + _BEFORE, box.y, width, box.height), _WORDS)
