"""The display list: what a frame is made of, and where, so that only changes are drawn again.

A frame is a list of drawings. Those that were not in the frame before, and those that are no
longer there, tell which pixels differ; there, and only there, all that is to be seen is drawn
again, from the ground up, on a picture that is kept. So a frame looks as if it had been drawn
whole, and a window that has lost it gets all of it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

import pygame

from ..theme import Colour
from .surface_ops import OPAQUE, dim, put


class HitRegion(NamedTuple):
    """A ``thing`` and where it is seen, in logical units of the window."""

    rect: pygame.FRect
    thing: object


def hit_region(
    pixels: pygame.Rect, clip: pygame.Rect, scale: float, thing: object
) -> list[HitRegion]:
    """Return the region of a thing at these pixels, as far as they are not clipped."""
    seen = pixels.clip(clip)
    if not seen.width or not seen.height:
        return []
    return [HitRegion(pygame.FRect(*(length / scale for length in seen)), thing)]


#: Boxes no further apart than this, in pixels, are drawn anew as one, where that draws no more than
#: so many pixels for nothing: a box costs as much.
_NEAR, _WASTE = 24, 8_000

#: So many parts are kept: many more than any scene has.
_MOST_PARTS = 400

_Clip: TypeAlias = tuple[int, int, int, int] | None


class Drawing(NamedTuple):
    """One thing that is drawn, in pixels; equal ones look the same.

    A surface is put or its light is added at a corner; a colour fills a box, or is mixed into all
    that is below it. A surface that is drawn must not be changed any more.
    """

    kind: Literal["put", "add", "fill", "dim"]
    what: pygame.Surface | Colour
    where: tuple[int, ...]
    alpha: int
    clip: _Clip

    def box(self, window: pygame.Rect) -> pygame.Rect:
        """Return the pixels that it may change."""
        if self.kind == "dim":
            box = window
        elif isinstance(self.what, pygame.Surface):
            box = pygame.Rect(self.where, self.what.get_size()).clip(window)
        else:
            box = pygame.Rect(self.where).clip(window)
        return box if self.clip is None else box.clip(self.clip)

    @property
    def is_opaque(self) -> bool:
        """Whether nothing of what is below it is to be seen."""
        if isinstance(self.what, pygame.Surface):
            clear = self.what.get_flags() & pygame.SRCALPHA or self.what.get_colorkey() is not None
            return self.kind == "put" and self.alpha >= OPAQUE and not clear
        return self.kind == "fill"

    def draw(self, target: pygame.Surface) -> None:
        """Draw it, as far as the target is not clipped."""
        if not isinstance(self.what, pygame.Surface):
            if self.kind == "dim":
                dim(target, self.what, self.alpha)
            else:
                target.fill(self.what, self.where)
        elif self.kind == "put":
            put(target, self.what, (self.where[0], self.where[1]), self.alpha)
        else:
            corner = self.where[0], self.where[1]
            target.blit(self.what, corner, special_flags=pygame.BLEND_RGB_ADD)


class KeptPart(NamedTuple):
    """The drawings of a part of a scene, valid while its ``key`` is the same."""

    key: tuple[Hashable, ...]
    drawings: list[Drawing]
    regions: list[HitRegion]


class DisplayList:
    """The drawings to be seen in a window, their picture, and how much of it the window shows."""

    def __init__(self) -> None:
        #: The last frame, and the pixels that each drawing may change, which stay the same.
        self._order: list[Drawing] = []
        self._boxes: list[pygame.Rect] = []
        #: How that frame looks, once there is one.
        self._picture: pygame.Surface | None = None
        #: Whether the window surely shows it; what else was drawn into the window since.
        self.has_picture = False
        self._damage: list[pygame.Rect] = []
        #: The parts of the last frames, by their names.
        self.parts: dict[Hashable, KeptPart] = {}

    def forget(self) -> None:
        """Have the next frame drawn whole, and all of it painted anew: it looks otherwise now."""
        self.lose_picture()
        self._picture = None
        self.parts.clear()

    def lose_picture(self) -> None:
        """Have all of the next frame shown: the window has lost what it showed."""
        self.has_picture = False
        self._damage.clear()

    def damage(self, boxes: Iterable[pygame.Rect]) -> None:
        """Have these pixels shown again with the next frame: something else was drawn there."""
        self._damage += boxes

    def show(self, window: pygame.Surface, frame: list[Drawing]) -> list[pygame.Rect]:
        """Let the window show a frame; return the pixels that may have changed there."""
        picture, changed = self._drawn(window, frame)
        areas = changed
        if not self.has_picture:
            areas = [window.get_rect()]
        elif self._damage:
            areas = _merged([*self._damage, *changed], window.get_rect())
        for area in areas:
            window.blit(picture, area, area)
        self.has_picture = True
        self._damage.clear()
        return areas

    def picture(self, window: pygame.Surface, frame: list[Drawing]) -> pygame.Surface:
        """Return how a frame looks; the window is about to show something else instead."""
        picture, _ = self._drawn(window, frame)
        self.lose_picture()
        return picture

    def _drawn(
        self, window: pygame.Surface, frame: list[Drawing]
    ) -> tuple[pygame.Surface, list[pygame.Rect]]:
        """Return the picture of a frame, and what of it differs from the frame before."""
        whole, picture = window.get_rect(), self._picture
        if picture is None or picture.get_rect() != whole:
            picture = self._picture = pygame.Surface(whole.size, 0, window)
            self._order, self._boxes = [], []
        # Most of a frame is as it was, and lies where it was.
        first, end = _agreeing(self._order, frame)
        stretch = slice(first, len(self._order) - end)
        old, new = self._order[stretch], frame[first : len(frame) - end]
        before = dict(zip(old, self._boxes[stretch], strict=True))
        now = {drawing: before.get(drawing) or drawing.box(whole) for drawing in new}
        areas = _merged(_changed(old, before, new, now), whole)
        self._boxes[stretch] = map(now.__getitem__, new)
        self._order = frame
        if len(self.parts) > _MOST_PARTS:
            self.parts.clear()
        for area in areas:
            draw_all(self._seen(area), picture, area)
        return picture, areas

    def _seen(self, area: pygame.Rect) -> Iterable[Drawing]:
        seen: list[Drawing] = []
        for index in reversed(area.collidelistall(self._boxes)):
            seen.append(self._order[index])
            if self._boxes[index].contains(area) and seen[-1].is_opaque:
                # It hides all that is below it.
                break
        return reversed(seen)


def draw_all(
    drawings: Iterable[Drawing], target: pygame.Surface, area: pygame.Rect | None = None
) -> None:
    """Draw one thing after the other, only inside of ``area`` where there is one."""
    whole = target.get_clip() if area is None else area
    clip: _Clip = None
    target.set_clip(whole)
    plain: list[tuple[pygame.Surface, tuple[int, int]]] = []
    for drawing in drawings:
        kind, what, where, alpha, inside = drawing
        if inside == clip and kind == "put" and alpha >= OPAQUE:
            # Most of them: they take less time one after the other.
            plain.append((what, where))  # type: ignore[arg-type]
            continue
        if plain:
            target.fblits(plain)
            plain.clear()
        if inside != clip:
            clip = inside
            target.set_clip(whole if clip is None else whole.clip(clip))
        drawing.draw(target)
    target.fblits(plain)
    target.set_clip(None)


def _changed(
    old: Sequence[Drawing],
    before: dict[Drawing, pygame.Rect],
    new: Sequence[Drawing],
    now: dict[Drawing, pygame.Rect],
) -> list[pygame.Rect]:
    """Return the boxes of all drawings that came, went, or lie over others than before."""
    boxes = [box for drawing, box in before.items() if drawing not in now]
    boxes += [box for drawing, box in now.items() if drawing not in before]
    stayed = [drawing for drawing in old if drawing in now]
    stays = [drawing for drawing in new if drawing in before]
    if stayed != stays:
        first, end = _agreeing(stayed, stays)
        boxes += [before[drawing] for drawing in stayed[first : len(stayed) - end]]
        boxes += [now[drawing] for drawing in stays[first : len(stays) - end]]
    return boxes


def _agreeing(old: Sequence[Drawing], new: Sequence[Drawing]) -> tuple[int, int]:
    """Return how many drawings agree at the beginning of two lists, and how many at their end."""
    most = min(len(old), len(new))
    first = _longest(most, lambda begin, end: old[begin:end] == new[begin:end])
    ends = len(old), len(new)

    def same(begin: int, end: int) -> bool:
        return old[ends[0] - end : ends[0] - begin] == new[ends[1] - end : ends[1] - begin]

    return first, _longest(most - first, same)


def _longest(most: int, same: Callable[[int, int], bool]) -> int:
    low, high = 0, most
    while low < high:
        # Whole stretches at once: that takes a tenth of looking at one after the other.
        middle = (low + high + 1) // 2
        if same(low, middle):
            low = middle
        else:
            high = middle - 1
    return low


def _merged(boxes: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return boxes that hold all of these, as few as pay."""
    merged: list[pygame.Rect] = []
    for one in boxes:
        box = one.clip(window)
        while box:
            near = _near(box, merged)
            if near is None:
                merged.append(box)
                break
            box = box.union(merged.pop(near))
    return merged


def _near(box: pygame.Rect, others: Sequence[pygame.Rect]) -> int | None:
    """Return the index of a box with which this is drawn better as one."""
    most = box.width * box.height + _WASTE
    for index in box.inflate(2 * _NEAR, 2 * _NEAR).collidelistall(others):
        other = others[index]
        both = box.union(other)
        if both.width * both.height < most + other.width * other.height:
            return index
    return None
