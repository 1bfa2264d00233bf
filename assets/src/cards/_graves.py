"""The graveyard that the dead come from: what lies before them, and what stands behind."""

from ..actors import Hand, earth, furrows, grip, moved, spread
from ..anatomy import SLEEVE, TROUSERS, limb_of
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..figures import Spot, limb
from ..props import tufts
from ..scene import Scene, Shape
from ..svg import disc, fill, lines, oval
from ..wardrobe import boot


def yard(picture: Scene) -> None:
    """Stand stones and bare trees under the moon; who dug here runs, lantern and all."""
    x, y = 100, 78
    picture.glow(disc(x, y, 78, "#c8ff90", 0.55), 24)
    picture.cover(
        disc(x, y, 40, "#f4ffc8")
        + disc(x - 12, y - 8, 8, "#d8ec98", 0.7)
        + disc(x + 12, y + 12, 11, "#d8ec98", 0.7)
        + disc(x + 14, y - 14, 5, "#d8ec98", 0.7)
    )
    bats = "".join(
        f"M{x} {y}q-7 -9 -17 -4q5 2 5 7q6 -1 12 5q6 -6 12 -5q0 -5 5 -7q-10 -5 -17 4Z"
        for x, y in ((92, 112), (60, 150), (310, 172))
    )
    picture.cover(fill(bats, "#2a1c50"))
    picture.veil(fill(ridge(-5, 380, 288, 30, 5), "#7854a4", 0.85), 1.4)
    boughs = [
        "22,350 30,250 16,160",
        "27,260 52,216 48,176",
        "24,220 2,190 -6,160",
        "352,300 346,220 362,150",
        "348,240 326,206 330,176",
        "352,214 374,190 384,176",
    ]
    picture.veil(
        fill(
            "".join(
                taper(way, [18 if "350" in way or "300" in way else 9, 7, 1]) for way in boughs
            ),
            "#4a3484",
        ),
        0.8,
    )
    picture.veil(oval(140, 322, 220, 26, "#e0b4d0", 0.7), 12)
    stones = ""
    for x, y, k in ((34, 342, 26), (84, 338, 20), (330, 316, 22), (362, 326, 26)):
        stones += smooth(
            place("-.8,1.2! -.85,-.6 -.5,-1.3 0,-1.5 .5,-1.3 .85,-.6 .8,1.2!", x, y, k)
        )
    picture.veil(fill(stones, "#5c4c98", 0.95), 0.6)
    earth(picture, 352, 8, 4)
    furrows(picture, 352, "#40387c", "#a8b89c", 5)
    picture.cover(fill(tufts([(0, 362), (375, 358)], 46, 20, 7, 0, 4), "#4c6c6c"))
    picture.glow(disc(326, 268, 40, "#ffb850", 0.7), 10)
    picture.group(*moved(_digger(), (0, 0), (326, 306), 0.62), shadow=0.3, outline=1.4)
    picture.sharp("".join(disc(x, 240.5, 1.3, "#140a12") for x in (320, 327.5)))
    picture.afterglow(disc(356, 262, 14, "#ffc860", 0.9), 5)


def _digger() -> list[Shape]:
    """Let the gravedigger run for the hill, lantern and all, and look back as he runs."""
    blue, night, face = "#5c5ca8", "#403c7c", "#e8b088"
    return [
        limb_of(((-4, -44), (-14, -22), (-32, -20)), 17, TROUSERS, night, 1),
        *boot(Spot(-36, -19, 7, 100), "#5c4030", "#7c5840"),
        limb_of(((4, -44), (22, -34), (20, -10)), 18, TROUSERS, night, -1),
        *boot(Spot(20, -8, 7.5, 0), "#5c4030", "#7c5840"),
        limb_of(((-9, -80), (-27, -84), (-32, -104)), 13, SLEEVE, night, 1),
        *spread(Hand(-32, -104, 9, -100, face)),
        Shape(smooth("-15,-82 0,-91 14,-82 16,-60 24,-32! 4,-36 -8,-28! -24,-30! -17,-56"), blue,
            round=12, bump=0.2, detail=lines(["0,-86 2,-38", "-12,-60 16,-58"], "#2c2860", 3, 0.7)),
        limb("50,-70 50,-56", [3, 3], "#8c6434", round=1),
        Shape(smooth("41,-56! 50,-62 59,-56! 59,-36! 41,-36!"), "#ffe8a0", round=4, glow=0.95),
        limb("40,-36 60,-36", [5, 5], "#8c6434", round=2),
        limb_of(((9, -78), (26, -62), (46, -70)), 15, SLEEVE, blue, -1),
        *grip(Hand(44, -70, 9, -14, face)),
        Shape(ellipse(1, -102, 15, 15.5), face, round=12, skin=0.4, glow=0.4, ink=0.5,
            detail=oval(-6, -96, 4, 3, "#d88068", 0.6)),
        Shape(ellipse(-9, -105, 5.4, 6), "#fffaf0", round=4, glow=0.6, ink=0.3, contact=0.2),
        Shape(ellipse(2, -105, 5.6, 6.2), "#fffaf0", round=4, glow=0.6, ink=0.3, contact=0.2),
        Shape(ellipse(-4, -98, 4, 3.4), "#f09878", round=3, ink=0.3, glow=0.3),
        Shape(ellipse(-3, -91, 4.6, 4), "#4c1420", round=2, flat=0.6, rim=0, ink=0),
        Shape(smooth("-24,-108! -12,-112 -10,-126 8,-128 14,-114 26,-114! 2,-112"), night, round=7,
            bump=0.2, contact=0.8),
    ]  # fmt: skip


def soil() -> list[Shape]:
    """Break the grave open: boards, clods and bones about it, a spade left behind, and a worm."""
    heap = "-20,432 14,410 70,424 130,408 196,420 250,408 316,420 396,404 396,540 -20,540"
    boards = [
        Shape(polygon(place("-12,-64! 4,-70! 12,-60! 11,30! -11,30!", x, y, k, turn)), "#a87850",
            round=5, bump=0.5,
            detail=lines([place("-2,-58 -2,30", x, y, k, turn)], "#4c2c30", 2))
        for x, y, k, turn in ((36, 448, 0.8, -24), (282, 444, 0.9, 30), (308, 446, 0.7, 46))
    ]  # fmt: skip
    clods = [
        Shape(smooth(place("-1,.1 -.6,-.7 .2,-.9 .9,-.4 1,.4 .3,.8 -.6,.7", x, y, k)), "#8c6450",
            round=k * 0.5, bump=1, bump_size=5)
        for x, y, k in ((136, 426, 11), (222, 428, 12), (246, 430, 8), (48, 500, 18))
    ]  # fmt: skip
    worm = "112,500 118,484 108,470 94,466"
    return [
        *boards,
        limb("352,306 340,370 332,440", [10, 9, 9], "#c08c58", round=4),
        limb("336,304 368,308", [12, 12], "#a87444", round=5),
        Shape(smooth("310,398! 356,404! 350,450 330,470! 312,448"), "#a8b4cc", round=10, shine=0.8,
            detail=lines(["334,408 330,460"], "#5c6484", 3)),
        Shape(smooth(heap), "url(#soil)", round=20, bump=0.7, bump_size=9,
            detail="".join(oval(x, y, wide, 7, "#4c3044", 0.6)
                for x, y, wide in ((110, 506, 34), (330, 438, 30), (48, 518, 26), (282, 510, 20)))),
        Shape(smooth("306,444 318,426 334,432 350,424 362,446 334,454"), "#8c6450", round=12,
            bump=1, bump_size=6, ink=0.6),
        Shape(tufts([(0, 428), (70, 424), (187, 420), (290, 418)], 36, 20, 5), "#5c8c54", round=3),
        *clods,
        Shape(taper(worm, [12, 16, 16, 18], 70), "#f09ca8", round=7.56, bump=0.4, shine=0.4,
            detail=lines(["106,494 120,496", "110,482 124,482", "104,468 108,480"], "#b85c74", 2)),
        Shape(smooth("96,504 104,496 118,500 128,498 134,508 116,512"), "#8c6450", round=6,
            bump=0.8, bump_size=5, ink=0.6),
        *(Shape(ellipse(x, y, 5), "#fffaf0", round=5, glow=0.4, ink=0.6) for x, y in ((90, 462),
            (100, 461))),
        *(Shape(ellipse(x, y, 2.4), "#140a12", round=1, flat=0.8, contact=0, ink=0, rim=0)
            for x, y in ((89, 463), (99, 462))),
    ]  # fmt: skip
