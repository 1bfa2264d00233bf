"""Bits of colour that drift down after a victory, and come to an end."""

import math
import random
from dataclasses import dataclass

from game.kit import Canvas, Colour, Colours

from ..screen import land_colour

COUNT = 84
FALL_TIME = (3.4, 6.2)
START_WITHIN = 3.0
_FLAT_STEPS = 8


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
