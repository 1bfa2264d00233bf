"""The graveyard that the dead come from: what lies before them, and what stands behind."""

from ..actors import earth, furrows
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..figures import limb
from ..props import tufts
from ..scene import Scene, Shape
from ..svg import disc, fill, lines, oval


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
    _digger(picture)


def _digger(picture: Scene) -> None:
    """Let the gravedigger run for the hill with his lantern, small with distance."""
    picture.glow(disc(342, 262, 30, "#ffb850", 0.7), 9)
    limbs = ["330,262 338,276 330,290", "330,264 320,276 308,278", "332,240 342,244 342,256",
        "330,242 320,236 314,226"]  # fmt: skip
    picture.cover(lines(limbs, "#2c2058", 6, 1) + fill(taper("334,234 330,250 330,266", [13, 15,
        12]), "#3c3078") + disc(337, 222, 8, "#e8b088")
        + fill("M325 218Q337 206 349 219L345 222Q336 216 328 222Z", "#2c2058")
        + fill("M337 256H348V270H337Z", "#ffe8a0"))  # fmt: skip
    picture.afterglow(disc(342, 263, 12, "#ffc860", 0.8), 5)


def soil() -> list[Shape]:
    """Break the grave open: boards, clods and bones about it, a spade left behind, and a worm."""
    heap = "-20,432 14,410 70,424 130,408 196,420 250,408 316,420 396,404 396,540 -20,540"
    boards = [
        Shape(
            polygon(place("-60,-10 56,-12 66,-2 58,9 -62,10", x, y, 1, turn)),
            "#a87850",
            round=5,
            bump=0.5,
            detail=lines([place("-56,-3 54,-4", x, y, 1, turn)], "#4c2c30", 2),
        )
        for x, y, turn in ((306, 446, -16), (262, 478, 9))
    ]
    clods = [
        Shape(
            smooth(place("-1,.1 -.6,-.7 .2,-.9 .9,-.4 1,.4 .3,.8 -.6,.7", x, y, k)),
            "#8c6450",
            round=k * 0.5,
            bump=1,
            bump_size=5,
        )
        for x, y, k in (
            (24, 428, 15),
            (136, 424, 13),
            (172, 436, 10),
            (222, 430, 14),
            (346, 476, 17),
            (48, 498, 20),
            (188, 506, 16),
        )
    ]
    worm = "96,486 110,472 100,456 86,452"
    return [
        Shape(smooth(heap), "url(#soil)", round=20, bump=0.7, bump_size=9),
        Shape(tufts([(0, 428), (70, 424), (187, 420), (375, 416)], 44, 22, 5), "#5c8c54", round=3),
        *boards,
        *clods,
        limb("356,300 340,380 330,452", [10, 9, 9], "#c08c58", round=4),
        limb("344,300 370,304", [11, 11], "#a87444", round=4),
        Shape(smooth("306,440! 352,448! 350,486 330,512! 306,484"), "#a8b4cc", round=10, shine=0.8,
            detail=lines(["330,450 328,496"], "#5c6484", 3)),
        limb("120,496 160,482", [9, 9], "#fff4d8", round=4),
        *(Shape(ellipse(x, y, 7), "#fff4d8", round=6) for x, y in ((118, 491), (120, 501),
            (160, 477), (163, 487))),
        Shape(taper(worm, [7, 15, 16, 18], 70), "#f09ca8", round=7.56, bump=0.4, shine=0.4,
            detail=lines(["100,480 112,484", "104,468 116,470", "96,452 98,464"], "#b85c74", 2)),
        *(Shape(ellipse(x, y, 5), "#fffaf0", round=5, glow=0.4, ink=0.6) for x, y in ((82, 448),
            (92, 447))),
        *(Shape(ellipse(x, y, 2.4), "#140a12", round=1, flat=0.8, contact=0, ink=0, rim=0)
            for x, y in ((81, 449), (91, 448))),
    ]  # fmt: skip
