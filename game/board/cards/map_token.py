"""A creature in the maps of a ring: a small card in the large one, a coin in the small one."""

from functools import partial

import pygame

from game.kit import Canvas, Colours, box_at

from ..card_faces import CardFace
from .card_art import LEAST_PIXELS, draw_number
from .card_pictures import paint_picture

#: A badge of a small card as a share of its width, and the digits as a share of the badge.
_BADGE, _DIGITS = 0.5, 0.56
_PALE = 96


def map_token(canvas: Canvas, face: CardFace, width: float, height: float) -> pygame.Surface:
    """Return a creature as it stands in the large map, so wide and high in logical units."""
    paint = partial(_paint, face=face)
    return canvas.sprite(("map token", face), (width, height), paint, upright=True)


def map_coin(canvas: Canvas, face: CardFace, size: float) -> pygame.Surface:
    """Return a creature as it stands in the small map: its picture on a coin."""
    paint = partial(_paint_coin, face=face)
    return canvas.sprite(("map coin", face), (size, size), paint, upright=True)


def _paint_coin(canvas: Canvas, face: CardFace) -> None:
    middle, radius = canvas.view.center, canvas.view.width / 2
    rim = Colours.wounded if face.wounded else Colours.gold
    for share, colour in ((1.0, Colours.ink), (0.93, rim), (0.8, Colours.ink)):
        canvas.circle(middle, radius * share, colour)
    inner = box_at(middle, radius * 1.5)
    paint_picture(canvas, face, inner, radius * 0.75, whole=False)
    if face.resting:
        canvas.fill(inner, Colours.night, radius=radius * 0.75, alpha=_PALE)


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
    side = width * _BADGE
    for number, (icon, value, colour) in enumerate((
        ("ui/attack", face.attack, attack), ("ui/health", face.health, health),
    )):  # fmt: skip
        middle = (width - side) * number + side / 2, height - side / 2
        canvas.image(icon, box_at(middle, side))
        size = max(LEAST_PIXELS / canvas.view.scale, side * _DIGITS)
        draw_number(canvas, value, middle, size, colour)
