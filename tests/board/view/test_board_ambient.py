"""The life on the board: where it is, and that it is seen."""

import ast
from pathlib import Path
from types import FunctionType
from typing import Any

import pygame
import pytest

from game.board import DAY, DUSK
from game.board.view import flags
from game.board.view.board_ambient import board_ambient_layer
from game.board.view.flags import FRAMES, pennants
from game.kit import Assets, Canvas, Viewport
from game.rules import LEFT, RIGHT

PAINTERS = Path(__file__).parents[3] / "assets" / "src"


def literal(file: str, name: str) -> Any:
    """Return what a painter's file calls so, without running it: it may ask for packages."""
    tree = ast.parse((PAINTERS / file).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            target = node.targets[0]
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            names = [part.id for part in parts if isinstance(part, ast.Name)]
            if name in names:
                value = ast.literal_eval(node.value)
                return value[names.index(name)] if isinstance(target, ast.Tuple) else value
    raise AssertionError(f"{file} has no {name}")


def poles() -> list[tuple[float, float]]:
    """Return the tips of the poles, from the painter's own function."""
    tree = ast.parse((PAINTERS / "bridge.py").read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    kept: list[ast.stmt] = [f for f in functions if f.name in ("pole_tip", "_post_x")]
    names: dict[str, Any] = {
        name: literal("bridge.py", name) for name in ("LEFT", "RIGHT", "HALF_DECK", "POLE")
    }
    exec(compile(ast.Module(kept, []), "bridge.py", "exec"), names)
    tip = names["pole_tip"]
    assert isinstance(tip, FunctionType)
    lanes = literal("valley/ground.py", "LANES")
    return [tip(x, lane) for x in (names["LEFT"], names["RIGHT"]) for lane in lanes]


def test_the_cloth_hangs_from_the_painted_poles() -> None:
    assert list(flags.FLAGS) == poles()


def test_the_water_is_where_it_is_painted() -> None:
    assert literal("board.py", "WATER") == flags.WATER
    assert literal("valley/gorge.py", "places") == flags.BOULDERS
    assert literal("valley/gorge.py", "CASCADE") == flags.CASCADE
    assert literal("valley/gorge.py", "FALL") == flags.FALL
    assert literal("valley/places.py", "BROOK") == flags.BROOK


def test_the_lights_are_where_they_are_painted() -> None:
    assert literal("valley/places.py", "LIGHTS") == flags.LIGHTS
    assert literal("valley/places.py", "_FIREFLIES") == flags.FIREFLIES


def test_a_banner_waves_in_steps_of_its_own() -> None:
    assert len({sprite.key for side in (LEFT, RIGHT) for sprite in pennants(side)}) == 2 * FRAMES


@pytest.mark.parametrize("mood", [DAY, DUSK])
def test_the_board_lives(mood: str, canvas: Canvas) -> None:
    life = board_ambient_layer(mood)
    life.draw(canvas)
    changed = 0
    for _ in range(30):
        life.advance(1 / 15, canvas.view)
        changed += len(life.refresh(canvas))
    assert changed > 300


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    return Canvas(pygame.display.set_mode((1280, 720)), Viewport.of((1280, 720)), Assets())
