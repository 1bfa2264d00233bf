"""What a ring is told by its events, and what stands in its first turns."""

import pytest

from game.rules import (
    DRAW,
    PAIRS,
    RINGS,
    EndTurn,
    Relieve,
    State,
    apply,
    has_won,
    why_not,
)
from game.rules.deal import dealt_ring, shuffled_ring
from game.rules.events import BeginnerChosen, CardRelieved, Event, HandDealt, HordeDeckDealt
from game.rules.ring.places import by_spoils, why_no_relief
from tests.rules.kit import DECKS

from .ring_pictures import ring

HANDS = DECKS[:4]


def begun(mode: str, beginner: int | None = 0) -> tuple[State, list[Event]]:
    """Return a ring in its first turn, and what was told until then."""
    events: list[Event] = []
    hands = HANDS[: len(RINGS[mode].sides)]
    return dealt_ring(mode, hands, 1, events, beginner=beginner), events


@pytest.mark.parametrize(
    ("mode", "mana"), [("three", [6, 7, 8]), ("four", [6, 9, 9, 9]), ("pairs", [6, 9, 9, 9])]
)
def test_the_mana_of_the_first_round(mode: str, mana: list[int]) -> None:
    """R13.7: whoever begins, the seats after that one have more."""
    state, _ = begun(mode, beginner=1)
    found = []
    for _ in mana:
        found.append(state.mana)
        after, _ = apply(state, EndTurn())
        assert isinstance(after, State)
        state = after
    assert found == mana


def test_every_hand_is_told_as_it_was_dealt() -> None:
    state, events = begun("pairs", beginner=2)
    dealt = [each for each in events if isinstance(each, HandDealt)]
    assert dealt == [HandDealt(seat, tuple(state.sides[seat].hand)) for seat in range(4)]
    assert BeginnerChosen(2, "R13.7") in events


def test_the_wheel_brings_any_seat_to_begin() -> None:
    """R13.7"""
    begins = set()
    for stream in range(40):
        events: list[Event] = []
        begins.add(dealt_ring("four", HANDS, stream, events).active)
    assert begins == {0, 1, 2, 3}


def test_the_hordes_deck_is_told_by_its_first_wing() -> None:
    """R13.22: one deck for both, of sixteen cards (R13.21)."""
    events: list[Event] = []
    hands, deck, _ = shuffled_ring(HANDS[:2], HANDS[2] + HANDS[3], 1, events)
    dealt = [HandDealt(seat, tuple(hand)) for seat, hand in zip((0, 2), hands, strict=True)]
    assert events == [*dealt, HordeDeckDealt(1, 16)]
    assert sorted(map(str, deck)) == sorted(map(str, HANDS[2] + HANDS[3]))


def test_relief_is_told_with_both_places() -> None:
    """R13.8: from the far right of one hand, the fourth place, to that of the other, the sixth."""
    state = ring("pairs", "a * b c Troll", "* x", "* c d e f g", "* y")
    troll = state.sides[0].hand[3]
    _, events = apply(state, Relieve())
    assert [each for each in events if isinstance(each, CardRelieved)] == [
        CardRelieved(0, troll, 3, 2, 5)
    ]


def test_relief_can_be_used_in_the_first_turn() -> None:
    """R13.8"""
    state, _ = begun("pairs")
    assert why_not(state, Relieve()) is None


def test_a_wing_has_no_partner_for_relief() -> None:
    """R13.8, R13.20"""
    state = ring("horde", "* a b c", "* a b | top: d", "* e f g", "| top: d", active=1)
    assert why_no_relief(state) == "no_partner"


def test_a_hand_that_is_empty_has_not_fallen_while_the_bastion_stands() -> None:
    """R15.3: its owner comes before one with fewer spoils."""
    state = ring("three", "* | top: 1/1", "* a", "a b **", spoils=(3, 2, 9))
    state.winner = 0
    assert by_spoils(state) == [0, 1, 2]


def test_nobody_has_won_before_the_end_or_in_a_draw() -> None:
    """R14.3: of a team both have."""
    state = ring("pairs", "* a", "* b", "* c", "* d")
    assert not any(has_won(state, seat) for seat in PAIRS.sides)
    state.winner = DRAW
    assert not any(has_won(state, seat) for seat in PAIRS.sides)
    state.winner = 2
    assert [seat for seat in PAIRS.sides if has_won(state, seat)] == [0, 2]
