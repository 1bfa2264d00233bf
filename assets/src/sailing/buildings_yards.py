"""The yards of home: jetty, barracks, drill yard, shipyard, sickbay, and a plot that is free."""

from ..curves import ellipse, smooth, taper
from ..isles.ground import Isle
from ..land import bush
from ..scene import Shape
from ..svg import disc, fill, line, lines, oval
from .islet import box, place, stand
from .painted import Painted
from .places_wild import foam
from .plot import BEAM, building, door, gable, pennon, roof, timbers, wall, window

LEAVES = ("#5f9a44", "#76b04c", "#94c456")


def _jetty(isle: Isle) -> None:
    """Lead planks over the water to a lamp, a crane and a boat."""
    scene = isle.scene
    scene.shade(oval(*isle.at(0, 12), 44, 7, "#1e4a5c", 0.55), 2.4)
    posts = [Shape(taper(isle.moved(f"{x},{y + 12} {x},{y - 8}"), [4.4, 4]), "#7a5236", round=2,
                   ink=0.8)
             for x, y in ((-38, 6), (-22, 6), (-6, 7), (10, 8), (26, 9), (40, 9))]  # fmt: skip
    deck = "-46,-4 44,-1 48,7 -46,3"
    boards = lines(
        [isle.moved(f"{x},-6 {x + 1.4},9") for x in range(-44, 48, 5)], "#5a3820", 0.9, 0.8
    )
    stand(isle, *posts)
    stand(isle, Shape(isle.hard(deck), "#d09a60", round=2, bump=0.3, ink=0.9, detail=boards),
          Shape(isle.hard("-46,3 48,7 48,10 -46,6"), "#8a5a36", round=1.4, ink=0.8))  # fmt: skip
    hut = (wall(isle, -30, 0, 22, 15, "#b88450",
                lines([isle.moved(f"{x},0 {x},-16") for x in range(-40, -18, 4)], "#6a4228", 0.9,
                      0.8)),
           window(isle, -35, -6, 5, 5), door(isle, -25, 0, 6.4, 11),
           roof(isle, (-30, -14), 30, 13, "url(#slate)", 0.62, 3))  # fmt: skip
    stand(isle, *hut)
    stand(
        isle,
        Shape(taper(isle.moved("2,4 2,-40"), [4, 3]), "url(#wood)", round=2, ink=0.8),
        Shape(taper(isle.moved("-3,-36 30,-48"), [3.4, 2.6]), "url(#wood)", round=1.6, ink=0.8),
        Shape(taper(isle.moved("2,-20 14,-40"), [2.4, 2]), "url(#wood)", round=1, ink=0.7),
    )
    scene.cover(line(isle.moved("29,-47 29,-22"), "#4a3420", 1.4, 1))
    stand(isle, Shape(isle.hard(box(29, -10, 13, 11)), "url(#wood)", round=2, ink=0.8,
                      detail=lines([isle.moved("22,-10 36,-21"), isle.moved("22,-21 36,-10")],
                                   "#5a3820",
                                   1, 0.8)))  # fmt: skip
    scene.cover(lines([isle.moved("29,-24 23,-21"), isle.moved("29,-24 35,-21")], "#4a3420", 1, 1))
    for x, y in ((14, 2), (20, 4)):
        stand(isle, Shape(isle.soft(f"{x - 3.6},{y}! {x - 4.4},{y - 5} {x - 3.6},{y - 10}! "
                                    f"{x + 3.6},{y - 10}! {x + 4.4},{y - 5} {x + 3.6},{y}!"),
                          "url(#wood)", round=3, ink=0.8,
                          detail=lines([isle.moved(f"{x - 4},{y - k} "
                                                   f"{x + 4},{y - k}") for k in (2.4, 7.6)],
                                       "#4a4452", 1.2, 1)))  # fmt: skip
    stand(isle, Shape(taper(isle.moved("44,6 44,-20"), [2.4, 2]), "#4a3a34", round=1, ink=0.7),
          Shape(isle.hard("40.6,-20 47.4,-20 48,-28 40,-28"), "#ffe27a", round=2, glow=0.9,
                ink=0.8),
          Shape(isle.hard("39,-28 44,-33 49,-28"), "url(#roof)", round=1.4, ink=0.7))  # fmt: skip
    boat = "-20,11! 12,11! 7,19 -14,19"
    stand(isle, Shape(taper(isle.moved("-4,12 -4,-4"), [1.4, 1.2]), BEAM, round=0.8, ink=0.5),
          Shape(isle.soft("-3,-4! 8,8 -3,9!"), "url(#canvas)", round=2.4, ink=0.7),
          Shape(isle.soft(boat), "#c8502f", round=4, ink=0.8,
                detail=line(isle.moved("-18,13 10,13"), "#f8e0b0", 1.2, 0.9)))  # fmt: skip
    scene.afterglow(disc(*isle.at(44, -24), 8, "#ffd060", 0.7), 3.4)
    foam(isle, "-47,15 -36,18 -26,16", "-22,21 -6,23 12,21", "20,18 34,20 47,16", width=1.8)


def _barracks(isle: Isle) -> None:
    """Build a long framed house with shields on it, spears before it, a banner."""
    stand(isle, wall(isle, 0, 8, 74, 22, detail=timbers(isle, 0, 8, 74, 22, 6)),
          *[window(isle, x, -4, 6, 7) for x in (-31, -6, 6, 31)])  # fmt: skip
    stand(isle, roof(isle, (0, -12), 84, 22, "url(#roof)", 0.86, 4))
    stand(
        isle,
        wall(isle, -18, 9, 20, 26, detail=timbers(isle, -18, 9, 20, 26, 2)),
        *gable(isle, -18, -16, 24, 15, "url(#roof)"),
        door(isle, -18, 9, 9, 15, "#7c3a2c"),
    )
    for x, colour in ((12, "#3a7ac8"), (24, "#e0a030"), (-33, "#4c9a52")):
        shield = f"{x},-11! {x + 5},-9 {x + 5},-3 {x},3! {x - 5},-3 {x - 5},-9"
        stand(
            isle,
            Shape(
                isle.soft(shield),
                colour,
                round=3,
                shine=0.5,
                ink=0.8,
                detail=line(isle.moved(f"{x},-11 {x},3"), "#fff2c8", 1.4, 0.9)
                + line(isle.moved(f"{x - 5},-5 {x + 5},-5"), "#fff2c8", 1.4, 0.9),
            ),
        )
    rack = [Shape(taper(isle.moved(f"{x},14 {x + 1},-8"), [1.6, 1.3]), "url(#wood)", round=0.8,
                  ink=0.6)
            for x in (22, 27, 32, 37)]  # fmt: skip
    rack += [Shape(isle.hard(f"{x - 1},-8 {x + 1},-15 {x + 3},-8"), "url(#steel)", round=1,
                   shine=0.6,
                   ink=0.7) for x in (22, 27, 32, 37)]  # fmt: skip
    rack += [Shape(taper(isle.moved("18,4 42,4"), [2, 2]), BEAM, round=1, ink=0.6)]
    stand(isle, *rack)
    stand(isle, *pennon(isle, -18, -32, "#d8402f", 1.1), *pennon(isle, 30, -33, "#3a7ac8", 0.9))


def _drill_yard(isle: Isle) -> None:
    """Fence a yard: a straw man with a target, a beam to balance on, a rack of swords."""
    back = [Shape(taper(isle.moved(f"{x},2 {x},-13"), [3, 2.6]), "url(#wood)", round=1.4, ink=0.7)
            for x in range(-40, 44, 16)]  # fmt: skip
    back += [Shape(taper(isle.moved(f"-43,{y} 43,{y}"), [2.4, 2.4]), BEAM, round=1, ink=0.6)
             for y in (-9, -3)]  # fmt: skip
    stand(isle, *back)
    stand(
        isle,
        Shape(taper(isle.moved("-12,12 -12,-46"), [4, 3.4]), "url(#wood)", round=2, ink=0.8),
        Shape(taper(isle.moved("-34,-22 10,-24"), [4, 3.4]), "url(#wood)", round=2, ink=0.8),
        Shape(isle.soft("-23,4! -25,-14 -23,-30 -12,-33 -1,-30 1,-14 -1,4! -12,7"), "#e8c468",
              round=9,
              bump=0.8, bump_size=4, ink=0.8,
              detail=lines([isle.moved(p) for p in ("-24,-4 0,-3", "-24,-26 0,-26")], "#8a5a36", 2,
                           1)
              + lines([isle.moved(f"{x},-30 {x - 0.6},5") for x in (-20, -16, -8, -4)], "#b08a38",
                      0.9,
                      0.6)),
        Shape(ellipse(*isle.at(-12, -14), 8), "#fff4e0", round=2, ink=0.7,
              detail=disc(*isle.at(-12, -14), 5.6, "#d8402f") + disc(*isle.at(-12, -14), 2.6,
                                                                     "#fff4e0")),
        Shape(isle.soft("-20,-36! -20,-44 -12,-50 -4,-44 -4,-36! -12,-33"), "#e8c468", round=6,
              bump=0.6,
              bump_size=4, ink=0.8),
        Shape(isle.soft("-23,-40! -21,-52 -12,-57 -3,-52 -1,-40! -12,-43"), "url(#steel)", round=6,
              shine=0.6, ink=0.9, detail=line(isle.moved("-12,-57 -12,-42"), "#7c8ca4", 1.4, 0.9)),
        Shape(ellipse(*isle.at(-35, -22), 4), "#d8a868", round=3, ink=0.7),
        Shape(isle.soft("6,-32! 15,-34 24,-32! 24,-20 15,-13! 6,-20"), "#3a7ac8", round=4,
              shine=0.4,
              ink=0.8, detail=line(isle.moved("15,-34 15,-14"), "#ffe08a", 1.6, 1)),
    )  # fmt: skip
    stand(
        isle,
        Shape(taper(isle.moved("24,13 24,-6"), [3, 2.6]), BEAM, round=1.2, ink=0.7),
        Shape(taper(isle.moved("42,13 42,-6"), [3, 2.6]), BEAM, round=1.2, ink=0.7),
        *[Shape(isle.hard(f"{x - 1.3},-8 {x},-26 {x + 1.3},-8"), "url(#steel)", round=1, shine=0.7,
                ink=0.7)
          for x in (28, 33, 38)],
        *[Shape(taper(isle.moved(f"{x - 3.4},-8 {x + 3.4},-8"), [1.6, 1.6]), "url(#gold)",
                round=0.8,
                ink=0.6) for x in (28, 33, 38)],
        *[Shape(taper(isle.moved(f"{x},-7 {x},2"), [1.6, 1.6]), "#7a3a2c", round=0.8, ink=0.6)
          for x in (28, 33, 38)],
        Shape(taper(isle.moved("20,-2 46,-2"), [2.8, 2.8]), "url(#wood)", round=1.2, ink=0.7),
    )  # fmt: skip
    stand(
        isle,
        Shape(taper(isle.moved("-44,12 -26,10"), [4.4, 4.4]), "url(#wood)", round=2, ink=0.8),
        *[Shape(isle.hard(box(x, 17, 3, 6)), BEAM, round=1, ink=0.6) for x in (-42, -29)],
    )
    stand(isle, *pennon(isle, 24, -10, "#e0a030", 1.3))


def _shipyard(isle: Isle) -> None:
    """Set a hull of ribs on the slip, under a scaffold, with a shed."""
    stand(isle, wall(isle, -28, 2, 28, 20, "#b88450",
                     lines([isle.moved(f"{x},2 {x},-20") for x in range(-40, -14, 4)], "#6a4228",
                           0.9,
                           0.8)),
          roof(isle, (-28, -16), 36, 15, "url(#slate)", 0.66, 3), door(isle, -28, 2, 10,
                                                                     14))  # fmt: skip
    poles = [Shape(taper(isle.moved(f"{x},10 {x},{top}"), [2.6, 2.2]), "url(#wood)", round=1,
                   ink=0.7)
             for x, top in ((-10, -46), (14, -50), (42, -44))]  # fmt: skip
    poles += [Shape(taper(isle.moved(p), [2.2, 2.2]), BEAM, round=1, ink=0.6) for p in (
        "-14,-24 46,-24", "-14,-40 46,-40", "-10,-24 14,-40")]  # fmt: skip
    stand(isle, *poles)
    ribs = [Shape(taper(isle.moved(f"{x},8 {x + lean},-6 {x + lean * 1.4},-22"), [3.6, 3.4, 2.4]),
                  "#e0b070",
                  round=1.6, ink=0.8)
            for x, lean in ((-4, -6), (4, -4), (12, -1.6), (20, 1.6), (28, 4.4), (35,
                                                                                 7.4))]  # fmt: skip
    stand(isle, *ribs)
    hull = "-17,-8! -12,2 -4,9 2,12! 32,12! 40,4 48,-12! 36,-5 24,-2 6,-2 -8,-4!"
    stand(
        isle,
        Shape(
            isle.soft(hull),
            "#c8864c",
            round=6,
            bump=0.3,
            ink=0.9,
            detail=lines(
                [isle.moved(p) for p in ("-14,-3 4,3 30,3 44,-4", "-8,4 6,8 30,8 40,3")],
                "#7a4a28",
                1.1,
                0.8,
            )
            + fill(isle.hard("10,-4 22,-4 22,6 10,6"), "#4a2c1c", 0.85)
            + lines([isle.moved(f"{x},-4 {x},6") for x in (12.4, 16, 19.6)], "#e0b070", 1.4, 1),
        ),
        Shape(
            taper(isle.moved("40,-2 48,-16 45,-24"), [4, 3.6, 3]), "url(#wood)", round=2, ink=0.8
        ),
    )
    stand(
        isle, *[Shape(isle.hard(box(x, 17, 5, 7)), BEAM, round=1.4, ink=0.7) for x in (2, 17, 32)]
    )
    stand(isle, *[Shape(taper(isle.moved(f"-44,{y} -16,{y + 1}"), [3, 3]), "#e0b070", round=1.2,
                        ink=0.7)
                  for y in (9, 12)], Shape(taper(isle.moved("-42,6 -18,7"), [3, 3]), "#d09a60",
                                           round=1.2,
                                           ink=0.7))  # fmt: skip
    isle.scene.cover(line(isle.moved("14,-48 24,-30 24,-14"), "#4a3420", 1, 1))
    stand(isle, *pennon(isle, 14, -46, "#3a7ac8", 1))


def _sickbay(isle: Isle) -> None:
    """Build a white house with a green roof, a leaf on its sign, herb beds, a bath."""
    stand(isle, wall(isle, 4, 7, 56, 22, "#fffaf0", timbers(isle, 4, 7, 56, 22, 5)),
          *[window(isle, x, -4, 7, 8) for x in (-8, 16, 26)])  # fmt: skip
    stand(isle, roof(isle, (4, -13), 66, 20, "#4c9a72", 0.8, 4))
    stand(
        isle,
        wall(isle, -14, 8, 20, 27, "#fffaf0", timbers(isle, -14, 8, 20, 27, 2)),
        *gable(isle, -14, -18, 24, 16, "#4c9a72"),
        door(isle, -14, 8, 9, 15, "#3a7a5c"),
    )
    leaf = "0,9! -8,4 -9,-4 -4,-9 0,-12! 4,-9 9,-4 8,4"
    sign = smooth([(p.x - 50 + isle.at(20, -22)[0], p.y - 70 + isle.at(20, -22)[1])
                   for p in isle.moved(leaf)])  # fmt: skip
    stand(isle, Shape(ellipse(*isle.at(20, -23), 13), "#fff6e4", round=3, ink=0.8),
          Shape(sign, "#5cb85c", round=4, shine=0.4, ink=0.8,
                detail=lines([isle.moved(p) for p in ("20,-13 20,-33", "20,-18 14,-22",
                                                      "20,-18 26,-22",
                                                      "20,-24 15,-28", "20,-24 25,-28")],
                                                      "#1f6434", 1.2,
                             1)))  # fmt: skip
    beds = [Shape(isle.hard(box(x, 15, 15, 4)), "#7a5236", round=1.4, ink=0.7) for x in (4, 22)]
    stand(isle, *beds)
    for x, tone in ((-1, "#76b04c"), (4, "#b884d8"), (9, "#76b04c"), (17, "#94c456"), (22,
                                                                                       "#f0c850"),
                    (27, "#94c456")):  # fmt: skip
        stand(isle, *bush(*isle.at(x, 10), 3.2, int(x) + 9, (tone, "#5f9a44")), outline=0.8)
    stand(isle, Shape(isle.soft("-44,14! -45,4 -42,1! -28,1! -25,4 -26,14!"), "url(#wood)", round=4,
                      ink=0.8, detail=lines([isle.moved("-46,5 -24,5"),
                                             isle.moved("-46,11 -24,11")],
                                            "#5a4a52", 1.4, 1)),
          Shape(ellipse(*isle.at(-35, 1), 8, 2), "#8ad4e8", round=1, ink=0.7))  # fmt: skip
    isle.scene.veil("".join(disc(*isle.at(x, y), r, "#ffffff", 0.6) for x, y, r in (
        (-37, -4, 2.4), (-32, -8, 2.8), (-36, -14, 3.4), (-32, -21, 3.8))), 1.2)  # fmt: skip


def _free(isle: Isle) -> None:
    """Mark a plot that is free: stakes with a rope, planks, a barrow."""
    corners = ((-34, -2), (34, -2), (40, 14), (-40, 14))
    ropes = [
        f"{ax},{ay - 8} {(ax + bx) / 2},{(ay + by) / 2 - 4.6} {bx},{by - 8}"
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True)
    ]
    isle.scene.cover(lines([isle.moved(rope) for rope in ropes], "#5a4028", 1.6, 0.9)
                     + lines([isle.moved(rope) for rope in ropes], "#e8d0a0", 0.8,
                             0.9))  # fmt: skip
    stand(isle, *[Shape(isle.hard(f"{x - 1.8},{y} {x - 1.6},{y - 11} {x},{y - 13} "
                                  f"{x + 1.6},{y - 11} "
                                  f"{x + 1.8},{y}"), "url(#wood)", round=1, ink=0.7)
                  for x, y in corners])  # fmt: skip
    planks = [Shape(taper(isle.moved(f"-18,{y} 8,{y - 1.4}"), [3, 3]), colour, round=1.2, ink=0.7)
              for y, colour in ((8, "#d09a60"), (4.8, "#e0b070"), (1.8, "#d09a60"))]  # fmt: skip
    stones = [Shape(isle.hard(box(x, y, 8, 5)), "#c4b8a6", round=1.6, bump=0.4, ink=0.8)
              for x, y in ((18, 9), (27, 9), (22.4, 4))]  # fmt: skip
    stand(isle, *planks, *stones)


def pictures() -> dict[str, Painted]:
    """Give the buildings by their ids; ``free`` is a plot on which nothing stands yet."""
    return {
        "jetty": place(_jetty), "barracks": building(_barracks, 42),
        "drill_yard": building(_drill_yard, 44), "shipyard": building(_shipyard, 44),
        "sickbay": building(_sickbay, 42), "free": building(_free, 40),
    }  # fmt: skip
