"""What drifts on open water, small and far: gulls, waves, a whale, dolphins."""

from ..isles.ground import Isle
from ..scene import Shape
from ..svg import line, oval
from .islet import Far, stand
from .islet import place as placed
from .painted import Painted
from .places_wild import foam


def _gull(isle: Isle, x: float, y: float, size: float, lift: float) -> list[Shape]:
    def at(points: str) -> str:
        found = [tuple(map(float, p.rstrip("!").split(","))) for p in points.split()]
        return " ".join(
            f"{x + a * size:.1f},{y + b * size:.1f}{'!' if p.endswith('!') else ''}"
            for (a, b), p in zip(found, points.split(), strict=True)
        )

    wing = f"-2,0! -9,{-6 - lift} -20,{-4 - lift} -26,2! -18,1 -9,2 -2,5!"
    other = f"2,0! 9,{-7 - lift} 20,{-6 - lift} 27,-1! 18,0 9,2 2,5!"
    return [
        Shape(isle.soft(at(wing)), "#ffffff", round=3, ink=0.8),
        Shape(isle.soft(at(other)), "#eef4fa", round=3, ink=0.8),
        Shape(isle.soft(at("-4,-1! 0,-4 5,-2 8,2! 4,6 -2,6")), "#ffffff", round=3, ink=0.8),
        Shape(isle.hard(at("-4,0 -10,3 -4,4")), "#f0a030", round=1, ink=0.5),
    ]


def _birds(isle: Isle) -> None:
    """Let three gulls fly over their shadows."""
    for x, y, wide in ((-18, 8, 14), (20, 0, 12), (2, 22, 9)):
        isle.scene.shade(oval(*isle.at(x, y), wide, 2.4, "#1e4a5c", 0.5), 1.6)
    for x, y, size, lift in ((-16, -14, 0.9, 3), (20, -24, 0.75, 0), (4, 6, 0.6, 5)):
        stand(isle, *_gull(isle, x, y, size, lift), shadow=0)


def _waves(isle: Isle) -> None:
    """Let three long waves roll, with foam on their crests."""
    for x, y, size in ((-8, -16, 0.7), (14, -3, 0.85), (-6, 10, 1.0)):
        isle.scene.shade(oval(*isle.at(x, y + 5), 30 * size, 3.4 * size, "#1e4a5c", 0.5), 1.6)
        swell = "-36,6! -24,2 -12,-9 2,-12 12,-9 14,-3! 8,-5 3,-1 8,5! 20,3 34,6!"
        stand(isle, Shape(isle.soft(_moved(swell, x, y, size)), "#58b4bc", round=5, ink=0.7),
              shadow=0)  # fmt: skip
        crest = _moved("-22,0 -11,-9 2,-12 12,-9 14,-3", x, y, size)
        foam(isle, crest, _moved("-40,8 -20,5 -2,8 16,6 38,8", x, y, size), width=2.4 * size)


def _whale(isle: Isle) -> None:
    """Let a whale blow, and raise its tail."""
    isle.scene.shade(oval(*isle.at(0, 8), 32, 6, "#1e4a5c", 0.6), 2)
    tail = "14,8! 17,-8 10,-20 2,-26! 14,-28 20,-22! 26,-28 38,-28! 32,-20 26,-8 28,8!"
    back = "-38,8! -30,-6 -16,-10 -2,-4 6,8!"
    stand(
        isle,
        Shape(isle.soft(back), "#4a6c94", round=9, ink=0.8),
        Shape(isle.soft(tail), "#4a6c94", round=6, ink=0.8),
    )
    foam(isle, "-22,-12 -24,-22 -32,-26", "-20,-12 -18,-24 -10,-27", "-21,-14 -21,-28", width=2.4)
    foam(isle, "-46,9 -34,12 -22,9 -10,12", "6,10 16,13 28,10 38,13", width=2.2)


def _dolphins(isle: Isle) -> None:
    """Let two dolphins leap."""
    isle.scene.shade(oval(*isle.at(0, 10), 30, 4, "#1e4a5c", 0.5), 2)
    body = "-22,8! -20,-8 -8,-20 6,-22 18,-14 27,-2! 18,-6 10,-9 2,-8 -8,0 -14,10!"
    fin = "-2,-21! 0,-30 -7,-31! -10,-24 -10,-18!"
    for dx, dy, size in ((14, -6, 0.8), (-14, 4, 1)):
        sides = [
            Shape(isle.soft(_moved(points, dx, dy, size)), colour, round=5, ink=0.8, detail=belly)
            for points, colour, belly in (
                (fin, "#4a7c9c", ""),
                (body, "#5c94b4", line(isle.moved(_moved("-12,10 -4,-1 8,-7 24,-3", dx, dy, size)),
                                       "#e8f4f4", 4.4, 0.9)),
            )
        ]  # fmt: skip
        stand(isle, *sides, shadow=0.2)
    foam(isle, "-42,12 -32,16 -22,13", "0,14 10,10 20,13 30,10", "-16,18 -4,21 8,18", width=2)


def _moved(points: str, dx: float, dy: float, size: float) -> str:
    """Scale points and move them."""
    knots = [word.rstrip("!").split(",") for word in points.split()]
    corners = ["!" if word.endswith("!") else "" for word in points.split()]
    return " ".join(
        f"{float(x) * size + dx:.1f},{float(y) * size + dy:.1f}{corner}"
        for (x, y), corner in zip(knots, corners, strict=True)
    )


def pictures() -> dict[str, Painted]:
    """Give what drifts by its number."""
    drifting = (_birds, _waves, _whale, _dolphins)
    return {f"open_{count}": placed(draw, Far) for count, draw in enumerate(drifting, 1)}
