"""A switch of brass: a lever on a wooden plate, thrown to the side of a lamp or away from it."""

import math

import pygame

from ..theme import Alphas, Colours
from .canvas import Canvas
from .materials import draw_enamel, draw_well, mixed

#: The size of the plate, the radius of its lamp, and how far that is off the right end.
LEVER = (62.0, 30.0)
_LAMP, _OFF = 6.0, 11.0
#: How far the lever leans to either side, in radians; its length, its breadth, its ball's radius.
_LEAN, _LONG, _BROAD, _BALL = 0.95, 21.0, 5.0, 7.5
#: The light of the lamp.
_SPREAD, _GREY = 9.0, 0.55


def draw_lever(
    canvas: Canvas, plate: pygame.FRect, thrown: float, *, enabled: bool, warmth: float
) -> None:
    """Draw the plate and the lever; ``thrown`` is 0 at the left, off, to 1 at the right, on."""
    ground = canvas.sprite(("lever plate", enabled), plate.size, _paint_plate)
    canvas.blit(ground, plate.topleft, alpha=255 if enabled else 130)
    if thrown > 0:
        _light_lamp(canvas, _lamp_of(plate), round(255 * thrown), enabled=enabled)
    foot = plate.centerx, plate.bottom - 6.0
    lean = _LEAN * (2 * thrown - 1)
    ball = foot[0] + _LONG * math.sin(lean), foot[1] - _LONG * math.cos(lean)
    brass = [Colours.brass_dark, Colours.brass, Colours.brass_light]
    if not enabled:
        brass = [mixed(colour, Colours.muted, _GREY) for colour in brass]
    if warmth and enabled:
        halo = pygame.FRect(ball[0] - _BALL, ball[1] - _BALL, 2 * _BALL, 2 * _BALL)
        strength = round(Alphas.hover_glow * 1.6 * warmth)
        canvas.glow(halo, Colours.gold, strength=strength, spread=8, radius=_BALL)
    canvas.line((foot[0], foot[1] + 2), (ball[0], ball[1] + 2), Colours.shadow, width=6, alpha=130)
    for colour, width in zip(brass, (_BROAD + 2, _BROAD, 1.5), strict=True):
        canvas.line(foot, ball, colour, width=width)
    canvas.circle(foot, 5.0, brass[0])
    canvas.circle(foot, 3.6, brass[1])
    canvas.circle((ball[0], ball[1] + 2), _BALL, Colours.shadow, alpha=120)
    canvas.circle(ball, _BALL, brass[0])
    canvas.circle(ball, _BALL - 1.3, brass[1])
    canvas.circle((ball[0] - 2, ball[1] - 2.4), 2.4, brass[2])


def _lamp_of(plate: pygame.FRect) -> pygame.FRect:
    lamp = pygame.FRect(0, 0, 2 * _LAMP, 2 * _LAMP)
    lamp.center = plate.right - _OFF, plate.centery - 3
    return lamp


def _light_lamp(canvas: Canvas, lamp: pygame.FRect, alpha: int, *, enabled: bool) -> None:
    if enabled:
        canvas.glow(lamp, Colours.gold, strength=alpha, spread=_SPREAD, radius=_LAMP)
    draw_enamel(canvas, lamp.inflate(-3, -3), radius=_LAMP - 1.5, enabled=enabled, alpha=alpha)


def _paint_plate(canvas: Canvas) -> None:
    canvas.lie_on("dark")
    box = pygame.FRect(canvas.view.rect)
    canvas.nine_patch("ui/panel_wood", box, corner=9)
    slot = pygame.FRect(0, 0, box.width - 20, 8)
    slot.midbottom = box.centerx, box.bottom - 3
    draw_well(canvas, slot, radius=4)
    draw_well(canvas, _lamp_of(box), radius=_LAMP)
