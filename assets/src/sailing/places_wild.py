"""Places of danger: wreck, vault, reef, both goals; and the stone of a spent place."""

from ..curves import ellipse, taper
from ..isles.ground import Isle
from ..isles.masonry import Arch, stone_bridge
from ..scene import Light, Shape
from ..svg import disc, fill, line, lines, oval
from .islet import FROST, GRASS, box, dim, ground, stand
from .islet import place as placed
from .painted import Painted

GLOOM = Light(
    (-0.56, -0.6, 0.56), "#eadfd0", "#56608c", (0.75, -0.5), "#ffb870", 0.5, "#3a3a58", "#14122a"
)
FOAM = "#f4fffa"


def foam(isle: Isle, *swirls: str, width: float = 1.8) -> None:
    """Draw lines of white water."""
    isle.scene.cover("".join(line(isle.moved(swirl), FOAM, width, 0.85) for swirl in swirls))


def _wreck(isle: Isle) -> None:
    """Break a ship: her stern, her ribs, a mast that leans, a torn sail."""
    dim(isle, 0, 12, 40, 8)
    mast = Shape(taper(isle.moved("4,4 18,-52"), [5, 3.4]), "url(#wood)", round=2, ink=0.8)
    yard = Shape(taper(isle.moved("-6,-40 34,-30"), [3, 3]), "url(#wood)", round=2, ink=0.7)
    sail = "-3,-38! 14,-33 31,-29! 33,-16 36,-4! 29,-12! 24,-2! 18,-12! 10,-6! 8,-14! -2,-12! 0,-26"
    stand(
        isle,
        mast,
        Shape(
            isle.soft(sail),
            "url(#canvas)",
            round=6,
            ink=0.7,
            detail=lines([isle.moved("12,-33 13,-12")], "#b09a70", 1.2, 0.6),
        ),
        yard,
    )
    ribs = [
        Shape(taper(isle.moved(points), [4, 4, 2]), "url(#wood)", round=2, ink=0.8)
        for points in ("10,10 18,-4 17,-18", "20,11 28,-1 28,-14", "29,12 37,2 38,-8")
    ]
    stand(isle, *ribs)
    hull = (
        "-42,-24! -34,-20 -20,-20! -12,-16! -4,-10! 2,-14! 4,-4! 12,-6! 10,4! 18,4! 14,14! -26,14! "
    )
    hull += "-36,4 -40,-10"
    planks = lines([isle.moved(p) for p in ("-42,-12 -20,-8 6,0", "-40,-2 -20,2 12,8",
                                            "-36,6 -20,9 14,12")], "#4e2e1c", 1.6, 0.8)  # fmt: skip
    stand(
        isle,
        Shape(isle.soft(hull), "#96623c", round=9, bump=0.5, ink=0.9, detail=planks),
        Shape(
            isle.soft("-44,-30! -38,-26 -22,-24 -18,-20! -22,-15! -42,-20!"),
            "url(#gold)",
            round=3,
            ink=0.7,
            shine=0.3,
        ),
        *[Shape(isle.hard(box(x, -7, 6, 7)), "#1c1420", round=1.5, ink=0.6) for x in (-32, -22)],
    )
    rock = "14,18! 20,4 30,2 42,10 46,18! 30,22"
    stand(isle, Shape(isle.soft(rock), "#75748a", round=7, bump=1.4, ink=0.8))
    foam(
        isle,
        "-46,14 -34,19 -20,16 -6,20 10,17 24,23 40,20 48,22",
        "-36,22 -22,25 -8,23",
        "8,25 22,28 36,25",
        width=2.2,
    )


def _vault(isle: Isle) -> None:
    """Raise a drowned temple: columns, a gable, a door that glows."""
    dim(isle, 0, 12, 42, 9)
    ground(isle, 40, 13, FROST, 15, 8)
    columns = [shape for x in (-27, -12, 12, 27) for shape in (
        Shape(isle.hard(box(x, 4, 9, 30)), "url(#stone)", round=4, ink=0.7,
              detail=lines([isle.moved(f"{x - 1.6},4 {x - 1.6},-26"),
                            isle.moved(f"{x + 2},4 {x + 2},-26")], "#8a7c80", 0.9, 0.6)),
        Shape(isle.hard(box(x, -25, 12, 4)), "url(#stone)", round=1.5, ink=0.7))]  # fmt: skip
    stand(
        isle,
        Shape(isle.hard(box(0, 4, 50, 30)), "#2a2c50", round=3, ink=0.5),
        Shape(
            isle.soft("-9,5! -9,-10 0,-19 9,-10 9,5!"),
            "#6af0e0",
            round=4,
            glow=0.9,
            ink=0.8,
            detail=line(isle.moved("0,-18 0,6"), "#1a6a80", 1.6, 0.8),
        ),
    )
    stand(isle, *columns)
    stand(
        isle,
        Shape(isle.hard(box(0, -28, 72, 6)), "url(#stone)", round=2, ink=0.8),
        Shape(
            isle.hard("-40,-33 0,-55 40,-33"),
            "url(#stone)",
            round=5,
            ink=0.8,
            detail=fill(isle.hard("-27,-36 0,-50 27,-36"), "#8c7f92"),
        ),
        Shape(ellipse(*isle.at(0, -40), 5.2), "#6af0e0", round=4, glow=0.7, ink=0.7),
        Shape(isle.hard(box(0, 9, 78, 6)), "url(#stone)", round=2, ink=0.8),
        Shape(isle.hard(box(0, 14, 66, 6)), "url(#stone)", round=2, ink=0.7),
    )
    weed = [Shape(taper(isle.moved(points), [5, 4, 1]), "#3f9a6a", round=2, ink=0.6) for points in (
        "-38,16 -42,4 -36,-8 -39,-18", "38,16 42,2 36,-10", "-31,18 -34,10 -30,0")]  # fmt: skip
    stand(isle, *weed)
    isle.scene.afterglow(disc(*isle.at(0, -6), 15, "#5af0e0", 0.55), 6)
    foam(isle, "-46,16 -30,21 -12,18 6,22 24,18 44,20", width=2)


def _reef(isle: Isle) -> None:
    """Let black teeth stand in white water."""
    dim(isle, 0, 8, 44, 12)
    isle.scene.veil(oval(*isle.at(0, 8), 44, 14, "#eafcf8", 0.75), 3)
    teeth = (
        ("-14,-2! -10,-26 -2,-38! 6,-20 10,0!", 0),
        ("12,2! 18,-16 26,-26! 32,-8 36,4!", 1),
        ("-38,6! -32,-12 -26,-20! -18,-4 -14,8!", 2),
        ("-8,14! -2,-6 6,-14! 14,2 20,15!", 3),
        ("24,15! 30,4 36,0! 42,10 45,16!", 4),
        ("-36,18! -28,8 -22,5! -16,12 -12,19!", 5),
    )
    for points, tone in teeth:
        colour = ("#5a5870", "#66647c", "#524f68", "#716e86", "#5c5a72", "#67647c")[tone]
        stand(
            isle,
            Shape(isle.soft(points), colour, round=7, bump=1.6, bump_size=6, ink=0.9),
            light=GLOOM,
        )
    foam(
        isle,
        "-46,10 -38,15 -30,11 -20,16 -12,13",
        "-16,18 -6,22 4,18 14,22 24,19",
        "20,8 30,12 40,8 48,12",
        "-30,23 -20,26 -10,24",
        "22,22 32,25 42,21",
        width=2.6,
    )
    drops = "".join(
        disc(*isle.at(x, y), r, FOAM, 0.9)
        for x, y, r in (
            (-18, -8, 1.6),
            (10, -12, 1.5),
            (14, -18, 1.1),
            (-24, 2, 1.5),
            (36, -6, 1.3),
            (0, 6, 1.4),
        )
    )
    isle.scene.cover(drops)


def _tower(isle: Isle, x: float, foot: float, wide: float, tall: float, roof: str) -> list[Shape]:
    """Build one of the gate's towers with its pointed roof."""
    courses = lines([isle.moved(f"{x - wide},{foot - k} {x + wide},{foot - k}")
                     for k in range(6, int(tall), 7)], "#6a5a60", 1, 0.6)  # fmt: skip
    left, step = x - wide * 0.62, wide * 0.31
    teeth = " ".join(
        f"{left + step * k:.1f},{top} {left + step * (k + 0.98):.1f},{top}"
        for k, top in enumerate(foot - tall - high for high in (5, 1.5, 5, 1.5, 5)[:4])
    )
    return [
        Shape(isle.hard(box(x, foot, wide, tall)), "url(#stone)", round=wide * 0.45, bump=0.4,
              ink=0.8,
              detail=courses),
        Shape(isle.hard(f"{x - wide * 0.62},{foot - tall + 3} {teeth} "
                        f"{x + wide * 0.62},{foot - tall + 3}"), "url(#stone)", round=2, ink=0.8),
        Shape(isle.hard(f"{x - wide * 0.5},{foot - tall - 3} {x},{foot - tall - wide * 1.25} "
                        f"{x + wide * 0.5},{foot - tall - 3}"), roof, round=5, ink=0.8,
              contact=0.8),
        Shape(isle.hard(box(x, foot - tall * 0.55, 3.4, 7)), "#ffd060", round=1, glow=0.9, ink=0.7),
    ]  # fmt: skip


def _tollmaster(isle: Isle) -> None:
    """Build the toll bridge: two towers, a portcullis, a coin on the banner."""
    dim(isle, 0, 13, 40, 7)
    ground(Isle(isle.scene, 26, 74), 18, 9, GRASS, 5, 8)
    ground(Isle(isle.scene, 74, 74), 18, 9, GRASS, 9, 8)
    bridge = Arch(isle.at(-43, -6), isle.at(43, -6), 6, 20, 1, 7)
    stand(isle, *stone_bridge(bridge, "#b8a698", "#e0d0b8"))
    stand(isle, *_tower(isle, -23, 8, 20, 41, "url(#roof)"))
    stand(isle, *_tower(isle, 23, 8, 20, 41, "url(#roof)"))
    stand(
        isle,
        Shape(
            isle.hard(box(0, -17, 30, 17)),
            "url(#stone)",
            round=3,
            ink=0.8,
            detail=lines([isle.moved("-16,-24 16,-24")], "#6a5a60", 1, 0.6),
        ),
        Shape(
            isle.hard(
                "-15,-33 -15,-38 -9,-38 -9,-35 -3,-35 -3,-38 3,-38 3,-35 9,-35 9,-38 15,-38 15,-33"
            ),
            "url(#stone)",
            round=2,
            ink=0.8,
        ),
    )
    bars = "".join(
        line(isle.moved(p), "#3a3440", 2, 1)
        for p in (
            "-9,-17 -9,3",
            "-3,-17 -3,5",
            "3,-17 3,5",
            "9,-17 9,3",
            "-14,-11 14,-11",
            "-14,-4 14,-4",
        )
    )
    isle.scene.cover(bars)
    stand(
        isle,
        Shape(isle.hard("-10,-34 10,-34 10,-16 0,-10 -10,-16"), "#c8303a", round=3, ink=0.8),
        Shape(ellipse(*isle.at(0, -24), 6, 6), "url(#gold)", round=3, shine=0.7, ink=0.7),
    )
    for x in (-23, 23):
        pole = Shape(taper(isle.moved(f"{x},-56 {x},-66"), [1.4, 1.2]), "url(#wood)", round=1)
        banner = Shape(isle.soft(f"{x},-66! {x + 7},-67 {x + 13},-64! {x + 7},-62 {x},-60!"),
                       "#f0b83c", round=2, ink=0.6)  # fmt: skip
        stand(isle, pole, banner)
    foam(isle, "-14,15 -4,18 6,15 16,18", "-42,20 -30,23 -18,20", "16,22 30,24 42,20", width=2)


def _wrecker(isle: Isle) -> None:
    """Bend rocks like a claw, with a false light and a broken hull."""
    dim(isle, 0, 12, 40, 9)
    isle.scene.veil(oval(*isle.at(0, 12), 41, 11, "#dff6f4", 0.7), 3)
    claw = "-40,14! -40,-18 -26,-44 -2,-56 20,-54! 10,-46 -6,-40 -14,-28 -14,-10 -4,14!"
    hook = "8,15! 18,-6 16,-26 6,-40! 26,-30 38,-8 44,16!"
    stand(isle, Shape(isle.soft(claw), "url(#dark)", round=13, bump=2, bump_size=8, ink=0.9),
          light=GLOOM)  # fmt: skip
    stand(isle, Shape(isle.soft(hook), "url(#dark)", round=11, bump=2, bump_size=8, ink=0.9),
          light=GLOOM)  # fmt: skip
    stand(
        isle,
        Shape(isle.soft("-15,16! -14,2 -6,-8 4,-8 12,2 14,16!"), "#120e1c", round=4, ink=0.8),
        light=GLOOM,
    )
    glare = (("-8,2! -3,-1 0,4! -4,5", 0), ("9,2! 4,-1 1,4! 5,5", 0))
    stand(
        isle,
        *[Shape(isle.soft(points), "#ffb030", round=2, glow=1, ink=0.4) for points, _ in glare],
        shadow=0,
        outline=0,
    )
    chain = Shape(taper(isle.moved("16,-52 18,-44 17,-36"), [2, 2, 2]), "#b8b4c4", round=1, ink=0.6)
    lamp = (
        Shape(isle.hard("11,-36 23,-36 25,-24 9,-24"), "#ffd24a", round=4, glow=0.9, ink=0.9),
        Shape(isle.hard("9,-37 17,-42 25,-37"), "#8a4a2c", round=2, ink=0.8),
        Shape(isle.hard("8,-25 26,-25 24,-21 10,-21"), "#8a4a2c", round=2, ink=0.8),
    )
    hull = "14,16! 20,0! 26,4! 30,-4! 34,2! 44,-6! 42,8 38,17!"
    stand(
        isle,
        Shape(
            isle.soft(hull),
            "#96623c",
            round=6,
            bump=0.5,
            ink=0.9,
            detail=lines([isle.moved("16,8 42,2"), isle.moved("16,13 42,9")], "#4e2e1c", 1.4, 0.8),
        ),
        light=GLOOM,
    )
    stand(
        isle,
        Shape(taper(isle.moved("32,2 42,-26"), [3, 2]), "url(#wood)", round=1.5, ink=0.8),
        Shape(isle.soft("33,-4! 44,-24! 46,-10 43,-6!"), "#a83a3a", round=3, ink=0.8),
        light=GLOOM,
    )
    stand(isle, chain, *lamp)
    isle.scene.afterglow(disc(*isle.at(17, -30), 15, "#ffc040", 0.85), 6)
    isle.scene.afterglow(disc(*isle.at(0, 3), 9, "#ff9020", 0.5), 4)
    foam(
        isle,
        "-46,14 -38,19 -26,15 -14,20 -2,17",
        "2,20 14,23 28,18 38,22 47,18",
        "-34,23 -22,26 -10,24",
        width=2.6,
    )


def _stone(isle: Isle) -> None:
    """Lay the stone that marks a spent place: a bridge is cut in it."""
    isle.scene.shade(oval(*isle.at(3, 10), 30, 7, "#1e4a5c", 0.6), 2.4)
    stone = "-28,8! -28,-8 -18,-20 2,-24 20,-18 28,-6 28,8! 14,14 -14,14"
    cut = "-15,4! -14,-4 -6,-10 0,-11 6,-10 14,-4 15,4! 10,4! 6,-3 0,-5 -6,-3 -10,4!"
    stand(
        isle,
        Shape(
            isle.soft(stone),
            "#a8a4a4",
            round=11,
            bump=1.1,
            bump_size=7,
            ink=0.9,
            detail=fill(isle.soft(cut), "#5c5862", 0.95),
        ),
    )
    foam(isle, "-36,10 -26,15 -12,17 4,17 20,15 34,10", width=2)


def pictures() -> dict[str, Painted]:
    """Give the places by their ids."""
    return {
        "wreck": placed(_wreck), "vault": placed(_vault), "reef": placed(_reef),
        "tollmaster": placed(_tollmaster), "wrecker": placed(_wrecker), "stone": placed(_stone),
    }  # fmt: skip
