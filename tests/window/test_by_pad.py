"""The real program in a real window, played by a gamepad that SDL takes for a device."""

from pathlib import Path

import pytest

from game.play import Match, check
from game.rules import ASSAULT, PlayCreature, State, legal_actions
from game.start import make_services

from .desktop import Program, desktop, program, until
from .padded import PIPE
from .player import Players, is_harmless
from .test_window import STILL, share_of_a_core
from .ways import SIZE

#: A match that is not over by then does not go on.
MOST_ACTIONS = 200


class PadPlayers(Players):
    """Play a match by the first pad alone, as somebody does who sees the board."""

    def _act(self, state: State) -> None:
        if state.pending:
            # An order is set already.
            press(self.program, "a")
            return
        wish = self.wish(state)
        if wish is None:
            self.ended += 1
            press(self.program, *["right_shoulder"] * (state.phase == ASSAULT), "y")
            return
        self.typed += 1
        # A card that is looked at or held is let go: the first way leads to the first card.
        hand = f"dpad_right*{wish.place + 1}"
        lane = "dpad_down" if wish.lane else "dpad_up"
        press(self.program, "dpad_down", "b", hand, "a", lane, "a")

    def wish(self, state: State) -> PlayCreature | None:
        summons = (act for act in legal_actions(state) if isinstance(act, PlayCreature))
        return next((act for act in summons if is_harmless(state, act)), None)


def press(game: Program, *words: str) -> None:
    with (game.home / PIPE).open("w", encoding="utf-8") as pipe:
        print(*words, file=pipe)


def begin(game: Program) -> None:
    """Go from the menu to the table by the button that is pressed first: a newcomer's duel."""
    until("a pad", (game.home / PIPE).exists)
    press(game, "dpad_up*9", "a")
    until("a table", lambda: "turn" in game.title)


def test_a_whole_match_by_a_pad(home: Path, tmp_path: Path) -> None:
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home, "tests.window.padded") as game:
        begin(game)
        players = PadPlayers(game, services.content)
        players.play_on(MOST_ACTIONS)
        assert players.typed > 1
        assert players.ended > 1
        match = Match.resume(services.content, players.record)
        assert match.result is not None
        until("the results", lambda: "turn" not in game.title)
        assert game.process.poll() is None
    assert check(players.record, services.content).agrees


@pytest.mark.slow
def test_a_pad_that_trembles_costs_nothing_at_rest(home: Path, tmp_path: Path) -> None:
    """The thread that trembles is part of the program here: it has a share of its own."""
    with desktop(tmp_path, SIZE) as seen, program(seen, home, "tests.window.padded") as game:
        until("a pad", (game.home / PIPE).exists)
        until("rest", lambda: share_of_a_core(game) < STILL)
        press(game, "tremble")
        assert share_of_a_core(game) < 2 * STILL
