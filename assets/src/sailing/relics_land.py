"""The relics of a place and of a moment: terrain, events."""

from ..curves import ellipse, place, polygon, smooth, taper
from ..scene import Shape
from ..svg import disc, lines
from ..ui.cutout import Piece
from ..ui.icons_parts import bar, soft, stroke
from .relic_parts import part, relic

DARK = "#20161c"


def _wave(y: float, high: float, colour: str, left: float = 14, right: float = 86) -> Shape:
    """Roll a band of waves across."""
    step = (right - left) / 3
    top = " ".join(
        f"{left + step * k:.1f},{y}! {left + step * (k + 0.45):.1f},{y - high} "
        f"{left + step * (k + 0.9):.1f},{y - high * 0.3:.1f}"
        for k in range(3)
    )
    return part(smooth(f"{top} {right},{y}! {right - 6},{y + 9} {left + 6},{y + 9}"), colour, 4)


def _terrain() -> dict[str, Piece]:
    walls = tuple(
        part(soft(points, 2), "#6f6a80", 5, detail=lines(joints, "#3c384c", 2, 0.8))
        for points, joints in (
            ("14,84 14,30 34,16 42,22 34,84", ("14,48 40,44", "14,66 36,64")),
            ("86,84 86,30 66,16 58,22 66,84", ("60,44 86,48", "64,64 86,66")),
        )
    )
    door = part(smooth("41,38! 41,22 50,13 59,22 59,38!"), "fire", 3, glow=0.8)
    stair = tuple(
        part(bar(50 - wide / 2, y, wide, 10.5, 1.5), "cream" if k % 2 else "stone", 3, 0.6)
        for k, (y, wide) in enumerate(((34, 19), (44, 23), (54, 27), (64, 31), (74, 35)))
    )
    beams = tuple(
        part(polygon(place("-5,-30 5,-30 2,-44 -2,-44", 50, 60, 1, turn)), "fire", 2, glow=0.5)
        for turn in (-78, -52, -26, 0, 26, 52, 78))  # fmt: skip
    sun = part(smooth("24,62! 26,46 36,36 50,32 64,36 74,46 76,62!"), "fire", 14, glow=0.4)
    cliff = part(
        smooth("20,84! 22,44 28,34 52,30 72,36 78,46! 70,56 74,84!"),
        "wood",
        8,
        detail=lines(["34,40 32,84", "46,44 48,84", "60,44 58,84"], "#5a3018", 2, 0.6),
    )
    turf = part(smooth("16,42! 24,28 48,22 74,28 86,42! 74,48 66,42 56,50 46,42 34,50 26,42"),
                "green", 5)  # fmt: skip
    pine = part(polygon("40,28 50,6 60,28"), "green", 5)
    rocks = tuple(
        part(smooth(points), "stone", 6)
        for points in (
            "12,52! 16,36 30,34 36,46 34,56!",
            "62,42! 68,24 84,28 88,44!",
            "60,84! 66,70 80,70 88,84!",
        )
    )
    river = part(smooth("16,14! 40,12 62,22 62,38 46,48 50,60 72,66 84,84! 60,92 24,90! 20,74 "
                        "14,62 24,48 34,38 26,26!"), "blue", 7)  # fmt: skip
    streams = tuple(
        part(taper(points, [2, 5, 6, 5, 2]), "white", 3)
        for points in (
            "26,18 44,22 50,34 38,44",
            "24,60 34,54 44,64 60,72",
            "34,82 46,76 60,86 72,82",
        )
    )
    left = part(
        smooth("10,40! 30,38! 40,44! 36,50! 42,54! 34,58 28,70 26,84! 10,84!"),
        "stone",
        5,
        detail=lines(["10,54 34,54", "10,68 28,68", "20,40 20,54"], "#6c6468", 1.4, 0.8),
    )
    right = part(
        smooth("90,40! 72,38! 62,42! 66,48! 59,54! 66,58 72,70 74,84! 90,84!"),
        "stone",
        5,
        detail=lines(["66,54 90,54", "72,68 90,68", "80,40 80,54"], "#6c6468", 1.4, 0.8),
    )
    falling = tuple(part(soft(place("-5,-4 5,-4 5,4 -5,4", x, y, 1, turn), 1), "stone", 3)
                    for x, y, turn in ((50, 58, 20), (46, 72, 50), (55, 80, -20)))  # fmt: skip
    rails = tuple(part(bar(x, 28, 6, 12, 1.5), "stone", 2) for x in (12, 24, 70, 82))
    return {
        "narrow_stair": relic("terrain", "small", (*walls, door), stair),
        "low_sun": relic("terrain", "small", beams, (sun,),
                         (_wave(66, 6, "blue", 16, 84), _wave(76, 6, "blue", 22, 78))),
        "high_shore": relic("terrain", "great", (pine, cliff, turf),
                            (_wave(84, 8, "white", 14, 86),)),
        "rapids": relic("terrain", "great", (river,), streams, rocks),
        "broken_bridge": relic("terrain", "ancient", (left, right, *rails), falling,
                               (_wave(86, 6, "blue", 20, 80),)),
    }  # fmt: skip


def _events() -> dict[str, Piece]:
    tongues = ("50,8! 60,26 72,36 74,52 62,64 50,66 36,64 26,52 30,38! 38,44 40,30!",
               "50,30! 58,42 62,52 56,62 50,63 42,61 38,52 44,46!")  # fmt: skip
    brazier = (
        part(stroke("50,76 50,90", 9), "iron", 4),
        part(stroke("34,90 66,90", 7), "iron", 3),
        part(smooth("22,60! 34,64 66,64 78,60! 70,76 50,80 30,76"), "iron", 6),
    )
    starfish = part(
        smooth(place("0,-27 6,-9 26,-8 10,5 16,24 0,13 -16,24 -10,5 -26,-8 -6,-9", 48, 60, 1, -8)),
        "#f08a4e",
        8,
        detail="".join(
            disc(48 + dx, 60 + dy, 1.8, "#ffe0b0")
            for dx, dy in ((0, 0), (0, -12), (0, -18), (11, -4), (-11, -4), (7, 10), (-7, 10))
        ),
    )
    sand = part(smooth("8,64! 24,58 50,56 76,58 92,64! 84,84 50,92 16,84"), "#f0d498", 6)
    ebb = tuple(
        part(taper(points, [2, 5, 5, 2]), "blue", 2)
        for points in ("12,30 34,24 62,30 88,24", "16,44 38,38 64,44 86,38")
    )
    bush = tuple(
        part(ellipse(x, y, r), "green", 10)
        for x, y, r in (
            (24, 60, 18),
            (76, 60, 18),
            (50, 40, 22),
            (34, 74, 18),
            (66, 74, 18),
            (50, 64, 20),
        )
    )
    gap = part(smooth("20,58! 34,46 66,46 80,58! 66,68 34,68"), DARK, 4)
    eyes = tuple(part(smooth(points), "fire", 3, glow=0.8,
                 detail=disc(x, 57, 3, DARK)) for points, x in (
        ("28,54! 38,50 46,60! 36,62", 37), ("72,54! 62,50 54,60! 64,62", 63)))  # fmt: skip
    bugle = "10,32! 22,52 44,62 58,54 70,28! 92,58! 76,84 44,88 18,70 7,38!"
    horn = (
        part(smooth(bugle), "cream", 11),
        part(ellipse(81, 43, 7, 19, -37), DARK, 3, 0),
        part(stroke("54,56 66,82", 8), "gold", 4),
        part(stroke("24,52 15,62", 8), "gold", 4),
    )
    sound = tuple(
        part(taper(points, [2, 5, 2]), "white", 2)
        for points in ("76,14 88,20 94,32", "70,24 78,28 82,36")
    )
    rings = ((82, 8, 4), (72, 14, -2), (61, 20, 3), (49, 27, -3), (35, 34, 1), (21, 39, 0))
    funnel = tuple(
        part(ellipse(50 + shift, y, wide, wide * 0.3, -6), "cream" if k % 2 else "white", 5, 0.7)
        for k, (y, wide, shift) in enumerate(rings)
    )
    bolt = part(polygon("62,40 80,40 68,58 78,58 54,92 60,68 49,68"), "fire", 3, glow=0.5)
    return {
        "signal_fire": relic("event", "small", (
            part(smooth(tongues[0]), "fire", 9, glow=0.5),
            part(smooth(tongues[1]), "#fff6c0", 6, 0.1, glow=0.8)), brazier),
        "low_tide": relic("event", "small", ebb, (sand,), (starfish,)),
        "ambush": relic("event", "great", (*bush, gap, *eyes)),
        "recall_horn": relic("event", "great", sound, horn),
        "white_squall": relic("event", "ancient", funnel, (bolt,)),
    }  # fmt: skip


def pictures() -> dict[str, Piece]:
    """Give the relics of these classes by their ids."""
    return {**_terrain(), **_events()}
