"""A golem of boulders in a wood, a rune alight in its chest, a nest on its shoulder."""

from ..actors import earth, floor_shadow, furrows, motes, outdoors
from ..curves import ellipse, place, ridge, smooth, taper
from ..props import tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, radial, rays

LIGHT = lit("#0c1424", "#4c6488", "#d8ffb0", "#6c9c5c", 0.9)
STONE = "url(#stone)"


def scene() -> Scene:
    """Paint the wood, far arm, legs, trunk, near arm lifting a boulder, head and rune."""
    colours = linear(
        "stone", (90, 80), (300, 460), (0, "#d0d4d8"), (0.5, "#94a0b0"), (1, "#4c5878")
    ) + (radial("rune", (196, 292), 60, (0, "#f4fff0"), (0.5, "#6cf0c8"), (1, "#2c9ca8")))
    picture = outdoors(
        LIGHT, ("#2c6464", "#6ca47c", "#e8f0a8"), ("#7c9c4c", "#4c7040", "#24443c"), 380, colours, 3
    )
    for x, wide in ((24, 40), (352, 46), (92, 20), (300, 22)):
        trunk = taper([(x, 430), (x + 4, 220), (x - 4, -10)], [wide * 1.3, wide, wide * 0.9])
        picture.veil(fill(trunk, "#2c5450" if wide > 30 else "#5c9078", 0.9), 0.8)
    picture.veil(fill(rays((230, -40), (30, 460), 16, 0.35, 8), "#f8ffc8", 0.22), 5)
    picture.veil(fill(ridge(-5, 380, 372, 10, 3), "#5c8c5c", 0.9), 1)
    earth(picture, 392, 6, 4)
    furrows(picture, 392, "#2c5034", "#c8d878", 5)
    floor_shadow(picture, 196, 462, 140, "#14302c")
    picture.group(*_far(), shadow=0.4)
    picture.group(*_trunk(), shadow=0.45, roundness=80)
    picture.group(*_near(), shadow=0.5, roundness=50)
    picture.group(*_head(), shadow=0.5, roundness=50)
    picture.sharp(disc(178, 168, 9, "#d8fff0") + disc(222, 166, 9, "#d8fff0"))
    picture.afterglow(disc(178, 168, 18, "#4cf0c8", 0.8) + disc(222, 166, 18, "#4cf0c8", 0.8), 6)
    picture.afterglow(disc(196, 292, 50, "#4cf0c8", 0.5), 16)
    picture.cover(fill(tufts([(-5, 476), (110, 500)], 24, 40, 3, 0.1, 4) + tufts([(280, 500),
        (380, 474)], 24, 40, 4, -0.1, 4), "#1c4034"))  # fmt: skip
    return motes(picture, "#e8ffb0", 5, 40)


def _boulder(x: float, y: float, size: float, turn: float = 0, wide: float = 1) -> Shape:
    """Hew one stone of the body."""
    rough = "-1,-.3 -.8,-.8 -.1,-1 .7,-.84 1,-.2 .9,.56 .36,.96 -.5,.9 -.96,.4"
    spread = [(p.x * wide, p.y, p.corner) for p in place(rough)]
    outline = place([(x0, y0) for x0, y0, _ in spread], x, y, size, turn)
    cracks = lines(
        [[(x - size * 0.5, y - size * 0.3), (x - size * 0.1, y), (x - size * 0.2, y + size * 0.5)]],
        "#3c4860", 2.4, 0.6,
    )  # fmt: skip
    return Shape(
        smooth(outline), STONE, round=size * 0.4, bump=1.6, bump_size=9, contact=0.8, detail=cracks
    )


def _far() -> list[Shape]:
    return [
        _boulder(296, 280, 34, 20), _boulder(318, 334, 40, -10), _boulder(312, 392, 34, 10),
        _boulder(290, 414, 15, 30), _boulder(312, 428, 16, 10), _boulder(334, 416, 14, -20),
    ]  # fmt: skip


def _trunk() -> list[Shape]:
    glyph = lines(["196,262 196,322", "196,278 218,264", "196,296 174,280", "180,322 212,322"],
        "url(#rune)", 8, 1)  # fmt: skip
    moss = "110,212 150,188 190,196 196,214 160,222 136,246 112,240"
    return [
        _boulder(150, 432, 38, 8, 1.2), _boulder(244, 432, 38, -8, 1.2), _boulder(156, 390, 36),
        _boulder(240, 390, 36, 20), _boulder(196, 350, 66, 0, 1.1),
        Shape(smooth("112,232 160,196 232,196 288,226 292,280 262,332 196,348 128,332 102,282"),
            STONE, round=60, bump=1.8, bump_size=12,
            detail=fill(ellipse(196, 292, 44), "#3c4c68", 0.8) + glyph),
        _boulder(272, 232, 44, 10, 1.1), _boulder(122, 234, 46, -10, 1.1),
        Shape(smooth(moss), "#6c9c3c", round=14, bump=1.6, bump_size=6),
        Shape(tufts("112,214 150,190 188,198", 16, 16, 4), "#8cb84c", round=3),
        Shape(smooth("250,204 284,190 308,210 300,222 272,214"), "#6c9c3c", round=10, bump=1.6),
        Shape(smooth("258,196 262,178 306,178 308,196 284,206"), "#8c6438", round=8, bump=2,
            bump_size=4),
        Shape(ellipse(272, 176, 8, 10), "#f0f4ff", round=8), Shape(ellipse(286, 174, 8, 10),
            "#d8ecff", round=8), Shape(ellipse(299, 177, 7, 9), "#f0f4ff", round=8),
    ]  # fmt: skip


def _near() -> list[Shape]:
    return [
        _boulder(92, 282, 36, -20), _boulder(66, 226, 38, 10), _boulder(62, 172, 34),
        _boulder(64, 96, 46, 14, 1.1), _boulder(34, 146, 15, 30), _boulder(58, 138, 16, 10),
        _boulder(84, 144, 15, -20), _boulder(98, 164, 14, -40),
    ]  # fmt: skip


def _head() -> list[Shape]:
    return [
        Shape(smooth("144,150 158,112 200,96 244,112 258,152 250,196 224,222 176,224 150,200"),
            STONE, round=44, bump=1.6, bump_size=10, detail=line("216,110 208,130 218,146",
            "#3c4860", 2.6)),
        Shape(smooth("158,164 178,154 196,166 180,182 162,178"), "#1c2438", round=5, flat=0.5),
        Shape(smooth("204,166 222,152 242,162 238,176 220,180"), "#1c2438", round=5, flat=0.5),
        Shape(smooth("146,146 176,140 200,156 226,138 256,146 248,160 222,154 200,172 176,158 "
            "152,160"), STONE, round=12, bump=1.2, contact=0.9),
        _boulder(200, 184, 15, 10),
        Shape(smooth("166,200 200,196 236,200 228,210 198,208 172,210"), "#1c2438", round=4,
            flat=0.5),
        Shape(tufts("160,112 200,96 240,110", 14, 18, 5), "#7cac44", round=3),
        Shape(taper("206,100 216,72 212,56", [4, 4, 3]), "#5c8c3c", round=2),
        Shape(smooth("212,60 230,44 238,58 224,68"), "#8cc84c", round=6),
        Shape(ellipse(208, 50, 8), "#ffd8e8", round=7), Shape(ellipse(208, 50, 3), "#ffc83c",
            round=3),
    ]  # fmt: skip
