"""Combustion: a fire spirit bursts out of its brazier and reaches to both sides."""

from ..curves import ellipse, mirror, smooth, taper
from ..props import blaze, rivets
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, radial, specks

BACKDROP = Backdrop(
    ("#060f34", "#1c3f7a", "#3f7a9a"), ("#ffdc9a", "#e8622e"), "#12305e", "#060c1f", "crags",
    radius=124, halo="rays", centre=(187, 176),
)  # fmt: skip
LIGHT = lit("#0c0c18", "#3a5080", "#ffb04a", "#a8481a", 1.0)
FIRE = (
    (3, 84, 292, 88, 7, "url(#t0)"), (8, 72, 250, 70, 7, "url(#t1)"),
    (5, 60, 206, 56, 7, "url(#t2)"), (9, 46, 158, 42, 6, "url(#t3)"),
)  # fmt: skip
ARMS = (
    ("150,320 86,326 34,286 30,226 58,176 44,136", (70, 74, 62, 44, 26, 1), "url(#t0)"),
    ("154,318 90,318 46,280 42,228 64,190", (56, 56, 44, 28, 1), "url(#t1)"),
    ("158,316 96,310 58,276 54,234", (42, 42, 30, 1), "url(#t2)"),
    ("160,314 104,302 70,268", (28, 26, 1), "url(#t3)"),
)


def scene() -> Scene:
    """Glow, fire in four tones with an arm to each side, its face, the iron, the sparks."""
    colours = (
        linear("t0", (0, 30), (0, 330), (0, "#8a1a4e"), (1, "#d0342e"))
        + linear("t1", (0, 60), (0, 330), (0, "#e23a2e"), (1, "#ff7228"))
        + linear("t2", (0, 100), (0, 330), (0, "#ff7a26"), (1, "#ffb63a"))
        + linear("t3", (0, 150), (0, 330), (0, "#ffb63a"), (1, "#ffe98a"))
        + radial("heart", (187, 250), 100, (0, "#ffffff"), (0.6, "#fff0a0"), (1, "#ffd04a"))
        + linear("iron", (70, 300), (310, 420), (0, "#a8b4c4"), (0.5, "#566278"), (1, "#222a3e"))
        + radial("coal", (187, 318), 120, (0, "#fff6b8"), (0.5, "#ff8a2a"), (1, "#8a1c1c"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 72)
    picture.glow(disc(187, 210, 150, "#ff8a3a", 0.75), 40)
    for index, (seed, spread, length, width, count, colour) in enumerate(FIRE):
        picture.cover(fill(_arms(index), colour))
        picture.cover(fill(blaze(seed, (187, 326), spread, length, width, count), colour))
    picture.cover(fill(_heart(), "url(#heart)"))
    _face(picture)
    picture.group(*_brazier(), shadow=0.5)
    picture.cover(fill(blaze(14, (187, 328), 96, 44, 18, 11), "#ffb63a"))
    picture.cover(fill(blaze(17, (187, 330), 90, 26, 12, 11), "#fff0a0"))
    picture.group(*_rim(), shadow=0.2)
    picture.cover(fill(_sparks(), "#ffc24a"))
    picture.afterglow(disc(187, 250, 84, "#ffb04a", 0.4), 28)
    picture.afterglow(specks(8, 50, (20, 30, 355, 330), "#ffd06a", (0.8, 2.2)), 0.5)
    return finish(picture, BACKDROP, "#ffd08a")


def _arms(index: int) -> str:
    """Fling a tongue to each side, the right one higher."""
    track, widths, _ = ARMS[index]
    raised = [(p.x, p.y - 14 if p.y < 300 else p.y) for p in mirror(track, 187)]
    return taper(track, widths, 80) + taper(raised, widths, 80)


def _heart() -> str:
    return smooth(
        "187,148! 212,190 240,214 254,252 244,296 214,322 160,322 130,296 120,252 136,212 164,192"
    )


def _face(picture: Scene) -> None:
    """Two slanted eyes and a roar, cut out of the white heat."""
    ink = "#6a0c1c"
    eyes = (
        "128,216! 154,224 176,246! 164,258 144,252 130,238",
        "248,208! 220,218 198,244! 212,256 232,248 246,230",
    )
    mouth = "140,276! 162,268 187,272 214,266 238,270! 232,300 210,318 187,320 164,316 146,300"
    fangs = "158,270! 166,290 174,271!", "202,270! 212,291 220,268!", "174,318! 182,300 190,319!"
    picture.cover(fill(smooth(mouth), ink) + "".join(fill(smooth(eye), ink) for eye in eyes))
    picture.cover(fill(smooth("162,312 187,296 212,312 187,320"), "#ff6a2a"))
    picture.cover("".join(fill(smooth(tooth), "#fffbd8") for tooth in fangs))
    picture.sharp(fill(ellipse(155, 240, 9, 8), "#ffd23a") + disc(157, 240, 3.4, "#6a0c1c"))
    picture.sharp(fill(ellipse(220, 234, 10, 9), "#ffd23a") + disc(218, 234, 3.8, "#6a0c1c"))
    picture.sharp(disc(152, 237, 2.2, "#ffffff") + disc(216, 230, 2.4, "#ffffff"))


def _brazier() -> list[Shape]:
    bowl = "70,330! 187,346 305,330! 292,376 244,404 187,410 130,404 82,376"
    return [
        Shape(taper("118,390 100,420 88,450", [20, 16, 18]), "url(#iron)", round=8),
        Shape(taper("256,390 274,420 286,450", [20, 16, 18]), "url(#iron)", round=8),
        Shape(smooth("76,330 187,316 298,330 286,346 187,352 88,346"), "url(#coal)", round=8,
            glow=0.9, rim=0),
        Shape(smooth(bowl), "url(#iron)", round=44, bump=0.5, shine=0.35),
    ]  # fmt: skip


def _rim() -> list[Shape]:
    band = "60,328 92,340 187,354 283,340 315,328 314,346 272,360 187,370 102,360 61,346"
    slots = [
        Shape(smooth([(x - 6, 372), (x + 6, 372), (x + 4, 388), (x, 392), (x - 4, 388)]),
            "#ffb03a", round=4, glow=1, ink=0.4, contact=0)
        for x in (124, 156, 187, 218, 250)
    ]  # fmt: skip
    return [
        Shape(smooth(band), "url(#iron)", round=9, shine=0.6, contact=0.7),
        *slots,
        *rivets([(86, 346), (136, 357), (187, 361), (238, 357), (288, 346)], 5, "#d8e0ea"),
    ]


def _sparks() -> str:
    drops = ((26, 108, 8), (346, 96, 9), (74, 92, 5), (304, 60, 6), (20, 300, 5), (356, 292, 6))
    return "".join(
        smooth([(x, y - size * 2.6), (x + size, y), (x, y + size), (x - size, y)])
        for x, y, size in drops
    )
