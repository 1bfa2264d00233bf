"""Small folk for wide paintings: who keeps a place, and who lives there."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from ..actors import Hand, grip
from ..curves import ellipse, polygon, smooth, taper
from ..isles.ground import DAY
from ..polish import Polished
from ..scene import Light, Scene, Shape
from ..svg import disc, fill, line, lines, oval
from . import wide

Spot: TypeAlias = tuple[float, float]
Placer: TypeAlias = Callable[..., list[Spot]]
#: Shares of the height: half a head, how high the eyes are, and a palm.
_HEAD, _EYES, _PALM = 0.13, 0.86, 0.072


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
    turn: float = 0.0
    """Whither the face looks: -1 is left, 1 is right."""


def peopled(seed: int, light: Light = DAY) -> Scene:
    """Begin a painting with people in it: metal stays smooth, and forms stand apart."""
    begun = wide.stage(seed, light)
    return Polished(begun.gradients, light, seed, begun.size)


def appear(scene: Scene, x: float, y: float, tall: float, look: Look, *held: Shape) -> None:
    """Stand somebody at (x, y), with what is held; the brush leaves the face sharp."""
    wide.stand(scene, *_person(x, y, tall, look, held))
    scene.sharp(_face(x, y, tall, look))


def _person(x: float, y: float, tall: float, look: Look, held: Sequence[Shape]) -> list[Shape]:

    def at(*points: Spot) -> list[Spot]:
        return [(x + dx * tall, y - dy * tall) for dx, dy in points]

    return [*_body(at, tall, look), *_head(at, tall, look), *held, *_arms(at, tall, look)]


def _body(at: Placer, tall: float, look: Look) -> list[Shape]:
    trunk = ((-0.19, 0.66), (-0.16, 0.5), (-0.18, 0.34), (0.18, 0.34), (0.16, 0.5), (0.19, 0.66),
             (0.07, 0.71), (-0.07, 0.71))  # fmt: skip
    parts = []
    if look.robe:
        trunk = ((-0.18, 0.66), (-0.14, 0.48), (-0.26, 0.02), (0.26, 0.02), (0.14, 0.48),
                 (0.18, 0.66), (0.07, 0.71), (-0.07, 0.71))  # fmt: skip
    else:
        for way in (-1, 1):
            leg = at((way * 0.09, 0.4), (way * 0.12, 0.22), (way * 0.11, 0.05))
            boot = at((way * 0.06, 0.12), (way * 0.16, 0.12), (way * 0.17, 0.05),
                      (way * 0.23, 0.02), (way * 0.22, -0.01), (way * 0.06, -0.01))  # fmt: skip
            widths = [tall * k for k in (0.17, 0.14, 0.11)]
            parts.append(Shape(taper(leg, widths), look.legs, round=tall * 0.06, ink=0.6))
            parts.append(Shape(smooth(boot, tension=0.12), "#3a2a26", round=tall * 0.04, ink=0.6))
    folds = lines([at((dx, 0.36), (dx * 1.5, 0.1)) for dx in (-0.1, -0.03, 0.05, 0.11)],
                  "#1c1018", tall * 0.012, 0.45 if look.robe else 0)  # fmt: skip
    waist = line(at((-0.2, 0.45), (0, 0.43), (0.2, 0.45)), "#3a2620", tall * 0.04, 0.95)
    parts.append(Shape(taper(at((0, 0.78), (0, 0.66)), [tall * 0.11, tall * 0.13]), look.skin,
                       round=tall * 0.05, skin=0.4, ink=0.6))  # fmt: skip
    parts.append(Shape(smooth(at(*trunk), tension=0.12), look.coat, round=tall * 0.12, ink=0.7,
                       detail=folds + waist))  # fmt: skip
    if look.apron:
        low = 0.1 if look.robe else 0.22
        bib = at((-0.09, 0.6), (-0.13, 0.45), (-0.17, low), (0.17, low), (0.13, 0.45), (0.09, 0.6))
        strings = lines([at((-0.09, 0.6), (-0.12, 0.7)), at((0.09, 0.6), (0.12, 0.7))], look.apron,
                        tall * 0.025, 1)  # fmt: skip
        parts.append(Shape(smooth(bib, tension=0.1), look.apron, round=tall * 0.05, ink=0.6,
                           detail=waist + strings))  # fmt: skip
    return parts


def _arms(at: Placer, tall: float, look: Look) -> list[Shape]:
    parts = []
    for way, (elbow, palm) in ((-1, look.left), (1, look.right)):
        shoulder, bend, end = at((way * 0.165, 0.63), elbow, palm)
        turn = math.atan2(end[1] - bend[1], end[0] - bend[0])
        back = 0.7 * _PALM * tall
        wrist = end[0] - back * math.cos(turn), end[1] - back * math.sin(turn)
        hand = Hand(*wrist, _PALM * tall, math.degrees(turn), look.skin, flip=way > 0)
        parts += [
            Shape(taper([bend, wrist], [tall * 0.085, tall * 0.06]), look.skin, round=tall * 0.05,
                  skin=0.4, ink=0.7),
            *grip(hand),
        ]  # fmt: skip
        sleeve = [shoulder, bend] if look.bare else [shoulder, bend, wrist]
        widths = [tall * 0.125, tall * 0.105, tall * 0.085][: len(sleeve)]
        parts.append(Shape(taper(sleeve, widths), look.coat, round=tall * 0.05, ink=0.7))
    return parts


def _head(at: Placer, tall: float, look: Look) -> list[Shape]:
    (x, y), size = _middle(at), tall * _HEAD
    aside = look.turn * 0.2

    def on(*points: Spot) -> list[Spot]:
        return [(x + dx * size, y + dy * size) for dx, dy in points]

    face = on((-0.94, -0.3), (-0.9, 0.3), (-0.6, 0.88), (0, 1.14), (0.6, 0.88), (0.9, 0.3),
              (0.94, -0.3), (0.5, -0.95), (-0.5, -0.95))  # fmt: skip
    fringe = on((-1.06, 0.22), (-1.12, -0.5), (-0.6, -1.16), (0.3, -1.2), (1.02, -0.72),
                (1.06, 0.2), (0.82, -0.3), (0.3 + aside, -0.66), (-0.35, -0.58),
                (-0.8, -0.24))  # fmt: skip
    nose = on((aside - 0.1, -0.05), (aside * 2 - 0.26, 0.42), (aside * 2, 0.54),
              (aside * 2 + 0.26, 0.42), (aside + 0.1, -0.05))  # fmt: skip
    parts = [
        Shape(ellipse(x, y - size * 0.1, size * 1.1, size * 1.1), look.hair, round=size * 0.5),
        *(Shape(ellipse(x + (way - aside) * size, y + size * 0.14, size * 0.2, size * 0.28),
                look.skin, round=size * 0.2, skin=0.4, ink=0.6, glow=0.35)
          for way in (-0.96, 0.96)),
        Shape(smooth(face), look.skin, round=size * 0.8, skin=0.45, ink=0.6, contact=0.3,
              glow=0.35),
    ]  # fmt: skip
    if look.beard:
        beard = on((-0.98, 0.06), (-0.94, 0.8), (-0.5, 1.5), (0, 1.74), (0.5, 1.5), (0.94, 0.8),
                   (0.98, 0.06), (0.66, 0.46), (aside, 0.5), (-0.66, 0.46))  # fmt: skip
        locks = lines([on((dx, 0.6), (dx * 0.9, 1.6)) for dx in (-0.6, -0.3, 0, 0.3, 0.6)],
                      "#1c1018", size * 0.06, 0.5)  # fmt: skip
        parts.append(Shape(smooth(beard, tension=0.14), look.beard, round=size * 0.4, ink=0.6,
                           detail=locks))  # fmt: skip
    parts += [
        Shape(smooth(fringe), look.hair, round=size * 0.3, ink=0.6, contact=0.6),
        Shape(smooth(nose), look.skin, round=size * 0.2, skin=0.4, ink=0.4, contact=0.6, glow=0.35),
    ]
    if look.hat:
        parts += _HATS[look.hat](x, y, size, look.hat_colour)
    return parts


def _face(x: float, y: float, tall: float, look: Look) -> str:
    """Return the marks of a face: eyes under lids, brows, cheeks, and a mouth that smiles."""
    y, size = y - _EYES * tall, tall * _HEAD
    x += look.turn * 0.2 * size
    marks = ""

    def on(middle: float, *points: Spot) -> list[Spot]:
        return [(middle + dx * size, y + dy * size) for dx, dy in points]

    for way in (-1, 1):
        eye = x + way * size * 0.4
        marks += oval(eye + way * size * 0.14, y + size * 0.42, size * 0.22, size * 0.14, "#e0604c",
                      0.35)  # fmt: skip
        white = on(eye, (-0.26, 0.08), (-0.1, -0.1), (0.1, -0.1), (0.26, 0.08), (0, 0.2))
        ball = eye + look.turn * 0.08 * size, y + size * 0.05
        marks += fill(smooth(white), "#f6eee0") + disc(*ball, size * 0.15, look.eyes)
        marks += disc(*ball, size * 0.085, "#140c10")
        marks += disc(ball[0] - size * 0.05, ball[1] - size * 0.05, size * 0.045, "#ffffff")
        lid = on(eye, (-0.3, 0.08), (-0.1, -0.12), (0.1, -0.12), (0.3, 0.06))
        marks += line(lid, "#2a1418", size * 0.08, 0.95)
        brow = [(eye + way * dx * size, y - dy * size) for dx, dy in (
            (-0.22, 0.26), (0.04, 0.36), (0.3, 0.22))]  # fmt: skip
        marks += line(brow, look.beard or look.hair, size * 0.13, 0.95)
    smile = on(x, (-0.4, 0.62), (-0.16, 0.74), (0.16, 0.74), (0.4, 0.62), (0, 0.94))
    marks += fill(smooth(smile), "#7a2a28", 1)
    return marks + line(on(x, (-0.18, 0.755), (0, 0.77), (0.18, 0.755)), "#fff4e4", size * 0.06, 1)


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


def _kerchief(x: float, y: float, size: float, colour: str) -> list[Shape]:
    cloth = [
        (x - size * 1.16, y + size * 0.1),
        (x - size * 1.06, y - size * 0.74),
        (x, y - size * 1.32),
        (x + size * 1.06, y - size * 0.74),
        (x + size * 1.16, y + size * 0.1),
        (x + size * 0.7, y - size * 0.56),
        (x - size * 0.7, y - size * 0.56),
    ]
    tails = [(x + dx * size, y + dy * size) for dx, dy in (
        (1, -0.1), (1.7, 0.1), (1.9, 0.7), (1.3, 0.5))]  # fmt: skip
    folds = lines([[(x, y - size * 1.3), (x + dx * size, y - size * 0.5)]
                   for dx in (-0.6, 0.1, 0.7)], "#1c1018", size * 0.06, 0.4)  # fmt: skip
    return [
        Shape(smooth(tails), colour, round=size * 0.2, ink=0.6),
        Shape(smooth(cloth, tension=0.12), colour, round=size * 0.4, ink=0.7, detail=folds),
    ]


_HATS = {"kerchief": _kerchief, "cap": _cap, "straw": _straw, "helm": _helm, "lamp": _lamp,
         "pointed": _pointed, "scarf": _scarf}  # fmt: skip
