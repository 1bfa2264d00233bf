"""Scribe: bent over the lectern at night, and the words do not come fast enough."""

from ..actors import Hand, earth, eyeball, furrows, grip, lid, motes, outdoors, spread, strands
from ..curves import place, polygon, rectangle, smooth, taper
from ..figures import drape, limb, plate
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial

LIGHT = lit("#180c14", "#58507c", "#ffd890", "#a06c40", 0.9)
SKIN = "#f0b494"


def scene() -> Scene:
    """Paint shelves and a window, flying leaves, gown, lectern, the arms, and the head."""
    colours = (
        linear("gown", (190, 220), (340, 460), (0, "#5c6ce0"), (1, "#241c68"))
        + linear("wood", (20, 320), (150, 480), (0, "#b8783c"), (1, "#5c3424"))
        + radial("glow", (66, 210), 240, (0, "#ffe0a0cc"), (0.5, "#ffb05044"), (1, "#ffb05000"))
    )
    picture = outdoors(
        LIGHT, ("#3c2838", "#6c4844", "#8c6450"), ("#8c6044", "#64443c", "#3c2c38"), 400, colours, 5
    )
    _library(picture)
    picture.cover('<rect width="375" height="525" fill="url(#glow)"/>')
    for x, y, k, turn in (
        (172, 60, 0.9, -24),
        (330, 76, 1.0, 30),
        (96, 96, 0.6, 14),
        (346, 210, 0.8, -40),
        (300, 30, 0.6, 10),
    ):
        _leaf(picture, x, y, k, turn)
    _gown(picture)
    _lectern(picture)
    picture.group(*_head(), shadow=0.45, roundness=46)
    picture.sharp(disc(157, 168, 5, "#140a12") + disc(154, 165, 2, "#fff")
        + disc(197, 160, 5.4, "#140a12") + disc(194, 157, 2.2, "#fff"))  # fmt: skip
    _arms(picture)
    _candle(picture)
    return motes(picture, "#ffe8b0", 5, 40)


def _library(picture: Scene) -> None:
    picture.cover(fill(rectangle(-5, -5, 390, 410), "#4c3040", 0.55))
    tones = ("#8c3c3c", "#3c5c6c", "#a8783c", "#4c6c4c", "#6c4470")
    books = ""
    for shelf, y in enumerate((96, 196, 296, 396)):
        x = 150 + shelf * 7
        while x < 385:
            wide, tall = 12 + (x * 7 + shelf * 5) % 13, 56 + (x * 11 + shelf) % 26
            books += fill(rectangle(x, y - tall, wide - 2, tall), tones[(x + shelf) % 5], 0.8)
            books += fill(rectangle(x + 2, y - tall + 10, wide - 6, 4), "#e8c070", 0.5)
            x += wide
        books += fill(rectangle(146, y, 240, 9), "#3c2028")
    picture.veil(books, 0.8)
    arch = "M20 250V110Q60 50 104 110V250Z"
    picture.cover(
        fill(arch, "#243c78")
        + disc(78, 116, 14, "#fff4d0")
        + fill("M20 250V206L50 190L104 214V250Z", "#18285c")
        + line("62,76 62,250", "#3c2028", 5, 1)
        + line("20,170 104,170", "#3c2028", 5, 1)
        + f'<path d="{arch}" fill="none" stroke="#3c2028" stroke-width="8"/>'
    )
    earth(picture, 410, 1, 3)
    furrows(picture, 410, "#3c2830", "#e0a86c", 4)


def _leaf(picture: Scene, x: float, y: float, k: float, turn: float) -> None:
    words = lines([place(f"-18,{dy} 16,{dy + 2}", x, y, k, turn) for dy in (-14, -6, 2, 10)],
        "#4c5ca8", 2.2 * k, 0.7)  # fmt: skip
    page = "-24,-28! 0,-24 24,-30! 28,0 22,26! -2,30 -26,24! -22,0"
    picture.group(Shape(smooth(place(page, x, y, k, turn)), "#fff6e0", round=7, detail=words),
        shadow=0.35, form=0.2)  # fmt: skip


def _gown(picture: Scene) -> None:
    cloth = "196,236 240,214 290,230 330,290 350,370 362,470 190,474 196,400 186,320"
    folds = ["262,250 310,340 330,466", "230,260 262,360 276,466", "210,290 222,380 224,466"]
    picture.group(*drape(cloth, "url(#gown)", folds, "#120c34"), shadow=0.4, roundness=90)
    picture.group(
        Shape(
            smooth("190,240 226,206 276,222 306,262 300,286 262,262 224,262 200,278"),
            "#f0e4d0",
            round=16,
            bump=1,
            bump_size=6,
        ),
        plate("206,262 224,256 236,272 222,290 204,282", "#8cf0ff", round=10, shine=0.8),
        shadow=0.4,
    )


def _lectern(picture: Scene) -> None:
    rows = lines(
        [[(38 + n * 3, 318 + n * 9), (104 + n * 2, 296 + n * 10)] for n in range(5)]
        + [[(122 + n, 292 + n * 10), (176 + n, 276 + n * 11)] for n in range(4)],
        "#3c54b0",
        2.6,
        0.8,
    )
    picture.group(
        Shape(polygon("84,380! 150,370! 162,530! 76,530!"), "url(#wood)", round=18, bump=0.6),
        Shape(smooth("6,352! 190,296! 214,330! 28,396!"), "url(#wood)", round=12, bump=0.6),
        limb("22,396 214,334", [15, 15], "#8c5430"),
        Shape(smooth("16,318! 60,292 108,296! 150,268 192,270! 206,320 160,322 122,346! 82,342 "
            "32,370!"), "#fff4dc", round=12, detail=rows + line([(108, 298), (122, 344)], "#b89c78",
            4, 0.7)),
        shadow=0.5,
    )  # fmt: skip


def _head() -> list[Shape]:
    curls = ["206,120 250,96 280,118 300,98", "220,136 264,130 288,156 312,146",
        "222,158 262,168 276,198 304,200", "190,108 210,70 244,72 250,44",
        "214,180 246,200 252,226 276,232", "172,108 168,74 192,60 184,34"]  # fmt: skip
    return [
        *strands(curls, ("#f4f0fc", "#d0c8e0"), 34),
        limb("206,206 226,236", [40, 46], SKIN, skin=0.4),
        Shape(smooth("130,146 142,112 176,98 214,110 232,146 228,186 206,216 "
            "176,232 152,226 140,200 "
            "134,176"), SKIN, round=44, skin=0.5, bump=0.2),
        Shape(smooth("222,158 236,150 240,170 228,184"), SKIN, round=9, skin=0.4),
        Shape(smooth("144,202 160,198 180,198 200,190 198,210 178,220 156,218"), "#5c1424", round=5,
            flat=0.4),
        Shape(smooth("148,203 162,200 180,200 196,194 195,200 162,208 149,208"), "#fff6e0", round=3,
            ink=0.5, detail=lines(["160,198 160,210", "172,198 172,210", "184,196 185,208"],
                "#a88a6a",
            1.3)),
        *eyeball((160, 166), 15, "#8c5cd0", (-5, 3)),
        *eyeball((200, 159), 16, "#8c5cd0", (-5, 3)),
        lid((160, 166), 15, "#d89878", 20, 0.2),
        lid((200, 159), 16, "#d89878", -20, 0.2),
        Shape(smooth("138,142 156,138 176,152 172,162 154,152 140,154"), "#e8e0f0", round=6,
            bump=0.8,
            contact=0.9),
        Shape(smooth("182,150 198,132 222,130 222,142 202,146 188,160"), "#e8e0f0", round=6,
            bump=0.8,
            contact=0.9),
        Shape(smooth("164,164 176,166 168,192 156,202 142,198 142,186"), "#e08c74", round=13,
            skin=0.5,
            shine=0.35, contact=0.8),
    ]  # fmt: skip


def _arms(picture: Scene) -> None:
    rims = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{tone}" stroke-width="{wide}"/>'
        for x, y, r in ((158, 168, 21), (202, 161, 22))
        for tone, wide in (("#3c1c14", 7), ("#f0c050", 4))
    )
    picture.sharp(rims + line("178,164 182,163", "#f0c050", 4, 1)
        + line("224,158 238,156", "#f0c050", 4, 1))  # fmt: skip
    barbs = lines([[(120 + n * 7, 250 - n * 17), (140 + n * 6, 252 - n * 17)] for n in range(3)],
        "#8c1c2c", 1.6, 0.6)  # fmt: skip
    picture.group(
        limb("216,272 262,324 196,334", [56, 48, 30], "url(#gown)"),
        *spread(Hand(196, 334, 27, 190, SKIN, True), 0.2),
        shadow=0.4,
    )
    picture.group(
        Shape(
            taper("96,318 104,270 84,196 50,120 20,90", [2, 12, 40, 34, 1], 70),
            "#e8404c",
            round=12,
            bump=0.6,
            detail=barbs,
        ),
        limb("98,306 104,262 88,200 56,128", [4, 4, 4, 2], "#fff0e0"),
        Shape(
            smooth("236,252 180,262 146,258 140,284 152,306 196,318 250,314"),
            "url(#gown)",
            round=26,
            bump=0.5,
        ),
        Shape(smooth("160,256 140,254 132,282 146,306 168,306"), "#f0e4d0", round=10, bump=0.8),
        limb("150,282 124,280", [27, 23], SKIN, skin=0.4),
        *grip(Hand(128, 281, 26, 186, SKIN, True)),
        shadow=0.5,
    )
    blots = ((66, 350, 9), (52, 364, 4), (150, 318, 6), (84, 366, 5))
    picture.cover("".join(disc(x, y, r, "#2c3c9c") for x, y, r in blots))


def _candle(picture: Scene) -> None:
    picture.group(
        Shape(smooth("22,352 40,346 60,350 56,364 26,364"), "#e8b84c", round=7, shine=0.6),
        Shape(smooth("30,296 50,292 54,346 40,352 28,348"), "#fff4e0", round=11),
        shadow=0.4,
    )
    picture.cover(flame((40, 296), 54, 4, ("#ff8a2a", "#ffc84a", "#fff4c0"), 0.16))
    picture.glow(disc(40, 270, 60, "#ffb04a"), 22, 0.7)
    picture.afterglow(disc(40, 272, 24, "#ffd878", 0.8), 9)
    picture.afterglow(oval(120, 310, 80, 40, "#ffdc90", 0.25), 18)
