"""Annihilation: a hole opens in the world and swallows a tower, and nearly its guard."""

import math
import random
from dataclasses import replace

from ..actors import Hand, earth, eyeball, grip, moved, outdoors
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
TOWER = "312,400 326,350 332,300 328,254 314,214 290,186"
GIRTH = 82
"""The tower's way, bent into the hole, and its width on the ground."""
COURSES = 22
BONDS = (((0.0, 0.36), (0.36, 0.72), (0.72, 1.0)), ((0.0, 0.2), (0.2, 0.6), (0.6, 1.0)))
"""Where the joints of even and odd courses are, in shares of the width."""
STONES = ("#f8d8c4", "#c89a98", "#7c5470")
"""The tower's stones, from the side that faces the hole to the other."""
SKIN = "#f0b490"
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
    body = [*_post(), *_guard(), *_rags()]
    picture.group(*_near(body), shadow=0.5, shadow_offset=(-6, 14), roundness=40)
    picture.group(*_near(_head()), shadow=0.5, shadow_offset=(-4, 8))
    picture.sharp(
        "".join(disc(p.x, p.y, 3, "#140a12") for p in place([(22, -124), (43, -128)], *NEAR))
    )
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
    picture.shade(oval(310, 404, 70, 12, "#3c1030", 0.6), 5)
    clods = []
    for x, y, size in ((310, 398, 30), (350, 404, 24), (276, 400, 22), (22, 460, 32), (60, 466, 28),
            (180, 400, 12), (222, 384, 9), (240, 430, 15), (340, 470, 30)):  # fmt: skip
        edge = [
            (x + size * chance.uniform(0.8, 1.2) * math.cos(a),
             y + size * 0.6 * chance.uniform(0.8, 1.2) * math.sin(a))
            for a in (0.3, 1.2, 2.2, 3.2, 4.1, 5.2)
        ]  # fmt: skip
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
        width, height = GIRTH * (1 - part) ** 0.6 + 9, 14.5 - 5 * part
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
        return place(points, 318, 146, 1.15, -40)

    wall = "-27,20! -27,-14! -15,-14! -15,-4! -6,-4! -6,-14! 6,-14! 6,-4! 15,-4! 15,-14! 27,-14! "
    wall += "27,14! 14,22! 4,13! -8,24! -17,14!"
    joints = lines([put("-27,5 27,5"), put("-10,5 -10,24"), put("11,5 11,24")], "#4a2438", 1.8)
    dark = fill(polygon(put("12,-20! 40,-20! 40,30! 4,30!")), "#5c3458", 0.5)
    return [
        Shape(ellipse(325, 336, 7, 13, 6), "#3a0c24", round=3),
        Shape(ellipse(326, 337, 4.4, 10, 6), "#ffd27a", round=3, glow=1, ink=0),
        Shape(taper(put("0,-8 1,-50"), [4, 3]), "#6a3a50", round=2),
        Shape(smooth(put("1,-50! -12,-56 -30,-46! -16,-38 1,-32!")), "#ffd24a", round=4),
        Shape(polygon(put(wall)), STONES[0], round=7, bump=0.4, bump_size=6,
            detail=joints + dark),
    ]  # fmt: skip


def _crumbs() -> list[Shape]:
    """Scatter what flies in: each stone longer, thinner and nearer the whirl than the last."""
    chance = random.Random(4)
    shapes = []
    for turn, away, size in (
        (-20, 150, 8), (150, 190, 12), (172, 160, 9), (200, 176, 11), (124, 150, 8), (66, 150, 10),
        (-60, 126, 7), (228, 140, 8), (88, 190, 9), (102, 214, 12),
    ):  # fmt: skip
        angle = math.radians(turn)
        x, y = CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)
        long = 1 + 60 / away
        corners = [
            (size * long * chance.uniform(0.8, 1.1) * math.cos(a),
             size * 0.7 * chance.uniform(0.7, 1.1) * math.sin(a))
            for a in (0, 1.1, 2.2, 3.1, 4.1, 5.2)
        ]  # fmt: skip
        tone = chance.choice(("#c89098", "#9a6878", "#d8aca0"))
        block = place(corners, x, y, 1, turn + 150)
        shapes.append(Shape(polygon(block), tone, round=6, bump=0.7, bump_size=6))
    return shapes


def _rags() -> list[Shape]:
    """Let his trousers go on ahead, and a boot before them."""
    return [
        Shape(smooth("214,286! 208,262! 228,250 262,232 284,208! 298,226! 276,248 256,260 290,246! "
            "298,266! 262,280 236,290"), "#3468c8", round=10, bump=0.2, contact=0.6,
            detail=lines(["212,290 206,258"], "#9c6438", 10, 1)
            + lines(["226,272 250,262 272,254", "240,246 268,230"], "#183878", 3, 0.6)),
        Shape(smooth(place("-8,-14! 8,-14! 9,4 22,10 24,18! -8,18!", 158, 232, 1.1, -50)),
            "#8c5434", round=8, shine=0.3,
            detail=line(place("-8,-9 8,-9", 158, 232, 1.1, -50), "#d8a060", 4)),
    ]  # fmt: skip


def _guard() -> list[Shape]:
    """Stream from the post to the hole: legs, shorts with hearts, tabard, both arms."""
    heart = "0,6! -7,-1 -4,-6 0,-3! 4,-6 7,-1"
    hearts = "".join(fill(smooth(place(heart, x, y, 0.8, 50)), "#e83c58")
        for x, y in ((178, 308), (192, 298), (190, 316), (172, 294), (206, 288)))  # fmt: skip
    return [
        limb("186,296 206,276 226,264", [22, 17, 11], SKIN, skin=0.4, bump=0),
        limb("186,310 210,300 232,280", [24, 18, 12], SKIN, skin=0.4, bump=0),
        Shape(smooth("162,298 190,282 214,276! 222,290! 206,298 228,296! 226,314! 200,322 "
            "172,332"), "#fff4e8", round=14, detail=hearts, bump=0.2),
        limb("118,330 96,346 76,360", [24, 22, 15], "#98a4c4", shine=0.5, bump=0),
        *grip(Hand(76, 358, 22, 172, SKIN, True)),
        Shape(smooth("108,318 138,304 176,290 186,306 184,334 146,352 112,356 98,338"),
            "url(#cloth)", round=24, bump=0.2,
            detail=lines(["120,330 150,324 180,310", "124,346 150,340 180,326"], "#1c4898", 3, 0.5)
            + line("160,296 174,338", "#8c5434", 9, 1)),
        limb("124,344 116,376 92,392", [27, 25, 18], "#98a4c4", shine=0.5, bump=0),
        limb("100,376 106,398", [9, 9], "#8c5434", round=4),
        *grip(Hand(90, 392, 26, 168, SKIN, True)),
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
