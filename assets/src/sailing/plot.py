"""What every building of home is made of: its plot, walls with beams, roofs with tiles, windows."""

from collections.abc import Callable

from ..curves import smooth
from ..isles.ground import Isle
from ..scene import Shape
from ..svg import fill, line, lines, oval, spots
from .islet import box, place
from .painted import Painted

BEAM, DOOR = "#6a4228", "#4a2c20"
GRASS = "#86b24e"


def building(draw: Callable[[Isle], None], earth: float = 40) -> Painted:
    """Paint a building on trodden earth, ``earth`` units to either side of its middle."""

    def whole(isle: Isle) -> None:
        ground(isle, earth)
        draw(isle)

    return place(whole)._replace(ground=GRASS)


def ground(isle: Isle, across: float, y: float = 10) -> None:
    """Tread the earth of a plot, with tufts at its rim."""
    scene = isle.scene
    scene.veil(oval(*isle.at(0, y), across + 4, 8, "#5c8a3c", 0.5), 2.4)
    scene.veil(oval(*isle.at(0, y), across, 6.4, "#c8a470", 0.95), 1.2)
    x, foot = isle.at(0, y)
    scene.cover(spots(int(across), 22, (x - across * 0.8, foot - 4, x + across * 0.8, foot + 4),
                      "#a07c4c", (0.8, 2.2), 0.5))  # fmt: skip


def wall(isle: Isle, x: float, y: float, wide: float, tall: float, stuff: str = "url(#plaster)",
         detail: str = "") -> Shape:  # fmt: skip
    """Raise a wall whose foot has its middle at (x, y)."""
    return Shape(isle.hard(box(x, y, wide, tall)), stuff, round=3, bump=0.3, bump_size=5, ink=0.8,
                 detail=detail)  # fmt: skip


def timbers(isle: Isle, x: float, y: float, wide: float, tall: float, fields: int) -> str:
    """Draw the beams of a framed wall with so many fields, braces in the outer ones."""
    half, step = wide / 2, wide / fields
    beams = [f"{x - half},{y - tall + 1} {x + half},{y - tall + 1}",
             f"{x - half},{y - 1} {x + half},{y - 1}",
             f"{x - half},{y - tall / 2} {x + half},{y - tall / 2}"]  # fmt: skip
    beams += [
        f"{x - half + step * k},{y} {x - half + step * k},{y - tall}" for k in range(fields + 1)
    ]
    beams += [
        f"{x - half},{y} {x - half + step},{y - tall / 2}",
        f"{x + half},{y} {x + half - step},{y - tall / 2}",
    ]
    return lines([isle.moved(each) for each in beams], BEAM, 1.8, 1)


def courses(isle: Isle, x: float, y: float, wide: float, tall: float, row: float = 5,
            ink: str = "#6a5a60") -> str:  # fmt: skip
    """Draw the joints of masonry."""
    half, marks = wide / 2, []
    for k in range(int(tall / row) + 1):
        at = y - k * row
        marks.append(line(isle.moved(f"{x - half},{at} {x + half},{at}"), ink, 0.8, 0.55))
        left = x - half + (k % 2) * row * 0.8
        while left < x + half:
            marks.append(line(isle.moved(f"{left},{at} {left},{at - row}"), ink, 0.7, 0.5))
            left += row * 1.7
    return "".join(marks)


def roof(isle: Isle, spot: tuple[float, float], wide: float, tall: float, stuff: str,
         ridge: float = 0.7, rows: int = 4) -> Shape:  # fmt: skip
    """Lay a roof seen from its long side on the middle of its eaves; its ridge is a share of it."""
    (x, eaves), half = spot, wide / 2
    short, top = half * ridge, eaves - tall
    points = f"{x - half},{eaves}! {x - short},{top}! {x + short},{top}! {x + half},{eaves}!"
    tiles = [f"{x + short * k / 6},{top} {x + half * k / 6},{eaves}" for k in range(-6, 7)]
    for k in range(1, rows + 1):
        share = k / (rows + 1)
        reach, at = short + (half - short) * share, top + tall * share
        tiles.append(f"{x - reach},{at} {x},{at + 0.6} {x + reach},{at}")
    marks = lines([isle.moved(each) for each in tiles], "#2a1418", 0.8, 0.38)
    marks += line(isle.moved(f"{x - short},{top + 1} {x + short},{top + 1}"), "#fff0d0", 1.2, 0.5)
    return Shape(isle.soft(f"{points} {x},{eaves + 1}"), stuff, round=5, bump=0.4, bump_size=4,
                 ink=0.9, contact=0.9, detail=marks)  # fmt: skip


def gable(isle: Isle, x: float, eaves: float, wide: float, tall: float, stuff: str) -> list[Shape]:
    """Build a gable that looks to the viewer: its wall, and the edges of the roof."""
    half, top = wide / 2, eaves - tall
    return [
        Shape(isle.hard(f"{x - half + 2},{eaves + 1} {x},{top + 2} {x + half - 2},{eaves + 1}"),
              "url(#plaster)", round=2, ink=0.6,
              detail=lines([isle.moved(f"{x},{top} {x},{eaves}"),
                            isle.moved(f"{x - half * 0.5},{eaves - tall * 0.4} {x + half * 0.5},"
                                       f"{eaves - tall * 0.4}")], BEAM, 1.6, 1)),
        Shape(isle.hard(f"{x - half - 2},{eaves + 2} {x},{top - 3} {x + half + 2},{eaves + 2} "
                        f"{x + half - 2.4},{eaves + 2.6} {x},{top + 3.4} {x - half + 2.4},"
                        f"{eaves + 2.6}"), stuff, round=2.4, ink=0.8, contact=0.8),
    ]  # fmt: skip


def door(isle: Isle, x: float, y: float, wide: float, tall: float, colour: str = DOOR) -> Shape:
    """Hang a door with a round top."""
    half = wide / 2
    return Shape(
        isle.soft(
            f"{x - half},{y}! {x - half},{y - tall * 0.66} {x},{y - tall} "
            f"{x + half},{y - tall * 0.66} {x + half},{y}!"
        ),
        colour,
        round=1.6,
        ink=0.8,
        detail=lines(
            [
                isle.moved(f"{x},{y} {x},{y - tall}"),
                isle.moved(f"{x - half},{y - tall * 0.3} {x + half},{y - tall * 0.3}"),
            ],
            "#1c100c",
            0.7,
            0.8,
        )
        + fill(isle.hard(box(x + half * 0.5, y - tall * 0.34, 1.4, 1.4)), "#f0c050"),
    )


def window(isle: Isle, x: float, y: float, wide: float, tall: float, lit: bool = True) -> Shape:
    """Set a window whose foot has its middle at (x, y)."""
    cross = lines([isle.moved(f"{x},{y} {x},{y - tall}"),
                   isle.moved(f"{x - wide / 2},{y - tall / 2} {x + wide / 2},{y - tall / 2}")],
                   BEAM,
                  0.8, 1)  # fmt: skip
    return Shape(isle.hard(box(x, y, wide, tall)), "#ffd878" if lit else "#7cb4d0", round=1,
                 glow=0.55 if lit else 0.1, ink=0.9, detail=cross)  # fmt: skip


def pennon(isle: Isle, x: float, y: float, colour: str, size: float = 1) -> list[Shape]:
    """Fly a pennon from a pole whose foot is at (x, y)."""
    pole = isle.hard(
        f"{x - 0.7},{y} {x - 0.6},{y - 13 * size} {x + 0.6},{y - 13 * size} {x + 0.7},{y}"
    )
    cloth = smooth(isle.moved(
        f"{x},{y - 13 * size}! {x + 5 * size},{y - 14.4 * size} {x + 11 * size},{y - 11 * size}! "
        f"{x + 5 * size},{y - 9 * size} {x},{y - 7 * size}!"))  # fmt: skip
    return [Shape(pole, "url(#wood)", round=0.7, ink=0.6), Shape(cloth, colour, round=1.6, ink=0.7)]
