"""A dragon on its crag, breathing fire over the valley."""

from ..actors import earth, eyeball, furrows, lid, motes, outdoors
from ..curves import ellipse, polygon, ridge, sample, smooth, taper
from ..faces import fang
from ..figures import limb
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval

LIGHT = lit("#1c0a1c", "#5c4c88", "#ffd880", "#c8703c", 0.9)
HIDE, BELLY = "url(#hide)", "#f0c478"


def scene() -> Scene:
    """Paint the valley, far wing, tail and trunk, neck, near wing, head, and the fire."""
    colours = (
        linear("hide", (120, 60), (280, 440), (0, "#f0604c"), (0.5, "#c8343c"), (1, "#6c1838"))
        + linear("wing", (220, 60), (380, 300), (0, "#f89c54"), (1, "#a8304c"))
        + linear("rock", (0, 380), (0, 525), (0, "#b49cac"), (1, "#4c3c5c"))
    )
    picture = outdoors(
        LIGHT, ("#3c4c9c", "#a87cac", "#ffd09c"), ("#7c9068", "#54685c", "#34384c"), 340, colours, 9
    )
    picture.veil(fill(ridge(-5, 380, 300, 34, 3), "#8474a8", 0.85), 1.4)
    earth(picture, 348, 8, 4)
    furrows(picture, 348, "#3c4c54", "#d8b880", 5)
    wing = (
        "190,230! 206,120 250,52 262,30! 286,70 330,64! 326,120 372,140! 340,176 356,214! 300,226"
    )
    bones = ["200,226 230,120 262,32", "206,228 270,140 330,66", "212,230 290,180 370,142"]
    far = "176,226! 150,130 92,70 70,54! 66,96 24,108! 48,138 10,176! 60,190 60,226! 120,226"
    far_bones = ["176,226 132,130 70,56", "172,228 100,150 26,110", "168,230 96,196 12,176"]
    for outline, ribs, tone in ((far, far_bones, "#b84858"), (wing, bones, "url(#wing)")):
        picture.group(
            Shape(smooth(outline), tone, round=14, bump=0.6, detail=lines(ribs, "#6c1c3c", 3, 0.4)),
            *(limb(rib, [11, 8, 3], HIDE) for rib in ribs),
            shadow=0.35,
        )
    _trunk(picture)
    picture.group(*_head(), shadow=0.45, roundness=44)
    picture.sharp(oval(151, 138, 2.6, 7, "#2c0a10") + disc(148, 134, 2, "#fff"))
    _fire(picture)
    return motes(picture, "#ffe0a0", 5, 40)


def _trunk(picture: Scene) -> None:
    crag = "90,540! 110,470 150,424 230,410 310,420 350,470 390,500 390,540!"
    picture.group(Shape(smooth(crag), "url(#rock)", round=20, bump=2, bump_size=14), form=0.3)
    tail = "250,380 322,404 352,360 336,318 350,290"
    spikes = [fang(x, y, 14, 12, turn, BELLY) for x, y, turn in ((300, 388, 190), (330, 372, 230))]
    picture.group(
        *spikes, Shape(taper(tail, [58, 44, 28, 16, 8], 70), HIDE, round=18, bump=0.8),
        Shape(polygon("350,262! 372,290! 350,306! 334,292!"), "#f89c54", round=6),
        shadow=0.4,
    )  # fmt: skip
    neck = "210,330 242,270 236,212 196,160"
    back = sample("246,330 272,270 262,206 220,140", 24)
    ridge_of = [fang(float(x), float(y), 17, 16, 250 - k * 3, "#f8b45c")
        for k, (x, y) in enumerate(back[::3])]  # fmt: skip
    picture.group(
        *ridge_of,
        Shape(smooth("160,330 190,280 236,276 276,310 290,370 268,424 214,436 166,420 150,376"),
            HIDE, round=50, bump=0.9, bump_size=8),
        Shape(taper(neck, [92, 72, 58, 50], 70), HIDE, round=28, bump=0.9, bump_size=8),
        Shape(taper("196,410 186,340 214,280 208,220 176,180", [44, 52, 34, 26, 18], 70), BELLY,
            round=16, contact=0.1, ink=0.4, rim=0.2, detail=lines([
            [(150, y + 6), (190, y), (240, y + 4)] for y in range(196, 420, 17)], "#b8743c", 3)),
        limb("252,352 290,392 264,428", [62, 50, 28], HIDE, bump=0.8),
        limb("176,352 144,392 156,424", [50, 40, 24], HIDE, bump=0.8),
        *(fang(x, y, 17, 10, 20, "#fff0d0") for x, y in ((248, 430), (262, 434), (276, 432),
            (140, 424), (153, 430), (166, 428))),
        shadow=0.45, roundness=60,
    )  # fmt: skip


def _head() -> list[Shape]:
    return [
        Shape(taper("206,116 240,90 250,50", [24, 16, 2]), BELLY, round=9),
        Shape(taper("186,108 204,76 200,42", [20, 14, 2]), BELLY, round=9),
        Shape(smooth("196,176! 172,188 132,204 96,222! 92,234 116,238 164,222 200,204"), HIDE,
            round=14, bump=0.7),
        Shape(smooth("190,172! 148,168 92,180! 96,226! 140,206 186,192"), "#5c0c20", round=6,
            flat=0.4, rim=0),
        Shape(smooth("176,186 136,190 104,212 128,212 168,200"), "#f08c7c", round=6, ink=0.5),
        *(fang(x, y, long, 9, 168) for x, y, long in ((102, 220, 15), (122, 213, 11), (142, 206,
            9))),
        Shape(smooth("224,112 196,96 168,108 152,124 118,140 90,146 76,158! 76,174 92,184 128,176 "
            "168,176 196,190 224,182 238,150"), HIDE, round=32, bump=0.8, bump_size=7),
        *(fang(x, y, long, 10) for x, y, long in ((88, 180, 20), (106, 180, 11), (126, 176, 13),
            (146, 175, 10))),
        Shape(ellipse(90, 158, 6, 4, -20), "#3c0c1c", round=3, flat=0.5, ink=0),
        *eyeball((152, 139), 12, "#ffd23c", (-2, 0)),
        lid((152, 139), 12, "#b03038", -22, 0.36),
        Shape(smooth("132,128 152,116 178,118 180,128 156,126 140,136"), "#a82838", round=7),
        Shape(smooth("206,150! 244,140 266,156! 246,164 262,184! 236,182 238,200! 208,180"),
            "#f89c54", round=8, bump=0.4),
    ]  # fmt: skip


def _fire(picture: Scene) -> None:
    for widths, tone in (
        ([16, 74, 120, 150], "#d8301c"), ([12, 54, 92, 116], "#ff7a1c"), ([8, 34, 60, 76],
            "#ffc23a"),
        ([4, 16, 28, 32], "#fff8c8"),
    ):  # fmt: skip
        reach = {"#d8301c": 450, "#ff7a1c": 440, "#ffc23a": 420, "#fff8c8": 390}[tone]
        way = [(92, 206), (62, 262), (44, 330), (30, reach)]
        picture.cover(fill(taper(way, widths), tone))
    tones = ("#d8301c", "#ff7a1c", "#ffc23a", "#fff2b0")
    for x, size, seed in ((20, 120, 3), (80, 130, 5), (124, 80, 7)):
        picture.cover(flame((x, 500), size, seed, tones, 0.3))
    picture.glow(disc(50, 350, 110, "#ff6a1c"), 30, 0.7)
    picture.afterglow(disc(70, 270, 60, "#ffae3a", 0.5), 20)
