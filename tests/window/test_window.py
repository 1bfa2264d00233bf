"""The real program in a real window, played with a real mouse and keyboard."""

import shutil
from pathlib import Path

import pygame
import pytest

from game.play import Match, check, load_settings
from game.rules import LEFT, RIGHT, TakeDeck
from game.scenes import Services
from game.scenes.printed_decks import printed_decks_scene
from game.start import make_services

from .desktop import Program, colours, desktop, program, until
from .player import NAMES, Players, press_on
from .ways import SIZE, check_results, choose_rival, concede, needs_a_screen, place_of, write_name

LARGE = (1600, 1000)
#: A match that takes more actions of the players is conceded (an order is given first).
LONG_ENOUGH = 30
DECKS = (2, 0)

pytestmark = needs_a_screen


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
