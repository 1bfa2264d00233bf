"""The display list: what a frame is made of, and where, so that only changes are drawn again.

A frame is a list of drawings. Those that were not in the frame before, and those that are no
longer there, tell which pixels differ; there, and only there, all that is to be seen is drawn
again, from the ground up. So a frame looks as if it had been drawn whole. While the window shows
something else, the same is done on a picture beside it.
"""

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
#: From so many boxes on, all of the picture is drawn when it is next needed.
_MOST_STALE = 200

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
    """The drawings to be seen in a window, how much of them is drawn there, and their picture."""

    def __init__(self) -> None:
        #: The last frame, and the pixels that each drawing may change, which stay the same.
        self._order: list[Drawing] = []
        self._boxes: list[pygame.Rect] = []
        self._window = pygame.Rect(0, 0, 0, 0)
        #: Whether that frame is surely in the window; what else was drawn into the window since.
        self.has_picture = False
        self._damage: list[pygame.Rect] = []
        #: A picture for the moments in which it is not, and where that is of an older frame.
        self._picture: pygame.Surface | None = None
        self._stale: list[pygame.Rect] = []
        #: The parts of the last frames, by their names.
        self.parts: dict[Hashable, KeptPart] = {}

    def forget(self) -> None:
        """Have the next frame drawn whole, and all of it painted anew: it looks otherwise now."""
        self.lose_picture()
        self._order, self._boxes = [], []
        self.parts.clear()

    def lose_picture(self) -> None:
        """Have all of the next frame shown: the window has lost what it showed."""
        self.has_picture = False
        self._damage.clear()

    def free_picture(self) -> None:
        """Free the picture beside the window, as a scene has come to rest."""
        self._picture = None

    def damage(self, boxes: Iterable[pygame.Rect]) -> None:
        """Have these pixels drawn again with the next frame: something else was drawn there."""
        self._damage += boxes

    def show(self, window: pygame.Surface, frame: list[Drawing]) -> list[pygame.Rect]:
        """Let the window show a frame; return the pixels that may have changed there."""
        is_first, changed = not self._order, self._follow(window, frame)
        areas = [self._window]
        if self.has_picture or is_first:
            if self.has_picture:
                areas = _merged([*self._damage, *changed], self._window)
            self._draw(window, areas)
            self._stale += areas
        else:
            window.blit(self._drawn(window, changed), (0, 0))
        self.has_picture = True
        self._damage.clear()
        if len(self._stale) > _MOST_STALE:
            self._stale = [self._window]
        return areas

    def picture(self, window: pygame.Surface, frame: list[Drawing]) -> pygame.Surface:
        """Return how a frame looks; the window is about to show something else instead."""
        picture = self._drawn(window, self._follow(window, frame))
        self.lose_picture()
        return picture

    def _follow(self, window: pygame.Surface, frame: list[Drawing]) -> list[pygame.Rect]:
        """Take a frame for the last one; return the boxes that differ from the one before."""
        whole = window.get_rect()
        if whole != self._window:
            self._order, self._boxes, self.has_picture = [], [], False
            self._window, self._picture = whole, None
        # Most of a frame is as it was, and lies where it was.
        first, end = _agreeing(self._order, frame)
        stretch = slice(first, len(self._order) - end)
        old, new = self._order[stretch], frame[first : len(frame) - end]
        before = dict(zip(old, self._boxes[stretch], strict=True))
        now = {drawing: before.get(drawing) or drawing.box(whole) for drawing in new}
        self._boxes[stretch] = map(now.__getitem__, new)
        self._order = frame
        if len(self.parts) > _MOST_PARTS:
            self.parts.clear()
        return _changed(old, before, new, now)

    def _drawn(self, window: pygame.Surface, changed: list[pygame.Rect]) -> pygame.Surface:
        """Return the picture of the last frame, which differs so from the one before."""
        if self._picture is None:
            self._picture = pygame.Surface(self._window.size, 0, window)
            self._stale = [self._window]
        if self.has_picture:
            # The window shows the frame before: to copy that takes less time than to draw it.
            seen = _merged(self._stale, self._window)
            self._picture.fblits((window.subsurface(box), box) for box in seen)
            self._stale = self._damage.copy()
        self._draw(self._picture, _merged([*self._stale, *changed], self._window))
        self._stale.clear()
        return self._picture

    def _draw(self, target: pygame.Surface, areas: Iterable[pygame.Rect]) -> None:
        for area in areas:
            draw_all(self._seen(area), target, area)

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
