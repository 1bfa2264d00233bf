"""Mutant: blue, three-eyed, three-legged, and already past you."""

from ..curves import ellipse, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..props import tufts
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import clouds, disc, fill, linear, oval, spots

BACKDROP = Backdrop(
    ("#6a4a10", "#c89a24", "#f6e27a"), ("#fffcd8", "#f8d84a"), "#9a6a1a", "#241606", "gears",
    radius=122, halo="rays", centre=(204, 164),
)  # fmt: skip
LIGHT = lit("#0c1028", "#4a5aa0", "#fdffb8", "#6a6a5a", 0.8)
SKIN = "url(#skin)"


def scene() -> Scene:
    """Dust, the far leg, tail, body, two near legs, and a head all mouth and eyes."""
    colours = (
        linear("skin", (90, 70), (290, 350), (0, "#6adcff"), (0.45, "#2488e8"), (1, "#1c3496"))
        + linear("belly", (150, 240), (230, 350), (0, "#d8f6ff"), (1, "#6aa8ea"))
        + linear("tongue", (60, 240), (200, 330), (0, "#ff8aa8"), (1, "#d02a5e"))
        + linear("leg", (0, 290), (0, 420), (0, "#2f8ee8"), (1, "#1a2c80"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 66)
    picture.veil(clouds(3, 5, (250, 350, 380, 410), 60, "#f8e8a8", 0.6), 5)
    picture.veil(fill(_wake(), "#fff8d0", 0.6), 1.2)
    picture.group(*_far(), shadow=0.35, fade=(330, 430, 0.4))
    picture.group(*_body(), shadow=0.5, roundness=80)
    picture.group(*_legs(), shadow=0.5, fade=(370, 440, 0.4))
    picture.group(*_head(), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 10), roundness=80)
    picture.group(*_tongue(), shadow=0.5)
    picture.group(*_eyes(), shadow=0.4)
    picture.sharp(pupil(91, 134, 22) + pupil(163, 96, 30) + pupil(244, 130, 24))
    picture.veil(clouds(8, 3, (60, 404, 330, 424), 50, "#e8cc88", 0.5), 6)
    return finish(picture, BACKDROP, "#fdffc0")


def _wake() -> str:
    return "".join(
        taper([(375, y), (330, y - 3), (375 - reach, y)], [4, 4, 0.6])
        for y, reach in ((196, 70), (232, 92), (268, 60), (304, 84))
    )


def _foot(x: float, y: float, size: float) -> list[Shape]:
    """Spread three toes with a gold pad each, pointing left."""
    toes = []
    for lift, reach in ((-0.5, 0.9), (0, 1.15), (0.5, 0.95)):
        tip = (x - size * reach, y + size * lift)
        toes.append(limb([(x + size * 0.2, y), tip], [size * 0.6, size * 0.42], "url(#leg)"))
        toes.append(
            Shape(ellipse(*tip, size * 0.3), "#f0c04a", round=size * 0.26, shine=0.4, contact=0.5)
        )
    return toes


def _far() -> list[Shape]:
    return [
        limb("258,262 312,258 340,220 320,186 348,166", [60, 46, 30, 18, 4], SKIN, round=20),
        limb("214,310 208,362 184,392", [56, 36, 30], "#1c4aa8", round=16),
        *_foot(176, 396, 30),
    ]


def _body() -> list[Shape]:
    back = "150,196 214,170 278,196 306,246 298,306 252,344 188,344 148,312 134,250"
    return [
        Shape(smooth(back), SKIN, round=60, bump=0.6, detail=spots(8, 12, (220, 190, 300, 320),
            "#0e1c62", (6, 14), 0.75)),
        Shape(smooth("146,270 190,280 232,310 226,340 188,346 150,318"), "url(#belly)", round=26,
            bump=0.3, contact=0.2, ink=0.3),
        Shape(tufts("214,172 262,182 300,222", 11, 26, 5, 0.9, 6), "#ffb02e", round=4,
            contact=0.4),
    ]  # fmt: skip


def _legs() -> list[Shape]:
    return [
        Shape(taper("272,292 318,318 324,356 352,378", [78, 58, 40, 30], 70), "url(#leg)",
            round=26, bump=0.5, detail=oval(300, 312, 16, 11, "#0e1c62", 0.7)),
        *_foot(346, 388, 30),
        Shape(taper("168,300 116,304 88,346 66,372", [74, 58, 40, 32], 70), "url(#leg)",
            round=26, bump=0.5, detail=oval(130, 300, 15, 11, "#0e1c62", 0.7)),
        *_foot(62, 382, 34),
    ]  # fmt: skip


def _head() -> list[Shape]:
    skull = (
        "60,168 100,130 164,112 228,126 272,164 288,212 270,258 216,288 150,294 88,278 50,242 "
        "44,202"
    )
    maw = "56,214! 96,226 158,232 222,222 272,196! 268,240 226,266 156,276 96,264 62,240"
    return [
        Shape(smooth(skull), SKIN, round=62, bump=0.6, bump_size=12, shine=0.2,
            detail=spots(4, 9, (190, 130, 280, 200), "#0e1c62", (6, 12), 0.75)
            + disc(118, 166, 9, "#0e1c62", 0.7)),
        Shape(smooth(maw), "#2c0c34", round=8, contact=0.4, flat=0.6, rim=0),
        *teeth("62,217 156,233 268,200", 10, 24, 17, "#fffbe0"),
        *teeth("256,238 156,276 74,246", 8, 17, 15, "#fffbe0", down=False),
        Shape(smooth("44,206 70,222 120,232 160,235 222,225 280,190 284,200 224,236 160,245 "
            "116,242 64,230"), "#5ac4f6", round=6, contact=0.2, ink=0.4),
        Shape(ellipse(136, 200, 5, 8, 14), "#0e1c62", round=3, contact=0, flat=0.6, rim=0),
        Shape(ellipse(168, 200, 5, 8, -14), "#0e1c62", round=3, contact=0, flat=0.6, rim=0),
    ]  # fmt: skip


def _tongue() -> list[Shape]:
    """Let it stream behind, over the cheek."""
    track = "150,262 206,276 262,254 304,268 344,244"
    groove = "160,264 210,274 262,254 304,266"
    return [
        Shape(taper(track, [30, 32, 26, 22, 8]), "url(#tongue)", round=13, shine=0.3, contact=0.6),
        Shape(taper(groove, [2, 5, 4, 1]), "#a81c4c", round=2, contact=0, ink=0, rim=0),
    ]


def _eyes() -> list[Shape]:
    stalks = [
        limb("104,164 92,134", [56, 62], SKIN, round=28),
        limb("170,136 166,98", [70, 80], SKIN, round=36),
        limb("232,158 244,132", [58, 66], SKIN, round=30),
    ]
    return [
        *stalks,
        *gaze(Spot(91, 134, 26, 14), "#ffb020", "#2f8ee0", 0.24, (-3, 3)),
        *gaze(Spot(164, 96, 34, -6), "#ff8a1a", "#2f8ee0", 0.18, (-4, 4)),
        *gaze(Spot(245, 130, 28, -20), "#ffb020", "#2f8ee0", 0.4, (-3, 3)),
    ]
