"""A whole text as one surface: shrunk, broken into lines and aligned once, then kept."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from ...context.kit_context import (
    active_context,
    current_look,
    each_reading,
    name_keys,
    read_size,
    remembered,
)
from ...theme import Sizes
from ...viewport import Size, Viewport
from .. import shape_masks
from . import carved, text
from .text_style import BODY, TextStyle

#: The sum of red, green and blue from which on letters are light, and the edge that they get.
_LIGHT, _CONTRAST_EDGE = 480, 1.0


def text_size(
    view: Viewport, string: str, style: TextStyle = BODY, width: float | None = None
) -> Size:
    """Return the width and height that a text takes, in logical units; it wraps at ``width``.

    A text with forms for several devices has room for each of them.
    """
    limits = None if width is None else (width * view.scale, float("inf"))
    sizes = [_size(words, style, view.scale, limits) for words in each_reading(string)]
    return max(size[0] for size in sizes) / view.scale, max(size[1] for size in sizes) / view.scale


def text_room(view: Viewport, string: str, style: TextStyle, width: float) -> float:
    """Return how high a place of ``width`` must be for a text to be as large as is wanted there.

    Lengths are logical units. It is more than the height of the letters: lines have air.
    """
    string = name_keys(string)
    style = _readable(string, style.with_changes(wrap=True))
    lines, px = _set(string, style, view.scale, (width * view.scale, math.inf))
    return (len(lines) * _pitch(px) + 2 * _outline(style, view.scale) + 1) / view.scale


def line_width(view: Viewport, string: str, style: TextStyle = BODY) -> float:
    """Return the width of a text on one line, in logical units; nothing is painted for it."""
    px = _alone_px(style, view.scale)
    widths = (
        text.measure(words, px, lettered(words, style).face)[0] for words in each_reading(string)
    )
    return max(widths) / view.scale


def shared_size(
    view: Viewport, strings: Iterable[str], style: TextStyle, width: float, height: float = math.inf
) -> TextStyle:
    """Return a style in which each of several texts fits into a place of its own, all in one size.

    That is the largest from the size of texts that the player wants down to the style's ``floor``;
    ``width`` and ``height`` of a place are logical units. For the rows of a list and the heads of
    a table, which would be of different sizes if each shrank by itself.
    """
    limits = width * view.scale, height * view.scale
    sizes = [
        _set(words, _readable(words, style.with_changes(fit=True)), view.scale, limits)[1]
        for each in strings
        for words in each_reading(each)
    ]
    if not sizes:
        return style
    least = min(sizes) / view.scale
    wanted = read_size(style.size)
    # The size of a style is that of usual texts: it grows again where it is drawn.
    return style.with_changes(size=style.size * min(1.0, least / wanted))


def block(
    string: str, style: TextStyle, scale: float, limits: tuple[float, float] | None
) -> pygame.Surface:
    """Return a text in ``style`` at ``scale`` pixels a unit, inside ``limits`` pixels if any."""
    string = name_keys(string)
    key = string, style, scale, limits
    return active_context().blocks.get(key, lambda: _block(string, style, scale, limits))


def block_size(
    string: str, style: TextStyle, scale: float, limits: tuple[float, float] | None
) -> tuple[int, int]:
    """Return the size of the same block in pixels; nothing is painted for it."""
    return _size(name_keys(string), style, scale, limits)


class WrappedText(NamedTuple):
    """A text as it is written when it wraps; lengths are pixels.

    ``px`` is the size of its letters, ``pitch`` the way from line to line, ``edge`` how wide the
    edge around the letters is.
    """

    lines: tuple[text.TextLine, ...]
    px: int
    pitch: int
    edge: int


def wrapped(string: str, style: TextStyle, scale: float, width: float) -> WrappedText:
    """Return how a text is written that wraps at ``width`` pixels and is as high as it may be."""
    style = _readable(string, style)
    px = max(1, round(style.size * scale))
    grown = max(1, round(read_size(style.size) * scale))
    px = _wrapped_px(string, (px, grown), style, scale, (width, float("inf")))
    lines = _broken(string, px, width, style, whole=style.fit)
    return WrappedText(lines, px, _pitch(px), _outline(style, scale))


def _wrapped_px(
    string: str, sizes: tuple[int, int], style: TextStyle, scale: float, limits: tuple[float, float]
) -> int:
    px, grown = sizes
    if grown > px:
        return _largest_wrapped(string, sizes, style, limits)
    return max(min(px, max(1, round(style.floor * scale))), grown)


def _block(
    string: str, style: TextStyle, scale: float, limits: tuple[float, float] | None
) -> pygame.Surface:
    style = _readable(string, style)
    lines, px = _set(string, style, scale, limits)
    rendered = [_rendered(line, px, style, scale) for line in lines]
    if len(rendered) == 1:
        # A copy: opacity is set on the block while it is drawn, and the line may be in others.
        return rendered[0].copy()
    width, height = _joined_size(
        [surface.get_size() for surface in rendered], lines, px, style, limits
    )
    joined = shape_masks.blank_surface((width, height))
    for index, (line, surface) in enumerate(zip(lines, rendered, strict=True)):
        free = width - surface.get_width()
        joined.blit(surface, (_aligned(style, line, free), index * _pitch(px)))
    return joined


@remembered(2048)
def _size(
    string: str, style: TextStyle, scale: float, limits: tuple[float, float] | None
) -> tuple[int, int]:
    style = _readable(string, style)
    lines, px = _set(string, style, scale, limits)
    outline = _outline(style, scale)
    sizes = [text.size(line, px, face=style.face, outline=outline) for line in lines]
    return sizes[0] if len(sizes) == 1 else _joined_size(sizes, lines, px, style, limits)


def _joined_size(
    sizes: Sequence[tuple[int, int]],
    lines: Sequence[text.TextLine],
    px: int,
    style: TextStyle,
    limits: tuple[float, float] | None,
) -> tuple[int, int]:
    width = max(across for across, _ in sizes)
    both = len({line.rtl for line in lines}) > 1
    if both and limits is not None and style.wrap and style.align == "start":
        # Paragraphs of both directions start at the two sides of the whole place.
        width = max(width, int(limits[0]))
    return width, _pitch(px) * (len(sizes) - 1) + sizes[-1][1]


def _set(
    string: str, style: TextStyle, scale: float, limits: tuple[float, float] | None
) -> tuple[Sequence[text.TextLine], int]:
    """Return the lines of a text and the size of its letters, in pixels."""
    px = max(1, round(style.size * scale))
    grown = max(1, round(read_size(style.size) * scale))
    if limits is None:
        return _plain(string), _alone_px(style, scale)
    if not (style.wrap or style.fit):
        return _plain(string), _largest(_plain(string), (min(px, grown), grown), style, limits)
    floor = min(px, max(1, int(style.floor * scale)))
    if not style.wrap:
        if grown > px:
            px = _largest(_plain(string), (px, grown), style, limits)
        else:
            px = max(floor, grown)
        line, px = text.fit(string, px, limits[0], floor=floor, face=style.face)
        return _plain(line), px
    px = _wrapped_px(string, (px, grown), style, scale, limits)
    lines = _broken(string, px, limits[0], style, whole=style.fit)
    while style.fit and px > floor and not _inside(lines, px, style, limits):
        px -= 1
        # The smallest letters come before words that are broken.
        lines = _broken(string, px, limits[0], style, whole=px > floor)
    whole = not style.fit or _inside(lines, px, style, limits)
    return (lines if whole else _cut(lines, px, style, limits)), px


def _alone_px(style: TextStyle, scale: float) -> int:
    """Return the size in pixels of a text that has no place to keep inside of.

    It grows if it would shrink where there is one: so it is measured as it will be drawn.
    """
    grown = read_size(style.size)
    size = grown if style.wrap or style.fit else min(style.size, grown)
    # A text that shrinks does so to its floor at most, whatever the size of texts.
    size = max(size, min(style.size, style.floor))
    return max(1, round(size * scale))


def _largest(
    lines: Sequence[text.TextLine],
    sizes: tuple[int, int],
    style: TextStyle,
    limits: tuple[float, float],
) -> int:
    """Return the largest size of letters, from the usual to the grown one, that is inside."""
    px, grown = sizes
    while grown > px and not _inside(lines, grown, style, limits):
        grown -= 1
    return grown


def _largest_wrapped(
    string: str, sizes: tuple[int, int], style: TextStyle, limits: tuple[float, float]
) -> int:
    px, grown = sizes
    while grown > px:
        lines = _broken(string, grown, limits[0], style, whole=True)
        if _inside(lines, grown, style, limits):
            break
        grown -= 1
    return grown


def _broken(
    string: str, px: int, width: float, style: TextStyle, *, whole: bool
) -> tuple[text.TextLine, ...]:
    last = text.LEAST_CENTRED if style.align == "center" else text.LEAST_LAST
    return text.wrap(string, px, width, style.face, whole=whole, last=last)


def lettered(string: str, style: TextStyle) -> TextStyle:
    """Return the style with plainer letters where those of headings do not have all of a text.

    Nor are they for whoever wants letters wider apart, which is asked for to read more easily.
    """
    if style.carved and (current_look().apart or not carved.can_carve(string)):
        return style.with_changes(carved=False)
    return style


def _readable(string: str, style: TextStyle) -> TextStyle:
    context = active_context()
    style = lettered(string, style).with_changes(
        colour=context.shown(style.colour), outline_colour=context.shown(style.outline_colour)
    )
    if context.look.contrast and sum(style.colour) > _LIGHT:
        return style.with_changes(outline=max(style.outline, _CONTRAST_EDGE))
    return style


def _plain(string: str) -> list[text.TextLine]:
    return [text.TextLine(line, text.base_rtl(line)) for line in string.split("\n")]


def _pitch(px: int) -> int:
    return max(1, round(px * Sizes.line))


def _inside(
    lines: Sequence[text.TextLine], px: int, style: TextStyle, limits: tuple[float, float]
) -> bool:
    if len(lines) * _pitch(px) > limits[1]:
        # A place of the height that was measured is enough: the last line needs no pitch below it.
        last = _pitch(px)
        if current_look().text > 1.0:
            last = text.measure(lines[-1].text, px, style.face)[1]
        if (len(lines) - 1) * _pitch(px) + last > limits[1]:
            return False
    return all(text.measure(line.text, px, style.face)[0] <= limits[0] for line in lines)


def _cut(
    lines: tuple[text.TextLine, ...], px: int, style: TextStyle, limits: tuple[float, float]
) -> tuple[text.TextLine, ...]:
    room = max(1, int(min(limits[1], len(lines) * _pitch(px)) // _pitch(px)))
    kept = [line.text for line in lines[:room]]
    if len(lines) > room:
        kept[-1] += text.ELLIPSIS
    return tuple(
        text.TextLine(text.clip(words, px, limits[0], face=style.face), line.rtl)
        for words, line in zip(kept, lines, strict=False)
    )


def _rendered(line: text.TextLine, px: int, style: TextStyle, scale: float) -> pygame.Surface:
    return text.render(
        line.text,
        px,
        style.colour,
        face=style.face,
        outline=_outline(style, scale),
        outline_colour=style.outline_colour,
        rtl=line.rtl,
    )


def _outline(style: TextStyle, scale: float) -> int:
    """Return how wide the edge around the letters is, in pixels."""
    return max(1, round(style.outline * scale)) if style.outline else 0


def _aligned(style: TextStyle, line: text.TextLine, free: int) -> int:
    if style.align == "center":
        return free // 2
    from_right = line.rtl if style.align == "start" else style.align == "right"
    return free if from_right else 0
