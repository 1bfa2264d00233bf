"""Shaman: an old owl with antlers on a mossy log, and in each wing a flame for a neighbour."""

import math

from ..actors import earth, furrows, motes, moved, outdoors
from ..curves import Points, ellipse, place, smooth, taper
from ..faces import pupil
from ..figures import Spot, gaze, limb
from ..props import fur, pine, tongue, tufts
from ..scene import Light, Scene, Shape
from ..svg import disc, fill, line, linear, lines, oval, radial, specks
from ..tilt import tilted, tilted_marks
from ._mouse import mouse, toadstool

#: Fire from the right and the front; what is left of the moon comes over the other shoulder.
LIGHT = Light(
    key=(0.42, -0.5, 0.66), key_colour="#ffd8a0", ambient="#4a6c8c", rim_from=(-0.8, -0.5),
    rim_colour="#c8fff0", rim=1.0, bounce="#d86a24", ink="#120c18",
)  # fmt: skip
FIRE = (("#d83a1c", 1.0), ("#ff7a1e", 0.8), ("#ffb838", 0.58), ("#fff4b8", 0.36))
#: How far the head is held to one side, as owls do, and about which point.
TURN, NECK = -8.0, (187.0, 262.0)
#: Roots of the flames, between the feathers that hold them.
FLAMES = ((54.0, 296.0), (316.0, 236.0))
#: How far each wing is held in from where it is drawn.
HELD_IN = (8.0, -11.0)
LEFT, RIGHT = (146.0, 196.0), (227.0, 196.0)


def scene() -> Scene:
    """Paint a clearing under the moon, the owl on its log, wings full of fire, and two mice."""
    picture = outdoors(
        LIGHT, ("#185068", "#3c9488", "#d0f4c0"), ("#6cb088", "#3c7458", "#284c44"), 372,
        _colours(), 5,
    )  # fmt: skip
    _clearing(picture)
    picture.group(*tilted(_antlers(), TURN, NECK), shadow=0.3)
    for x, y in FLAMES:
        picture.glow(oval(x, y - 44, 70, 92, "#ff8a2a", 0.6), 22)
    picture.group(*_body(), shadow=0.4, roundness=90)
    _log(picture)
    _wings(picture)
    picture.group(*_beads(), shadow=0.4)
    picture.group(*tilted(_head(), TURN, NECK), shadow=0.55, shadow_blur=9)
    picture.group(*tilted(_face(), TURN, NECK), shadow=0.4, form=0.2)
    pupils = pupil(LEFT[0] - 2, LEFT[1] + 1, 27) + pupil(RIGHT[0] - 4, RIGHT[1] + 1, 29)
    picture.sharp(tilted_marks(pupils, TURN, NECK))
    _neighbours(picture)
    _embers(picture)
    return motes(picture, "#ffd890")


def _colours() -> str:
    return (
        linear("horn", (0, 24), (0, 124), (0, "#ffe0a0"), (0.4, "#d8884c"), (1, "#6c3c2c"))
        + linear("plume", (90, 110), (290, 300), (0, "#b86c40"), (0.5, "#a05838"), (1, "#7c4030"))
        + linear("wing", (0, 230), (0, 440), (0, "#b8683c"), (1, "#6c342c"))
        + linear("breast", (110, 260), (270, 430), (0, "#f4d098"), (1, "#b07044"))
        + linear("beak", (176, 212), (200, 262), (0, "#fff0b0"), (0.5, "#e8a030"), (1, "#8a421c"))
        + linear("bark", (0, 386), (0, 450), (0, "#8c6848"), (1, "#3c2c34"))
        + radial("dish1", LEFT, 62, (0, "#e8863a"), (0.55, "#ffe2ae"), (1, "#e0a462"))
        + radial("dish2", RIGHT, 62, (0, "#e8863a"), (0.55, "#ffe6b4"), (1, "#e0a462"))
    )


def _clearing(picture: Scene) -> None:
    """Stand pines in the mist, a moon among them, old stones, and a floor of moss."""
    picture.glow(disc(66, 92, 70, "#a8f0c8", 0.6), 24)
    picture.veil(disc(66, 92, 32, "#fbffe0"), 0.8)
    for base, tall, tone, blur, places in (
        (352, 230, "#48988c", 1.6, (112, 158, 206, 250, 296)),
        (376, 330, "#1c5c60", 0.8, (4, 100, 300, 372)),
    ):
        trees = "".join(pine(x, base, tall * (0.8 + x % 7 / 20), tall * 0.24, x) for x in places)
        picture.veil(fill(trees, tone, 0.9), blur)
    picture.veil(oval(187, 356, 240, 42, "#dcf8cc", 0.6), 12)
    stones = ("84,388! 78,330 90,312 108,318 112,388!", "258,386! 262,322 278,312 290,330 290,386!")
    picture.group(*(Shape(smooth(stone), "#5c8c80", round=16, bump=0.8, bump_size=8, ink=0.6)
        for stone in stones), shadow=0.2, outline=1)  # fmt: skip
    earth(picture, 386, 7, 4)
    furrows(picture, 386, "#2c5c4c", "#a8dc90", 5)
    picture.cover(fill(tufts([(0, 392), (375, 390)], 60, 22, 7, 0, 4), "#4c9468"))


def _antlers() -> list[Shape]:
    """Branch to both sides, the far one shorter; a string of charms hangs from the near one."""
    far = (("150,112 140,88 120,70 104,50", (22, 19, 14, 2)), ("130,80 106,84 86,74", (13, 10, 2)),
        ("120,70 122,50 114,34", (12, 9, 2)), ("146,98 152,74 144,54", (13, 10, 2)))  # fmt: skip
    near = (("206,136 222,104 248,76 268,50 270,12", (28, 25, 21, 15, 2)),
        ("260,60 286,54 300,30", (15, 12, 2)), ("222,104 214,76 224,46", (16, 12, 2)),
        ("244,80 240,54 248,30", (14, 11, 2)), ("230,96 262,96 290,84", (16, 13, 2)))  # fmt: skip
    beads = ((287, 97, 4.5, "#e8503c"), (288, 107, 6, "#4cc8c0"), (289, 118, 4.5, "#f4d060"))
    return [
        *(limb(way, list(wide), "url(#horn)", bump=0.6, bump_size=5)
            for way, wide in (*far[1:], far[0], *near[1:], near[0])),
        *(Shape(ellipse(x, y, k), tone, round=k, shine=0.6) for x, y, k, tone in beads),
        Shape(smooth("289,122! 298,136 294,152 288,158! 282,146 283,132"), "#f4f0dc", round=5,
            detail=line("289,124 288,154", "#8c7c70", 1.6)),
    ]  # fmt: skip


TIPS = ((86, 76), (104, 52), (114, 36), (144, 56), (270, 16), (299, 32), (224, 48), (248, 32))


def _body() -> list[Shape]:
    """Turn the breast a little to the left, feather over feather."""
    outline = "128,250 180,236 246,246 284,290 292,360 262,420 206,436 150,420 122,372 114,310"
    rows = []
    for row in range(7):
        y = 268 + row * 23
        for at in range(-4, 5):
            across = at * 25 + (row % 2) * 12.5
            x = 186 + across * (1 - 0.002 * across)
            if abs(across + 4) > 82 - abs(row - 2.4) * 9:
                continue
            tip = place("-15,-10 0,-16 15,-10 15,4 8,14 0,20! -8,14 -15,4", x, y)
            marks = line([(x - 9, y + 4), (x, y + 14), (x + 9, y + 4)], "#8c4428", 4.4, 0.7)
            rows.append(Shape(smooth(tip), ("#f8dca4", "#f0c88c")[(row + at) % 2], round=7,
                contact=0.5, ink=0.35, detail=marks))  # fmt: skip
    tail = ["230,410 256,450 262,484", "212,418 222,460 224,492", "244,400 282,436 296,466"]
    return [
        *(Shape(taper(way, [30, 32, 20], 50), "#7c4430", round=12, contact=0.6,
            detail=line(way, "#d89458", 3)) for way in tail),
        Shape(smooth(outline), "url(#plume)", round=50, bump=1.0, bump_size=7),
        *rows[::-1],
    ]  # fmt: skip


def _log(picture: Scene) -> None:
    """Lay the log that it grips, with moss, rings, and what grows by it."""
    bark = lines(["10,408 120,416 330,398", "40,430 160,438 360,418", "120,400 200,404 260,396"],
        "#2c1c24", 3, 0.6)  # fmt: skip
    claws = []
    for x, y, lean, long in ((146, 396, -13, 22), (189, 396, 12, 20), (167, 398, -2, 28),
            (220, 394, -12, 22), (262, 392, 13, 20), (240, 396, 1, 28)):  # fmt: skip
        way = [(x - lean * 0.7, y - 10), (x, y), (x + lean * 0.6, y + long * 0.5), (x + lean, y
            + long)]  # fmt: skip
        claws += [
            Shape(smooth(place("-6,-6! 6,-6! 6,5 1,18! -5,7", x + lean, y + long, 1, -lean)),
                "#2c2430", round=4, shine=0.7, contact=0.7),
            Shape(taper(way, [15, 19, 17, 13], 70), "#d8983c", round=8, bump=0.5, bump_size=4,
                detail=lines([[(x + lean * k - 9, y + long * k), (x + lean * k, y + long * k + 3),
                (x + lean * k + 9, y + long * k)] for k in (0.0, 0.3, 0.6)], "#8c5020", 2)),
        ]  # fmt: skip
    picture.group(
        Shape(smooth("-10,396! 90,404 220,400 340,384! 356,396 356,432 340,446! 200,452 80,458 "
            "-10,450!"), "url(#bark)", round=30, bump=1.2, bump_size=9, detail=bark),
        Shape(ellipse(344, 415, 17, 31, 4), "#d8a870", round=6, contact=0.3,
            detail="".join(f'<ellipse cx="344" cy="415" rx="{r * 0.5}" ry="{r}" fill="none" '
            'stroke="#8c5c38" stroke-width="2"/>' for r in (7, 14, 21, 27))),
        Shape(smooth("-10,394! 40,396 84,402 110,408 96,420 74,412 58,430 40,414 -10,420!"),
            "#6cb04c", round=10, bump=1.4, bump_size=5, contact=0.5),
        Shape(fur("136,372 168,400 196,376", 13, 24, 3, 9), "#f0cc94", round=6, contact=0.6),
        Shape(fur("214,374 242,398 272,370", 13, 24, 5, 9), "#e8b880", round=6, contact=0.6),
        *claws,
        shadow=0.5,
    )  # fmt: skip
    caps = ((330, 462, 22), (300, 480, 15), (356, 488, 14), (126, 488, 12))
    picture.group(*(part for cap in caps for part in toadstool(*cap)), shadow=0.3)
    picture.cover(fill(tufts([(-5, 500), (375, 500)], 50, 40, 3, 0, 6), "#3c8058"))


def _feather(way: Points, wide: float, tone: str) -> Shape:
    """Shape one quill feather, with its shaft and two slits in the vane."""
    track = place(way)
    path = taper(track, [wide * k for k in (0.7, 1, 0.96, 0.62, 0.1)], 60)
    shaft = line(track, "#ffd098", 2.6, 0.8)
    return Shape(path, tone, round=wide * 0.4, bump=0.2, contact=0.7, detail=shaft)


def _wings(picture: Scene) -> None:
    """Lift two wings that hold fire in their quills as in fingers."""
    near = ("262,268 312,322 330,284", [
        "284,292 290,350 270,396", "300,306 316,362 302,406", "312,312 342,360 336,400",
        "322,306 362,344 366,380"], ["336,288 372,276 366,228", "328,286 300,266 300,222",
        "332,290 356,268 346,238"], "330,284 330,262 328,236")  # fmt: skip
    far = ("132,276 94,344 52,336", [
        "120,310 122,370 136,406", "104,330 96,384 108,418", "88,336 70,380 74,414",
        "72,338 44,372 40,400"], ["46,340 8,330 10,288", "56,336 82,318 78,278",
        "52,342 28,322 34,298"], "52,334 50,316 46,296")  # fmt: skip
    wings = zip((far, near), FLAMES, (-6, 7), HELD_IN, strict=True)
    for (arm, hang, quills, behind), (x, y), lean, aside in wings:
        tones = ("#9c5636", "#8a4a32")
        lifted = [
            *(_feather(way, 34, tones[n % 2]) for n, way in enumerate(hang)),
            limb(arm, [50, 46, 34], "url(#wing)", bump=1.0, bump_size=6),
            *(Shape(fur(place(arm, 0, dy), 12, 20, dy, 8), tone, round=4, contact=0.5, ink=0.5)
                for dy, tone in ((14, "#b4703f"), (4, "#d08c50"))),
            _feather(behind, 30, "#b4683c"),
        ]  # fmt: skip
        picture.group(*moved(lifted, (0, 0), (aside, 0)), shadow=0.45)
        for tone, size in FIRE:
            tongues = "".join(
                tongue((x + dx * size, y), tall * size, wide * size, turn + lean, 10 * size, dx)
                for dx, tall, wide, turn in ((0, 128, 58, 0), (-20, 84, 38, -12), (20, 92, 36, 10),
                    (-6, 104, 40, -5), (12, 108, 36, 5)))  # fmt: skip
            picture.veil(fill(tongues, tone), 1.6 * size + 0.3)
        fingers = [_feather(way, 27, "#d8884c") for way in quills]
        picture.group(*moved(fingers, (0, 0), (aside, 0)), shadow=0.3)


def _beads() -> list[Shape]:
    """Hang a string of beads, teeth and a painted disc under its ruff."""
    beads = ((118, 284, 7, "#4cc8c0"), (134, 298, 8, "#e8503c"), (152, 308, 7, "#f4e8d0"),
        (206, 310, 7, "#f4e8d0"), (226, 302, 8, "#4cc8c0"), (244, 290, 7, "#e8503c"))  # fmt: skip
    return [
        *(Shape(ellipse(x, y, k), tone, round=k, shine=0.6) for x, y, k, tone in beads),
        Shape(ellipse(179, 320, 19), "#e8b448", round=9, shine=0.7, contact=0.8,
            detail=disc(179, 320, 9, "#8c3820") + disc(179, 320, 4.5, "#ffe890")),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Round and shaggy, with two tufts like horns; the right one is cocked."""
    skull = (
        "88,196 92,150 120,116 160,108 187,114 214,108 254,116 284,150 288,196 276,240 240,268 "
        "187,276 134,268 98,240"
    )
    back = "288,180 276,240 240,268 187,276 134,268 98,240 88,180"
    left = "110,168! 84,148 66,126 52,98! 84,104 122,110 156,124!"
    right = "264,164! 292,142 316,112 330,80! 292,94 250,106 218,124!"
    return [
        Shape(fur(back, 34, 26, 7, 10), "#5a2e28", round=5, contact=0.4),
        *(Shape(smooth(outline), "url(#plume)", round=14, bump=0.8, bump_size=5, contact=0.7,
            detail=line(spine, "#f0b070", 4, 0.6)) for outline, spine in
            ((left, "64,108 96,124 134,136"), (right, "320,92 284,116 240,134"))),
        Shape(smooth(skull), "url(#plume)", round=54, bump=1.0, bump_size=6,
            detail=lines(["150,118 156,146", "168,114 172,150", "187,116 187,152",
                "206,114 202,150", "224,118 218,146"], "#f0b070", 4, 0.5)),
    ]  # fmt: skip


def _face() -> list[Shape]:
    """Two dishes of pale feathers round eyes that burn, brows in a V, and the beak between."""
    return [
        *_dish(LEFT, "url(#dish1)", 3),
        *_dish(RIGHT, "url(#dish2)", 4),
        *gaze(Spot(*LEFT, 29, 13), "#ff9a14", "#5e2c26", 0.27, (1, 1), "#ffd84a"),
        *gaze(Spot(*RIGHT, 29, -6), "#ff9a14", "#5e2c26", 0.16, (-1, 1), "#ffd84a"),
        *_brows(),
        Shape(smooth("174,206! 187,196 202,206! 206,228 196,250 187,266! 178,250 170,228"),
            "url(#beak)", round=13, contact=0.9, shine=0.4,
            detail=line("174,238 187,244 202,237", "#6a2c14", 2.4, 0.6)),
        Shape(ellipse(181, 220, 2.6, 4, 14), "#4a1c14", round=2, flat=0.6, contact=0, rim=0),
        Shape(ellipse(195, 220, 2.6, 4, -14), "#4a1c14", round=2, flat=0.6, contact=0, rim=0),
    ]  # fmt: skip


def _dish(at: tuple[float, float], fill: str, seed: int) -> list[Shape]:
    x, y = at
    streaks = []
    for step in range(30):
        angle = math.tau * step / 30 + seed
        near, far = (34, 54) if step % 2 else (36, 48)
        streaks.append(
            [(x + math.cos(angle) * reach, y + math.sin(angle) * reach) for reach in (near, far)]
        )
    rim = [(x + 50 * math.cos(a / 12 * math.tau), y + 54 * math.sin(a / 12 * math.tau))
        for a in range(13)]  # fmt: skip
    return [
        Shape(fur(rim, 30, 14, seed, 6), "#e8c088", round=3, contact=0.5, ink=0.6),
        Shape(ellipse(x, y, 51, 55), fill, round=26, glow=0.35, bump=0.4, bump_size=5, contact=0.3,
            ink=0.3, detail=lines(streaks, "#9a5430", 2.4, 0.5)),
    ]  # fmt: skip


def _brows() -> list[Shape]:
    """Sweep a pale brow from the beak up along each tuft."""
    return [
        Shape(smooth(outline), "#fff0d0", round=9, bump=0.5, bump_size=4, contact=0.9,
            detail=line(stroke, "#b0703c", 2.6, 0.6))
        for outline, stroke in (
            ("186,206! 166,180 132,164 96,146! 128,146 166,154 188,184!",
                "178,190 150,166 120,156"),
            ("188,206! 206,176 244,150 288,124! 256,124 210,140 187,184!",
                "196,186 224,156 262,136"))
    ]  # fmt: skip


def _neighbours(picture: Scene) -> None:
    """Set one at the left end of the log: what it gives it burns already."""
    x, y, k = 58.0, 414.0, 1.04
    picture.shade(oval(x, y + 100, 44, 8, "#102820", 0.7), 4)
    picture.group(*mouse(x, y, k, 1), shadow=0.5)
    tip = (x + 30 * k, y - 68 * k)
    for tone, size in FIRE:
        flame = tongue((tip[0], tip[1] + 8), 46 * size, 24 * size, 0, 6 * size, x)
        picture.veil(fill(flame, tone), 0.9)
    picture.afterglow(disc(tip[0], tip[1] - 8, 26, "#ff9a30", 0.6), 9)
    picture.sharp("".join(disc(x + dx * k, y - 7 * k, 3.8 * k, "#140a12")
        + disc(x + dx * k - 1, y - 9 * k, 1.5, "#fff") for dx in (6, 24)))  # fmt: skip


def _embers(picture: Scene) -> None:
    tips = "".join(disc(x, y, 7, "#ff9a30", 0.8) for x, y in TIPS)
    picture.afterglow(tilted_marks(tips, TURN, NECK), 5)
    for x, y in FLAMES:
        picture.afterglow(oval(x, y - 44, 34, 56, "#ffb040", 0.45), 12)
    picture.afterglow(specks(3, 24, (4, 130, 96, 320), "#ffd070", (0.8, 2.2)), 0.6)
    picture.afterglow(specks(7, 24, (285, 90, 371, 290), "#ffd070", (0.8, 2.2)), 0.6)
