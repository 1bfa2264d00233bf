"""Combustion: an alchemist tips a flask; who stands below burns, and both who stand beside."""

from ..actors import (
    Hand,
    earth,
    eyeball,
    floor_shadow,
    furrows,
    grooves,
    motes,
    moved,
    outdoors,
    spread,
)
from ..curves import ellipse, place, polygon, rectangle, smooth, taper
from ..figures import limb, plate
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import lit
from ..svg import bricks, cover, disc, fill, line, linear, oval, radial

LIGHT = lit("#160a1c", "#4a4a8c", "#ffb050", "#ff7a2a", 1.0)
HOT = ("#c8281c", "#ff6a1c", "#ffb42e", "#fff2a8")
SKIN = "#e8b490"


def scene() -> Scene:
    """Paint a lane at night, fire behind the three, the three, the stream, hand and flask."""
    colours = (
        radial("brew", (226, 84), 62, (0, "#fffbc8"), (0.5, "#ffb02c"), (1, "#d8480c"))
        + linear("sleeve", (280, 20), (380, 120), (0, "#b07ae8"), (1, "#4c2490"))
        + radial("fire", (160, 300), 230, (0, "#ffc860ee"), (0.5, "#f0581c88"), (1, "#f0581c00"))
    )
    picture = outdoors(
        LIGHT, ("#141c48", "#2c3878", "#7a4a7c"), ("#a8603c", "#6c4458", "#342848"), 372, colours, 4
    )
    _lane(picture)
    picture.glow(disc(160, 300, 150, "#f05a1c"), 40)
    for step, (size, tones) in enumerate(((240, HOT[:2]), (176, HOT[:3]), (112, HOT[1:]))):
        tall = ((x, size * (1 - abs(x - 170) / 420)) for x in range(8 + step * 14, 380, 46))
        picture.cover("".join(
            flame((x, 452), high * (1.12 if x % 3 else 0.84), x + step, tones, 0.16)
            for x, high in tall
        ))  # fmt: skip
    for x, scale, turn in ((52, 0.66, -10), (284, 0.68, 12)):
        picture.group(*moved(_raider(x < 100), (160, 440), (x, 448), scale, turn), shadow=0.3)
    floor_shadow(picture, 160, 452, 110, "#3a1430")
    picture.group(*_raider(False), shadow=0.35)
    _eyes(picture)
    _licks(picture)
    _pour(picture)
    picture.afterglow(disc(160, 330, 120, "#ff7a1c", 0.35), 40)
    return motes(picture, "#ffd890", 5, 44)


def _lane(picture: Scene) -> None:
    wall = rectangle(-5, 90, 92, 290) + rectangle(276, 150, 110, 230)
    picture.cover(fill(wall, "#242a5c") + fill(polygon("-5,96 40,30 96,96"), "#1a1e46")
        + fill(polygon("268,156 330,96 392,156"), "#1a1e46"))  # fmt: skip
    picture.cover(bricks((-5, 100, 87, 380), (20, 12), 3, "#10133a")
        + bricks((276, 160, 386, 380), (20, 12), 4, "#10133a"))  # fmt: skip
    panes = rectangle(22, 140, 26, 36) + rectangle(320, 196, 24, 32)
    picture.cover(fill(panes, "#ffd070"))
    picture.cover(line("35,140 35,176", "#242a5c", 3, 1) + line("22,158 48,158", "#242a5c", 3, 1)
        + line("332,196 332,228", "#242a5c", 3, 1))  # fmt: skip
    picture.glow(fill(panes, "#ff9a3a"), 10)
    earth(picture, 372, 3, 2)
    furrows(picture, 372, "#3a2448", "#ff9a50", 3)
    picture.cover("".join(
        line([(x - 120 + n * 6, y), (x, y + 3), (x + 120, y)], "#34203c", 1.6, 0.5)
        for n, y in enumerate((386, 404, 428, 460, 500)) for x in (60, 300)
    ))  # fmt: skip
    picture.cover(cover("url(#fire)"))


def _raider(left: bool) -> list[Shape]:
    """Paint one of the three: an iron pot on a leather coat, and not much between."""
    lean = "112,330 78,300 64,252" if not left else "112,330 70,322 44,290"
    return [
        limb("136,404 126,432 134,448", [34, 28, 24], "#4c4a5c"),
        limb("186,404 200,430 196,448", [34, 28, 24], "#4c4a5c"),
        Shape(smooth("112,444 142,440 150,456 108,460"), "#3c2a2a", round=10),
        Shape(smooth("184,440 214,444 222,460 180,458"), "#3c2a2a", round=10),
        limb(lean, [34, 28, 20], "#8a5c3c"),
        *_mitt(*((62, 246, -104) if not left else (40, 284, -130)), True),
        limb("210,330 246,306 258,258", [34, 28, 20], "#8a5c3c"),
        *_mitt(259, 252, -78, False),
        Shape(smooth("112,322 160,304 210,322 222,370 212,416 160,426 110,416 100,370"), "#8a5c3c",
            round=36, bump=0.6, detail=grooves(["160,310 160,424", "128,340 120,410",
            "192,340 202,408"], "#4a2a20", 3)),
        limb("104,384 160,398 216,384", [15, 16, 15], "#3a2a34"),
        plate(place("-12,-11! 12,-11! 12,11! -12,11!", 160, 396), "#e8b040", round=5),
        plate("104,322 92,330 100,350 128,346 140,318", "#8a94b4", round=14, shine=0.6),
        plate("216,322 228,330 220,350 192,346 180,318", "#8a94b4", round=14, shine=0.6),
        plate("112,250 118,210 160,190 202,210 208,250 204,300 186,330 160,338 134,330 116,300",
            "#8890b0", round=44, shine=0.7, gloss=12),
        Shape(smooth("120,250 160,240 200,250 198,284 160,292 122,284"), "#140c18", round=6,
            flat=0.6, rim=0),
        *eyeball((140, 266), 16, "#c86a1c"),
        *eyeball((180, 266), 16, "#c86a1c"),
        plate("112,240 160,228 208,240 206,254 160,242 114,254", "#c8a050", round=6, shine=0.6),
        plate("154,240 166,240 166,300 160,308 154,300", "#c8a050", round=6, shine=0.6),
        Shape(smooth("138,312 160,304 182,312 176,328 160,332 144,328"), "#2a0c14", round=4,
            flat=0.5),
        Shape(smooth("144,312 176,312 172,318 148,318"), "#fff0d0", round=3, ink=0.4),
    ]  # fmt: skip


def _mitt(x: float, y: float, turn: float, flip: bool) -> list[Shape]:
    cuff = place("-5,-14! 7,-14! 7,14! -5,14!", x, y, 1, turn)
    return [*spread(Hand(x, y, 29, turn, "#a88860", flip)), plate(cuff, "#c8a050", round=5)]


def _eyes(picture: Scene) -> None:
    picture.sharp(disc(142, 262, 4.6, "#140a12") + disc(182, 262, 4.6, "#140a12")
        + disc(139, 259, 2, "#fff") + disc(179, 259, 2, "#fff"))  # fmt: skip
    for x, y, s in ((39, 337, 3), (66, 332, 3), (278, 327, 3), (305, 333, 3)):
        picture.sharp(disc(x, y, s, "#140a12"))


def _licks(picture: Scene) -> None:
    """Let fire stand on heads, shoulders and hands."""
    spots = ((150, 206, 96, 3), (178, 208, 74, 4), (112, 330, 58, 5), (214, 334, 62, 6),
        (66, 236, 40, 7), (60, 302, 66, 12), (268, 304, 62, 13), (298, 310, 44, 14),
        (30, 306, 44, 15))  # fmt: skip
    marks = "".join(flame((x, y), size, seed, HOT[1:], 0.3) for x, y, size, seed in spots)
    picture.cover(marks)
    picture.glow("".join(disc(x, y - size * 0.4, size * 0.5, "#ff7a1c") for x, y, size, _ in spots),
        10, 0.7)  # fmt: skip


def _pour(picture: Scene) -> None:
    picture.glow(_stroke("168,122 152,158 158,204", [22, 16, 30], "#ffae2a"), 8)
    picture.cover(_stroke("168,120 152,158 158,208", [13, 10, 22], "#ff8a1c")
        + _stroke("167,122 153,158 158,204", [7, 5, 12], "#fff2a8"))  # fmt: skip
    arm = [
        limb("400,-6 350,40 316,72", [92, 78, 58], "url(#sleeve)", bump=0.6),
        Shape(smooth("300,38 318,30 352,80 340,112 324,112 296,62"), "#e8c05a", round=9, shine=0.5),
        limb("330,64 300,82", [44, 38], SKIN, skin=0.4),
        Shape(smooth("306,48 274,40 248,54 246,100 270,124 300,118 318,92"), SKIN, round=26,
            skin=0.4),
    ]  # fmt: skip
    picture.group(*arm, shadow=0.4)
    glass = [
        Shape(taper("228,86 196,106 164,126", [40, 26, 27], 50), "#9cd8e8", round=12, shine=0.7,
            gloss=10, glow=0.3),
        Shape(taper("158,118 174,142", [10, 10]), "#d8f4ff", round=5, shine=0.7, glow=0.2),
        Shape(ellipse(236, 80, 47), "url(#brew)", round=44, shine=0.8, gloss=22, glow=0.5,
            detail=oval(220, 58, 16, 8, "#ffffff", 0.8) + disc(246, 98, 5, "#fff8c0")
            + disc(226, 104, 4, "#fff8c0") + disc(256, 74, 4, "#fff8c0")),
    ]  # fmt: skip
    picture.group(*glass, shadow=0.3)
    fingers = [
        Shape(taper(path, [w, w + 1, w - 3, w - 7], 40), SKIN, round=w * 0.5, skin=0.4, contact=0.8)
        for path, w in (
            ("292,54 258,34 226,42", 22), ("304,70 268,58 232,64", 22), ("306,90 272,82 242,86",
                21),
            ("300,108 272,104 250,106", 18), ("290,116 262,128 230,122", 22),
        )
    ]  # fmt: skip
    picture.group(*fingers, shadow=0.3, outline=1.5)
    ring = "279,54 288,55 290,75 281,76"
    picture.group(plate(ring, "#f0c050", round=4), shadow=0)


def _stroke(path: str, widths: list[float], tone: str) -> str:
    return fill(taper(path, widths), tone)
