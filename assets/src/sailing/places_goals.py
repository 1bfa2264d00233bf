"""The goals of the other scenarios: crown, drowned bell, overlord, high isle, the rival's ship."""

from ..curves import ellipse, taper
from ..isles.ground import Isle, fir
from ..isles.masonry import Arch, stone_bridge
from ..scene import Light, Shape
from ..svg import disc, fill, line, lines, oval
from .islet import DARK_ROCK, GRASS, box, dim, ground, stand
from .islet import place as placed
from .painted import Painted
from .places_wild import GLOOM, foam

BRONZE, VERDIGRIS = "#9c6426", "#4f9a86"
#: Far below and far in the heart, light comes red from the windows.
DREAD = Light(
    (-0.56, -0.6, 0.56), "#e8c8d0", "#4a3a64", (0.75, -0.3), "#ff6a4a", 0.6, "#4a1a2a", "#100814"
)


def _crown(isle: Isle) -> None:
    """Lay a golden crown as large as a keep over two bridges."""
    dim(isle, 0, 13, 42, 8)
    ground(Isle(isle.scene, 22, 76), 15, 8, GRASS, 5, 7)
    ground(Isle(isle.scene, 78, 76), 15, 8, GRASS, 9, 7)
    bridge = Arch(isle.at(-45, 2), isle.at(45, 2), 5, 12, 3, 7)
    stand(isle, *stone_bridge(bridge, "#b8a698", "#e8d8bc"))
    drum = "-25,-3! -26,-24 -24,-27 24,-27 26,-24 25,-3! 12,0 -12,0"
    courses = lines([isle.moved(f"-27,{y} 0,{y + 2} 27,{y}") for y in (-21, -15, -9)], "#7a6c70", 1,
                    0.6)  # fmt: skip
    stand(
        isle,
        Shape(isle.soft(drum), "url(#stone)", round=12, bump=0.4, ink=0.9, detail=courses),
        *[Shape(isle.soft(f"{x - 4},-3! {x - 4},-12 {x},-17 {x + 4},-12 {x + 4},-3!"), "#3a2838",
                round=2, ink=0.7) for x in (-15, 0, 15)],
    )  # fmt: skip
    band = "-31,-26! -30,-37 0,-33 30,-37 31,-26! 16,-22 -16,-22"
    points = "-30,-34 -36,-54 -22,-43 -14,-58 -4,-44 0,-61 4,-44 14,-58 22,-43 36,-54 30,-34 0,-30"
    stand(
        isle,
        Shape(isle.hard(points), "url(#gold)", round=6, shine=0.8, gloss=8, ink=0.9),
        Shape(isle.soft(band), "url(#gold)", round=5, shine=0.8, gloss=8, ink=0.9, contact=0.8),
        *[Shape(ellipse(*isle.at(x, y), r), "#fff2c0", round=r, shine=0.8, ink=0.8)
          for x, y, r in ((-36, -55, 3.2), (-14, -59, 3.2), (14, -59, 3.2), (36, -55, 3.2))],
        *[Shape(isle.hard(f"{x - 4.4},{y} {x},{y - 4.6} {x + 4.4},{y} {x},{y + 4.6}"), colour,
                round=3, shine=0.9, gloss=8, ink=0.8)
          for x, y, colour in ((-19, -30, "#4a9af0"), (0, -28.5, "#f0485c"), (19, -30, "#4a9af0"))],
    )  # fmt: skip
    stand(isle, Shape(ellipse(*isle.at(0, -62), 4), "#f0485c", round=4, shine=0.9, ink=0.8))
    isle.scene.afterglow(disc(*isle.at(0, -40), 17, "#ffdc70", 0.3), 7)
    foam(isle, "-46,16 -34,20 -20,17", "-14,15 -2,18 12,16", "18,18 32,20 46,16", width=2)


def _bell(isle: Isle) -> None:
    """Let the drowned bell hang half in the water, aslant and overgrown, its light below."""
    scene = isle.scene
    scene.shade(oval(*isle.at(2, 12), 42, 10, "#123a58", 0.75), 3)
    scene.veil(oval(*isle.at(0, 12), 40, 11, "#7af0e0", 0.55), 4)
    stand(
        isle,
        Shape(isle.soft("-44,16! -42,-2 -34,-14 -26,-6 -24,16!"), "#5a5870", round=8, bump=1.6,
              ink=0.9),
        Shape(isle.soft("26,16! 30,-4 38,-10 45,2 47,16!"), "#66647c", round=8, bump=1.6, ink=0.9),
        light=GLOOM,
    )  # fmt: skip
    stand(isle, Shape(isle.soft("-13,-50! -14,-60 -5,-64 3,-59 4,-48! -1,-49 -2,-56 -7,-57 -8,-49"),
                      "#8a6a34", round=4, shine=0.4, ink=0.9))  # fmt: skip
    shell = ("-34,14! -27,2 -25,-18 -20,-38 -10,-49 2,-50 12,-42 20,-24 26,-4 36,10! 22,16 0,19 "
             "-20,18")  # fmt: skip
    marks = line(isle.moved("-25,-14 0,-8 23,-17"), "#f8d888", 3, 0.9)
    marks += line(isle.moved("-24,-20 0,-14 21,-23"), "#7a4e1c", 1.4, 0.8)
    marks += line(isle.moved("-31,6 0,12 31,4"), "#f8d888", 4, 0.9)
    marks += line(isle.moved("-19,-40 -2,-36 14,-42"), "#7a4e1c", 1.6, 0.8)
    marks += "".join(fill(isle.soft(p), VERDIGRIS, 0.85) for p in (
        "-24,-34 -16,-40 -14,-28 -18,-18 -25,-20", "10,-6 20,-10 24,0 14,4",
        "-12,0 -6,-4 -2,6 -12,8", "4,-46 12,-42 10,-34 4,-38"))  # fmt: skip
    marks += line(isle.moved("2,-30 6,-22 3,-14 8,-6 6,2"), "#3a2418", 1.8, 0.9)
    stand(isle, Shape(isle.soft(shell), BRONZE, round=17, shine=0.7, gloss=9, bump=0.4, ink=0.9,
                      detail=marks))  # fmt: skip
    arch = "-11,-24! -10,-29 -4,-32 2,-32 8,-29 9,-24!"
    scene.cover(line(isle.moved(arch), "#7a4e1c", 2.4, 0.9))
    weed = [Shape(taper(isle.moved(points), [4.4, 3.6, 1]), "#3f9a6a", round=2, ink=0.7)
            for points in ("-30,16 -34,2 -28,-10 -31,-20", "-20,17 -24,8 -19,-2",
                           "32,14 36,2 31,-8", "-4,-50 -12,-42 -9,-32")]  # fmt: skip
    stand(isle, *weed)
    scene.veil(oval(*isle.at(0, 17), 36, 5, "#3aa0a8", 0.75), 2)
    scene.afterglow(oval(*isle.at(0, 16), 30, 7, "#7affea", 0.7), 5)
    scene.cover(
        "".join(
            f'<path d="M{50 - w} {y}Q50 {y + 5} {50 + w} {y}" fill="none" stroke="#f4fffa" '
            f'stroke-width="1.8" opacity="{o}"/>'
            for w, y, o in ((34, 87, 0.9), (41, 90, 0.6))
        )
    )
    foam(isle, "-47,15 -38,19 -28,16", "26,17 36,20 47,15", width=2.4)


def _spire(isle: Isle, x: float, foot: float, wide: float, tall: float, lean: float) -> list[Shape]:
    """Raise a black tower that ends in a horn."""
    half, top = wide / 2, foot - tall
    horn = (f"{x - half * 1.3},{top}! {x - half + lean * 0.3},{top - wide * 0.8} "
            f"{x + lean},{top - wide * 2.1}! {x + half + lean * 0.4},{top - wide * 0.6} "
            f"{x + half * 1.3},{top}!")  # fmt: skip
    courses = lines(
        [isle.moved(f"{x - wide},{y} {x + wide},{y}") for y in range(int(top) + 6, int(foot), 7)],
        "#120c18",
        1,
        0.6,
    )
    return [
        Shape(isle.hard(box(x, foot, wide, tall)), "#4a4260", round=half, bump=0.5, ink=0.9,
              detail=courses),
        Shape(isle.soft(horn), "#7a2438", round=4, ink=0.9, contact=0.8),
        Shape(isle.soft(f"{x - 2},{top + 15}! {x - 2},{top + 9} {x},{top + 6} {x + 2},{top + 9} "
                        f"{x + 2},{top + 15}!"), "#ff8a3c", round=1, glow=1, ink=0.6),
    ]  # fmt: skip


def _overlord(isle: Isle) -> None:
    """Seat the overlord: a castle like a horned head, its gate a mouth, its windows eyes."""
    dim(isle, 0, 13, 42, 8)
    ground(isle, 41, 14, DARK_ROCK, 37, 9)
    crags = ("-44,12! -42,-8 -36,-16! -30,-2 -26,12!", "26,12! 31,-4 36,-18! 42,-6 44,12!")
    stand(isle, *[Shape(isle.soft(p), "#3c3850", round=6, bump=1.6, ink=0.9) for p in crags],
          light=DREAD)  # fmt: skip
    stand(isle, *_spire(isle, -27, 8, 12, 36, -9), *_spire(isle, 27, 8, 12, 36, 9), light=DREAD)
    head = "-22,9! -24,-26 -18,-42 0,-50 18,-42 24,-26 22,9!"
    courses = lines(
        [
            isle.moved(p)
            for p in (
                "-24,-18 -9,-14",
                "24,-18 9,-14",
                "-24,-34 0,-28 24,-34",
                "-24,-4 -12,-4",
                "24,-4 12,-4",
            )
        ],
        "#120c18",
        1.3,
        0.7,
    )
    stand(isle, Shape(isle.soft(head), "#524a6a", round=14, bump=0.7, ink=0.9, detail=courses),
          light=DREAD)  # fmt: skip
    crest = [Shape(isle.hard(p), "#7a2438", round=3, ink=0.8) for p in (
        "-18,-38 -20,-58 -10,-44", "-7,-45 0,-66 7,-45", "18,-38 20,-58 10,-44")]  # fmt: skip
    eyes = [Shape(isle.soft(p), "#ffb03a", round=2, glow=1, ink=0.7) for p in (
        "-15,-26! -8,-25 -4,-19! -11,-18", "15,-26! 8,-25 4,-19! 11,-18")]  # fmt: skip
    mouth = "-10,9! -11,-4 -6,-11 0,-13 6,-11 11,-4 10,9!"
    stand(isle, *crest, *eyes, Shape(isle.soft(mouth), "#1a0a10", round=3, ink=0.9), light=DREAD)
    isle.scene.cover("".join(line(isle.moved(p), "#c8b8a0", 2, 1) for p in (
        "-6,-10 -6,-4", "0,-12 0,-5", "6,-10 6,-4")))  # fmt: skip
    isle.scene.afterglow(oval(*isle.at(0, 3), 8, 7, "#ff4a2c", 0.8), 4)
    isle.scene.afterglow(
        disc(*isle.at(-9, -22), 6, "#ff8a2c", 0.6) + disc(*isle.at(9, -22), 6, "#ff8a2c", 0.6), 3
    )
    foam(isle, "-46,16 -34,21 -18,18", "-10,21 6,22 20,20", "26,19 38,20 47,15", width=2)


def _high_isle(isle: Isle) -> None:
    """Lift an isle on a pillar of rock out of every flood: a waterfall, firs, a little temple."""
    dim(isle, 0, 13, 30, 8)
    isle.scene.veil(oval(*isle.at(0, 12), 32, 9, "#e6fcf8", 0.7), 3)
    pillar = "-18,15! -14,2 -17,-12 -22,-22 -34,-30 36,-30! 24,-20 18,-8 16,4 21,15! 8,19 -6,19"
    cracks = lines([isle.moved(p) for p in ("-24,-26 -14,-12 -10,4 -12,16",
                                            "26,-26 12,-12 10,4 14,16", "-6,-28 -3,-10 -6,8",
                                            "-16,-4 -8,-2", "8,6 15,4")],
                   "#5a4438", 1.5, 0.7)  # fmt: skip
    stand(isle, Shape(isle.soft(pillar), "#a8886a", round=12, bump=1.7, bump_size=8, ink=0.9,
                      detail=cracks), form=0.2)  # fmt: skip
    fall = "12,-30! 20,-30! 17,-18 15,-4 16,14! 6,16! 8,0 9,-16"
    stand(isle, Shape(isle.soft(fall), "#bfeaf4", round=4, ink=0.4, shine=0.4,
                      detail=lines([isle.moved("14,-28 12,-8 11,12"), isle.moved("17,-28 14,-6")],
                                   "#ffffff", 1.6, 0.9)), shadow=0.2)  # fmt: skip
    top = (
        "-40,-32! -34,-42 -16,-46 8,-46 30,-43 40,-33! 30,-26 22,-24 10,-27 -4,-24 -16,-27 -30,-25"
    )
    stand(isle, Shape(isle.soft(top), "#86b84a", round=7, bump=0.9, bump_size=8, ink=0.8))
    stand(isle, *fir(*isle.at(-30, -34), 24, 4, ("#2f7a50", "#459458")),
          *fir(*isle.at(-21, -31), 17, 7, ("#3c8a54", "#2c6a54")),
          *fir(*isle.at(32, -33), 20, 9, ("#2f7a50", "#459458")))  # fmt: skip
    columns = [Shape(isle.hard(box(x, -36, 4, 15)), "#fff6e4", round=2, ink=0.7)
               for x in (-8, 0, 8, 16)]  # fmt: skip
    stand(
        isle,
        Shape(isle.hard(box(4, -36, 22, 14)), "#5a4a6c", round=2, ink=0.5),
        *columns,
        Shape(isle.hard(box(4, -33, 32, 4)), "#f0e6d4", round=1.6, ink=0.7),
        Shape(isle.hard(box(4, -50, 30, 4)), "#f0e6d4", round=1.6, ink=0.7),
        Shape(isle.hard("-13,-54 4,-68 21,-54"), "url(#roof)", round=4, ink=0.9),
        Shape(ellipse(*isle.at(4, -58.5), 2.6), "url(#gold)", round=2, shine=0.7, ink=0.6),
    )
    isle.scene.veil("".join(oval(*isle.at(x, y), w, h, "#ffffff", 0.75) for x, y, w, h in (
        (-26, -4, 13, 4), (-33, -7, 7, 4), (30, 1, 12, 3.6), (36, -2, 6, 3.6))), 1.4)  # fmt: skip
    foam(isle, "-34,16 -24,20 -10,19 4,23 18,20 34,16", "-20,25 -6,27 10,26", width=2.4)


def _rival(isle: Isle) -> None:
    """Anchor the rival's great ship: black hull, crimson sails, a beak at the bow."""
    dim(isle, 0, 13, 44, 8)
    masts = [Shape(taper(isle.moved(p), [4, 2.6]), "#4a3226", round=2, ink=0.8)
             for p in ("-20,2 -20,-50", "6,2 6,-67", "28,-4 46,-20")]  # fmt: skip
    stand(isle, *masts)
    sails = (
        ("-36,-46! -20,-44 -6,-47! 2,-34 -2,-14! -20,-9 -38,-15! -30,-30", "#8c1830"),
        ("-12,-48! 6,-45 24,-49! 34,-32 29,-11! 6,-5 -15,-12! -6,-30", "#b81e38"),
        ("-7,-65! 6,-63 19,-66! 24,-58 20,-51! 6,-48 -10,-51! -5,-58", "#8c1830"),
    )
    for points, colour in sails:
        stand(isle, Shape(isle.soft(points), colour, round=10, ink=0.9, rim=0.6))
    fang = "-2,-16! -4,-36 2,-28 6,-41! 10,-28 17,-37! 17,-17! 6,-14"
    stand(isle, Shape(isle.soft(fang), "url(#gold)", round=2, ink=0.7), shadow=0.1)
    hull = "-44,-20! -40,-4 -34,8 -24,15! 24,15! 36,8 48,-16! 30,-7 12,-3 -16,-3 -28,-14!"
    boards = lines([isle.moved("-42,-9 -24,2 14,5 42,-6")], "url(#gold)", 2.8, 1)
    boards += lines([isle.moved("-36,6 -20,11 20,11")], "#120c14", 1.4, 0.8)
    stand(
        isle,
        Shape(isle.soft(hull), "#42303e", round=9, bump=0.4, ink=0.9, detail=boards),
        *[Shape(isle.hard(box(x, 8, 4.6, 4.6)), "#ff9a3c", round=1, glow=0.7, ink=0.8)
          for x in (-24, -12, 0, 12, 23)],
        Shape(isle.soft("-46,-26! -42,-22 -30,-20 -26,-14! -30,-9! -43,-13!"), "url(#gold)",
              round=3, ink=0.8, shine=0.4),
    )  # fmt: skip
    pennant = "-20,-60! -30,-63 -41,-59! -31,-57 -20,-54!"
    stand(isle, Shape(taper(isle.moved("-20,-46 -20,-61"), [2, 1.6]), "#4a3226", round=1, ink=0.7),
          Shape(isle.soft(pennant), "#f0b83c", round=2, ink=0.7))  # fmt: skip
    foam(isle, "-47,14 -36,18 -22,16", "-16,19 2,20 20,18", "26,16 38,18 48,11", width=2.4)


def pictures() -> dict[str, Painted]:
    """Give the goals by their ids."""
    return {
        "crown": placed(_crown), "bell": placed(_bell), "overlord": placed(_overlord),
        "high_isle": placed(_high_isle), "rival": placed(_rival),
    }  # fmt: skip
