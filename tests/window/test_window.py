"""The real program in a real window: first start, a whole match, its size, rest, and minimised."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pygame
import pytest

from game.kit.scene_stack.press_watch import AWAKE
from game.play import Match, check, load_settings, settings_path
from game.rules import LEFT, RIGHT, TakeDeck
from game.scenes import MenuScene, Services
from game.scenes.printed_decks import printed_decks_scene
from game.start import make_services

from .desktop import Desktop, Program, came_about, colours, desktop, difference, program, until
from .noisy import NOTES
from .player import NAMES, Players, press_on
from .ways import SIZE, check_results, choose_rival, concede, picture_of, place_of, write_name

LARGE = (1600, 1000)
#: A match that takes more actions of the players is conceded (an order is given first).
LONG_ENOUGH = 30
DECKS = (2, 0)


def set_up(game: Program, services: Services) -> None:
    """Go from the menu through names and decks to the table."""
    hands = game.desktop
    start = choose_rival(game, services, "friend")
    begin = place_of(start, "start.begin", services)
    for side, name in enumerate(NAMES):
        write_name(game, start, side, name)
    hands.click(begin)
    game.wait_for(services.translate("deck_choice.title"))
    choice = printed_decks_scene.example(services)
    begin = place_of(choice, "deck_choice.begin", services)
    # Either deck is free when it is taken: two and one are taken already.
    hands.click(choice.plates[DECKS[LEFT]][LEFT].rect.center)
    hands.click(choice.plates[DECKS[RIGHT]][RIGHT].rect.center)
    hands.click(begin)
    toss = services.translate("toss.title")
    game.wait_for(toss)
    press_on(game, toss)


def test_from_the_menu_to_the_results(home: Path, tmp_path: Path, painter: None) -> None:
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        assert colours(seen.picture()) > 1000
        set_up(game, services)
        players = Players(game, services.content)
        players.rest()
        taken = [e.action for e in players.record.entries if isinstance(e.action, TakeDeck)]
        assert taken == [TakeDeck(deck) for deck in DECKS]
        assert [seat.name for seat in players.record.header.seats] == list(NAMES)
        players.play_on(LONG_ENOUGH)
        if players.result is None:
            concede(game, services)
            until("the end of the match", lambda: players.result is not None)
        assert players.dragged
        assert players.typed
        assert players.ended
        check_results(game, services, Match.resume(services.content, players.record))
        assert colours(seen.picture()) > 1000
        assert game.process.poll() is None
    report = check(players.record, services.content)
    assert report.agrees


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


#: Seconds, long enough for an answer to be kept.
_A_WHILE = 5.0


def test_the_first_start_asks_for_the_language_once(
    home: Path, tmp_path: Path, painter: None
) -> None:
    settings_path().unlink()
    with desktop(tmp_path, SIZE) as seen:
        with program(seen, home, fresh=True) as game:
            game.wait_for_colours()
            seen.settle()
            question = seen.pixels()
            until(
                "an answer to the first question", lambda: _pressed(game.desktop, settings_path())
            )
            assert settings_path().read_text("utf-8").startswith("language: en")
            assert game.records == []
            until("the next question", lambda: seen.pixels() != question)
            seen.settle()
            # Past what makes the game easier to see and play, to the way below the lessons.
            seen.press("Return")
            seen.press("Down")
            seen.key("Return")
            until("a first match", lambda: len(game.records) == 1)
        with program(seen, home, fresh=True) as game:
            column = pygame.Rect(40, 250, 400, 400)
            menu = MenuScene(make_services())
            expected = picture_of(menu)
            assert menu.record is not None
            until("the menu", lambda: difference(seen.picture(), expected, column) < 1)


def _pressed(seen: Desktop, file: Path) -> bool:
    """Press Enter, and wait a while for what it does: a second press would be another answer."""
    seen.key("Return")
    return came_about(file.exists, _A_WHILE)


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


#: How often the window manager is asked, and how long the program may take to follow.
TRIES, SECONDS_PER_TRY = 20, 3.0


@pytest.mark.slow
@pytest.mark.parametrize("times", [5, 1000])
def test_minimising_while_effects_end(home: Path, tmp_path: Path, times: int) -> None:
    if shutil.which("openbox") is None:
        pytest.skip("not installed: openbox")
    with (
        desktop(tmp_path, SIZE, manager="openbox") as seen,
        program(seen, home, "tests.window.noisy") as game,
    ):
        until("the music", lambda: heard(game) == 1)
        window = game.window
        for number in range(1, times + 1):
            ask_until(game, "windowminimize", window, 2 * number)
            ask_until(game, "windowmap", window, 2 * number + 1)
        seen.do("windowfocus", "--sync", window)
        # Escape goes to Quit, and Enter presses it.
        seen.key("Escape", "Return")
        until("the end", lambda: game.process.poll() is not None)
        assert game.process.returncode == 0


def ask_until(game: Program, what: str, window: str, count: int) -> None:
    """Ask the window manager for something, until the music has followed it."""
    for _ in range(TRIES):
        # One that is still at work on the last wish may miss the next.
        game.desktop.do(what, window)
        if came_about(lambda: heard(game) == count, SECONDS_PER_TRY):
            return
    raise AssertionError(f"in vain: {what}, as number {count}")


def heard(game: Program) -> int:
    """Return how often the music was hushed or came back."""
    assert game.process.poll() is None, "the program has ended"
    notes = game.home / NOTES
    words = notes.read_text(encoding="ascii").split() if notes.exists() else []
    return int(words[0]) if words else 0
