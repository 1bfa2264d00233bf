"""The real window at rest: it lives for a while, and then costs nothing."""

import os
import time
from pathlib import Path

import pygame
import pytest

from game.kit.scene_stack.press_watch import AWAKE

from .desktop import Program, desktop, program, until
from .ways import SIZE, needs_a_screen

#: Shares of a core: what a still window may take, and one in which something lives.
STILL, LIVING = 0.02, 0.12
WATCHED = 4.0

pytestmark = [needs_a_screen, pytest.mark.slow]


def test_the_menu_lives_and_then_costs_nothing(home: Path, tmp_path: Path) -> None:
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        # Reading ahead after the start has its own time.
        until("the end of the idle tasks", lambda: share_of_a_core(game) < LIVING)
        seen.do("mousemove", 900, 40)
        before = seen.picture()
        assert share_of_a_core(game) < LIVING
        assert not same(before, seen.picture())
        time.sleep(AWAKE)
        still = seen.picture()
        assert share_of_a_core(game) < STILL
        assert same(still, seen.picture())
        seen.do("mousemove", 910, 50)
        time.sleep(1.0)
        assert not same(still, seen.picture())


def share_of_a_core(game: Program) -> float:
    """Return how much of a core the program takes for a few seconds."""
    before, began = _seconds(game), time.monotonic()
    time.sleep(WATCHED)
    return (_seconds(game) - before) / (time.monotonic() - began)


def _seconds(game: Program) -> float:
    words = Path(f"/proc/{game.process.pid}/stat").read_text(encoding="ascii").rsplit(") ", 1)[1]
    user, system = words.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
