"""Nessun the Quiet: a tall hood, a veil, two calm eyes that read walls, a finger raised."""

from ...curves import Points, directions, ellipse, place, sample, smooth, taper
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints
from ...portraits._mood import MOODS, Mood, Pose, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import bricks, disc, linear, lines, oval

BACKDROP = Backdrop(("#141a34", "#38507c", "#8cb0b8"), ("#e8fff8", "#9ce0d8"), 138, (186, 168))
LIGHT = Light(ambient="#686c9c", rim_colour="#c0fff0", rim=0.9, bounce="#3c6078", ink="#0a0c1c")
SHADE = "#4c2c3c"
NEAR = Eye(218, 206, 33, "#38b0a0", "#a87868", lift=0.56, tilt=7, lash=5.4, wing=0.2)
FAR = Eye(130, 209, 25, "#38b0a0", "#a87868", False, 0.56, 7, (-0.2, 0.02), 5, 0.16)

#: The signs that are carved and sewn: strokes about the origin.
SIGNS: tuple[tuple[str, ...], ...] = (
    ("-6,-8 -6,8", "-6,-2 6,-8", "6,-8 6,8"),
    ("-7,-7 7,-7", "0,-7 0,8", "-5,2 5,2"),
    ("-6,8 0,-8 6,8", "-3,2 3,2"),
    ("-7,-8 7,0 -7,8", "-7,0 1,0"),
    ("-6,-8 6,8", "6,-8 -6,8"),
    ("-7,-6 7,-6", "-7,6 7,6", "0,-6 0,6"),
    ("-6,-8 -6,4 0,8 6,4 6,-8",),
)


def scene(mood: str = "calm") -> Scene:
    """Carve the wall; then robe, face and veil, the hood over them, and the hand."""
    pose = Pose(MOODS[mood], 3, right=True)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 75, mood)
    picture.cover(f'<g opacity=".5">{bricks((0, 0, 375, 375), (62, 42), 5, "#0c1430")}</g>')
    picture.veil(_carving(pose.mood), 0.4)
    picture.glow(_carving(pose.mood), 5, 0.2 if pose.mood.is_sorry else 0.6)
    picture.group(*pose.head(_inside()), shadow=0.4)
    picture.group(*pose.body(_robe()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_veil()), shadow=0.4)
    picture.group(*pose.head(_hood()), shadow=0.55)
    picture.group(*pose.head(_jewel()), shadow=0.4, form=0)
    if not pose.mood.is_sorry:
        picture.group(*pose.body(_hand()), shadow=0.5)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(262, 178, 12)))
    picture.afterglow(pose.marks(disc(178, 98, 26, "#60ffe0", 0.6)), 9)
    return end(picture, "#d0fff4")


def _gradients() -> str:
    return (
        complexion("#ecc4a0", "#b8846c", "#644050", "#d86c5c", "#4c2c3c")
        + linear("hood", (60, 0), (330, 330), (0, "#fffaf0"), (0.5, "#d4ccd0"), (1, "#8480a0"))
        + linear("hem", (60, 60), (330, 330), (0, "#4c64b8"), (1, "#1c2460"))
        + linear("veil", (90, 230), (290, 375), (0, "#6478c8"), (0.5, "#38489c"), (1, "#161c54"))
        + linear("robe", (40, 290), (330, 375), (0, "#c4bcc8"), (1, "#5c5878"))
    )


def _carving(mood: Mood) -> str:
    """Carve rows of signs into the wall at both sides; they shine as they are read."""
    marks = ""
    colour = "#587090" if mood.is_sorry else "#a0ffe8"
    number = 0
    for row in range(6):
        for x in (20, 56, 322, 356):
            sign = SIGNS[(number * 3 + row) % len(SIGNS)]
            y = 64 + row * 42
            strokes = [place(stroke, x, y, 1.15) for stroke in sign]
            marks += lines(strokes, colour, 2.8, 0.9 if (number + row) % 3 else 0.5)
            number += 1
    return marks


def _inside() -> list[Shape]:
    return [
        Shape(smooth("188,40 262,92 300,170 300,270 270,340 110,340 82,270 84,170 118,92"),
            "#1a1634", round=40)
    ]  # fmt: skip


def _robe() -> list[Shape]:
    folds = lines(["70,330 96,400", "130,330 140,400", "310,326 284,400", "250,330 244,400"],
                  "#444060", 5, 0.5)  # fmt: skip
    return [
        Shape(smooth("-20,404 4,352 62,314 318,310 372,348 396,404"), "url(#robe)", round=34,
            bump=0.5, detail=folds),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "122,108 106,146 103,182 107,208 100,232 106,262 124,298 150,322 174,328 204,316 244,284 "
        "266,242 274,196 270,142 240,98 172,90"
    )
    paint = (
        oval(214, 198, 46, 36, "url(#hollow)", 0.7) + oval(131, 200, 34, 34, "url(#hollow)", 0.6)
        + oval(232, 244, 36, 26, "url(#blush)", 0.5)
        + oval(224, 230, 28, 11, "url(#shine)", 0.6) + oval(112, 230, 16, 11, "url(#shine)", 0.6)
        + lines(["214,232 214,262", "224,230 225,256", "204,234 203,258", "118,234 119,256",
                 "110,232 111,248"], "#fff8e8", 3.4, 0.85)
        + brushed("#f8dcb8", SHADE, right=True)
    )  # fmt: skip
    nose = "150,170 146,206 134,236 150,252 176,248 178,226 166,204 164,172"
    return [
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.5, ink=0.8, detail=paint),
        Shape(smooth(nose), "url(#skin)", round=14, contact=0.25, ink=0.05, rim=0.2, skin=0.5),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("98,182 124,168 154,182"), [3, 7, 6], "#3c2430", "#7a5a60"),
        eyebrow(mood.brow("186,180 220,160 264,172"), [6, 8, 3], "#3c2430", "#7a5a60"),
    ]


def _veil() -> list[Shape]:
    """Hang the veil from ear to ear, over the nose: what is felt must be seen in the eyes."""
    cloth = (
        "92,232! 116,240 140,238 154,232 176,240 224,246 280,232! 288,290 270,344 232,384 150,390 "
        "110,350 92,296"
    )
    folds = lines(
        ["100,244 130,300 170,350", "276,244 250,304 204,350", "112,242 150,280 176,292",
         "262,242 222,280 192,294", "170,320 172,384", "210,320 214,380"], "#10163c", 4, 0.45,
    )  # fmt: skip
    light = lines(["106,244 138,296 176,338", "266,246 240,300 200,338"], "#a8b8f0", 2.4, 0.5)
    edge = "93,234 118,242 140,240 154,234 176,242 224,248 279,234"
    return [
        Shape(smooth(cloth), "url(#veil)", round=34, bump=0.4, detail=folds + light),
        limb(edge, [5, 6, 6, 6, 6, 6, 5], "#c8d8ff", round=3, bump=0),
    ]


def _hood() -> list[Shape]:
    cowl = (
        "30,404! 46,310 52,230 62,150 92,82 136,34 186,-26! 236,34 284,84 316,152 328,230 336,310 "
        "354,404! 300,404! 304,310 298,236 284,170 250,122 192,96 138,120 104,164 88,228 86,310 "
        "92,404!"
    )
    folds = lines(["182,0 160,60 112,120", "190,4 214,56 262,110", "70,190 62,280 58,380",
                   "312,190 322,280 328,380"], "#6c6888", 4, 0.4)  # fmt: skip
    hem = "92,404 86,310 89,228 105,165 139,121 192,98 250,123 283,171 297,236 303,310 300,404"
    return [
        Shape(smooth(cowl), "url(#hood)", round=26, bump=0.5, contact=0.8, detail=folds),
        Shape(taper(hem, [24, 25, 26, 26, 26, 26, 26, 26, 26, 25, 24], 110), "url(#hem)", round=8,
            contact=0.5, detail=_sewn(hem)),
    ]  # fmt: skip


def _sewn(hem: Points) -> str:
    """Sew signs along the hem."""
    track = sample(hem, 120)
    ahead = directions(track)
    strokes = []
    for number, at in enumerate(range(6, len(track) - 4, 7)):
        x, y = (float(value) for value in track[at])
        east, south = (float(value) for value in ahead[at])
        for stroke in SIGNS[number * 2 % len(SIGNS)]:
            points = place(stroke, 0, 0, 0.7)
            strokes.append([(x + p.x * east - p.y * south, y + p.x * south + p.y * east)
                            for p in points])  # fmt: skip
    return lines(strokes, "#b8fff0", 2, 0.95)


def _jewel() -> list[Shape]:
    return [
        Shape(smooth("178,72! 196,92 190,116 178,126! 166,116 160,92"), "#d8b060", round=6,
            shine=0.6),
        Shape(ellipse(178, 100, 11, 15), "#50e8d0", round=9, shine=0.9, glow=0.5, contact=0.5),
    ]  # fmt: skip


def _hand() -> list[Shape]:
    """Raise one finger before the veil."""
    skin = "url(#skin)"
    curled = [
        Shape(ellipse(x, y, 17, 14, turn), skin, round=12, skin=0.4, contact=0.7)
        for x, y, turn in ((190, 346, 20), (206, 362, 24), (220, 380, 28))
    ]
    sleeve = "110,404! 128,372 180,384 240,396! 250,420 110,420"
    return [
        Shape(smooth("132,396 134,352 150,334 178,336 208,352 226,392"), skin, round=22, skin=0.4),
        *curled,
        limb("158,360 156,318 158,278 160,262", [26, 24, 21, 15], skin, round=10, skin=0.5,
            bump=0.1, contact=0.8),
        Shape(ellipse(160, 270, 6, 9), "#f8dcd0", round=4, contact=0.1, ink=0.4),
        limb("132,392 126,356 140,334 160,340", [22, 24, 22, 16], skin, round=10, skin=0.5,
            bump=0.1, contact=0.7),
        Shape(smooth(sleeve), "url(#hood)", round=12, bump=0.4),
    ]  # fmt: skip
