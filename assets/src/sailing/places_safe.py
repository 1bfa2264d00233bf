"""Places where nobody fights for life: harbour, village, teacher, forge, mine, chest."""

from ..curves import ellipse, smooth, star, taper
from ..isles.ground import Isle, fir
from ..land import bush, tree
from ..scene import Shape
from ..svg import disc, fill, line, lines, spots
from .islet import BARE, GRASS, SAND, box, ground, stand
from .islet import place as placed
from .painted import Painted

LEAVES = ("#5f9a44", "#76b04c", "#94c456")
PINES = ("#2f7a50", "#459458", "#2c6a54")
TIMBER, DOOR = "#7a5236", "#4a2c20"


def _house(isle: Isle, x: float, y: float, wide: float, tall: float, roof: str) -> list[Shape]:
    """Build a house with a gable: its foot's middle, width, height of the wall."""
    peak = tall + wide * 0.62
    return [
        Shape(isle.hard(box(x, y, wide, tall)), "url(#plaster)", round=3, ink=0.6),
        Shape(isle.hard(f"{x - wide / 2},{y - tall + 1} {x},{y - peak + 2} {x + wide / 2},"
                        f"{y - tall + 1}"), "url(#plaster)", round=2, ink=0.5),
        Shape(isle.hard(f"{x - wide * 0.68},{y - tall + 2} {x},{y - peak - 2} "
                        f"{x + wide * 0.68},{y - tall + 2} {x + wide * 0.5},{y - tall + 2} "
                        f"{x},{y - peak + 5} {x - wide * 0.5},{y - tall + 2}"), roof, round=4,
              ink=0.7, contact=0.8),
        Shape(isle.soft(f"{x - 2.6},{y}! {x - 2.6},{y - 6} {x},{y - 8.5} {x + 2.6},{y - 6} "
                        f"{x + 2.6},{y}!"), DOOR, round=1, ink=0.5),
        Shape(isle.hard(box(x, y - tall + 1, 4, 4)), "#ffd878", round=1, ink=0.6, glow=0.5),
    ]  # fmt: skip


def _harbour(isle: Isle) -> None:
    """Build a lighthouse with red bands, a jetty, a boat."""
    ground(
        isle, 36, 15, GRASS, 21, 8, detail=spots(4, 14, (18, 56, 82, 86), "#b4d264", (3, 7), 0.5)
    )
    jetty = [
        Shape(taper(isle.moved(f"{x},13 {x},23"), [3, 3]), TIMBER, round=1.4) for x in (16, 27, 38)
    ]
    jetty.append(
        Shape(
            isle.hard("8,8 42,12 42,17 8,14"),
            "url(#wood)",
            round=2,
            ink=0.7,
            detail=lines(
                [isle.moved(f"{x},7 {x},18") for x in range(12, 42, 4)], "#5a3820", 0.8, 0.7
            ),
        )
    )
    stand(isle, *jetty)
    stand(isle, *_house(isle, 14, 3, 20, 11, "url(#roof)"))
    body = "-19,5! -15,-42! -3,-42! 1,5! -9,8"
    bands = "".join(fill(isle.hard(f"-24,{y} 6,{y - 1} 6,{y + 8} -24,{y + 9}"), "#d8402f")
                    for y in (-38, -20, -3))  # fmt: skip
    stand(
        isle,
        Shape(isle.soft(body), "url(#plaster)", round=9, ink=0.7, detail=bands),
        Shape(isle.hard(box(-9, -41, 20, 4)), "url(#wood)", round=2, ink=0.7),
        Shape(isle.hard(box(-9, -44, 12, 10)), "#ffe27a", round=4, glow=0.8, ink=0.7),
        Shape(isle.hard("-18,-53 -9,-64 0,-53"), "url(#roof)", round=5, ink=0.7, contact=0.8),
        Shape(isle.soft("-12,8! -12,-1 -9,-4 -6,-1 -6,8!"), DOOR, round=1, ink=0.5),
    )
    boat = "24,19! 44,19! 40,26 28,26"
    stand(isle, Shape(taper(isle.moved("34,20 34,4"), [1.6, 1.4]), TIMBER, round=1),
          Shape(isle.soft("35,5! 44,15 35,17!"), "url(#canvas)", round=3, ink=0.6),
          Shape(isle.soft(boat), "#c8502f", round=4, ink=0.7))  # fmt: skip
    isle.scene.afterglow(disc(*isle.at(-9, -49), 9, "#ffd060", 0.7), 4)


def _village(isle: Isle) -> None:
    """Set three gables round a green, and a tree."""
    ground(isle, 39, 16, GRASS, 44, 7, detail=line(isle.moved("-6,18 0,8 8,4 22,4"), "#e8d49a", 5)
           + spots(4, 14, (14, 56, 86, 86), "#b4d264", (3, 7), 0.5))  # fmt: skip
    stand(isle, *tree(*isle.at(-30, -2), 30, 5, LEAVES), form=0.3)
    stand(isle, *_house(isle, -14, -5, 20, 14, "url(#slate)"))
    stand(isle, *_house(isle, 19, -4, 22, 16, "url(#roof)"))
    stand(isle, *_house(isle, 1, 8, 20, 12, "#e0983c"))
    stand(isle, *bush(*isle.at(33, 6), 6, 4, LEAVES), *bush(*isle.at(-24, 9), 5, 8, LEAVES))
    puffs = "".join(disc(*isle.at(x, y), r, "#fffaf0", 0.6) for x, y, r in (
        (25, -38, 2.4), (28, -44, 3.2), (27, -51, 3.8)))  # fmt: skip
    isle.scene.veil(puffs, 1)


def _mine(isle: Isle) -> None:
    """Dig into a brown hill: a timbered mouth, gold, a cart."""
    ground(isle, 38, 14, BARE, 12, 8)
    hill = "-36,4! -30,-18 -20,-34 -6,-46 6,-42 16,-30 28,-20 36,4! 20,10 -20,10"
    cracks = lines(
        [
            isle.moved(p)
            for p in ("-24,-22 -18,-12 -22,0", "20,-22 24,-10 22,0", "-6,-42 -2,-34 -6,-28")
        ],
        "#4a3428",
        1.4,
        0.7,
    )
    stand(
        isle,
        Shape(isle.soft(hill), "#a07a58", round=16, bump=1.6, bump_size=9, ink=0.7, detail=cracks),
        form=0.2,
    )
    nuggets = [
        Shape(
            isle.hard(f"{x - r},{y} {x},{y - r} {x + r},{y} {x},{y + r}"),
            "url(#gold)",
            round=2,
            shine=0.8,
            ink=0.7,
            glow=0.25,
        )
        for x, y, r in ((-22, -12, 4), (-14, -28, 4.4), (17, -24, 4.4), (26, -7, 4), (3, -36, 3.6))
    ]
    stand(isle, *nuggets)
    stand(
        isle,
        Shape(isle.soft("-14,10! -13,-12 0,-20 13,-12 14,10!"), "#1c1218", round=3, ink=0.6),
        Shape(taper(isle.moved("-14,11 -13,-13"), [5, 5]), "url(#wood)", round=2, ink=0.7),
        Shape(taper(isle.moved("14,11 13,-13"), [5, 5]), "url(#wood)", round=2, ink=0.7),
        Shape(taper(isle.moved("-18,-15 18,-15"), [6, 6]), "url(#wood)", round=2, ink=0.7),
    )
    stand(
        isle,
        Shape(isle.hard("-11,1 11,1 8,12 -8,12"), "#7c8aa0", round=3, shine=0.4, ink=0.8),
        *[
            Shape(ellipse(*isle.at(x, y), 5, 4), "url(#gold)", round=4, shine=0.7, ink=0.7)
            for x, y in ((-6, 0), (6, 0), (0, -3))
        ],
        *[Shape(ellipse(*isle.at(x, 13), 3.2), "#2a2430", round=2, ink=0.6) for x in (-6, 6)],
    )


def _chest(isle: Isle) -> None:
    """Open a chest full of gold under a palm."""
    ground(isle, 38, 14, SAND, 6, 5, detail=spots(5, 20, (14, 56, 86, 86), "#fff0c0", (2, 5), 0.6))
    trunk = Shape(taper(isle.moved("-27,4 -29,-16 -22,-36"), [6, 5, 4]), "url(#wood)", round=3,
                  detail=lines([isle.moved(f"-34,{y} -20,{y - 2}") for y in range(-32, 4, 5)],
                               "#5a3820", 1, 0.6))  # fmt: skip
    fronds = [Shape(isle.soft(points), colour, round=4, ink=0.6) for points, colour in (
        ("-22,-36! -36,-46 -46,-38 -46,-28! -36,-36", "#3f9a58"),
        ("-22,-36! -8,-50 4,-42 6,-32! -8,-40", "#57b060"),
        ("-22,-36! -30,-56 -20,-60 -10,-56! -18,-48", "#6cc068"),
        ("-22,-36! -34,-34 -38,-24 -36,-16! -28,-26", "#3a8c52"),
        ("-22,-36! -12,-34 -6,-26 -8,-16! -16,-28", "#4aa45a"))]  # fmt: skip
    stand(isle, trunk, *fronds)
    lid = "-12,-14! -10,-30 2,-36 24,-36 34,-30 36,-14!"
    stand(
        isle,
        Shape(
            isle.soft(lid),
            "url(#wood)",
            round=7,
            ink=0.8,
            detail=lines(
                [isle.moved("-14,-22 38,-22"), isle.moved("-14,-29 38,-29")], "#5a3820", 1, 0.7
            ),
        ),
        Shape(isle.hard("-8,-13 -7,-24 2,-30 22,-30 31,-24 32,-13"), "#3a2018", round=3, ink=0.6),
    )
    coins = [
        Shape(ellipse(*isle.at(x, y), 6, 4.2), "url(#gold)", round=4, shine=0.7, ink=0.6, glow=0.2)
        for x, y in ((-4, -15), (6, -18), (16, -20), (26, -16), (2, -13), (12, -15), (21, -13))
    ]
    stand(
        isle,
        *coins,
        Shape(isle.hard("9,-18 14,-24 19,-18 14,-11"), "#f0586c", round=3, shine=0.9, ink=0.6),
    )
    straps = "".join(fill(isle.hard(f"{x},-13 {x + 5},-13 {x + 5},12 {x},12"), "#f0b83c")
                     for x in (-9, 28))  # fmt: skip
    stand(
        isle,
        Shape(
            isle.hard("-13,-13 37,-13 35,10 -11,10"),
            "url(#wood)",
            round=4,
            ink=0.9,
            detail=line(isle.moved("-13,-1 37,-1"), "#5a3820", 1, 0.7) + straps,
        ),
        Shape(isle.hard("7,-15 17,-15 17,-4 12,0 7,-4"), "url(#gold)", round=3, shine=0.6, ink=0.7),
    )
    isle.scene.afterglow(disc(*isle.at(12, -18), 15, "#ffd860", 0.5), 6)


def _teacher(isle: Isle) -> None:
    """Build a domed tower with a brass telescope."""
    ground(isle, 34, 14, GRASS, 33, 9)
    stand(isle, *fir(*isle.at(-24, 2), 26, 4, PINES), *fir(*isle.at(27, 4), 22, 9, PINES), form=0.2)
    stand(
        isle,
        Shape(isle.soft("-16,7! -14,-24! 14,-24! 16,7! 0,11"), "url(#plaster)", round=12, ink=0.7,
              detail=lines([isle.moved(f"-18,{y} 0,{y + 2} 18,{y}") for y in (-14, -4)],
                           "#b89a70", 1, 0.6)),
        Shape(isle.hard(box(0, -22, 36, 5)), "url(#wood)", round=2, ink=0.7),
        Shape(isle.soft("-18,-26! -17,-40 -8,-50 0,-52 8,-50 17,-40 18,-26!"), "#3f7ab8", round=14,
              shine=0.4, ink=0.8, detail=fill(isle.hard("3,-56 14,-52 8,-24 -1,-24"), "#12224a")),
        Shape(taper(isle.moved("2,-32 24,-54"), [8, 11]), "url(#gold)", round=5, shine=0.7,
              ink=0.8),
        Shape(ellipse(*isle.at(24.5, -54.5), 6.5, 3.4, 45), "#bfeaff", round=3, ink=0.7),
        Shape(isle.soft("-4,9! -4,-3 0,-7 4,-3 4,9!"), DOOR, round=1, ink=0.5),
        Shape(smooth(star(*isle.at(-9, -14), 4.4, 1.9, 5)), "url(#gold)", round=1.6, ink=0.5),
        Shape(smooth(star(*isle.at(9, -14), 4.4, 1.9, 5)), "url(#gold)", round=1.6, ink=0.5),
    )  # fmt: skip


def _forge(isle: Isle) -> None:
    """Stand an anvil as large as a house before a furnace."""
    ground(isle, 38, 14, BARE, 27, 8)
    stand(isle, Shape(isle.hard("12,4 14,-40 30,-40 33,4"), "url(#stone)", round=5, ink=0.8,
                      detail=lines([isle.moved(f"10,{y} 34,{y}") for y in (-32, -23, -14, -5)],
                                   "#5e5260", 1.2, 0.7)),
          Shape(isle.hard(box(22, -39, 22, 5)), "url(#dark)", round=2, ink=0.7),
          Shape(isle.soft("16,4! 16,-8 22,-13 29,-8 29,4!"), "url(#flame)", round=3, glow=0.9,
                ink=0.8))  # fmt: skip
    puffs = "".join(disc(*isle.at(x, y), r, "#4a4254", 0.75) for x, y, r in (
        (22, -48, 5), (27, -54, 5), (19, -57, 4.6), (30, -61, 3.6)))  # fmt: skip
    isle.scene.veil(puffs, 1.2)
    isle.scene.afterglow(disc(*isle.at(22, -45), 6, "#ff8a2c", 0.9), 3)
    anvil = (
        "-42,-23! -30,-28 -28,-30! 10,-30! 10,-22 2,-18 -6,-13 -6,-4! 2,0! 6,9! -28,9! -24,0! "
        "-17,-4! -17,-12 -26,-17"
    )
    stand(isle, Shape(isle.soft(anvil), "#7f92ae", round=7, shine=0.7, gloss=9, ink=0.9))
    stand(
        isle,
        Shape(taper(isle.moved("-26,-53 -8,-34"), [4, 4]), "url(#wood)", round=2, ink=0.7),
        Shape(isle.hard("-14,-40 -2,-46 4,-36 -8,-30"), "#a8b8cc", round=4, shine=0.6, ink=0.8),
    )
    sparks = "".join(disc(*isle.at(x, y), r, "#ffe070") for x, y, r in (
        (-18, -34, 1.4), (6, -36, 1.3), (10, -42, 1), (-22, -38, 1), (2, -50, 1)))  # fmt: skip
    isle.scene.sharp(sparks)
    isle.scene.afterglow(disc(*isle.at(22, -4), 10, "#ff8a2c", 0.8), 5)


def pictures() -> dict[str, Painted]:
    """Give the places by their ids."""
    return {
        "harbour": placed(_harbour), "village": placed(_village), "mine": placed(_mine),
        "chest": placed(_chest), "teacher": placed(_teacher), "forge": placed(_forge),
    }  # fmt: skip
