"""Annihilation: a hole opens in the world and swallows a tower, and nearly its guard."""

import math
import random
from dataclasses import replace

from ..actors import earth, eyeball, grip, moved, outdoors
from ..curves import (
    Knot,
    directions,
    ellipse,
    lengths,
    place,
    polygon,
    rectangle,
    ring,
    sample,
    smooth,
    taper,
)
from ..figures import limb
from ..props import rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, specks
from ..wardrobe import Cloth, arm

CENTRE = (204.0, 140.0)
HOLE = 66.0
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
TOWER = "340,376 350,340 353,306 350,274 341,244 324,220"
GIRTH = 54
"""The tower's way, bent into the hole, and its width on the ground."""
COURSES = 22
BONDS = (((0.0, 0.36), (0.36, 0.72), (0.72, 1.0)), ((0.0, 0.2), (0.2, 0.6), (0.6, 1.0)))
"""Where the joints of even and odd courses are, in shares of the width."""
STONES = ("#c88088", "#8c4c64", "#54304c")
"""The tower's stones, from the side that faces the hole to the other."""
SKIN = "#f0b490"
MAIL = Cloth("#98a4c4", "#4c5480", "#8c5434", SKIN)
#: Where the foot of the guard's post goes, how much larger he is, and how he turns.
NEAR = (62.0, 452.0, 1.12, -5.0)


def scene() -> Scene:
    """Paint a torn sky, the whirl, the hole and its near edge, the tower, the guard on his post."""
    colours = (
        radial("void", CENTRE, HOLE, (0, "#000000"), (0.8, "#08000c"), (1, "#2a0420"))
        + linear("steel", (70, 280), (120, 320), (0, "#f8fbff"), (0.5, "#98a4c4"), (1, "#4c5480"))
        + linear("cloth", (100, 330), (180, 300), (0, "#3c8ce8"), (1, "#68c0ff"))
    )
    picture = outdoors(
        LIGHT, ("#22021c", "#780c38", "#f0584c"), ("#f08468", "#98304c", "#481638"), 330, colours,
        69,
    )  # fmt: skip
    _land(picture)
    _whirl(picture, ARMS)
    _hole(picture)
    picture.group(*_tower(), shadow=0.35, form=0.5, roundness=50, outline=1.6)
    picture.group(*_crown(), shadow=0.3, form=0)
    _ground(picture)
    picture.group(*_crumbs(), shadow=0.3, form=0, outline=1.4)
    body = [*_post(), *_rags(), *_guard()]
    picture.group(*_near(body), shadow=0.5, shadow_offset=(-6, 14), roundness=40)
    picture.group(*_near(_head()), shadow=0.5, shadow_offset=(-4, 8))
    for at in place([(22, -124), (43, -128)], *NEAR):
        picture.sharp(disc(at.x, at.y, 3, "#140a12"))
    picture.afterglow(specks(7, 26, (20, 230, 355, 420), "#ffb0a8", (0.8, 2.2)), 0.5)
    picture.afterglow(fill(ring(*CENTRE, HOLE + 6, 7), "#ff6a80", 0.7), 5)
    return picture


def _near(shapes: list[Shape]) -> list[Shape]:
    """Bring the guard closer."""
    return moved(shapes, (68, 440), NEAR[:2], *NEAR[2:])


def _land(picture: Scene) -> None:
    """Bend the far hills to the hole, and light the plain below it."""
    picture.glow(oval(CENTRE[0], 220, 200, 150, "#ff4858", 0.5), 40)
    hills = smooth("-20,300 40,262 84,216! 92,250 130,290 200,318 260,300 320,262 352,206! 356,256 "
        "400,300 400,540 -20,540")  # fmt: skip
    picture.veil(fill(hills, "#8c1c44", 0.8), 1.5)
    earth(picture, 332, 8, 4)
    picture.veil(oval(CENTRE[0], 344, 190, 22, "#ffb890", 0.7), 8)


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
    below = polygon([_put(x, y) for x, y in ((-300, 0), (300, 0), (300, 600), (-300, 600))])
    _whirl(picture, ARMS[3:], f'<clipPath id="near"><path d="{below}"/></clipPath>')


def _ground(picture: Scene) -> None:
    """Tear the plain up: cracks that shine and all lead below the hole, clods, bent grass."""
    chance = random.Random(5)
    for x in (-90, 96, 220, 420):
        foot = (x, 540.0)
        top = (CENTRE[0] + (x - CENTRE[0]) * 0.3, 352.0)
        track = [
            (top[0] + (foot[0] - top[0]) * k + chance.uniform(-44, 44) * k,
             top[1] + (foot[1] - top[1]) * k)
            for k in (0, 0.16, 0.3, 0.44, 0.6, 0.8, 1)
        ]  # fmt: skip
        picture.cover(fill(taper(track, [0.5, 4, 5, 11, 9, 20]), "#2c0620"))
        picture.cover(fill(taper(track, [0.2, 1.6, 1.4, 4.4, 2.4, 7]), "#ff5068"))
    picture.shade(oval(112, 420, 84, 12, "#3c1030", 0.6), 6)
    picture.shade(oval(330, 384, 56, 10, "#3c1030", 0.6), 5)
    clods = []
    for x, y, size in ((336, 380, 22), (366, 386, 18), (310, 382, 15), (22, 460, 32), (60, 466, 28),
            (180, 400, 12), (222, 384, 9), (240, 430, 15), (340, 470, 30)):  # fmt: skip
        edge = place("-1,.1! -.6,-.5! .4,-.6! 1.1,-.1! .6,.6! -.4,.5!", x, y, size,
            chance.uniform(-20, 20))  # fmt: skip
        clods.append(Shape(polygon(edge), "#9c4458", round=size * 0.4, bump=0.7, bump_size=7))
    picture.group(*clods, shadow=0.4, form=0)


def _tower() -> list[Shape]:
    """Build a tower whose courses come loose, the more so the nearer they are to the hole."""
    chance = random.Random(9)
    track = sample(TOWER, 80)
    ahead, along = directions(track), lengths(track)
    stones = []
    for row in range(COURSES):
        part = ((row + 0.5) / COURSES) ** 0.92
        at = int(abs(along - part).argmin())
        loose = max(0.0, (row - 8) / (COURSES - 8))
        lean = math.degrees(math.atan2(ahead[at][1], ahead[at][0])) + 90
        x, y = float(track[at][0]), float(track[at][1])
        width, height = GIRTH * (1 - part) ** 0.6 + 9, 10.4 - 3.6 * part
        for column, (left, right) in enumerate(BONDS[row % 2] if row < 15 else ((0.0, 1.0),)):
            aside = (left + right - 1) / 2 * width * (1 + 0.5 * loose)
            middle = place([(aside, chance.uniform(-9, 9) * loose)], x, y, 1, lean)[0]
            half = (right - left) / 2 * width * (1 - 0.25 * loose) - 0.3
            turn = lean + chance.uniform(-40, 40) * loose
            stones.append(_stone(middle, half, height, turn, STONES[column]))
    return stones


def _stone(middle: Knot, half: float, height: float, turn: float, tone: str) -> Shape:
    corners = [(-half, -height), (half, -height), (half, height * 0.1), (-half, height * 0.1)]
    block = polygon(place(corners, middle.x, middle.y, 1, turn))
    return Shape(block, tone, round=4, bump=0.4, bump_size=6, contact=0.3, ink=0.8)


def _crown() -> list[Shape]:
    """Tear the tower's battlement and flag off, towards the hole; a light is still on below."""

    def put(points: str) -> list[Knot]:
        return place(points, 322, 192, 0.78, -44)

    wall = "-27,20! -27,-14! -15,-14! -15,-4! -6,-4! -6,-14! 6,-14! 6,-4! 15,-4! 15,-14! 27,-14! "
    wall += "27,14! 14,22! 4,13! -8,24! -17,14!"
    joints = lines([put("-27,5 27,5"), put("-10,5 -10,24"), put("11,5 11,24")], "#4a2438", 1.8)
    dark = fill(polygon(put("12,-20! 40,-20! 40,30! 4,30!")), "#5c3458", 0.5)
    return [
        Shape(ellipse(350, 330, 5, 9, 4), "#3a0c24", round=3),
        Shape(ellipse(350.6, 330.6, 3.2, 7, 4), "#ffd27a", round=3, glow=1, ink=0),
        Shape(taper(put("0,-8 1,-50"), [4, 3]), "#6a3a50", round=2),
        Shape(smooth(put("1,-50! -12,-56 -30,-46! -16,-38 1,-32!")), "#ffd24a", round=4),
        Shape(polygon(put(wall)), STONES[0], round=7, bump=0.4, bump_size=6,
            detail=joints + dark),
    ]  # fmt: skip


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
    """Let his trousers go on ahead, into the dark itself, and a boot before them."""

    def put(points: str) -> list[Knot]:
        return place(points, 224, 196, 0.92, -52)

    legs = "-30,-15! -8,-19 16,-23 44,-32! 50,-14! 24,-5 6,0 26,8 46,8! 48,26! 18,23 -6,19 -30,15!"
    creases = ["-24,-4 -8,-2 6,0", "-8,-14 8,-14 20,-20", "-6,12 10,14 22,12", "30,-24 36,-12",
        "30,10 32,22"]  # fmt: skip
    waist = put("-30,0")[0]
    return [
        Shape(smooth(put(legs)), "#4c8cec", round=12, bump=0.2, contact=0.6,
            detail=lines([put(crease) for crease in creases], "#183878", 3, 0.6)
            + line(put("-27,-16 -25,0 -27,16"), "#8c5434", 8, 1)),
        Shape(ellipse(waist.x, waist.y, 4.4, 14, -52), "#101c48", round=3, flat=0.7, rim=0),
        Shape(smooth(place("-8,-14! 8,-14! 9,4 22,10 24,18! -8,18!", 252, 140, 0.8, 50)),
            "#a86840", round=8, shine=0.3,
            detail=line(place("-8,-9 8,-9", 252, 140, 0.8, 50), "#e8b070", 4)),
    ]  # fmt: skip


def _guard() -> list[Shape]:
    """Stretch him from the post to the hole: legs, shorts with hearts, tabard, both arms."""

    def put(points: str) -> list[Knot]:
        return place(points, 124, 326, 1, -46)

    heart = "0,6! -7,-1 -4,-6 0,-3! 4,-6 7,-1"
    hearts = "".join(fill(smooth(place(heart, p.x, p.y, 0.8, 40)), "#e83c58")
        for p in put("64,-9 66,10 76,-16 78,18 58,0"))  # fmt: skip
    far, far_hand = arm(((108, 316), (104, 348), (83, 357)), 20, MAIL)
    near, near_hand = arm(((140, 342), (130, 380), (84, 390)), 24, MAIL)
    return [
        limb(put("78,-13 100,-25 122,-13"), [23, 19, 11], SKIN, skin=0.4, bump=0),
        Shape(smooth(put("118,-20 128,-20 138,-28 142,-20 134,-6 120,-6")), SKIN, round=6),
        limb(put("78,14 104,18 128,6"), [25, 20, 12], SKIN, skin=0.4, bump=0),
        Shape(smooth(put("124,0 134,-2 144,-10 149,-2 140,12 126,13")), SKIN, round=6),
        Shape(smooth(put("46,-17 60,-21 76,-26 88,-27! 91,-3! 77,0 91,5! 88,28! 76,26 60,21 46,17")
            ), "#fff4e8", round=14, detail=hearts, bump=0.2),
        *far,
        *grip(replace(far_hand, flip=True)),
        Shape(smooth(put("-8,-20 2,-28 16,-26 36,-17 46,-17! 60,-25! 57,-8 63,2 57,12 60,25! "
            "46,17! 36,17 16,26 2,28 -8,20")), "url(#cloth)", round=22, bump=0.2,
            detail=lines([put("4,-12 22,-8 40,-8"), put("6,10 22,8 40,8"), put("48,-6 58,-8"),
            put("48,6 58,10")], "#1c4898", 3, 0.5) + line(put("42,-19 45,0 42,19"), "#8c5434", 8,
            1)),
        *near,
        Shape(ellipse(139, 343, 17, 15, -40), "url(#steel)", round=12, shine=0.8, contact=0.7),
        *grip(replace(near_hand, flip=True)),
    ]  # fmt: skip


def _post() -> list[Shape]:
    """Lean a post that will not hold for long."""
    grain = lines(["46,440 60,390 70,330", "38,436 52,390 62,336"], "#5c2c28", 1.6, 0.7)
    return [
        Shape(
            taper("36,456 52,400 68,318", [24, 22, 20]), "#b07850", round=8, bump=0.5, detail=grain
        ),
        Shape(ellipse(68, 315, 10, 4.5, -12), "#e8b888", round=3),
    ]


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
