"""Annihilation: a hole opens in the world and swallows a tower, and nearly its guard."""

import math
import random
from dataclasses import replace

from ..actors import Hand, earth, eyeball, furrows, moved, outdoors
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import (
    Knot,
    ellipse,
    place,
    polygon,
    rectangle,
    ridge,
    ring,
    smooth,
    taper,
)
from ..hands import clasp
from ..props import rivets, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, specks
from ._dragged import SKIN, guard
from ._torn import torn_tower

CENTRE = (208.0, 122.0)
HOLE = 62.0
#: How flat the whirl lies about the hole, and how it leans, in degrees.
FLAT, LEAN = 0.56, -24.0
LIGHT = replace(
    lit("#16021a", "#6a2c62", "#ff9ab0", "#b02a50", 1.0), key=(0.3, -0.7, 0.5),
    key_colour="#ffe4dc", rim_from=(0.3, -0.8),
)  # fmt: skip
ARMS = (
    (0, 1.0, "#8a0a40", 54), (120, 1.05, "#8a0a40", 50), (240, 0.95, "#8a0a40", 54),
    (20, 0.9, "#e8284c", 36), (140, 0.94, "#e8284c", 34), (262, 0.88, "#e8284c", 36),
    (42, 0.8, "#ff8a78", 22), (164, 0.82, "#ff8a78", 22), (284, 0.78, "#ff8a78", 22),
    (60, 0.72, "#fff0dc", 11), (182, 0.74, "#fff0dc", 11), (304, 0.7, "#fff0dc", 11),
)  # fmt: skip
"""What whirls into the hole: from where (degrees), how far, colour, width."""
#: Where he holds his head.
HEAD = (128.0, 314.0)
#: Where one of his boots flies.
BOOT = (238.0, 84.0, 0.52, -40.0)
#: How far he and the post are brought into the picture.
IN = ((0.0, 0.0), (16.0, -2.0))
FAR = replace(LIGHT, ambient="#84508c", rim=0.7)


def scene() -> Scene:
    """Paint a torn sky, the whirl, the hole and its near edge, the castle, the guard on a post."""
    colours = (
        radial("void", CENTRE, HOLE, (0, "#000000"), (0.8, "#08000c"), (1, "#2a0420"))
        + linear("steel", (70, 280), (120, 320), (0, "#f8fbff"), (0.5, "#98a4c4"), (1, "#4c5480"))
        + linear("mail", (80, 330), (150, 420), (0, "#d8e0f4"), (1, "#7880a8"))
        + linear("rags", (216, 96), (186, 186), (0, "#2c4898"), (0.4, "#4c80dc"), (1, "#a8d4ff"))
        + linear("cloth", (120, 380), (200, 280), (0, "#2c6cd0"), (1, "#68c0ff"))
    )
    picture = outdoors(
        LIGHT, ("#140c34", "#4c1c68", "#b8486c"), ("#747058", "#4c5058", "#242848"), 346, colours,
        69,
    )  # fmt: skip
    _land(picture)
    _whirl(picture, ARMS)
    _hole(picture)
    picture.group(*moved(torn_tower(), (345, 376), (336, 374), 0.72), shadow=0.3,
        form=0.3, outline=1.3, light=FAR)  # fmt: skip
    _ground(picture)
    picture.group(*_crumbs(), shadow=0.3, form=0, outline=1.4)
    behind, before = _arms()
    picture.group(*moved([*behind, *_post()], *IN), shadow=0.4)
    picture.group(*moved(guard(), *IN), shadow=0.5, shadow_offset=(-6, 14), roundness=40)
    picture.group(*moved(before, *IN), shadow=0.5, shadow_offset=(-4, 10))
    picture.group(*moved(_turf(), *IN), shadow=0.4)
    picture.group(*moved(_head(), (98, 325), HEAD, 1.2, -8), shadow=0.5, shadow_offset=(-4, 8))
    for at in place([(-8.5, -8.5), (11.5, -12.5)], *HEAD, 1.2, -8):
        picture.sharp(disc(at.x, at.y, 3.6, "#140a12") + disc(at.x - 1.2, at.y - 1.4, 1.3, "#fff"))
    picture.afterglow(specks(7, 26, (20, 230, 355, 420), "#ffb0a8", (0.8, 2.2)), 0.5)
    picture.afterglow(fill(ring(*CENTRE, HOLE + 6, 7), "#ff6a80", 0.7), 5)
    return picture


def _land(picture: Scene) -> None:
    """Bend the far hills to the hole, and light the plain below it."""
    picture.glow(oval(CENTRE[0], 200, 180, 130, "#ff4858", 0.4), 40)
    hills = smooth("-20,300 24,280 60,236! 70,266 120,304 200,326 260,312 320,284 400,250 "
        "400,540 -20,540")  # fmt: skip
    picture.veil(fill(hills, "#74305c", 0.9), 1.5)
    picture.veil(fill(ridge(-5, 380, 332, 16, 12), "#684a68", 0.9), 1)
    earth(picture, 352, 8, 4)
    picture.veil(oval(CENTRE[0], 364, 170, 20, "#f8c098", 0.3), 8)
    furrows(picture, 352, "#3c4454", "#98906c", 4)


def _put(x: float, y: float) -> Knot:
    """Lay a point of the whirl down flat, and lean it."""
    return place([(x, y * FLAT)], *CENTRE, 1, LEAN)[0]


def _spiral(start: float, far: float) -> list[Knot]:
    """Lead one arm in from far away to the edge of the hole."""
    track = []
    for step in range(12):
        part = step / 11
        turn = math.radians(start + 235 * part**1.25)
        away = HOLE + 2 + (215 * far - HOLE) * (1 - part) ** 1.5
        track.append(_put(away * math.cos(turn), away * math.sin(turn)))
    return track


def _whirl(picture: Scene, arms: tuple[tuple[int, float, str, int], ...], clip: str = "") -> None:
    for start, far, tone, width in arms:
        path = taper(_spiral(start, far), [0.5, width * 0.6, width * 0.8, width * 0.6, 3], 80)
        picture.veil(f"{clip}<g clip-path='url(#near)'>{fill(path, tone, 0.92)}</g>"
            if clip else fill(path, tone, 0.92), 0.7)  # fmt: skip


def _hole(picture: Scene) -> None:
    """Sink the hole, and lay the half of the whirl that is nearer than it across."""
    picture.glow(fill(ring(*CENTRE, HOLE + 14, 24), "#ff4a6a"), 10)
    picture.cover(fill(ellipse(*CENTRE, HOLE + 6), "#ff8a9c"))
    picture.cover(fill(ellipse(*CENTRE, HOLE + 4), "#fffaf0"))
    picture.cover(fill(ellipse(*CENTRE, HOLE), "url(#void)"))
    picture.group(*_rags(), shadow=0.3, outline=1.4)
    below = polygon([_put(x, y) for x, y in ((-300, 0), (300, 0), (300, 600), (-300, 600))])
    _whirl(picture, ARMS[3:], f'<clipPath id="near"><path d="{below}"/></clipPath>')


def _ground(picture: Scene) -> None:
    """Comb all grass to the hole, and lift clods of turf out of the plain."""
    chance = random.Random(5)
    picture.shade(oval(150, 440, 110, 14, "#1c1438", 0.6), 8)
    picture.shade(oval(310, 386, 70, 9, "#1c1438", 0.6), 5)
    for y, tall, tone in ((388, 12, "#74785c"), (416, 18, "#606c50"), (452, 26, "#546850"),
            (500, 40, "#3c5048")):  # fmt: skip
        for half, lean in (([(-5, y), (200, y - 6)], 0.8), ([(214, y - 6), (380, y)], -0.8)):
            picture.cover(fill(tufts(half, 24, tall, y, lean), tone, 0.9))
    clods = []
    for x, y, size in ((240, 408, 12), (212, 446, 17), (322, 430, 20)):
        turn = chance.uniform(-30, 30)
        lump = place("-1,-.4! -.3,-.7 .6,-.6 1,-.2! .9,.4 .5,.5! .3,1 0,.6! -.3,.9! -.5,.4 -.9,.3",
            x, y, size, turn)  # fmt: skip
        blades = tufts(place("-.95,-.4 -.3,-.7 .6,-.6 1,-.2", x, y, size, turn), 12, size, x)
        picture.shade(oval(x, y + size * 1.5, size * 1.2, size * 0.2, "#1c1438", 0.7), 3)
        clods += [Shape(blades, "#8ca060", round=2, ink=0.5),
            Shape(smooth(lump), "#8c6460", round=size * 0.5, bump=0.8, bump_size=6)]  # fmt: skip
    picture.group(*clods, shadow=0.3, form=0)


def _crumbs() -> list[Shape]:
    """Scatter what flies in, each stone with its long side along the whirl."""
    shapes = []
    for turn, away, size in (
        (-20, 150, 8), (150, 190, 12), (172, 160, 9), (200, 176, 11), (124, 150, 8), (40, 150, 9),
        (-60, 126, 7), (228, 140, 8), (88, 190, 9), (102, 214, 12),
    ):  # fmt: skip
        x, y, _ = place([(away, 0)], *CENTRE, 1, turn)[0]
        block = place("-1.3,.1! -.7,-.6! .5,-.7! 1.4,-.1! .6,.7! -.5,.5!", x, y, size, turn + 150)
        tone = "#c89098" if turn % 8 else "#9a6878"
        shapes.append(Shape(polygon(block), tone, round=6, bump=0.7, bump_size=6))
    return shapes


def _rags() -> list[Shape]:
    """Suck his trousers in: waist first, small and dark already, the legs fluttering behind."""
    parts = []
    for track, end, turn in (("211,100 196,116 178,136 162,166", (161, 168), 24),
            ("222,104 224,130 214,156 216,186", (216, 188), -10)):  # fmt: skip
        folds = [place(track, dx, 0) for dx in (-5, 6)]
        parts += [
            Shape(taper(track, [27, 29, 31, 36], 60), "url(#rags)", round=11, bump=0.2,
                contact=0.6, detail=lines(folds, "#142c68", 2.6, 0.5)),
            Shape(ellipse(*end, 18, 7, turn), "#142050", round=4, flat=0.6, rim=0),
        ]  # fmt: skip
    return [
        Shape(smooth(place("-8,-14! 8,-14! 9,4 22,10 24,18! -8,18!", *BOOT)),
            "#6c4438", round=5, shine=0.2),
        *parts,
        Shape(ellipse(217, 93, 20, 10, 14), "#8c5434", round=4, contact=0.4,
            detail=oval(217, 91, 15, 6, "#0c1030")),
    ]  # fmt: skip


def _arms() -> tuple[list[Shape], list[Shape]]:
    """Lock both hands about the post: what is behind it, and what is before it."""
    behind, before = [], []
    for joints, wide, side, size, bend in (
        (((128, 312), (106, 346), (83, 362)), 27.0, 1, 27.0, 152), (
            ((160, 352), (132, 398), (78, 412)), 31.0, -1, 30.0, 172),
    ):  # fmt: skip
        (elbow, wrist) = joints[1:]
        hand = Hand(*wrist, size, bend, SKIN, True)
        closed = clasp(hand, [], [(elbow[0] * 0.3 + wrist[0] * 0.7, elbow[1] * 0.3
            + wrist[1] * 0.7), wrist], size * 0.62)  # fmt: skip
        sleeve = limb_of(joints, wide, SLEEVE, "url(#mail)", side, shine=0.3,
            detail=creases(joints, wide, "#3c4470", SLEEVE, side))  # fmt: skip
        turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
        cuff = place("-1,-13 1,0 -1,13", *wrist, wide / 29, turn)
        band = Shape(taper(cuff, [wide * 0.3] * 3), "#8c5434", round=4, bump=0.2, contact=0.7)
        behind.append(closed[0])
        before += closed[1:]
        (behind if wide < 30 else before).extend([sleeve, band])
    return behind, before


def _post() -> list[Shape]:
    """Lean a post whose root comes out of the turf."""
    grain = lines(["36,462 54,400 66,338", "28,452 46,390 58,340", "60,420 70,380"], "#5c2c28",
        1.8, 0.7)  # fmt: skip
    return [
        Shape(taper("30,470 52,404 72,332", [25, 23, 21]), "#b88454", round=10, bump=0.5,
            detail=grain),
        Shape(ellipse(73, 330, 10.5, 5, -14), "#f0c898", round=3,
            detail=oval(73, 330, 6, 2.6, "#b88454")),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Look back at it from below a kettle hat, and cry out."""
    return [
        Shape(smooth("74,308 92,298 118,300 124,320 120,344 102,356 82,348 74,330"), SKIN,
            round=20, skin=0.5, bump=0),
        Shape(smooth("86,334 100,328 114,332 113,346 102,352 90,346"), "#4a0c20", round=4, flat=0.5,
            rim=0, detail=oval(102, 350, 9, 6, "#e86c80")
            + fill(rectangle(88, 326, 26, 8), "#fff")),
        *eyeball((88, 318), 8.5, "#4c7cc0", (2, -2)), *eyeball((109, 314), 9.5, "#4c7cc0", (2, -2)),
        Shape(smooth("94,320 102,318 108,326 102,332 94,330"), "#e88c70", round=6, shine=0.3),
        Shape(smooth(place("-46,14 -26,2 0,-4 26,2 46,14 34,20 0,10 -34,20", 94, 292, 1, -10)),
            "url(#steel)", round=6, shine=0.9, gloss=10, contact=1),
        Shape(smooth(place("-25,6! -22,-14 -6,-26 0,-30 6,-26 22,-14 25,6! 0,0", 94, 290, 1, -10)),
            "url(#steel)", round=20, shine=0.9, gloss=12,
            detail=line(place("0,-30 3,-12 2,4", 94, 290, 1, -10), "#3c4470", 3, 0.8)),
        *rivets([(p.x, p.y) for p in place("-20,2 -7,-2 8,-2 21,2", 94, 290, 1, -10)], 2.4,
            "#e8eeff"),
    ]  # fmt: skip


def _turf() -> list[Shape]:
    """Heave the turf up about the root of the post."""
    return [
        Shape(smooth("-30,478 4,458 34,452 60,458 84,474 112,500 100,560 -30,560"), "#64484c",
            round=24, bump=1, bump_size=9),
        Shape(tufts("-10,470 20,456 50,458 84,478", 20, 20, 3, 0.5) + tufts(
            "-10,492 30,480 70,492 104,512", 18, 28, 8, 0.6), "#7c9058", round=3, ink=0.5),
    ]  # fmt: skip
