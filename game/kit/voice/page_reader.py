"""Reads what is written on a scene, in the order in which it belongs together.

A canvas that paints nothing notes the words; they are joined to sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple, Unpack

import pygame
from pygame.typing import RectLike

from ..draw.assets import Assets
from ..draw.canvas import Canvas
from ..draw.shape_masks import blank_surface
from ..draw.text.text_block import block_size
from ..draw.text.text_style import BODY, StyleChanges, TextStyle, placed, text_box
from ..scene_stack.painting_ahead import Unpainted
from ..scene_stack.scene import Scene
from ..scene_stack.scene_stack import WindowStack
from ..viewport import Point, Viewport

_STOPS = ".!?:;…,"
#: Signs that are said by words, and those that are a pause.
_SIGNS = {" → ": "to", "×": "times", "−": "minus"}
_DASHES = "·—–"
#: The marks of the direction of letters.
_UNSAID = dict.fromkeys(map(ord, "\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069"))
#: The vowels of a Hebrew letter before its dots, as Unicode's normal order has them.
_VOWELS_FIRST = re.compile("([\u05b0-\u05bb\u05c7]+)([\u05bc\u05c1\u05c2]+)")

#: What has so many words is a sentence of its own, and no part of a list.
_LONG = 4


def joined(parts: Iterable[str]) -> str:
    """Return parts of a sentence one after the other."""
    said = ""
    for part in filter(None, (part.strip() for part in parts)):
        if said:
            said += " " if said[-1] in _STOPS else ", "
        said += part
    return said


def read_out(texts: Iterable[str]) -> str:
    """Return texts that are written together: a title and what it is about are two sentences."""
    said = ""
    for text in texts:
        long = len(text.split()) >= _LONG
        said = f"{closed(said)} {text}" if said and long else joined((said, text))
    return said


def closed(words: str) -> str:
    """Return words as a sentence of their own, so that the voice pauses after them."""
    words = words.strip()
    words = words[:1].upper() + words[1:]
    return words if not words or words[-1] in ".!?…" else f"{words.rstrip(',:;')}."


def spoken(words: str, text: Callable[..., str]) -> str:
    """Return words without the signs that are only seen."""
    for sign, key in _SIGNS.items():
        if sign in words:
            said = text(f"voice.signs.{key}")
            words = words.replace(sign, f" {said} " if sign[0] == " " else said)
    # A sign that is kept on the line of its word is a pause, too.
    words = words.replace("\N{NO-BREAK SPACE}", " ")
    for sign in _DASHES:
        words = words.replace(f" {sign} ", ", ")
    # eSpeak NG spells out a word in the normal order (findings/espeak-ng-one-word-two-readings.sh).
    words = _VOWELS_FIRST.sub(r"\2\1", words)
    return " ".join(words.translate(_UNSAID).split())


class ReadWords(NamedTuple):
    """Words that are written somewhere, and the pixels of their place."""

    text: str
    box: pygame.Rect


class _ReadSurface(pygame.Surface):
    """Stands for a picture that was composed apart, with the words in it."""

    read: Sequence[ReadWords] = ()


#: So many bytes of such pictures are kept.
_READ_BYTES = 24 << 20


class ReadingCanvas(Unpainted, Canvas):
    """Reads what a scene or a widget shows: ``read`` are its words in the order of drawing.

    Shapes and pictures are left out, so that reading a screen takes a few milliseconds. The places
    are those of the scene itself, also where it is turned round in the window.
    """

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view, assets)
        self.read: list[ReadWords] = []
        # What would be painted once is read once: each press has the whole screen read.
        self._sprites = self.context.cache("read", _READ_BYTES)

    @classmethod
    def of(cls, view: Viewport, assets: Assets) -> ReadingCanvas:
        """Return one as large as the window."""
        return cls(blank_surface(view.size_px((view.width, view.height))), view, assets)

    def text(
        self,
        string: str,
        where: RectLike | Point,
        style: TextStyle = BODY,
        **changes: Unpack[StyleChanges],
    ) -> pygame.FRect:
        """Note words, where they can be seen; no letter is painted."""
        style = style.with_changes(**changes)
        box, bounded = text_box(where)
        scale = self.view.scale
        limits = (box.width * scale, box.height * scale) if bounded else None
        across, down = block_size(string, style, scale, limits)
        size = across / scale, down / scale
        place = placed(box, size, style, from_right=self.begins_right(string))
        pixels = self._pixels(place)
        if string and self._alpha and style.alpha and pixels.colliderect(self.clip_px):
            self.read.append(ReadWords(string, pixels))
        return place

    def part(self, name: Hashable, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Read a part; nothing is written on the land behind a screen."""
        if name != "ambient":
            super().part(name, key, paint)

    def turned(self, surface: pygame.Surface, key: Hashable, angle: float) -> pygame.Surface:
        """Return it as it is."""
        del key, angle
        return surface

    def inset(self, pixels: pygame.Rect, view: Viewport) -> Canvas:
        """Return a part of it, whose words lie where the part does."""
        canvas = ReadingCanvas(self.surface.subsurface(pixels), view, self.assets)
        canvas.read = _Moved(self.read, pixels.topleft)
        return canvas

    def blank(self, pixels: tuple[int, int]) -> Canvas:
        """Return a clear one, whose words count once it is drawn somewhere."""
        scale = self.view.scale
        view = Viewport(pixels[0] / scale, pixels[1] / scale, scale)
        surface = _ReadSurface([max(1, side) for side in pixels], pygame.SRCALPHA)
        canvas = ReadingCanvas(surface, view, self.assets)
        surface.read = canvas.read
        return canvas

    def _draw(self, surface: pygame.Surface, corner: tuple[int, int], alpha: int) -> None:
        if alpha and isinstance(surface, _ReadSurface):
            moved = (ReadWords(text, box.move(corner)) for text, box in surface.read)
            self.read.extend(each for each in moved if each.box.colliderect(self.clip_px))

    # Not even made: shapes, light and pictures are most of the work.

    def fill(self, *_drawn: Any, **_look: Any) -> None:
        """Leave it out."""

    frame = circle = polygon = arrow = glow = shadow = image = nine_patch = sheet = shine = fill


class _Moved(list[ReadWords]):
    def __init__(self, onto: list[ReadWords], corner: Sequence[int]) -> None:
        super().__init__()
        self._onto, self._corner = onto, corner

    def append(self, read: ReadWords) -> None:
        self._onto.append(ReadWords(read.text, read.box.move(self._corner)))

    def extend(self, read: Iterable[ReadWords]) -> None:
        for each in read:
            self.append(each)


#: Words are put together to a screen or a thing in rows that are so many pixels high.
_ROW = 6
#: So many things are named one after another; a larger stock of cards is walked through.
_MOST = 24


class PageReader:
    """Reads scenes; ``named`` puts a thing that is shown, such as a card, in words."""

    def __init__(self, assets: Assets, named: Callable[[object], str]) -> None:
        self._assets = assets
        self._named = named

    def canvas(self, top: Scene, stack: WindowStack) -> ReadingCanvas:
        """Return a canvas as large as the scene's page."""
        page = top.page_scroll.view
        return ReadingCanvas.of(page if page.height else stack.view, self._assets)

    def drawn(self, top: Scene, stack: WindowStack) -> ReadingCanvas:
        """Return a canvas with all that is written on a scene."""
        canvas = self.canvas(top, stack)
        top.draw(canvas)
        return canvas

    def inside(self, canvas: ReadingCanvas, rect: pygame.FRect) -> tuple[str, object]:
        """Return the words in a place, or the one thing that is seen there."""
        things = [region for region in canvas.hit_regions if rect.collidepoint(region.rect.center)]
        read = [
            each
            for each in canvas.read
            if rect.collidepoint(at := _middle(each, canvas))
            and not any(thing.rect.collidepoint(at) for thing in things)
        ]
        if len(things) == 1 and not read:
            return "", things[0].thing
        names = dict.fromkeys(self._named(each.thing) for each in things)
        return read_out([*_in_rows(read), *filter(None, names)]), None

    def screen(self, top: Scene, stack: WindowStack, *, things: bool = False) -> list[str]:
        """Return all that is written on a scene, from the top to the bottom.

        What is written on one thing is read together, a title with its description; with
        ``things``, cards are named where they lie.
        """
        canvas = self.drawn(top, stack)
        groups = top.spoken_groups()
        found: list[dict[int, list[ReadWords]]] = [{} for _ in groups]
        for each in (*(self._things(canvas) if things else ()), *canvas.read):
            at, alone = _middle(each, canvas), (0.0, len(found), 0)
            around = (
                (place.width * place.height, group, number)
                for group, places in enumerate(groups)
                for number, place in enumerate(places)
                if place.collidepoint(at)
            )
            _, group, number = min(around, default=alone)
            if group == len(found):
                found.append({})
            found[group].setdefault(number, []).append(each)
        written = sorted(filter(None, found), key=_row_of)
        texts = [text for group in written for at in sorted(group) for text in _in_rows(group[at])]
        return [top.title, *(text for text in texts if text != top.title)]

    def _things(self, canvas: ReadingCanvas) -> list[ReadWords]:
        scale, regions = canvas.view.scale, canvas.hit_regions
        if len(regions) > _MOST:
            return []
        return [
            ReadWords(name, pygame.Rect([round(side * scale) for side in region.rect]))
            for region in regions
            if (name := self._named(region.thing))
        ]

    def beside(self, top: Scene, stack: WindowStack) -> list[str]:
        """Return what is written on a scene beside the things that can be focused."""
        canvas, places = self.drawn(top, stack), top.spoken_places()
        return _in_rows(
            each
            for each in canvas.read
            if not any(place.collidepoint(_middle(each, canvas)) for place in places)
        )


def _row_of(group: dict[int, list[ReadWords]]) -> int:
    return min(each.box.centery for read in group.values() for each in read) // _ROW


def _middle(read: ReadWords, canvas: ReadingCanvas) -> Point:
    scale = canvas.view.scale
    return read.box.centerx / scale, read.box.centery / scale


def _in_rows(read: Iterable[ReadWords]) -> list[str]:
    """Return words from top to bottom, once in a place; those of a line in the order of drawing."""
    rows = sorted(read, key=lambda each: each.box.centery // _ROW)
    return [text for text, _ in dict.fromkeys((each.text, each.box.center) for each in rows)]
