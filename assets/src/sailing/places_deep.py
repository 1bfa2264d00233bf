"""Places far out: shrine of winds, prison, the rival's harbour, and a field that went down."""

from ..curves import ellipse, taper
from ..isles.ground import Isle, Rock
from ..scene import Shape
from ..svg import disc, fill, line, lines, oval, spots
from .islet import DARK_ROCK, dim, ground, stand
from .islet import place as placed
from .painted import Painted
from .places_wild import GLOOM, foam

JADE = Rock("#7a8c80", "#a8cba0", "#445a50", 0.1, 1.4)
IRON, EMBER = "#4a4c5c", "#ff7a2c"


def _shrine(isle: Isle) -> None:
    """Stand a gate for the winds, with chimes in it and a vane above."""
    ground(isle, 36, 14, JADE, 71, 8, detail=spots(3, 12, (18, 58, 82, 84), "#d4ecb8", (3, 6), 0.5))
    steps = [Shape(isle.soft(f"{-w},{y}! {-w},{y - 4} 0,{y - 5} {w},{y - 4} {w},{y}! 0,{y + 2}"),
                   "#e4ddd0", round=2.4, ink=0.7) for w, y in ((24, 10), (19, 6))]  # fmt: skip
    stand(isle, *steps)
    swirls = ("-46,-2 -30,-10 -8,-8 14,-14 24,-24 18,-33 8,-30 9,-23",
              "46,-12 34,-4 14,0 -6,-2 -14,-10 -9,-17 -2,-14")  # fmt: skip
    isle.scene.veil("".join(line(isle.moved(p), "#ffffff", 5, 0.4) for p in swirls), 2)
    posts = [
        Shape(
            taper(isle.moved(f"{x},6 {x * 0.9},-44"), [7, 5.6]),
            "#c8402f",
            round=3,
            ink=0.8,
            detail=line(isle.moved(f"{x - 5},2 {x + 5},2"), "#3a2c34", 4, 0.9),
        )
        for x in (-21, 21)
    ]
    stand(
        isle,
        *posts,
        Shape(isle.hard("-27,-33 27,-33 27,-28 -27,-28"), "#c8402f", round=2, ink=0.8),
        Shape(isle.soft("-38,-52! -20,-46 0,-45 20,-46 38,-52! 33,-42 16,-38 0,-37 -16,-38 "
                        "-33,-42"), "#4f7c70", round=4, ink=0.9),
        Shape(isle.soft("-40,-55! -20,-49 0,-48 20,-49 40,-55! 38,-51 20,-45.5 0,-44.5 -20,-45.5 "
                        "-38,-51"), "url(#gold)", round=1.6, ink=0.6),
    )  # fmt: skip
    isle.scene.cover("".join(line(isle.moved(f"{x},-29 {x},{-29 + d}"), "#3a2c34", 1.2, 1)
                             for x, d in ((-11, 7), (0, 9), (11, 7))))  # fmt: skip
    stand(isle, *[Shape(isle.soft(f"{x - r},{y}! {x - r * 0.7},{y - r * 1.5} {x},{y - r * 2} "
                                  f"{x + r * 0.7},{y - r * 1.5} {x + r},{y}!"), "url(#gold)",
                        round=3, shine=0.8, ink=0.8)
                  for x, y, r in ((-11, -12, 4), (0, -6, 6), (11, -12, 4))])  # fmt: skip
    stand(
        isle,
        Shape(taper(isle.moved("0,-46 0,-66"), [2, 1.6]), "url(#dark)", round=1, ink=0.7),
        Shape(isle.hard("-13,-61 7,-63 7,-58 -13,-57"), "url(#gold)", round=1.6, ink=0.7),
        Shape(isle.hard("7,-67 17,-60 7,-54"), "url(#gold)", round=2, shine=0.5, ink=0.7),
    )
    isle.scene.cover(
        "".join(line(isle.moved(p), "#6fb8b8", 4.2, 0.55) for p in swirls)
        + "".join(line(isle.moved(p), "#ffffff", 2.4, 0.95) for p in swirls)
    )


def _prison(isle: Isle) -> None:
    """Hang an iron cage from a gallows on a black rock; somebody looks out."""
    dim(isle, 0, 12, 36, 8)
    ground(isle, 33, 13, DARK_ROCK, 23, 9)
    stand(
        isle,
        Shape(
            taper(isle.moved("-27,8 -25,-60"), [8, 6]),
            "url(#wood)",
            round=3,
            ink=0.9,
            detail=lines(
                [isle.moved("-31,-10 -21,-9"), isle.moved("-30,-40 -21,-40")], "#3a3440", 3, 1
            ),
        ),
        Shape(taper(isle.moved("-34,-56 30,-58"), [7, 6]), "url(#wood)", round=3, ink=0.9),
        Shape(taper(isle.moved("-24,-36 -6,-54"), [5, 4.6]), "url(#wood)", round=2, ink=0.8),
        light=GLOOM,
    )
    stand(isle, Shape(isle.soft("-36,10! -34,0 -26,-6 -17,1 -15,10!"), "#54506a", round=6, bump=1.3,
                      ink=0.8), light=GLOOM)  # fmt: skip
    isle.scene.cover(line(isle.moved("12,-56 12,-44"), "#2a2834", 3.4, 1)
                     + line(isle.moved("12,-55 12,-45"), "#9a9cb0", 1.2, 1))  # fmt: skip
    inside = "-8,4! -9,-26 -2,-38 12,-42 26,-38 33,-26 32,4! 12,8"
    stand(
        isle,
        Shape(isle.soft(inside), "#1a1624", round=8, ink=0.8),
        Shape(isle.soft("1,4! 2,-10 6,-17 12,-19 18,-17 22,-10 23,4!"), "#7c5a86", round=7,
              ink=0.7),
        Shape(ellipse(*isle.at(12, -18), 7, 7.6), "#e8b48a", round=6, ink=0.7,
              detail=disc(*isle.at(9, -18), 1.4, "#20161c") + disc(*isle.at(15, -18), 1.4,
                                                                   "#20161c")
              + line(isle.moved("9,-13 12,-14 15,-13"), "#7a3c34", 1.2, 0.9)),
    )  # fmt: skip
    bars = [
        Shape(taper(isle.moved(points), [2.8, 2.8, 2.8]), IRON, round=1.5, shine=0.4, ink=0.8)
        for points in ("-8,4 -9,-24 4,-40", "3,7 2,-22 9,-41", "21,7 22,-22 15,-41",
                       "32,4 33,-24 20,-40")
    ]  # fmt: skip
    hoops = [
        Shape(taper(isle.moved(points), [3.6, 4, 3.6]), "#6a6c7e", round=2, shine=0.5, ink=0.8)
        for points in ("-10,-24 12,-20 34,-24", "-9,3 12,9 33,3")
    ]
    stand(isle, *bars, *hoops,
          Shape(ellipse(*isle.at(12, -42), 5, 3.4), "#6a6c7e", round=2.4, ink=0.8),
          Shape(isle.hard("7,-2 17,-2 17,9 7,9"), "url(#gold)", round=2, shine=0.5, ink=0.8,
                detail=disc(*isle.at(12, 2.6), 1.6, "#3a2418")), light=GLOOM)  # fmt: skip
    foam(isle, "-44,14 -30,19 -14,17", "-6,21 10,22 24,20", "28,17 38,17 45,13", width=2)


def _rival_harbour(isle: Isle) -> None:
    """Build the rival's harbour: a dark square keep, a fire basket, a crimson banner, a pier."""
    ground(isle, 38, 15, Rock("#5c4a50", "#8a7a68", "#2a1e26", 0.1, 1.6), 83, 8)
    stakes = [
        Shape(
            isle.hard(f"{x - 3},{y} {x - 3},{y - 13} {x},{y - 18} {x + 3},{y - 13} {x + 3},{y}"),
            "url(#wood)",
            round=2,
            ink=0.8,
        )
        for x, y in ((-36, 5), (-30, 8), (-24, 10), (-18, 11), (14, 11), (20, 10))
    ]
    keep = "-22,7 -20,-40 14,-40 16,7"
    courses = lines([isle.moved(f"-24,{y} 18,{y}") for y in (-32, -23, -14, -5, 3)], "#221c2a", 1.1,
                    0.7)  # fmt: skip
    teeth = ("-24,-38 -24,-50 -16,-50 -16,-45 -10,-45 -10,-50 -1,-50 -1,-45 5,-45 5,-50 "
             "13,-50 13,-45 18,-45 18,-38")  # fmt: skip
    stand(
        isle,
        Shape(isle.hard(keep), "url(#dark)", round=9, bump=0.6, ink=0.9, detail=courses),
        Shape(isle.hard(teeth), "#6a6680", round=3, ink=0.9),
        Shape(isle.soft("-8,8! -8,-4 -3,-9 2,-4 2,8!"), "#150f18", round=2, ink=0.7),
    )
    stand(
        isle,
        Shape(isle.soft("-13,-35! 7,-35! 7,-12 -3,-6! -13,-12"), "#b81e38", round=3, ink=0.8,
              detail=fill(isle.hard("-8,-18 -9,-29 -6,-25 -3,-31 0,-25 3,-29 2,-18"), "#ffd45a")),
    )  # fmt: skip
    stand(
        isle,
        Shape(isle.hard("-10,-50 4,-50 7,-57 -13,-57"), IRON, round=2, ink=0.8),
        Shape(
            isle.soft("-11,-57! -9,-64 -6,-61! -4,-70 1,-63! 3,-65 5,-57!"),
            "url(#flame)",
            round=3,
            glow=0.9,
            ink=0.7,
        ),
    )
    stand(isle, *stakes)
    pier = [Shape(taper(isle.moved(f"{x},12 {x},22"), [3, 3]), "#4a3226", round=1.4)
            for x in (22, 34, 45)]  # fmt: skip
    pier.append(Shape(isle.hard("14,9 48,12 48,17 14,14"), "#7c563a", round=2, ink=0.8))
    stand(isle, *pier)
    boat = "26,18! 47,18! 43,26 31,26"
    stand(isle, Shape(taper(isle.moved("36,20 36,-4"), [1.8, 1.4]), "#4a3226", round=1),
          Shape(isle.soft("37,-3! 48,10 37,13!"), "#b81e38", round=3, ink=0.7),
          Shape(isle.soft("35,-1! 27,10 35,13!"), "#8c1830", round=3, ink=0.7),
          Shape(isle.soft(boat), "#3c2a34", round=4, ink=0.8))  # fmt: skip
    isle.scene.afterglow(disc(*isle.at(-3, -60), 10, EMBER, 0.8), 4)


def _sunken(isle: Isle) -> None:
    """Let a field go down: a whirl, a roof's ridge, the top of a tower, bubbles."""
    scene = isle.scene
    scene.shade(oval(*isle.at(0, 6), 38, 17, "#123a58", 0.8), 3.4)
    rings = ("-40,2 -28,16 0,22 30,15 40,0 26,-14 0,-18 -22,-12 -30,0 -20,10 0,14 18,8 24,0",
             "-22,-2 -10,-9 6,-8 14,-1 8,6 -4,7")  # fmt: skip
    scene.cover("".join(line(isle.moved(p), "#0e3450", 4.6, 0.5) for p in rings))
    scene.cover("".join(line(isle.moved(p), "#d8f6f4", 2.2, 0.85) for p in rings))
    stand(
        isle,
        Shape(isle.hard("-26,6 -21,-18 -9,-20 -4,3"), "#a89c98", round=5, bump=0.6, ink=0.8,
              detail=lines([isle.moved("-26,-2 -4,-4"), isle.moved("-24,-10 -6,-12")], "#6a5e62",
                           1, 0.7)),
        Shape(isle.hard("-26,-17 -18,-40 -4,-20"), "#4a6a9c", round=5, ink=0.9),
        Shape(isle.hard("-18,-1 -17,-9 -13,-10 -12,-2"), "#241c2c", round=1, ink=0.5),
    )  # fmt: skip
    stand(
        isle,
        Shape(isle.hard("6,10 17,-8 38,-6 44,8"), "#a8483c", round=4, ink=0.9,
              detail=lines([isle.moved("8,4 42,4"), isle.moved("13,-2 41,-1")], "#6a2420", 1.2,
                           0.7)),
        Shape(isle.hard("30,-6 30,-16 37,-16 37,-5"), "#9a8a84", round=2, ink=0.8),
    )  # fmt: skip
    water = "-34,5 -24,2 -14,6 -4,3 6,9 18,6 30,10 44,6"
    scene.veil(oval(*isle.at(-14, 8), 22, 6, "#2a7890", 0.85), 2.4)
    scene.veil(oval(*isle.at(26, 13), 24, 6, "#2a7890", 0.85), 2.4)
    foam(isle, water, width=2.4)
    scene.cover("".join(
        disc(*isle.at(x, y), r, "#c8f4f8", 0.5) + disc(*isle.at(x - r * 0.3, y - r * 0.3), r * 0.4,
                                                       "#ffffff", 0.9)
        for x, y, r in ((0, -14, 2.6), (4, -24, 1.9), (-1, -33, 1.5), (20, -22, 1.6))))  # fmt: skip


def pictures() -> dict[str, Painted]:
    """Give the places by their ids."""
    return {
        "shrine": placed(_shrine), "prison": placed(_prison), "sunken": placed(_sunken),
        "rival_harbour": placed(_rival_harbour),
    }  # fmt: skip
