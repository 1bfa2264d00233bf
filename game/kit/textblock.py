"""A whole text as one surface: shrunk, broken into lines and aligned once, then kept."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit import shapes, text
from game.kit.cache import SurfaceCache
from game.kit.style import TextStyle
from game.kit.theme import Sizes

CACHE_BYTES = 32 << 20

_blocks = SurfaceCache(CACHE_BYTES)


def forget_blocks() -> None:
    """Drop every kept text, as after the language or the display's format changed."""
    _blocks.clear()
    text.forget()


def block(
    string: str, style: TextStyle, scale: float, limits: tuple[float, float] | None
) -> pygame.Surface:
    """Return `string` in `style` at `scale` pixels per unit, inside `limits` pixels if any."""
    key = string, style, scale, limits
    return _blocks.get(key, lambda: _block(string, style, scale, limits))


def _block(
    string: str, style: TextStyle, scale: float, limits: tuple[float, float] | None
) -> pygame.Surface:
    px = max(1, round(style.size * scale))
    if limits is None or not (style.wrap or style.fit):
        return _joined(string.split("\n"), px, style, scale)
    floor = max(1, round(style.floor * scale))
    if not style.wrap:
        line, px = text.fit(string, px, limits[0], floor=floor, bold=style.bold)
        return _joined([line], px, style, scale)
    lines = text.wrap(string, px, limits[0], style.bold)
    while style.fit and px > floor and not _inside(lines, px, style, limits):
        px -= 1
        lines = text.wrap(string, px, limits[0], style.bold)
    if style.fit:
        lines = _cut(lines, px, style, limits)
    return _joined(lines, px, style, scale)


def _pitch(px: int) -> int:
    return max(1, round(px * Sizes.line))


def _inside(lines: Sequence[str], px: int, style: TextStyle, limits: tuple[float, float]) -> bool:
    if len(lines) * _pitch(px) > limits[1]:
        return False
    return all(text.measure(line, px, style.bold)[0] <= limits[0] for line in lines)


def _cut(
    lines: tuple[str, ...], px: int, style: TextStyle, limits: tuple[float, float]
) -> tuple[str, ...]:
    room = max(1, int(min(limits[1], 1e6) // _pitch(px)))
    kept = [text.clip(line, px, limits[0], bold=style.bold) for line in lines[:room]]
    if len(lines) > room:
        kept[-1] = text.clip(kept[-1] + text.ELLIPSIS, px, limits[0], bold=style.bold)
    return tuple(kept)


def _joined(lines: Sequence[str], px: int, style: TextStyle, scale: float) -> pygame.Surface:
    outline = max(1, round(style.outline * scale)) if style.outline else 0
    rendered = [
        text.render(
            line,
            px,
            style.colour,
            bold=style.bold,
            outline=outline,
            outline_colour=style.outline_colour,
        )
        for line in lines
    ]
    if len(rendered) == 1:
        # A copy: opacity is set on the block while it is drawn, and the line may be in others.
        return rendered[0].copy()
    pitch = _pitch(px)
    width = max(line.get_width() for line in rendered)
    height = pitch * (len(rendered) - 1) + rendered[-1].get_height()
    sheet = shapes.sheet((width, height))
    align = style.align
    if align == "start":
        align = "right" if text.base_rtl("\n".join(lines)) else "left"
    for index, line in enumerate(rendered):
        free = width - line.get_width()
        x = {"left": 0, "center": free // 2, "right": free}[align]
        sheet.blit(line, (x, index * pitch))
    return sheet
