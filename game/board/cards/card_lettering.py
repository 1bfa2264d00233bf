"""What stands on cards in our own letters: names, and the digits of badges."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colour, Colours, Point

from ..card_faces import CardFace

DIGITS = "ui/figures"
#: Of a cell of the picture of digits: its shape, how high a digit is in it, how wide with its gap.
_CELL_SHAPE = 96 / 120
_DIGIT_HEIGHT = 94 / 120
_DIGIT_STEP = 68 / 96
_WHITE: Colour = (255, 255, 255)


def name_picture(canvas: Canvas, face: CardFace) -> str | None:
    """Return which picture has the name of a card, if it is one that has been lettered."""
    picture = f"names/{face.id}"
    if face.name.lower().rstrip("!") != face.id or not canvas.assets.exists(picture):
        return None
    return picture


def draw_name(canvas: Canvas, picture: str, box: pygame.FRect) -> None:
    """Draw a lettered name in the middle of a box, as large as there is room."""
    across, down = canvas.assets.size(picture)
    scale = min(box.width / across, box.height / down)
    size = (across * scale, down * scale)
    place = pygame.FRect(0, 0, *size)
    place.center = box.center
    canvas.image(picture, place)


def draw_number(
    canvas: Canvas,
    number: int,
    middle: Point,
    height: float,
    colour: Colour = Colours.light,
) -> None:
    """Draw a number whose digits are ``height`` high."""
    x, y = middle
    digits = str(number)
    down = height / _DIGIT_HEIGHT
    across = down * _CELL_SHAPE
    step = across * _DIGIT_STEP
    left = x - (len(digits) - 1) * step / 2 - across / 2
    for index, digit in enumerate(digits):
        cell = canvas.view.rect_px((left + index * step, y - down / 2, across, down))
        part = (int(digit) / 10, 0.0, 0.1, 1.0)
        picture = canvas.assets.sized(DIGITS, cell.size, part)
        if colour != _WHITE:
            picture = picture.copy()
            picture.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        canvas.surface.blit(picture, cell)
