"""A painted gamepad, and where on it each button lies."""

import pygame

from game.kit import Canvas, Point

#: The height of the picture for a width of one.
PAD_SHAPE = 110 / 160
#: The middles of the buttons on a picture of 160 by 110 units.
_PLACES = {
    "left_trigger": (34, 11),
    "left_shoulder": (51, 16),
    "dpad": (43.5, 42.5),
    "left_stick": (59, 62),
    "view": (71, 40.5),
    "menu": (89, 40.5),
    "right_stick": (101, 62),
    "right_shoulder": (109, 16),
    "right_trigger": (126, 11),
    "y": (120, 31),
    "b": (131.5, 42.5),
    "x": (108.5, 42.5),
    "a": (120, 54),
}


def draw_pad_picture(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw a pad without letters into a box of ``PAD_SHAPE``."""
    canvas.image("ui/gamepad", box)


def button_place(trigger: str, box: pygame.FRect) -> Point:
    """Return where a button is on the picture in a box; a way of a stick or cross is at it."""
    name = trigger if trigger in _PLACES else trigger.rpartition("_")[0]
    x, y = _PLACES[name]
    return box.x + x / 160 * box.width, box.y + y / 110 * box.height
