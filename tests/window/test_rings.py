"""Whole rings in the real window, against the game's own computers: by mouse and keys, or a pad."""

import time
from pathlib import Path

import pytest

from game.kit.scene_stack.press_watch import AWAKE
from game.play import HORDE, Match, Seat, check
from game.rules import RINGS, State, TakeDeck, Terms, legal_actions
from game.scenes import Services
from game.start import make_services

from .desktop import desktop, program, until
from .player import Players
from .test_by_pad import PadPlayers, begin
from .test_window import STILL, share_of_a_core
from .ways import SIZE

#: A match that is not over by then does not go on.
MOST_ACTIONS = 300
WEAKEST = "first_steps"


def begun_ring(services: Services, mode: str) -> Match:
    """Leave a ring at its first turn: one person, computers and wings in all other seats."""
    field = RINGS[mode]
    others = Seat("", "computer", strength=WEAKEST)
    seats = (Seat("Ada"), *(HORDE if side in field.wings else others for side in field.sides[1:]))
    match = Match.new(services.content, Terms(ring=mode), seats, seed=7, store=services.store)
    while not isinstance(match.position, State):
        match.submit(
            next(each for each in legal_actions(match.position) if isinstance(each, TakeDeck))
        )
    match.close()
    return match


# In the suite whole rings are played in the program's own loop.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "hands"),
    [
        *((mode, Players) for mode in ("pairs", "three", "four", "horde")),
        *((mode, PadPlayers) for mode in ("three", "horde")),
    ],
)
def test_a_whole_ring_in_the_window(
    home: Path, tmp_path: Path, mode: str, hands: type[Players]
) -> None:
    """R13.8: relief is dragged to the partner's panel, or passed by its key."""
    services = make_services()
    begun_ring(services, mode)
    by_pad = hands is PadPlayers
    module = "tests.window.padded" if by_pad else "game"
    with desktop(tmp_path, SIZE) as seen, program(seen, home, module) as game:
        if by_pad:
            begin(game)
        else:
            seen.key("Return")
        players = hands(game, services.content)
        players.play_on(MOST_ACTIONS)
        assert players.result is not None
        assert (players.relieved > 0) == (not by_pad and not RINGS[mode].spoils)
        assert players.ended > 2
        assert players.typed > 1
        assert by_pad or players.dragged > 1
        assert game.process.poll() is None
    assert check(players.record, services.content).agrees


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["pairs", "four"])
def test_a_ring_that_waits_for_a_person_costs_nothing(
    home: Path, tmp_path: Path, mode: str
) -> None:
    services = make_services()
    begun_ring(services, mode)
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        seen.key("Return")
        until("a table", lambda: "turn" in game.title)
        time.sleep(2 * AWAKE)
        assert share_of_a_core(game) < STILL
