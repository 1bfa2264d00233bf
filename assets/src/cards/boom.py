"""Boom!: a bomb in mid-air with next to no fuse left, and a guard who has seen it."""

from ..actors import earth, floor_shadow, furrows, grooves, motes, outdoors
from ..curves import ellipse, knots, place, polygon, ridge, smooth, star, taper
from ..figures import plate
from ..props import rivets, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, oval, radial
from ._guard import body, boots, head, helmet

LIGHT = lit("#1c0a16", "#5a5080", "#fff0a0", "#c87a2c", 0.6)
BOMB, RADIUS = (148.0, 150.0), 78
SPARK = (246.0, 42.0)
FUSE = "196,92 206,66 228,66 236,50"


def scene() -> Scene:
    """Noon over a road, the bomb's way and the bomb, the guard who runs from it."""
    colours = radial(
        "iron", (126, 118), 150, (0, "#8d9cf0"), (0.35, "#3d4498"), (1, "#12122e")
    ) + linear("rope", (196, 70), (240, 80), (0, "#fff2cc"), (1, "#c08a48"))
    picture = outdoors(
        LIGHT,
        ("#f08c18", "#ffc032", "#fff0a8"),
        ("#e8c070", "#b8843e", "#6a4028"),
        300,
        colours,
        21,
    )
    _land(picture)
    _way(picture)
    picture.group(*_bomb(), shadow=0.2, shadow_blur=10, roundness=90, form=0.5)
    _spark(picture)
    _guard(picture)
    return motes(picture, "#fffbe0")


def _land(picture: Scene) -> None:
    picture.veil(fill(ridge(-5, 380, 262, 22, 5), "#e8a050", 0.7), 1.5)
    towers = "M286 286V236H290V230H296V236H300V230H306V236H310V286ZM310 286V256H340V286Z"
    picture.veil(fill(towers, "#c87a44", 0.85), 0.8)
    picture.veil(fill(ridge(-5, 380, 284, 12, 8), "#a8a048", 0.9), 0.8)
    earth(picture, 304, 5, 4)
    furrows(picture, 304, "#7a4a24", "#f4d488", 6)
    road = "M150 304L196 304L330 530L10 530Z"
    picture.veil(fill(road, "#f0d090", 0.6), 4)
    picture.cover(fill(tufts([(0, 330), (110, 322)], 16, 22, 3) + tufts([(270, 330), (380, 340)],
        16, 24, 4), "#7a7a2c", 0.9))  # fmt: skip
    picture.cover(fill(tufts([(-5, 470), (60, 500)], 12, 44, 3, 0.2, 5) + tufts([(320, 500),
        (380, 470)], 12, 44, 4, -0.2, 5), "#5a5424"))  # fmt: skip


def _way(picture: Scene) -> None:
    """Show where it came from: puffs of smoke along its curve."""
    puffs = ((352, 30, 22), (330, 58, 18), (300, 84, 16), (272, 104, 13), (250, 120, 10))
    picture.group(
        *(Shape(ellipse(x, y, r * 1.1, r), "#fff0d0", round=r, bump=0.5, ink=0.4)
            for x, y, r in puffs),
        shadow=0, form=0.1, outline=1.2,
    )  # fmt: skip
    for path in ("60,36 48,90 66,150", "38,60 30,110 44,160", "250,190 236,214 214,232"):
        picture.cover(fill(taper(path, [1, 7, 1]), "#fff8d8", 0.8))


def _bomb() -> list[Shape]:
    x, y = BOMB
    glow = fill(ellipse(x - 32, y - 36, 22, 11, -44), "#ffffff", 0.9)
    glow += disc(x - 54, y - 6, 5, "#ffffff", 0.7) + line(
        [(x + 62, y + 30), (x + 36, y + 56), (x - 4, y + 68)], "#ffb84a", 6, 0.7
    )
    patch = place("-22,-19! 21,-21! 24,18! -19,22!", x + 14, y + 6, 1, -14)
    nails = [(p.x * 0.78 + (x + 14) * 0.22, p.y * 0.78 + (y + 6) * 0.22) for p in knots(patch)]
    return [
        Shape(taper(FUSE, [13, 12, 11], 50), "url(#rope)", round=5, bump=0.3,
            detail=grooves(["198,90 206,96", "202,76 212,80", "212,64 216,74", "226,60 230,70"],
            "#8a5c30")),
        Shape(ellipse(x, y, RADIUS), "url(#iron)", round=RADIUS, shine=0.5, gloss=20, detail=glow),
        Shape(smooth(patch), "#6a78b8", round=4, shine=0.5, gloss=9, contact=0.7),
        *rivets(nails, 3.2, "#e8eeff"),
        plate(place("-25,-6! 25,-6! 28,20! -28,20!", x + 46, y - 60, 1, 38), "#d8452e", round=14),
        plate(place("-30,-12! 30,-12! 30,3! -30,3!", x + 48, y - 62, 1, 38), "#ff7a50", round=6),
    ]  # fmt: skip


def _spark(picture: Scene) -> None:
    x, y = SPARK
    picture.glow(disc(x, y, 46, "#ff8a2a"), 12)
    for outer, inner, tone, turn in (
        (46, 17, "#d8281c", -80), (34, 13, "#ff8a1e", -62), (23, 9, "#fff6c0", -80),
    ):  # fmt: skip
        picture.cover(fill(polygon(star(x, y, outer, inner, 9, turn)), tone))
    picture.sharp(disc(x, y, 7, "#ffffff"))
    flying = ((-42, -20), (40, 26), (-30, 34), (50, -14), (18, 50))
    picture.sharp("".join(disc(x + dx, y + dy, 3, "#c8281c") for dx, dy in flying))
    picture.afterglow(disc(x, y, 32, "#ffd25a", 0.7), 12)


def _guard(picture: Scene) -> None:
    floor_shadow(picture, 240, 462, 110, "#4a2430")
    picture.group(*boots(), shadow=0.3)
    picture.group(*body(), shadow=0.3)
    picture.group(*head(), shadow=0.45, roundness=50)
    picture.sharp(disc(199, 262, 5, "#140a12") + disc(237, 258, 5, "#140a12")
        + disc(197, 260, 1.8, "#fff") + disc(235, 256, 1.8, "#fff"))  # fmt: skip
    drops = ((154, 240), (146, 262), (300, 262), (170, 218))
    picture.sharp("".join(oval(x, y, 3.4, 5.4, "#8fd8f8") for x, y in drops))
    picture.group(*helmet(276, 204, 24), shadow=0.3)
