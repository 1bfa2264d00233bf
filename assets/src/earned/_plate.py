"""What the earned backs have in common: a ground with round corners, and a rim of metal."""

from ..curves import Knot, ellipse, knots, taper
from ..scene import Light, Scene, Shape
from ..svg import linear
from ..ui.cutout import rounded, rounded_frame

WIDTH, HEIGHT = 375, 525
#: A scroll for a corner, as it lies at the upper left.
SCROLL = "34,118 35,70 60,38 92,40 94,66 76,72 70,60"


def plate(light: Light, gradients: str, metal: tuple[str, str, str], seed: int) -> Scene:
    """Begin a back whose rim, laid by `rim`, is of a metal: light, middle, dark."""
    colours = gradients + linear(
        "metal", (0, 0), (WIDTH, HEIGHT), (0, metal[0]), (0.5, metal[1]), (0.8, metal[2]),
        (1, metal[1]),
    )  # fmt: skip
    return Scene(colours, light, seed, (WIDTH, HEIGHT))


def ground(scene: Scene, fill: str, detail: str = "", bump: float = 0.2) -> None:
    """Lay the ground on which everything is painted."""
    scene.group(
        Shape(rounded(6, 6, WIDTH - 12, HEIGHT - 12, 20), fill, round=4, bump=bump, rim=0,
              detail=detail),
        shadow=0, form=0, outline=0,
    )  # fmt: skip


def inside(svg: str) -> str:
    """Cut marks to the ground, so that none hangs over the rim's round corners."""
    path = rounded(6, 6, WIDTH - 12, HEIGHT - 12, 20)
    return f'<clipPath id="plate"><path d="{path}"/></clipPath><g clip-path="url(#plate)">{svg}</g>'


def rim(scene: Scene, corner: str, widths: tuple[float, ...], stud: str) -> None:
    """Lay the rim, an ornament in each corner, and a stud at the middle of each side."""
    scene.group(
        Shape(rounded_frame((1.5, 1.5, WIDTH - 3, HEIGHT - 3, 24), 15), "url(#metal)", round=8,
              bump=0.4, bump_size=7, shine=0.45, gloss=9, contact=0.7),
        Shape(rounded_frame((21, 21, WIDTH - 42, HEIGHT - 42, 14), 3.4), "url(#metal)", round=1.7,
              shine=0.5, ink=0.4),
        shadow=0.5, shadow_offset=(0, 5), form=0, outline=0,
    )  # fmt: skip
    shapes = []
    for right in (False, True):
        for low in (False, True):
            spine = [
                Knot(WIDTH - p.x if right else p.x, HEIGHT - p.y if low else p.y)
                for p in knots(corner)
            ]
            path = taper(spine, widths, 70)
            shapes.append(Shape(path, "url(#metal)", round=5, shine=0.5, gloss=9, contact=0.7))
    across, down = WIDTH / 2, HEIGHT / 2
    for x, y in ((across, 12), (across, HEIGHT - 12), (12, down), (WIDTH - 12, down)):
        shapes += [
            Shape(ellipse(x, y, 11.4), "url(#metal)", round=6, shine=0.6, contact=0.7),
            Shape(ellipse(x, y, 7.6), stud, round=6, shine=0.9, gloss=14, contact=0.4),
        ]
    scene.group(*shapes, shadow=0.5, shadow_offset=(0, 4), shadow_blur=4, form=0, outline=1.4)
