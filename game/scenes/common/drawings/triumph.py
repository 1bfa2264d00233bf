"""What a success looks like: bits of colour that drift down, and the seal of a medal in rays."""

import math
import random
from dataclasses import dataclass

import pygame

from game.board import LARGE_WORDS
from game.kit import Canvas, Colour, Colours, Point, box_at, grown, shown

from ..screen import land_colour
from .ribbon import RIBBON_HIGH, draw_ribbon

#: The medal: its radius, and how far its middle is below the sheet's upper edge.
_MEDAL, _MEDAL_LOW = 45.0, 4.0
#: How far below the edge the ribbon begins.
_RIBBON_LOW = 36.0
#: How far below the edge the ribbon begins where the medal gives way to large words.
_ALONE = 4.0
#: The rays: how far they reach, how many there are, how bright, and how many times too large they
#: are painted.
_REACH, _RAYS, _BRIGHT, _LARGE = 240.0, 20, 0.8, 2

COUNT = 84
FALL_TIME = (3.4, 6.2)
START_WITHIN = 3.0
_FLAT_STEPS = 8


def triumph_height() -> float:
    """Return how much of the sheet the seal takes from its upper edge."""
    return _ribbon_low() + RIBBON_HIGH + 2


def _has_medal() -> bool:
    return grown(1.0) <= LARGE_WORDS


def _ribbon_low() -> float:
    return _RIBBON_LOW if _has_medal() else _ALONE


def draw_rays(canvas: Canvas, middle: Point, radius: float = _MEDAL) -> None:
    """Draw the rays around a medal; what it lies on is drawn over them."""
    side = 2 * _REACH
    canvas.shine(canvas.sprite("triumph rays", (side, side), _paint_rays), middle)
    canvas.glow(box_at(middle, 2 * radius), Colours.gold, spread=34, radius=radius)


def draw_triumph(canvas: Canvas, sheet: pygame.FRect, medal: str, title: str) -> None:
    """Draw ribbon and medal on a sheet; ``medal`` is the name of an asset."""
    draw_ribbon(canvas, (sheet.centerx, sheet.y + _ribbon_low()), sheet.width, title)
    if _has_medal():
        canvas.image(medal, box_at(medal_middle(sheet), 2 * _MEDAL))


def medal_middle(sheet: pygame.FRect) -> Point:
    """Return the middle of the medal on a sheet."""
    return sheet.centerx, sheet.y + _MEDAL_LOW


def _paint_rays(canvas: Canvas) -> None:
    """Paint light to be added: golden beams on black that fade outwards."""
    side = canvas.surface.get_width()
    large, half = pygame.Surface((_LARGE * side, _LARGE * side)), _LARGE * side / 2
    for number in range(_RAYS):
        turn, spread = math.tau * number / _RAYS, math.pi / _RAYS * (0.62 if number % 2 else 0.4)
        ends = (
            (half + 2 * half * math.cos(angle), half + 2 * half * math.sin(angle))
            for angle in (turn - spread, turn + spread)
        )
        pygame.draw.polygon(large, shown(Colours.gold), [(half, half), *ends])
    rays, faded = pygame.transform.smoothscale(large, (side, side)), pygame.Surface((side, side))
    for reach in range(side // 2, 0, -1):
        left = round(255 * _BRIGHT * (1 - 2 * reach / side) ** 1.4)
        pygame.draw.circle(faded, (left, left, left), (side / 2, side / 2), reach)
    rays.blit(faded, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(rays, (0, 0))


@dataclass(frozen=True, slots=True)
class ConfettiPiece:
    """One bit: where across it falls (a share of the width), when, how fast, how it turns."""

    across: float
    start: float
    seconds: float
    sway: float
    spin: float
    size: float
    colour: Colour


class Confetti:
    """A shower in the colours of one side, the same every time."""

    def __init__(self, side: int) -> None:
        chance = random.Random(1)
        colours = (land_colour(side), land_colour(side), Colours.gold, Colours.light)
        self.time = 0.0
        self.embers = [
            ConfettiPiece(
                chance.random(),
                chance.random() * START_WITHIN,
                chance.uniform(*FALL_TIME),
                chance.uniform(-1.0, 1.0),
                chance.uniform(2.0, 5.0),
                chance.uniform(7.0, 13.0),
                chance.choice(colours),
            )
            for _ in range(COUNT)
        ]
        self._end = max(ember.start + ember.seconds for ember in self.embers)

    def update(self, dt: float) -> bool:
        """Let them fall; True until the last has gone."""
        if self.time >= self._end:
            return False
        self.time += dt
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw those that are in the air."""
        for ember in self.embers:
            t = (self.time - ember.start) / ember.seconds
            if 0 < t < 1:
                _draw_ember(canvas, ember, t)


def _draw_ember(canvas: Canvas, ember: ConfettiPiece, t: float) -> None:
    view = canvas.view
    turn = t * ember.seconds * ember.spin
    x = ember.across * view.width + ember.sway * 60 * math.sin(turn * 0.6)
    y = -20 + t * (view.height + 40)
    # Turning about its long side it shows flat and edge by turns; a few steps are kept as pictures.
    flat = max(1, round(abs(math.cos(turn)) * _FLAT_STEPS)) / _FLAT_STEPS
    size = (ember.size, max(1.5, ember.size * 0.7 * flat))
    key = ("ember", ember.colour)
    picture = canvas.sprite(
        key, size, lambda offscreen: offscreen.fill(offscreen.view.rect, ember.colour, radius=2)
    )
    picture = canvas.turned(picture, (key, size), math.degrees(turn * 0.5) % 360)
    fade = min(1.0, 5 * t, 5 * (1 - t))
    canvas.blit(picture, (x, y), alpha=round(235 * fade), centered=True)
