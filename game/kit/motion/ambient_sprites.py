"""Ambient sprites: light that pulses, motes that drift, and the frames they are drawn in."""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple, Protocol

import pygame

from ..context.kit_context import shown
from ..draw import shape_lines
from ..draw.canvas import Canvas
from ..draw.shape_masks import scaled_smoothly
from ..theme import Colour
from ..viewport import Point, Size, Viewport

#: The side of the surface that becomes the soft edges of what is cut out.
_SOFT = 20

_MASTER = 48
#: Two waves whose lengths have no common measure: a light does not breathe like a machine.
_SECOND_WAVE, _SECOND_SHARE = 2.37, 0.3


class Frame(NamedTuple):
    """Where a landscape lies: its left, its top, and how much it is enlarged."""

    x: float
    y: float
    cover: float


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small picture, painted once for every size.

    ``paint`` draws it on a clear canvas of ``size``, in the landscape's own units; ``key`` names
    it. Without that it is cut out of the landscape with soft edges, its middle at ``place``.
    """

    key: Hashable
    size: Size
    paint: Callable[[Canvas], None] | None = None
    place: Point = (0.0, 0.0)


class SpriteState(NamedTuple):
    """How a sprite is to be drawn now: its middle in the landscape, and its opacity."""

    sprite: Sprite
    x: float
    y: float
    alpha: int = 255


class AmbientSprite(Protocol):
    """Something small that moves by itself."""

    def state_at(self, time: float) -> SpriteState | None:
        """Return its state after ``time`` seconds; None where it is not to be seen."""


class AmbientOverlay(Protocol):
    """Something small that lies above a whole scene, and moves in its place there."""

    def advance(self, dt: float) -> None:
        """Move on by ``dt`` seconds."""

    def refresh(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw what has changed of it in the window; return those pixels."""


def sprite_picture(canvas: Canvas, sprite: Sprite, cover: float) -> pygame.Surface:
    """Return what a sprite paints, ``cover`` times as large, kept for all who show it."""
    paint = sprite.paint
    assert paint is not None

    def fill(offscreen: Canvas) -> None:
        view = Viewport(*sprite.size, offscreen.view.scale * cover)
        paint(Canvas(offscreen.surface, view, offscreen.assets))

    size: Size = sprite.size[0] * cover, sprite.size[1] * cover
    return canvas.sprite(("ambient", sprite.key), size, fill, upright=True)


def soft(size: tuple[int, int]) -> pygame.Surface:
    """Return white of so many pixels that fades at its rim: what it lies on gets soft edges."""
    small = pygame.Surface((_SOFT, _SOFT), pygame.SRCALPHA)
    small.fill((255, 255, 255, 0))
    small.fill((255, 255, 255, 255), small.get_rect().inflate(-2, -2))
    return scaled_smoothly(small, size)


def cover_frame(view: Viewport) -> Frame:
    """Return where a landscape of 1280 by 720 lies that covers the whole window."""
    cover = max(view.width / 1280, view.height / 720)
    return Frame((view.width - 1280 * cover) / 2, (view.height - 720 * cover) / 2, cover)


class PulsingLight(NamedTuple):
    """A sprite that stays at its place; its opacity goes from ``low`` to ``high`` and back."""

    sprite: Sprite
    place: Point
    low: float
    high: float
    seconds: float
    phase: float = 0.0

    def state_at(self, time: float) -> SpriteState:
        """Return it with the opacity of the moment."""
        turn = math.tau * (time / self.seconds + self.phase)
        wave = math.sin(turn) + _SECOND_SHARE * math.sin(_SECOND_WAVE * turn)
        t = 0.5 + 0.5 * wave / (1 + _SECOND_SHARE)
        return SpriteState(self.sprite, *self.place, round(self.low + (self.high - self.low) * t))


class FrameCycle(NamedTuple):
    """Sprites that take turns at one place, all of them in ``seconds``."""

    sprites: Sequence[Sprite]
    place: Point
    seconds: float
    phase: float = 0.0

    def state_at(self, time: float) -> SpriteState:
        """Return the sprite whose turn it is."""
        t = (time / self.seconds + self.phase) % 1.0
        return SpriteState(self.sprites[int(t * len(self.sprites))], *self.place)


class DriftingMote(NamedTuple):
    """Something that appears, drifts by ``drift`` in ``seconds``, goes, returns after ``pause``.

    Its sprites follow one another on the way, ``rounds`` times; ``sway`` is how far it swings to
    both sides. It begins ``phase`` of a round late.
    """

    sprites: Sequence[Sprite]
    place: Point
    drift: Point
    seconds: float
    pause: float = 0.0
    phase: float = 0.0
    peak: float = 255.0
    sway: float = 0.0
    rounds: float = 1.0

    def state_at(self, time: float) -> SpriteState | None:
        """Return it on its way: faint at both ends."""
        whole = self.seconds + self.pause
        t = (time + self.phase * whole) % whole / self.seconds
        if t >= 1.0:
            return None
        x = self.place[0] + self.drift[0] * t + self.sway * math.sin(math.tau * 1.4 * t)
        y = self.place[1] + self.drift[1] * t
        step = int(t * self.rounds * len(self.sprites)) % len(self.sprites)
        return SpriteState(self.sprites[step], x, y, round(self.peak * math.sin(math.pi * t)))


class BobbingSprite(NamedTuple):
    """The pixels in ``area`` of the landscape, which go to and fro by ``drift``."""

    area: tuple[float, float, float, float]
    drift: Point
    seconds: float

    def state_at(self, time: float) -> SpriteState:
        """Return it where the waves have it."""
        x, y, width, height = self.area
        middle = x + width / 2, y + height / 2
        turn = math.tau * time / self.seconds
        sprite = Sprite(("cut", self.area), (width, height), place=middle)
        across, down = (self.drift[0] * math.sin(turn / 2), self.drift[1] * math.sin(turn))
        return SpriteState(sprite, middle[0] + across, middle[1] + down)


class TurnedSprite(NamedTuple):
    """Another sprite on a landscape of ``width`` that is turned round, left for right."""

    other: AmbientSprite
    width: float

    def state_at(self, time: float) -> SpriteState | None:
        """Return it at the other side."""
        state = self.other.state_at(time)
        if state is None:
            return None
        x, y = state.sprite.place
        sprite = replace(state.sprite, place=(self.width - x, y))
        return state._replace(sprite=sprite, x=self.width - state.x)


def light_sprite(colour: Colour, width: float, height: float) -> Sprite:
    """Return a soft oval of light: strongest in its middle, nothing at its edge."""
    key = ("light", colour, width, height)
    return Sprite(key, (width, height), lambda offscreen: paint_oval(offscreen, colour))


def stroke_sprite(
    points: Sequence[Point], colour: Colour, width: float, *, ends: float = 0.4
) -> Sprite:
    """Return a brush stroke along ``points`` (in units), as thin as ``ends`` where it begins."""
    left, top = min(x for x, _ in points) - width, min(y for _, y in points) - width
    size = max(x for x, _ in points) + width - left, max(y for _, y in points) + width - top
    there = [(x - left, y - top) for x, y in points]

    def paint(offscreen: Canvas) -> None:
        half = len(there) // 2 + 1
        offscreen.polygon(shape_lines.ribbon(there[:half], (ends, width)), colour)
        offscreen.polygon(shape_lines.ribbon(there[half - 1 :], (width, ends)), colour)

    return Sprite(("stroke", tuple(points), colour, width), size, paint)


def paint_oval(canvas: Canvas, colour: Colour) -> None:
    """Fill a canvas with a soft oval of light."""
    oval = pygame.transform.smoothscale(_oval(), canvas.surface.get_size())
    oval.fill((*shown(colour), 255), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(oval, (0, 0))


@cache
def _oval() -> pygame.Surface:
    half = _MASTER // 2
    quarter = [[_oval_alpha(x, y) for x in range(half)] for y in range(half)]
    rows = [row + row[::-1] for row in quarter]
    pixels = bytes(
        channel for row in rows + rows[::-1] for alpha in row for channel in (255, 255, 255, alpha)
    )
    return pygame.image.frombytes(pixels, (_MASTER, _MASTER), "RGBA")


def _oval_alpha(x: int, y: int) -> int:
    middle = (_MASTER - 1) / 2
    share = max(0.0, 1.0 - math.hypot(x - middle, y - middle) / middle)
    # Eased, because an even slope shows where it begins and ends.
    return round(255 * share * share * (3 - 2 * share))
