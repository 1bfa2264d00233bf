"""A knight before a tented meadow, sword up, visor open."""

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, grip, lid, motes, outdoors
from ..curves import place, polygon, ridge, smooth, star, taper
from ..figures import limb, plate
from ..props import rivets, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, radial

LIGHT = lit("#10142c", "#5468a0", "#fff0c0", "#7c9c5c", 0.8)
SKIN = "#ecb490"
STEEL = "url(#steel)"


def scene() -> Scene:
    """Paint the meadow, his sword arm, legs, trunk, head, and the shield before him."""
    colours = (
        linear("steel", (110, 90), (290, 420), (0, "#f8fcff"), (0.45, "#a8b8d8"), (1, "#5c6c98"))
        + linear("blue", (220, 230), (330, 420), (0, "#4c8ce8"), (1, "#1c3c8c"))
        + radial("plume", (230, 60), 90, (0, "#ff7c6c"), (1, "#b8243c"))
    )
    picture = outdoors(
        LIGHT, ("#4c9ce0", "#a8d8f0", "#fff6d0"), ("#a8c860", "#6c9c44", "#345c34"), 360, colours, 5
    )
    _meadow(picture)
    floor_shadow(picture, 190, 462, 110, "#1c3c30")
    _legs(picture)
    _trunk(picture)
    picture.group(*_head(), shadow=0.4, roundness=50)
    picture.sharp(disc(160, 166, 3.6, "#140a12") + disc(193, 164, 3.8, "#140a12")
        + disc(158, 164, 1.5, "#fff") + disc(191, 162, 1.5, "#fff"))  # fmt: skip
    _shield(picture)
    picture.sharp(glint(92, 54, 18) + glint(150, 108, 10))
    return motes(picture, "#fffbe0")


def _meadow(picture: Scene) -> None:
    picture.veil(fill(ridge(-5, 380, 326, 22, 3), "#7cacac", 0.85), 1.2)
    for x, y, tone in ((54, 372, "#f4ead0"), (330, 376, "#f0d8d0")):
        tent = smooth([(x - 46, y), (x - 30, y - 42), (x, y - 84), (x + 30, y - 42), (x + 46, y)])
        picture.cover(fill(tent, tone) + fill(polygon([(x - 9, y), (x, y - 60), (x + 9, y)]),
            "#6c5c84") + fill(taper([(x, y - 84), (x, y - 108)], [3, 2]), "#6c5044")
            + fill(polygon([(x, y - 108), (x + 22, y - 101), (x, y - 94)]), "#e04c44"))  # fmt: skip
    earth(picture, 368, 6, 4)
    furrows(picture, 368, "#4c8038", "#d8e48c", 4)
    picture.cover(fill(tufts([(-5, 470), (80, 496)], 18, 34, 3, 0.2, 4) + tufts([(290, 498),
        (380, 470)], 18, 34, 4, -0.2, 4), "#2c5c30"))  # fmt: skip


def _legs(picture: Scene) -> None:
    for x, side in ((158, -1), (222, 1)):
        picture.group(
            limb([(x, 350), (x + side * 14, 400), (x + side * 10, 448)], [48, 40, 30], STEEL,
                shine=0.55, bump=0.1),
            plate(place("-21,-16! 21,-16! 17,18! 0,26 -17,18!", x + side * 14, 398), "#c8d4ec",
                round=14, shine=0.6),
            plate(place("-22,10 -16,-10 14,-10 26,4 28,16 -20,16", x + side * 12, 452), STEEL,
                round=12, shine=0.6),
            shadow=0.3,
        )  # fmt: skip


def _trunk(picture: Scene) -> None:
    sword = [
        plate("84,196 76,70 88,26 100,70 98,196", "#e8f2ff", round=8, shine=0.75),
        Shape(taper("88,44 88,190", [1, 4]), "#8c9cc0", round=2, ink=0),
        plate("56,196 124,192 126,204 58,208", "#e8b84c", round=6, shine=0.6),
        limb("90,204 92,244", [11, 11], "#7c4c34"),
        plate(_circle(92, 252, 10), "#e8b84c", round=9, shine=0.6),
    ]
    picture.group(*sword, shadow=0.25)
    picture.group(
        limb("150,246 104,284 94,246", [54, 44, 28], STEEL, shine=0.55, bump=0.1),
        plate(place("-22,-15! 18,-18! 20,18! -22,16!", 97, 254, 1, 262), "#c8d4ec", round=12,
            shine=0.6),
        *grip(Hand(96, 246, 32, 264, "#7c5c4c", True)),
        shadow=0.35,
    )  # fmt: skip
    picture.group(
        Shape(smooth("140,228 186,212 236,226 250,300 238,360 252,404 186,418 128,404 142,360 "
            "130,300"), "#3c78d4", round=44, bump=0.4,
            detail=fill(polygon(star(172, 296, 30, 13, 8)), "#f8d468") + line("150,340 142,408",
            "#1c3c84", 5, 0.5) + line("200,340 206,412", "#1c3c84", 5, 0.5)),
        limb("136,346 188,358 242,346", [16, 17, 16], "#6c4434"),
        plate(place("-12,-11! 12,-11! 12,11! -12,11!", 182, 357), "#e8b84c", round=4, shine=0.6),
        plate("120,222 150,204 172,222 164,254 132,262 116,244", STEEL, round=24, shine=0.65),
        shadow=0.4, roundness=70,
    )  # fmt: skip


def _head() -> list[Shape]:
    return [
        Shape(taper("190,92 214,48 262,40 300,78 310,134", [14, 34, 46, 34, 2]), "url(#plume)",
            round=16, bump=1, bump_size=8),
        limb("182,208 184,228", [50, 58], "#8c98b8", shine=0.5),
        plate("128,150 138,112 178,90 220,106 234,150 230,200 204,230 172,234 142,216 130,186",
            STEEL, round=48, shine=0.6, gloss=14),
        Shape(smooth("140,148 172,136 212,146 214,190 196,214 170,218 148,204"), SKIN, round=26,
            skin=0.5),
        *eyeball((162, 166), 10.5, "#4c8cc8", (-2, 0)),
        *eyeball((194, 164), 11, "#4c8cc8", (-2, 0)),
        lid((162, 166), 10.5, SKIN, 10, 0.28),
        lid((194, 164), 11, SKIN, -10, 0.28),
        Shape(taper("148,152 160,148 174,156", [4, 8, 4]), "#8c5a2c", round=3),
        Shape(taper("184,154 198,146 208,150", [4, 8, 4]), "#8c5a2c", round=3),
        Shape(smooth("174,160 178,176 184,186 172,190 166,184"), "#e09c78", round=7, skin=0.5,
            contact=0.4, ink=0.5),
        Shape(smooth("158,198 172,194 192,198 186,206 164,206"), "#7c2430", round=4, flat=0.3),
        Shape(smooth("160,198 172,195 190,198 186,201 164,201"), "#fff4e0", round=2, ink=0.3),
        plate("126,146 150,100 186,84 222,100 238,146 228,140 186,126 136,140", "#d0dcf0", round=18,
            shine=0.65, contact=0.9),
        plate("122,140 184,120 240,140 238,152 184,134 124,152", "#e8b84c", round=5, shine=0.6),
        *rivets(((142, 222), (224, 216)), 5, "#e8b84c"),
    ]  # fmt: skip


def _shield(picture: Scene) -> None:
    outer = "212,262! 270,248 330,262! 334,330 312,384 272,420 232,384 210,330"
    inner = "224,274! 270,262 318,274! 322,328 302,374 272,402 242,374 222,328"
    sun = fill(polygon(star(271, 326, 44, 20, 12)), "#f8d468") + disc(271, 326, 18, "#fff0b0")
    picture.group(
        limb("228,240 276,262 288,300", [52, 42, 30], STEEL, shine=0.55, bump=0.1),
        plate("204,214 236,208 258,234 246,262 214,256", STEEL, round=24, shine=0.65),
        plate(outer, "#d0dcf0", round=12, shine=0.6),
        Shape(smooth(inner), "url(#blue)", round=30, shine=0.3, detail=sun),
        shadow=0.5, shadow_blur=9, roundness=60,
    )  # fmt: skip


def _circle(x: float, y: float, size: float) -> str:
    """Give eight points of a circle."""
    return " ".join(
        f"{x + size * dx:.1f},{y + size * dy:.1f}"
        for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1),
            (0.7, -0.7))
    )  # fmt: skip
