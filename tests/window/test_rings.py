"""Whole rings in the real window, against the game's own computers: by mouse, keys, or a pad."""

import time
from pathlib import Path

import pytest

from game.board import Layout
from game.kit.scene_stack.press_watch import AWAKE
from game.play import HORDE, Match, Seat, check
from game.rules import (
    RINGS,
    CastIncantation,
    PlayCreature,
    Relieve,
    State,
    TakeDeck,
    Terms,
    legal_actions,
    why_not,
)
from game.scenes import Services
from game.start import make_services

from .desktop import desktop, program, until
from .padded import PIPE
from .player import Players, is_harmless
from .test_by_pad import PadPlayers, press
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


class RingPlayers(Players):
    """Play a ring; relief is used whenever there is enough, and counted."""

    relieved = 0

    def layout(self, state: State) -> Layout:
        """Return how the table lies before the player."""
        return Layout(*SIZE, viewer=state.active, large=False, field=state.field)

    def relief(self, state: State) -> bool:
        """Whether a card is to be passed: never the last but two."""
        side = state.sides[state.active]
        return why_not(state, Relieve()) is None and len(side.hand) - side.stronghold > 3

    def wish(self, state: State) -> PlayCreature | CastIncantation | None:
        """Return the first creature to summon, or incantation at a foe, that does no harm."""
        wishes = [
            each
            for each in legal_actions(state)
            if isinstance(each, PlayCreature)
            or (isinstance(each, CastIncantation) and each.side != state.active)
        ]
        return next((each for each in wishes if is_harmless(state, each)), None)


class MousePlayers(RingPlayers):
    """Play by the left button alone."""

    def _act(self, state: State) -> None:
        hands, layout = self.program.desktop, self.layout(state)
        wish = self.wish(state)
        if state.pending:
            hands.key("Return")
        elif self.relief(state):
            self.relieved += 1
            partner = state.field.partner(state.active)
            assert partner is not None
            box = layout.panel(partner)
            last = len(state.sides[state.active].hand) - 1
            goal = box.x + box.width / 2, box.y + box.height / 2
            hands.drag(self.card(state, last), goal)
        elif isinstance(wish, PlayCreature):
            strip = layout.lane(state.active, wish.lane)
            self.dragged += 1
            goal = strip.x + strip.width / 2, strip.y + strip.height / 2
            hands.drag(self.card(state, wish.place), goal)
        elif wish is not None:
            count = len(state.sides[wish.side].lanes[wish.lane])
            spot = layout.token(wish.side, wish.lane, wish.position, count)
            hands.drag(self.card(state, wish.place), (spot.x, spot.y))
        else:
            self.ended += 1
            button = layout.button(0, 1)
            hands.click((button.x + button.width / 2, button.y + button.height / 2))

    def card(self, state: State, place: int) -> tuple[float, float]:
        """Return the middle of a card in hand, the stronghold standing among the others."""
        side = state.sides[state.active]
        spot = self.layout(state).hand(place + (side.stronghold <= place), len(side.hand) + 1)
        return spot.x, spot.y


class KeyPlayers(RingPlayers):
    """Play by keys alone."""

    def _act(self, state: State) -> None:
        hands, wish = self.program.desktop, self.wish(state)
        if state.pending:
            hands.key("Return")
        elif self.relief(state):
            self.relieved += 1
            hands.key("y")
        elif isinstance(wish, PlayCreature):
            self.typed += 1
            hands.key(str(wish.place + 1), "Down" if wish.lane else "Up", "Return")
        else:
            self.ended += 1
            hands.key("n")

    def wish(self, state: State) -> PlayCreature | None:
        """Return the first creature to summon."""
        wish = super().wish(state)
        return wish if isinstance(wish, PlayCreature) else None


class PadRings(PadPlayers, RingPlayers):
    """Play by the first pad alone, and pass no card."""

    def relief(self, state: State) -> bool:
        """Pass nothing: that is the right stick's way, which is tried in the program's own loop."""
        return False


def slowly(mode: str, hands: type[RingPlayers]) -> object:
    return pytest.param(mode, hands, marks=pytest.mark.slow)


@pytest.mark.parametrize(
    ("mode", "hands"),
    [
        # In the suite they play whole rings in the program's own loop.
        slowly("pairs", MousePlayers),
        slowly("three", MousePlayers),
        slowly("three", PadRings),
        slowly("four", KeyPlayers),
        slowly("four", MousePlayers),
        slowly("horde", KeyPlayers),
        slowly("horde", PadRings),
    ],
)
def test_a_whole_ring_in_the_window(
    home: Path, tmp_path: Path, mode: str, hands: type[RingPlayers]
) -> None:
    """R13.8: relief is dragged to the partner's panel, or passed by its key."""
    services = make_services()
    begun_ring(services, mode)
    module = "tests.window.padded" if hands is PadRings else "game"
    with desktop(tmp_path, SIZE) as seen, program(seen, home, module) as game:
        if hands is PadRings:
            until("a pad", (game.home / PIPE).exists)
            press(game, "dpad_up*9", "a")
        else:
            seen.key("Return")
        players = hands(game, services.content)
        players.play_on(MOST_ACTIONS)
        assert players.result is not None
        assert (players.relieved > 0) == (hands is not PadRings and not RINGS[mode].spoils)
        assert players.ended > 2
        assert max(players.dragged, players.typed) > 2
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
