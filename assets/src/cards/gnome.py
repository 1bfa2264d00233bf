"""Gnome: knee-high, beside itself, and already at the second axe."""

from typing import TypeAlias

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, lid, moved, outdoors, strands
from ..anatomy import SLEEVE, TROUSERS, creases, limb_of
from ..curves import ellipse, place, polygon, ridge, smooth, star, taper
from ..figures import Spot, ear, limb, plate
from ..hands import clasp
from ..props import rivets, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, specks, spots
from ._gauntlet import gauntlet

LIGHT = lit("#1d1014", "#5a6c90", "#fff2b0", "#8a9a3a", 0.9)
SKIN, COAT, STEEL = "#f6b48c", "url(#coat)", "url(#steel)"
RED = ("#ff8c30", "#f06c24", "#ffae4c")
#: Where the face is drawn, where it is in the picture, and how large and how bent.
DRAWN, HELD, SMALL, LEAN = (175.0, 205.0), (214.0, 190.0), 0.88, -9.0
#: Where an axe bites the greave.
BITE = (83.0, 226.0)
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
LEAPT: Joints = ((250, 346), (182, 338), (180, 388))
KICKED: Joints = ((268, 342), (308, 378), (344, 346))
AFT: Joints = ((270, 272), (330, 240), (328, 206))
FORE: Joints = ((252, 264), (276, 316), (212, 305))


def scene() -> Scene:
    """Paint a meadow at the height of its daisies, a knight's shin, and the leap at it."""
    colours = (
        linear("felt", (150, 60), (300, 190), (0, "#ff6a48"), (1, "#a81c2c"))
        + linear("coat", (200, 240), (280, 350), (0, "#58a8f4"), (1, "#1c3c88"))
        + linear("steel", (0, 0), (110, 8), (0, "#68748e"), (0.14, "#d8e4f4"), (0.3, "#a4b4cc"),
            (0.5, "#74849e"), (0.56, "#4c5872"), (0.8, "#343e58"), (0.88, "#8494b4"),
            (1, "#4c5874"))
    )  # fmt: skip
    picture = outdoors(
        LIGHT, ("#6cbce0", "#bce8e0", "#fffad0"), ("#b8dc68", "#68a844", "#3c7c3c"), 356, colours, 6
    )
    _meadow(picture)
    picture.group(*moved(_leg(), (0, 446), (0, 446), 0.84), shadow=0.3, roundness=46)
    picture.group(*_knight_hand(), shadow=0.5)
    for path in ("262,16 210,24 170,62", "276,40 236,44 214,60", "196,214 150,186 108,196"):
        picture.cover(fill(taper(path, [1, 9, 1]), "#fffff0", 0.7))
    up = Hand(322, 126, 35, -100, SKIN)
    picture.group(
        *clasp(up, _axe(196, 54, -67, 156), "330,206 326,172", 38),
        limb_of(AFT, 56, SLEEVE, COAT, detail=creases(AFT, 56, "#142c64")),
        Shape(taper("304,204 328,198 352,204", [15, 18, 15]), "#f4c860", round=7, bump=0.4,
            contact=0.7),
        shadow=0.4,
    )  # fmt: skip
    _body(picture)
    picture.group(*moved(_face(), DRAWN, HELD, SMALL, LEAN), shadow=0.45, roundness=46)
    picture.sharp(disc(191, 186, 4.2, "#140a12") + disc(227, 175, 4.6, "#140a12")
        + disc(188, 183, 1.9, "#fff") + disc(224, 172, 2, "#fff"))  # fmt: skip
    picture.group(*_hat(), shadow=0.5)
    forth = Hand(164, 292, 34, 168, SKIN, True)
    picture.group(
        *clasp(forth, _axe(116, 214, -16, 124), "218,306 190,297", 36),
        limb_of(FORE, 52, SLEEVE, COAT, detail=creases(FORE, 52, "#142c64")),
        Shape(taper("212,326 206,306 214,284", [15, 18, 15]), "#f4c860", round=7, bump=0.4,
            contact=0.7),
        shadow=0.45,
    )  # fmt: skip
    _strike(picture)
    _near(picture)
    picture.afterglow(specks(5, 30, (15, 30, 360, 470), "#fffac0"), 0.4)
    return picture


def _meadow(picture: Scene) -> None:
    picture.veil(oval(250, 330, 180, 60, "#fffbd0", 0.8), 26)
    picture.veil(fill(ridge(-5, 380, 322, 34, 3), "#98d0bc", 0.8), 1.6)
    keep = "M300 322V286H306V280H312V286H318V280H324V286H330V322Z"
    picture.veil(fill(keep, "#8cbcb8", 0.9), 0.7)
    picture.veil(fill(ridge(-5, 380, 344, 18, 11), "#8cc074", 0.9), 1)
    earth(picture, 362, 8, 4)
    furrows(picture, 362, "#4c8c40", "#ecf890", 5)
    picture.cover(fill(tufts([(0, 376), (375, 378)], 60, 20, 7, 0, 4), "#64a848"))
    floor_shadow(picture, 250, 444, 96, "#1c5038")
    floor_shadow(picture, 70, 448, 110, "#1c5038")


def _leg() -> list[Shape]:
    """Stand a knight's leg in the meadow: thigh, knee, greave with old notches, pointed shoe."""
    greave = "0,98! 98,98! 112,140 112,180 96,250 78,320 76,388! 8,388! 4,320 -8,230"
    notches = lines(["92,150 66,158", "100,176 70,178", "90,282 62,274", "98,128 78,132"],
        "#28304c", 4.5, 0.85)  # fmt: skip
    gleam = lines(["54,100 56,230 50,390"], "#38426a", 3, 0.6) + lines(["58,100 60,230 54,390"],
        "#ffffff", 2.4, 0.8)  # fmt: skip
    shoe = [
        plate(f"{x},{y}! {x + 44},{y - 6} {x + 54},{y + 24} {x + 40},446 {x - 14},446!", STEEL,
            round=12, shine=0.8)
        for x, y in ((104, 420), (72, 408), (36, 392))
    ]  # fmt: skip
    return [
        plate("100,424! 140,418 172,440 164,448 100,448!", STEEL, round=12, shine=0.8),
        *shoe,
        plate("-8,388! 84,380 98,410 70,446 -10,448!", STEEL, round=16, shine=0.8),
        plate("-8,-110! 118,-110! 112,40 98,100 -4,100!", STEEL, round=30, shine=0.7),
        Shape(smooth("-8,-110! 128,-110! 128,16 112,34! 100,20! 84,44! 66,26! 44,50! 24,30! "
            "-8,46!"), "#c02c3c", round=14, bump=0.3, contact=0.9,
            detail=lines(["36,-100 30,10", "84,-100 88,0"], "#6c1024", 9, 0.5)
            + lines(["124,8 112,22 100,8 84,32 66,14 44,38 24,18 -8,34"], "#f0c050", 4, 0.9)),
        plate("92,74! 118,46 134,64 128,84! 136,104 120,122 92,108!", STEEL, round=14, shine=0.9,
            gloss=12),
        plate(greave, STEEL, gleam + notches, round=34, shine=0.9, gloss=14),
        plate("-10,82! 20,50 66,46 104,66 112,98 92,124 40,132 -10,118!", STEEL, round=30,
            shine=0.9, gloss=12),
        plate("-6,372! 40,380 86,372! 88,390 40,398 -6,390!", "#e0b050", round=7, shine=0.6),
        limb("-8,292 40,304 90,288", [17, 18, 17], "#7c4a30", bump=0.3, contact=0.8),
        plate("50,290! 76,286! 78,310! 52,314!", "#e0b050", round=6, shine=0.7, contact=0.7),
        plate("58,296! 70,294! 71,304! 59,306!", "#5c3424", round=3, flat=0.5),
        *rivets([(94, 92), (8, 92), (4, 380), (84, 381)], 4, "#f4d890"),
    ]  # fmt: skip


def _knight_hand() -> list[Shape]:
    """Let a gauntlet hang beside the thigh: its owner has not looked down yet."""
    hand = Hand(104, 22, 34, 84, "#8c9ab8")
    return [
        limb("98,-40 104,20", [46, 36], STEEL, shine=0.8, gloss=12),
        *gauntlet(hand, "#a8b8d0", "#e0b050"),
    ]


def _axe(x: float, y: float, turn: float, long: float) -> list[Shape]:
    """Swing an axe by its head; its haft runs down, and its broad blade left, when turn is 0."""
    blade = "-5,-17! -20,-26 -38,-42! -52,-8 -46,22 -32,42! -20,24 -5,17!"
    back = "5,-15! 18,-22 30,-34! 36,-2 30,32! 18,22 5,15!"
    edge = "-38,-42! -52,-8 -46,22 -32,42! -40,18 -43,-10"

    def put(points: str) -> str:
        return smooth(place(points, x, y, 1, turn))

    haft = place(f"0,{long} 0,{long * 0.4} 0,-32", x, y, 1, turn)
    grain = place(f"-2,{long} -2,-30", x, y, 1, turn)
    return [
        Shape(taper(haft, [12, 11, 12]), "#b87c40", round=5,
            detail=lines([grain], "#5c341c", 2)),
        plate(place(f"-7,{long - 8}! 7,{long - 8}! 7,{long + 4}! -7,{long + 4}!", x, y, 1, turn),
            "#e0a848", round=5),
        Shape(put(back), "#8c9cb8", round=8, shine=0.7, gloss=9, contact=0.7),
        Shape(put(blade), "#b4c2d8", round=12, shine=0.8, gloss=9, contact=0.7),
        Shape(put(edge), "#ffffff", round=4, shine=0.7, ink=0.3),
        Shape(put("-10,-24! 10,-24! 10,24! -10,24!"), "#e8b04c", round=6, shine=0.6, contact=0.7),
    ]  # fmt: skip


def _boot(x: float, y: float, turn: float) -> list[Shape]:
    """Pull on a boot whose toe curls; it points left when its turn is 0."""
    boot = "14,-20! 16,0 14,14! -20,15 -44,12 -56,-4! -46,-6 -28,-8 -14,-20!"
    sole = "15,13 -16,16 -46,11"
    return [
        Shape(smooth(place(boot, x, y, 1, turn)), "#8c5630", round=14, bump=0.2, shine=0.3,
            contact=0.6),
        Shape(taper(place(sole, x, y, 1, turn), [7, 8, 6]), "#3c2420", round=3, contact=0.3),
        Shape(taper(place("-18,-20 18,-20", x, y, 1, turn), [15, 15]), "#c88c54", round=7,
            bump=0.9, bump_size=5, contact=0.7),
    ]  # fmt: skip


def _body(picture: Scene) -> None:
    """Bend the body forward over one knee, the other leg behind in the air."""
    folds = lines(["282,262 290,300 280,330", "222,262 214,300 222,322", "252,330 248,346"],
        "#142c64", 5, 0.5)  # fmt: skip
    picture.group(
        *_boot(354, 334, -136),
        limb_of(KICKED, 56, TROUSERS, "#8c7a58", detail=creases(KICKED, 56, "#4c4030", TROUSERS)),
        Shape(polygon(place("-11,-10 10,-8 11,10 -9,11", 300, 370, 1, 30)), "#5a7c4c", round=3,
            contact=0.4),
        *_boot(178, 398, -14),
        limb_of(LEAPT, 58, TROUSERS, "#a8946c", detail=creases(LEAPT, 58, "#4c4030", TROUSERS)),
        Shape(
            smooth("200,268 216,238 250,230 280,242 298,280 304,322 300,350! 276,342 262,358! "
                "238,348 218,360! 202,330 194,298"),
            COAT, round=46, bump=0.3, detail=folds,
        ),
        limb("198,310 244,330 302,314", [20, 22, 20], "#5c3820", bump=0.2),
        plate(place("-17,-15! 17,-15! 17,16! -17,15!", 232, 326, 1, 12), "#f8d050", round=7,
            shine=0.7),
        plate(place("-8,-7! 8,-7! 8,7! -8,7!", 232, 326, 1, 12), "#5c3820", round=4, flat=0.5),
        shadow=0.45, roundness=60,
    )  # fmt: skip


def _face() -> list[Shape]:
    beard = [
        "132,236 112,270 116,322",
        "146,246 128,290 140,352",
        "164,252 152,306 166,374",
        "182,252 186,306 206,362",
        "200,246 216,290 246,330",
        "214,234 240,262 274,282",
        "158,240 142,280 152,336",
        "190,244 202,286 230,338",
        "174,250 168,300 186,352",
    ]
    return [
        *ear(Spot(226, 208, 40, -14), SKIN, "#c8685c"),
        *strands(beard, RED, 32),
        Shape(smooth("118,184 150,158 206,152 232,180 232,222 206,250 164,256 130,240"), SKIN,
            round=40, skin=0.5,
            detail=oval(212, 228, 18, 12, "#f0705c", 0.7) + oval(136, 226, 12, 9, "#f0705c", 0.6)),
        Shape(smooth("130,238! 156,230 178,230 204,226! 210,256 186,280 156,278 136,260"),
            "#5c0c1c", round=6, flat=0.4, rim=0),
        Shape(smooth("146,260 164,252 190,256 184,272 158,274"), "#f0646c", round=7, ink=0.4,
            shine=0.4),
        Shape(smooth("136,239! 166,233 202,229! 200,242 166,248 140,248"), "#fff6e0", round=4,
            ink=0.4, detail=lines(["156,230 157,248", "174,230 175,248", "188,229 189,246"],
            "#b89a7a", 1.4)),
        *eyeball((152, 198), 15, "#54b04a", (-4, 0)),
        *eyeball((194, 192), 16, "#54b04a", (-4, 0)),
        lid((152, 198), 15, "#e09470", 22, 0.26),
        lid((194, 192), 16, "#e09470", -22, 0.22),
        *strands(["170,200 146,180 116,180", "176,198 200,170 236,164"], ("#ff8a30",), 21),
        *strands(["162,230 140,236 108,252", "172,228 196,240 236,240"], ("#ffa440",), 23),
        Shape(ellipse(158, 217, 22, 18), "#f88c70", round=17, skin=0.5, shine=0.4, contact=0.8),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    """Let the leap blow the hat back, its bell last."""
    felt = (
        "160,172! 172,132 196,108 234,98 266,104 288,120 304,150! 286,142 270,140 262,152! 214,150"
    )
    folds = lines(["196,152 206,120 232,102", "232,146 246,124 266,116"], "#78101c", 5, 0.5)
    return [
        Shape(smooth(felt), "url(#felt)", round=34, bump=0.6, bump_size=8,
            detail=folds + spots(3, 6, (180, 104, 250, 150), "#ff9070", (3, 6), 0.35)),
        Shape(smooth("152,180 160,158 196,148 240,138 264,142 268,158 232,160 190,168 160,186"),
            "#c8202c", round=11, bump=0.9, bump_size=6, contact=0.9),
        Shape(ellipse(307, 158, 11), "#ffcf52", round=11, shine=0.9, contact=0.7,
            detail=lines(["299,162 315,162"], "#6c3c14", 2)),
        Shape(smooth("206,116! 230,110 236,128 214,136!"), "#f2c24a", round=4, contact=0.5,
            detail=lines(["211,117 216,134", "224,113 229,130"], "#7a4a1c", 1.6)),
    ]  # fmt: skip


def _strike(picture: Scene) -> None:
    """Break the steel where the axe goes in: a notch, splinters, sparks."""
    x, y = BITE
    for size, tone in ((34, "#ff9a2a"), (24, "#ffe070"), (13, "#ffffff")):
        picture.cover(fill(polygon(star(x - 8, y, size, size * 0.3, 9, 12)), tone))
    picture.group(
        *(Shape(polygon(place("-8,-4 7,-6 9,3 -5,7", x + dx, y + dy, k, turn)), "#c8d4e8", round=3,
            shine=0.6)
            for dx, dy, k, turn in ((-26, -46, 1, 20), (14, -48, 0.8, 70), (-50, 18, 0.9, 120),
            (2, 52, 1.1, -30), (34, 44, 0.7, 10), (-34, 48, 0.7, 50))),
        shadow=0.2, outline=1.4,
    )  # fmt: skip
    picture.afterglow(disc(x - 8, y, 40, "#ffb040", 0.8), 13)
    picture.sharp(glint(x - 8, y, 22) + glint(216, 96, 14) + glint(24, 128, 15))


def _near(picture: Scene) -> None:
    """Grow what stands before the fight: daisies as large as heads, clover, blades."""
    picture.cover(fill(tufts([(-5, 490), (375, 486)], 54, 48, 3, 0.1, 6), "#54983c"))
    for x, y, k, lean in ((338, 452, 1.0, -10), (26, 470, 0.8, 10), (290, 486, 0.62, 6),
            (196, 494, 0.5, -4)):  # fmt: skip
        petals = "".join(ellipse(x, y, 30 * k, 8 * k, turn) for turn in range(8, 180, 30))
        stem = taper([(x + lean, 540), (x - lean * 0.5, (y + 540) / 2), (x, y)], [7, 6, 5])
        picture.cover(fill(stem, "#3c8438"))
        picture.group(
            Shape(petals, "#fffaf0", round=6, ink=0.5),
            Shape(ellipse(x, y, 11 * k), "#f8b82c", round=10, bump=0.8, bump_size=4),
            shadow=0.3, outline=1.3,
        )  # fmt: skip
    picture.cover(fill(tufts([(-5, 530), (375, 530)], 40, 40, 9, -0.1, 7), "#3c7c34"))
