"""Revenant: nobody is left in the armour but the fire, and no shield stops its lance."""

from dataclasses import replace

from ..actors import Hand, earth, floor_shadow, furrows, motes, moved, outdoors
from ..curves import Points, knots, place, polygon, ridge, smooth, taper
from ..figures import drape, limb, plate
from ..props import rivets, tongue, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, radial, specks
from ..wilds import dead_tree, moon, tombs
from . import _mail, _pierced
from ._gauntlet import clenched
from ._mail import GOLD, IRON, STEEL

LIGHT = lit("#070818", "#50649c", "#9afff0", "#2a9aa0", 1.0)
GAUNTLET = "#a4b0d0"
FORE: _mail.Joints = ((182, 262), (196, 352), (160, 320))
BACK: _mail.Joints = ((312, 262), (328, 346), (284, 300))
#: From dark and long to white and short, as ghost fire burns.
FIRE = ("#0c6c86", "#1fb4bc", "#7af4e2", "#f2fffa")
#: The helm as it was drawn, where it is thrust to, how much smaller, and its lean.
UPRIGHT, THRUST, SIZE, LEAN = (198.0, 190.0), (226.0, 146.0), 0.76, -7.0
#: Where the guard cowers, as drawn and as he is put, and how large; where he looks to, and the
#: light of his lantern.
COWER = ((60.0, 490.0), (74.0, 484.0), 0.86)
GLARE = tuple((COWER[1][0] + (p.x - COWER[0][0]) * COWER[2], COWER[1][1] + (p.y - COWER[0][1])
    * COWER[2]) for p in place([(-13, -12), (27, -15)], 50, 384, 0.62, -14))  # fmt: skip
WARM = replace(LIGHT, bounce="#f08030", ambient="#94707c")


def scene() -> Scene:
    """Drive the lance through shield and guard, out of an open grave."""
    colours = (
        linear(
            "steel",
            (110, 60),
            (330, 420),
            (0, "#f8faff"),
            (0.4, "#98a6c2"),
            (0.75, "#7c8cb4"),
            (1, "#5c6ca0"),
        )
        + linear("iron", (150, 230), (330, 430), (0, "#a8b2c8"), (0.5, "#6c7aa4"), (1, "#48568c"))
        + linear("cape", (250, 200), (330, 440), (0, "#d84080"), (1, "#6a2060"))
        + linear("gold", (100, 60), (300, 460), (0, "#ffeaa0"), (1, "#b87c38"))
        + linear("wood", (40, 230), (150, 370), (0, "#e8944e"), (1, "#8a3c2c"))
        + linear("bone", (0, 240), (0, 340), (0, "#fff8e4"), (1, "#b0b0c0"))
        + linear("gem", (168, 80), (246, 130), (0, "#ffffff"), (0.5, "#a0fbff"), (1, "#38b0e0"))
        + radial("hollow", (206, 150), 72, (0, "#1496a4"), (0.5, "#0a3c58"), (1, "#050a1e"))
    )
    picture = outdoors(
        LIGHT,
        ("#0c1038", "#20407c", "#5ca8ac"),
        ("#5c9c90", "#2c5c6c", "#1a2c4c"),
        334,
        colours,
        11,
    )
    _graves(picture)
    picture.group(*moved(_pierced.guardsman(), *COWER), light=WARM, shadow=0.4)
    picture.sharp("".join(disc(x, y, 3, "#140a12") for x, y in GLARE))
    picture.group(*_pierced.point(), shadow=0.3, form=0.2)
    picture.group(*moved(_pierced.shield(), (104, 300), (99, 311), 0.86, -4), light=WARM)
    picture.group(*_pierced.holding(), light=WARM, shadow=0.3)
    picture.group(*_pierced.lantern(226, 498), shadow=0.5)
    picture.group(*_cape(), shadow=0.4)
    picture.glow(_worn(fill(_mane(1.0), "#1fa0a8", 0.5)), 10)
    for tone, size in zip(FIRE, (1.0, 0.84, 0.6, 0.3), strict=True):
        picture.cover(_worn(fill(_mane(size), tone, 0.95)))
    picture.glow(_worn(fill(_mane(0.7), "#2affe8", 0.35)), 9)
    picture.group(*_mail.legs(), shadow=0.45)
    picture.group(*_mail.breast(), shadow=0.45)
    picture.group(*moved(_helm(), UPRIGHT, THRUST, SIZE, LEAN), shadow=0.55, shadow_blur=9)
    _inner_fire(picture)
    picture.group(*moved(_gem(), UPRIGHT, THRUST, SIZE, LEAN), shadow=0.3, form=0)
    picture.group(*_mail.collar(), shadow=0.4)
    picture.group(*_mail.arm(FORE, 44, IRON), shadow=0.4)
    fore, back = Hand(156, 318, 38, -118, GAUNTLET, True), Hand(280, 292, 44, -122, GAUNTLET, True)
    picture.group(*clenched(fore, _lance(), [(172, 332), (160, 321)], 30, STEEL, GOLD),
        *clenched(back, [], [(298, 314), (284, 296)], 34, STEEL, GOLD), *_vamplate(),
        shadow=0.5, form=0.2)  # fmt: skip
    picture.group(*_mail.arm(BACK, 50, IRON), shadow=0.5)
    picture.group(*_shoulder(), shadow=0.5)
    picture.group(*moved(_pierced.splinters(), (104, 300), (99, 311)), shadow=0.4)
    head = place([(183 - UPRIGHT[0], 100 - UPRIGHT[1])], *THRUST, SIZE, LEAN)[0]
    picture.afterglow(glint(head.x, head.y, 24) + glint(20, 326, 28), 0.7)
    picture.afterglow(
        disc(head.x, head.y, 26, "#7affff", 0.5) + disc(20, 326, 24, "#7affff", 0.5), 9
    )
    picture.afterglow(oval(196, 500, 56, 14, "#ff9030", 0.34), 9)
    picture.afterglow(disc(226, 498, 24, "#ff9838", 0.4), 8)
    picture.afterglow(specks(6, 30, (210, 10, 370, 180), "#b8fff4", (0.8, 2.2)), 0.5)
    return motes(picture, "#b8fff4", 5, 14)


def _worn(svg: str) -> str:
    """Lay marks where the helm is."""
    way = f"translate({THRUST[0]} {THRUST[1]}) rotate({LEAN}) scale({SIZE})"
    return f'<g transform="{way} translate({-UPRIGHT[0]} {-UPRIGHT[1]})">{svg}</g>'


def _graves(picture: Scene) -> None:
    """Lay a graveyard under a small moon, and the light of the fire on its ground."""
    moon(picture, 118, 84, 29, "#8cd8e0")
    picture.veil(fill(ridge(-5, 380, 308, 30, 7), "#2a5484", 0.8), 2)
    picture.veil(
        fill(dead_tree(352, 352, 160) + dead_tree(152, 350, 110, True), "#1c3864", 0.9), 0.8
    )
    earth(picture, 346, 6, 8)
    picture.veil(tombs(((24, 366, 0.8), (128, 362, 0.7), (340, 376, 1.1), (196, 356, 0.55)),
        "#39647c", "#9cdcd4"), 0.6)  # fmt: skip
    furrows(picture, 356, "#1c4058", "#9ce8d4", 5)
    picture.afterglow(oval(240, 446, 150, 34, "#38d8c8", 0.2), 14)
    picture.veil(oval(262, 396, 150, 70, "#8ce8dc", 0.5), 24)
    floor_shadow(picture, 240, 478, 150)
    floor_shadow(picture, 74, 490, 70)
    picture.cover(fill(tufts([(-5, 490), (90, 500), (190, 494)], 40, 22, 4, 0.2), "#24585c"))
    picture.cover(fill(tufts([(280, 500), (330, 494), (385, 496)], 22, 24, 5, -0.2), "#24585c"))


def _cape() -> list[Shape]:
    """Let a torn cape stream out behind."""
    cloth = (
        "232,226! 284,204 330,214 388,190! 378,240 396,300 370,334 392,384 350,392 354,430! "
        "312,404 292,420 268,380"
    )
    folds = ["300,224 340,250 384,240", "326,280 350,310 384,320", "286,290 316,340 340,392"]
    return drape(cloth, "url(#cape)", folds, "#48103c")


def _shoulder() -> list[Shape]:
    """Guard the near shoulder with three plates, an arrow's stump in them."""
    return [
        plate("286,306 298,276 322,268 346,282 350,312! 334,318 306,314", IRON, round=14),
        plate("280,290 290,258 318,250 346,268 352,296! 334,306 304,302", STEEL, round=16),
        plate("274,270 286,238 316,228 344,246 352,276! 330,286 298,284", STEEL, round=22,
            contact=0.9),
        limb("272,272 298,286 330,288 352,277", [6, 8, 8, 6], GOLD, round=4, shine=0.6),
        limb("320,250 338,208", [5, 5], "#c89858", round=3),
        *(Shape(smooth(place(vane, 336, 212, 0.9, -68)), "#e8f4f4", round=3)
            for vane in ("-6,-2! 0,-11 22,-10 30,-2!", "-6,2! 0,11 22,10 30,2!")),
    ]  # fmt: skip


def _lance() -> list[Shape]:
    bands = lines([f"{x},190 {x - 30},360" for x in range(118, 420, 42)], "#a02c6c", 13, 0.9)
    return [
        Shape(taper("392,220 250,262 86,312", [32, 34, 15], 70), "url(#bone)", round=12,
            detail=bands, shine=0.5)
    ]  # fmt: skip


def _vamplate() -> list[Shape]:
    """Guard the hand with a bell of gold."""
    return [
        plate(place("14,-40! 26,-14 26,14 14,40! -8,22 -34,6! -34,-6! -8,-22", 216, 273, 1.06, -17),
            GOLD, round=18, contact=0.9, shine=0.8,
            detail=lines([place(way, 216, 273, 1.06, -17) for way in ("-6,-18 2,0 -6,18",
                "8,-32 16,0 8,32")], "#7a4a20", 2.4, 0.7)),
    ]  # fmt: skip


def _mane(size: float) -> str:
    """Outline the fire that streams from the helm like hair, blown to the right."""
    streams = (
        (46, "190,100 186,66 206,50 200,28 214,6"),
        (62, "208,106 216,66 246,60 246,36 268,16"),
        (72, "232,118 254,80 284,82 292,54 320,38"),
        (70, "250,142 286,104 314,116 328,90 356,78"),
        (60, "258,172 298,140 324,154 342,132 366,128"),
        (48, "262,200 296,178 320,190 336,172 360,174"),
    )
    shares = (0.9, 1, 0.86, 0.6, 0.34, 0.02)
    return "".join(
        taper(_shortened(spine, size), [width * size * share for share in shares], 60)
        for width, spine in streams
    )


def _shortened(points: str, size: float) -> Points:
    """Draw a stream towards its root."""
    root = knots(points)[0]
    return _swollen(points, (root.x, root.y), 0.3 + 0.7 * size)


def _helm() -> list[Shape]:
    """Three quarters to the left: dome, hollow, nose guard and cheeks."""
    dome = (
        "106,172 110,122 138,84 186,66 236,76 272,110 288,160 286,216 270,262 250,292! 216,300 "
        "168,304! 132,292! 116,250 106,210"
    )
    hollow = "114,176! 140,186 164,190 204,184 244,166! 250,206 232,224 208,236 206,300! 140,306! "
    hollow += "134,244 118,230 108,210"
    far_cheek = "106,206! 116,230 132,240 140,258 138,308! 122,290 110,252"
    near_cheek = "250,176! 274,168 290,196 284,242 262,288 232,306 202,306! 202,262 212,238 240,218"
    brow = (
        "102,164! 122,176 150,184 166,188 206,180 246,160 290,146! 290,164 252,178 208,198 "
        "178,204 172,250! 160,250! 154,206 128,196 104,186!"
    )
    crest = "172,70! 194,58 204,68 200,110 182,186 164,188 160,130"
    sheen = lines(["122,158 128,120 152,92"], "#ffffff", 12, 0.55) + lines(
        ["262,112 276,150", "222,78 250,98"], "#16204c", 9, 0.4
    )
    dents = sheen + lines(["232,96 240,112 234,124", "258,132 262,142", "222,252 246,246"],
        "#1c2148", 3, 0.7)  # fmt: skip
    breaths = "".join(
        oval(x, y, 4, 6, "#0a1028") for x, y in ((226, 262), (242, 256), (257, 248), (228, 282),
            (244, 275))
    )  # fmt: skip
    return [
        plate(dome, STEEL, round=56, detail=dents),
        Shape(smooth(hollow), "url(#hollow)", round=6, contact=0.9, rim=0, glow=0.9),
        plate(far_cheek, STEEL, round=12, contact=0.3),
        plate(near_cheek, STEEL, round=22, contact=0.3, detail=breaths),
        plate(brow, GOLD, round=7, contact=0.9),
        plate(crest, GOLD, round=9),
        *rivets(((124, 182), (146, 190), (228, 180), (254, 168), (276, 160)), 3.2, "#fff4c4"),
    ]


def _inner_fire(picture: Scene) -> None:
    """Light two slanted eyes in the hollow, and let the fire lick out over the cheeks."""
    eyes = ("118,190! 136,196 152,208! 148,222 130,218 120,206", "184,208! 210,202 238,184! "
        "238,206 218,222 192,224")  # fmt: skip
    for points, middle in zip(eyes, ((137, 207), (212, 207)), strict=True):
        for tone, size in zip(FIRE, (1.1, 1, 0.8, 0.5), strict=True):
            picture.cover(_worn(fill(smooth(_swollen(points, middle, size)), tone)))
    roots = ((148, 298, 44), (162, 296, 62), (178, 294, 54), (193, 290, 40))
    for tone, size in zip(FIRE[:3], (1, 0.74, 0.44), strict=True):
        tongues = (tongue((x, y), tall * size, 24 * size, 0, 6, x) for x, y, tall in roots)
        picture.cover(_worn(fill("".join(tongues), tone)))
    picture.afterglow(
        _worn(oval(137, 206, 26, 22, "#2affe8", 0.7) + oval(212, 206, 34, 26, "#2affe8", 0.7)), 8
    )
    picture.sharp(
        _worn(
            fill(smooth(_swollen(eyes[0], (137, 207), 0.5)), "#ffffff")
            + fill(smooth(_swollen(eyes[1], (212, 207), 0.5)), "#ffffff")
        )
    )


def _swollen(points: Points, middle: tuple[float, float], size: float) -> Points:
    moved = place(points, -middle[0], -middle[1])
    return place(moved, middle[0], middle[1], size)


def _gem() -> list[Shape]:
    """Set the stone that does not break in the brow."""
    outline = place("-24,-9 -13,-24 13,-24 24,-9 0,27", 183, 104, 1, 4)
    facets = lines(
        [place(points, 183, 104, 1, 4) for points in ("-24,-9 24,-9", "-9,-9 0,27", "9,-9 0,27",
            "-9,-9 -13,-24", "9,-9 13,-24")],
        "#1f78b0", 2, 0.85,
    )  # fmt: skip
    setting = place("-32,-10! -17,-32! 17,-32! 32,-10! 0,37!", 183, 104, 1, 4)
    return [
        plate(setting, GOLD, round=8, contact=0.7),
        Shape(polygon(outline), "url(#gem)", round=10, shine=0.9, gloss=8, glow=0.4, contact=0.7,
            detail=facets),
    ]  # fmt: skip
