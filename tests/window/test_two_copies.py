"""Processes beside the real window: two programs on one folder, and a master that thinks."""

import time
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from game.play import MASTER, Match, Settings, check, match_id, save_settings
from game.rules import RIGHT, State
from game.scenes import MenuScene, Services
from game.start import make_services

from .desktop import Program, desktop, difference, is_gone, program, until, workers
from .journey import Journey
from .player import Players
from .timed import NOTES
from .ways import SIZE, check_results, concede, picture_of


def shows_the_menu(game: Program, *, waits: bool) -> bool:
    services = make_services()
    # The window has looked into the profile by then, and proposes a rival by what is in it.
    assert services.profile
    menu = MenuScene(services)
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


@pytest.mark.slow
def test_two_programs_play_side_by_side(home: Path, tmp_path: Path, painter: None) -> None:
    services = make_services()
    screens = [tmp_path / name for name in ("one", "other")]
    with ExitStack() as stack:
        for screen in screens:
            screen.mkdir()
        one_screen, other_screen = (stack.enter_context(desktop(at, SIZE)) for at in screens)
        one = stack.enter_context(program(one_screen, home))
        first = Journey(one, services, screens[0] / "shots").walk("horde")
        first.play()
        # The match of the one is under way: the other, started now, does not offer it.
        other = stack.enter_context(program(other_screen, home))
        other_screen.leave()
        until("a menu without it", lambda: shows_the_menu(other, waits=False))
        second = Journey(other, make_services(), screens[1] / "shots").walk("horde")
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


#: A turn of the loop never takes so many seconds, beside those in which others have the processor:
#: the master thinks longer. Nor does it ever work so long.
STALL, WORK = 1.0, 0.2
#: The first turn of the computer in which nothing more is looked at.
TURN = 5


def wander(players: Players) -> None:
    for step in range(12):
        players.program.desktop.do("mousemove", 400 + 40 * step, 640)
        time.sleep(0.05)


@pytest.mark.slow
def test_a_master_never_stalls_a_frame_and_leaves_no_process(home: Path, tmp_path: Path) -> None:
    save_settings(Settings(strengths=("careless", MASTER)).at_speed(4.0))
    services = make_services()
    with desktop(tmp_path, SIZE) as seen:
        with program(seen, home, "tests.window.timed") as game:
            assert workers(game) == []
            players = Journey(game, services, tmp_path / "shots").walk("computer")
            until("a process that thinks", lambda: len(workers(game)) == 1)
            assert players.record.header.seats[RIGHT].strength == MASTER
            while players.result is None and players.rest().turn < TURN:
                players.play()
                wander(players)
            thinking = workers(game)
        until("the end of what thought", lambda: all(map(is_gone, thinking)))
    assert len(thinking) == 1
    notes = [line.split() for line in (home / NOTES).read_text().splitlines()]
    took, worked = (max(map(float, column)) for column in zip(*notes, strict=True))
    assert len(notes) > 20
    assert took < STALL
    assert worked < WORK


@pytest.mark.slow
def test_between_persons_nothing_thinks(home: Path, tmp_path: Path) -> None:
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        Journey(game, services, tmp_path / "shots").walk("friend").play()
        assert workers(game) == []
