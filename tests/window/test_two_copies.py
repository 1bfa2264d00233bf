"""Two real programs on one folder of the player: both play, and neither hurts the other."""

from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from game.play import Match, check, match_id
from game.rules import State
from game.scenes import MenuScene, Services
from game.start import make_services
from tests.scenes.ways import MODES

from .desktop import Program, desktop, difference, program, until
from .journey import Journey
from .player import Players
from .ways import SIZE, check_results, concede, needs_a_screen, picture_of

pytestmark = [needs_a_screen, pytest.mark.slow]

SOLO, CUSTOM = (next(mode for mode in MODES if mode.name == name) for name in ("solo", "custom"))


def shows_the_menu(game: Program, *, waits: bool) -> bool:
    """Whether a window shows the menu, with or without a match that waits."""
    menu = MenuScene(make_services())
    expected = picture_of(menu)
    assert (menu.record is not None) == waits
    column = pygame.Rect(40, 250, 400, 400)
    return difference(game.desktop.picture(), expected, column) < 1


def finish(players: Players, services: Services) -> None:
    """Concede in the next quiet moment; the window shows the result."""
    players.rest()
    if players.result is None:
        concede(players.program, services)
        until("the end of the match", lambda: players.result is not None)
    assert check(players.record, services.content).agrees
    check_results(players.program, services, Match.resume(services.content, players.record))


def test_two_programs_play_side_by_side(home: Path, tmp_path: Path, painter: None) -> None:
    services = make_services()
    screens = [tmp_path / name for name in ("one", "other")]
    with ExitStack() as stack:
        for screen in screens:
            screen.mkdir()
        one_screen, other_screen = (stack.enter_context(desktop(at, SIZE)) for at in screens)
        one = stack.enter_context(program(one_screen, home))
        first = Journey(one, services, screens[0] / "shots").walk(SOLO)
        first.play()
        # The match of the one is under way: the other, started now, does not offer it.
        other = stack.enter_context(program(other_screen, home))
        other_screen.leave()
        until("a menu without it", lambda: shows_the_menu(other, waits=False))
        second = Journey(other, make_services(), screens[1] / "shots").walk(CUSTOM)
        assert first.path != second.path
        for _ in range(5):
            for players in (first, second):
                players.play()
        for players in (first, second):
            assert isinstance(players.position(), State)
            assert check(players.record, services.content).agrees
        # One is killed: its match alone is offered, by the other after its own.
        one.process.kill()
        one.process.wait()
        finish(second, services)
        other_screen.key("Escape")
        if first.result is None:
            # The ring, with which the menu comes for keys, goes as the pointer moves.
            other_screen.do("mousemove", 640, 20)
            other_screen.leave()
            until("a menu that offers it", lambda: shows_the_menu(other, waits=True))
            other_screen.key("Return")
            third = Players(other, services.content, first.path)
            finish(third, services)
        filed = {match.id for match in services.profile.history.matches()}
    records = (second.record, first.record)
    services.profile.file_finished(services.store, services.content)
    assert filed == {match_id(record.header) for record in records}
    assert services.problems == []
