"""The real program in a real window: first start, its size, and rest."""

import os
import shutil
import time
from pathlib import Path

import pygame
import pytest

from game.kit.scene_stack.press_watch import AWAKE
from game.play import load_settings, settings_path
from game.scenes import MenuScene, WelcomeScene
from game.start import make_services

from .desktop import Program, colours, desktop, difference, insist, program, until
from .ways import SIZE, laid_out, picture_of

LARGE = (1600, 1000)


def test_the_window_fills_the_screen_and_takes_any_size(home: Path, tmp_path: Path) -> None:
    if shutil.which("openbox") is None:
        pytest.skip("not installed: openbox")
    with desktop(tmp_path, LARGE, manager="openbox") as seen, program(seen, home) as game:
        seen.do("windowsize", game.window, 1400, 900)
        until("a larger window", lambda: game.size == (1400, 900))
        game.wait_for_colours()
        seen.key("F11")
        until("a window as large as the screen", lambda: game.size == LARGE)
        until("a setting that is kept", lambda: load_settings()[0].screen == "fullscreen")
        until("a painted corner", lambda: colours(corner(seen.picture())) > 20)
        seen.key("F11")
        until("a window of the size before", lambda: game.size == (1400, 900))
        until("a setting that is kept", lambda: load_settings()[0].screen == "window")
        game.wait_for_colours()
        # Escape goes to Quit, and Enter presses it.
        seen.key("Escape", "Return")
        until("the program's end", lambda: game.process.poll() is not None)
        assert game.process.returncode == 0
        settings = load_settings()[0]
        assert settings.window[2:] == (1400, 900)
        assert settings.screens == (f"{LARGE[0]}x{LARGE[1]}",)
        with program(seen, home) as again:
            until("a window of the size before", lambda: again.size == (1400, 900))


def corner(picture: pygame.Surface) -> pygame.Surface:
    """Return the part of a picture that only a window of the whole screen covers."""
    width, height = picture.get_size()
    return picture.subsurface((width - 90, height - 300, 90, 300))


#: Seconds, long enough for a slow answer.
_A_WHILE = 20.0


def test_the_first_start_asks_for_the_language_once(
    home: Path, tmp_path: Path, painter: None
) -> None:
    settings_path().unlink()
    services = make_services()
    with desktop(tmp_path, SIZE) as seen:
        with program(seen, home, fresh=True) as game:
            game.wait_for_colours()
            # Once it is heard, another press would be the answer to the next question.
            keep = settings_path().exists
            insist("a language", lambda: seen.key("Return"), keep, _A_WHILE)
            assert settings_path().read_text("utf-8").startswith("language: en")
            assert game.records == []
            # Past what makes the game easier to see and play, to the way below the lessons.
            access = services.translate("access.title")
            game.wait_for(access)
            insist(
                "the ways", lambda: seen.key("Return"), lambda: access not in game.title, _A_WHILE
            )
            welcome = WelcomeScene(services)
            laid_out(welcome)
            welcome.choose("en")
            welcome.stack.pop(True)
            insist(
                "a first match",
                lambda: seen.click(welcome.duel.rect.center),
                lambda: len(game.records) == 1,
            )
        with program(seen, home, fresh=True) as game:
            column = pygame.Rect(40, 250, 400, 400)
            menu = MenuScene(make_services())
            expected = picture_of(menu)
            assert menu.record is not None
            until("the menu", lambda: difference(seen.picture(), expected, column) < 1)


#: Shares of a core: what a still window may take, and one in which something lives.
STILL, LIVING = 0.02, 0.12
WATCHED = 4.0


@pytest.mark.slow
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
