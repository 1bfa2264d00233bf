"""A sign on a medallion of brass, and a seal of wax with a picture pressed into it."""

from game.kit import Block, Canvas, Colour, Colours, Drawn, Point, box_at, mixed

#: In shares of the radius: the breadth of the rim, and how large the sign is.
_RIM, _SIGN = 0.14, 1.24
#: The enamel at its edge and in its light, and the steps between.
_DEEP, _LIT, _STEPS = (14, 44, 74), (62, 132, 158), 7

RED_WAX: Colour = (206, 48, 44)
#: The side of the wax's own picture, and of what is pressed into it, for a radius of one.
_CAKE, _PICTURE = 2.4, 1.14


def draw_medallion(
    canvas: Canvas, icon: str, center: Point, radius: float, shape: float = 1.0
) -> None:
    """Draw a disc of enamel in a rim of brass, and a picture on it, ``shape`` as wide as high."""
    x, y = center
    canvas.circle((x, y + radius * 0.08), radius * 1.05, Colours.shadow, alpha=120)
    canvas.circle(center, radius, Colours.brass_dark)
    canvas.circle(center, radius * 0.96, Colours.brass)
    canvas.circle((x, y - radius * 0.02), radius * 0.9, Colours.brass_light, width=radius * 0.05)
    for step in range(_STEPS):
        t = step / _STEPS
        lit = x, y - 0.16 * radius * t
        canvas.circle(lit, radius * (1 - _RIM) * (1 - 0.8 * t), mixed(_DEEP, _LIT, t * t))
    side = radius * _SIGN
    canvas.image(icon, box_at(center, min(side, side * shape), min(side, side / shape)))


def draw_sign(canvas: Canvas, name: str, center: Point, radius: float) -> None:
    """Draw an icon on its medallion, or another picture as it is."""
    if name.startswith("icons/"):
        draw_medallion(canvas, name, center, radius)
    else:
        canvas.image(name, box_at(center, 2.4 * radius))


def medallion(icon: str, radius: float) -> Block:
    """Return a medallion in the middle of its place."""
    high = 2 * radius + 4
    return Drawn(lambda canvas, area: draw_medallion(canvas, icon, area.center, radius), high, high)


def draw_wax(canvas: Canvas, colour: Colour, center: Point, radius: float) -> None:
    """Draw wax around its middle, nothing in its hollow."""
    canvas.image("post/wax", box_at(center, _CAKE * radius), tint=colour)


def draw_wax_seal(canvas: Canvas, center: Point, radius: float, picture: str) -> None:
    """Draw a red seal around its middle; ``picture`` is the name of an asset."""
    draw_wax(canvas, RED_WAX, center, radius)
    canvas.image(picture, box_at(center, _PICTURE * radius))
