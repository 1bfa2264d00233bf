"""Mutant: blue, three-eyed, three-legged, and already past you, or over you."""

from ..actors import earth, motes, outdoors
from ..curves import Knot, ellipse, place, polygon, rectangle, ridge, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..props import battlement, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, linear, lines, oval, spots
from ..tilt import tilted, tilted_marks

LIGHT = lit("#0c1028", "#4c5cac", "#fff4b0", "#c89a48", 1.2)
SKIN, LEG, SPOT = "url(#skin)", "url(#leg)", "#0e1c62"
NECK = (190.0, 240.0)
LEAN = -7.0


def scene() -> Scene:
    """Paint a road, far leg and tail, body, near legs, a head all mouth and eyes, and a knight."""
    colours = (
        linear("skin", (90, 70), (290, 350), (0, "#74e0ff"), (0.45, "#2488e8"), (1, "#1c3496"))
        + linear("belly", (150, 240), (230, 350), (0, "#d8f6ff"), (1, "#6aa8ea"))
        + linear("tongue", (60, 240), (300, 290), (0, "#c02458"), (0.5, "#ff6490"), (1, "#e84a78"))
        + linear("steel", (150, 440), (200, 490), (0, "#f8fbff"), (0.5, "#98a4c4"), (1, "#4c5480"))
        + linear("leg", (0, 290), (0, 420), (0, "#3a9af0"), (1, "#1c3490"))
    )
    picture = outdoors(
        LIGHT, ("#b86c1c", "#f4b840", "#fff0a0"), ("#ecc870", "#c08c40", "#7c5030"), 300,
        colours,
        66,
    )  # fmt: skip
    _road(picture)
    picture.group(*_knight(), shadow=0.4)
    picture.group(*_far(), shadow=0.4)
    picture.group(*_body(), shadow=0.4, roundness=80)
    picture.group(*_near(), shadow=0.4)
    picture.group(*_stones(), shadow=0.4)
    head = tilted(_head(), LEAN, NECK)
    picture.group(*head, shadow=0.6, shadow_blur=9, shadow_offset=(-2, 10), roundness=80)
    picture.group(*tilted(_eyes(), LEAN, NECK), shadow=0.4)
    pupils = pupil(84, 136, 22) + pupil(163, 98, 30) + pupil(236, 132, 24)
    picture.sharp(tilted_marks(pupils, LEAN, NECK))
    picture.sharp(disc(161, 461, 3, "#140a12") + disc(187, 468, 3, "#140a12"))
    return motes(picture, "#fdffc0", 6, 10)


def _road(picture: Scene) -> None:
    """Paint the stronghold it makes for, the road, and all that it has stirred up."""
    picture.glow(oval(40, 240, 150, 90, "#fff0b0", 0.9), 26)
    picture.veil(clouds(6, 4, (200, 60, 390, 150), 66, "#fff4cc", 0.55), 5)
    picture.veil(fill(ridge(-5, 380, 276, 30, 3), "#c08838", 0.85), 1.4)
    keep = battlement(8, 236, 60, 90, 4, 9) + battlement(26, 200, 26, 60, 3, 8)
    picture.veil(fill(keep, "#94602c", 0.95), 0.7)
    picture.cover(fill(rectangle(35, 216, 6, 12) + rectangle(26, 266, 9, 40), "#4c2c18"))
    picture.cover(fill(polygon([(37, 200), (37, 176), (54, 183), (39, 190)]), "#c83c34"))
    earth(picture, 306, 6, 4)
    picture.veil(fill("M20 306L70 306L420 400L420 545L-60 545L-60 470Z", "#f0d488", 0.4), 3)
    picture.veil(clouds(3, 5, (270, 300, 390, 410), 66, "#fff0b8", 0.62), 4)
    _tracks(picture)
    picture.shade(oval(190, 440, 140, 14, "#5c3430", 0.6), 6)
    picture.shade(oval(80, 436, 54, 8, "#5c3430", 0.6), 4)
    picture.shade(oval(236, 496, 130, 9, "#5c3430", 0.7), 5)
    picture.veil("".join(fill(taper([(375, y), (330, y - 3), (375 - reach, y - 4)], [5, 4, 0.6]),
        "#fffbe0", 0.8) for y, reach in ((150, 70), (176, 96), (330, 84))), 1)  # fmt: skip
    picture.veil(clouds(9, 4, (250, 396, 380, 436), 44, "#f4dc98", 0.6), 3)


def _tracks(picture: Scene) -> None:
    """Press the ruts of carts into the road, and its own three toes across them."""
    ruts = lines(["120,330 40,420 -20,500", "200,330 250,420 290,540"], "#8c5c30", 5, 0.5)
    picture.veil(ruts, 2)
    for x, y, k in ((346, 470, 8), (372, 440, 6), (40, 476, 9), (14, 510, 11)):
        toes = "".join(oval(x - 1.5 * k, y + s * k, 0.7 * k, 0.34 * k, "#8c5c30", 0.7)
            for s in (-0.7, 0, 0.7))  # fmt: skip
        picture.veil(toes + oval(x, y, 0.8 * k, 0.5 * k, "#8c5c30", 0.7), 0.8)
    grass = tufts("-5,350 40,344", 12, 16, 4, 0.4, 3) + tufts("330,356 380,350", 14, 18, 5, 0.4, 3)
    picture.cover(fill(grass, "#a89040"))


def _knight() -> list[Shape]:
    """Tread on a knight: his boots fly up, his back gives way, his eyes start from the helmet."""
    return [
        limb("286,476 324,484 346,456", [24, 20, 14], "#98a4c4", shine=0.6, bump=0),
        Shape(smooth("334,456! 354,462! 362,446 372,436 364,426 340,432"), "#7c4a30", round=7,
            shine=0.3),
        limb("282,486 312,496 326,468", [24, 20, 14], "#b8c4dc", shine=0.6, bump=0),
        Shape(smooth("314,466! 336,472! 344,456 352,444 342,436 320,444"), "#8c5434", round=7,
            shine=0.3),
        Shape(smooth("192,470 206,446 226,450 244,466 268,466 284,454 302,464 304,486 "
            "280,498 230,500 200,492"), "#8c48b4", round=20, bump=0.2,
            detail=oval(262, 468, 36, 10, "#2c1048", 0.7) + lines(["214,458 226,476 222,490",
            "282,464 276,480 282,492", "230,482 250,488 270,482"], "#4c2070", 3, 0.6)),
        limb("210,484 172,494 140,490", [19, 16, 13], "#b8c4dc", shine=0.6, bump=0),
        Shape(ellipse(133, 489, 10, 8), "#98a4c4", round=7, shine=0.6),
        limb("84,486 116,494", [7, 6], "#7c4a30", round=3),
        Shape(polygon("80,478! 88,496! 84,498! 76,480!"), "#f0c04a", round=3, shine=0.7),
        Shape(polygon("82,484! 30,474! 18,476! 28,481! 81,491!"), "url(#steel)", round=4,
            shine=0.9),
        Shape(smooth("150,478! 148,456 166,440 190,440 208,456 208,482! 180,488"), "url(#steel)",
            round=22, shine=0.9, gloss=12),
        Shape(smooth("148,456! 200,454! 199,476! 149,476!"), "#241828", round=3, flat=0.6, rim=0),
        *(Shape(ellipse(x, 465, 8.5), "#fffaf0", round=8, glow=0.5) for x in (163, 184)),
        Shape(taper("196,444 220,428 240,436", [4, 13, 3]), "#e84848", round=5),
    ]  # fmt: skip


def _stones() -> list[Shape]:
    """Let what lay in the road fly up behind its feet."""
    return [
        Shape(polygon(place("-1,-.3! -.2,-.9! .9,-.5! 1,.4! .1,.8! -.8,.6!", x, y, k, turn)),
            "#c8a468", round=k * 0.4, bump=0.2, rim=0.6)
        for x, y, k, turn in ((352, 396, 9, 20), (336, 424, 6, -30), (364, 424, 12, 60),
            (246, 420, 7, 10), (224, 438, 5, 40))
    ]  # fmt: skip


def _foot(x: float, y: float, size: float, turn: float) -> list[Shape]:
    """Set down a foot of three clawed toes from its ankle; they point left when `turn` is 0."""
    shapes = []
    for far, near in (((-0.1, 0.0), (-1.3, 0.16)), ((0.2, 0.4), (-0.6, 0.74)),
            ((0, 0.2), (-1.1, 0.5))):  # fmt: skip
        ahead, aside = near
        toe = place([far, ((far[0] + ahead) / 2, (far[1] + aside) / 2 - 0.1), near], x, y, size,
            turn)  # fmt: skip
        claw = [(ahead + 0.14, aside - 0.2, True), (ahead - 0.3, aside - 0.16, False),
            (ahead - 0.62, aside + 0.24, True), (ahead + 0.06, aside + 0.2, True)]  # fmt: skip
        shapes += [
            Shape(taper(toe, [size * k for k in (0.74, 0.62, 0.54)]), LEG, round=size * 0.26,
                bump=0.2, skin=0.3, contact=0.5),
            Shape(smooth(place([Knot(*p) for p in claw], x, y, size, turn)), "#f6c850",
                round=size * 0.14, shine=0.6, contact=0.5),
        ]  # fmt: skip
    heel = place([(0.12, 0.16)], x, y, size, turn)[0]
    return [
        *shapes,
        Shape(ellipse(heel.x, heel.y, size * 0.5, size * 0.46), LEG, round=size * 0.3, contact=0.1,
            ink=0.3),
    ]  # fmt: skip


def _leg(
    thigh: str, shin: str, foot: tuple[float, float, float, float], size: float, tone: str = LEG
) -> list[Shape]:
    """Bend a leg at its knee: a foot on its ankle, shin, spotted thigh."""
    knee = place(shin)[0]
    return [
        *_foot(*foot),
        limb(shin, [size * 0.62, size * 0.56, size * 0.34], tone, bump=0.2, skin=0.3),
        Shape(taper(thigh, [size * 1.1, size, size * 0.66], 70), tone, round=size * 0.46, bump=0.2,
            skin=0.3, ink=0.5,
            detail=spots(int(size), 5, (knee.x - 60, knee.y - 60, knee.x + 60, knee.y), SPOT,
            (4, 9), 0.7)),
    ]  # fmt: skip


def _far() -> list[Shape]:
    return [
        Shape(
            taper("262,266 316,262 342,224 322,186 350,160", [64, 48, 32, 20, 4], 70),
            SKIN,
            round=20,
            bump=0.2,
            detail=lines(["290,250 330,230", "320,250 350,220"], SPOT, 5, 0.5),
        ),
        *_leg(
            "222,298 204,332 216,366", "216,364 262,392 272,430", (278, 436, 32, 2), 68, "#2460bc"
        ),
    ]


def _body() -> list[Shape]:
    back = "140,200 214,170 282,196 314,246 304,306 254,344 188,346 144,316 128,254"
    return [
        Shape(tufts("206,178 262,184 308,236", 13, 34, 5, 0.9, 7), "#ffb02e", round=4,
            contact=0.4),
        Shape(smooth(back), SKIN, round=60, bump=0.2, bump_size=14, skin=0.3,
            detail=spots(8, 14, (220, 190, 310, 320), SPOT, (5, 13), 0.75)),
        Shape(smooth("140,270 190,282 232,312 222,342 186,348 146,320"), "url(#belly)", round=26,
            bump=0.3, contact=0.1, ink=0.2,
            detail=lines([f"146,{y} 186,{y + 14} 228,{y + 22}" for y in (282, 298, 314)],
            "#4c88d0", 3)),
    ]  # fmt: skip


def _near() -> list[Shape]:
    return [
        *_leg("256,282 300,298 322,330", "322,330 340,354 330,384", (328, 390, 32, -46), 80),
        *_leg("174,290 122,300 84,336", "84,336 78,366 92,392", (90, 404, 34, 18), 80),
    ]


def _head() -> list[Shape]:
    skull = (
        "60,168 100,130 164,112 228,126 272,164 288,212 270,258 216,288 150,294 88,278 50,242 "
        "44,202"
    )
    maw = "56,214! 96,226 158,232 222,222 272,196! 268,240 226,266 156,276 96,264 62,240"
    return [
        Shape(smooth(skull), SKIN, round=62, bump=0.2, bump_size=14, shine=0.25, skin=0.3,
            detail=spots(4, 12, (190, 130, 284, 220), SPOT, (5, 12), 0.75)
            + spots(6, 6, (60, 160, 110, 196), SPOT, (3, 7), 0.6)
            + lines(["232,250 262,252 276,238", "226,262 256,266"], SPOT, 3, 0.5)),
        Shape(smooth(maw), "#2c0c34", round=8, contact=0.4, flat=0.6, rim=0),
        *_tongue(),
        *teeth("62,217 156,233 268,200", 10, 24, 17, "#fffbe0"),
        *teeth("192,274 156,276 74,246", 5, 17, 15, "#fffbe0", down=False),
        Shape(smooth("44,206 70,222 120,232 160,235 222,225 280,190 284,200 224,236 160,245 "
            "116,242 64,230"), "#5ac4f6", round=6, contact=0.4, ink=0.4),
        Shape(ellipse(136, 200, 5, 8, 14), SPOT, round=3, contact=0, flat=0.6, rim=0),
        Shape(ellipse(168, 200, 5, 8, -14), SPOT, round=3, contact=0, flat=0.6, rim=0),
    ]  # fmt: skip


def _tongue() -> list[Shape]:
    """Let it stream behind, out of the throat and over the lower lip."""
    track = "110,246 160,254 214,262 262,282 300,262 338,288"
    groove = "130,250 172,256 214,264 262,284 298,266"
    return [
        Shape(taper(track, [26, 34, 36, 34, 28, 10], 70), "url(#tongue)", round=13, shine=0.5,
            gloss=12, contact=0.8,
            detail=lines([groove], "#a81c4c", 4, 0.7)),
    ]  # fmt: skip


def _eyes() -> list[Shape]:
    stalks = [
        limb("104,164 92,134", [56, 62], SKIN, round=28),
        limb("170,136 166,98", [70, 80], SKIN, round=36),
        limb("232,158 244,132", [58, 66], SKIN, round=30),
    ]
    return [
        *stalks,
        *gaze(Spot(91, 134, 26, 14), "#ffb020", "#2f8ee0", 0.24, (-8, 3)),
        *gaze(Spot(164, 96, 34, -6), "#ff8a1a", "#2f8ee0", 0.18, (-4, 4)),
        *gaze(Spot(245, 130, 28, -20), "#ffb020", "#2f8ee0", 0.4, (-9, 3)),
    ]
