"""A creature in the map of a ring: its picture, and what matters at a glance."""

import pygame

from game.kit import Canvas, Colour, Colours

from ..card_faces import CardFace
from .card_art import LEAST_PIXELS, draw_number
from .card_pictures import paint_picture

#: A creature narrower than this shows one number above the other.
NARROW = 27.0
#: How much higher than its digits the plate of a number is, and the digits as a share of the width.
_AIR, _DIGITS = 2.0, 0.4
#: The same share of a creature in the large map.
_LARGE_DIGITS = 0.27
_ATTACK: Colour = (150, 76, 16)
_HEALTH: Colour = (150, 22, 30)
_PALE = 96


def map_token(canvas: Canvas, face: CardFace, width: float, height: float) -> pygame.Surface:
    """Return a creature as it stands in the map, so wide and high in logical units."""
    return canvas.sprite(
        ("map token", face),
        (width, height),
        lambda offscreen: _paint(offscreen, face),
        upright=True,
    )


def _paint(canvas: Canvas, face: CardFace) -> None:
    width, height = canvas.view.width, canvas.view.height
    box = pygame.FRect(0, 0, width, height)
    paint_picture(canvas, face, box.inflate(-1.6, -1.6), 3, whole=False)
    if face.resting:
        canvas.fill(box.inflate(-1.6, -1.6), Colours.night, radius=3, alpha=_PALE)
    canvas.frame(box, Colours.ink, width=1.8, radius=4)
    canvas.frame(box.inflate(-1.2, -1.2), Colours.bronze, width=1.1, radius=3.4)
    attack = Colours.attention if face.grown else Colours.light
    health = Colours.wounded if face.wounded else Colours.light
    figures = (_ATTACK, face.attack, attack), (_HEALTH, face.health, health)
    usual = max(min(width, NARROW) * _DIGITS, width * _LARGE_DIGITS)
    size = max(LEAST_PIXELS / canvas.view.scale, usual)
    high, half = size + _AIR, width / 2
    for number, (ground, value, colour) in enumerate(figures):
        if width < NARROW:
            plate = pygame.FRect(1, height - 1 - (2 - number) * high, width - 2, high)
        else:
            plate = pygame.FRect(1 + number * (half - 1), height - 1 - high, half - 1, high)
        canvas.fill(plate, ground, radius=2)
        draw_number(canvas, value, plate.center, size, colour)
