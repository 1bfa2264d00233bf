"""Lieutenant: nothing gets past that buckler, and he knows it."""

from dataclasses import replace

from ..curves import Knot, Points, ellipse, knots, place, polygon, smooth, star, taper
from ..faces import pupil
from ..figures import Spot, arrow, ear, fist, gaze, limb, locks, plate
from ..props import rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, line, linear, lines, oval, radial, rays

BACKDROP = Backdrop(
    ("#0e2c78", "#2460b8", "#7cb0e0"), ("#fff8dc", "#ffd884"), "#1c4a8c", "#0a1838", "hills",
    radius=120, centre=(214, 150),
)  # fmt: skip
LIGHT = lit("#120e20", "#6e74a4", "#fff2c0", "#7a5a48", 0.7)
#: The face has the shield's light on it.
GLOW = replace(LIGHT, ambient="#947078", bounce="#b07048")
SKIN, GOLD, COAT, CLOTH = "url(#skin)", "url(#gold)", "url(#coat)", "url(#cloth)"
BLOND = ("#f6cc5a", "#e8b03c", "#ffe08a")
BUCKLER = (102.0, 274.0)
BLOW = (70.0, 226.0)


def scene() -> Scene:
    """Plume, coat and sabre, the winking face, and before all the buckler and what it stops."""
    colours = (
        linear("skin", (170, 140), (270, 270), (0, "#ffdcb4"), (0.6, "#fabc92"), (1, "#e08e6a"))
        + linear("gold", (30, 60), (320, 400), (0, "#fff6bc"), (0.5, "#f0b840"), (1, "#96601e"))
        + linear("cloth", (170, 0), (290, 0), (0, "#f2503e"), (0.5, "#d02f34"), (1, "#86182c"))
        + linear("coat", (150, 270), (340, 450), (0, "#4f80d8"), (1, "#182c6a"))
        + linear("steel", (310, 60), (350, 260), (0, "#ffffff"), (0.5, "#c2d0de"), (1, "#7c8ea8"))
        + radial("dome", (78, 240), 120, (0, "#ffffff"), (0.35, "#e6f2ff"), (0.8, "#8cb4e8"),
            (1, "#4a76b8"))
        + radial("ray", BUCKLER, 320, (0, "#fff0b0"), (0.4, "#ffe08ad0"), (1, "#ffd87000"))
        + linear("visor", (0, 120), (0, 150), (0, "#4a4662"), (1, "#14121f"))
    )  # fmt: skip
    picture = stage(BACKDROP, LIGHT, colours, 45)
    picture.veil(fill(rays(BUCKLER, (70, 330), 16, 0.42, 4), "url(#ray)"), 1.5)
    picture.veil(disc(*BUCKLER, 112, "#ffdc7a", 0.75), 12)
    picture.group(*_plume(), shadow=0.35)
    picture.group(*_sabre(), shadow=0.45, form=0)
    picture.group(*_coat(), shadow=0.4, fade=(350, 450, 0.5))
    picture.group(*_sword_arm(), shadow=0.5)
    picture.group(*_head(), light=GLOW, shadow=0.5, shadow_offset=(-4, 9))
    picture.group(*_hat(), shadow=0.5)
    picture.glow(disc(*BUCKLER, 98, "#ffe090", 0.7), 9)
    picture.group(*_buckler(), shadow=0.6, shadow_blur=9, roundness=90)
    picture.group(*_arrows(), shadow=0.3, form=0)
    picture.sharp(pupil(228, 188, 16))
    _shine(picture)
    return finish(picture, BACKDROP, "#fff4c8")


def _on_shield(points: Points) -> list[Knot]:
    """Lay points, drawn about the origin, on the buckler: it is turned a little from us."""
    narrow = [Knot(p.x * 0.88, p.y, p.corner) for p in knots(points)]
    return place(narrow, *BUCKLER, 1, -8)


def _plume() -> list[Shape]:
    feather = "0,0! -10,-24 -15,-46 -9,-64 4,-76! 13,-60 15,-42 10,-22"
    shapes = []
    for turn, size, colour in (
        (-30, 0.7, "#3f72cc"), (58, 0.8, "#2f5ab0"), (-10, 0.82, "#e8f0fa"), (38, 0.9, "#d0dcf0"),
        (14, 0.92, "#ffffff"),
    ):  # fmt: skip
        quill = lines([place("0,0 -1,-40 2,-68", 222, 58, size, turn)], "#6a7a9a", 2, 0.6)
        shapes.append(Shape(smooth(place(feather, 222, 58, size, turn)), colour, round=11,
            bump=0.6, bump_size=5, detail=quill))  # fmt: skip
    return shapes


def _coat() -> list[Shape]:
    outline = "196,264 152,296 126,350 120,545! 340,545! 338,390 322,326 290,284 250,266"
    frogs = []
    for n, y in enumerate((318, 344, 370, 396)):
        frogs += [
            limb(f"{168 - n * 3},{y - 6} 210,{y + 6} 256,{y - 4}", [6, 8, 6], GOLD, round=3,
                shine=0.5),
            Shape(ellipse(208, y + 5, 7), GOLD, round=5, shine=0.7),
        ]  # fmt: skip
    return [
        Shape(smooth(outline), COAT, round=50, bump=0.4,
            detail=lines(["292,330 304,400 300,540"], "#0c1a48", 6, 0.6)),
        Shape(smooth("172,296 208,286 252,294 264,380 258,545! 146,545! 152,380"), "#fff4e4",
            round=20, bump=0.3, contact=0.4),
        *frogs,
        limb("284,298 220,352 148,420", [15, 16, 16], "#f8f4f0", round=6, contact=0.6),
        Shape(smooth("184,276 206,264 232,268 258,264 266,284 262,304 230,310 206,308 184,298"),
            CLOTH, round=10, contact=0.5,
            detail=lines(["186,294 214,302 262,298"], "#f4c860", 4, 0.9)),
    ]  # fmt: skip


def _sabre() -> list[Shape]:
    fuller = lines(["330,236 342,170 346,100"], "#8496b0", 2.4, 0.8)
    return [
        Shape(taper("322,250 336,196 346,126 340,34", [17, 19, 16, 1], 70), "url(#steel)",
            round=6, shine=0.7, gloss=8, detail=fuller),
        limb("326,240 316,296", [13, 13], "#3a2a3a", round=5),
    ]  # fmt: skip


def _sword_arm() -> list[Shape]:
    fringe = [
        limb(f"{266 + n * 9},{318 - abs(n - 3) * 2} {268 + n * 9},{344 - abs(n - 3) * 3}", [7, 6],
            GOLD, round=3, shine=0.3)
        for n in range(7)
    ]  # fmt: skip
    return [
        limb("290,322 334,366 324,312", [62, 56, 46], COAT),
        *fringe,
        Shape(smooth("262,316 270,292 296,284 322,296 330,314 296,322"), GOLD, round=14,
            shine=0.5, contact=0.6),
        limb("298,314 322,304 346,314", [20, 24, 20], CLOTH, round=8),
        limb("300,320 322,311 344,320", [5, 5, 5], GOLD, round=2, shine=0.5),
        *fist(Spot(320, 272, 28, 8), "#f4f0e8", "#fffaf0"),
        limb("298,248 286,272 296,296 312,302", [8, 10, 10, 8], GOLD, round=4, shine=0.7,
            contact=0.7),
        limb("298,244 324,242 348,250", [9, 11, 9], GOLD, round=4, shine=0.7),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn the face to the blow, and let it grin."""
    face = (
        "196,132 180,156 176,182 169,208 172,236 184,258 204,272 230,271 254,256 268,230 272,194 "
        "268,156 240,132"
    )
    blush = Shape(ellipse(244, 222, 17, 12, -14), "#f8967c", round=12, contact=0, ink=0, rim=0.1,
        skin=0.5)  # fmt: skip
    return [
        *locks("262,142 276,170 272,206", 5, 24, 13, BLOND, 3),
        *ear(Spot(260, 196, 27, 4), SKIN, "#b8644e", pointed=False),
        Shape(smooth(face), SKIN, round=46, bump=0.15, skin=0.6),
        blush,
        Shape(smooth("190,264 204,260 218,263 218,275 204,280 193,275"), "#eea680", round=9,
            contact=0.25, ink=0.3, detail=line("204,266 205,275", "#a8604a", 2)),
        Shape(smooth("172,240! 194,244 222,240 256,220! 252,246 228,264 202,266 182,256"),
            "#5a1420", round=4, contact=0.3, flat=0.6, rim=0),
        Shape(smooth("176,243! 196,247 224,243 252,227! 245,245 225,257 202,258 186,251"),
            "#ffffff", round=4, contact=0.3, ink=0.5, glow=0.3,
            detail=lines(["192,244 193,254", "210,244 212,260", "230,240 233,256"], "#b8b0b8", 2)),
        *gaze(Spot(232, 188, 19, 2), "#3f9ad8", "#f0ac86", 0.24, (-4, 0)),
        Shape(ellipse(187, 188, 13, 15), "#e8a07c", round=12, contact=0.3, ink=0.2, skin=0.5),
        Shape(taper("170,193 182,182 199,192", [3, 8, 3]), "#5a2a20", round=2, contact=0.2,
            flat=0.5, rim=0, ink=0.3),
        Shape(taper("172,168 184,172 198,170", [5, 10, 5]), "#d89a34", round=4, bump=0.6,
            contact=0.7),
        Shape(smooth("208,172 204,192 192,206 180,216 178,226 188,231 200,230 212,225 216,210 214,"
            "188"), "#f8a882", round=14, bump=0.2, contact=0.7, skin=0.6, shine=0.3, gloss=14,
            detail=oval(186, 229, 4, 3, "#5a2018") + line("202,214 201,222 206,228", "#c0684e", 2)),
        limb("202,233 226,235 252,223 268,200 263,190", [8, 15, 11, 6, 2], "#eab844", round=5,
            bump=0.5, contact=0.8),
        limb("196,233 180,238 162,230 154,214", [8, 13, 8, 2], "#eab844", round=5, bump=0.5,
            contact=0.8),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    body = "180,136! 166,62! 204,48 246,48 290,64! 278,138! 240,126 208,126"
    top = "164,58 190,46 226,42 264,46 294,60 292,76 258,64 226,60 192,63 166,74"
    band = "178,122 206,112 240,112 278,122 277,140 240,128 206,128 179,140"
    visor = "156,156! 168,136 204,124 244,126 274,138 264,152 226,147 188,152"
    return [
        Shape(smooth(body), CLOTH, round=46, bump=0.4, bump_size=8),
        Shape(smooth(top), GOLD, round=8, shine=0.5, bump=0.2),
        Shape(smooth(band), GOLD, round=6, shine=0.5),
        Shape(smooth(visor), "url(#visor)", round=12, shine=0.8, contact=0.8),
        Shape(taper("174,82 190,106 222,112 260,104 286,80", [6, 8, 8, 8, 6], 70), GOLD,
            round=4, shine=0.5, contact=0.7),
        Shape(polygon(star(216, 92, 24, 11, 8)), GOLD, round=7, shine=0.6, contact=0.8),
        Shape(ellipse(216, 92, 9), "#3f7ad8", round=8, shine=0.7, contact=0.6),
        Shape(taper("206,166 228,156 254,164", [6, 13, 4]), "#e0a43c", round=5, bump=0.6,
            contact=0.8),
        Shape(taper("272,146 274,200 260,254 220,284 188,272", [5, 6, 6, 6, 4], 80), GOLD,
            round=3, shine=0.5, contact=0.5),
    ]  # fmt: skip


def _buckler() -> list[Shape]:
    """Polish it until it blinds."""
    around = _circle(92)
    studs = [_on_shield([knob])[0] for knob in _circle(82, 14)]
    petals = [
        Shape(smooth(_on_shield(place("0,-24! 8,-45 0,-66! -8,-45", 0, 0, 1, turn))), GOLD,
            round=5, shine=0.6)
        for turn in range(0, 360, 45)
    ]  # fmt: skip
    return [
        limb("206,312 168,316 150,290", [56, 48, 40], COAT, round=20),
        Shape(polygon(place(_on_shield(around), 9, 5)), "#7a4a1c", round=8, shine=0.3),
        Shape(polygon(_on_shield(around)), GOLD, round=12, shine=0.7, gloss=9),
        Shape(polygon(_on_shield(_circle(72))), "url(#dome)", round=60, shine=0.6,
            gloss=12, contact=0.8, glow=0.45),
        *petals,
        plate(_on_shield(place("-22,0 0,-22 22,0 0,22", 0, 0, 1, 45)), GOLD, round=14),
        Shape(polygon(_on_shield(_circle(15))), "#d8323e", round=12, shine=0.9,
            contact=0.7),
        *rivets([(stud.x, stud.y) for stud in studs], 4.4, "#fff0b0"),
    ]  # fmt: skip


def _circle(radius: float, count: int = 48) -> list[Knot]:
    """Walk round a circle about the origin."""
    return [place([(radius, 0)], 0, 0, 1, 360 * n / count)[0] for n in range(count)]


def _arrows() -> list[Shape]:
    """Break one on the shield, and send two others away."""
    point = "-5,-8! 19,0! -5,8! -1,0"
    shapes = [
        *arrow((8, 120), (38, 172), "#d8323e"),
        limb("34,166 44,182", [5.5, 4], "#b98a54", round=3),
        limb("108,190 124,178", [5, 5.5], "#b98a54", round=3),
        Shape(smooth(place(point, 130, 172, 1.1, -38)), "#e8f0fa", round=4, shine=0.8),
    ]
    for tail, head, turn in (
        ((158, 100), (104, 126), 154),
        ((18, 384), (60, 402), 24),
    ):
        shapes += [
            *arrow(tail, head, "#d8323e"),
            Shape(smooth(place(point, *head, 1.1, turn)), "#e8f0fa", round=4, shine=0.8),
        ]
    return shapes


def _shine(picture: Scene) -> None:
    x, y = BUCKLER
    gleam = "-50,-12! -30,-48 8,-62! -14,-38 -34,-2!"
    burst = star(*BLOW, 42, 12, 9, 12)
    picture.afterglow(fill(smooth(place(gleam, x, y)), "#ffffff", 0.8), 2.5)
    picture.afterglow(disc(*BLOW, 36, "#ffd870", 0.8), 14)
    picture.afterglow(fill(polygon(burst), "#fff2b8", 0.9), 1)
    picture.afterglow(glint(*BLOW, 84) + glint(*BLOW, 44), 0.8)
    picture.afterglow(disc(*BLOW, 12, "#ffffff", 0.9), 5)
    picture.afterglow(glint(150, 318, 20) + glint(180, 248, 13) + glint(346, 96, 20), 0.6)
