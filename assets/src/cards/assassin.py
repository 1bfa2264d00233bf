"""Assassin: a hood against the moon, two blades."""

from ..curves import Points, ellipse, mirror, place, polygon, rectangle, smooth, taper
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import cover, disc, fill, linear, lines, oval, radial, specks

COLOURS = (
    linear("sky", (0, 0), (0, 420), (0, "#12103a"), (0.45, "#3a2160"), (0.8, "#8a3a6a"), (1,
        "#d0605a"))
    + radial("moon", (187, 150), 122, (0, "#ffe9d0"), (0.7, "#ffb48a"), (1, "#f07a62"))
    + radial("halo", (187, 150), 300, (0, "#ff9a7acc"), (0.4, "#c2456a55"), (1, "#40206000"))
    + linear("cl", (0, 60), (0, 420), (0, "#4a4470"), (1, "#231c40"))
    + linear("hood", (110, 60), (270, 240), (0, "#5a5488"), (0.6, "#38305e"), (1, "#221a40"))
    + linear("scarf", (90, 200), (330, 300), (0, "#ff5a4a"), (0.5, "#c8203a"), (1, "#7a1030"))
    + linear("bl", (60, 200), (320, 380), (0, "#f4fbff"), (0.5, "#b8cce0"), (1, "#7f96b4"))
    + radial("face", (187, 182), 60, (0, "#2a1830"), (1, "#0c0818"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.6, -0.6, 0.55),
    key_colour="#c8c8ff",
    ambient="#43407c",
    rim_from=(0.72, -0.7),
    rim_colour="#ffb08a",
    rim=1,
    ink="#08051a",
    bounce="#6a2a4a",
)


def scene() -> Scene:
    """Moon, roofs and cloak, the hood, the crossed arms, the glints."""
    picture = Scene(COLOURS, LIGHT, 6)
    _night(picture)
    _roofs(picture)
    _cloak(picture)
    _hood(picture)
    for flip in (True, False):
        _arm(picture, flip)
    _shine(picture)
    return picture


def _side(points: str, flip: bool) -> Points:
    return mirror(points, 187) if flip else points


def _roof(x: float, y: float, width: float, height: float) -> str:
    eaves, wall = width * 0.58, width / 2
    return polygon(
        [(x - wall, 540), (x - wall, y), (x - eaves, y), (x, y - height), (x + eaves, y),
            (x + wall, y), (x + wall, 540)]
    )  # fmt: skip


def _crow(x: float, y: float, size: float) -> str:
    wings = "0,0! 6,-8 12,-1! 17,-10 25,-3! 18,-3 14,5! 12,7 0,0!"
    return fill(smooth(place(wings, x, y, size)), "#140a26")


def _night(picture: Scene) -> None:
    picture.cover(cover("url(#sky)") + cover("url(#halo)"))
    picture.cover(specks(3, 60, (0, 0, 375, 190), "#ffe9ff", (0.4, 1.2)))
    picture.cover(disc(187, 150, 122, "url(#moon)"))
    for x, y, radius in (
        (120, 90, 16),
        (250, 70, 11),
        (272, 150, 18),
        (100, 170, 12),
        (180, 50, 9),
    ):
        picture.cover(disc(x, y, radius, "#e0866a", 0.45))
    clouds = oval(60, 190, 130, 8, "#3a2160") + oval(320, 110, 110, 7, "#3a2160")
    picture.veil(f'<g opacity=".6">{clouds}{oval(310, 230, 120, 9, "#3a2160")}</g>', 4)
    far = ((20, 300, 60, 60), (80, 320, 50, 40), (300, 310, 56, 60), (352, 290, 60, 80),
        (250, 330, 50, 30), (130, 335, 50, 40))  # fmt: skip
    picture.veil(fill("".join(_roof(*at) for at in far), "#6a2f62"), 0.6)
    picture.veil(oval(187, 360, 240, 26, "#ff9a7a", 0.4), 12)


def _roofs(picture: Scene) -> None:
    picture.group(
        Shape(_roof(14, 372, 84, 56), "#3a2350", round=10, bump=0.5, bump_size=6),
        Shape(_roof(362, 362, 92, 70), "#3a2350", round=10, bump=0.5, bump_size=6),
        Shape(rectangle(334, 296, 16, 40), "#3a2350", round=5),
        Shape(rectangle(44, 318, 13, 34), "#3a2350", round=5),
        shadow=0.2, form=0.2,
    )  # fmt: skip
    windows = ((8, 392), (26, 392), (352, 388), (372, 388), (300, 330), (76, 344))
    panes = "".join(rectangle(x, y, 7, 10) for x, y in windows)
    picture.cover(fill(panes, "#ffce7a"))


def _cloak(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "214,232! 262,214 300,226 332,200 366,206! 352,222 372,240! 336,246 306,262 "
            "262,250 220,262!"), "url(#scarf)", round=12, bump=0.4, bump_size=12, skin=0.3),
        Shape(smooth(
            "210,246! 250,256 286,290 326,282 352,304! 330,310 336,330! 300,318 262,304 214,272!"),
            "#a81a34", round=12, bump=0.4, bump_size=12),
        shadow=0.3, form=0.2,
    )  # fmt: skip
    picture.group(
        Shape(smooth(
            "187,120! 250,190 296,226 322,300 334,380 352,450 340,540! 34,540! 22,450 40,380 "
            "54,300 78,226 124,190"), "url(#cl)", round=50, bump=0.5, bump_size=16, detail=lines([
            "96,250 78,340 66,520", "124,280 112,380 108,520", "280,250 298,340 310,520",
            "252,280 264,380 268,520"], "#120c2a", 5, 0.55) + lines(["108,262 94,350 86,520",
            "270,262 284,350 294,520"], "#6f68a0", 3, 0.4)),
        Shape(smooth("140,252 187,244 234,252 246,330 236,420 187,436 138,420 128,330"), "#3c2c3c",
            round=34, bump=0.6, bump_size=9, contact=0.7, detail=lines(["187,250 187,440"],
            "#1a0f1c", 3) + "".join(
            f'<path d="M176 {y}L198 {y + 10}M198 {y}L176 {y + 10}" stroke="#a8845a" '
            f'stroke-width="2"/>' for y in range(270, 430, 20))),
        Shape(taper("132,262 190,340 244,420", [15, 16, 15]), "#6a4630", round=6, bump=0.4,
            bump_size=5, contact=0.7, detail=lines(["130,258 190,338 246,424"], "#a8845a", 1.2)),
        Shape(ellipse(190, 340, 11, 10), "#d8b05a", round=5, shine=0.7, contact=0.6),
        fade=(330, 470, 0.6),
    )  # fmt: skip


def _hood(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "187,46! 228,70 262,124 268,186 252,238 222,262 187,268 152,262 122,238 106,186 "
            "112,124 146,70"), "url(#hood)", round=46, bump=0.4, bump_size=14, detail=lines([
            "187,54 214,96 234,150", "187,54 160,96 140,150", "187,60 187,96"], "#1a1436", 3,
            0.5)),
        Shape(smooth(
            "187,98! 222,122 236,168 230,214 210,246 187,254 164,246 144,214 138,168 152,122"),
            "url(#face)", round=8, contact=0.9, rim=0, flat=0.6),
        Shape(smooth("187,150 214,160 222,182 206,196 187,200 168,196 152,182 160,160"), "#8a5a58",
            round=24, contact=0, rim=0.4, ink=0, flat=0.25),
        Shape(smooth("180,158 187,152 194,158 197,190 187,198 177,190"), "#9a6660", round=7,
            contact=0.3, ink=0.2),
        Shape(smooth(
            "146,190! 168,198 187,194 206,198 228,190! 230,214 214,242 187,256 160,242 144,214"),
            "#c22038", round=20, bump=0.35, bump_size=8, contact=0.7, skin=0.3, detail=lines([
            "152,206 187,212 222,206", "158,222 187,230 216,222", "168,240 187,244 206,240"],
            "#6a0c26", 2.4, 0.7)),
        Shape(smooth("150,172! 164,164 178,176! 166,184"), "#fff2c0", round=3, glow=1, contact=0,
            rim=0),
        Shape(smooth("224,172! 210,164 196,176! 208,184"), "#fff2c0", round=3, glow=1, contact=0,
            rim=0),
        Shape(smooth("144,164! 160,154 182,170! 164,164"), "#140a1c", round=4, contact=0.5, rim=0),
        Shape(smooth("230,164! 214,154 192,170! 210,164"), "#140a1c", round=4, contact=0.5, rim=0),
        Shape(smooth(
            "187,88! 232,116 246,170 238,220 216,254! 228,216 232,170 220,126 187,102! 154,126"
            " 142,170 146,216 158,254! 136,220 128,170 142,116"), "#6a639c", round=7, bump=0.3,
            bump_size=6, contact=0.9),
        Shape(smooth(
            "122,236 150,252 187,262 224,252 252,236 262,258 240,282 187,296 134,282 112,258"),
            "url(#scarf)", round=16, bump=0.4, bump_size=10, contact=0.8, skin=0.4, detail=lines([
            "120,252 187,276 254,252", "132,268 187,288 242,268"], "#6a0c26", 2.6, 0.6)),
        Shape(ellipse(222, 262, 11, 10), "#d8b05a", round=6, shine=0.8, contact=0.7, detail=disc(
            222, 262, 4.5, "#4a0c1c")),
        shadow=0.6, shadow_blur=9, shadow_offset=(-4, 9),
    )  # fmt: skip


def _arm(picture: Scene, flip: bool) -> None:
    picture.group(
        Shape(taper(_side("92,262 62,330 108,366", flip), [58, 50, 38]), "#4a427a", round=22,
            bump=0.4, bump_size=10),
        Shape(taper(_side("102,364 136,358 160,340", flip), [38, 34, 28]), "#54384c", round=15,
            bump=0.4, bump_size=7, detail=lines([_side(f"{x},330 {x + 6},390", flip) for x in (
            112, 122, 132, 142)], "#c89a5a", 2, 0.8)),
        shadow=0.5,
    )  # fmt: skip
    picture.group(
        Shape(taper(_side("154,324 116,262 86,204 62,112", flip), [12, 18, 16, 11, 0.8], 60),
            "url(#bl)", round=5, shine=0.9, gloss=7, ink=0.8, detail=lines([_side(
            "154,326 118,264 90,208 68,130", flip)], "#6f86a4", 1.6, 0.7)),
        Shape(taper(_side("130,330 172,312", flip), [8, 8]), "#e0b45a", round=4, shine=0.6),
        Shape(taper(_side("160,332 186,372", flip), [11, 10]), "#6a3e2a", round=5),
        Shape(ellipse(186 if flip else 188, 377, 7), "#e0b45a", round=6,
            shine=0.7),
        shadow=0.5, form=0,
    )  # fmt: skip
    picture.group(
        *[Shape(taper(_side(f"{150 + i * 5},{336 + i * 9} {174 + i * 4},{330 + i * 9}", flip),
            [14, 13]), "#5e4266", round=6) for i in range(4)],
        shadow=0.3, form=0.2,
    )  # fmt: skip


def _shine(picture: Scene) -> None:
    picture.sharp(oval(167, 174, 3, 5, "#b8141c") + oval(207, 174, 3, 5, "#b8141c") + disc(165,
        172, 1.4, "#ffffff") + disc(205, 172, 1.4, "#ffffff"))  # fmt: skip
    picture.afterglow(disc(166, 174, 13, "#ff6a3a", 0.6) + disc(208, 174, 13, "#ff6a3a", 0.6), 6)
    picture.afterglow(glint(311, 120, 26) + glint(63, 120, 20), 0.5)
    picture.afterglow(glint(311, 120, 28) + glint(63, 120, 22), 4)
    picture.veil('<rect y="430" width="375" height="110" fill="#0a0620" opacity=".75"/>', 22)
    crows = ((40, 70, 1.2), (70, 48, 0.8), (312, 52, 1), (334, 84, 0.7))
    picture.sharp("".join(_crow(*at) for at in crows))
