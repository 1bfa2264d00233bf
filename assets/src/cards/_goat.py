"""A goat that does not give way."""

from ..anatomy import LEG, limb_of
from ..curves import ellipse, smooth, taper
from ..props import tufts
from ..scene import Shape
from ..svg import line, lines, oval


def goat() -> list[Shape]:
    """Plant a small goat on the bridge, which lowers its horns: legs, coat, beard, head, horns."""
    far, near = "#8ca4a0", "#d4dcd0"
    legs = (
        ((252, 462), (248, 482), (254, 502), far),
        ((306, 458), (320, 482), (312, 502), far),
        ((240, 464), (226, 484), (232, 508), near),
        ((318, 456), (334, 484), (326, 508), near),
    )
    coat = "222,450 238,432 264,438 296,431 324,436 334,452 328,470 300,473 256,476 230,468"
    shapes = [Shape(tufts("324,444 332,436 336,428", 7, 16, 3, 0.9, 4), near, round=4)]
    for hip, joint, hoof, tone in legs:
        x, y = hoof
        shapes += [
            limb_of((hip, joint, hoof), 24, LEG, tone, -1 if hip[0] > 280 else 1, ink=0.7),
            Shape(smooth(f"{x - 6},{y - 4}! {x + 5},{y - 4}! {x + 7},{y + 6}! {x - 9},{y + 6}!"),
                "#3c3430", round=4),
        ]  # fmt: skip
    return [
        *shapes,
        Shape(tufts("238,468 276,475 318,468", 22, 12, 6, 3.1, 4), "#c4d0c4", round=4, ink=0.6),
        Shape(smooth(coat), "#e8ece0", round=24, bump=0.6, bump_size=9,
            detail=oval(286, 482, 54, 14, "#4c7c80", 0.5)
            + lines(["306,446 318,456 320,472"], "#6c9488", 3, 0.5)),
        Shape(taper("216,446 232,424 254,424 262,436", [11, 11, 8, 2]), "#a88c58", round=5,
            shine=0.4),
        Shape(smooth("228,450! 246,444 264,452! 246,460"), "#c8b0a4", round=5),
        Shape(smooth("230,436 214,438 196,456 186,472 192,484 210,484 230,484 250,466 248,446"),
            "#f0f0e4", round=18, bump=0.2,
            detail=oval(191, 474, 7, 6, "#e0a090", 0.8) + line("191,481 204,479", "#6c4434", 2)),
        Shape(taper("204,442 206,420 222,410 238,418", [12, 13, 10, 2]), "#d8b878", round=5,
            shine=0.4, detail=lines(["200,434 210,436", "200,426 212,428", "206,418 214,422"],
            "#7c5c30", 2, 0.7)),
        Shape(tufts("200,482 208,485 216,484", 7, 20, 8, 3.2, 3.4), "#f0f0e4", round=3, ink=0.6),
        Shape(ellipse(213, 456, 6.4), "#ffd860", round=6, ink=1),
        Shape(taper("203,450 212,448 223,454", [3, 5, 3]), "#f0f0e4", round=3, contact=0.8),
    ]  # fmt: skip
