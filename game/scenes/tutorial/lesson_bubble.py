"""The words of a lesson over the river, and the light on what they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.board import Layout, draw_tip_frame
from game.kit import Button, Canvas, Colours, Sizes, Viewport, text_size, text_style

_MARGIN, _PADDING, _TOP = 8.0, 16.0, 134.0
_BUTTON, _BUTTON_WIDE = 42.0, 220.0
_DOT, _DOT_AWAY = 7.0, 13.0
#: How far below the opponent’s row the words begin: an arrow has room between them.
_BELOW = 30.0
_VEIL = 132
_ARROW, _ARROW_AWAY = 15.0, 9.0
#: How far the light reaches around a place.
_LIGHT = 6.0
_WORDS = text_style.BODY.with_changes(size=18, colour=Colours.light)
_HOW = text_style.BODY.with_changes(size=15, colour=Colours.playable)


class Said(NamedTuple):
    """What is said now: ``words``, below them ``how`` it is done, or what was ``wrong``."""

    words: str = ""
    how: str = ""
    wrong: bool = False
    #: Which step of how many this is.
    number: int = 0
    steps: int = 1
    #: Whether it is said while something moves: between the lanes, where the least happens.
    aside: bool = False


class LessonBubble:
    """Words between the bridges, with a button to go on where they are only to be read."""

    def __init__(self, button: Button) -> None:
        self.button = button
        self.said = Said()
        self.box = pygame.FRect(0, 0, 0, 0)
        self._heights = (0.0, 0.0)

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the words out below the row of the opponent."""
        width = 2 * layout.bridge_half - 2 * _MARGIN
        inside = width - 2 * _PADDING
        words = text_size(view, self.said.words, _WORDS, inside)[1]
        how = text_size(view, self.said.how, _HOW, inside)[1] if self.said.how else 0.0
        self._heights = words, how
        tall = 2 * _PADDING + words + _DOT + Sizes.gap_small
        if how:
            tall += how + Sizes.gap_small
        if self.button.visible:
            tall += _BUTTON + Sizes.gap
        top = max(_TOP, layout.other_tray.y + layout.other_tray.height + _BELOW)
        if self.said.aside:
            top = layout.message.y + (layout.message.height - tall) / 2
        self.box = pygame.FRect((layout.width - width) / 2, top, width, tall)
        wide = max(_BUTTON_WIDE, min(self.button.width(view), inside))
        foot = self.box.bottom - _PADDING - _DOT - Sizes.gap_small
        self.button.place((layout.width / 2 - wide / 2, foot - _BUTTON, wide, _BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble."""
        box, said = self.box, self.said
        colour = Colours.refused if said.wrong else Colours.attention
        canvas.shadow(box, spread=10, drop=4, radius=Sizes.radius_large)
        canvas.box(box, Colours.panel, colour, width=2, radius=Sizes.radius_large)
        x, y, inside = box.x + _PADDING, box.y + _PADDING, box.width - 2 * _PADDING
        canvas.text(said.words, (x, y, inside, self._heights[0]), _WORDS)
        if said.how:
            y += self._heights[0] + Sizes.gap_small
            look = Colours.refused if said.wrong else Colours.playable
            canvas.text(said.how, (x, y, inside, self._heights[1]), _HOW, colour=look)
        if self.button.visible:
            self.button.draw(canvas)
        with canvas.reading(box):
            self._draw_steps(canvas)

    def _draw_steps(self, canvas: Canvas) -> None:
        """Draw a dot for each step: full for those that were taken, large for this one."""
        count, away = self.said.steps, _DOT_AWAY
        away = min(away, (self.box.width - 2 * _PADDING) / max(count, 1))
        x = self.box.centerx - away * (count - 1) / 2
        y = self.box.bottom - _PADDING + 1
        for number in range(count):
            now = number == self.said.number
            colour = Colours.gold if number <= self.said.number else Colours.disabled
            canvas.circle((x + number * away, y), _DOT / 2 if now else _DOT / 3.5, colour)


def draw_light(canvas: Canvas, places: Sequence[pygame.FRect], *, dark: bool) -> None:
    """Point at some places with a ring and an arrow; in the ``dark``, all else is darkened."""
    lit = [place.inflate(2 * _LIGHT, 2 * _LIGHT) for place in places]
    for strip in _dark(canvas.view.rect, lit) if dark else ():
        canvas.fill(strip, Colours.night, alpha=_VEIL)
    for place in places:
        draw_tip_frame(canvas, place, 255)
        _draw_arrow(canvas, place)


def _dark(whole: pygame.FRect, lit: Iterable[pygame.FRect]) -> list[pygame.FRect]:
    """Return what is left of a rectangle without some others, in strips."""
    holes = [hole.clip(whole) for hole in lit]
    edges = {whole.top, whole.bottom, *(y for hole in holes for y in (hole.top, hole.bottom))}
    strips: list[pygame.FRect] = []
    heights = sorted(edges)
    for top, bottom in pairwise(heights):
        x = whole.left
        beside = [hole for hole in holes if hole.top <= top and bottom <= hole.bottom]
        for hole in sorted(beside, key=lambda each: each.left):
            if hole.left > x:
                strips.append(pygame.FRect(x, top, hole.left - x, bottom - top))
            x = max(x, hole.right)
        if x < whole.right:
            strips.append(pygame.FRect(x, top, whole.right - x, bottom - top))
    return strips


def _draw_arrow(canvas: Canvas, place: pygame.FRect) -> None:
    """Draw an arrow at the upper edge of a place, or at the lower one where it lies too high."""
    above = place.top > 3 * _ARROW
    foot = place.top - _ARROW_AWAY if above else place.bottom + _ARROW_AWAY
    way = -1.0 if above else 1.0
    x, size = place.centerx, _ARROW
    for grown, colour in ((3.0, Colours.ink_shadow), (0.0, Colours.attention)):
        tip = foot - way * grown
        wide, back = 0.8 * size + grown, foot + way * (size + grown)
        canvas.polygon([(x, tip), (x + wide, back), (x - wide, back)], colour)
