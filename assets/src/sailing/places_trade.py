"""Places of goods and ways: quarry, crystal mine, market, ferry, lookout, and the buoy."""

from ..curves import ellipse, polygon, smooth, star, taper
from ..isles.ground import Isle, Rock
from ..land import bush
from ..scene import Shape
from ..svg import disc, fill, line, lines, oval, spots
from .islet import GRASS, SAND, box, ground, stand
from .islet import place as placed
from .painted import Painted
from .places_wild import foam

CHALK = Rock("#9a9088", "#d8cebc", "#6a6058", 0.1, 1.6)
VIOLET = Rock("#4c3e66", "#6c5a8c", "#241a38", 0.14, 2)
TIMBER, ROPE = "#7a5236", "#5a4028"
#: Light, middle and dark side of a crystal.
CRYSTAL = ("#f2d8ff", "#b678f0", "#6a34b8")


def block(isle: Isle, x: float, y: float, wide: float, tall: float, deep: float) -> list[Shape]:
    """Hew a block of stone: its front stands on (x, y), its top is seen."""
    half = wide / 2
    front = f"{x - half},{y} {x - half},{y - tall} {x + half},{y - tall} {x + half},{y}"
    top = (f"{x - half},{y - tall} {x - half + deep},{y - tall - deep * 0.7} "
           f"{x + half + deep},{y - tall - deep * 0.7} {x + half},{y - tall}")  # fmt: skip
    side = (f"{x + half},{y} {x + half},{y - tall} {x + half + deep},{y - tall - deep * 0.7} "
            f"{x + half + deep},{y - deep * 0.7}")  # fmt: skip
    return [
        Shape(isle.hard(side), "#8d8278", round=2, bump=0.3, ink=0.7),
        Shape(isle.hard(front), "#cfc4b2", round=3, bump=0.4, bump_size=5, ink=0.8),
        Shape(isle.hard(top), "#f2ead8", round=2, ink=0.7, contact=0.2),
    ]


def crystal(isle: Isle, x: float, y: float, wide: float, tall: float, lean: float) -> list[Shape]:
    """Grow a crystal of two faces, its foot at (x, y), its tip moved aside by ``lean``."""
    half, tip = wide / 2, (x + lean, y - tall)
    neck = tall * 0.72
    left = (f"{x - half * 0.7},{y} {x - half + lean * 0.7},{y - neck} {tip[0]},{tip[1]} "
            f"{x + half * 0.1 + lean * 0.7},{y - neck + 2} {x + half * 0.1},{y}")  # fmt: skip
    right = (f"{x + half * 0.1},{y} {x + half * 0.1 + lean * 0.7},{y - neck + 2} {tip[0]},{tip[1]} "
             f"{x + half + lean * 0.7},{y - neck} {x + half * 0.7},{y}")  # fmt: skip
    gleam = line(
        isle.moved(
            f"{x - half * 0.4 + lean * 0.1},{y - 4} {x - half * 0.5 + lean * 0.65},{y - neck}"
        ),
        "#ffffff",
        1.6,
        0.8,
    )
    return [
        Shape(isle.hard(right), CRYSTAL[1], round=4, shine=0.6, gloss=9, ink=0.8, glow=0.25),
        Shape(isle.hard(left), CRYSTAL[0], round=4, shine=0.8, gloss=9, ink=0.8, glow=0.3,
              contact=0.2, detail=gleam),
    ]  # fmt: skip


def _stone_mine(isle: Isle) -> None:
    """Cut a white cliff into steps, and lift a block with a crane."""
    ground(isle, 39, 15, CHALK, 31, 8)
    steps = (
        ("-38,4! -36,-34 -26,-42 -6,-40! -6,4!", "#b8ac9c"),
        ("-38,6! -37,-18! 10,-20! 11,6!", "#cabfae"),
        ("-34,9! -34,-5! 26,-6! 27,9!", "#dcd2c0"),
    )
    for points, colour in steps:
        joints = lines([isle.moved(p) for p in ("-40,-28 -4,-28", "-40,-12 14,-12", "-24,-40 -24,8",
                                                "-10,-20 -10,8", "6,-20 6,8", "-36,2 28,2")],
                       "#7a6e62", 1, 0.55)  # fmt: skip
        stand(isle, Shape(isle.soft(points), colour, round=5, bump=0.9, bump_size=7, ink=0.8,
                          detail=joints), form=0.1)  # fmt: skip
    stand(
        isle,
        Shape(taper(isle.moved("12,10 22,-44"), [4, 3.4]), "url(#wood)", round=2, ink=0.8),
        Shape(taper(isle.moved("34,11 22,-44"), [4, 3.4]), "url(#wood)", round=2, ink=0.8),
        Shape(taper(isle.moved("17,-14 29,-14"), [3, 3]), "url(#wood)", round=1.5, ink=0.7),
        Shape(taper(isle.moved("6,-34 40,-52"), [5, 4]), "url(#wood)", round=2, ink=0.8),
        Shape(ellipse(*isle.at(22, -43), 4.6), "url(#dark)", round=3, ink=0.8),
    )
    isle.scene.cover(line(isle.moved("39,-51 39,-28"), ROPE, 1.8, 1)
                     + line(isle.moved("8,-35 15,-4"), ROPE, 1.4, 1))  # fmt: skip
    stand(isle, *block(isle, 36, -16, 14, 11, 4))
    stand(isle, *block(isle, -22, 13, 15, 10, 4), *block(isle, -4, 15, 13, 8, 4))


def _crystal_mine(isle: Isle) -> None:
    """Let crystals as high as houses burst out of dark rock."""
    ground(isle, 38, 14, VIOLET, 18, 8)
    isle.scene.veil(oval(*isle.at(0, -18), 34, 30, "#d8a8ff", 0.35), 8)
    stand(isle, *crystal(isle, -20, 0, 15, 36, -12), *crystal(isle, 23, 0, 15, 40, 13))
    stand(isle, *crystal(isle, 1, 2, 21, 62, 1))
    stand(isle, *crystal(isle, -31, 8, 10, 20, -7), *crystal(isle, 33, 8, 9, 18, 6))
    rocks = (
        "-30,12! -28,0 -18,-6 -10,0 -6,12!",
        "8,12! 12,-2 20,-6 30,2 34,12!",
    )
    stand(isle, *[Shape(isle.soft(points), "#4a3c64", round=7, bump=1.4, bump_size=7, ink=0.8)
                  for points in rocks])  # fmt: skip
    stand(
        isle,
        Shape(isle.soft("-9,14! -8,-2 0,-8 8,-2 9,14!"), "#150d22", round=3, ink=0.7),
        Shape(taper(isle.moved("-9,15 -8,-4"), [4, 4]), "url(#wood)", round=2, ink=0.7),
        Shape(taper(isle.moved("9,15 8,-4"), [4, 4]), "url(#wood)", round=2, ink=0.7),
        Shape(taper(isle.moved("-12,-6 12,-6"), [4.6, 4.6]), "url(#wood)", round=2, ink=0.7),
    )
    isle.scene.afterglow(disc(*isle.at(0, 5), 7, "#c078ff", 0.8), 4)
    isle.scene.afterglow(disc(*isle.at(0, -36), 15, "#c890ff", 0.45), 7)
    isle.scene.sharp("".join(fill(polygon(star(*isle.at(x, y), 2.2 * r, 0.6 * r, 4)), "#ffffff",
                                  0.95) for x, y, r in (
        (-16, -44, 1.3), (16, -50, 1.2), (-30, -26, 1), (34, -34, 1.1), (8, -66, 1))))  # fmt: skip


def _market(isle: Isle) -> None:
    """Spread a striped awning over fruit, cloth and barrels."""
    ground(isle, 40, 15, SAND, 52, 6, detail=spots(7, 18, (12, 56, 88, 88), "#fff0c0", (2, 5), 0.5))
    stand(isle, *[Shape(taper(isle.moved(f"{x},10 {x},-30"), [3.6, 3]), "url(#wood)", round=1.6,
                        ink=0.7) for x in (-31, 31)])  # fmt: skip
    stand(isle, Shape(isle.hard(box(0, 2, 56, 24)), "#6a3c3a", round=3, ink=0.6))
    wares = (
        (-22, -6, 5, "#e8483c"), (-15, -7, 5, "#f08a2c"), (-18, -11, 4.6, "#f2c23c"),
        (-7, -6, 5, "#6cb848"), (-1, -6, 5, "#8ed054"), (-4, -10.5, 4.6, "#4c9a3c"),
    )  # fmt: skip
    stand(isle, *[Shape(ellipse(*isle.at(x, y), r, r * 0.94), colour, round=r, shine=0.6, ink=0.7)
                  for x, y, r, colour in wares],
          Shape(isle.soft("8,-2! 8,-12 13,-16! 12,-19 19,-19 18,-16! 23,-12 23,-2!"), "#4c86c8",
                round=5, shine=0.6, ink=0.7))  # fmt: skip
    stand(
        isle,
        Shape(isle.hard("-34,-3 34,-3 32,12 -32,12"), "url(#wood)", round=3, ink=0.8,
              detail=lines([isle.moved(f"{x},-4 {x},14") for x in range(-24, 30, 8)], "#5a3820",
                           1, 0.7)),
        Shape(isle.hard("-36,-5 36,-5 36,-1 -36,-1"), "#e0b070", round=1.6, ink=0.7),
        Shape(smooth(isle.moved("0,3! 2,6 5,7! 2,8 0,11! -2,8 -5,7! -2,6")), "url(#gold)", round=2,
              ink=0.5),
    )  # fmt: skip
    edge = "-40,-26! -30,-50 0,-54 30,-50 40,-26!"
    scallops = " ".join(f"{40 - 10 * k},-26! {35 - 10 * k},-20" for k in range(8)) + " -40,-26!"
    stripes = "".join(
        fill(
            isle.hard(f"{x * 0.72 - 3.6},-56 {x * 0.72 + 3.6},-56 {x + 5},-18 {x - 5},-18"),
            "#d8402f",
        )
        for x in (-35, -15, 5, 25, 45)
    )
    stand(
        isle,
        Shape(isle.soft(edge + " " + scallops), "#fff4dc", round=8, ink=0.8, contact=0.9,
              detail=stripes),
    )  # fmt: skip
    pole = Shape(taper(isle.moved("0,-52 0,-66"), [2.2, 1.6]), "url(#wood)", round=1, ink=0.7)
    banner = Shape(isle.soft("0,-66! 9,-68 18,-64! 10,-61 0,-58!"), "#f0b83c", round=2, ink=0.7)
    stand(isle, pole, banner)
    barrel = [
        Shape(
            isle.soft("33,14! 31,6 33,-2! 43,-2! 45,6 43,14!"),
            "url(#wood)",
            round=5,
            ink=0.8,
            detail=lines([isle.moved("30,1 46,1"), isle.moved("30,11 46,11")], "#4a4452", 2, 1),
        ),
        Shape(ellipse(*isle.at(38, -2), 5, 2), "#8a5a34", round=1.6, ink=0.7),
    ]
    stand(isle, *barrel)


def _ferry(isle: Isle) -> None:
    """Hang a flat ferry on a rope between two posts, with a roof and a lantern."""
    scene = isle.scene
    scene.shade(oval(*isle.at(2, 12), 38, 7, "#1e4a5c", 0.6), 2.4)
    for x in (-41, 41):
        stand(
            isle,
            Shape(
                taper(isle.moved(f"{x},13 {x * 0.98},-32"), [6, 5]),
                "url(#wood)",
                round=3,
                ink=0.8,
                detail=line(isle.moved(f"{x - 4},-22 {x + 4},-21"), "#e8d8b0", 3, 1),
            ),
            Shape(ellipse(*isle.at(x * 0.98, -33), 4, 2.6), "#d09a62", round=2, ink=0.7),
        )
    scene.cover(line(isle.moved("-40,-22 -20,-14 0,-12 20,-14 40,-22"), "#4a3420", 3.4, 1)
                + line(isle.moved("-40,-22.5 -20,-14.5 0,-12.5 20,-14.5 40,-22.5"), "#e8d0a0", 1.8,
                       1))  # fmt: skip
    posts = [Shape(taper(isle.moved(f"{x},4 {x},-30"), [2.8, 2.6]), "url(#wood)", round=1.4,
                   ink=0.7) for x in (-22, 22)]  # fmt: skip
    stand(isle, *posts)
    roof = "-29,-27! -14,-41 0,-44 14,-41 29,-27! 14,-30 0,-31 -14,-30"
    stand(
        isle,
        Shape(isle.soft(roof), "url(#slate)", round=6, ink=0.8,
              detail=lines([isle.moved(p) for p in ("-16,-40 -18,-28", "0,-44 0,-30",
                                                    "16,-40 18,-28")], "#24345e", 1.4, 0.6)),
        Shape(isle.hard("-2,-44 -2,-52 2,-52 2,-44"), "url(#wood)", round=1, ink=0.6),
        Shape(isle.hard("-4,-52 4,-52 5,-60 -5,-60"), "#ffe27a", round=3, glow=0.9, ink=0.8),
        Shape(isle.hard("-6,-60 0,-66 6,-60"), "url(#roof)", round=2, ink=0.8),
    )  # fmt: skip
    for x, colour in ((-12, "#d8402f"), (10, "#e8b040")):
        sack = f"{x - 7},2! {x - 6},-7 {x},-11 {x + 6},-7 {x + 7},2!"
        stand(
            isle,
            Shape(
                isle.soft(sack),
                colour,
                round=6,
                ink=0.7,
                detail=line(isle.moved(f"{x - 4},-7 {x + 4},-7"), "#5a3820", 1.4, 0.8),
            ),
        )
    hull = "-38,0! 38,0! 33,13 26,15 -26,15 -33,13"
    boards = lines([isle.moved(f"{x},0 {x * 0.9},16") for x in range(-30, 36, 10)], "#4e2e1c", 1.2,
                   0.7)  # fmt: skip
    stand(
        isle,
        Shape(isle.soft(hull), "#a4703e", round=5, ink=0.9, detail=boards),
        Shape(isle.hard("-40,-3 40,-3 40,2 -40,2"), "#e0b070", round=2, ink=0.8),
    )
    scene.afterglow(disc(*isle.at(0, -56), 9, "#ffd060", 0.75), 4)
    foam(isle, "-46,14 -36,18 -24,15", "-18,19 -4,21 10,19 24,21", "28,16 38,18 47,14", width=2.2)


def _lookout(isle: Isle) -> None:
    """Raise a crow's nest on long legs over a rock, with a ladder and a streamer."""
    ground(
        isle, 28, 12, GRASS, 61, 9, detail=spots(4, 10, (22, 58, 78, 84), "#b4d264", (3, 6), 0.5)
    )
    rock = "-24,6! -20,-8 -10,-16 4,-18 16,-12 24,6! 10,10 -10,10"
    stand(isle, Shape(isle.soft(rock), "#9a8c80", round=9, bump=1.5, bump_size=7, ink=0.8))
    legs = [
        Shape(taper(isle.moved(points), [3.8, 3.2]), "url(#wood)", round=2, ink=0.8)
        for points in ("-16,4 -8,-42", "16,4 8,-42", "-12,-14 10,-28", "12,-14 -10,-28")
    ]
    stand(isle, *legs)
    ladder = "".join(line(isle.moved(f"{-2.6 - k * 0.1},{4 - 5 * k} {3 + k * 0.1},{4 - 5 * k}"),
                          "#f0d8a0", 1.5, 1) for k in range(10))  # fmt: skip
    isle.scene.cover(line(isle.moved("-3,8 -3,-42"), "#5a3820", 1.6, 1)
                     + line(isle.moved("3,8 3,-42"), "#5a3820", 1.6, 1) + ladder)  # fmt: skip
    nest = "-16,-41! -19,-54! 19,-54! 16,-41! 8,-39 -8,-39"
    slats = lines([isle.moved(f"{x},-55 {x * 0.86},-38") for x in (-13, -6, 1, 8, 15)], "#5a3820",
                  1.3, 0.8)  # fmt: skip
    stand(
        isle,
        *[Shape(taper(isle.moved(f"{x},-52 {x},-64"), [2.4, 2.2]), "url(#wood)", round=1, ink=0.7)
          for x in (-14, 14)],
        Shape(isle.soft("-5,-50! -4,-60 0,-62 4,-60 5,-50!"), "#3a6cb0", round=4, ink=0.8),
        Shape(ellipse(*isle.at(0, -63), 3.8), "#f4c89a", round=3, ink=0.8),
        Shape(taper(isle.moved("1,-62 15,-66"), [2.4, 3.6]), "url(#gold)", round=1.6, shine=0.6,
              ink=0.8),
        Shape(isle.soft(nest), "url(#wood)", round=5, ink=0.9, detail=slats),
        Shape(isle.hard("-21,-56 21,-56 21,-52.5 -21,-52.5"), "#e0b070", round=1.5, ink=0.7),
    )  # fmt: skip
    streamer = "-14,-64! -24,-68 -34,-63 -44,-66! -36,-59 -26,-62 -14,-58!"
    stand(isle, Shape(isle.soft(streamer), "#d8402f", round=2.4, ink=0.8))
    stand(isle, *bush(*isle.at(-20, 7), 5, 4, ("#5f9a44", "#76b04c", "#94c456")),
          *bush(*isle.at(21, 6), 5, 9, ("#5f9a44", "#76b04c", "#94c456")))  # fmt: skip


def _buoy(isle: Isle) -> None:
    """Float the great buoy of the drowned bell: an iron cage with a bell and a green light."""
    scene = isle.scene
    scene.shade(oval(*isle.at(4, 12), 34, 8, "#1e4a5c", 0.65), 2.6)
    scene.veil(oval(*isle.at(0, 12), 40, 10, "#c8fff0", 0.4), 4)
    stand(
        isle,
        *[Shape(taper(isle.moved(points), [3.6, 3]), "url(#dark)", round=2, shine=0.3, ink=0.8)
          for points in ("-22,0 -7,-44", "22,0 7,-44", "-17,-16 17,-16", "-12,-30 12,-30")],
    )  # fmt: skip
    bell = "-11,-8! -9,-12 -7,-22 0,-27 7,-22 9,-12 11,-8! 0,-5"
    stand(isle, Shape(isle.soft(bell), "url(#gold)", round=7, shine=0.7, ink=0.8),
          Shape(ellipse(*isle.at(0, -5), 3), "#5a3a20", round=2, ink=0.7))  # fmt: skip
    drum = "-32,2! -30,12 -18,19 0,21 18,19 30,12 32,2! 18,6 0,7 -18,6"
    bands = fill(isle.hard("-36,8 36,8 34,13 -34,13"), "#f4f0e0", 0.95)
    stand(
        isle,
        Shape(ellipse(*isle.at(0, 1), 32, 7), "#2f8a8c", round=5, ink=0.8),
        Shape(isle.soft(drum), "#1f6a74", round=9, ink=0.9, shine=0.4, detail=bands),
        *[Shape(ellipse(*isle.at(x, y), 1.6), "url(#gold)", round=1.2, ink=0.5)
          for x, y in ((-26, 6), (-13, 9.5), (0, 10.6), (13, 9.5), (26, 6))],
    )  # fmt: skip
    stand(
        isle,
        Shape(isle.hard("-9,-44 9,-44 7,-58 -7,-58"), "#8affc8", round=4, glow=0.9, ink=0.9),
        Shape(isle.hard("-11,-43 11,-43 11,-46 -11,-46"), "url(#dark)", round=1.4, ink=0.7),
        Shape(isle.soft("-9,-57! -6,-64 0,-67 6,-64 9,-57!"), "url(#dark)", round=4, ink=0.8),
    )
    scene.afterglow(disc(*isle.at(0, -51), 11, "#5affb0", 0.55), 4)
    foam(isle, "-46,13 -36,17 -26,20", "-18,24 -4,26 12,25 22,23", "28,19 38,17 47,13", width=2.4)


def pictures() -> dict[str, Painted]:
    """Give the places by their ids."""
    return {
        "stone_mine": placed(_stone_mine), "crystal_mine": placed(_crystal_mine),
        "market": placed(_market), "ferry": placed(_ferry), "lookout": placed(_lookout),
        "buoy": placed(_buoy),
    }  # fmt: skip
