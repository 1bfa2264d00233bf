"""A canvas that paints nothing, and notes the words and things that are drawn on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple, Unpack

import pygame
from pygame.typing import RectLike

from ..draw.assets import Assets
from ..draw.canvas import Canvas
from ..draw.shape_masks import blank_surface
from ..draw.text.text_block import block_size
from ..draw.text.text_style import BODY, StyleChanges, TextStyle, placed, text_box
from ..viewport import Point, Size, Viewport


class ReadWords(NamedTuple):
    """Words that are written somewhere, and the pixels of their place."""

    text: str
    box: pygame.Rect


class ReadingCanvas(Canvas):
    """Reads what a scene or a widget shows: ``read`` are its words in the order of drawing.

    Shapes and pictures are left out, so that reading a screen takes a few milliseconds. The places
    are those of the scene itself, also where it is turned round in the window.
    """

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view, assets)
        self.read: list[ReadWords] = []
        #: The canvases that were composed apart, by the surfaces with which they are drawn.
        self._composed: dict[int, ReadingCanvas] = {}

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

    def sprite(
        self,
        key: Hashable,
        size: Size,
        paint: Callable[[Canvas], None],
        *,
        upright: bool = False,
    ) -> pygame.Surface:
        """Read what would be painted, anew each time."""
        del key
        canvas = self.blank(self.view.size_px(size))
        way = 1 if upright else self._way
        with canvas.flipped(canvas.view.rect) if way < 0 else nullcontext():
            paint(canvas)
        return canvas.surface

    def turned(self, surface: pygame.Surface, key: Hashable, angle: float) -> pygame.Surface:
        """Return it as it is."""
        del key, angle
        return surface

    def inset(self, pixels: pygame.Rect, view: Viewport) -> Canvas:
        """Return a part of it, whose words lie where the part does."""
        canvas = self._another(self.surface.subsurface(pixels), view)
        canvas.read = _Moved(self.read, pixels.topleft)
        return canvas

    def blank(self, pixels: tuple[int, int]) -> Canvas:
        """Return a clear one, whose words count once it is drawn somewhere."""
        scale = self.view.scale
        view = Viewport(pixels[0] / scale, pixels[1] / scale, scale)
        canvas = self._another(blank_surface(pixels), view)
        canvas._composed = self._composed
        self._composed[id(canvas.surface)] = canvas
        return canvas

    def _another(self, surface: pygame.Surface, view: Viewport) -> ReadingCanvas:
        return ReadingCanvas(surface, view, self.assets)

    def _draw(self, surface: pygame.Surface, corner: tuple[int, int], alpha: int) -> None:
        composed = self._composed.get(id(surface))
        if composed is not None and alpha:
            moved = (ReadWords(text, box.move(corner)) for text, box in composed.read)
            self.read.extend(each for each in moved if each.box.colliderect(self.clip_px))

    def _add(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        pass

    def _fill(self, colour: object, box: pygame.Rect) -> None:
        pass

    def _dim(self, colour: object, alpha: int) -> None:
        pass

    # Not even made: shapes, light and pictures are most of the work.

    def fill(self, *_drawn: Any, **_look: Any) -> None:
        """Leave it out."""

    frame = circle = polygon = arrow = glow = shadow = image = nine_patch = shine = fill


class _Moved(list[ReadWords]):
    """A list that hands what is added to it on to another, moved."""

    def __init__(self, onto: list[ReadWords], corner: Sequence[int]) -> None:
        super().__init__()
        self._onto, self._corner = onto, corner

    def append(self, read: ReadWords) -> None:
        """Hand it on."""
        self._onto.append(ReadWords(read.text, read.box.move(self._corner)))

    def extend(self, read: Iterable[ReadWords]) -> None:
        """Hand them on."""
        for each in read:
            self.append(each)
