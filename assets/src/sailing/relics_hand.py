"""The relics that are carried: weapons, armour, amulets."""

from ..curves import ellipse, place, polygon, ring, smooth, star, taper
from ..svg import disc, fill, line, lines, oval
from ..ui.cutout import Piece
from ..ui.icons_parts import bar, soft, stroke
from .relic_parts import part, relic

DARK = "#2a1a1c"
COAT = (
    "38,24! 44,30 56,30 62,24! 74,28 88,52! 76,60 70,50! 70,80 50,84 30,80 30,50! 24,60 12,52! "
    "26,28"
)


def _weapons() -> dict[str, Piece]:
    blade = soft("18,52 70,14 82,12 80,24 28,66", 2)
    stone = (
        part(soft("26,66 68,52 84,64 42,80", 3), "stone", 6),
        part(soft("26,66 42,80 42,88 26,74", 2), "iron", 3, 0.2),
        part(soft("42,80 84,64 84,71 42,88", 2), "#8d8580", 3, 0.2),
    )
    prongs = tuple(
        part(taper(points, [9, 8, 2]), "iron", 4)
        for points in ("50,70 30,74 18,56", "50,70 70,74 82,56", "50,66 50,80 46,88")
    )
    tips = tuple(
        part(polygon(points), "steel", 3) for points in ("10,60 18,42 27,58", "73,58 82,42 90,60")
    )
    rope = taper("50,22 66,14 76,24 70,36 84,40", [5, 5, 5, 5, 3])
    cords = (
        part(taper("84,12 62,30 34,52 22,60", [4, 5, 5, 4]), "leather", 3),
        part(taper("84,12 74,36 60,62 50,76", [4, 5, 5, 4]), "leather", 3),
        part(ring(85, 13, 8, 4), "leather", 3),
    )
    pouch = part(
        smooth("16,58! 26,58 40,64 52,76! 48,88 34,90 20,82 12,70"),
        "leather",
        8,
        detail=line("18,64 24,78 42,84", "#f0cf98", 2, 0.8)
        + line("22,60 38,66 48,76", "#4a2a1c", 1.6, 0.8),
    )
    flung = (part(ellipse(80, 72, 8, 7), "stone", 7), part(ellipse(62, 88, 5.4, 5), "stone", 5))
    streaks = tuple(part(taper(points, [1.5, 4, 1.5]), "cream", 2) for points in (
        "58,56 66,60 73,66", "62,50 72,54 82,61"))  # fmt: skip
    shaft = part(taper("14,86 70,30", [7, 7]), "wood", 3)
    head = part(smooth("90,10! 84,40 76,30! 64,52! 62,38! 48,36! 70,24! 60,16"), "steel", 5)
    cord = part(taper("22,76 40,88 60,80 70,88 84,78", [3.5, 3.5, 3.5, 3.5, 2]), "cream", 2)
    haft = part(taper("26,92 46,52 66,12", [8, 8, 8]), "wood", 4)
    edge = "58,16! 72,20 88,18! 94,40 84,62 62,66! 66,50 54,42!"
    back = "50,26! 38,22 26,28! 24,40 30,48! 38,44 46,46!"
    return {
        "whetstone": relic("weapon", "small", stone, (part(blade, "steel", 5),),
                           (part(smooth(star(78, 40, 13, 4, 4)), "fire", 3, glow=0.6),)),
        "grapnel": relic("weapon", "small", (part(rope, "cream", 2),),
                         (part(taper("50,26 50,72", [8, 10]), "iron", 4), *prongs, *tips,
                          part(ring(50, 20, 10, 5), "steel", 3))),
        "slings": relic("weapon", "great", streaks, flung, cords,
                        (part(ellipse(33, 67, 12), "stone", 11), pouch)),
        "harpoon": relic("weapon", "great", (cord,), (shaft, head)),
        "red_axe": relic("weapon", "ancient", (haft,),
                         (part(smooth(edge), "red", 8,
                               detail=line("90,22 92,42 82,58", "#ffd0c0", 4, 0.9)),
                          part(smooth(back), "red", 5),
                          part(stroke("47,28 60,60", 8), "gold", 3))),
    }  # fmt: skip


def _armour() -> dict[str, Piece]:
    quilt = [[(x, 20), (x + 70, 90)] for x in range(-40, 90, 9)]
    quilt += [[(x, 90), (x + 70, 20)] for x in range(-40, 90, 9)]
    seams = lines(quilt, "#8a6a3a", 1.2, 0.6) + line("50,30 50,86", "#6a4a24", 2.2, 0.9)
    coat_trim = (
        part(smooth("38,22! 44,30 56,30 62,22! 66,27 58,36 50,38 42,36 34,27"), "red", 4),
        part(stroke("29,63 50,66 71,63", 8), "leather", 3),
        part(bar(45, 60, 10, 11, 2), "gold", 3),
        *(part(stroke([(46, y), (54, y)], 4), "wood", 2) for y in (43, 52, 76)),
        part(stroke("13,46 25,54", 6), "red", 3),
        part(stroke("87,46 75,54", 6), "red", 3),
    )
    planks = tuple(
        part(soft(place("-34,-7 34,-7 36,0 34,7 -34,7 -32,1", 50, y, 1, turn), 2), "wood", 3,
             detail=lines([[(20, y - 2), (80, y)], [(22, y + 3), (78, y + 3)]], "#6a3c20", 1, 0.6))
        for y, turn in ((32, -4), (50, 3), (68, -3)))  # fmt: skip
    nails = tuple(
        part(ellipse(x, y, 2.6), "steel", 2)
        for x, y in ((26, 34), (74, 30), (26, 48), (74, 52), (26, 70), (74, 66))
    )
    braces = tuple(part(stroke(points, 8), "iron", 3) for points in ("36,22 36,80", "64,20 64,78"))
    arch = part(smooth("18,82! 18,46 30,24 50,18 70,24 82,46 82,82!"), "stone", 6)
    left = part(
        smooth("26,82! 26,48 35,32 48,27! 48,82!"),
        "wood",
        4,
        detail=lines(["33,36 33,82", "40,32 40,82"], "#5a3018", 1.4, 0.7),
    )
    right = part(
        smooth("52,82! 52,27! 65,32 74,48 74,82!"),
        "wood",
        4,
        detail=lines(["60,32 60,82", "67,36 67,82"], "#5a3018", 1.4, 0.7),
    )
    bands = tuple(part(bar(x, y, 21, 5, 2), "iron", 2) for x in (26.5, 52.5) for y in (44, 64))
    knobs = (part(ellipse(44, 56, 3.4), "gold", 3), part(ellipse(56, 56, 3.4), "gold", 3))
    scales = "".join(
        fill(ellipse(x + (row % 2) * 5, y, 5.4, 6.2), colour)
        + f'<path d="{ellipse(x + (row % 2) * 5, y, 5.4, 6.2)}" fill="none" stroke="#2c5a52" '
          'stroke-width="1.1"/>'
        for row, y in reversed(list(enumerate(range(30, 88, 7))))
        for x in range(8, 98, 10)
        for colour in (("#8fe0c4", "#5fbca4")[(x // 10 + row) % 2],)
    )  # fmt: skip
    vest = "34,22! 42,30 58,30 66,22! 78,28 76,46! 74,80 50,86 26,80 24,46! 22,28"
    far = (
        part(bar(54, 24, 28, 50, 2), "#8b90a8", 5),
        part(
            soft("50,26 50,14 58,14 58,19 64,19 64,14 72,14 72,19 78,19 78,14 86,14 86,26", 1),
            "#8b90a8",
            3,
        ),
    )
    near = (part(bar(18, 38, 36, 48, 2), "gold", 6), part(soft(
        "13,42 13,28 22,28 22,34 31,34 31,28 41,28 41,34 50,34 50,28 59,28 59,42", 1),
        "gold", 4), part(smooth("30,86! 30,70 36,63 42,70 42,86!"), DARK, 2),
        part(bar(33, 48, 6, 10, 2), DARK, 2))  # fmt: skip
    return {
        "padded_coats": relic("armour", "small", (part(smooth(COAT), "cream", 8, detail=seams),
                                                  *coat_trim)),
        "oak_planks": relic("armour", "small", braces, (*planks, *nails)),
        "double_gate": relic("armour", "great", (arch,), (left, right, *bands, *knobs)),
        "scale_coat": relic("armour", "great", (part(smooth(vest), "#6cc8b0", 9, detail=scales),)),
        "second_keep": relic("armour", "ancient", far, near),
    }  # fmt: skip


def _amulets() -> dict[str, Piece]:
    purse = "38,34! 28,46 18,66 30,84 50,88 70,84 82,66 72,46 62,34!"
    coins = tuple(part(ellipse(x, y, 9, 6), "gold", 4) for x, y in ((22, 84), (80, 82), (70, 88)))
    thread = "".join(
        line(f"32,{y} 50,{y + 4} 68,{y}", "#86122a", 1.4, 0.8) for y in range(36, 68, 5)
    )
    spool = (
        part(bar(32, 28, 36, 44, 3), "red", 9, detail=thread),
        part(bar(24, 20, 52, 11, 4), "wood", 4),
        part(bar(24, 69, 52, 11, 4), "wood", 4),
    )
    needle = (
        part(taper("16,86 52,50 88,14", [1.5, 5, 6]), "steel", 2),
        part(taper("84,18 92,34 80,46 84,62", [2.6, 2.6, 2.6, 1.6]), "red", 1.5),
    )
    sleeve = part(smooth("8,62! 22,48 36,42! 46,60! 34,72 18,84!"), "red", 7)
    cuff = part(stroke("35,42 47,62", 9), "gold", 4)
    hand = part(smooth("40,44! 52,34 62,32 88,16 93,22 72,40 80,42 80,48 70,50 72,56 62,62 "
                       "48,62!"), "#f4c49a", 6, detail=lines(["62,46 72,44", "62,53 70,52"],
                                                             "#8a5034", 1.6, 0.7))  # fmt: skip
    rock = part(
        smooth("18,82! 18,58 28,44 42,38 58,38 72,44 82,58 82,82! 66,90 34,90"),
        "stone",
        11,
        detail=lines(["30,54 26,68 32,78", "70,54 74,66 68,78"], "#6c6468", 1.8, 0.8),
    )
    moss = (
        part(smooth("18,58! 26,44 38,40 44,44! 38,52 30,54 24,62"), "green", 4),
        part(smooth("62,42! 74,46 82,60! 76,62 70,54"), "green", 4),
    )
    crack = part(smooth("40,50! 46,44 54,44 60,50! 56,56 44,56"), DARK, 3)
    fall = part(
        smooth("43,52! 50,49 57,52! 58,68 66,82! 58,88 42,88 34,82! 42,68"),
        "blue",
        6,
        glow=0.25,
        detail=lines(["47,54 46,84", "53,54 54,84"], "#f0fcff", 2.2, 0.9),
    )
    jets = tuple(
        part(taper(points, widths), "blue", 4, glow=0.25)
        for points, widths in (
            ("50,48 50,32 50,18", [10, 8, 3]),
            ("47,46 40,28 28,26", [7, 5, 2]),
            ("53,46 60,28 72,26", [7, 5, 2]),
        )
    )
    drops = tuple(part(smooth(place("0,-6 4,1 0,5 -4,1", x, y)), "white", 3)
                  for x, y in ((22, 36), (78, 36), (38, 16), (62, 16)))  # fmt: skip
    pool = part(ellipse(50, 86, 25, 7), "blue", 5, glow=0.2)
    lens = (part(stroke("62,62 84,86", 13), "wood", 5), part(ring(44, 42, 31, 8), "gold", 5),
            part(ellipse(44, 42, 24), "#cdf0ff", 12, 0.4,
                 detail=fill(smooth("24,42! 34,32 44,29 54,32 64,42! 54,51 44,54 34,51"), "#fffaf0")
                 + disc(44, 42, 9, "#2f7ad0") + disc(44, 42, 4.4, "#101828")
                 + oval(36, 30, 8, 4, "#ffffff", 0.8)))  # fmt: skip
    return {
        "full_purse": relic("amulet", "great", coins, (
            part(smooth("34,18! 42,24 50,16 58,24 66,18! 62,34 38,34"), "leather", 5),
            part(smooth(purse), "leather", 16),
            part(stroke("36,34 64,34", 7), "gold", 3),
            part(smooth(star(50, 62, 14, 6, 5)), "gold", 4))),
        "red_thread": relic("amulet", "small", spool, needle),
        "long_arm": relic("amulet", "great", (sleeve, hand, cuff)),
        "spring_stone": relic("amulet", "small", (*jets, *drops),
                              (rock, *moss, crack, fall, pool)),
        "readers_lens": relic("amulet", "ancient", lens),
    }  # fmt: skip


def pictures() -> dict[str, Piece]:
    """Give the relics of these classes by their ids."""
    return {**_weapons(), **_armour(), **_amulets()}
