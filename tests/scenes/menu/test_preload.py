"""The first picture of the menu waits for nothing; what is loaded behind it comes to an end."""

import os
import subprocess
import sys
from pathlib import Path

import pygame

from game.kit import PICTURE_READ, Assets, Canvas, Viewport
from game.kit.draw import shape_masks
from game.paths import HOME_VARIABLE
from game.scenes import FIRST_PICTURES, LARGE_PICTURE, MenuScene, Services, idle_tasks
from game.scenes.match.dialogs.hand_over_scene import draw_seat_shadow
from tests.benchmarks.start_up import GAME, make_home

from ..desktop import Desktop

#: Nothing of it is on the menu: each is loaded when it is needed, or while the menu is looked at.
LATER = (
    "argparse",
    "json",
    "logging",
    "sqlite3",
    "game.board.cards.card_view",
    "game.board.cards.inspector",
    "game.board.layout",
    "game.content.rulebook",
    "game.opponents",
    "game.play.match",
    "game.scenes.match",
)
_TELL = "import atexit, sys; atexit.register(lambda: print(*sys.modules))"


def wished(services: Services, view: Viewport) -> dict[str, tuple[int, int] | None]:
    found: dict[str, tuple[int, int] | None] = {}
    assets = Assets()
    assets.read_ahead = found.update  # type: ignore[method-assign, assignment]
    assets.scale_ahead = found.update  # type: ignore[method-assign, assignment]
    for task in idle_tasks(services, assets, view)[:3]:
        task()
    return found


def test_every_picture_that_is_read_ahead_is_there(services: Services) -> None:
    assets = Assets()
    small, large = (wished(services, Viewport.of(size)) for size in ((1280, 720), (1920, 1080)))
    assert "board_day_small" in small
    assert "board_day" in large
    assert {f"cards/{name}" for name in services.content.cards} < set(small)
    names = {*small, *large, *FIRST_PICTURES, LARGE_PICTURE}
    assert [name for name in names if not assets.exists(name)] == []


def test_nothing_is_done_before_all_is_still_and_then_one_thing_at_a_time(
    services: Services,
) -> None:
    desktop = Desktop(services, MenuScene(services))
    done: list[str] = []
    desktop.app._idle_tasks.extend((lambda: done.append("one"), lambda: done.append("two")))
    desktop.rest()
    assert done == []
    desktop.app._turn()
    assert done == ["one"]
    desktop.move((5, 5))
    assert done == ["one"]
    desktop.rest()
    desktop.app._turn()
    assert done == ["one", "two"]


def test_a_picture_that_was_read_changes_nothing_on_the_screen(services: Services) -> None:
    desktop = Desktop(services, MenuScene(services))
    desktop.rest()
    desktop.app.assets.read_ahead({"ui/star": None})
    while (event := pygame.event.wait(5000)).type != PICTURE_READ:
        assert event.type != pygame.NOEVENT
    pygame.event.post(event)
    desktop.app._turn()
    assert desktop.app.assets._masters.find("ui/star") is not None
    assert not desktop.app.stack.needs_draw()


def test_the_largest_round_shadow_is_painted_before_the_first_hand_over(
    services: Services,
) -> None:
    view, assets = Viewport.of((1280, 720)), Assets()
    canvas = Canvas(pygame.Surface((1280, 720)), view, assets)
    for task in idle_tasks(services, assets, view)[3:]:
        task()
    painted = shape_masks._halo_rings.cache_info().misses
    draw_seat_shadow(canvas, (300, 300))
    assert shape_masks._halo_rings.cache_info().misses == painted


def test_the_menu_waits_for_no_cards_and_no_libraries_that_it_does_not_need(tmp_path: Path) -> None:
    """Of a player whose home is not new."""
    make_home(tmp_path)
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", HOME_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-c", _TELL + GAME]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    loaded = set(done.stdout.split())
    assert "game.scenes.menu.menu_scene" in loaded
    assert loaded.isdisjoint(LATER), sorted(loaded.intersection(LATER))
