"""The halls of home: great hall, tower, counting-house, chart room, relic hall."""

from ..curves import ellipse, ring, smooth, star, taper
from ..isles.ground import Isle
from ..scene import Shape
from ..svg import disc, fill, line, lines
from .islet import box, stand
from .painted import Painted
from .plot import BEAM, building, courses, door, pennon, roof, wall, window


def _great_hall(isle: Isle) -> None:
    """Raise a hall with two steep roofs, carved heads on their gables, a gate of gold and oak."""
    stand(
        isle,
        wall(
            isle,
            0,
            8,
            84,
            20,
            "#b07c4c",
            lines([isle.moved(f"{x},8 {x},-13") for x in range(-42, 44, 5)], "#5a3420", 1.1, 0.8),
        ),
    )
    stand(isle, roof(isle, (0, -10), 96, 24, "#b8883c", 0.84, 5))
    stand(isle, wall(isle, 0, -28, 40, 9, "#8a5a34",
                     lines([isle.moved(f"{x},-28 {x},-38") for x in range(-20, 22, 5)], "#4a2a18",
                           1, 0.8)),
          *[window(isle, x, -29.4, 4.4, 5) for x in (-14, 0, 14)])  # fmt: skip
    stand(isle, roof(isle, (0, -35), 54, 17, "#b8883c", 0.78, 3))
    heads = []
    for side in (-1, 1):
        for x, y, size in ((38, -33, 0.95), (20, -51, 0.8)):
            points = [
                (side * (x + dx * size), y + dy * size)
                for dx, dy in ((-3, 4), (0, 0), (4, -6), (10, -9), (9, -5), (6, -4), (4, 1), (0, 6))
            ]
            heads.append(Shape(isle.soft(" ".join(f"{px:.1f},{py:.1f}" for px, py in points)),
                               "#d8402f",
                               round=2, ink=0.8))  # fmt: skip
    stand(isle, *heads)
    porch = "-20,-9! 0,-32! 20,-9! 15,-8 0,-24! -15,-8"
    stand(
        isle,
        Shape(isle.hard("-15,9 -15,-10 0,-25 15,-10 15,9"), "#e0b878", round=3, ink=0.7,
              detail=lines([isle.moved("-15,-10 15,-10"), isle.moved("0,-25 0,-10")], BEAM, 1.8,
                           1)),
        *[Shape(isle.hard(box(x, 10, 5, 20)), "#d8402f", round=2.4, ink=0.8,
                detail=lines([isle.moved(f"{x - 3},{y} {x + 3},{y}") for y in (4, -4)], "#ffd45a",
                             1.4, 1))
          for x in (-15, 15)],
        Shape(isle.soft("-9,10! -9,-3 0,-9 9,-3 9,10!"), "#6a3c24", round=2, ink=0.9,
              detail=lines([isle.moved(p) for p in ("0,-9 0,10", "-5,-7 -5,10", "5,-7 5,10")],
                           "#3a1c10",
                           0.8, 0.9)
              + lines([isle.moved(p) for p in ("-9,6 9,6", "-9,-1 9,-1")], "#f0c050", 1.6, 1)),
        Shape(isle.soft(porch), "#b8883c", round=3, ink=0.9, contact=0.9),
        Shape(ellipse(*isle.at(0, -15.4), 3.6), "url(#gold)", round=2.4, shine=0.7, ink=0.7),
    )  # fmt: skip
    for x in (-31, 31):
        stand(
            isle,
            window(isle, x, 1, 6, 8),
            Shape(
                isle.soft(f"{x - 7},-8! {x + 7},-8! {x + 7},-3 {x},-5 {x - 7},-3"),
                "#3a7ac8",
                round=1.6,
                ink=0.7,
            ),
        )
    for x in (-24, 24):
        stand(isle, Shape(taper(isle.moved(f"{x},15 {x},3"), [2.4, 2]), "#3c3444", round=1,
                          ink=0.7),
              Shape(isle.soft(f"{x - 4},3! {x + 4},3! {x + 2.4},6 {x - 2.4},6"), "#54485c",
                    round=1.4,
                    ink=0.7),
              Shape(isle.soft(f"{x - 3},3! {x - 1},-3 {x},-8! {x + 2},-2 {x + 3},3!"), "#ff9a2c",
                    round=2,
                    glow=0.9, ink=0.6))  # fmt: skip
        isle.scene.afterglow(disc(*isle.at(x, -1), 8, "#ff9a3c", 0.6), 3)
    stand(isle, *pennon(isle, 0, -52, "#3a7ac8", 1.1))


def _tower(isle: Isle) -> None:
    """Raise the tower of the cantors: a spire of blue, a stair round it, light that sings."""
    body = "-16,10! -13,-36! 13,-36! 16,10! 0,13"
    stair = "-17,8! 4,2 17,-4! 17,-8 4,-3 -17,3!"
    upper = "-15,-10! 2,-16 14,-21! 14,-25 2,-20 -15,-15!"
    stand(isle, Shape(isle.soft(body), "#e8dcc8", round=13, bump=0.4, ink=0.9,
                      detail=courses(isle, 0, 12, 36, 52, 5, "#9a8878")
                      + fill(isle.soft(stair), "#b09c88") + fill(isle.soft(upper), "#b09c88")
                      + line(isle.moved("-17,3 4,-3 17,-8"), "#6a5650", 1.2, 0.9)
                      + line(isle.moved("-15,-15 2,-20 14,-25"), "#6a5650", 1.2, 0.9)))  # fmt: skip
    stand(isle, *[Shape(isle.soft(f"{x - 2.6},{y}! {x - 2.6},{y - 6} {x},{y - 9} {x + 2.6},{y - 6} "
                                  f"{x + 2.6},{y}!"), "#ffd878", round=1, glow=0.8, ink=0.9)
                  for x, y in ((-4, -6), (5, -24))], door(isle, 0, 12, 9, 15,
                                                          "#5a3a7c"))  # fmt: skip
    stand(
        isle,
        Shape(
            isle.soft("-19,-35! 0,-32 19,-35! 18,-40 0,-38 -18,-40"), "#c8b49c", round=2.4, ink=0.8
        ),
        *[
            Shape(isle.hard(box(x, -38, 3, 9)), "#f4ead8", round=1.4, ink=0.7)
            for x in (-14, -5, 5, 14)
        ],
    )
    stand(isle, Shape(ellipse(*isle.at(0, -43), 5), "#8af0ff", round=4, glow=0.9, ink=0.8))
    cone = "-21,-46! -8,-58 -2,-68 0,-69.4! 2,-68 8,-58 21,-46! 0,-42"
    stand(isle, Shape(isle.soft(cone), "#4a6cc8", round=8, shine=0.3, ink=0.9, contact=0.9,
                      detail=lines([isle.moved(f"0,-69 {x},-45") for x in (-14, -7, 0, 7, 14)],
                                   "#1c2c6a",
                                   0.9, 0.6)
                      + "".join(fill(smooth(star(*isle.at(x, y), r, r * 0.42, 5)), "#ffe08a")
                                for x, y, r in ((-7, -52, 3), (6, -50, 2.6), (1, -59,
                                                                              2.2)))))  # fmt: skip
    stand(isle, wall(isle, 23, 11, 16, 12, "#e8dcc8", courses(isle, 23, 11, 16, 12, 5, "#9a8878")),
          window(isle, 24, 6, 5, 5), roof(isle, (23, 0), 22, 10, "#4a6cc8", 0.3, 2))  # fmt: skip
    isle.scene.afterglow(disc(*isle.at(0, -43), 13, "#6ae8ff", 0.7), 5)
    notes = "".join(
        disc(*isle.at(x, y), 1.8, "#fff2b0") + line(isle.moved(f"{x + 1.5},{y} {x + 1.5},{y - 6} "
                                                               f"{x + 4},{y - 4.6}"), "#fff2b0",
                                                               0.9, 1)
        for x, y in ((-24, -40), (24, -34), (30, -50), (-30, -52)))  # fmt: skip
    isle.scene.sharp(notes)


def _counting_house(isle: Isle) -> None:
    """Build a house of stone with steps in its gables, and a coin as large as a wheel."""
    steps = ("-24,10 -24,-22 -19,-22 -19,-29 -13,-29 -13,-36 -7,-36 -7,-43 7,-43 7,-36 13,-36 "
             "13,-29 "
             "19,-29 19,-22 24,-22 24,10")  # fmt: skip
    stand(isle, wall(isle, 30, 8, 26, 20, "#d8b088", courses(isle, 30, 8, 26, 20, 5, "#8a5a4c")),
          roof(isle, (30, -10), 34, 15, "url(#roof)", 0.7, 3), window(isle, 30, 0, 6, 7),
          window(isle, 38, 0, 6, 7))  # fmt: skip
    stand(isle, Shape(isle.hard(steps), "#c87c5c", round=4, bump=0.4, ink=0.9,
                      detail=courses(isle, 0, 10, 50, 54, 4.4, "#7a3c30")
                      + line(isle.moved("-24,-8 24,-8"), "#f0dcc0", 2.4, 1)
                      + line(isle.moved("-20,-27 20,-27"), "#f0dcc0", 1.8, 1)),
          *[Shape(isle.hard(box(x, y, 6, 2.4)), "#f0dcc0", round=1, ink=0.6)
            for x, y in ((-21.5, -22), (-16, -29), (-10, -36), (0, -43), (10, -36), (16, -29),
                         (21.5, -22))])  # fmt: skip
    stand(isle, *[Shape(isle.soft(f"{x - 4},2! {x - 4},-4 {x},-7 {x + 4},-4 {x + 4},2!"), "#ffd878",
                        round=1, glow=0.5, ink=0.9,
                        detail=lines([isle.moved(f"{x + d},3 {x + d},-7") for d in (-1.4, 1.4)],
                                     "#3a3038",
                                     1, 1)) for x in (-16, 16)],
          door(isle, 0, 10, 11, 16, "#3f6c4a"))  # fmt: skip
    stand(
        isle,
        Shape(ellipse(*isle.at(0, -21), 12), "url(#gold)", round=4, shine=0.7, gloss=8, ink=0.9),
        Shape(ring(*isle.at(0, -21), 9.4, 1.8), "#b87820", round=1, ink=0.4),
        Shape(isle.soft("-6,-17! -6,-21 0,-26 6,-21 6,-17! 3,-17 3,-20 0,-22 -3,-20 -3,-17"),
              "#8a5414",
              round=1, ink=0.5),
    )  # fmt: skip
    stand(isle, Shape(isle.hard("-42,15 -42,6 -27,6 -27,15"), "url(#wood)", round=2, ink=0.8,
                      detail=line(isle.moved("-34.5,6 -34.5,15"), "#f0b83c", 2.4, 1)),
          Shape(isle.soft("-43,6! -42,1 -27,1 -26,6!"), "#a8683a", round=3, ink=0.8,
                detail=line(isle.moved("-34.5,1 -34.5,6"), "#f0b83c", 2.4, 1)))  # fmt: skip
    stand(isle, *[Shape(ellipse(*isle.at(x, y), 3.4, 1.8), "url(#gold)", round=1.4, shine=0.8,
                        ink=0.7)
                  for x, y in ((-20, 14), (-20, 12), (-20, 10), (-13, 15), (-13, 13))])  # fmt: skip


def _chart_room(isle: Isle) -> None:
    """Build a round room with a globe of brass rings on its roof, and charts hung out."""
    drum = "-28,10! -27,-14! 27,-14! 28,10! 0,13"
    stand(
        isle,
        Shape(
            isle.soft(drum),
            "#e8d4b0",
            round=16,
            bump=0.3,
            ink=0.9,
            detail=lines([isle.moved(f"{x},12 {x},-15") for x in (-20, -10, 10, 20)], BEAM, 1.8, 1)
            + lines(
                [isle.moved("-28,-12 0,-11 28,-12"), isle.moved("-28,8 0,11 28,8")], BEAM, 1.8, 1
            ),
        ),
        *[window(isle, x, 1, 6, 9) for x in (-15, 15)],
        door(isle, 0, 12, 9, 15, "#3a5a8c"),
    )
    stand(isle, Shape(isle.soft("-33,-13! -20,-24 0,-28 20,-24 33,-13! 0,-9"), "#2f8a8c", round=8,
                      ink=0.9,
                      contact=0.9,
                      detail=lines([isle.moved(f"0,-28 {x},-12") for x in (-24, -12, 0, 12, 24)],
                                   "#0e4a50",
                                   0.9, 0.6)))  # fmt: skip
    stand(
        isle,
        Shape(taper(isle.moved("0,-25 0,-32"), [8, 4]), "url(#gold)", round=2, ink=0.8),
        Shape(ellipse(*isle.at(0, -47), 13), "#4aa0d8", round=11, shine=0.6, ink=0.9,
              detail=fill(isle.soft("-10,-53 -4,-57 2,-54 0,-48 -6,-46 -9,-48"), "#8cc060")
              + fill(isle.soft("2,-46 8,-48 11,-43 7,-38 3,-40"), "#8cc060")
              + fill(isle.soft("-6,-41 -2,-42 -3,-37 -6,-38"), "#8cc060")),
        Shape(ring(*isle.at(0, -47), 18, 2.2, 0.34), "url(#gold)", round=1.4, shine=0.7, ink=0.8),
        Shape(smooth(isle.moved("0,-66 3,-66 14,-56 17,-47 14,-38 3,-29 0,-29 12,-39 14.6,-47 "
                                "12,-55")),
              "url(#gold)", round=1.4, shine=0.7, ink=0.8),
        Shape(ellipse(*isle.at(0, -66), 2.4), "url(#gold)", round=2, shine=0.8, ink=0.7),
    )  # fmt: skip
    sheet = "26,14! 25,-6 33,-8 43,-5! 42,4 44,15! 34,12"
    stand(isle, Shape(taper(isle.moved("23,-6 46,-6"), [1.8, 1.8]), BEAM, round=0.8, ink=0.6),
          Shape(isle.soft(sheet), "#f4e2b2", round=2.4, ink=0.8,
                detail=lines([isle.moved(p) for p in ("28,8 31,2 36,3 40,-2",)], "#b8402c", 1.2, 1)
                + line(isle.moved("38,-4 42,0"), "#b8402c", 1.4, 1)
                + line(isle.moved("42,-4 38,0"), "#b8402c", 1.4, 1)
                + fill(isle.soft("29,-3 33,-5 35,-2 31,0"), "#8cb060")))  # fmt: skip
    tube = (
        Shape(taper(isle.moved("-44,14 -36,2"), [1.6, 1.4]), BEAM, round=0.8, ink=0.6),
        Shape(taper(isle.moved("-30,14 -36,2"), [1.6, 1.4]), BEAM, round=0.8, ink=0.6),
        Shape(taper(isle.moved("-28,4 -47,-6"), [3, 5]), "url(#gold)", round=2, shine=0.7, ink=0.8),
    )
    stand(isle, *tube)


def _relic_hall(isle: Isle) -> None:
    """Raise a hall of columns under a golden dome; something glows within."""
    stand(isle, *[Shape(isle.soft(f"{-w},{y}! {-w},{y - 4} 0,{y - 4.6} {w},{y - 4} {w},{y}! "
                                  f"0,{y + 1.4}"),
                        "#f0e6d6", round=2, ink=0.7) for w, y in ((44, 15), (39, 11))])  # fmt: skip
    stand(isle, wall(isle, 0, 8, 66, 24, "#6a5a8c"))
    stand(isle, Shape(isle.soft("-9,8! -9,-6 0,-14 9,-6 9,8!"), "#c8a0ff", round=2, glow=0.85,
                      ink=0.9),
          Shape(isle.hard("0,-8 4,-3 0,5 -4,-3"), "#ffffff", round=2, glow=0.9,
                ink=0.6))  # fmt: skip
    stand(isle, *[shape for x in (-31, -18, 18, 31) for shape in (
        Shape(isle.hard(box(x, 8, 6, 24)), "#fff6e8", round=3, ink=0.8,
              detail=lines([isle.moved(f"{x + d},8 {x + d},-16") for d in (-1, 1.4)], "#b8a898",
                           0.7, 0.7)),
        Shape(isle.hard(box(x, -15, 8.4, 3)), "#fff6e8", round=1.2, ink=0.7),
        Shape(isle.hard(box(x, 9, 8.4, 3)), "#fff6e8", round=1.2, ink=0.7))])  # fmt: skip
    stand(
        isle,
        Shape(isle.hard(box(0, -17, 76, 6)), "#f8eede", round=2, ink=0.8,
              detail=lines([isle.moved(f"{x},-18 {x},-22") for x in range(-34, 36, 6)], "#c89a3c",
                           2, 1)),
        Shape(isle.hard(box(0, -23, 50, 8)), "#e8dcc8", round=2.4, ink=0.8,
              detail="".join(disc(*isle.at(x, -27), 1.8, "#8a6ac8") for x in (-18, -9, 0, 9, 18))),
    )  # fmt: skip
    dome = "-24,-30! -23,-44 -12,-56 0,-60 12,-56 23,-44 24,-30! 0,-28"
    stand(isle, Shape(isle.soft(dome), "url(#gold)", round=18, shine=0.8, gloss=8, ink=0.9,
                      detail=lines([isle.moved(p) for p in ("0,-60 -13,-50 -16,-30", "0,-60 0,-29",
                                                            "0,-60 13,-50 16,-30")], "#8a5414", 1,
                                                            0.7)),
          Shape(isle.hard("-2,-58 -1,-66 0,-69 1,-66 2,-58"), "url(#gold)", round=1.4, shine=0.7,
                ink=0.8),
          Shape(ellipse(*isle.at(0, -62), 3), "#c8a0ff", round=2.4, shine=0.7,
                ink=0.8))  # fmt: skip
    for x in (-40, 40):
        stand(isle, Shape(isle.hard(box(x, 15, 7, 12)), "#e8dcc8", round=2, ink=0.8),
              Shape(isle.hard(f"{x},-7 {x + 4},-1 {x},5 {x - 4},-1"), ("#6ad8f0", "#f07a8a")[x > 0],
                    round=2.4, shine=0.9, ink=0.8, glow=0.3))  # fmt: skip
    isle.scene.afterglow(disc(*isle.at(0, -1), 14, "#b88aff", 0.6), 5)


def pictures() -> dict[str, Painted]:
    """Give the buildings by their ids."""
    return {
        "great_hall": building(_great_hall, 46), "tower": building(_tower, 34),
        "counting_house": building(_counting_house, 42), "chart_room": building(_chart_room, 42),
        "relic_hall": building(_relic_hall, 44),
    }  # fmt: skip
