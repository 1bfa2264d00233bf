"""The lands of a ring: any of four anywhere, whole, lively, told apart by every kind of eyes."""

import ast
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.board import DAY, DUSK
from game.board.ring import ring_land
from game.board.ring.ring_land import FROST, HEATH, LAND_NAMES, LIFE, PARTS, ring_land_layer
from game.kit import Assets, Canvas, Viewport
from tests.art.colour_blind import EYES, seen_by

PAINTERS = Path(__file__).parents[3] / "assets" / "src"
SEATS = range(4)
hours = pytest.mark.parametrize("mood", [DAY, DUSK])


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    return Canvas(pygame.display.set_mode((1280, 720)), Viewport.of((1280, 720)), Assets())


def painted(file: str, name: str) -> Any:
    """Return what a painter's file calls so, without running it: it may ask for packages."""
    for node in ast.parse((PAINTERS / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
            return ast.literal_eval(node.value)
    raise AssertionError(f"{file} has no {name}")


def road(mood: str, seat: int) -> tuple[int, int, int]:
    """Return the mean colour of the own upper road of a seat, where its creatures stand."""
    picture = Assets().sized(f"ring/{LAND_NAMES[seat]}_{mood}_own", (648, 720))
    red, green, blue, _ = pygame.transform.average_color(picture, pygame.Rect(40, 170, 300, 120))
    return red, green, blue


def distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def test_the_parts_lie_where_they_are_painted() -> None:
    boxes = {name: tuple(box) for name, box in PARTS.items()}
    assert boxes == {name: box for name, (box, _) in painted("ring.py", "PARTS").items()}
    assert painted("ring.py", "_BAND") == ring_land.BAND
    assert set(ring_land.BROOK) <= set(painted("ring.py", "BROOK"))


def test_lamps_and_smoke_are_where_they_are_painted() -> None:
    for seat in (FROST, HEATH):
        file = f"valley/{LAND_NAMES[seat]}.py"
        assert LIFE[seat].lights == painted(file, "LIGHTS")
        assert LIFE[seat].smoke == tuple(spot[:2] for spot in painted(file, "SMOKE"))


@hours
@pytest.mark.parametrize("seats", [*list(permutations(SEATS, 3))[::5], (0, 1, 1), (2, 1, 1)])
def test_any_three_lands_cover_the_board(
    mood: str, seats: tuple[int, int, int], canvas: Canvas
) -> None:
    canvas.surface.fill((255, 0, 255))
    ring_land_layer(mood, *seats).draw(canvas)
    magenta = pygame.mask.from_threshold(canvas.surface, (255, 0, 255, 255), (40, 60, 40, 255))
    assert magenta.count() == 0


@hours
def test_a_land_lives(mood: str, canvas: Canvas) -> None:
    life = ring_land_layer(mood, FROST, HEATH, 0)
    life.draw(canvas)
    changed = 0
    for _ in range(30):
        life.advance(1 / 15, canvas.view)
        changed += len(life.refresh(canvas))
    assert changed > 300


@hours
@pytest.mark.parametrize("eyes", ["all", *EYES])
def test_no_two_lands_look_alike(mood: str, eyes: str) -> None:
    roads = [road(mood, seat) for seat in SEATS]
    if eyes != "all":
        roads = [seen_by(eyes, colour) for colour in roads]
    far = {pair: distance(roads[pair[0]], roads[pair[1]]) for pair in combinations(SEATS, 2)}
    # As far as green and orange, the duel's, at the least; shapes tell them apart as well.
    assert min(far.values()) > 24, far


@hours
def test_the_lands_are_light_enough_for_marks_and_cards(mood: str) -> None:
    for seat in SEATS:
        red, green, blue = road(mood, seat)
        assert 0.3 * red + 0.59 * green + 0.11 * blue > 105
