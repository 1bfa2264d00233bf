"""Alpha: lord of the wolves; shields only mark where its claws come through."""

from ..curves import (
    Knot,
    Points,
    both,
    ellipse,
    knots,
    mirror,
    place,
    polygon,
    smooth,
    symmetric,
    taper,
)
from ..faces import fang
from ..figures import Spot, gaze, grasp, limb, locks, pauldron, plate
from ..props import pair
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, linear, lines, oval

BACKDROP = Backdrop(
    ("#0c1648", "#2c4a92", "#8fb4d8"), ("#fffef0", "#e4ecf4"), "#182f66", "#070c26", "pines",
    radius=128, centre=(196, 142),
)  # fmt: skip
LIGHT = lit("#0a0c22", "#42588e", "#f4fbff", "#4a3a5a", 0.8)
MANE = (
    "187,64 156,72 140,92! 118,104 96,138! 98,150 62,186! 84,190 48,240! 78,238 54,292! 88,284 "
    "78,336! 116,318 120,372! 154,346 187,404!"
)
FACE = "187,104 158,106 130,136 106,166! 122,172 96,212! 124,214 112,250! 142,248 156,274 187,282"
MUZZLE = "187,178 166,186 158,222 138,256 142,290 164,306 187,310"
MOUTH = "140,288! 164,306 187,302 211,306 235,288! 228,334 210,352 187,358 165,352 147,334"
TILT = -5


def scene() -> Scene:
    """Cape and breast, the raised paw, mane and head, then the shield that did not help."""
    colours = (
        linear("mane", (80, 60), (290, 330), (0, "#a8bcd8"), (0.5, "#5f74a4"), (1, "#2c3a68"))
        + linear("face", (110, 70), (260, 250), (0, "#f0f5fc"), (0.6, "#b0c0dc"), (1, "#6a7ca8"))
        + linear("white", (140, 130), (230, 260), (0, "#ffffff"), (1, "#ccd6ea"))
        + linear("gold", (110, 70), (260, 400), (0, "#fff2b8"), (0.5, "#eab64a"), (1, "#94601e"))
        + linear("cape", (60, 260), (320, 450), (0, "#d83a3e"), (1, "#6a1030"))
        + linear("steel", (100, 270), (280, 440), (0, "#f4f8ff"), (0.5, "#9cb0d0"), (1, "#4a5888"))
        + linear("shield", (30, 260), (150, 410), (0, "#e8a050"), (1, "#8a4424"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 36)
    picture.group(*_body(), shadow=0.5, fade=(380, 460, 0.5))
    picture.group(*_mane(), shadow=0.55, roundness=80)
    picture.group(*_raised(), shadow=0.5)
    picture.group(*_face(), shadow=0.45, outline=1)
    picture.group(*_circlet(), shadow=0.5)
    picture.group(*_shield(), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 9))
    for x, y, way in ((152, 175, 1), (222, 169, -1)):
        picture.sharp(oval(x + way * 2, y + 1, 3.4, 7, "#1a0c08") + disc(x - 4, y - 4, 2.4, "#fff"))
        picture.afterglow(disc(x, y, 17, "#ffb83a", 0.6), 7)
    picture.afterglow(glint(58, 300, 16) + glint(112, 318, 12), 0.6)
    return finish(picture, BACKDROP, "#eef8ff")


def _head(points: Points) -> list[Knot]:
    """Put what is drawn for a large upright head where this one is held."""
    return place(
        [Knot(p.x - 187, p.y - 190, p.corner) for p in knots(points)], 187, 172, 0.86, TILT
    )


def _body() -> list[Shape]:
    cape = "92,280 58,330 40,450 340,450 326,330 288,280"
    chest = "124,282 187,266 252,282 270,350 256,450 118,450 106,350"
    ribs = lines(["187,270 187,440", "118,346 187,362 258,346", "116,392 187,408 260,392"],
        "#28304e", 4, 0.6)  # fmt: skip
    return [
        Shape(smooth(cape), "url(#cape)", round=40, bump=0.6,
            detail=lines(["76,320 64,440", "306,320 318,440"], "#4a0a22", 6, 0.6)),
        plate(chest, "url(#steel)", ribs, round=44),
        Shape(smooth("187,336! 203,362 187,396! 171,362"), "url(#gold)", round=9, shine=0.6,
            contact=0.6),
        Shape(ellipse(187, 362, 8), "#5ad0f4", round=7, shine=0.8, glow=0.3),
    ]  # fmt: skip


def _raised() -> list[Shape]:
    return [
        limb("276,326 326,330 328,284", [70, 60, 44], "url(#mane)", bump=0.9, round=26),
        limb("304,300 326,292 348,296", [20, 24, 20], "url(#gold)", round=9, shine=0.6),
        *grasp(Spot(320, 246, 46, 10, True), "#8ea2cc", "#fff6dc", 0.06),
        *pauldron(Spot(276, 318, 46, 18), "url(#steel)", "url(#gold)"),
    ]


def _mane() -> list[Shape]:
    strands = [
        "92,180 72,220 84,222", "84,240 70,276 92,274", "100,290 92,316 118,308",
        "130,320 132,346 156,338", "112,120 88,160 100,164",
    ]  # fmt: skip
    marks = [_head(side) for strand in strands for side in both(strand, 187)]
    tufts = _head("262,300 240,326 187,346 134,326 112,300")
    return [
        *pair(_head("108,140! 84,22! 128,52 168,104!"), "url(#mane)", 184, round=18, bump=0.5),
        *pair(_head("114,122! 98,50! 126,72 150,106!"), "#c98a94", 184, round=10, contact=0.3),
        Shape(smooth(_head(symmetric(MANE))), "url(#mane)", round=56, bump=1, bump_size=9,
            detail=lines(marks, "#26346a", 4, 0.6)),
        *locks(tufts, 9, 54, 30, ("#5f74a4", "#7c92c0", "#4a5c92"), 4),
    ]  # fmt: skip


def _face() -> list[Shape]:
    brow = lines([_head("187,120 187,176"), _head("172,130 176,172"), _head("203,130 199,172")],
        "#5a6c98", 3, 0.6)  # fmt: skip
    fangs = []
    for x, y, length, turn in (
        (158, 301, 30, 0), (217, 301, 30, 0), (174, 305, 13, 0), (187, 305, 13, 0),
        (201, 305, 13, 0), (166, 342, 22, 180), (209, 342, 22, 180),
    ):  # fmt: skip
        at = _head([(x, y)])[0]
        fangs.append(fang(at.x, at.y, length * 0.9, 13, turn + TILT))
    return [
        Shape(smooth(_head(symmetric(FACE))), "url(#face)", round=36, bump=0.7, bump_size=8,
            detail=brow),
        Shape(smooth(_head(MOUTH)), "#6a1430", round=8, flat=0.4, contact=0.6, rim=0),
        Shape(smooth(_head("166,338 187,324 209,338 202,354 187,358 172,354")), "#e8607a",
            round=10, contact=0.3, shine=0.2),
        *fangs,
        Shape(smooth(_head(symmetric(MUZZLE))), "url(#white)", round=28, bump=0.5, contact=0.5,
            ink=0.7, detail=lines([_head("187,282 187,304"), _head("160,282 166,290"),
            _head("214,282 208,290")], "#5a6488", 2.4, 0.7)),
        Shape(smooth(_head("187,250 160,246 158,264 174,280 187,288 201,280 217,264 215,246")),
            "#141226", round=13, shine=0.6),
        *gaze(Spot(152, 175, 17, 30), "#ffb82a", "#7c8cb4", 0.34, (2, 1)),
        *gaze(Spot(222, 169, 17, -34), "#ffb82a", "#7c8cb4", 0.3, (-2, 1)),
        Shape(taper(_head("106,166 142,162 178,200"), [7, 20, 9]), "#3c4c7c", round=8, bump=0.7,
            contact=0.8),
        Shape(taper(_head("268,152 232,158 197,198"), [7, 20, 9]), "#3c4c7c", round=8, bump=0.7,
            contact=0.8),
        limb(_head("120,206 138,226 146,250"), [2, 5, 2], "#d8707a", round=2, contact=0.2, ink=0.3),
    ]  # fmt: skip


def _circlet() -> list[Shape]:
    band = _head("118,128 150,126 187,140 225,126 257,128")
    return [
        Shape(taper(band, [8, 13, 15, 13, 8]), "url(#gold)", round=6, shine=0.6),
        Shape(polygon(_head("187,92 204,124 187,160 170,124")), "url(#gold)", round=8, shine=0.6),
        Shape(polygon(_head("187,108 197,125 187,148 177,125")), "#5ad0f4", round=7, shine=0.7,
            glow=0.3),
    ]  # fmt: skip


def _shield() -> list[Shape]:
    """Three claws come through from behind."""
    outline = "30,282! 58,276 84,262 112,274 142,276! 146,330 126,376 88,408! 48,378 26,332"
    face = "40,290! 62,285 85,272 110,283 133,286! 135,328 118,366 88,392! 57,368 37,330"
    grain = lines(["62,270 60,400", "88,262 88,404", "114,270 114,396"], "#6a3418", 2.6, 0.5)
    cracks = [
        polygon([(x + dx * size, y + dy * size) for dx, dy in
            ((0, -1.5), (0.3, -0.3), (1.3, -0.5), (0.5, 0.2), (0.9, 1.2), (0, 0.5), (-0.8, 1.3),
                (-0.4, 0.2), (-1.2, -0.2), (-0.3, -0.4))])
        for x, y, size in ((62, 312, 15), (92, 300, 16), (118, 322, 14))
    ]  # fmt: skip
    claws = [
        Shape(smooth(place("-9,-3! -3,16 14,34 34,40! 26,22 13,4 9,-6!", x, y, size, turn)),
            "#fff6dc", round=8, shine=0.5, contact=0.8)
        for x, y, size, turn in ((60, 312, 1.1, 44), (91, 300, 1.25, 36), (117, 322, 1, 28))
    ]  # fmt: skip
    return [
        Shape(smooth(mirror(mirror(outline))), "url(#steel)", round=9, shine=0.5),
        Shape(smooth(face), "url(#shield)", round=16, bump=0.6, contact=0.4, detail=grain),
        *[Shape(path, "#1c0c16", round=3, flat=0.6, rim=0, contact=0.3) for path in cracks],
        *claws,
    ]
