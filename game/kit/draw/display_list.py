"""The display list: what a frame is made of, so that only what has changed is drawn again.

A frame is a list of drawings. Those that were not in the frame before, and those that are no
longer there, tell which pixels differ; there, and only there, all that is to be seen is drawn
again, from the ground up. So a frame looks as if it had been drawn whole.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

import pygame

from ..theme import Colour
from .hit_region import HitRegion
from .surface_ops import OPAQUE, dim, put

#: Boxes that lie so close to one another, in pixels, are drawn anew as one; where there are so
#: many of them, those that lie farther apart as well.
_NEAR = 12
_MOST_BOXES = 40
#: With such a share of the window, it takes less to draw all of it.
_MOST_SHARE = 0.8

#: So many parts are kept: many more than any scene has.
_MOST_PARTS = 400

_Clip: TypeAlias = tuple[int, int, int, int] | None


class Drawing(NamedTuple):
    """One thing that is drawn, in pixels; equal ones look the same.

    A surface is put or its light is added at a corner; a colour fills a box, or is mixed into all
    that is below it. What is drawn must not be changed any more.
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
    """What a part of a scene was drawn as, for how long its ``key`` is the same."""

    key: tuple[Hashable, ...]
    drawings: list[Drawing]
    regions: list[HitRegion]


class DisplayList:
    """What is to be seen in a window, and what of it has been drawn there."""

    def __init__(self) -> None:
        #: The drawings of the frame in the window, and their boxes; None when that is not known.
        self._shown: dict[Drawing, pygame.Rect] | None = None
        self._order: list[Drawing] = []
        self._window = pygame.Rect(0, 0, 0, 0)
        #: What else was drawn into the window since.
        self._damage: list[pygame.Rect] = []
        #: The parts of the last frames, by their names.
        self.parts: dict[Hashable, KeptPart] = {}

    def forget(self) -> None:
        """Have the next frame drawn whole, and all of it painted anew: it looks otherwise now."""
        self.lose_picture()
        self.parts.clear()

    def lose_picture(self) -> None:
        """Have the next frame drawn whole: the window has lost what it showed."""
        self._shown = None
        self._damage.clear()

    @property
    def has_picture(self) -> bool:
        """Whether it is known what the window shows."""
        return self._shown is not None

    def damage(self, boxes: Iterable[pygame.Rect]) -> None:
        """Have these pixels drawn again with the next frame: something else was drawn there."""
        self._damage += boxes

    def show(self, target: pygame.Surface, frame: list[Drawing]) -> list[pygame.Rect]:
        """Draw what differs from the frame before; return those pixels."""
        window = target.get_rect()
        before = self._shown if window == self._window else None
        if before is not None and not self._damage and frame == self._order:
            return []
        known = before or {}
        boxes = {drawing: known.get(drawing) or drawing.box(window) for drawing in frame}
        changed = [window] if before is None else self._changed(before, boxes, frame)
        self._shown, self._order, self._window = boxes, frame, window
        if len(self.parts) > _MOST_PARTS:
            self.parts.clear()
        self._damage.clear()
        areas = _merged(changed, window)
        kept = list(map(boxes.__getitem__, frame))
        for area in areas:
            seen: list[Drawing] = []
            for index in reversed(area.collidelistall(kept)):
                seen.append(frame[index])
                if kept[index].contains(area) and seen[-1].is_opaque:
                    # It hides all that is below it.
                    break
            draw_all(reversed(seen), target, area)
        return areas

    def _changed(
        self,
        before: dict[Drawing, pygame.Rect],
        now: dict[Drawing, pygame.Rect],
        frame: list[Drawing],
    ) -> list[pygame.Rect]:
        """Return the boxes of all drawings that came, went, or lie over others than before."""
        boxes = [*self._damage]
        boxes += [box for drawing, box in before.items() if drawing not in now]
        boxes += [box for drawing, box in now.items() if drawing not in before]
        old = [drawing for drawing in self._order if drawing in now]
        new = [drawing for drawing in frame if drawing in before]
        if old != new:
            first, end = _differing(old, new)
            boxes += [before[drawing] for drawing in old[first : len(old) - end]]
            boxes += [now[drawing] for drawing in new[first : len(new) - end]]
        return boxes


def draw_all(
    drawings: Iterable[Drawing], target: pygame.Surface, area: pygame.Rect | None = None
) -> None:
    """Draw one thing after the other, only inside of ``area`` where there is one."""
    whole = target.get_clip() if area is None else area
    clip: _Clip = None
    target.set_clip(whole)
    for drawing in drawings:
        if drawing.clip != clip:
            clip = drawing.clip
            target.set_clip(whole if clip is None else whole.clip(clip))
        drawing.draw(target)
    target.set_clip(None)


def _differing(old: Sequence[Drawing], new: Sequence[Drawing]) -> tuple[int, int]:
    """Return how many drawings agree at the beginning of two lists, and how many at their end."""
    most = min(len(old), len(new))
    first = next((at for at in range(most) if old[at] != new[at]), most)
    rest = range(most - first)
    end = next((at for at in rest if old[-1 - at] != new[-1 - at]), most - first)
    return first, end


def _merged(boxes: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return few boxes that do not overlap, and cover all of these; the window for most of it."""
    gap = _NEAR
    merged = _joined((box.clip(window) for box in boxes), gap)
    while len(merged) > _MOST_BOXES:
        gap *= 2
        merged = _joined(merged, gap)
    area = sum(box.width * box.height for box in merged)
    return [window] if area > _MOST_SHARE * window.width * window.height else merged


def _joined(boxes: Iterable[pygame.Rect], gap: int) -> list[pygame.Rect]:
    """Return boxes in which all are that lie less than half of ``gap`` from one another."""
    joined: list[pygame.Rect] = []
    for one in boxes:
        box = one
        if not box:
            continue
        while (found := box.inflate(gap, gap).collidelist(joined)) >= 0:
            box = box.union(joined.pop(found))
        joined.append(box)
    return joined
