"""Explanations in little room: each a picture, and its name running into what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit import (
    Canvas,
    Colours,
    Sizes,
    TextStyle,
    Viewport,
    interface_flipped,
    is_rtl,
    line_pieces,
    line_width,
    read_size,
    remembered,
    text_style,
)

from .ability_text import Explanation

#: How far the words stay off the edge of their panel.
INSET = 13.0
#: A picture, and how far the words beside it are from the edge.
_ICON, _ASIDE = 24.0, 31.0
#: Between two explanations, and from line to line.
_APART, _LINE = 9.0, 20.0
#: They fit into their lines, so that they are measured as large as they are drawn.
_WORDS = text_style.BODY.with_changes(wrap=False, fit=True)
_NAME = text_style.STRONG.with_changes(size=Sizes.body, colour=Colours.gold, valign="top")
_NOTE = _WORDS.with_changes(colour=Colours.attention)
#: Between a name and the words that follow it.
_SPACE = 6.0


class _Part(NamedTuple):
    """Words on one line: how far from the left, which line, and how they look."""

    x: float
    line: int
    words: str
    look: TextStyle


def running_height(view: Viewport, words: Sequence[Explanation], width: float) -> float:
    """Return how high a panel of explanations is that is ``width`` wide; 0 without any."""
    if not words:
        return 0.0
    inside = width - 2 * INSET
    heights = (_height(view, each, inside) for each in words)
    return sum(height + _APART for height in heights) - _APART + 2 * INSET


def draw_running(canvas: Canvas, words: Sequence[Explanation], box: pygame.FRect) -> None:
    """Draw explanations one below the other in a panel's ``box``."""
    with canvas.reading(box):
        y, inside = box.y + INSET, box.width - 2 * INSET
        for each in words:
            _draw_explanation(canvas, each, pygame.FRect(box.x + INSET, y, inside, 0))
            y += _height(canvas.view, each, inside) + _APART


def _draw_explanation(canvas: Canvas, each: Explanation, box: pygame.FRect) -> None:
    if each.name:
        canvas.image(f"ui/ic_{each.name}", (box.x - 2, box.y - 1, _ICON, _ICON))
    for part in _parts(canvas.view, each, box.width):
        pitch = _pitch()
        where = (box.x + part.x, box.y + part.line * pitch, box.width - part.x, pitch + 4)
        canvas.text(part.words, where, part.look)


def _height(view: Viewport, each: Explanation, width: float) -> float:
    lines = _parts(view, each, width)[-1].line + 1
    return max(lines * _pitch(), _ICON - 2 if each.name else 0.0)


def _pitch() -> float:
    """Return how far a line is below the one before, at the player's size of texts."""
    return _LINE * max(1.0, read_size(1.0))


@remembered(256)
def _parts(view: Viewport, each: Explanation, width: float) -> tuple[_Part, ...]:
    """Break an explanation into lines: the first begins with the name."""
    left = _ASIDE if each.name else 0.0
    look = _WORDS if each.name or each.title else _NOTE
    parts: list[_Part] = []
    x, line = left, 0
    if each.title:
        parts.append(_Part(left, 0, each.title, _NAME))
        x += line_width(view, each.title, _NAME) + _SPACE
        if is_rtl(each.text) and not interface_flipped():
            # Words that read from the right do not go on to the right of their name.
            x, line = left, 1
    found = ""
    for word in line_pieces(each.text, lambda piece: line_width(view, piece, look) <= width - left):
        longer = f"{found} {word}" if found else word
        if (found or x > left) and x + line_width(view, longer, look) > width:
            if found:
                parts.append(_Part(x, line, found, look))
            x, line, longer = left, line + 1, word
        found = longer
    if found:
        parts.append(_Part(x, line, found, look))
    return tuple(parts)
