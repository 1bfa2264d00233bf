"""Old Varg: a raider under the wolf that he outlived, one eye clouded, more scars than teeth."""

from ...curves import ellipse, polygon, ring, smooth, taper
from ...faces import teeth
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._hair import strand, tresses
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...props import fur
from ...scene import Light, Scene, Shape
from ...svg import disc, linear, lines, oval, specks
from ...tilt import tilted

BACKDROP = Backdrop(("#180c18", "#6c1c24", "#e06c38"), ("#ffe0b0", "#f08848"), 142, (186, 160))
LIGHT = Light(ambient="#605c80", rim_colour="#ffc890", rim=0.95, bounce="#7a3424", ink="#120810")
SHADE = "#6c3830"
NEAR = Eye(216, 208, 25, "#b8c4cc", "#c09080", lift=0.5, tilt=-2, lash=4, wing=0, white="#e4e4e0")
FAR = Eye(133, 211, 20, "#58b8e8", "#c09080", False, 0.7, -2, (-0.2, 0.02), 4, 0)


def scene(mood: str = "calm") -> Scene:
    """Spread the pelt, then the worn face and the forked beard; the wolf's head lies on top."""
    pose = Pose(MOODS[mood], 4)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 76, mood)
    picture.veil(lines(["-10,300 120,292 200,302 390,290"], "#2c0c14", 18, 0.5), 4)
    picture.group(*pose.head(_mane()), shadow=0.4, outline=1)
    picture.group(*pose.body(_coat()), shadow=0.45)
    picture.group(*pose.head(_face(eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_beard()), shadow=0.4)
    picture.group(*pose.head(_features(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(_wolf()), shadow=0.6, shadow_offset=(-2, 10))
    picture.sharp(pose.marks(glance(eyes[0]) + glints(eyes[0])
                             + glance(eyes[1], "#98a4b0") + glints(eyes[1])))  # fmt: skip
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(280, 200, 12)))
    picture.afterglow(specks(4, 26, (10, 120, 365, 375), "#ffa040", (0.8, 2)), 0.5)
    return end(picture, "#ffc078")


def _gradients() -> str:
    return (
        complexion("#f0c8b0", "#c48c78", "#744848", "#d84838", "#6c3830")
        + linear("pelt", (60, 20), (330, 330), (0, "#d8dce4"), (0.5, "#8c90a0"), (1, "#3c3c50"))
        + linear("muzzle", (110, 60), (250, 160), (0, "#ffffff"), (0.5, "#c8ccd8"), (1, "#7c8090"))
        + linear("beard", (90, 250), (280, 375), (0, "#f8f0e0"), (0.5, "#c4b8a8"), (1, "#746c6c"))
        + linear("coat", (30, 300), (340, 375), (0, "#5c4038"), (1, "#1c1014"))
        + linear("iron", (40, 290), (330, 375), (0, "#d0d4dc"), (1, "#50586c"))
        + linear("gold", (60, 60), (320, 375), (0, "#fff0a8"), (0.5, "#f0b63c"), (1, "#9a5c1a"))
    )


def _mane() -> list[Shape]:
    """Let the pelt fall over both shoulders."""
    fall = (
        "70,120 46,220 40,330 20,420 130,420 120,300 280,300 270,420 372,420 346,330 338,220 "
        "316,120"
    )
    edge = "20,410 38,330 46,240 66,130 110,70 190,44 270,66 314,128 338,230 346,330 366,410"
    inner = "30,410 52,330 62,240 82,140 120,84 190,60 262,80 300,138 322,230 330,330 350,410"
    return [
        Shape(fur(edge, 84, 30, 4, 10), "#585c70", round=5, bump=0.5, ink=0.3),
        Shape(smooth(fall), "url(#pelt)", round=40, bump=1.2, bump_size=7),
        Shape(fur(inner, 64, 34, 5, 10), "#a0a4b4", round=5, bump=0.5, contact=0.3, ink=0.3),
        Shape(
            smooth("188,80 260,96 300,160 304,250 280,330 110,330 84,250 88,160 122,98"),
            "#1c1220",
            round=30,
        ),
    ]


def _coat() -> list[Shape]:
    return [
        Shape(smooth("144,286 252,278 258,330 268,390 134,390 148,336"), "url(#skin)", round=28,
            skin=0.3, detail=oval(204, 318, 66, 30, "url(#hollow)")),
        Shape(smooth("40,404 70,352 130,336 190,384 256,334 318,348 344,404"), "url(#coat)",
            round=22, bump=0.9, bump_size=7),
        *[Shape(ellipse(x, y, 10, 8, turn), "url(#iron)", round=5, shine=0.8, gloss=9)
          for x, y, turn in ((100, 356, 30), (122, 364, 24), (144, 374, 20), (284, 350, -30),
                             (262, 360, -24), (240, 370, -20))],
        Shape(fur("10,396 50,350 96,330 134,326", 26, 40, 8, 10), "#a0a4b4", round=5,
            bump=0.5, ink=0.3),
        Shape(fur("250,322 292,326 330,346 366,392", 26, 40, 3, 10), "#888c9c", round=5,
            bump=0.5, ink=0.3),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "116,112 98,150 94,182 101,206 91,232 98,262 112,294 140,322 170,334 206,324 252,294 "
        "278,252 284,200 280,146 244,100 170,92"
    )
    paint = (
        oval(214, 200, 48, 40, "url(#hollow)") + oval(132, 202, 34, 38, "url(#hollow)", 0.9)
        + oval(226, 262, 26, 36, "url(#hollow)", 0.8) + oval(110, 262, 16, 28, "url(#hollow)", 0.7)
        + oval(236, 240, 36, 22, "url(#blush)") + oval(108, 242, 22, 20, "url(#blush)")
        + lines(["250,200 270,192", "250,208 270,210", "246,216 262,226", "128,156 164,146 206,156",
                 "134,168 168,160 202,168", "186,262 202,280 202,300", "140,232 132,240",
                 "186,230 204,238 222,236"], SHADE, 2.8, 0.6)
        + brushed("#fce0c8", SHADE)
    )  # fmt: skip
    scars = [
        Shape(
            taper("246,152 230,188 224,222 208,262", [3, 8, 8, 3]),
            "#f0a098",
            round=3,
            contact=0.25,
            ink=0.35,
            shine=0.3,
        ),
        Shape(
            taper("100,238 118,262 122,288", [2, 6, 2]), "#f0a098", round=2, contact=0.2, ink=0.3
        ),
    ]
    return [
        *lobe(282, 226, 30, SHADE),
        Shape(polygon("296,204 312,208 300,218"), "#1c1220", flat=0.6, rim=0, contact=0, ink=0),
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.5, bump=0.3, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        *scars,
        *[limb(points, [2.6, 2.6], "#a04c48", round=1, bump=0, contact=0, ink=0.2)
          for points in ("232,168 246,172", "222,236 236,238", "226,196 238,200")],
        Shape(ring(290, 262, 14, 4.4), "url(#gold)", round=3, shine=0.8),
        Shape(ring(284, 282, 10, 3.6), "url(#gold)", round=3, shine=0.8),
    ]  # fmt: skip


def _beard() -> list[Shape]:
    """Fork the beard, a ring of iron about each end."""
    tones = ("#f0e8d8", "#b8aca0", "#d8ccbc")
    base = (
        "102,286! 128,308 164,318 206,312 250,290 276,252! 276,300 244,332 196,346 146,338 114,316"
    )
    made = [
        *tresses("112,296 140,326 172,334 216,326 262,280", 9, (44, 30), tones, "#8c8078", 4, 30),
        Shape(smooth(base), "url(#beard)", round=22, bump=0.6),
    ]
    for spine, knot in (("150,330 138,360 132,400", (138, 362)), ("212,332 224,360 232,400",
                                                                  (224, 360))):  # fmt: skip
        made += [strand(spine, (34, 30, 14), "url(#beard)", "#8c8078"),
                 limb([(knot[0] - 17, knot[1]), (knot[0] + 17, knot[1])], [12, 12], "url(#iron)",
                      round=5, shine=0.7, bump=0)]  # fmt: skip
    return made


def _features(mood: Mood) -> list[Shape]:
    far = "150,268! 126,262 106,274 88,300! 108,296 132,290 154,282!"
    near = "146,266! 186,258 226,270 256,298! 226,296 192,290 152,282!"
    marks = lines(["142,274 112,282 98,294", "160,272 210,280 244,294"], "#8c8078", 2.6, 0.6)
    gap = [] if mood.is_sorry else [
        Shape(polygon("176,291 184,290 184,299 177,299"), "#2c0c14", flat=0.6, rim=0, contact=0,
              ink=0)]  # fmt: skip
    return [
        *mouth(mood, (164, 296), 31, ("#a85048", "#40141c"), None, 0.8), *gap,
        *tilted([Shape(smooth(far), "url(#beard)", round=9, bump=0.5, contact=0.6, detail=marks)],
                -mood.droop, (150, 272)),
        *tilted([Shape(smooth(near), "url(#beard)", round=10, bump=0.5, contact=0.6, detail=marks)],
                mood.droop, (150, 272)),
        *snout((144, 254), 26, SHADE, 1.05, 0.3),
        Shape(taper("134,226 152,220 172,228", [2, 6, 2]), "#f0a098", round=2, contact=0.2,
            ink=0.3),
        eyebrow(mood.brow("98,186 124,176 156,192"), [6, 15, 13], "#e8e0d0", "#948878"),
        eyebrow(mood.brow("184,188 218,164 262,180"), [13, 17, 5], "#e8e0d0", "#948878"),
    ]  # fmt: skip


def _wolf() -> list[Shape]:
    """Lay the wolf's head over the brow: ears, scowl, the upper teeth over his forehead."""
    cap = (
        "70,196! 74,140 98,88 140,58 196,48 252,60 294,98 314,160 314,210! 290,164 252,140 "
        "116,140 90,160"
    )
    ears = ("88,104! 58,44 60,-20! 112,14 144,66", "246,62! 276,10 326,-26! 332,38 308,112")
    inner = ("92,84! 72,34 70,-4! 104,24 124,60", "264,66! 286,22 316,-10! 316,42 300,94")
    muzzle = (
        "126,136! 122,112 140,88 160,66 178,60 196,66 216,88 232,112 228,138! 206,152 178,158 "
        "150,152"
    )
    nose = "158,136 164,124 178,120 192,124 198,136 188,150 178,154 168,150"
    far, near = "128,140 104,128 82,150 76,196", "312,208 298,160 262,132 228,140"
    eyes = [
        Shape(
            smooth(points),
            "#ffb428",
            round=3,
            glow=0.5,
            contact=0.3,
            detail=disc(x, y, 4, "#1c0c10"),
        )
        for points, x, y in (
            ("106,92! 120,92 134,102! 120,104", 121, 97),
            ("252,88! 238,88 222,100! 238,102", 237, 94),
        )
    ]
    brows = [
        limb(points, [5, 17, 12], "url(#pelt)", round=6, bump=0.7, contact=0.7)
        for points in ("92,78 118,80 148,98", "270,74 242,76 208,96")
    ]
    return [
        *[Shape(smooth(ear), "url(#pelt)", round=14, bump=0.8) for ear in ears],
        *[Shape(smooth(part), "#8c6068", round=8, bump=0.4, contact=0.1) for part in inner],
        Shape(fur("72,200 76,130 110,76 190,46 270,72 306,130 314,210", 50, 26, 3, 9), "#9498a8",
            round=5),
        Shape(smooth(cap), "url(#pelt)", round=30, bump=1.2, bump_size=7, contact=0.8),
        *[
            Shape(fur(points, 18, 30, seed, 9), "#b8bcc8", round=5, bump=0.5, contact=0.4, ink=0.3)
            for points, seed in ((far, 2), (near, 6))
        ],
        *eyes,
        *brows,
        *teeth("120,144 146,154 178,160 210,155 236,145", 9, 27, 13, "#fff8e4"),
        Shape(
            smooth(muzzle), "url(#muzzle)", round=26, bump=0.8, bump_size=6, contact=0.8,
            detail=lines(["178,62 178,116", "148,88 156,122", "208,88 200,122",
                          "140,140 178,148 216,141"],
                "#6c7084", 3, 0.5)
            + "".join(disc(x, y, 2, "#5c6074", 0.8) for x, y in ((138, 126), (146, 138), (134, 138),
                                                               (216, 126), (210, 138), (222, 138))),
        ),
        Shape(smooth(nose), "#241c28", round=11, shine=0.7, gloss=10,
            detail=oval(170, 140, 4, 3, "#000000") + oval(186, 140, 4, 3, "#000000")),
    ]  # fmt: skip
