"""Against a master in the real window: it thinks in a process of its own, and no frame waits."""

import time
from pathlib import Path

import pytest

from game.play import MASTER, Settings, save_settings
from game.rules import RIGHT
from game.start import make_services
from tests.scenes.ways import Mode

from .desktop import desktop, is_gone, program, until, workers
from .journey import Journey
from .player import Players
from .timed import NOTES
from .ways import SIZE, needs_a_screen

pytestmark = [needs_a_screen, pytest.mark.slow]

#: A turn of the loop never takes so many seconds, beside those in which others have the processor:
#: the master thinks longer. Nor does it ever work so long.
STALL, WORK = 1.0, 0.2
#: The first turn of the computer in which nothing more is looked at.
TURN = 5


def wander(players: Players) -> None:
    """Move the pointer over the hand while the computer thinks."""
    for step in range(12):
        players.program.desktop.do("mousemove", 400 + 40 * step, 640)
        time.sleep(0.05)


def test_a_master_never_stalls_a_frame_and_leaves_no_process(home: Path, tmp_path: Path) -> None:
    save_settings(Settings(strengths=("careless", MASTER)).at_speed(4.0))
    services = make_services()
    with desktop(tmp_path, SIZE) as seen:
        with program(seen, home, "tests.window.timed") as game:
            assert workers(game) == []
            players = Journey(game, services, tmp_path / "shots").walk(Mode("duel", computer=True))
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


def test_between_persons_nothing_thinks(home: Path, tmp_path: Path) -> None:
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        Journey(game, services, tmp_path / "shots").walk(Mode("duel")).play()
        assert workers(game) == []
