"""What a card's abilities do, in words, each under the ability's sign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colours, Sizes, text_style

_ICON, _HEAD = 27.0, 30.0
#: Above and below the fine line that parts two abilities.
_APART = 9.0
_TITLE = text_style.STRONG.but(size=17, colour=Colours.gold)
_WORDS = text_style.BODY.but(size=15)


class Explanation(NamedTuple):
    """The name of an ability's picture, its name in words, and what it does."""

    name: str
    title: str
    text: str


def words_height(canvas: Canvas, words: Sequence[Explanation], width: float) -> float:
    """Return the height that explanations take one below the other."""
    texts = (canvas.text_size(each.text, _WORDS, width)[1] for each in words)
    return sum(_HEAD + height + 2 * _APART for height in texts) - 2 * _APART


def draw_words(canvas: Canvas, words: Sequence[Explanation], box: pygame.FRect) -> None:
    """Draw explanations one below the other: a sign and a name, and below them what it does."""
    y = box.y
    for each in words:
        if y > box.y:
            line = (box.x, y - _APART, box.width, 1)
            canvas.fill(line, Colours.bronze, alpha=130)
        canvas.image(f"ui/ic_{each.name}", (box.x - 2, y, _ICON, _ICON))
        x = box.x + _ICON + Sizes.gap_small
        canvas.text(each.title, (x, y, box.right - x, _ICON), _TITLE)
        height = canvas.text_size(each.text, _WORDS, box.width)[1]
        canvas.text(each.text, (box.x, y + _HEAD, box.width, height), _WORDS)
        y += _HEAD + height + 2 * _APART
