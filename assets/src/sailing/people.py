"""Small folk for wide paintings: who keeps a place, and who lives there."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ..curves import ellipse, polygon, smooth, taper
from ..scene import Scene, Shape
from ..svg import disc, fill, line, oval
from . import wide

Spot: TypeAlias = tuple[float, float]
Placer: TypeAlias = Callable[..., list[Spot]]
#: Shares of the height: half a head, and how high the eyes are.
_HEAD, _EYES = 0.19, 0.82


class Look(NamedTuple):
    """How somebody looks: colours, what is worn, and where elbows and hands are.

    Elbows and hands are shares of the height, off the middle and above the ground.
    """

    coat: str
    legs: str = "#4c3c38"
    skin: str = "#e8b48c"
    hair: str = "#5a3a26"
    beard: str = ""
    apron: str = ""
    hat: str = ""
    hat_colour: str = "#8a5a34"
    left: tuple[Spot, Spot] = ((-0.25, 0.52), (-0.22, 0.36))
    right: tuple[Spot, Spot] = ((0.25, 0.52), (0.22, 0.36))
    robe: bool = False
    eyes: str = "#4a6a3c"
    bare: bool = False
    """Whether the arms are bare."""


def appear(scene: Scene, x: float, y: float, tall: float, look: Look, *held: Shape) -> None:
    """Stand somebody at (x, y), with what is held; the brush leaves the face sharp."""
    wide.stand(scene, *_person(x, y, tall, look), *held)
    scene.sharp(_face(x, y, tall, look))


def _person(x: float, y: float, tall: float, look: Look) -> list[Shape]:

    def at(*points: Spot) -> list[Spot]:
        return [(x + dx * tall, y - dy * tall) for dx, dy in points]

    return [*_body(at, tall, look), *_arms(at, tall, look), *_head(at, tall, look)]


def _body(at: Placer, tall: float, look: Look) -> list[Shape]:
    trunk = ((-0.17, 0.66), (-0.2, 0.36), (0.2, 0.36), (0.17, 0.66), (0, 0.72))
    parts = []
    if look.robe:
        trunk = ((-0.16, 0.66), (-0.24, 0.02), (0.24, 0.02), (0.16, 0.66), (0, 0.72))
    else:
        for way in (-1, 1):
            leg = at((way * 0.09, 0.42), (way * 0.1, 0.06))
            boot = at((way * 0.115, 0.035))[0]
            parts.append(Shape(taper(leg, [tall * 0.17, tall * 0.13]), look.legs, round=2, ink=0.6))
            parts.append(Shape(ellipse(*boot, tall * 0.095, tall * 0.045), "#3a2a26", round=1.4,
                               ink=0.6))  # fmt: skip
    waist = line(at((-0.2, 0.44), (0, 0.42), (0.2, 0.44)), "#3a2620", tall * 0.045, 0.95)
    parts.append(Shape(smooth(at(*trunk), tension=0.12), look.coat, round=tall * 0.12, ink=0.7,
                       detail=waist))  # fmt: skip
    if look.apron:
        bib = at((-0.1, 0.6), (-0.15, 0.24), (0.15, 0.24), (0.1, 0.6))
        parts.append(Shape(smooth(bib, tension=0.1), look.apron, round=tall * 0.05, ink=0.6))
    return parts


def _arms(at: Placer, tall: float, look: Look) -> list[Shape]:
    parts = []
    for way, (elbow, hand) in ((-1, look.left), (1, look.right)):
        arm = at((way * 0.15, 0.63), elbow, hand)
        parts.append(Shape(taper(arm, [tall * 0.13, tall * 0.11, tall * 0.08]),
                           look.skin if look.bare else look.coat, round=tall * 0.05,
                           ink=0.7))  # fmt: skip
        parts.append(Shape(ellipse(*at(hand)[0], tall * 0.055), look.skin, round=tall * 0.04,
                           ink=0.7))  # fmt: skip
    return parts


def _head(at: Placer, tall: float, look: Look) -> list[Shape]:
    (x, y), size = _middle(at), tall * _HEAD
    parts = []
    if look.hair:
        parts.append(Shape(ellipse(x, y - size * 0.1, size * 1.14, size * 1.12), look.hair,
                           round=size * 0.5, ink=0.7))  # fmt: skip
    parts.append(Shape(ellipse(x, y + size * 0.08, size, size * 1.02), look.skin, round=size * 0.5,
                       ink=0.6, contact=0.3))  # fmt: skip
    if look.beard:
        beard = [(x + dx * size, y + dy * size) for dx, dy in (
            (-1.02, 0.1), (-0.98, 0.9), (0, 1.55), (0.98, 0.9), (1.02, 0.1), (0.5, 0.42),
            (-0.5, 0.42))]  # fmt: skip
        parts.append(Shape(smooth(beard, tension=0.14), look.beard, round=size * 0.4, ink=0.6))
    parts.append(Shape(ellipse(x, y + size * 0.3, size * 0.18, size * 0.15), look.skin,
                       round=size * 0.2, ink=0.6, contact=0.5))  # fmt: skip
    if look.hat:
        parts += _HATS[look.hat](x, y, size, look.hat_colour)
    return parts


def _face(x: float, y: float, tall: float, look: Look) -> str:
    """Return the marks of a face: eyes, brows, cheeks and a mouth."""
    y, size = y - _EYES * tall, tall * _HEAD
    marks = oval(x, y + size * 0.1, size * 0.86, size * 0.5, look.skin, 0.5)
    for way in (-1, 1):
        eye = x + way * size * 0.36
        marks += oval(eye + way * size * 0.16, y + size * 0.4, size * 0.2, size * 0.13, "#e0604c",
                      0.4)  # fmt: skip
        marks += disc(eye, y + size * 0.04, size * 0.2, "#2a1a1c")
        marks += disc(eye, y + size * 0.06, size * 0.17, "#f4ecdc")
        marks += disc(eye, y + size * 0.06, size * 0.13, look.eyes)
        marks += disc(eye, y + size * 0.06, size * 0.08, "#140c10")
        marks += disc(eye - size * 0.05, y, size * 0.05, "#ffffff")
        brow = [(eye + way * dx * size, y - dy * size) for dx, dy in (
            (-0.16, 0.36), (0.06, 0.38), (0.26, 0.26))]  # fmt: skip
        marks += line(brow, look.beard or look.hair, size * 0.11, 0.95)
    mouth = [(x + dx * size, y + dy * size) for dx, dy in (
        (-0.28, 0.54), (0, 0.6), (0.28, 0.54), (0, 0.82))]  # fmt: skip
    return marks + fill(smooth(mouth), "#84302c", 1)


def _middle(at: Placer) -> Spot:
    return at((0, _EYES))[0]


def _cap(x: float, y: float, size: float, colour: str) -> list[Shape]:
    crown = [
        (x - size * 1.1, y - size * 0.3),
        (x - size * 0.8, y - size * 1.1),
        (x, y - size * 1.3),
        (x + size * 0.8, y - size * 1.1),
        (x + size * 1.1, y - size * 0.3),
        (x, y - size * 0.5),
    ]
    return [Shape(smooth(crown), colour, round=size * 0.4, ink=0.7)]


def _straw(x: float, y: float, size: float, colour: str) -> list[Shape]:
    return [
        Shape(
            ellipse(x, y - size * 0.62, size * 1.65, size * 0.34), colour, round=size * 0.3, ink=0.7
        ),
        Shape(
            ellipse(x, y - size * 0.98, size * 0.86, size * 0.56),
            colour,
            round=size * 0.4,
            ink=0.7,
            detail=line(
                [(x - size, y - size * 0.75), (x + size, y - size * 0.75)],
                "#b03c34",
                size * 0.24,
                0.95,
            ),
        ),
    ]


def _helm(x: float, y: float, size: float, colour: str) -> list[Shape]:
    dome = [
        (x - size * 1.14, y),
        (x - size * 0.95, y - size * 0.9),
        (x, y - size * 1.34),
        (x + size * 0.95, y - size * 0.9),
        (x + size * 1.14, y),
        (x + size * 0.5, y - size * 0.34),
        (x, y - size * 0.26),
        (x - size * 0.5, y - size * 0.34),
    ]
    plume = [
        (x, y - size * 1.2),
        (x + size * 0.3, y - size * 1.9),
        (x + size * 1.2, y - size * 1.7),
        (x + size * 0.6, y - size * 1.3),
    ]
    return [
        Shape(smooth(plume), "#d8384c", round=size * 0.3, ink=0.6),
        Shape(smooth(dome, tension=0.12), colour, round=size * 0.4, shine=0.6, ink=0.7),
    ]


def _lamp(x: float, y: float, size: float, colour: str) -> list[Shape]:
    return [*_cap(x, y, size, colour),
            Shape(ellipse(x, y - size * 0.8, size * 0.34), "#fff0a0", round=1, glow=0.95,
                  ink=0.7)]  # fmt: skip


def _pointed(x: float, y: float, size: float, colour: str) -> list[Shape]:
    cone = [(x - size * 1.05, y - size * 0.5), (x - size * 0.1, y - size * 2.5),
            (x + size * 0.5, y - size * 2.7), (x + size * 1.05, y - size * 0.5)]  # fmt: skip
    stars = "".join(disc(x + dx * size, y - dy * size, size * 0.13, "#ffe48a")
                    for dx, dy in ((-0.3, 1.0), (0.35, 1.3), (0.05, 1.8)))  # fmt: skip
    return [
        Shape(smooth(cone, tension=0.1), colour, round=size * 0.4, ink=0.7, detail=stars),
        Shape(
            ellipse(x, y - size * 0.66, size * 1.55, size * 0.32), colour, round=size * 0.3, ink=0.7
        ),
    ]


def _scarf(x: float, y: float, size: float, colour: str) -> list[Shape]:
    knot = [(x + size * 0.9, y - size * 0.4), (x + size * 1.7, y - size * 0.2), (x + size * 1.3,
            y + size * 0.3)]  # fmt: skip
    return [Shape(polygon(knot), colour, round=1, ink=0.6), *_cap(x, y, size, colour)]


_HATS = {"cap": _cap, "straw": _straw, "helm": _helm, "lamp": _lamp, "pointed": _pointed,
         "scarf": _scarf}  # fmt: skip
