"""A draw in the real window: a position comes for the third time, and both agree (R7.3)."""

from pathlib import Path

import pytest

from game.play import AGREED, Match, Seat, read_record
from game.rules import DRAW, EndTurn, TakeDeck, Terms
from game.start import make_services

from .desktop import Program, came_about, desktop, program, until
from .player import SECONDS_PER_TRY, TRIES, press_on
from .ways import SIZE, needs_a_screen

pytestmark = [needs_a_screen, pytest.mark.slow]


def before_the_third_time() -> Match:
    """Leave a duel a turn before it stands as it has stood twice."""
    services = make_services()
    seats = Seat("Ada"), Seat("Bo")
    match = Match.new(services.content, Terms(), seats, seed=12, store=services.store)
    for deck in (1, 3):
        match.submit(TakeDeck(deck))
    # The first turn has less mana than those after it (R2.7), so it is none of the three.
    while match.turns < 5:
        match.submit(EndTurn())
    match.close()
    return match


def press_until(game: Program, title: str, *keys: str) -> None:
    """Press keys until the window is called so: a table that has just come hears none."""
    for _ in range(TRIES):
        game.desktop.key(*keys)
        if came_about(lambda: title in game.title, SECONDS_PER_TRY):
            return
    raise AssertionError(f"in vain: {title!r} by {keys}")


def test_two_players_agree_on_a_draw(home: Path, tmp_path: Path) -> None:
    """The screen is handed over for the question, as between two turns."""
    match = before_the_third_time()
    assert match.state is not None
    names = [match.seats[side].name for side in (match.state.active, 1 - match.state.active)]
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        seen.key("Return")
        game.wait_for(f"Pass to {names[0]}")
        press_on(game, f"Pass to {names[0]}")
        until("the table", lambda: "turn" in game.title)
        press_until(game, f"Pass to {names[1]}", "n")
        press_on(game, f"Pass to {names[1]}")
        game.wait_for("The same position again")
        press_until(game, f"Pass to {names[0]}", "Right", "Return")
        press_on(game, f"Pass to {names[0]}")
        game.wait_for(f"{names[0]}, a draw?")
        press_until(game, "Draw", "Right", "Return")
    result = read_record(game.records[-1]).result
    assert result is not None
    assert (result.winner, result.rule, result.turns) == (DRAW, AGREED, 6)
