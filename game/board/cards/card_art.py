"""A card alone: its picture, those of own cards, and the letters of names and numbers."""

from functools import partial

import pygame

from game.content import figure_file, is_custom, named_figure
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    Size,
    active_context,
    added_picture,
    box_at,
    scaled_smoothly,
)

from ..card_faces import CREATURE, INCANTATION, CardFace
from .emblem import emblem, emblem_key, paint_sky

#: The most pixels that are kept of a picture, twice as many as the largest card has units.
_MOST = (750, 1050)
_CACHE_BYTES = 48 << 20
_MARK = "icons/custom"


def custom_art(
    face: CardFace, size: tuple[int, int], area: tuple[float, float, float, float]
) -> pygame.Surface:
    """Return ``area`` (shares) of the picture of a card that the game has none of, in pixels."""
    kept = active_context().cache("custom art", _CACHE_BYTES)
    whole = kept.get(("art", *emblem_key(face)), lambda: _art(face))
    left, top, across, down = area
    width, height = whole.get_size()
    part = pygame.Rect(left * width, top * height, across * width, down * height)
    cut = whole.subsurface(part.clip(whole.get_rect()))
    return scaled_smoothly(cut, size)


def bears_mark(face: CardFace) -> bool:
    """Tell whether a face is that of a card of somebody's own."""
    return face.kind in (CREATURE, INCANTATION) and is_custom(face.id)


def custom_mark(canvas: Canvas, middle: Point, size: float) -> None:
    """Paint the mark of a card of somebody's own."""
    canvas.circle(middle, size * 0.52, Colours.night, alpha=110)
    canvas.image(_MARK, (middle[0] - size / 2, middle[1] - size / 2, size, size))


def _art(face: CardFace) -> pygame.Surface:
    figure = named_figure(face.id)
    own = added_picture(face.id, _MOST, figure_file(figure) if figure else None)
    if own is None:
        return emblem(face)
    # Its clear parts show the sky of the emblem.
    ground = pygame.Surface(own.get_size(), pygame.SRCALPHA)
    paint_sky(ground, face)
    ground.blit(own, (0, 0))
    return ground


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
    place = box_at(box.center, *size)
    canvas.image(picture, place)


def draw_number(
    canvas: Canvas, number: int, middle: Point, height: float, colour: Colour = Colours.light
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
    part = (digit / 10, 0.0, 0.1, 1.0)
    canvas.surface.blit(canvas.assets.sized(DIGITS, canvas.size_px, part), (0, 0))
    if colour != _WHITE:
        canvas.surface.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
