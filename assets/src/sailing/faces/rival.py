"""The rival: whoever it is, seen from far off, with the sun behind and a spyglass at the eye."""

from ...curves import ellipse, polygon, smooth, taper
from ...figures import Spot, fist, limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...sparks import glint
from ...svg import disc, fill, linear, lines, oval, radial

BACKDROP = Backdrop(("#1c1440", "#8a3c5c", "#ffb85c"), ("#fffbe0", "#ffd068"), 146, (196, 190))
LIGHT = Light(
    (0.3, -0.5, 0.3), "#c8a0b0", "#4c4878", (0.6, -0.5), "#ffd890", 1, "#6a3c4c", "#0c0818"
)
SHADE = "#1a1634"
NEAR = Eye(216, 208, 27, "#ffd060", "#4c3c60", lift=0.6, tilt=6, lash=5, wing=0.14)


def scene(mood: str = "calm") -> Scene:
    """Let the sails stand far behind; then coat, shaded face and hat, and the glass before all."""
    pose = Pose(MOODS[mood], 2)
    near = pose.mood.eye(NEAR)
    picture = begin(BACKDROP, LIGHT, _gradients(), 85, mood)
    picture.cover(_sea())
    picture.group(*pose.body(_coat()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, near)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hat()), shadow=0.5, form=0.2)
    picture.group(*pose.head(_glass()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks(glance(near) + glints(near)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(276, 184, 12)))
    else:
        picture.afterglow(pose.marks(disc(52, 236, 34, "#fff0b0", 0.7)), 12)
        picture.afterglow(pose.marks(glint(44, 226, 30)), 0.6)
    return end(picture, "#ffe4a8")


def _gradients() -> str:
    return (
        complexion("#c89898", "#946c84", "#4c3c60", "#b8506c", SHADE)
        + linear("felt", (60, 20), (320, 150), (0, "#5c4c84"), (0.5, "#342860"), (1, "#16102c"))
        + linear("coat", (40, 290), (330, 375), (0, "#4c3c74"), (1, "#140e2c"))
        + linear("hair", (90, 120), (300, 300), (0, "#4c3850"), (1, "#140c1c"))
        + linear("gold", (60, 20), (320, 375), (0, "#fff0a8"), (0.5, "#e8a83c"), (1, "#8a501c"))
        + linear("brass", (60, 200), (110, 280), (0, "#fff0b0"), (0.5, "#d8943c"), (1, "#6a3818"))
        + linear("leather", (90, 190), (130, 260), (0, "#8a5038"), (1, "#34181c"))
        + radial("lens", (46, 232), 34, (0, "#ffffff"), (0.5, "#ffe0a0"), (1, "#c87c50"))
    )


def _sea() -> str:
    """Draw the sea, and the two sails of a ship far off."""
    sails = "M306 150Q330 190 322 236L306 236ZM300 166Q282 200 286 236L300 236Z"
    water = "M0 290Q60 280 120 290T240 290T375 288V375H0Z"
    hull = "M276 240L336 240L326 256L286 256Z"
    sparkle = lines(["20,306 60,302 100,308", "270,304 310,300 350,306", "0,326 40,322 80,328"],
                    "#ffd890", 4, 0.6)  # fmt: skip
    return (
        fill(sails, "#3c2048", 0.8) + fill(hull, "#2c1438", 0.85)
        + fill(water, "#4c2450", 0.85) + sparkle
    )  # fmt: skip


def _coat() -> list[Shape]:
    collar = "104,404! 84,340 76,280 96,258! 130,300 160,340 196,404!"
    far = "296,404! 310,340 312,276 292,252! 262,296 236,338 196,404!"
    return [
        Shape(smooth("-20,404 8,354 70,318 316,314 366,350 396,404"), "url(#coat)", round=32,
            bump=0.4),
        Shape(smooth("150,290 246,282 250,340 200,396 150,344"), "url(#skin)", round=26),
        Shape(smooth(far), "url(#coat)", round=16, bump=0.3),
        Shape(smooth(collar), "url(#coat)", round=16, bump=0.3),
        limb("96,258 130,300 160,340 196,400", [4, 7, 7, 6], "url(#gold)", round=3, shine=0.6),
        limb("292,252 262,296 236,338 196,400", [4, 7, 7, 6], "url(#gold)", round=3, shine=0.6),
        *[Shape(ellipse(x, y, 8), "url(#gold)", round=6, shine=0.8)
          for x, y in ((78, 364), (316, 360))],
    ]  # fmt: skip


def _face(mood: Mood, near: Eye) -> list[Shape]:
    outline = (
        "118,112 100,150 97,182 102,208 95,232 100,262 118,294 144,320 170,332 202,322 "
        "246,290 272,250 280,200 280,146 244,100 170,92"
    )
    paint = (
        oval(214, 198, 48, 36, "url(#hollow)", 0.9) + oval(132, 200, 36, 36, "url(#hollow)")
        + oval(236, 250, 40, 28, "url(#blush)", 0.6)
        + lines(["252,206 266,202", "252,213 267,216", "198,272 208,286 206,298"], SHADE, 2.4, 0.6)
        + brushed("#b088a0", SHADE)
    )  # fmt: skip
    locks = (("256,112 290,160 298,220 286,270", (22, 34, 32, 6)),
             ("240,112 272,160 280,214", (12, 20, 4)))  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.2, ink=0.8, detail=paint),
        *eye(near),
        eyebrow(mood.brow("184,182 218,160 260,172"), [11, 13, 4], "#1c1024", "#6c5070"),
        *snout((148, 254), 22, SHADE, 0.95, 0.08),
        *mouth(mood, (164, 291), 30, ("#8c4058", "#1c0c1c"), 0.4, 0.9),
        *[strand(spine, widths, "url(#hair)", "#b08898", 0.5) for spine, widths in locks],
    ]


def _hat() -> list[Shape]:
    """Set a cocked hat on, its edge in gold, a plume behind."""
    plume = "262,60! 300,6 352,6 372,48! 352,44 356,80! 334,66 326,96! 304,76 284,84!"
    body = (
        "36,140! 70,92 120,46 190,24 262,42 314,88 346,136! 300,140 250,124 190,116 130,122 82,138"
    )
    edge = "38,140 84,134 130,118 190,112 250,120 300,136 344,136"
    return [
        Shape(smooth(plume), "#e8c8b8", round=16, bump=0.6,
            detail=lines(["270,58 310,34 350,40", "280,74 312,62 330,72"], "#8c6070", 3, 0.6)),
        Shape(smooth(body), "url(#felt)", round=40, bump=0.4),
        Shape(taper(edge, [5, 12, 14, 15, 14, 12, 5], 70), "url(#gold)", round=6, shine=0.6,
            contact=0.8),
        Shape(ellipse(232, 82, 20), "#b83c4c", round=10, contact=0.7),
        Shape(ellipse(232, 82, 10), "url(#gold)", round=7, shine=0.8),
    ]  # fmt: skip


def _glass() -> list[Shape]:
    """Hold the spyglass to the far eye: three tubes, the lens at the left."""
    hand = fist(Spot(102, 264, 26, 68), "url(#skin)", "#a88898")
    return [
        Shape(polygon("118,194 152,188 156,228 122,232"), "url(#leather)", round=12, bump=0.4),
        Shape(polygon("84,192 122,188 126,238 88,246"), "url(#brass)", round=16, shine=0.7),
        Shape(polygon("48,188 90,184 96,252 54,264"), "url(#leather)", round=20, bump=0.5),
        limb("90,186 95,252", [9, 9], "url(#brass)", round=4, shine=0.8),
        limb("122,190 126,236", [8, 8], "url(#brass)", round=4, shine=0.8),
        Shape(ellipse(50, 226, 24, 42, -6), "url(#brass)", round=10, shine=0.8),
        Shape(ellipse(48, 226, 17, 33, -6), "url(#lens)", round=12, glow=0.6, shine=0.8),
        *hand,
    ]  # fmt: skip
