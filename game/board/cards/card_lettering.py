"""The words on cards in our own letters: names, and the digits of badges."""

from __future__ import annotations

from functools import partial

import pygame

from game.kit import Canvas, Colour, Colours, Point, Size

from ..card_faces import CardFace

DIGITS = "ui/figures"
#: A cell of the picture of digits: its shape, how high a digit is in it, how wide with its gap.
_CELL_SHAPE = 96 / 120
_DIGIT_HEIGHT = 94 / 120
_DIGIT_STEP = 68 / 96
#: Letters and digits lower than this are left out: they could not be read from a couch.
LEAST_PIXELS = 9.0
#: How much narrower than drawn a name may be.
_NARROWEST = 1.4
_WHITE: Colour = (255, 255, 255)


def name_picture(canvas: Canvas, face: CardFace) -> str | None:
    """Return which picture has the name of a card, if it is one that has been lettered."""
    picture = f"names/{face.id}"
    if face.name.lower().rstrip("!") != face.id or not canvas.assets.exists(picture):
        return None
    return picture


def is_legible(canvas: Canvas, height: float) -> bool:
    """Whether letters of a height are large enough to be read on the screen."""
    return height * canvas.view.scale >= LEAST_PIXELS - 0.05


def name_size(canvas: Canvas, picture: str, box: pygame.FRect) -> Size | None:
    """Return how large a lettered name is in a box, or None where nobody could read it.

    A long one is made narrower, rather than too low.
    """
    across, down = canvas.assets.size(picture)
    scale = min(box.width / across, box.height / down)
    size = (across * scale, down * scale)
    if is_legible(canvas, size[1]):
        return size
    height = LEAST_PIXELS / canvas.view.scale
    if height > box.height or height > size[1] * _NARROWEST:
        return None
    return size[0], height


def draw_name(canvas: Canvas, picture: str, box: pygame.FRect) -> None:
    """Draw a lettered name in the middle of a box, as large as there is room."""
    size = name_size(canvas, picture, box)
    if size is None:
        return
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
    size = (across, down)
    with canvas.upright((left, y - down / 2, across + (len(digits) - 1) * step, down)):
        for index, digit in enumerate(digits):
            paint = partial(_paint_digit, int(digit), colour)
            picture = canvas.sprite(("digit", digit, colour), size, paint, upright=True)
            canvas.blit(picture, (left + index * step, y - down / 2))


def _paint_digit(digit: int, colour: Colour, canvas: Canvas) -> None:
    """Paint one digit over the whole canvas."""
    part = (digit / 10, 0.0, 0.1, 1.0)
    canvas.surface.blit(canvas.assets.sized(DIGITS, canvas.size_px, part), (0, 0))
    if colour != _WHITE:
        canvas.surface.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
