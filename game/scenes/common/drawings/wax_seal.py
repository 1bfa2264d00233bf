"""A seal of wax, in any colour, with a picture pressed into it."""

from game.kit import Canvas, Colour, Point, box_at

RED_WAX: Colour = (206, 48, 44)
#: The side of the wax's own picture, and of what is pressed into it, for a radius of one.
_CAKE, _PICTURE = 2.4, 1.14


def draw_wax(canvas: Canvas, colour: Colour, center: Point, radius: float) -> None:
    """Draw wax around its middle, nothing in its hollow."""
    canvas.image("post/wax", box_at(center, _CAKE * radius), tint=colour)


def draw_wax_seal(canvas: Canvas, center: Point, radius: float, picture: str) -> None:
    """Draw a red seal around its middle; ``picture`` is the name of an asset."""
    draw_wax(canvas, RED_WAX, center, radius)
    canvas.image(picture, box_at(center, _PICTURE * radius))
