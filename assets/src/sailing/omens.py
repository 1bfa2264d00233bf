"""The omens: each a picture in the sky of its night, told by its outline at 24 pixels."""

from ..curves import ellipse, knots, place, polygon, smooth, taper
from ..scene import Shape
from ..svg import disc, line, lines
from ..ui.cutout import Piece
from ..ui.icons_parts import bar, soft, stroke
from .medals import omen
from .relic_parts import part

DARK, SKIN = "#20161c", "#f4c49a"
#: Skies that are not of a quiet night: dawn, storm, the deep.
_DAWN, _STORM, _DEEP = ("#f0a86a", "#7a2c5a"), ("#5a6a86", "#1a1e36"), ("#1f8a94", "#06203c")


def _waves(*heights: float, left: float = 12, right: float = 88) -> tuple[Shape, ...]:
    """Draw bands of water across the medal."""
    step = (right - left) / 4
    return tuple(
        part(taper([(left + step * k, y - (3 if k % 2 else -2)) for k in range(5)],
                   [2, 5, 5, 5, 2]), "blue", 2)
        for y in heights
    )  # fmt: skip


def _note(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """Write a note of music."""
    stem, flag = x + 5 * size, y - 14 * size
    return (
        part(ellipse(x, y + 6 * size, 6 * size, 4.6 * size, -20), "gold", 3),
        part(stroke([(stem, y + 5 * size), (stem, flag)], 3.2 * size), "gold", 1.5),
        part(taper([(stem, flag), (x + 12 * size, y - 9 * size), (x + 12 * size, y - 2 * size)],
                   [4 * size, 4 * size, 1]), "gold", 1.5),
    )  # fmt: skip


def _first() -> dict[str, Piece]:
    """Give the omens of the first scenario."""
    cheek = "10,40! 14,26 28,18 42,24 48,36! 44,42 48,46 42,50! 40,58 28,62 16,56"
    gusts = tuple(
        part(taper(points, widths, 60), "white", 3)
        for points, widths in (
            ("50,40 66,40 84,34 84,22 74,22", [5, 6, 6, 4, 1.5]),
            ("50,48 70,50 92,50", [6, 6, 1.5]),
            ("48,54 66,62 82,66 82,78 70,76", [5, 6, 6, 4, 1.5]),
        )
    )
    sail = part(smooth("30,90! 30,64! 44,70 52,80 54,90!"), "cream", 5)
    banks = tuple(
        part(smooth(points), fill, 8)
        for points, fill in (
            ("14,44! 18,34 28,32 34,24 48,22 56,30 68,26 78,34 86,44! 70,50 30,50", "#9fb2d0"),
            ("8,64! 14,54 26,52 36,44 50,46 58,50 72,46 84,54 92,64! 76,70 26,70", "#c4d2e6"),
            ("16,82! 22,72 34,70 44,64 58,66 68,70 80,74 84,82! 66,88 34,88", "#eef4fa"),
        )
    )
    lamps = tuple(
        part(ellipse(x, y, r), "fire", r, glow=0.75, detail=disc(x - r * 0.2, y - r * 0.2, r * 0.5,
             "#fffbd8", 0.8)) for x, y, r in ((28, 66, 9), (52, 76, 11), (74, 60, 8)))  # fmt: skip
    sea = tuple(
        part(taper(points, [2, 5, 5, 5, 2]), "blue", 2)
        for points in ("12,34 26,28 42,36 58,28 88,34", "10,48 28,42 46,50 64,42 90,48")
    )
    arch = "10,72! 12,58 30,48 50,45 70,48 88,58 90,72! 80,72! 78,66 68,60! 60,60 56,72! 44,72! "
    arch += "40,60 32,60! 22,66 20,72!"
    notes = (*_note(30, 32, 1), *_note(62, 26, 1.2))
    return {
        "fair_wind": omen((part(smooth(cheek), "#f6d8c0", 10, detail=line("22,34 28,31 34,34",
            "#5a2a30", 2.4, 0.9) + disc(24, 46, 6, "#f08a7a", 0.5)), sail), gusts),
        "fog": omen(*((bank,) for bank in banks)),
        "lights_below": omen(sea, lamps),
        "singing_bridges": omen((part(smooth(arch), "stone", 5, detail=lines(
            ["24,56 76,56", "36,50 36,58", "64,50 64,58", "50,46 50,56"], "#6c6468", 1.4, 0.8)),),
            notes, (part(taper("14,84 32,79 50,84 68,79 86,84", [2, 5, 5, 5, 2]), "blue", 2),)),
    }  # fmt: skip


def _winds() -> dict[str, Piece]:
    """Give the omens of wind, water and moon."""
    mast = part(stroke("38,14 38,76", 6), "wood", 2)
    yard = part(stroke("22,22 74,22", 5), "wood", 2)
    slack = part(
        smooth("24,25! 72,25! 69,40 64,54 66,64! 58,60 52,67! 46,60 40,66! 34,58 27,62! 30,44"),
        "cream",
        7,
        detail=lines(["44,26 46,58", "58,26 56,58"], "#b08a50", 2, 0.7),
    )
    hull = part(smooth("20,70! 80,70! 74,80 28,80"), "wood", 5)
    still = tuple(part(stroke([(x, y), (x + wide, y)], 4), "blue", 2)
                  for x, y, wide in ((12, 84, 76), (24, 91, 52)))  # fmt: skip
    moon = part(ellipse(68, 27, 13), "cream", 10, detail=disc(64, 24, 3, "#d8b878", 0.6)
                + disc(72, 31, 2.4, "#d8b878", 0.6))  # fmt: skip
    curl = part(
        smooth("8,88! 10,62 20,40 38,26 56,26 68,36 70,48! 62,42 54,42 50,50 54,62 66,70 92,74! "
               "88,88 50,95"),
        "blue",
        10,
        detail=lines(["18,80 24,56 38,40", "32,86 36,66 42,56", "48,88 52,76 58,72"], "#dff6ff",
                     2.6, 0.8),
    )  # fmt: skip
    crest = part(taper("14,52 26,34 42,24 58,26 69,37 70,50 66,54", [2, 6, 8, 8, 7, 5, 2]), "white",
                 3)  # fmt: skip
    tooth = part(smooth("66,88! 72,68 78,58! 86,72 90,86!"), "#5a5870", 5)
    moons = (
        part(ellipse(34, 38, 20), "cream", 14, detail=disc(28, 32, 5, "#d8b878", 0.55)
             + disc(41, 45, 4, "#d8b878", 0.55) + disc(30, 47, 3, "#d8b878", 0.5)),
        part(ellipse(70, 28, 12), "#9fe0f4", 9, detail=disc(67, 25, 3, "#5aa0c0", 0.6)
             + disc(74, 32, 2.4, "#5aa0c0", 0.6)),
    )  # fmt: skip
    paths = tuple(
        part(stroke([(x - wide, y), (x + wide, y)], 4), fill, 2, glow=0.4)
        for x, y, wide, fill in ((34, 76, 13, "cream"), (34, 84, 8, "cream"),
                                 (70, 76, 8, "#9fe0f4"), (70, 84, 5, "#9fe0f4"))
    )  # fmt: skip
    posts = tuple(part(stroke([(x, top), (x, 84)], 8), "wood", 4)
                  for x, top in ((18, 42), (38, 46), (68, 56), (84, 40)))  # fmt: skip
    planks = (
        part(polygon("8,38 44,42 52,48 46,50 54,54 44,54 8,48"), "#c88c50", 3,
             detail=lines(["20,38 20,50", "32,39 32,52"], "#5a3018", 1.6, 0.8)),
        part(polygon("92,34 74,38 70,42 76,44 92,45"), "#c88c50", 3),
        part(soft(place("-11,-4 11,-4 11,4 -11,4", 61, 72, 1, 38), 1), "#c88c50", 3),
        part(soft(place("-8,-3 8,-3 8,3 -8,3", 58, 34, 1, -24), 1), "#c88c50", 3),
    )  # fmt: skip
    return {
        "dead_calm": omen((mast, slack, yard), (hull,), still, sky=("#8aa4c0", "#2a3a5c")),
        "spring_tide": omen((moon,), (tooth,), (curl, crest)),
        "two_moons": omen(moons, (part(stroke("10,66 90,66", 5), "blue", 2), *paths)),
        "broken_piers": omen(posts, planks, _waves(80, 89), sky=_STORM),
    }


def _trades() -> dict[str, Piece]:
    """Give the omens of money and of people."""

    def ship(x: float, y: float, size: float, fill: str) -> tuple[Shape, ...]:
        return (
            part(stroke(place("0,-34 0,4", x, y, size), 4 * size), "wood", 2),
            part(smooth(place("-15,-31! 0,-29 15,-31! 20,-16 15,-3! 0,0 -15,-3! -9,-16", x, y,
                              size)), fill, 7),
            part(smooth(place("-24,2! 24,2! 17,14 -17,14", x, y, size)), "wood", 5),
        )  # fmt: skip

    coin = (part(ellipse(52, 44, 9), "gold", 5), part(ellipse(52, 44, 4.6), "#fff0b0", 2, 0.2))
    bands = "".join(
        f'<path d="{polygon(place("-5,-9 5,-9 5,9 -5,9", x, y, 1, -18))}" fill="#fff6e4"/>'
        for x, y in ((30, 48), (52, 41), (74, 34))
    )
    barrier = (
        part(bar(14, 36, 12, 50, 3), "stone", 5),
        part(stroke("16,53 90,29", 10), "#d8322f", 4, detail=bands),
        part(ellipse(20, 52, 6), "iron", 4),
    )
    money = tuple(
        (part(ellipse(x, y + 4, 15, 8), "#b06e20", 3), part(ellipse(x, y, 15, 8), "gold", 4),
         part(ellipse(x, y, 9, 4.4), "#ffe798", 2, 0.2))
        for x, y in ((62, 80), (54, 70), (64, 60))
    )  # fmt: skip
    dome = part(smooth("12,78! 10,56 20,42 34,38 48,42 56,54 56,66!"), "steel", 11)
    brim = part(stroke("10,80 60,66", 8), "iron", 3)
    crest = part(stroke("32,38 22,62", 6), "gold", 3)
    spear = (part(stroke("38,90 60,82", 5), "wood", 2), part(stroke("66,86 86,76", 5), "wood", 2),
             part(polygon("84,70 97,70 88,81"), "steel", 3))  # fmt: skip
    steps = tuple(part(ellipse(x, y, 4.6, 7.6, 24), "cream", 3)
                  for x, y in ((60, 56), (72, 48), (66, 36), (78, 28), (72, 17)))  # fmt: skip

    def arm(x: float, top: float, fill: str) -> tuple[Shape, ...]:
        fist = "-9,2! -10,-8 -6,-14 0,-15 7,-14 10,-8 9,2! 6,7 -6,7"
        return (
            part(stroke([(x, 82), (x, top + 12)], 16), fill, 7),
            part(stroke([(x - 7, top + 15), (x + 7, top + 15)], 6), "gold", 3),
            part(smooth(place(fist, x, top + 6)), SKIN, 6,
                 detail=lines([[(x - 3, top - 7), (x - 3, top)], [(x + 3, top - 7), (x + 3, top)]],
                              "#8a5034", 1.8, 0.8)),
        )  # fmt: skip

    flag = (part(stroke("50,36 50,4", 4), "wood", 2),
            part(smooth("52,5! 62,2 74,7! 70,14 74,20! 62,17 52,21!"), "fire", 3))  # fmt: skip
    barrel = (
        part(smooth("18,46! 22,74 36,88 50,90 64,88 78,74 82,46! 66,54 34,54"), "red", 10,
             detail=lines(["22,58 34,84", "40,60 34,84", "40,60 52,86", "60,60 52,86",
                           "60,60 68,82", "78,56 68,82"], "#ffe8b0", 2.4, 0.9)),
        part(ellipse(50, 46, 32, 12), "gold", 5),
        part(ellipse(50, 45, 26, 8.6), "cream", 4),
        part(stroke("22,74 36,87 50,90 64,87 78,74", 6), "gold", 3),
    )  # fmt: skip
    sticks = (
        part(stroke("20,14 46,42", 5), "wood", 2),
        part(ellipse(47, 43, 5.6), "cream", 4),
        part(stroke("80,24 58,42", 5), "wood", 2),
        part(ellipse(57, 43, 5.6), "cream", 4),
    )
    return {
        "trading_fleet": omen(ship(26, 46, 0.72, "red"), ship(77, 48, 0.72, "green"),
                              (*ship(52, 64, 1.15, "cream"), *coin), _waves(86), sky=_DAWN),
        "toll": omen(barrier, *money, sky=_DAWN),
        "deserters": omen(steps, (dome, crest, brim), spear),
        "volunteers": omen(flag, arm(24, 40, "blue"), arm(76, 36, "green"), arm(50, 30, "red"),
                           sky=_DAWN),
        "drill_song": omen(barrel, sticks, _note(60, 20, 0.9), sky=_DAWN),
    }  # fmt: skip


def _deeps() -> dict[str, Piece]:
    """Give the omens of what lives below: awake, and asleep."""

    def tentacle(points: str, widths: list[float], suckers: str) -> Shape:
        dots = "".join(disc(p.x, p.y, 2, "#ffd8e4", 0.95) for p in knots(suckers))
        return part(taper(points, widths), "#c8406a", 6, detail=dots)

    arms = (
        tentacle("18,88 20,60 14,40 22,24 34,24 34,34", [15, 12, 10, 8, 6, 2],
                 "22,76 22,66 21,56 18,46 18,38"),
        tentacle("84,88 82,64 88,48 82,34 70,34 68,44", [14, 12, 10, 8, 5, 2],
                 "79,76 79,66 82,56 84,48"),
        tentacle("50,90 52,64 44,44 50,20 64,12 70,22", [18, 15, 12, 9, 6, 2],
                 "55,78 55,68 51,58 48,48 48,38 52,28"),
    )  # fmt: skip
    beast = part(
        smooth("12,76! 14,52 28,36 50,31 72,36 86,52 88,76!"),
        "#5a8ab8",
        16,
        detail=lines(["24,54 31,59 39,55", "61,55 69,59 76,54"], "#12233c", 4, 1)
        + line("42,67 50,70 58,67", "#12233c", 3, 0.9)
        + disc(28, 66, 5, "#f0a0a8", 0.6) + disc(72, 66, 5, "#f0a0a8", 0.6),
    )  # fmt: skip
    cap = (
        part(smooth("30,40! 40,22 58,16 78,24 88,40! 78,38 70,32 70,38! 50,30"), "red", 6,
             detail=line("44,24 66,34", "#ffd0c0", 4, 0.8)),
        part(ellipse(88, 44, 6.4), "cream", 5),
    )  # fmt: skip

    def snore(x: float, y: float, size: float) -> Shape:
        return part(soft(place("-8,-9 8,-9 8,-5 -1,5 8,5 8,9 -8,9 -8,5 1,-5 -8,-5", x, y, size), 1),
                    "white", 2)  # fmt: skip

    return {
        "restless_deep": omen(arms[:2], arms[2:], _waves(80, 89), sky=_DEEP),
        "tired_deep": omen((beast,), cap, _waves(78, 88), (snore(22, 26, 0.9), snore(36, 13, 0.6)),
                           sky=_DEEP),
    }  # fmt: skip


def pictures() -> dict[str, Piece]:
    """Give the omens by their ids."""
    return {**_first(), **_winds(), **_trades(), **_deeps()}
