"""Mutant: blue, three-eyed, three-legged, and already past you, or over you."""

from dataclasses import replace
from typing import TypeAlias

from ..actors import Hand, earth, furrows, motes, moved, outdoors, spread
from ..anatomy import LEG as LEGS
from ..anatomy import TROUSERS, Place, creases, limb_of, muscle
from ..curves import Knot, ellipse, place, polygon, rectangle, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..props import battlement, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, linear, lines, oval, spots
from ..tilt import tilted, tilted_marks
from ..wardrobe import boot
from ._knights import STEEL, helmet, sleeve

LIGHT = lit("#0c1028", "#4c5cac", "#fff4b0", "#c89a48", 1.2)
#: The light on him who lies nearest.
NEAR = replace(LIGHT, ambient="#8c90d0", bounce="#f0c070")
SKIN, LEG, SPOT = "url(#skin)", "url(#leg)", "#0e1c62"
Joints: TypeAlias = tuple[Place, Place, Place]
#: Where the head comes to, so that the trunk is seen: about, to, and how large.
HEAD = ((180.0, 220.0), (180.0, 196.0), 0.96)
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
    picture.group(*_knight(), shadow=0.4, light=NEAR)
    picture.group(*_far(), shadow=0.4)
    picture.group(*_body(), shadow=0.4, roundness=80)
    picture.group(*_near(), shadow=0.4)
    picture.group(*_stones(), shadow=0.4)
    head = tilted(moved(_head(), *HEAD), LEAN, NECK)
    picture.group(*head, shadow=0.6, shadow_blur=9, shadow_offset=(-2, 10), roundness=80)
    picture.group(*tilted(moved(_eyes(), *HEAD), LEAN, NECK), shadow=0.4)
    pupils = pupil(84, 136, 22) + pupil(163, 98, 30) + pupil(236, 132, 24)
    (x, y), (to_x, to_y), size = HEAD
    way = f"translate({to_x} {to_y}) scale({size}) translate({-x} {-y})"
    picture.sharp(tilted_marks(f'<g transform="{way}">{pupils}</g>', LEAN, NECK))
    looks = place([(-11.0, -1.0), (5.0, -1.0)], 133, 439, 1.0, -16)
    picture.sharp("".join(disc(p.x - 1, p.y - 1, 2.9, "#140a12") for p in looks))
    return motes(picture, "#fdffc0", 6, 10)


def _road(picture: Scene) -> None:
    """Paint the stronghold it makes for, table hills, the road, and all that it has stirred up."""
    picture.glow(oval(40, 240, 150, 90, "#fff0b0", 0.9), 26)
    picture.veil(clouds(6, 4, (200, 40, 390, 150), 66, "#fff4cc", 0.5), 5)
    bands = "".join(taper(way, [1, 9, 12, 1]) for way in ("-20,64 60,52 150,60 230,46",
        "210,24 290,34 340,26 400,34", "-20,126 30,120 70,126 110,122"))  # fmt: skip
    picture.veil(fill(bands, "#ffe4a0", 0.7), 2)
    mesas = ("-10,310! 60,250! 84,248! 96,310!", "250,310! 268,232! 284,226! 322,228! 336,262! "
        "356,266! 390,240! 390,310!")  # fmt: skip
    picture.veil("".join(fill(smooth(way), "#d09048", 0.8) for way in mesas), 1.2)
    shade = "322,228! 336,262! 356,266! 390,240! 390,310! 330,310! 326,270!"
    picture.veil(fill(smooth(shade), "#a06438", 0.7), 1.2)
    keep = battlement(8, 236, 60, 90, 4, 9) + battlement(26, 200, 26, 60, 3, 8)
    picture.veil(fill(keep, "#94602c", 0.95), 0.7)
    picture.cover(fill(rectangle(35, 216, 6, 12) + rectangle(26, 266, 9, 40), "#4c2c18"))
    picture.cover(fill(polygon([(37, 200), (37, 176), (54, 183), (39, 190)]), "#c83c34"))
    earth(picture, 306, 6, 4)
    picture.veil(fill("M20 306L70 306L420 400L420 545L-60 545L-60 470Z", "#f0d488", 0.5), 3)
    furrows(picture, 320, "#8c5c30", "#ffe4a0", 4)
    picture.veil(clouds(3, 5, (270, 300, 390, 410), 66, "#fff0b8", 0.62), 4)
    _tracks(picture)
    picture.shade(oval(190, 440, 150, 15, "#5c3430", 0.7), 6)
    picture.shade(oval(70, 428, 56, 9, "#5c3430", 0.8), 4)
    picture.shade(oval(308, 428, 56, 9, "#5c3430", 0.8), 4)
    picture.shade(oval(210, 506, 140, 8, "#5c3430", 0.8), 4)
    picture.veil(clouds(9, 4, (300, 410, 390, 440), 36, "#f4dc98", 0.6), 3)


def _tracks(picture: Scene) -> None:
    """Press the ruts of carts into the road, and its own three toes across them."""
    ruts = lines(["120,330 40,420 -20,500", "200,330 250,420 290,540"], "#8c5c30", 5, 0.5)
    picture.veil(ruts, 2)
    for x, y, k in ((346.0, 470.0, 8.0), (372, 440, 6), (40, 476, 9), (14, 510, 11)):
        toes = "".join(oval(x - 1.5 * k, y + s * k, 0.7 * k, 0.34 * k, "#8c5c30", 0.7)
            for s in (-0.7, 0, 0.7))  # fmt: skip
        picture.veil(toes + oval(x, y, 0.8 * k, 0.5 * k, "#8c5c30", 0.7), 0.8)
    for x, y, k in ((352.0, 330.0, 1.0), (16.0, 356.0, 0.5)):
        trunk = taper([(x, y), (x, y - 46 * k)], [11 * k, 10 * k]) + "".join(
            taper([(x, y - a * k), (x + b * k, y - a * k), (x + b * k, y - (a + 18) * k)], [7 * k])
            for a, b in ((14, -15), (22, 14)))  # fmt: skip
        picture.veil(fill(trunk, "#7c7c3c", 0.95), 0.5)
    grass = tufts("-5,350 40,344", 12, 16, 4, 0.4, 3) + tufts("330,356 380,350", 14, 18, 5, 0.4, 3)
    picture.cover(fill(grass, "#a89040"))


def _knight() -> list[Shape]:
    """Tread on a knight, who has got up on one elbow, kicks, and calls for help."""
    flat = ((272, 484), (308, 494), (342, 498))
    kick = ((270, 478), (312, 482), (330, 444))
    prop = ((176, 464), (146, 502), (102, 504))
    plea = ((164, 456), (118, 478), (80, 450))
    shapes = []
    for leg, turn, tone in ((kick, -14, "#98a4cc"), (flat, 88, "#b8c4e0")):
        shapes += [*boot(Spot(leg[2][0] + (2 if turn < 0 else 6), leg[2][1] - (6 if turn < 0
            else -2), 14, turn if turn > 0 else 176, True), "#a8683c", "#d8a060"),
            limb_of(leg, 29, TROUSERS, tone, 0 if turn < 0 else 1, shine=0.5,
                detail=creases(leg, 29, "#5c6890", TROUSERS))]  # fmt: skip
    return [
        limb("26,514 48,504", [8, 7], "#8c5434", round=3),
        Shape(polygon("26,498! 36,520! 32,523! 21,502!"), "#f0c04a", round=3, shine=0.7),
        Shape(polygon("25,505! -8,520! -12,530! 30,514!"), "url(#steel)", round=4, shine=0.9),
        *spread(Hand(80, 452, 21, 216, "#ffc8a4"), 0.1),
        sleeve(plea, 27, -1, "#ccd8f0"),
        limb("72,456 86,444", [8, 8], "#a8683c"),
        *shapes,
        Shape(smooth("142,446 162,430 188,434 204,452 222,466 246,468 266,458 288,464 296,484 "
            "284,502 242,508 206,506 182,498 160,476"), "#c878f0", round=22, bump=0.2,
            detail=oval(230, 468, 40, 9, "#6c2c98", 0.6) + lines(["178,446 196,470 194,496",
            "266,466 256,484 262,502", "204,492 230,496 250,490", "168,450 178,470 176,488"],
            "#8038ac", 3, 0.6)),
        Shape(taper("258,462 252,484 258,506", [8, 9, 8]), "#8c5434", round=4),
        *spread(Hand(104, 504, 22, 178, "#ffc8a4", True), 0.1),
        sleeve(prop, 28, 1, "#dce6f8"),
        limb("104,496 104,512", [8, 8], "#a8683c"),
        Shape(ellipse(178, 460, 16, 14), STEEL, round=10, shine=0.8),
        *helmet((133, 439), 1.0, -16, "#ff5a50", True),
    ]  # fmt: skip


def _stones() -> list[Shape]:
    """Let what lay in the road fly up behind its feet."""
    return [
        Shape(polygon(place("-1,-.3! -.2,-.9! .9,-.5! 1,.4! .1,.8! -.8,.6!", x, y, k, turn)),
            "#c8a468", round=k * 0.4, bump=0.2, rim=0.6)
        for x, y, k, turn in ((352, 396, 9, 20), (336, 424, 6, -30), (364, 424, 12, 60))
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
    joints: Joints, wide: float, side: int, foot: tuple[float, float], tone: str = SKIN
) -> list[Shape]:
    """Stand on a leg bent at the knee, thigh, calf and shin in one line, and a paw below."""
    hip, knee, ankle = joints
    box = (min(hip[0], knee[0]), hip[1] - 26, max(hip[0], knee[0]), knee[1] - 6)
    marks = spots(int(knee[0]), 7, box, SPOT, (4, 8), 0.7)
    return [
        *_foot(ankle[0] - 2, ankle[1] + 2, *foot),
        limb_of(joints, wide, LEGS, tone, side, bump=0.2, skin=0.3,
            detail=marks + muscle(joints, wide, "#12286c", side)),
    ]  # fmt: skip


def _far() -> list[Shape]:
    tail = "262,270 318,268 346,232 330,190 354,160"
    return [
        Shape(taper(tail, [64, 48, 32, 20, 4], 70), SKIN, round=20, bump=0.2,
            detail=lines(["290,250 330,230", "320,250 350,220"], SPOT, 5, 0.5)),
        *_leg(((208, 318), (184, 374), (222, 436)), 84, 1, (38, -2), "#2c6ccc"),
    ]  # fmt: skip


def _body() -> list[Shape]:
    back = "110,220 150,180 214,166 282,190 306,246 298,306 254,346 190,354 138,342 110,300"
    return [
        Shape(tufts("206,178 262,184 308,236", 13, 34, 5, 0.9, 7), "#ffb02e", round=4,
            contact=0.4),
        Shape(smooth(back), SKIN, round=60, bump=0.2, bump_size=14, skin=0.3,
            detail=spots(8, 14, (220, 190, 310, 320), SPOT, (5, 13), 0.75)),
        Shape(smooth("128,262 180,268 244,282 254,314 232,340 190,350 150,338 126,306"),
            "url(#belly)",
            round=26, bump=0.3, contact=0.1, ink=0.2,
            detail=lines([f"132,{y} 190,{y + 12} 248,{y}" for y in (284, 300, 316)],
            "#4c88d0", 3)),
    ]  # fmt: skip


def _near() -> list[Shape]:
    return [
        *_leg(((262, 296), (332, 336), (310, 400)), 94, 1, (40, -6)),
        *_leg(((148, 296), (64, 336), (94, 402)), 96, -1, (42, 6)),
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
