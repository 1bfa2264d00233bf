"""Where parts of a wrapped text stand: citations that lead somewhere, words that were found."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from ...context.kit_context import interface_flipped, name_keys
from ...viewport import Viewport
from . import bidi, text
from .text_block import WrappedText, lettered, wrapped
from .text_style import TextStyle


class TextSpan(NamedTuple):
    """A part of a text, and where it stands from the upper corner of the text's place on."""

    text: str
    rect: pygame.FRect


def text_spans(
    view: Viewport, string: str, style: TextStyle, width: float, pattern: re.Pattern[str]
) -> list[TextSpan]:
    """Return where each match of ``pattern`` stands in a text that wraps at ``width`` units.

    The style wraps and aligns at the start. A match that is broken by the end of a line, or made
    of both directions, is left out.
    """
    style = lettered(name_keys(string), style)
    whole = wrapped(name_keys(string), style, view.scale, width * view.scale)
    found = []
    for number, line in enumerate(whole.lines):
        for words, left, wide in _in_line(line, whole, style, pattern):
            x = _line_start(line, whole, style, width * view.scale) + whole.edge + left
            if interface_flipped():
                x = width * view.scale - x - wide
            high = text.measure(line.text, whole.px, style.face)[1]
            pixels = (x, number * whole.pitch + whole.edge, wide, high)
            box = pygame.FRect(*(length / view.scale for length in pixels))
            found.append(TextSpan(words, box))
    return found


def _line_start(line: text.TextLine, whole: WrappedText, style: TextStyle, width: float) -> float:
    """Return where a line begins from the left of its place, in pixels."""
    if not (interface_flipped() or line.rtl):
        return 0.0
    wide = sum(_width(run.text, whole, style) for run in bidi.runs(line.text, rtl=line.rtl))
    return width - wide - 2 * whole.edge


def _in_line(
    line: text.TextLine, whole: WrappedText, style: TextStyle, pattern: re.Pattern[str]
) -> Iterator[tuple[str, float, float]]:
    """Yield the matches of a line: the words, how far from its left, and how wide, in pixels."""
    x = 0.0
    for run in bidi.runs(line.text, rtl=line.rtl):
        width = _width(run.text, whole, style)
        for match in pattern.finditer(run.text):
            before = _width(run.text[: match.start()], whole, style)
            wide = _width(run.text[: match.end()], whole, style) - before
            yield match[0], x + (width - before - wide if run.rtl else before), wide
        x += width


def _width(words: str, whole: WrappedText, style: TextStyle) -> float:
    return text.measure(words, whole.px, style.face)[0] if words else 0.0
