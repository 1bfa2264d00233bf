"""Lieutenant: nothing gets past that buckler, and he knows it."""

from ..curves import Points, ellipse, place, polygon, ring, smooth, star, taper
from ..faces import pupil
from ..figures import Spot, brow, ear, fist, gaze, limb, locks, nose, plate
from ..props import rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, radial

BACKDROP = Backdrop(
    ("#1c4a9c", "#4c90d8", "#b8dcf4"), ("#fffbe8", "#ffe296"), "#2c62a4", "#0a1838", "hills",
    radius=128, halo="rays", centre=(187, 160),
)  # fmt: skip
LIGHT = lit("#120e20", "#5a6aa4", "#fff2c0", "#6a5a4a", 0.7)
SKIN, GOLD = "url(#skin)", "url(#gold)"
BUCKLER = (272.0, 322.0)


def scene() -> Scene:
    """Plume, coat, the winking face, the sabre, and before all the buckler."""
    colours = (
        linear("skin", (130, 140), (250, 300), (0, "#ffdcb4"), (0.6, "#f0a680"), (1, "#b8644e"))
        + linear("gold", (60, 60), (320, 420), (0, "#fff6bc"), (0.5, "#f0b840"), (1, "#96601e"))
        + linear("cloth", (110, 0), (270, 0), (0, "#f2503e"), (0.5, "#d02f34"), (1, "#86182c"))
        + linear("coat", (70, 270), (310, 450), (0, "#4a78c8"), (1, "#182c6a"))
        + linear("steel", (20, 40), (130, 300), (0, "#ffffff"), (0.5, "#c2d0de"), (1, "#7c8ea8"))
        + radial(
            "dome",
            (BUCKLER[0] - 26, BUCKLER[1] - 30),
            110,
            (0, "#ffffff"),
            (0.35, "#dbe8f4"),
            (0.8, "#8ea8c8"),
            (1, "#5c7498"),
        )
        + linear("visor", (0, 150), (0, 180), (0, "#4a4662"), (1, "#14121f"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 45)
    picture.group(*_plume(), shadow=0.35)
    picture.group(*_coat(), shadow=0.4, fade=(350, 450, 0.5))
    picture.group(*_sabre(), shadow=0.45, form=0)
    picture.group(*_sword_arm(), shadow=0.5)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_hat(), shadow=0.5)
    picture.glow(disc(*BUCKLER, 90, "#fff4c0", 0.75), 14)
    picture.group(*_buckler(), shadow=0.6, shadow_blur=9, roundness=90)
    picture.sharp(pupil(152, 206, 15))
    x, y = BUCKLER
    gleam = "-54,-18! -30,-50 4,-60! -16,-38 -38,-6!"
    picture.afterglow(fill(smooth(place(gleam, x, y)), "#ffffff", 0.75), 2.5)
    picture.afterglow(glint(x - 30, y - 40, 54) + glint(x - 30, y - 40, 26), 0.8)
    picture.afterglow(disc(x - 30, y - 40, 17, "#ffffff", 0.8), 9)
    picture.afterglow(glint(206, 268, 15) + glint(88, 70, 26), 0.6)
    return finish(picture, BACKDROP, "#fff4c8")


def _plume() -> list[Shape]:
    feather = "0,0! -10,-30 -14,-60 -7,-84 3,-98! 12,-80 15,-56 10,-28"
    shapes = []
    for turn, size, colour in (
        (-34, 0.7, "#3f72cc"),
        (36, 0.72, "#2f5ab0"),
        (-18, 0.82, "#e8f0fa"),
        (20, 0.84, "#d0dcf0"),
        (2, 0.9, "#ffffff"),
    ):
        quill = lines([place("0,0 -1,-50 2,-88", 190, 84, size, turn)], "#6a7a9a", 2, 0.6)
        shapes.append(
            Shape(
                smooth(place(feather, 190, 84, size, turn)),
                colour,
                round=11,
                bump=0.6,
                bump_size=5,
                detail=quill,
            )
        )
    return shapes


def _coat() -> list[Shape]:
    outline = "92,304 130,284 187,276 246,284 284,304 312,370 318,470 56,470 62,376"
    frogs = []
    for y in range(326, 440, 26):
        frogs += [
            limb(f"136,{y} 187,{y + 8} 238,{y}", [6, 8, 6], GOLD, round=3, shine=0.5),
            Shape(ellipse(187, y + 8, 7), GOLD, round=5, shine=0.7),
        ]
    fringe = [
        limb(
            f"{48 + n * 9},{322 + abs(n - 3) * 3} {44 + n * 9},{352 - abs(n - 3) * 2}",
            [7, 6],
            GOLD,
            round=3,
            shine=0.3,
        )
        for n in range(7)
    ]
    return [
        Shape(
            smooth(outline),
            "url(#coat)",
            round=50,
            bump=0.4,
            detail=lines(["110,330 96,400 94,470"], "#0c1a48", 6, 0.6),
        ),
        Shape(
            smooth("140,290 187,284 234,290 228,470 148,470"),
            "#fff4e4",
            round=18,
            bump=0.3,
            contact=0.4,
        ),
        *frogs,
        Shape(
            smooth(
                "134,278 160,266 187,270 214,266 242,278 240,304 214,310 187,306 160,310 136,304"
            ),
            "url(#cloth)",
            round=10,
            contact=0.5,
            detail=lines(["136,298 187,302 240,298"], "#f4c860", 4, 0.9),
        ),
        *fringe,
        Shape(
            smooth("44,322 60,296 92,288 112,300 112,322 80,332"),
            GOLD,
            round=14,
            shine=0.5,
            contact=0.6,
        ),
    ]


def _sabre() -> list[Shape]:
    fuller = lines(["62,262 62,180 82,96"], "#8496b0", 2.4, 0.8)
    return [
        Shape(
            taper("60,276 54,200 64,130 96,42", [17, 18, 16, 1], 70),
            "url(#steel)",
            round=6,
            shine=0.7,
            gloss=8,
            detail=fuller,
        ),
        limb("62,268 64,322", [13, 13], "#3a2a3a", round=5),
    ]


def _sword_arm() -> list[Shape]:
    return [
        limb("96,326 66,366 60,334", [60, 56, 46], "url(#coat)", bump=0.4),
        limb("36,336 60,326 86,334", [22, 24, 22], "url(#cloth)", round=8, bump=0.3),
        limb("38,342 60,334 84,342", [5, 5, 5], GOLD, round=2, shine=0.5),
        *fist(Spot(62, 298, 30, 2), "#f4f0e8", "#fffaf0"),
        limb("40,270 24,292 30,318 48,328", [8, 10, 10, 8], GOLD, round=4, shine=0.7, contact=0.7),
        limb("36,270 62,266 88,270", [9, 11, 9], GOLD, round=4, shine=0.7),
    ]


def _head() -> list[Shape]:
    face = (
        "120,190 138,158 187,148 236,158 256,190 256,230 242,268 216,300 188,310 160,300 "
        "134,268 122,230"
    )
    blond = ("#f6cc5a", "#e8b03c", "#ffe08a")
    return [
        *ear(Spot(122, 222, 30, -6, True), SKIN, "#b8644e", pointed=False),
        *ear(Spot(254, 220, 30, 6), SKIN, "#b8644e", pointed=False),
        *locks("252,176 258,190 254,206", 4, 22, 12, blond, 3),
        *locks("122,206 118,190 124,176", 4, 22, 12, blond, 5),
        Shape(smooth(face), SKIN, round=48, bump=0.2, skin=0.6),
        Shape(ellipse(138, 244, 18, 13, -10), "#f49a80", round=12, contact=0, ink=0, rim=0.1,
            skin=0.5),
        Shape(ellipse(238, 242, 18, 13, 10), "#f49a80", round=12, contact=0, ink=0, rim=0.1,
            skin=0.5),
        Shape(smooth("174,298 188,292 202,298 198,311 188,313 178,311"), "#e89c78", round=9,
            contact=0.25, ink=0.3, detail=lines(["188,296 188,308"], "#a8604a", 2)),
        Shape(smooth("158,262! 188,266 214,258 232,244! 230,272 206,290 178,286"), "#5a1420",
            round=4, contact=0.3, flat=0.6, rim=0),
        Shape(smooth("164,264! 190,267 228,251! 224,266 202,278 176,276"), "#ffffff", round=4,
            contact=0.3, ink=0.5),
        *gaze(Spot(152, 208, 19, 4), "#3f9ad8", "#e8a07c", 0.28, (3, -1)),
        Shape(ellipse(222, 208, 23, 18), "#e09674", round=14, contact=0.3, ink=0.2, skin=0.5),
        Shape(smooth("198,212! 210,204 224,202 246,212! 226,208 212,209"), "#5a2a20", round=2,
            contact=0.2, flat=0.5, rim=0, ink=0.3),
        limb("204,222 222,225 240,220", [1, 5, 1], "#b8644e", contact=0.1, ink=0.1),
        *brow(230, 188, 50, 12, 6, "#d89a34", 4),
        *nose(188, 228, 25, "#f2a07e", 0.92, 0),
        limb("186,252 160,254 136,250 122,234 122,222", [8, 14, 10, 6, 2], "#eab844", round=5,
            bump=0.5, contact=0.8),
        limb("190,252 214,250 240,244 254,228 252,216", [8, 14, 10, 6, 2], "#eab844", round=5,
            bump=0.5, contact=0.8),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    body = "112,86! 150,96 187,100 226,96 266,84! 258,130 254,168! 220,160 187,158 156,160 122,170!"
    top = "108,80 150,70 190,66 232,70 270,78 268,94 230,104 190,108 150,106 110,98"
    visor = (
        "116,166! 150,154 187,152 226,154 260,164! 276,186 256,194 222,184 187,180 152,184 "
        "122,196 102,188"
    )
    return [
        Shape(smooth(body), "url(#cloth)", round=50, bump=0.4, bump_size=8),
        Shape(smooth(top), GOLD, round=10, shine=0.5, bump=0.2),
        Shape(smooth("120,152 150,144 187,142 226,144 256,150 255,170 222,162 187,160 152,162 "
            "121,172"), GOLD, round=7, shine=0.5),
        Shape(smooth(visor), "url(#visor)", round=14, shine=0.7, contact=0.8),
        Shape(taper("116,106 146,134 187,140 230,134 262,104", [7, 9, 9, 9, 7], 70), GOLD,
            round=4, shine=0.5, contact=0.7),
        Shape(polygon(star(188, 120, 26, 12, 8)), GOLD, round=7, shine=0.6, contact=0.8),
        Shape(ellipse(188, 120, 10), "#3f7ad8", round=8, shine=0.7, contact=0.6),
        *brow(146, 184, 52, 13, -10, "#e0a43c", 3),
        _strap("124,186 126,240 146,286 188,314 232,284 252,238 256,182"),
    ]  # fmt: skip


def _strap(points: Points) -> Shape:
    """Lay the strap under the chin."""
    return Shape(taper(points, [5, 6, 6, 6, 5], 80), GOLD, round=3, shine=0.5, contact=0.5)


def _buckler() -> list[Shape]:
    x, y = BUCKLER
    rim = [place([(69, 0)], x, y, 1, turn)[0] for turn in range(0, 360, 30)]
    rays = [
        Shape(smooth(place("0,-20! 6,-38 0,-56! -6,-38", x, y, 1, turn)), GOLD, round=5, shine=0.5)
        for turn in range(0, 360, 45)
    ]
    return [
        Shape(ellipse(x, y, 79), GOLD, round=12, shine=0.6, gloss=9),
        Shape(ring(x, y, 79, 19), GOLD, round=9, shine=0.6, gloss=9, contact=0.3),
        Shape(ellipse(x, y, 61), "url(#dome)", round=50, shine=0.5, gloss=14, contact=0.7),
        *rays,
        plate(place("-19,0 0,-19 19,0 0,19", x, y, 1, 45), GOLD, round=14),
        Shape(ellipse(x, y, 13), "#d8323e", round=12, shine=0.9, contact=0.7),
        *rivets([(stud.x, stud.y) for stud in rim], 4, "#fff0b0"),
    ]
