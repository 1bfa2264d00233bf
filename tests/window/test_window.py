"""The real program in a real window, played with a real mouse and keyboard."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import make_desk
from game.kit import Assets, Button, Canvas, Scene, Stage, View, Widget, WidgetScene
from game.play import Match, Settings, check, load_settings, save_settings
from game.rules import DRAW, LEFT, RIGHT, TakeDeck
from game.scenes import Desk, MenuScene, ResultsScene, StartScene, deck_choice

from .desktop import Program, colours, desktop, difference, program, until
from .player import NAMES, Players

SIZE = (1280, 720)
LARGE = (1600, 1000)
#: A match that takes longer is conceded, so that the test ends on any machine.
LONG_ENOUGH = 45.0
DECKS = (2, 0)

missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, of this process as well, with the speed set to instant."""
    folder = tmp_path / "home"
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(folder))
    (folder / "config").mkdir(parents=True)
    assert save_settings(Settings(speed=0, hand_over=True)) is None
    return folder


@pytest.fixture
def painter() -> Iterator[None]:
    """A hidden window for the pictures that this process draws."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    yield
    pygame.display.quit()


def place_of(scene: Scene, key: str, desk: Desk) -> tuple[float, float]:
    """Return where a scene has the button with the words of ``key``."""
    Stage(View.of(SIZE)).push(scene)
    assert isinstance(scene, WidgetScene)
    widgets: list[Widget] = scene.widgets.widgets
    found = next(w for w in widgets if isinstance(w, Button) and w.label == desk.say(key))
    return found.rect.center


def set_up(game: Program, desk: Desk) -> None:
    """Go from the menu through names and decks to the table."""
    hands = game.desktop
    hands.click(place_of(MenuScene(desk), "menu.duel", desk))
    game.wait_for(desk.say("start.title"))
    start = StartScene(desk)
    begin = place_of(start, "start.begin", desk)
    for side, name in enumerate(NAMES):
        hands.click(start.seats.names[side].rect.center)
        hands.write(name)
    hands.click(begin)
    game.wait_for(desk.say("deck_choice.title"))
    choice = deck_choice.example(desk)
    begin = place_of(choice, "deck_choice.begin", desk)
    # Either deck is free when it is taken: two and one are taken already.
    hands.click(choice.plates[DECKS[LEFT]][LEFT].rect.center)
    hands.click(choice.plates[DECKS[RIGHT]][RIGHT].rect.center)
    hands.click(begin)
    game.wait_for(desk.say("toss.title"))
    hands.key("Return")


def concede(game: Program, desk: Desk) -> None:
    """Let the player to act give the match up, by keys."""
    hands = game.desktop
    hands.key("p")
    game.wait_for(desk.say("pause.title"))
    hands.key("Down", "Down", "Return")
    game.wait_for(desk.say("confirm.concede_title"))
    hands.key("Right", "Return")


def picture_of(scene: Scene) -> pygame.Surface:
    """Return what a scene looks like, drawn by this process."""
    stage = Stage(View.of(SIZE))
    stage.push(scene)
    surface = pygame.Surface(SIZE)
    stage.draw(Canvas(surface, stage.view, Assets()))
    return surface


def check_results(game: Program, desk: Desk, match: Match) -> None:
    """The results' picture is that of the recorded match, and of no other."""
    assert match.result is not None
    winner = match.result.winner
    words = desk.say("results.draw") if winner == DRAW else f"{NAMES[winner]} wins"
    game.wait_for(words)
    game.desktop.leave()
    expected = picture_of(ResultsScene(desk, match))
    table = pygame.Rect(270, 260, 740, 260)
    heading = pygame.Rect(380, 115, 520, 80)

    def shown() -> bool:
        seen = game.desktop.picture()
        return difference(seen, expected, table) < 1 and difference(seen, expected, heading) < 6

    until("the results of this match", shown)
    match.result = match.result._replace(winner=1 - winner if winner != DRAW else LEFT)
    wrong = picture_of(ResultsScene(desk, match))
    assert difference(game.desktop.picture(), wrong, heading) > 12


def test_from_the_menu_to_the_results(home: Path, tmp_path: Path, painter: None) -> None:
    desk = make_desk()
    began = time.monotonic()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        assert colours(seen.picture()) > 1000
        set_up(game, desk)
        players = Players(game, desk.content)
        players.rest()
        taken = [e.action for e in players.record.entries if isinstance(e.action, TakeDeck)]
        assert taken == [TakeDeck(deck) for deck in DECKS]
        assert [seat.name for seat in players.record.header.seats] == list(NAMES)
        while players.result is None and time.monotonic() - began < LONG_ENOUGH:
            players.play()
            if players.dragged == 1 and not players.typed:
                assert colours(seen.picture()) > 1000
        if players.result is None:
            players.take_seat(players.rest())
            concede(game, desk)
            until("the end of the match", lambda: players.result is not None)
        assert players.dragged
        assert players.typed
        assert players.ended
        check_results(game, desk, Match.resume(desk.content, players.record))
        assert colours(seen.picture()) > 1000
        assert game.process.poll() is None
    report = check(players.record, desk.content)
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
        until("a setting that is kept", lambda: load_settings()[0].fullscreen)
        until("a painted corner", lambda: colours(corner(seen.picture())) > 20)
        seen.key("F11")
        until("a window of the size before", lambda: game.size == (1400, 900))
        until("a setting that is kept", lambda: not load_settings()[0].fullscreen)
        game.wait_for_colours()
        # Escape goes to Quit, and Enter presses it.
        seen.key("Escape", "Return")
        until("the program's end", lambda: game.process.poll() is not None)
        assert game.process.returncode == 0


def corner(picture: pygame.Surface) -> pygame.Surface:
    """Return the part of a picture that only a window of the whole screen covers."""
    width, height = picture.get_size()
    return picture.subsurface((width - 90, height - 300, 90, 300))
