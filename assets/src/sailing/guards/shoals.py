"""Shoals: many small fish with one will, a cork and a thimble for helmets, a fork for a lance."""

from typing import NamedTuple

from ...curves import ellipse, place, polygon, smooth, taper
from ...figures import limb
from ...portraits._mood import MOODS
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import disc, linear, lines, oval, spots
from ._beast import Maw, Orb, maw

BACKDROP = Backdrop(("#04184c", "#1c64a8", "#8cdce8"), ("#f0ffff", "#a8f0ff"), 140, (188, 176))
LIGHT = Light(ambient="#5078a8", rim_colour="#d8ffff", rim=0.9, bounce="#2c6ca0", ink="#041028")


class Fish(NamedTuple):
    """One of the shoal: where, how large, how it leans, its colours, and what it wears."""

    x: float
    y: float
    size: float
    lean: float
    tones: tuple[str, str, str]
    wears: str = ""


GOLD, CORAL = ("#ffe868", "#f4a428", "#a8540c"), ("#ffb49c", "#f0604c", "#96202c")
LIME, VIOLET = ("#e0ff8c", "#84c83c", "#2c6c2c"), ("#e8c8ff", "#a06ce0", "#4a2490")
TEAL, ROSE = ("#b8fff0", "#38c0b8", "#0c5c74"), ("#ffd0e4", "#f070a8", "#8c1c5c")
SHOAL = (
    Fish(104, 92, 42, -14, VIOLET),
    Fish(276, 92, 44, 14, LIME),
    Fish(190, 66, 44, 2, ROSE, "thimble"),
    Fish(52, 182, 48, -16, TEAL),
    Fish(324, 186, 50, 14, GOLD, "cork"),
    Fish(82, 300, 56, -10, CORAL),
    Fish(298, 304, 56, 10, VIOLET),
    Fish(188, 206, 84, 0, GOLD, "crown"),
    Fish(190, 346, 50, 0, LIME),
)


def scene(mood: str = "calm") -> Scene:
    """Put fish behind fish, the boldest in the middle, and the last one below the chin."""
    feeling = MOODS[mood]
    picture = begin(BACKDROP, LIGHT, _gradients(), 68, mood)
    picture.veil(lines(["40,-10 90,180 60,390", "320,-10 270,180 330,390"], "#e8ffff", 26, 0.14), 8)
    picture.group(*_fork(), shadow=0.3)
    for number, fish in enumerate(SHOAL):
        # Not all feel it alike: some of a beaten shoal only stare.
        felt = MOODS["calm"] if number % 3 == 2 and feeling.is_sorry else feeling
        where = fish._replace(y=fish.y + (7 if felt.is_sorry else 0))
        picture.group(*_body(where, number), shadow=0.55)
        orbs = _orbs(where)
        shapes = [shape for orb in orbs for shape in orb.shapes(felt)]
        picture.group(*shapes, *maw(felt, _maw(where)), shadow=0.15, outline=1)
        if where.wears:
            picture.group(*WORN[where.wears](where), shadow=0.4, outline=1.4)
        picture.group(*_fins(where, number), shadow=0.3, outline=1.2)
        # The next fish lie over these eyes, so their pupils are painted and not drawn last.
        picture.cover("".join(orb.marks(felt) for orb in orbs))
    bubbles = "".join(
        disc(x, y, r, "#e8ffff", 0.25) + disc(x - r * 0.3, y - r * 0.35, r * 0.3, "#ffffff", 0.9)
        for x, y, r in ((140, 30, 8), (246, 34, 6), (26, 110, 7), (350, 112, 8), (28, 250, 6),
                        (352, 258, 6), (236, 130, 4))
    )  # fmt: skip
    picture.sharp(bubbles)
    return end(picture, "#d8ffff")


def _gradients() -> str:
    made = ""
    for number, fish in enumerate(SHOAL):
        x, y, size = fish.x, fish.y, fish.size
        light, middle, dark = fish.tones
        made += linear(f"fish{number}", (x - size * 0.8, y - size), (x + size * 0.7, y + size),
                       (0, light), (0.5, middle), (1, dark))  # fmt: skip
    return made + linear("steel", (0, 0), (0, 120), (0, "#ffffff"), (1, "#8898b4"))


def _put(fish: Fish, points: str) -> str:
    return smooth(place(points, fish.x, fish.y, fish.size, fish.lean))


def _body(fish: Fish, number: int) -> list[Shape]:
    """Round a body seen from the front, spines on top."""
    body = (
        "0,-1 .46,-.9 .84,-.5 .98,.06 .84,.6 .44,.98 0,1.06 -.44,.98 -.84,.6 -.98,.06 -.84,-.5 "
        "-.46,-.9"
    )
    spines = (
        "-.5,-.8! -.5,-1.26! -.2,-1.02! -.1,-1.46! .14,-1.06! .3,-1.36! .4,-.98! .62,-1.1! .6,-.7!"
    )
    x, y, size = fish.x, fish.y, fish.size
    dark = fish.tones[2]
    marks = oval(x, y + size * 0.62, size * 0.7, size * 0.46, "#fffbe0", 0.45) + spots(
        number + 3, 12, (x - size * 0.7, y - size, x + size * 0.7, y - size * 0.56), dark,
        (size * 0.03, size * 0.08), 0.5,
    )  # fmt: skip
    return [
        Shape(_put(fish, spines), f"url(#fish{number})", round=size * 0.1, contact=0.3),
        Shape(_put(fish, body), f"url(#fish{number})", round=size * 0.6, bump=0.3, bump_size=5,
            shine=0.3, gloss=9, detail=marks),
    ]  # fmt: skip


def _fins(fish: Fish, number: int) -> list[Shape]:
    """Spread the fins at both sides."""
    dark = fish.tones[2]
    made = []
    for side in (-1, 1):
        points = [(side * 0.84, 0.1), (side * 1.36, -0.16), (side * 1.3, 0.22), (side * 1.38, 0.56),
                  (side * 0.8, 0.52)]  # fmt: skip
        rays = [place([(side * 0.9, 0.3), (side * 1.28, dy)], fish.x, fish.y, fish.size, fish.lean)
                for dy in (-0.02, 0.24, 0.46)]  # fmt: skip
        made.append(
            Shape(smooth(place(points, fish.x, fish.y, fish.size, fish.lean)),
                f"url(#fish{number})", round=fish.size * 0.1,
                detail=lines(rays, dark, max(1.4, fish.size * 0.04), 0.5))
        )  # fmt: skip
    return made


def _orbs(fish: Fish) -> tuple[Orb, Orb]:
    _, middle, dark = fish.tones
    eyes = place("-.4,-.22 .4,-.22", fish.x, fish.y, fish.size, fish.lean)
    size = fish.size * 0.33
    look = ((188 - fish.x) / 900, 0.08)
    left, right = eyes
    return (Orb(left.x, left.y, size, dark, middle, -1, 0.3, 16 + fish.lean, white="#fffef4",
                look=look),
            Orb(right.x, right.y, size, dark, middle, 1, 0.3, 16 - fish.lean, white="#fffef4",
                look=look))  # fmt: skip


def _maw(fish: Fish) -> Maw:
    at = place("0,.44", fish.x, fish.y, fish.size, fish.lean)[0]
    return Maw(at.x, at.y, fish.size * 0.52, fish.tones[1], upper=6, lower=5, tusk=0.36, gape=0.9)


def _cork(fish: Fish) -> list[Shape]:
    return [
        Shape(_put(fish, "-.46,-.72! -.38,-1.36! .38,-1.36! .46,-.72! 0,-.6"), "#d8a468",
            round=10, bump=1.2, bump_size=4),
        Shape(ellipse(*place("0,-1.36", fish.x, fish.y, fish.size, fish.lean)[0][:2],
                      fish.size * 0.38, fish.size * 0.12, fish.lean), "#f0c890", round=4, bump=1),
    ]  # fmt: skip


def _thimble(fish: Fish) -> list[Shape]:
    x, y, size = fish.x, fish.y, fish.size
    dents = "".join(
        disc(x + dx * size, y + dy * size, size * 0.05, "#4c5870", 0.6)
        for dx in (-0.3, -0.1, 0.1, 0.3) for dy in (-1.24, -1.06, -0.88)
    )  # fmt: skip
    edge = [(p.x, p.y) for p in place("-.6,-.66 0,-.54 .6,-.66", x, y, size, fish.lean)]
    return [
        Shape(_put(fish, "-.56,-.64! -.42,-1.34 0,-1.48 .42,-1.34 .56,-.64! 0,-.52"),
            "url(#steel)", round=14, shine=0.7, gloss=9, detail=dents),
        limb(edge, [7, 8, 7], "#c8d4e8", round=3, shine=0.6, bump=0),
    ]  # fmt: skip


def _crown(fish: Fish) -> list[Shape]:
    """Crown the boldest with the rim of a tin."""
    teeth = (
        "-.5,-.7! -.62,-1.3! -.32,-1.04! -.14,-1.42! .1,-1.06! .34,-1.38! .4,-1! .62,-1.2! .5,-.7! "
        "0,-.58"
    )
    edge = [(p.x, p.y) for p in place("-.52,-.72 0,-.6 .52,-.72", fish.x, fish.y, fish.size)]
    return [
        Shape(_put(fish, teeth), "#c8d0dc", round=6, shine=0.8, gloss=9),
        limb(edge, [8, 9, 8], "#f0f4fa", round=4, shine=0.7, bump=0),
    ]


def _fork() -> list[Shape]:
    """Raise a kitchen fork over the crowd."""
    shaft = limb("352,300 318,130 302,40", [10, 10, 12], "url(#steel)", round=4, shine=0.6, bump=0)
    tines = [Shape(taper(points, [7, 6, 2]), "url(#steel)", round=3, shine=0.6) for points in
             ("302,44 284,34 276,-4", "302,44 297,24 293,-8", "302,44 312,24 311,-10",
              "302,44 326,26 328,-6")]  # fmt: skip
    return [shaft, *tines, Shape(polygon("290,48 316,42 308,62 300,64"), "url(#steel)", round=4)]


WORN = {"cork": _cork, "thimble": _thimble, "crown": _crown}
