"""What lives by itself on a painted landscape: sprites that are functions of time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import pygame

from .canvas import Canvas
from .view import Point, Size, View

#: The opacities that are told apart; a smaller change is not worth a redraw.
_ALPHA_STEP = 6


class Frame(NamedTuple):
    """Where a landscape lies: its left, its top, and how much it is enlarged."""

    x: float
    y: float
    cover: float


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small picture, painted once for every size.

    `paint` draws it on a clear canvas of `size`, in the landscape's own units; `key` names it.
    """

    key: Hashable
    size: Size
    paint: Callable[[Canvas], None]


class Look(NamedTuple):
    """How a thing is to be seen now: its sprite, the middle of it in the landscape, its opacity."""

    sprite: Sprite
    x: float
    y: float
    alpha: int = 255


class Thing(Protocol):
    """Something small that moves by itself."""

    def look(self, time: float) -> Look | None:
        """Return how it is to be seen after `time` seconds; None where it is not."""


class _Shown(NamedTuple):
    sprite: Sprite
    middle: Point
    alpha: int
    #: What must have changed for the eye to see it: sprite, pixels, step of opacity.
    mark: tuple[Hashable, int, int, int]
    rect: pygame.FRect


class Life:
    """Things on a landscape of which `frame` says where it lies in a window."""

    def __init__(self, frame: Callable[[View], Frame], things: Sequence[Thing]) -> None:
        self.time = 0.0
        self._frame = frame
        self._things = tuple(things)
        self._view: View | None = None
        self._shown: list[_Shown | None] = []

    def advance(self, dt: float, view: View) -> list[pygame.FRect]:
        """Move on by `dt` seconds; return the logical rectangles that look different."""
        self._look_at(view)
        before = self._shown
        self.time += dt
        self._shown = self._looks(view)
        changed: list[pygame.FRect] = []
        for old, new in zip(before, self._shown, strict=True):
            if (old and old.mark) != (new and new.mark):
                changed += [shown.rect for shown in (old, new) if shown is not None]
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw all things as they are now."""
        self._look_at(canvas.view)
        cover = self._frame(canvas.view).cover
        for shown in self._shown:
            if shown is not None and canvas.shows(shown.rect):
                picture = _picture(canvas, shown.sprite, cover)
                canvas.blit(picture, shown.middle, alpha=shown.alpha, centered=True)

    def _look_at(self, view: View) -> None:
        if view != self._view:
            self._view = view
            self._shown = self._looks(view)

    def _looks(self, view: View) -> list[_Shown | None]:
        frame = self._frame(view)
        return [_shown(thing.look(self.time), frame, view) for thing in self._things]


def _shown(look: Look | None, frame: Frame, view: View) -> _Shown | None:
    if look is None or look.alpha < _ALPHA_STEP:
        return None
    alpha = min(255, round(look.alpha / _ALPHA_STEP) * _ALPHA_STEP)
    width, height = look.sprite.size
    middle = frame.x + look.x * frame.cover, frame.y + look.y * frame.cover
    rect = pygame.FRect(0, 0, width * frame.cover, height * frame.cover)
    rect.center = middle
    mark = (look.sprite.key, *view.point_px(middle), alpha)
    return _Shown(look.sprite, middle, alpha, mark, rect)


def _picture(canvas: Canvas, sprite: Sprite, cover: float) -> pygame.Surface:
    def paint(sheet: Canvas) -> None:
        view = View(*sprite.size, sheet.view.scale * cover)
        sprite.paint(Canvas(sheet.surface, view, sheet.assets))

    size: Size = sprite.size[0] * cover, sprite.size[1] * cover
    return canvas.sprite(("life", sprite.key), size, paint)


def covering(view: View) -> Frame:
    """Return where a landscape of 1280 by 720 lies that covers the whole window."""
    cover = max(view.width / 1280, view.height / 720)
    return Frame((view.width - 1280 * cover) / 2, (view.height - 720 * cover) / 2, cover)
