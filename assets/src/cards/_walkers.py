"""The Bastion's bridge, and who walks up it: each of another build, gait and trade."""

from typing import NamedTuple

from ..anatomy import SLEEVE, TROUSERS, creases, limb_of
from ..curves import Knot, Points, ellipse, place, polygon, smooth
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import bricks, disc, fill, line, lines, oval, spots

SKIN = "#f0b48a"


class Walker(NamedTuple):
    """Where somebody's feet are, how large, how stout, and what is worn and carried."""

    x: float
    y: float
    size: float
    stout: float
    coat: str
    legs: str
    worn: str
    carried: str

    def put(self, points: Points) -> list[Knot]:
        """Place points that are drawn with the feet at the origin."""
        return place(points, self.x, self.y, self.size)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Place one point."""
        knot = place([(x, y)], self.x, self.y, self.size)[0]
        return knot.x, knot.y


#: From the gate to the viewer.
PEOPLE = (
    Walker(138, 408, 0.46, 8, "#c83c44", "#5c3c34", "hood", "bundle"),
    Walker(116, 424, 0.6, 11, "#4c70c8", "#3c4468", "hat", "staff"),
    Walker(84, 444, 0.82, 9, "#d8943c", "#7c4c34", "scarf", "jar"),
    Walker(40, 470, 1.16, 12, "#7a58a4", "#44385c", "beard", "banner"),
)
CLOTHS = {
    "hood": "-6,-44! -8,-58 0,-66 8,-62 9,-56! 2,-58 0,-50 0,-44!",
    "hat": "-9,-57! -4,-60 -2,-68 7,-68 9,-60 15,-57! 6,-56 -2,-56",
    "scarf": "-5,-46! -7,-58 0,-64 8,-62 10,-57! 2,-58 -1,-52 2,-46!",
    "beard": "-8,-56! -6,-66 4,-70 12,-64 13,-57! 4,-59",
}


def walkers() -> list[Shape]:
    """Send them up to the gate, the nearest with a banner."""
    return [part for walker in PEOPLE for part in _figure(walker)]


def bridge(picture: Scene) -> None:
    """Lead the road from the gate out to the viewer's left, on two arches over the water."""
    side = "126,386! 174,388! 168,420 146,462 118,540! -20,540! -20,470! 50,440 98,410"
    road = "124,382! 170,384! 160,414 128,444 74,484 -20,520! -20,452! 44,434 92,410"
    arches = ("92,540! 92,512 102,490 118,480 130,486 134,500! 122,540!",
        "138,470! 142,450 150,438 158,434 162,444! 152,470!")  # fmt: skip
    picture.group(
        Shape(smooth(side), "#8c8088", round=12, bump=0.3, bump_size=10,
            detail=bricks((-20, 380, 190, 540), (13, 8), 31)
            + "".join(fill(smooth(arch), "#1c3460", 0.95) for arch in arches)
            + lines([arch.replace("!", "") for arch in arches], "#c8b49c", 4, 0.8)),
        Shape(smooth(road), "url(#road)", round=6, bump=0.3, bump_size=9,
            detail=spots(4, 60, (-10, 384, 175, 510), "#7a6450", (2, 6), 0.3)),
        *(Shape(polygon(place("-7,-5! 7,-8! 8,4! -6,8!", x, y, k)), "#c4b4a4", round=3, bump=0.4)
            for x, y, k in ((166, 394, 0.7), (164, 404, 0.8), (159, 416, 0.9), (151, 427, 1),
            (140, 439, 1.1), (126, 452, 1.2), (110, 465, 1.3), (92, 477, 1.4), (72, 489, 1.5),
            (50, 499, 1.6), (26, 509, 1.7), (0, 519, 1.8))),
        shadow=0.5,
    )  # fmt: skip


def ground(picture: Scene) -> None:
    """Pave the road, and lay the walkers' shadows on it, away from the sun."""
    joints = ["150,388 96,414 -10,456", "160,390 118,424 -10,476", "132,390 148,396 162,396",
        "112,400 132,408 146,412", "90,412 112,422 128,428", "64,424 84,436 104,444",
        "34,436 54,450 72,460", "2,448 18,464 34,476"]  # fmt: skip
    picture.veil(lines(joints, "#7a6450", 1.8, 0.5), 0.4)
    shadows = "".join(oval(p.x + 12 * p.size, p.y + 2, 20 * p.size, 4 * p.size, "#3c3050", 0.75)
        for p in PEOPLE)  # fmt: skip
    picture.shade(shadows, 1.6)


def _figure(walker: Walker) -> list[Shape]:
    """Stride to the right: far leg and arm, coat, head, what is carried, near arm."""
    k, put, at = walker.size, walker.put, walker.at
    g = walker.stout
    far = (at(-2, -24), at(2, -13), at(-8, -3))
    near = (at(2, -24), at(9, -14), at(7, -2))
    hem = -8 if walker.worn == "scarf" else -18
    coat = [(-g, hem), (-g * 0.9, -32), (-g * 0.6, -44), (2, -47), (g * 0.8, -42), (g, -30),
        (g * 1.05, hem + 1), (0, hem + 3)]  # fmt: skip
    folds = lines([put([(-2, -42), (-3, -30), (-5, hem)]), put([(g * 0.5, -34), (g * 0.6, hem)])],
        "#1c1838", 1.6 * k, 0.45)  # fmt: skip
    return [
        *_leg(walker, far, (-9, -2, -24)),
        *_leg(walker, near, (8, -1, 0)),
        *_carried(walker),
        Shape(smooth(put(coat)), walker.coat, round=9 * k, bump=0.3, detail=folds),
        limb(put([(-g * 0.95, -25), (0, -22), (g, -26)]), [3.4 * k] * 3, "#5c3828", round=2),
        *_head(walker),
        limb_of((at(-g * 0.3, -41), at(3, -31), at(13, -36)), 8.4 * k, SLEEVE, walker.coat,
            detail=creases((at(-g * 0.3, -41), at(3, -31), at(13, -36)), 8.4 * k, "#1c1838")),
        Shape(ellipse(*at(15, -37), 3.4 * k, 3.8 * k, -20), SKIN, round=3 * k, skin=0.4,
            contact=0.6, detail=line(put([(13, -37), (17, -36)]), "#9c5c40", 0.9 * k, 0.7)),
    ]  # fmt: skip


def _leg(
    walker: Walker,
    joints: tuple[tuple[float, float], tuple[float, float], tuple[float, float]],
    foot: tuple[float, float, float],
) -> list[Shape]:
    x, y, turn = foot
    shoe = place("-4,-4! 3,-4 10,-1 10,3! -4,3!", 0, 0, 1, -turn if turn else 0)
    moved = [Knot(p.x + x, p.y + y, p.corner) for p in shoe]
    return [
        Shape(smooth(walker.put(moved)), "#4c3028", round=3 * walker.size),
        limb_of(joints, 8.6 * walker.size, TROUSERS, walker.legs),
    ]


def _head(walker: Walker) -> list[Shape]:
    """Turn a face to the gate: jaw, nose, eye, mouth, and hair or beard with what is worn."""
    k, put = walker.size, walker.put
    face = "-5,-58 0,-63 7,-62 11,-56 11,-52 9,-47 4,-44 -2,-46 -5,-51"
    marks = "".join(disc(p.x, p.y, 1.1 * k, "#1c1020") for p in put("5,-54.5 9,-54.8"))
    marks += line(put("5,-48 8,-47.4 10,-48.6"), "#8c3428", 1.1 * k, 0.9)
    marks += oval(*put("2.4,-50")[0][:2], 2.2 * k, 1.6 * k, "#f07c5c", 0.5)
    nose = put("11.6,-52.4")[0]
    tone = {"hat": "#8c5c34", "beard": "#d8dce8"}.get(walker.worn, walker.coat)
    if walker.worn == "scarf":
        tone = "#f4ecd8"
    shapes = [
        limb(put("1,-46 1,-42"), [6 * k, 7 * k], SKIN, skin=0.4),
        Shape(smooth(put(face)), SKIN, round=8 * k, skin=0.4, detail=marks),
        Shape(ellipse(nose.x, nose.y, 2.6 * k, 2.1 * k), "#e8906c", round=2 * k, skin=0.4,
            contact=0.5, ink=0.5),
        Shape(smooth(put("-5,-56! -1,-60 2,-58 0,-53 -2,-48! -6,-50")), "#6c4028", round=3 * k),
    ]  # fmt: skip
    if walker.worn == "beard":
        shapes.append(Shape(smooth(put("0,-50! 5,-47 11,-49 11,-43 6,-34! 1,-41")), "#e8e4e0",
            round=4 * k, bump=0.5, contact=0.4))  # fmt: skip
    return [*shapes, Shape(smooth(put(CLOTHS[walker.worn])), tone, round=5 * k, contact=0.6)]


def _carried(walker: Walker) -> list[Shape]:
    """Give each something: a staff, a bundle on it, a jar on the head, a banner."""
    k, put = walker.size, walker.put
    pole = limb(put("17,-62 15,2"), [2.8 * k, 3 * k], "#6c4428", round=1.5)
    if walker.carried == "banner":
        cloth = fill(polygon(put("30,-88 36,-84 32,-78 25,-81")), "#ffd870")
        flag = Shape(smooth(put("16,-98! 30,-100 52,-90! 40,-84 46,-74! 30,-72 16,-74!")),
            "#e0343c", round=5 * k, bump=0.3, detail=cloth)  # fmt: skip
        return [limb(put("16,-100 15,2"), [2.8 * k, 3.2 * k], "#6c4428", round=1.5), flag]
    if walker.carried == "bundle":
        return [Shape(ellipse(*put("-9,-40")[0][:2], 9 * k, 10 * k), "#c8a060", round=7 * k), pole]
    if walker.carried == "jar":
        return [Shape(smooth(put("-3,-64! -7,-72 -3,-80 6,-80 10,-72 6,-64!")), "#b86c40",
            round=6 * k, shine=0.5)]  # fmt: skip
    return [pole]
