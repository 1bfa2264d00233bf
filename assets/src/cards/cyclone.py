"""Cyclone: he holds on to a signpost for dear life, and nothing holds the signpost."""

import math
import random

from ..actors import Hand, eyeball, lid, motes, moved, outdoors, strands
from ..anatomy import SLEEVE, TROUSERS, creases, knee, limb_of
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..figures import Spot, ear, limb, plate
from ..hands import clasp
from ..polish import Polished
from ..props import rivets, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial, specks
from ..tilt import tilted, tilted_marks

LIGHT = lit("#0c1424", "#4c6c9c", "#d8f4ff", "#5c8ca0", 1.0)
SKIN, STEEL, WOOD = "url(#skin)", "url(#steel)", "url(#wood)"
HAND, HOSE = "#f0b48c", "#5c7c48"
#: A bolt and its forks: the way of each, and how wide it begins.
BOLTS = (
    ("48,-6 40,46 62,72 30,118 44,142 14,196 32,222 6,300 16,330 8,404", 12),
    ("30,118 8,140 12,164 -6,190", 6),
    ("32,222 50,256 44,280 58,310", 4.5),
    ("62,72 84,96 80,120", 4),
)
BOLT = "".join(
    taper(way.replace(" ", "! "), [wide, wide * 0.8, wide * 0.6, wide * 0.2]) for way, wide in BOLTS
)
LEAN, NECK = -14.0, (226.0, 230.0)
CLOTH = "url(#sleeve)"
#: The head as it is drawn, where he holds it, and how large.
DRAWN, HELD, LARGE = (228.0, 206.0), (212.0, 200.0), 0.88


def scene() -> Scene:
    """Paint the storm, the funnel, cape and body, post, face, both fists, and wind before all."""
    colours = (
        radial("skin", (196, 170), 150, (0, "#ffd4b0"), (0.55, "#f0a482"), (1, "#b0606c"))
        + linear("steel", (120, 110), (330, 330), (0, "#e4e8f4"), (0.5, "#98a4c4"), (1, "#505a84"))
        + linear("cape", (260, 200), (376, 80), (0, "#8c1028"), (0.6, "#d42830"), (1, "#f04c3c"))
        + linear("sleeve", (130, 110), (250, 330), (0, "#ffd070"), (0.5, "#e09838"), (1, "#8c5028"))
        + linear("wood", (60, 60), (140, 330), (0, "#d89c5c"), (1, "#7c4c30"))
        + linear("wind", (20, 40), (360, 60), (0, "#a0d8e4"), (0.3, "#4c98b4"), (0.65, "#246088"),
            (1, "#143c64"))
        + linear("soil", (60, 300), (90, 370), (0, "#8c5c3c"), (1, "#3c2420"))
    )  # fmt: skip
    picture = outdoors(
        LIGHT, ("#10283c", "#28586c", "#a8ccac"), ("#5c7c54", "#34503c", "#1c2c2c"), 420, colours, 5
    )
    _storm(picture)
    _funnel(picture)
    picture.group(*_behind(), shadow=0.45, roundness=60)
    _hold(picture)
    face = moved(tilted(_face(), LEAN, NECK), DRAWN, HELD, LARGE)
    picture.group(*face, shadow=0.5, roundness=60)
    dots = disc(203, 188, 4.4, "#140a12") + disc(249, 187, 4.4, "#140a12")
    dots += disc(201, 185, 2, "#fff") + disc(247, 184, 2, "#fff")
    picture.sharp(f'<g transform="translate({HELD[0]} {HELD[1]}) scale({LARGE}) '
        f'translate({-DRAWN[0]} {-DRAWN[1]})">{tilted_marks(dots, LEAN, NECK)}</g>')  # fmt: skip
    _before(picture)
    return motes(picture, "#e8f8ff", 5, 18)


def _storm(picture: Polished) -> None:
    picture.veil(clouds(4, 7, (0, -10, 375, 60), 120, "#0c2034", 0.5), 8)
    picture.veil(oval(60, 400, 160, 60, "#e8f0c0", 0.6), 22)
    picture.cover(fill(ridge(-5, 380, 424, 8, 3), "url(#earth)"))
    picture.veil(oval(20, 170, 90, 190, "#123450", 0.75), 26)
    picture.glow(fill(BOLT, "#8cd4ff"), 16)
    picture.glow(fill(BOLT, "#c8f0ff"), 5)
    picture.cover(fill(BOLT, "#f8feff"))
    picture.veil(oval(12, 410, 60, 14, "#d8f8ff", 0.8), 8)
    picture.veil(oval(180, 470, 230, 42, "#7c9c68", 0.7), 14)
    road = "-10,470! 90,452 200,450 390,462! 390,500 210,484 90,490 -10,512!"
    picture.veil(fill(smooth(road), "#d0c08c", 0.9), 2)
    ruts = ["-10,486 100,468 220,464 385,476", "-10,502 100,482 220,476 385,490"]
    picture.veil(lines(ruts, "#5c5440", 4, 0.6), 1)
    tufted = tufts([(-5, 446), (120, 438)], 26, 16, 3, 0.9)
    picture.cover(fill(tufted + tufts([(230, 436), (380, 444)], 26, 16, 8, 0.9), "#5c8850"))
    _field(picture)


def _field(picture: Polished) -> None:
    """Leave the hole of the post, and grass on the wind."""
    picture.cover(oval(84, 476, 40, 12, "#241c1c") + oval(88, 479, 30, 7, "#100c14"))
    clods = ((44, 478, 11), (62, 488, 13), (98, 491, 12), (116, 466, 7), (52, 466, 8))
    picture.group(
        *(Shape(ellipse(x, y, k, k * 0.7), "#80583c", round=k * 0.5, bump=0.9, bump_size=4)
            for x, y, k in clods),
        shadow=0.4,
    )  # fmt: skip
    picture.cover(fill(tufts([(-5, 528), (380, 526)], 60, 30, 4, 0.9, 5), "#689c54"))


def _arc(y: float, half: float, wide: float, start: float = -1, end: float = 1) -> str:
    """Outline a wisp of wind round the front of the funnel."""
    way = []
    for step in range(9):
        part = start + (end - start) * step / 8
        way.append((_middle(y) + half * math.sin(part * math.pi / 2), y + half * 0.2
            * math.cos(part * math.pi / 2) - part * half * 0.1))  # fmt: skip
    return taper(way, [1, wide, wide * 1.1, wide, 1], 60)


def _middle(y: float) -> float:
    """Return where the funnel's middle is at a height: its foot stands in the post's hole."""
    part = min(1.0, max(0.0, (y - 60) / 370))
    return 190 - 100 * part * part * (3 - 2 * part) + 10 * math.sin((y - 250) / 50)


def _half(y: float) -> float:
    """Return how wide the funnel is at a height."""
    return 11 + 176 * math.pow(max(0.0, (470 - y) / 470), 1.25)


def _funnel(picture: Polished) -> None:
    left = [(_middle(y) - _half(y), y) for y in range(-20, 480, 20)]
    right = [(_middle(y) + _half(y), y) for y in range(470, -30, -20)]
    chance = random.Random(8)
    shade, light, loose = "", "", ""
    y = -20.0
    while y < 460:
        wide = chance.uniform(2, 6)
        start = chance.uniform(-1, -0.2)
        shade += fill(_arc(y + 5, _half(y), wide * 2.6), "#0c2c50", 0.22)
        light += fill(
            _arc(y, _half(y), wide, start, chance.uniform(start + 0.6, 1)), "#d0ecf4", 0.5
        )
        if wide > 4:
            loose += _arc(y + 9, _half(y) * 1.12, 4, *chance.choice(((-1, -0.5), (0.5, 1))))
        y += chance.uniform(12, 26)
    for lane, tone, wide in ((0.3, "#0c2c50", 20), (0.62, "#7cc8dc", 9), (-0.45, "#d8f4fc", 10)):
        for k in range(5):
            top = -30 + k * 92
            twist = [(_middle(y) + _half(y) * (lane + 0.5 * (y - top) / 120), y)
                for y in range(top, top + 121, 20)]  # fmt: skip
            shade += fill(taper(twist, [1, wide, wide * 0.8, 1], 40), tone, 0.4)
    funnel = Shape(smooth([*left, *right]), "url(#wind)", round=90, shine=0.45, gloss=8,
        detail=shade + light, ink=0.5)  # fmt: skip
    picture.group(funnel, shadow=0, form=0.3)
    picture.veil(fill(loose, "#e4f8ff", 0.8), 0.6)
    picture.veil(clouds(5, 9, (40, 440, 150, 470), 60, "#a8c4bc", 0.3), 5)
    picture.veil(clouds(8, 8, (50, 446, 140, 466), 46, "#f0f8ec", 0.4), 4)
    collar = [
        Shape(ellipse(x, y, wide, wide * 0.5), tone, round=wide * 0.4, bump=0.5, bump_size=8,
            ink=0.7, contact=0.5)
        for x, y, wide, tone in ((100, -4, 70, "#386888"), (300, -6, 76, "#2c5878"), (200, 2, 80,
            "#4c849c"), (20, 8, 60, "#2c5878"), (370, 10, 56, "#386888"))
    ]  # fmt: skip
    picture.group(*collar, shadow=0.5, shadow_offset=(0, 12), form=0)


def _behind() -> list[Shape]:
    """Let cape, trunk and legs stream out behind him."""
    cape = (
        "226,196 262,120 306,76 350,56 384,16! 392,70 380,110 392,160 384,196! 350,204 322,236 "
        "290,268 240,262"
    )
    folds = lines(["250,200 310,122 376,84", "270,240 326,170 380,140"], "#5c0c28", 8, 0.5)
    far, near = ((284, 300), (334, 332), (346, 276)), ((270, 322), (284, 388), (334, 402))
    coat = ("196,258 216,234 250,228 278,242 298,266 320,290 330,308! 316,312 316,330! 300,332 "
        "296,350! 278,342 264,356! 252,340 232,324 214,304 200,284")  # fmt: skip
    seams = lines(["224,246 234,280 240,312", "300,292 306,310", "274,318 282,334",
        "256,240 268,256"], "#7c4420", 3.4, 0.5)  # fmt: skip
    return [
        Shape(smooth(cape), "url(#cape)", round=30, bump=0.5, bump_size=12, detail=folds),
        *_boot(Spot(347, 268, 19, 182, True)),
        limb_of(far, 52, TROUSERS, "#4c6c3c", -1, detail=creases(far, 52, "#2c4430", TROUSERS, -1)),
        *_boot(Spot(337, 403, 21, -76, True)),
        limb_of(near, 58, TROUSERS, HOSE, -1, detail=creases(near, 58, "#2c4430", TROUSERS, -1)),
        Shape(smooth(coat), CLOTH, round=40, bump=0.3, detail=seams),
        limb("304,270 286,304 244,330", [15, 17, 15], "#6c3c28", round=7, contact=0.6),
        plate("272,298! 290,302! 284,320! 266,316!", "#e8b450", round=6, shine=0.7, contact=0.7),
    ]  # fmt: skip


def _boot(at: Spot) -> list[Shape]:
    """Kick with a boot that has a cuff and a sole."""
    return [
        Shape(smooth(at.put("-.5,.6! 1.3,.6! 1.36,1! -.56,1!")), "#3c2420", round=4),
        Shape(smooth(at.put("-.56,-.8! .56,-.8! .56,0 1.06,.1 1.36,.4 1.34,.74! -.54,.74! -.6,0")),
            "#98582c", round=10, shine=0.5, contact=0.5),
        Shape(taper(at.put("-.66,-.8 .66,-.8"), [12, 12]), "#e8d8b0", round=5, bump=0.4),
    ]  # fmt: skip


def _post() -> list[Shape]:
    """Pull up a post with its clod of earth, grass and all."""
    grain = lines(["85,308 110,190 136,40", "77,308 102,190 128,40"], "#5c3420", 2)
    board = place("-48,-20! 40,-20! 66,0! 40,20! -48,20! -38,0!", 138, 66, 1, -14)
    nails = [(p.x, p.y) for p in place("-12,-8 -8,8", 138, 66, 1, -14)]
    roots = [taper(way, [9, 6, 1]) for way in ("57,316 45,334 51,354", "77,324 75,344 85,362",
        "97,316 109,330 105,350")]  # fmt: skip
    return [
        *(Shape(path, "#a87450", round=3) for path in roots),
        Shape(smooth("41,296 53,278 81,274 111,280 121,300 111,320 81,330 51,320"), "url(#soil)",
            round=24, bump=1.2, bump_size=6),
        Shape(taper("79,302 104,190 138,24", [27, 25, 23]), WOOD, round=10, bump=0.5, detail=grain),
        Shape(tufts("41,290 65,276 97,276 121,292", 22, 17, 4, 0.5, 3), "#7cb84c", round=3,
            ink=0.6, contact=0.3),
        Shape(polygon(board), WOOD, round=8, bump=0.6, bump_size=7, contact=0.7,
            detail=line([(p.x, p.y) for p in place("-26,0 38,0", 138, 66, 1, -14)], "#fff0d0", 7,
                0.95) + lines(["176,42 192,52 184,68"], "#fff0d0", 7, 0.95)),
        *rivets(nails, 3.4, "#5c5868"),
    ]  # fmt: skip


def _face() -> list[Shape]:
    face = ("168,190 172,150 196,128 228,122 262,132 282,158 288,196 298,226 292,256 266,280 "
        "232,290 200,280 180,254 172,222")  # fmt: skip
    howl = "194,240 208,228 232,226 262,232 280,244 282,258 262,274 232,280 206,272 194,256"
    tuft = ["214,130 246,104 286,112 322,94", "226,126 262,92 300,98 330,72",
        "240,132 272,116 300,124 332,116"]  # fmt: skip
    whisker = ["224,226 254,214 286,222 324,206", "224,230 258,226 288,236 318,226",
        "218,228 198,224 184,234 168,230"]  # fmt: skip
    return [
        *strands(tuft, ("#f0c458", "#d8a040", "#ffd878"), 20),
        *ear(Spot(280, 190, 30), SKIN, "#b45858", False),
        Shape(smooth(face), SKIN, round=52, bump=0.15, skin=0.5,
            detail=oval(184, 226, 14, 12, "#f0604c", 0.5)
            + lines(["296,216 284,222", "298,236 286,240"], "#b05858", 3, 0.7)),
        Shape(smooth(howl), "#4c0c20", round=6, flat=0.5, rim=0, ink=1.3),
        Shape(smooth("202,235! 220,228 244,228 270,236! 262,246 236,243 210,244"), "#fffaf0",
            round=5, contact=0.3, ink=0.6),
        Shape(smooth("212,268 226,258 240,260 252,257 264,266 250,276 232,279 218,275"), "#e86878",
            round=8, shine=0.3, contact=0.3, ink=0.5),
        *eyeball((200, 184), 19, "#5c9c54", (3, 3)),
        *eyeball((246, 183), 19, "#5c9c54", (3, 3)),
        lid((200, 184), 19, "#e0a084", -12, 0.1),
        lid((246, 183), 19, "#d89080", 12, 0.1),
        *(Shape(taper(way, [4, 12, 10, 3]), "#d8a040", round=5, contact=0.6)
            for way in ("178,158 192,146 206,146 216,152", "234,150 248,142 264,144 274,152")),
        Shape(smooth("218,184 208,204 204,220 214,228 230,228 240,220 236,204 230,186"),
            "#f8ae90", round=16, skin=0.5, shine=0.3, contact=0.7,
            detail=oval(214, 224, 4, 3, "#7c3438") + oval(230, 224, 4, 3, "#7c3438")),
        *strands(whisker, ("#f0c458", "#ffd878", "#d8a040"), 15),
    ]  # fmt: skip


def _before(picture: Polished) -> None:
    """Lay wind at the edges before him, and the light of the bolt."""
    wisps = _arc(128, 170, 12, -1, -0.45) + _arc(18, 190, 16, 0.3, 1)
    picture.veil(fill(wisps, "#e4f8ff", 0.6), 1.2)
    picture.afterglow(specks(9, 20, (10, 40, 365, 420), "#e8f8ff", (0.8, 1.8)), 0.4)
    picture.afterglow(fill(BOLT, "#ffffff"), 3, 0.6)
    picture.afterglow(oval(60, 190, 90, 150, "#88ccff", 0.25), 26)


def _reach(
    joints: tuple[tuple[float, float], tuple[float, float], tuple[float, float]],
    wide: float, side: int, size: float, turn: float,
) -> tuple[list[Shape], list[Shape]]:  # fmt: skip
    """Reach for the post with one arm: what is behind it, and what closes about it."""
    (elbow, wrist) = joints[1:]
    start = (elbow[0] * 0.25 + wrist[0] * 0.75, elbow[1] * 0.25 + wrist[1] * 0.75)
    closed = clasp(Hand(*wrist, size, turn, HAND, True), [], [start, wrist], size * 0.62)
    ahead = (wrist[0] - elbow[0], wrist[1] - elbow[1])
    cuff = [(wrist[0] - ahead[0] * 0.1 - ahead[1] * k, wrist[1] - ahead[1] * 0.1 + ahead[0] * k)
        for k in (-wide / 210, 0, wide / 210)]  # fmt: skip
    sleeve = [
        limb_of(joints, wide, SLEEVE, CLOTH, side,
            detail=creases(joints, wide, "#7c4420", SLEEVE, side)),
        Shape(taper(cuff, [wide * 0.28] * 3), "#fff0d0", round=6, bump=0.3, contact=0.7),
    ]  # fmt: skip
    return [closed[0], *sleeve], closed[1:]


def _hold(picture: Polished) -> None:
    """Close both hands about the post; the far arm comes over his head."""
    far, far_fingers = _reach(((214, 262), (168, 244), (140, 172)), 46, 1, 40, -160)
    near, near_fingers = _reach(((242, 276), (178, 322), (128, 240)), 52, 1, 46, -162)
    picture.group(*far, shadow=0.5, roundness=46)
    picture.group(near[0], *_post(), shadow=0.5, form=0.2)
    guard = [
        plate("216,262 230,246 252,246 266,262 264,284 248,298 228,294 214,280", STEEL, round=20,
            shine=0.7, contact=0.8, detail=lines(["220,272 240,280 262,272"], "#4c5480", 3, 0.6)),
        knee((170, 326), 15, "#7c4830", "#4c2818"),
    ]  # fmt: skip
    picture.group(*far_fingers, *near_fingers, *near[1:], *guard, shadow=0.5, roundness=40)
