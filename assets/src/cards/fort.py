"""Fort: what is left of the castle, on fire and propped up, and its banner still flies."""

from dataclasses import replace

from ..actors import moved
from ..curves import Knot, Points, ellipse, knots, place, polygon, ridge, smooth, star, taper
from ..polish import Polished
from ..props import tufts
from ..scene import Light, Scene, Shape
from ..sparks import flame
from ..svg import bricks, clouds, cover, disc, fill, linear, lines, oval, radial, specks, spots
from ._besiegers import besiegers, torches, wreckage

COLOURS = (
    linear("sky", (60, 0), (200, 400), (0, "#0e0c2c"), (0.4, "#33194e"), (0.72, "#8c2c4c"),
        (1, "#f0763a"))
    + radial("glow", (238, 236), 220, (0, "#fff0b0f0"), (0.28, "#ffa848cc"), (0.62, "#f0503a66"),
        (1, "#c0305000"))
    + linear("front", (90, 100), (190, 390), (0, "#b8a0a8"), (0.5, "#dcbc9c"), (1, "#98766c"))
    + linear("side", (190, 0), (270, 0), (0, "#5c4864"), (1, "#94707a"))
    + linear("inner", (0, 50), (0, 240), (0, "#4c3a58"), (0.55, "#8c4c4c"), (1, "#ff9a48"))
    + linear("wall", (0, 254), (0, 374), (0, "#947880"), (1, "#5c4858"))
    + linear("stump", (296, 0), (372, 0), (0, "#4c3858"), (1, "#8c5c5c"))
    + radial("gate", (106, 326), 44, (0, "#b06030"), (0.5, "#803c2c"), (1, "#50242c"))
    + radial("hearth", (246, 304), 64, (0, "#fff2a8"), (0.5, "#ff9a3a"), (1, "#a8302e"))
    + linear("wood", (0, 200), (0, 384), (0, "#b07c4e"), (1, "#5a3828"))
    + linear("cloth", (84, 0), (280, 20), (0, "#802440"), (0.18, "#601430"), (0.32, "#8c2c44"),
        (0.46, "#5c142c"), (0.6, "#94303f"), (0.72, "#64182f"), (0.85, "#882a3c"), (1, "#58142a"))
    + linear("hill", (0, 346), (0, 525), (0, "#d08c68"), (0.35, "#8c5464"), (1, "#3c2c4c"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.72, -0.3, 0.55), key_colour="#f6d2c0", ambient="#3c3670", rim_from=(0.95, -0.3),
    rim_colour="#ffa648", rim=1, bounce="#b0481e", ink="#140c20",
)  # fmt: skip
#: Those without are lit by what burns before them.
FIRELIT = replace(LIGHT, key=(0.1, -0.8, 0.3), ambient="#3c3468", rim_from=(0.1, -1.0), rim=1.2)
#: The guard as it is drawn, where it stands, and how large.
GUARD = ((241.0, 346.0), (242.0, 346.0), 1.34)
FIRE = ("#b8243a", "#ff6a26", "#ffb83e", "#fff4b8")


def scene() -> Scene:
    """Night and fire, the keep's shell, its broken front, the walls, the host without."""
    picture = Polished(COLOURS, LIGHT, 11)
    _sky(picture)
    _shell(picture)
    _keep(picture)
    _banner(picture)
    _stump(picture)
    _breach(picture)
    _wall(picture)
    _props(picture)
    _hill(picture)
    _host(picture)
    return picture


def _sky(picture: Scene) -> None:
    picture.cover(cover("url(#sky)"))
    picture.cover(specks(8, 50, (0, 0, 375, 150), "#ffe9d8", (0.4, 1.2)))
    picture.cover(cover("url(#glow)"))
    smoke = (
        "230,250 214,190 262,130 246,70 300,20 296,-30",
        "320,230 344,160 322,110 370,50 380,0",
    )
    picture.veil("".join(fill(taper(p, [26, 44, 62, 84, 100]), "#231434", 0.62) for p in smoke), 9)
    picture.veil(clouds(4, 6, (0, 10, 375, 110), 110, "#1c1238", 0.5), 6)
    picture.veil(fill(ridge(-5, 380, 318, 30, 3), "#5a1e40", 0.75), 1.2)


def _masonry(seed: int, size: tuple[float, float], skew: float = 0, bend: float = 0) -> str:
    """Lay bricks over the whole picture, slanting as a wall does that runs into the depth."""
    courses = bricks((-20, -60, 400, 460), size, seed, "#3a2434", bend)
    return f'<g transform="skewY({skew})">{courses}</g>'


def _stone(points: Points, tone: str, detail: str, round_: float = 9) -> Shape:
    return Shape(
        polygon(points), tone, round=round_, bump=0.8, bump_size=7, contact=0.5, detail=detail
    )


def _lean(points: Points) -> list[Knot]:
    """Let what is upright lean to the left, the more the higher it is."""
    return [Knot(p.x - (400 - p.y) * 0.075, p.y, p.corner) for p in knots(points)]


def _slit(x: float, y: float, size: float, lit: bool) -> Shape:
    arch = place("-4,10! -4,-4 0,-9 4,-4 4,10!", x, y, size, -3)
    tone = "#ffc860" if lit else "#1c1020"
    return Shape(smooth(arch), tone, round=3, contact=0.3, rim=0, glow=float(lit), flat=0.5)


def _shell(picture: Scene) -> None:
    """Paint the far walls of the keep, seen through its broken front, and the fire within."""
    far = (
        "118,300 126,70 138,68 139,80 150,78 149,60 163,58 166,76 178,80 184,102 196,98 "
        "206,126 220,122 226,152 246,150 254,200 262,300"
    )
    inner = _stone(_lean(far), "url(#inner)", _masonry(5, (13, 8), 4))
    picture.group(inner, _slit(130, 112, 1, True), _slit(164, 124, 1, True), shadow=0.2, form=0.1)
    picture.glow(disc(186, 176, 66, "#ff8a3a", 0.8), 16)
    blazes = ((150, 192, 92, 14), (176, 236, 158, 5), (216, 256, 124, 9), (240, 250, 84, 24))
    for x, y, size, seed in blazes:
        picture.veil(flame((x, y), size, seed, FIRE, 0.24), 1.4)


def _keep(picture: Scene) -> None:
    """Paint two faces of the keep, leaning to the left, the corner between them torn open."""
    front = (
        "88,404 78,132 77,112 90,110 91,124 103,123 102,104 117,102 119,126 129,130 135,152 "
        "147,154 151,180 163,176 173,202 179,232 191,238 197,268 207,274 210,404"
    )
    side = (
        "209,404 207,274 215,262 221,268 229,246 239,252 243,222 253,218 255,196 267,198 "
        "269,226 277,230 282,404"
    )
    crack = (
        "116,127 122,150 114,182 130,206 119,236 132,262 126,300 136,262 125,238 142,222! "
        "137,205 122,182 130,152 124,128"
    )
    ember = "119,140 120,160 118,184 133,206 123,236 133,262 127,236 138,206 123,184 126,160"
    soot = fill(smooth(_lean("100,90 150,150 190,240 204,300 216,240 180,120")), "#1c0e20", 0.5)
    holes = "".join(
        fill(polygon(_lean(place("-8,-4 8,-5 9,5 -7,4", x, y))), "#2c1a2c", 0.75)
        for x, y in ((100, 246), (178, 262), (172, 300), (118, 196), (152, 210))
    )
    picture.group(
        _stone(_lean(side), "url(#side)", _masonry(7, (12, 9), -14)),
        _stone(_lean(front), "url(#front)", _masonry(6, (16, 10), 3) + soot + holes),
        Shape(polygon(_lean(crack)), "#1c1020", round=3, flat=0.7, contact=0, rim=0.4,
            detail=fill(polygon(_lean(ember)), "#ff7a2e", 0.9)),
        _slit(84, 160, 1.2, True),
        _slit(150, 238, 1.4, True),
        _slit(240, 252, 1.1, True),
        Shape(taper(_lean("146,170 176,158 200,172"), [8, 7, 5]), "#3a2228", round=4, bump=0.5),
        Shape(taper(_lean("190,246 222,218 246,222"), [9, 7, 5]), "#3a2228", round=4, bump=0.5),
        shadow=0.5, form=0.3,
    )  # fmt: skip


def _banner(picture: Scene) -> None:
    """Fly the torn banner from the highest stone left."""
    cloth = (
        "84,22! 104,12 128,20 154,34 182,30 208,16 238,14 274,4! 254,24! 282,32! 250,44! 272,62! "
        "238,60! 246,84! 214,72! 190,84 164,92 134,84 112,76 90,94!"
    )
    holes = "176,40! 190,42! 188,56! 172,52!", "214,34! 228,36! 220,48!", "104,70! 112,68! 110,80!"
    torn = "".join(polygon(place(hole)[::-1]) for hole in holes)
    folds = lines(("112,10 118,44 114,88", "162,26 168,60 160,98", "212,10 216,46 206,80"),
        "#4a0a1c", 9, 0.4)  # fmt: skip
    folds += lines(("100,12 104,44 100,90", "192,24 196,54 190,90"), "#c0584c", 5, 0.4)
    picture.group(
        Shape(taper("97,136 80,6", [6.5, 4.5]), "#8a5a34", round=3, shine=0.2),
        Shape(ellipse(80, 7, 5.5), "#ffc64a", round=5, shine=0.8),
        Shape(smooth(cloth) + torn, "url(#cloth)", round=9, bump=0.5, bump_size=16, contact=0.3,
            detail=folds),
        Shape(polygon(star(140, 54, 24, 12, 9)), "#a87840", round=5, contact=0.4, rim=0),
        Shape(ellipse(140, 54, 9), "#c09858", round=4, contact=0.5, rim=0),
        shadow=0.35, form=0.1, outline=2.2,
    )  # fmt: skip


def _stump(picture: Scene) -> None:
    """Burn the corner tower; of its roof only the rafters stand."""
    rafters = ("296,220 318,140", "314,214 324,132", "334,212 328,124", "352,216 334,140",
        "302,188 350,184", "310,162 342,158")  # fmt: skip
    crown = "292,236 292,220 302,219 303,228 318,226 318,217 332,217 334,230 350,224 360,236"
    picture.glow(disc(328, 210, 26, "#ff7a3a", 0.35), 14)
    picture.group(
        *(Shape(taper(r, [5.5, 4]), "#2c1620", round=3, bump=0.3, contact=0.2) for r in rafters),
        _stone(f"294,390 {crown} 362,390", "url(#stump)", _masonry(9, (13, 9), 0, 5), 30),
        shadow=0.4, form=0.1,
    )  # fmt: skip


def _breach(picture: Scene) -> None:
    """Show the burning yard through the gap in the wall, and the guard that stands in it."""
    picture.veil(oval(246, 312, 70, 60, "url(#hearth)"), 5)
    picture.glow(oval(246, 300, 60, 60, "#ffd070", 0.8), 16)
    for x, y, size, seed in ((212, 350, 110, 44), (274, 348, 130, 41), (242, 346, 96, 47)):
        picture.veil(flame((x, y), size, seed, FIRE, 0.3), 1.2)
    guard = []
    for x, y, lean in ((214, 314, -5), (240, 320, 2), (268, 315, 7)):
        guard += [
            Shape(taper([(x + 9, y + 30), (x + 9 + lean, y - 44)], [2.6, 2.2]), "#5a3628", round=1),
            Shape(polygon(place("-4,0 0,-13 4,0 0,4", x + 9 + lean, y - 44)), "#ffe6b0", round=3),
            Shape(smooth(place("-9,8! -10,-4 0,-15 10,-4 9,8!", x, y)), "#8c7c94", round=8,
                shine=0.7),
            Shape(polygon(place("-7,-2 7,-2 7,2 2,2 1,8 -1,8 -2,2 -7,2", x, y)), "#140c1c",
                round=1, flat=1, rim=0, contact=0),
            Shape(smooth(place("-11,-6! 0,-9 11,-6! 10,10 0,22! -10,10", x - 1, y + 20)),
                "#c02a38", round=7, shine=0.3,
                detail=fill(polygon(star(x - 1, y + 26, 7, 3, 6)), "#ffc64a")),
        ]  # fmt: skip
    picture.group(*moved(guard, *GUARD), shadow=0.3, form=0, outline=1.8)
    eyes = "".join(
        disc(242 + (x + dx - 241) * 1.34, 346 + (y - 346) * 1.34, 2, "#fff6c8")
        for x, y in ((214, 314), (240, 320), (268, 315))
        for dx in (-3.6, 3.6)
    )  # fmt: skip
    picture.sharp(eyes)


def _wall(picture: Scene) -> None:
    """Build the outer wall with its gate, and the rubble of its breach."""
    left = (
        "-10,394 -10,266 6,266 6,278 20,278 20,266 36,266 36,278 50,278 50,266 66,266 66,278 "
        "80,278 80,266 96,266 96,278 110,278 110,266 126,266 126,278 140,278 140,266 156,266 "
        "157,280 170,280 172,268 184,272 182,290 194,298 190,316 204,326 200,346 214,358 212,394"
    )
    right = "278,394 284,358 276,346 290,330 286,312 300,300 298,284 312,280 380,278 380,394"
    arch = "66,394! 66,316 78,292 106,280 134,292 146,316 146,394!"
    gate = "76,394! 76,320 86,302 106,291 126,302 136,320 136,394!"
    bars = lines([f"{x},280 {x},400" for x in (86, 96, 106, 116, 126)], "#4a2018", 3, 1)
    bars += lines([f"70,{y} 140,{y}" for y in (308, 324, 340)], "#4a2018", 2.6, 1)
    rubble = [
        _stone(place(block, x, y, size, turn), "url(#wall)", "", 6)
        for block in ("-12,8 -13,-6 0,-11 12,-6 11,9",)
        for x, y, size, turn in (
            (204, 366, 1.1, 10), (226, 372, 0.9, -20), (248, 368, 1.2, 30), (272, 370, 1, -8),
            (290, 362, 1.2, 20), (214, 354, 0.7, 40), (262, 358, 0.7, 5),
        )
    ]  # fmt: skip
    picture.group(
        _stone(right, "url(#wall)", _masonry(10, (17, 11))),
        _stone(left, "url(#wall)", _masonry(12, (18, 11), -1)),
        Shape(smooth(arch), "#a88c80", round=8, bump=0.6, bump_size=6, contact=0.6),
        Shape(smooth(gate), "url(#gate)", round=5, glow=0.2, contact=0.1, ink=0.5, detail=bars),
        *rubble,
        shadow=0.5, form=0.1,
    )  # fmt: skip


def _props(picture: Scene) -> None:
    """Hold up the leaning keep with beams, and nail boards over gate and gap."""
    beams = (("18,372 74,176", 15), ("46,374 92,236", 13), ("196,346 292,366", 12),
        ("200,368 288,340", 11), ("64,340 148,320", 12), ("64,318 150,344", 11))  # fmt: skip
    shapes = []
    for points, width in beams:
        shapes.append(Shape(taper(points, [width, width * 0.9]), "url(#wood)", round=6, bump=0.9,
            bump_size=8, shine=0.1))  # fmt: skip
    picture.group(*shapes, shadow=0.6, shadow_offset=(5, 6), form=0)


def _hill(picture: Scene) -> None:
    """Lead a trodden road up to the gate, through rubble and scorched grass."""
    earth = "-10,378! 40,368 110,364 180,372 250,378 320,370 385,376! 385,540! -10,540!"
    road = "74,382! 140,382! 170,420 230,462 290,540! 90,540! 110,470 92,420"
    ruts = ["92,384 116,420 146,470 160,536", "120,384 146,424 196,470 236,536"]
    stones = ""
    for x, y, size in ((30, 408, 9), (56, 398, 6), (218, 402, 7), (246, 398, 5), (300, 412, 8),
            (176, 400, 5), (150, 438, 6), (214, 484, 10), (140, 500, 9),
            (236, 512, 12)):  # fmt: skip
        for drop, grow, tone in ((2, 1.0, "#2c1c34"), (0, 0.9, "#9c7478")):
            lump = place("-1,.3 -.6,-.6 .3,-.7 1,0 .7,.6 -.4,.7", x, y + drop, size * grow)
            stones += fill(smooth(lump), tone, 0.9)
    picture.group(
        Shape(smooth(earth), "url(#hill)", round=20, bump=1.2, bump_size=14,
            detail=fill(smooth(road), "#c08c6c", 0.75) + lines(ruts, "#5c3848", 6, 0.5)
            + spots(2, 30, (0, 384, 375, 500), "#241628", (3, 8), 0.35) + stones),
        shadow=0.2,
    )  # fmt: skip
    grass = tufts([(-5, 408), (84, 400)], 18, 14, 3) + tufts([(196, 420), (380, 404)], 30, 15, 4)
    picture.cover(fill(grass, "#4c3848"))


def _host(picture: Scene) -> None:
    """Add the besiegers, embers, and burning arrows on their way in."""
    spill = oval(246, 396, 90, 30, "#ffa04a", 0.6)
    picture.afterglow(spill, 12)
    picture.shade(oval(192, 458, 30, 6, "#1c1028", 0.6) + oval(238, 432, 28, 5, "#1c1028", 0.6), 3)
    picture.group(*wreckage(), shadow=0.45)
    for one in besiegers():
        picture.group(*one, light=FIRELIT, shadow=0.5, roundness=40)
    torches(picture)
    arrows = ("372,60 330,84 298,116", "20,70 44,96 62,128")
    picture.glow("".join(fill(taper(a, [0.6, 2, 4]), "#ffb04a") for a in arrows), 1)
    for x, y in ((298, 116), (62, 128)):
        picture.afterglow(disc(x, y, 6, "#ffc860"), 3)
        picture.sharp(disc(x, y, 2, "#fff6d0"))
    picture.afterglow(oval(246, 286, 60, 44, "#ffc060", 0.3), 18)
    picture.afterglow(oval(246, 306, 44, 30, "#ff8a3a", 0.4), 16)
    embers = specks(12, 70, (60, 10, 375, 390), "#ffb04a", (0.6, 1.9))
    picture.afterglow(embers, 0.4)
    picture.afterglow(embers, 3, 0.9)
    picture.sharp(disc(78, 5, 1.6, "#fff6d0"))
