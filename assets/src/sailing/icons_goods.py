"""Icons of what a captain counts and does: gold, sails, days, cards few and pack, deeds."""

from ..curves import ellipse, mirror, place, polygon, ring, smooth, star, taper
from ..scene import Shape
from ..ui.cutout import Piece
from ..ui.icons_parts import (
    BLUE,
    CREAM,
    DARK,
    GOLD,
    GREEN,
    RED,
    STEEL,
    WOOD,
    arc,
    bar,
    icon,
    part,
    soft,
    stroke,
)

_CARD = "-22,-32 22,-32 22,32 -22,32"
_HELMET = "-15,6! -15,-8 -8,-16 0,-18 8,-16 15,-8 15,6!"


def _goods() -> dict[str, Piece]:
    def coin(x: float, y: float) -> tuple[Shape, ...]:
        return (part(ellipse(x, y + 6, 27, 14), "#b06e20", 4), part(ellipse(x, y, 27, 14), GOLD, 5),
                part(ellipse(x, y, 17, 8), "#ffe798", 3, 0.2))  # fmt: skip

    def block(x: float, y: float, turn: float) -> tuple[Shape, ...]:
        front, top, side = (
            place(points, x, y, 1, turn)
            for points in ("-24,-8 16,-8 16,20 -24,20", "-24,-8 -14,-22 26,-22 16,-8",
                           "16,-8 26,-22 26,6 16,20")
        )  # fmt: skip
        return (part(soft(front, 3), "#c4b8a6", 5), part(soft(top, 2), "#f4ecdc", 3, 0.2),
                part(soft(side, 2), "#8c8076", 3, 0.2))  # fmt: skip

    def shard(x: float, y: float, wide: float, tall: float, turn: float) -> tuple[Shape, ...]:
        left, right = (
            place([(px * wide, py * tall) for px, py in points], x, y, 1, turn)
            for points in (((-0.7, 0), (-1, -0.68), (0, -1), (0.15, -0.62), (0.15, 0)),
                           ((0.15, 0), (0.15, -0.62), (0, -1), (1, -0.68), (0.7, 0)))
        )  # fmt: skip
        return (part(soft(right, 2), "#8a48dc", 4), part(soft(left, 2), "#e8c0ff", 4, 0.2))

    rays = tuple(part(polygon(place("-5,-34 5,-34 0,-50", 50, 62, 1, turn)), GOLD, 3)
                 for turn in (-80, -54, -27, 0, 27, 54, 80))  # fmt: skip
    waves = tuple(
        part(taper(points, [3, 9, 9, 9, 3]), BLUE, 4)
        for points in ("6,70 24,64 44,72 66,64 94,70", "14,86 32,80 50,88 68,80 86,86")
    )
    canvas = "38,8! 68,22 88,48 90,78! 66,72 38,76!"
    jib = "30,14! 30,74! 8,76! 18,48"
    return {
        "gold": icon(coin(60, 74), coin(36, 58), coin(58, 42), coin(42, 24)),
        "stone": icon(block(34, 72, -4), block(66, 76, 5), block(50, 36, -2)),
        "crystal": icon(shard(28, 88, 13, 46, -26), shard(74, 88, 13, 50, 25),
                        shard(50, 92, 19, 88, 0)),
        "sail": icon((part(smooth(canvas), CREAM, 10), part(smooth(jib), RED, 7),
                      part(stroke("34,6 34,94", 8), WOOD, 3), part(stroke("20,90 86,90", 8), WOOD,
                                                                  3))),
        "day": icon(rays, (part(smooth("22,66! 22,46 34,34 50,30 66,34 78,46 78,66!"), GOLD, 12),),
                    waves),
        "end_day": icon((part(smooth("62,4! 34,10 14,34 14,60 34,86 64,94 88,80! 58,80 42,62 40,40 "
                                     "48,18"), CREAM, 11),
                         part(smooth(star(74, 38, 17, 7, 5)), GOLD, 4))),
        "score": icon((part(smooth("22,8! 78,8! 78,34 68,54 56,62! 44,62! 32,54 22,34"), GOLD, 9),
                       part(arc((22, 28), 17, 90, 270, 8), GOLD, 3),
                       part(arc((78, 28), 17, -90, 90, 8), GOLD, 3),
                       part(bar(44, 58, 12, 20, 3), GOLD, 4), part(bar(26, 76, 48, 17, 5), WOOD,
                                                                  5))),
        "depth": icon((part(stroke("50,6 50,60", 6), WOOD, 2),
                       part(soft("40,52 60,52 66,92 34,92", 4), STEEL, 6)),
                      tuple(part(taper([(8, y), (28, y - 6), (50, y), (72, y - 6), (92, y)],
                                       [3, 8, 8, 8, 3]), BLUE, 3) for y in (26, 44))),
    }  # fmt: skip


def _cards() -> dict[str, Piece]:
    one = part(soft(place(_CARD, 50, 50, 1.25), 8), CREAM, 6)
    stack = tuple((part(soft(place(_CARD, 50 + dx, 50 + dy, 1.02, turn), 7), fill, 5),)
                  for dx, dy, turn, fill in ((-17, 6, -16, BLUE), (17, 6, 16, GOLD),
                                             (0, -2, 0, CREAM)))  # fmt: skip
    head = "50,24! 58,27 60,36 56,44 50,46 44,44 40,36 42,27"
    body = "28,80! 30,62 42,54 50,53 58,54 70,62 72,80!"
    few = (part(smooth(head), RED, 5), part(smooth(body), RED, 5))
    many = tuple(
        part(smooth(place([(x - 50, y - 50) for x, y in points], 50 + dx, 48 + dy, 0.62)), RED, 4)
        for dx, dy in ((-9, -2), (9, -2), (0, 6))
        for points in (((50, 22), (60, 30), (56, 44), (44, 44), (40, 30)),
                       ((30, 80), (34, 58), (50, 52), (66, 58), (70, 80))))  # fmt: skip
    crew = tuple(
        (part(smooth(place("-22,34! -20,14 -10,6 0,5 10,6 20,14 22,34!", x, y + 10)), fill, 6),
         part(ellipse(x, y, 13), "#f4c49a", 7), part(smooth(place(_HELMET, x, y - 2)), STEEL, 5))
        for x, y, fill in ((26, 40, BLUE), (74, 40, GREEN), (50, 54, RED)))  # fmt: skip
    plus = "62,58 76,58 76,72 90,72 90,86 76,86 76,98 62,98 62,86 48,86 48,72 62,72"
    return {
        "few": icon((one,), few),
        "pack": icon(*stack, many),
        "company": icon(*crew),
        "recruit": icon((part(soft(place(_CARD, 40, 42, 1.1, -6), 7), CREAM, 6),),
                        (part(soft(plus, 4), GREEN, 6),)),
        "drill": icon((part(soft(place(_CARD, 50, 50, 1.25), 8), BLUE, 6),), tuple(
            part(soft([(50, y), (74, y + 22), (74, y + 36), (50, y + 15), (26, y + 36),
                       (26, y + 22)], 3), GOLD, 4) for y in (22, 44))),
    }  # fmt: skip


def _deeds() -> dict[str, Piece]:
    anchor = "6,54! 20,48! 24,66 42,78! 42,40! 58,40! 58,78! 76,66 80,48! 94,54! 90,74 72,92 50,97 "
    anchor += "28,92 10,74"
    glass = (
        part(soft(place("-44,-11 -12,-11 -12,11 -44,11", 50, 50, 1, -32), 3), WOOD, 6),
        part(soft(place("-12,-14 20,-14 20,14 -12,14", 50, 50, 1, -32), 3), GOLD, 6),
        part(soft(place("20,-18 46,-18 46,18 20,18", 50, 50, 1, -32), 3), WOOD, 7),
        part(ellipse(88, 26, 6, 17, -32), "#bfeaff", 4),
    )
    spears = tuple(
        shape
        for flip in (False, True)
        for shape in (
            part(stroke(mirror("18,94 76,22", 50) if flip else "18,94 76,22", 8), WOOD, 3),
            part(polygon(mirror("90,4 84,32 66,18", 50) if flip else "90,4 84,32 66,18"), STEEL, 4),
        )
    )
    shield = "50,34! 66,40 80,40! 80,62 68,80 50,92! 32,80 20,62 20,40! 34,40"
    wheel = (part(ring(50, 50, 34, 11), WOOD, 5), part(ellipse(50, 50, 10), GOLD, 5), *(
        part(stroke(place("0,-12 0,-46", 50, 50, 1, turn), 8), WOOD, 3)
        for turn in range(0, 360, 45)))  # fmt: skip
    hexes = tuple(
        (part(soft(place("0,-23 20,-11.5 20,11.5 0,23 -20,11.5 -20,-11.5", x, y), 3), fill, 5),)
        for x, y, fill in ((28, 34, BLUE), (72, 34, "#2a6cae"), (50, 71, "#7cd4d4"))
    )
    sails = (
        part(smooth("52,22! 72,36 78,56! 64,54 52,56!"), CREAM, 6),
        part(smooth("48,28! 34,42 28,56! 40,54 48,56!"), RED, 5),
        part(smooth("22,62! 40,66 60,66 80,60! 74,76 66,80 36,80 28,74"), WOOD, 6),
    )
    cover = tuple(
        part(smooth(points), fill, 9)
        for points, fill in (
            ("8,56! 14,38 30,36 40,20 60,20 70,34 86,38 92,56! 70,66 28,66", CREAM),
        )
    )
    return {
        "harbour": icon((part(ring(50, 18, 15, 7), STEEL, 4), part(bar(28, 36, 44, 11, 4), STEEL,
                                                                   4),
                         part(smooth(anchor), STEEL, 7))),
        "pilot": icon(glass),
        "guard": icon(spears, (part(smooth(shield), RED, 8),
                               part(smooth(star(50, 62, 15, 7, 5)), GOLD, 4))),
        "wheel": icon(wheel),
        "voyage": icon(*hexes, sails),
        "turn_up": icon(cover, (part(soft("50,52 78,78 62,78 62,98 38,98 38,78 22,78", 4), GOLD,
                                     6),)),
        "seed": icon((part(smooth("50,8! 70,30 78,56 68,84 50,94 32,84 22,56 30,30"), GREEN, 12),
                      part(taper("50,86 50,52 58,30", [2, 6, 2]), CREAM, 2),
                      part(taper("50,66 40,54 36,44", [5, 5, 2]), CREAM, 2))),
        "shut": icon((part(arc((50, 40), 21, 180, 360, 11), STEEL, 4),
                      part(bar(20, 42, 60, 50, 9), DARK, 8), part(ellipse(50, 62, 8), GOLD, 4),
                      part(bar(46, 64, 8, 16, 3), GOLD, 3))),
    }  # fmt: skip


def pictures() -> dict[str, Piece]:
    """Give the icons by their ids."""
    return {**_goods(), **_cards(), **_deeds()}
