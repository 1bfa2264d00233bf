"""What lies on the bridges: a seal in the middle, the colours of both banks, and their cloths."""

import random
from functools import partial

import pygame

from game.kit import Canvas, Colour, Frame, Point, sprite_picture

from . import board_ambient, flags
from .camps import Camp

#: The middle of each bridge's road, and half of how long and how high it is between its walls.
DECKS: tuple[Point, ...] = ((640.0, 220.0), (640.0, 431.0))
HALF = (150.0, 30.0)
#: The seal let into the middle: its picture, its size on the road, the hollow around it, how clear
#: it is, and the light on it by day and at dusk.
SEAL, _SEAL_SIZE, _SEAL_HOLLOW = "medals/peace", (112.0, 60.0), 8.0
_SEAL_CLEAR, _SEAL_LIGHT = 226, (18, 26)
_INK: Colour = (34, 28, 30)
_DUSK_TINT: Colour = (190, 180, 206)
#: The colours of a bank on the road: how far from the middle each chevron is, how clear it is.
_CHEVRONS = ((132.0, 150), (112.0, 118), (92.0, 86))
_CHEVRON, _THICK = (17.0, 22.0), 10.0
_WORN, _CHIPS = 26, (1.0, 3.2)
#: Where a cloth of each bank hangs on a bridge, from its middle.
_CLOTH = (63.0, 44.0)


def draw_decks(canvas: Canvas, camps: tuple[Camp, ...], *, dusk: bool) -> None:
    """Draw what lies on the bridges of a window, in the colours of the lands at both their ends."""
    frame = board_ambient.board_frame(canvas.view)
    for lane, middle in enumerate(DECKS):
        _draw_seal(canvas, frame, middle, dusk=dusk)
        for camp in camps:
            if camp.lane == lane:
                _draw_colours(canvas, frame, camp, middle)
                _draw_cloth(canvas, frame, camp, middle, dusk=dusk)


def _draw_seal(canvas: Canvas, frame: Frame, middle: Point, *, dusk: bool) -> None:
    wide, high = (side * frame.cover for side in _SEAL_SIZE)
    seal = pygame.FRect(0, 0, wide, high)
    seal.center = _seen(frame, middle)
    hollow = seal.inflate(_SEAL_HOLLOW * frame.cover, _SEAL_HOLLOW * frame.cover)
    shade = canvas.sprite("seal's hollow", hollow.size, _paint_hollow)
    canvas.blit(shade, hollow.topleft)
    tint = _DUSK_TINT if dusk else None
    canvas.image(SEAL, seal, alpha=_SEAL_CLEAR, tint=tint, light=_SEAL_LIGHT[dusk])


def _paint_hollow(canvas: Canvas) -> None:
    """Paint the stones that are cut away around a seal: dark above, where no light falls in."""
    wide, high = canvas.surface.get_size()
    large = pygame.Surface((wide * 3, high * 3), pygame.SRCALPHA)
    for colour, inner in (((*_INK, 210), 0), ((236, 226, 206, 120), 3)):
        box = large.get_rect().inflate(-inner * 4, -inner * 4)
        pygame.draw.ellipse(large, colour, box.move(0, -inner))
    canvas.surface.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))


def _draw_colours(canvas: Canvas, frame: Frame, camp: Camp, middle: Point) -> None:
    size = 2 * HALF[0] * frame.cover, 2 * HALF[1] * frame.cover
    paint = partial(_paint_chevrons, land=camp.land, right=camp.right)
    picture = canvas.sprite(("deck colours", camp.land, camp.right), size, paint, upright=True)
    canvas.blit(picture, _seen(frame, middle), centered=True)


def _paint_chevrons(canvas: Canvas, land: int, right: bool) -> None:
    """Paint worn chevrons that lead from a bank to the middle of the road."""
    wide, high = canvas.surface.get_size()
    unit = wide / (2 * HALF[0])
    large = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)
    large.fill((*flags.CLOTHS[land], 0))
    (across, down), way = _CHEVRON, 1 if right else -1
    for away, clear in _CHEVRONS:
        tip = HALF[0] + way * (away - across)
        foot = HALF[0] + way * away
        thick = way * _THICK
        points = (
            (foot, HALF[1] - down), (tip, HALF[1]), (foot, HALF[1] + down),
            (foot + thick, HALF[1] + down), (tip + thick, HALF[1]), (foot + thick, HALF[1] - down),
        )  # fmt: skip
        corners = [(x * unit * 2, y * unit * 2) for x, y in points]
        pygame.draw.polygon(large, (*flags.CLOTHS[land], clear), corners)
    chance = random.Random(land + 5 * right)
    for _ in range(_WORN):
        x, y = chance.uniform(0, wide * 2), chance.uniform(0, high * 2)
        radius = chance.uniform(*_CHIPS) * unit * 2
        pygame.draw.circle(large, (*flags.CLOTHS[land], 0), (x, y), radius)
    canvas.surface.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))


def _draw_cloth(canvas: Canvas, frame: Frame, camp: Camp, middle: Point, *, dusk: bool) -> None:
    """Hang the cloth of a bank over the wall of a bridge."""
    away, below = _CLOTH
    x = middle[0] + (away if camp.right else -away)
    sprite = flags.pennants(camp.land, dusk=dusk)[camp.lane]
    picture = sprite_picture(canvas, sprite, frame.cover)
    canvas.blit(picture, _seen(frame, (x, middle[1] + below + sprite.size[1] / 2)), centered=True)


def _seen(frame: Frame, place: Point) -> Point:
    return frame.x + place[0] * frame.cover, frame.y + place[1] * frame.cover
