"""One press, one meaning, in the real window: a double click skips nothing."""

import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.board import Layout
from game.play import Match, Seat, load_settings, read_record, save_settings
from game.rules import (
    Attack,
    EndTurn,
    State,
    TakeDeck,
    Terms,
    match_actions,
    next_attacker,
)
from game.scenes import Services
from game.start import make_services

from .desktop import Desktop, Program, desktop, program, until
from .ways import SIZE, needs_a_screen

pytestmark = [needs_a_screen, pytest.mark.slow]

#: Longer than a press that comes too early is not heard.
LOOKED = 1.5


def before_an_assault(services: Services) -> tuple[Match, int]:
    """Begin a duel and leave it where its player may attack; return how much was done till then."""
    seats = Seat("Ada"), Seat("Bo")
    match = Match.new(services.content, Terms(), seats, seed=12, store=services.store)
    for deck in (1, 3):
        match.submit(TakeDeck(deck))
    rng = Random(5)
    while isinstance(match.state, State):
        if match.state.turn > 4 and next_attacker(match.state) is not None:
            break
        actions = match_actions(match.state)
        plays = [action for action in actions if not isinstance(action, Attack | EndTurn)]
        match.submit(rng.choice(plays or actions))
    match.close()
    return match, len(match.history)


def actions(game: Program) -> list[object]:
    """Return what was done in the match, by its file."""
    return [entry.action for entry in read_record(game.records[-1]).entries]


def double_click(seen: Desktop) -> None:
    """Click twice on the button of the next step, as fast as a hand does."""
    box = Layout(*SIZE).button(0, 1)
    x, y = round(box.x + box.width / 2), round(box.y + box.height / 2)
    seen.do("mousemove", x, y, "click", "--repeat", 2, "--delay", 120, 1)


def test_a_double_click_on_the_assault_skips_nothing(home: Path, tmp_path: Path) -> None:
    settings = replace(load_settings()[0], hand_over=False, speed=0.5)
    assert save_settings(settings) is None
    _, done = before_an_assault(make_services())
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        seen.key("Return")
        until("the table", lambda: "turn" in game.title)
        time.sleep(LOOKED)
        double_click(seen)
        until("the assault", lambda: len(actions(game)) > done)
        time.sleep(0.8)
        assert actions(game)[done:] == [Attack()], "nothing was skipped"
