"""Baron: velvet, fur, a goblet, and no great opinion of you."""

from ..curves import both, ellipse, polygon, ring, smooth, star, taper
from ..props import tufts
from ..scene import Light, Scene, Shape
from ..svg import cover, disc, fill, line, linear, lines, oval, radial, specks

COLOURS = (
    linear("wall", (0, 0), (0, 420), (0, "#3a1420"), (0.6, "#7a2c30"), (1, "#c0673c"))
    + radial("win", (187, 130), 200, (0, "#fff0c0"), (0.5, "#ffc66a"), (1, "#d0703a"))
    + radial("halo", (187, 150), 260, (0, "#ffe0a0cc"), (0.5, "#ff9a4a44"), (1, "#60202000"))
    + linear("cur", (0, 0), (375, 0), (0, "#8a1a2a"), (0.5, "#c23040"), (1, "#7a1424"))
    + linear("coat", (0, 260), (0, 460), (0, "#5a2a78"), (1, "#2c1448"))
    + linear("skin", (130, 110), (240, 260), (0, "#f4c49a"), (0.6, "#e09a74"), (1, "#b8604e"))
    + linear("fur", (0, 250), (0, 330), (0, "#fff6e2"), (1, "#c8b49a"))
    + linear("gold", (120, 60), (260, 130), (0, "#ffeaa0"), (0.5, "#e0a23a"), (1, "#9a5a1c"))
    + linear("vel", (120, 40), (260, 120), (0, "#d8344a"), (1, "#6a0f28"))
    + linear("must", (100, 220), (280, 260), (0, "#7a4a2a"), (0.5, "#5a3018"), (1, "#7a4a2a"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.62, -0.6, 0.55),
    key_colour="#fff0cc",
    ambient="#6a4462",
    rim_from=(0.75, -0.6),
    rim_colour="#ffd890",
    rim=0.8,
    ink="#1c0a10",
    bounce="#8a3a3a",
)


def scene() -> Scene:
    """Window and curtains, coat and fur, head and hat, the hand that drinks."""
    picture = Scene(COLOURS, LIGHT, 8)
    _hall(picture)
    _curtains(picture)
    _coat(picture)
    _fur(picture)
    _head(picture)
    _monocle(picture)
    _hat(picture)
    _goblet(picture)
    _light(picture)
    return picture


def _hall(picture: Scene) -> None:
    picture.cover(cover("url(#wall)"))
    arch = "M92 330V130C92 77 134 35 187 35C240 35 282 77 282 130V330Z"
    panes = (
        ("M187 30L120 130H254Z", "#e85a3a"),
        ("M92 130L150 90L187 180L92 230Z", "#3a8ac0"),
        ("M282 130L224 90L187 180L282 230Z", "#3a8ac0"),
        ("M92 240L187 190L282 240V340H92Z", "#c0a03a"),
    )
    leads = "M187 30V330M92 130H282M92 230H282M120 60L254 330M254 60L120 330"
    glass = "".join(fill(*pane) for pane in panes)
    glass += f'<g stroke="#4a2a1c" stroke-width="3" fill="none"><path d="{leads}"/>'
    glass += '<circle cx="187" cy="130" r="52"/></g>'
    picture.cover(
        fill(arch, "url(#win)") + f'<clipPath id="w"><path d="{arch}"/></clipPath>'
        f'<g clip-path="url(#w)" opacity=".55">{glass}</g>'
        f'<path d="{arch}" fill="none" stroke="#4a2020" stroke-width="9"/>'
    )
    picture.cover(cover("url(#halo)"))


def _curtains(picture: Scene) -> None:
    cloth: list[Shape] = []
    for index, (x, width) in enumerate(((8, 40), (38, 34), (66, 30), (90, 22))):
        fall = f"{x},-10 {x - 4},140 {x - 10 - index * 3},270 {x - 30},460"
        widths = [width * k for k in (1.1, 1, 0.9, 1.2)]
        cloth += [
            Shape(taper(side, widths), "url(#cur)", round=width * 0.42, bump=0.2)
            for side in both(fall)
        ]
    cloth += [
        Shape(taper("-6,290 40,306 84,280", [12, 12, 10]), "#e0a23a", round=5, shine=0.4),
        Shape(taper("381,290 335,306 291,280", [12, 12, 10]), "#e0a23a", round=5, shine=0.4),
    ]  # fmt: skip
    picture.group(*cloth, shadow=0.4, form=0)


def _coat(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "187,258 244,266 296,288 330,340 346,430 350,540! 24,540! 28,430 44,340 78,288 "
            "130,266"), "url(#coat)", round=54, bump=0.35, bump_size=12, detail=lines([
            "120,300 108,400 104,520", "254,300 268,400 272,520"], "#1a0a30", 4, 0.5) + "".join(
            f'<path d="M{x} {y}l5 8-5 8-5-8z" fill="#d8a84a" opacity=".55"/>' for x, y in [(72,
            360), (92, 396), (64, 420), (302, 360), (286, 396), (312, 420), (84, 330), (292,
            330)])),
        Shape(smooth("158,280 187,272 216,280 226,360 222,460 152,460 148,360"), "#f0e2c4",
            round=24, bump=0.4, bump_size=8, contact=0.5, detail=lines(["170,290 168,460",
            "187,284 187,460", "204,290 206,460"], "#b8a27a", 2, 0.6)),
        Shape(ellipse(187, 338, 7), "url(#gold)", round=5, shine=0.7),
        Shape(ellipse(187, 368, 7), "url(#gold)", round=5, shine=0.7),
        Shape(ellipse(187, 398, 7), "url(#gold)", round=5, shine=0.7),
        Shape(taper("108,296 180,370 262,430", [26, 28, 28]), "#d8a02f", round=9, contact=0.7,
            shine=0.2, detail=lines(["104,304 176,378 258,438", "114,288 186,362 268,422"],
            "#8a5a1c", 2, 0.8)),
        fade=(340, 480, 0.5),
    )  # fmt: skip


def _fur(picture: Scene) -> None:
    fur = [
        Shape(smooth(
            "104,276 130,254 160,272 187,300 214,272 244,254 270,276 288,300 268,322 236,318 "
            "206,330 187,352 168,330 138,318 106,322 86,300"), "url(#fur)", round=20, bump=1.4,
            bump_size=6, contact=0.8, detail="".join(
            f'<path d="M{x} {y}q4 10 0 18q-5 -8 0 -18z" fill="#2a1a1c"/>' for x, y in [(112, 288),
            (134, 276), (152, 296), (128, 304), (240, 276), (262, 288), (222, 296), (246, 304), (
            174, 322), (200, 322)])),
    ]  # fmt: skip
    picture.group(*fur, shadow=0.5)
    picture.group(
        Shape(polygon("256,316 280,316 274,346 262,346"), "#c2283c", round=4),
        Shape(polygon(star(268, 360, 17, 9, 5)), "url(#gold)", round=6, shine=0.7),
        Shape(ellipse(268, 360, 5), "#3aa0e0", round=4, shine=0.8),
        shadow=0.5,
    )  # fmt: skip


def _head(picture: Scene) -> None:
    head = [
        Shape(ellipse(117, 196, 17, 24, -8), "url(#skin)", round=12, skin=0.4, detail=oval(116,
            198, 8, 13, "#b8604e", 0.7)),
        Shape(ellipse(257, 196, 17, 24, 8), "url(#skin)", round=12, skin=0.4, detail=oval(258, 198,
            8, 13, "#b8604e", 0.7)),
        Shape(tufts("112,168 112,196 120,222", 18, 16, 5, -0.9, 4), "#7a4a2a", round=5,
            contact=0.4, ink=0.5),
        Shape(tufts("262,168 262,196 254,222", 18, 16, 6, 0.9, 4), "#7a4a2a", round=5, contact=0.4,
            ink=0.5),
        Shape(smooth(
            "187,104 232,112 256,150 258,204 246,252 220,284 187,294 154,284 128,252 116,204 "
            "118,150 142,112"), "url(#skin)", round=56, bump=0.2, bump_size=12, skin=0.5),
        Shape(smooth(
            "140,262 162,280 187,284 212,280 234,262 232,290 206,306 187,310 168,306 142,290"),
            "#d68c6c", round=14, contact=0.45, skin=0.4, ink=0.5),
        Shape(ellipse(140, 228, 24, 20, 20), "#ea9474", round=22, contact=0, ink=0, rim=0.2,
            skin=0.4),
        Shape(ellipse(234, 228, 24, 20, -20), "#ea9474", round=22, contact=0, ink=0, rim=0.2,
            skin=0.4),
        Shape(ellipse(155, 186, 21, 15), "#c07a5e", round=12, contact=0.2, ink=0),
        Shape(ellipse(219, 186, 21, 15), "#c07a5e", round=12, contact=0.2, ink=0),
        Shape(smooth("137,189! 147,178 163,178 174,190! 160,198 146,197"), "#fff8ea", round=14,
            contact=0.4, rim=0),
        Shape(smooth("237,189! 227,178 211,178 200,190! 214,198 228,197"), "#fff8ea", round=14,
            contact=0.4, rim=0),
        Shape(ellipse(158, 188, 8.5), "#4a7a3a", round=12, contact=0.2, rim=0, glow=0.3),
        Shape(ellipse(214, 188, 8.5), "#4a7a3a", round=12, contact=0.2, rim=0, glow=0.3),
        Shape(smooth("133,188! 144,172 164,172 178,186! 162,183 146,183"), "#d88a68", round=6,
            contact=0.6, skin=0.3),
        Shape(smooth("241,188! 230,172 210,172 196,186! 212,183 228,183"), "#d88a68", round=6,
            contact=0.6, skin=0.3),
        Shape(smooth("128,166! 144,152 166,156 180,170! 162,166 144,164"), "#5a3018", round=6,
            bump=0.6, bump_size=4, contact=0.5),
        Shape(smooth("248,154! 230,140 208,148 194,164! 212,160 232,156"), "#5a3018", round=6,
            bump=0.6, bump_size=4, contact=0.5),
        Shape(smooth(
            "176,170 187,164 198,170 203,206 220,222 212,240 187,246 162,240 154,222 171,206"),
            "#ee9c76", round=18, contact=0.6, shine=0.35, gloss=16, skin=0.7, detail=oval(172, 238,
            6, 4, "#5a2018") + oval(203, 238, 6, 4, "#5a2018")),
        Shape(smooth("164,262 187,258 210,262 187,272"), "#7a2028", round=4, contact=0.2, rim=0,
            ink=0.4),
        Shape(smooth("176,276 187,272 198,276 196,300 187,326! 178,300"), "url(#must)", round=8,
            bump=0.8, bump_size=4, contact=0.7),
        Shape(taper("190,250 164,258 132,262 102,248 92,222 104,208 114,218", [15, 22, 20, 13, 8,
            5, 2], 80), "url(#must)", round=9, bump=0.8, bump_size=5, contact=0.8, shine=0.15),
        Shape(taper("184,250 210,258 242,262 272,248 282,222 270,208 260,218", [15, 22, 20, 13, 8,
            5, 2], 80), "url(#must)", round=9, bump=0.8, bump_size=5, contact=0.8, shine=0.15),
    ]  # fmt: skip
    picture.group(*head, shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))


def _monocle(picture: Scene) -> None:
    picture.group(
        Shape(ring(216, 187, 27, 5), "url(#gold)", round=2.5, shine=0.8, gloss=8),
        Shape(taper("240,200 262,230 258,270 250,300", [1.8, 1.8, 1.8, 1.8]), "#e8b84c", round=1),
        shadow=0.3, form=0, outline=1.2,
    )  # fmt: skip


def _hat(picture: Scene) -> None:
    plume = [
        Shape(taper("246,96 292,62 322,30 352,34 356,58", [16, 34, 38, 28, 6]), "#f4ecdc",
            round=14, bump=0.7, bump_size=6, detail=lines(["244,98 290,64 322,34 350,38"],
            "#b8a890", 2)),
        Shape(tufts("256,84 296,52 330,22 356,44", 44, 16, 3, 0.4, 3), "#fff8ea", round=4,
            contact=0.3, ink=0.4),
        Shape(tufts("262,98 300,76 332,56 354,62", 36, 14, 4, 2.4, 3), "#e6dac4", round=4,
            contact=0.3, ink=0.4),
    ]  # fmt: skip
    picture.group(*plume, shadow=0.4, form=0.2)
    picture.group(
        Shape(smooth("112,124 104,88 126,54 170,42 226,46 262,70 268,110 258,130 187,120"),
            "url(#vel)", round=40, bump=0.35, bump_size=8, shine=0.15, skin=0.3, detail=lines([
            "140,60 136,120", "180,46 182,120", "222,50 228,120"], "#5a0c22", 4, 0.5)),
        Shape(smooth(
            "108,130! 104,100! 124,112! 134,92! 152,110! 168,86! 187,106! 206,86! 222,110! "
            "240,92! 250,112! 270,100! 266,130! 228,122 187,119 146,122"), "url(#gold)", round=7,
            shine=0.6, gloss=9, contact=0.8),
        Shape(smooth(
            "106,126! 146,117 187,114 228,117 268,126! 266,144 228,134 187,131 146,134 108,144"),
            "url(#gold)", round=7, shine=0.6, gloss=9, contact=0.5),
        *[Shape(ellipse(x, y, 5.5), "#fff6ee", round=5, shine=0.9) for x, y in [(104, 97), (134,
            88), (168, 82), (206, 82), (240, 88), (270, 97)]],
        Shape(ellipse(187, 123, 9, 7), "#3ac0e0", round=6, shine=0.9, contact=0.6),
        Shape(ellipse(146, 126, 5.5, 5), "#e83a4a", round=4, shine=0.9),
        Shape(ellipse(228, 126, 5.5, 5), "#e83a4a", round=4, shine=0.9),
        shadow=0.55, shadow_offset=(-4, 8),
    )  # fmt: skip


def _goblet(picture: Scene) -> None:
    picture.group(
        Shape(taper("40,470 46,410 66,366", [62, 56, 44]), "url(#coat)", round=24, bump=0.3),
        Shape(taper("42,380 66,364 92,376", [22, 26, 22]), "url(#fur)", round=9, bump=1.2,
            bump_size=5, contact=0.6),
        shadow=0.5,
    )  # fmt: skip
    picture.group(
        Shape(smooth("48,268! 112,268! 106,306 92,322 68,322 54,306"), "url(#gold)", round=18,
            shine=0.6, gloss=9,
            detail=line("50,290 80,295 110,290", "#8a5a1c", 2, 1)),
        Shape(ellipse(80, 268, 32, 9), "#8a5a1c", round=3),
        Shape(ellipse(80, 269, 27, 6.5), "#7a0f2a", round=4, shine=0.4, contact=0.2),
        Shape(taper("80,318 80,356", [13, 10]), "url(#gold)", round=5, shine=0.6),
        Shape(ellipse(64, 300, 4), "#e83a4a", round=3, shine=0.9),
        Shape(ellipse(96, 300, 4), "#e83a4a", round=3, shine=0.9),
        Shape(ellipse(80, 304, 5), "#3ac0e0", round=3, shine=0.9),
        shadow=0.45, form=0.2,
    )  # fmt: skip
    picture.group(
        Shape(taper("66,352 80,350 98,342", [24, 26, 20]), "#e6a07a", round=11, skin=0.4),
        *[Shape(taper(
            f"{58 + i * 2},{318 + i * 12} {84 + i * 1.5},{322 + i * 11} {99 - i},{318 + i * 11}", [
            13, 13, 10]), "#eaa880", round=6, skin=0.4, contact=0.5) for i in range(4)],
        Shape(ellipse(90, 333, 5), "#e8b84c", round=4, shine=0.9),
        shadow=0.35, form=0.1,
    )  # fmt: skip


def _light(picture: Scene) -> None:
    picture.sharp(disc(158, 189, 4.3, "#120806") + disc(155.5, 186, 2, "#ffffff"))
    picture.sharp(disc(214, 189, 4.3, "#120806") + disc(211.5, 186, 2, "#ffffff"))
    picture.sharp(fill("M203 174Q196 186 204 200L212 206Q201 188 212 168Z", "#ffffff", 0.28))
    picture.veil('<rect y="430" width="375" height="110" fill="#1a0614" opacity=".75"/>', 22)
    picture.afterglow(specks(5, 34, (20, 20, 355, 400), "#ffe9b0", (0.5, 1.6)), 0.6)
