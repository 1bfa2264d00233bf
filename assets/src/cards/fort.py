"""Fort: one broken tower is left, and on it one man with a flag, a pan, and much to say."""

from ..actors import Hand, eyeball, lid
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import ellipse, place, polygon, rectangle, ridge, smooth, star, taper
from ..figures import arrow, limb
from ..hands import clasp, knuckled
from ..polish import Polished
from ..scene import Light, Scene, Shape
from ..sparks import flame
from ..svg import bricks, clouds, cover, disc, fill, linear, lines, oval, radial, specks, spots

COLOURS = (
    linear("sky", (60, 0), (140, 420), (0, "#2c1c58"), (0.36, "#5c3078"), (0.62, "#b84868"),
        (0.86, "#ff9a4c"))
    + radial("glow", (330, 330), 230, (0, "#ffe8a0"), (0.4, "#ff9a48cc"), (1, "#c0305000"))
    + radial("blaze", (20, 350), 170, (0, "#ffe8a0"), (0.4, "#ff8a48cc"), (1, "#c0305000"))
    + linear("wall", (64, 0), (316, 0), (0, "#d0a890"), (0.3, "#f0d0b0"), (0.62, "#a88490"),
        (1, "#5c4468"))
    + linear("crown", (48, 0), (330, 0), (0, "#dcb498"), (0.3, "#ffe4c0"), (0.62, "#b8949c"),
        (1, "#6c5074"))
    + linear("yard", (60, 0), (320, 0), (0, "#5c4058"), (1, "#44304c"))
    + linear("cloth", (270, 0), (84, 40), (0, "#d42c40"), (0.2, "#ff6a5c"), (0.36, "#d02c44"),
        (0.55, "#ff645c"), (0.72, "#c82440"), (1, "#fa5a54"))
    + linear("steel", (130, 90), (250, 170), (0, "#f4f8ff"), (0.45, "#a4b0c8"), (1, "#586080"))
    + linear("iron", (40, 60), (110, 150), (0, "#a8b0c4"), (0.5, "#5c6078"), (1, "#2c2c44"))
    + radial("skin", (170, 160), 90, (0, "#ffd8b0"), (0.6, "#f0a878"), (1, "#b4645c"))
    + linear("tunic", (130, 220), (250, 310), (0, "#5cb0e0"), (0.5, "#3478b8"), (1, "#204c84"))
    + linear("wood", (0, 330), (0, 525), (0, "#d09c64"), (1, "#7c5038"))
    + linear("rubble", (0, 440), (0, 525), (0, "#d0a094"), (1, "#5c4460"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.62, -0.55, 0.55), key_colour="#ffe4c4", ambient="#5c4c88", rim_from=(0.95, 0.1),
    rim_colour="#ffa648", rim=1.1, bounce="#d0602c", ink="#180c20",
)  # fmt: skip
FIRE = ("#c8304a", "#ff7a2e", "#ffc04a", "#fff4b8")
TUNIC, HAND = "url(#tunic)", "#f0ac7c"
#: Shoulder, elbow and wrist of the arm with the pan, and of the arm with the flag.
SWING = ((142, 252), (78, 272), (87, 208))
HOLD = ((228, 246), (232, 306), (264, 262))


def scene() -> Scene:
    """Paint the burning night, the flag, the last defender, and his tower before him."""
    picture = Polished(COLOURS, LIGHT, 11)
    _night(picture)
    _flag(picture)
    _yard(picture)
    _defender(picture)
    _tower(picture)
    _foot(picture)
    embers = specks(12, 54, (20, 20, 360, 400), "#ffc060", (0.6, 1.9))
    picture.afterglow(embers, 0.4)
    picture.afterglow(embers, 3, 0.8)
    return picture


def _night(picture: Scene) -> None:
    """Burn what else there was: walls far off, and smoke above them."""
    picture.cover(cover("url(#sky)"))
    picture.cover(specks(8, 34, (0, 0, 375, 120), "#ffe9d8", (0.4, 1.2)))
    picture.cover(cover("url(#glow)") + cover("url(#blaze)"))
    smoke = ("350,330 330,250 372,170 340,90 380,0", "14,330 40,250 0,180 36,100 -10,20")
    picture.veil("".join(fill(taper(p, [20, 44, 66, 84, 100]), "#3c2058", 0.6) for p in smoke), 9)
    picture.veil(clouds(4, 4, (60, 150, 320, 230), 90, "#7c3c78", 0.4), 8)
    picture.veil(fill(ridge(-5, 380, 382, 16, 3), "#8c3850", 0.9), 1.2)
    ruin = (
        "-10,540 -10,352 6,352 6,362 18,362 18,352 30,350 34,330 44,344 52,372 60,540",
        "314,540 320,350 330,352 330,340 342,344 344,362 356,360 356,350 385,350 385,540",
    )
    picture.cover("".join(fill(polygon(wall), "#6c3054") for wall in ruin))
    for x, y, size, seed in ((18, 372, 120, 14), (346, 376, 150, 5), (52, 404, 80, 9),
            (316, 404, 90, 24)):  # fmt: skip
        picture.veil(flame((x, y), size, seed, FIRE, 0.3), 1.4)


def _flag(picture: Scene) -> None:
    """Fly the torn flag above him, towards those who would have it."""
    cloth = (
        "270,18! 246,10 214,20 184,34 154,30 124,18 92,22! 110,40! 84,52! 108,64! 90,88! 122,84 "
        "152,94 184,98 216,86 246,78 276,92!"
    )
    torn = "".join(polygon(place(hole)[::-1]) for hole in
        ("132,40! 148,44! 144,58! 128,52!", "232,62! 244,60! 242,74! 234,72!"))  # fmt: skip
    folds = lines(("246,14 240,46 246,78", "176,36 184,62 182,96", "122,24 128,52 122,82"),
        "#7c1030", 7, 0.45)  # fmt: skip
    picture.group(
        Shape(smooth(cloth) + torn, "url(#cloth)", round=9, bump=0.4, bump_size=16, contact=0.3,
            detail=folds),
        Shape(polygon(star(202, 57, 26, 14, 9)), "#ffc84a", round=5, contact=0.4, rim=0),
        Shape(ellipse(202, 57, 10), "#ffe898", round=4, contact=0.5, rim=0),
        shadow=0.35, form=0.1, outline=2.2,
    )  # fmt: skip


def _masonry(seed: int, size: tuple[float, float], bend: float) -> str:
    return bricks((40, 240, 335, 540), size, seed, "#4a2c40", bend)


def _stone(path: str, tone: str, detail: str = "", round_: float = 9) -> Shape:
    return Shape(path, tone, round=round_, bump=0.8, bump_size=7, contact=0.6, detail=detail)


def _yard(picture: Scene) -> None:
    """Show the far side of the parapet behind him."""
    far = "76,340 76,286 100,284 100,270 128,270 128,284 152,284 152,340"
    picture.group(_stone(polygon(far), "url(#yard)", _masonry(4, (15, 9), 3)), shadow=0.3, form=0)


def _defender(picture: Scene) -> None:
    """Stand behind the parapet: trunk, the arm that holds the flag, head, the arm with the pan."""
    trunk = "138,238 164,222 190,226 216,222 240,240 246,290 240,350 140,350 130,290"
    belt = lines(["130,300 190,312 246,300"], "#6c3c24", 13, 1)
    mail = "138,236 160,226 190,240 218,228 238,236 236,254 192,268 140,256"
    picture.group(
        Shape(smooth(trunk), TUNIC, round=44, bump=0.3,
            detail=lines(["188,250 190,350"], "#163c6c", 3, 0.6) + belt),
        Shape(polygon(star(190, 282, 17, 9, 9)), "#ffc84a", round=4, contact=0.3),
        limb_of(SWING, 48, SLEEVE, TUNIC, detail=creases(SWING, 48, "#163c6c")),
        Shape(smooth(mail), "#98a0b8", round=11, shine=0.6, bump=0.5, bump_size=4, contact=0.7),
        limb_of(HOLD, 52, SLEEVE, TUNIC, detail=creases(HOLD, 52, "#163c6c")),
        shadow=0.5,
    )  # fmt: skip
    pole = [
        Shape(taper("300,352 270,4", [9, 6.5]), "#c08850", round=4, shine=0.2),
        Shape(ellipse(270, 6, 7), "#ffd45a", round=6, shine=0.8),
    ]
    picture.group(
        *knuckled(Hand(264, 261, 37, -18, HAND), pole, "246,286 256,270", 30),
        limb("242,274 262,290", [15, 15], "#e8d8b8", round=6),
        shadow=0.5,
    )
    picture.group(*_head(), shadow=0.6, shadow_offset=(-3, 9), roundness=54)
    picture.sharp(disc(161, 170, 4.6, "#140a12") + disc(198, 169, 5, "#140a12")
        + disc(159, 167, 1.9, "#fff") + disc(196, 166, 2, "#fff"))  # fmt: skip
    picture.group(
        *clasp(Hand(88, 200, 40, -44, HAND), _pan(), "80,236 85,214", 32),
        limb("66,226 84,232 104,228", [14, 14, 14], "#e8d8b8", round=6),
        shadow=0.5,
        shadow_blur=8,
    )


def _pan() -> list[Shape]:
    """Cast a frying pan, dented by those who came too near."""
    return [
        limb("126,202 88,134", [11, 9], "#8c5434", round=4, shine=0.3),
        limb("96,148 82,124", [9, 13], "#70748c", round=4, shine=0.6),
        Shape(ellipse(66, 98, 37, 35), "url(#iron)", round=7, shine=0.7, gloss=10),
        Shape(ellipse(65, 97, 29, 27), "#3c3c54", round=5, contact=0, shine=0.5, rim=0.4,
            detail=oval(57, 90, 17, 13, "#74789c", 0.55)
            + lines(["72,84 80,94 76,106"], "#1c1c30", 3, 0.6)),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Shout at all of them at once from under a helmet that an arrow has gone through."""
    face = "134,160 142,136 190,126 232,140 238,166 232,200 216,226 186,238 158,230 140,206"
    brows = "-23,-3 -8,-9 10,-7 24,3! 20,9 6,5 -10,4 -22,6"
    return [
        Shape(smooth("228,158 246,154 250,172 240,188 228,186"), "url(#skin)", round=8, skin=0.5),
        Shape(smooth(face), "url(#skin)", round=46, skin=0.5, bump=0.2,
            detail=oval(150, 196, 11, 8, "#f0685c", 0.5) + oval(218, 194, 14, 9, "#f0685c", 0.5)
            + spots(3, 40, (146, 208, 226, 240), "#7c4c48", (1, 1.8), 0.5)),
        *eyeball((164, 167), 15, "#48a0d0", (-4, 3)),
        *eyeball((201, 166), 17, "#48a0d0", (-4, 3)),
        lid((164, 167), 15, "#d08c68", 16, 0.14),
        lid((201, 166), 17, "#d08c68", -16, 0.14),
        *(Shape(smooth(place(brows if way > 0 else "-24,3! -10,-7 8,-9 23,-3 22,6 10,4 -6,5 -20,9",
            x, y, 0.9, 20 * way)), "#7c3420", round=5, bump=0.8, contact=0.8)
            for x, y, way in ((159, 148, 1), (208, 146, -1))),
        Shape(smooth("150,206! 168,199 190,200 216,196! 216,216 204,230 182,234 162,228 154,218"),
            "#5c1020", round=5, flat=0.4, rim=0),
        Shape(smooth("166,224 182,214 204,222 196,230 180,232"), "#e8606c", round=6, ink=0.5),
        Shape(smooth("154,206! 170,201 190,202 212,199! 208,208 186,211 160,212"), "#fffaf0",
            round=4, contact=0.3, ink=0.5, detail=lines(["170,198 170,216", "186,198 186,216",
                "200,198 200,214"], "#8c7070", 1.6, 0.8)),
        Shape(smooth("176,166 192,168 198,184 194,198 176,202 162,196 164,182"), "#e88c6c",
            round=15, skin=0.6, shine=0.4, contact=0.8),
        Shape(smooth("134,134! 138,104 160,84 188,78 216,86 234,106 238,134! 186,122"),
            "url(#steel)", round=30, shine=0.8, gloss=10,
            detail=lines(["188,78 186,126"], "#586080", 4, 0.6)),
        Shape(smooth("112,146 138,128 186,120 234,128 260,144 250,154 232,144 186,136 140,145 "
            "122,154"), "url(#steel)", round=8, shine=0.8, gloss=9, contact=0.9),
        *arrow((262, 70), (220, 104), "#f8f0e0"),
    ]  # fmt: skip


def _tower(picture: Scene) -> None:
    """Raise his tower before him: its crown torn open on the right, a crack, a lit window."""
    body = "74,380! 74,540! 306,540! 306,380!"
    crown = (
        "52,392! 52,290! 58,286! 92,288! 94,290! 94,318! 112,320! 112,292! 152,296! 152,322! "
        "170,324! 172,302! 196,300! 204,312! 208,324! 234,326! 240,338! 258,336! 268,352! 296,350! "
        "304,366! 322,364! 328,392! 190,404!"
    )
    tops = ("52,290! 58,286! 92,288! 94,296! 54,297!", "112,292! 152,296! 152,304! 112,300!",
        "172,302! 196,300! 204,312! 172,311!")  # fmt: skip
    crack = (
        "206,326 212,352 198,376 216,404 200,432 214,462 204,500 222,462 214,434 228,404 "
        "210,378 222,352"
    )
    ember = "210,334 215,354 203,376 220,404 206,432 217,460 213,434 223,405 206,378 218,352"
    corbels = [
        _stone(rectangle(x, 386 + 9 * (1 - ((x - 184) / 130) ** 2), 18, 20), "url(#crown)", "", 6)
        for x in range(62, 318, 32)
    ]
    slit = "132,462! 132,428 144,414 156,428 156,462!"
    picture.group(
        _stone(smooth(body), "url(#wall)", _masonry(6, (34, 20), 9), 40),
        *corbels,
        _stone(smooth(crown), "url(#crown)", _masonry(7, (30, 18), 9)
            + "".join(fill(smooth(top), "#fff4dc", 0.6) for top in tops), 12),
        Shape(polygon(crack), "#241424", round=3, flat=0.7, contact=0, rim=0.4,
            detail=fill(polygon(ember), "#ff8a3a", 0.9)),
        Shape(smooth(place(slit, 0, 0)), "#ffd060", round=4, glow=1, flat=0.5, contact=0.4, rim=0),
        Shape(taper("126,466 162,466", [9, 9]), "url(#crown)", round=4),
        *arrow((20, 318), (72, 344), "#f8f0e0"),
        shadow=0.5, form=0.4, roundness=90,
    )  # fmt: skip
    picture.afterglow(oval(144, 440, 26, 34, "#ffc860", 0.45), 10)


def _foot(picture: Scene) -> None:
    """Lean a ladder where it would be climbed, and heap what has come down."""
    rails = ["322,540 270,340", "358,540 300,334"]
    rungs = [f"{318 - 12 * n},{522 - 46 * n} {350 - 13 * n},{518 - 46 * n}" for n in range(4)]
    picture.shade(oval(286, 440, 20, 90, "#2c1838", 0.5), 8)
    picture.group(
        *(Shape(taper(r, [8, 7]), "url(#wood)", round=4, bump=0.5) for r in rungs),
        *(Shape(taper(r, [13, 10]), "url(#wood)", round=5, bump=0.6) for r in rails),
        shadow=0.5,
    )
    stone = "-1,.5! -.9,-.5! -.2,-.8! .8,-.6! 1,.4! .3,.7!"
    heap = ((30, 478, 30, 8), (66, 500, 34, -12), (8, 516, 40, 20), (118, 518, 30, 14),
        (162, 524, 24, -8), (240, 520, 30, 10), (204, 530, 26, -20), (284, 508, 24, 30),
        (352, 512, 34, -10), (314, 528, 28, 6))  # fmt: skip
    picture.group(
        *(_stone(smooth(place(stone, x, y, size, turn)), "url(#rubble)", "", size * 0.35)
            for x, y, size, turn in heap),
        shadow=0.5,
    )  # fmt: skip
