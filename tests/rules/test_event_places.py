"""Events name places as the position has them, and questions about a card ask for every place."""

import pytest

from game.rules import (
    DRAW,
    LEFT,
    PAIRS,
    RAGE,
    RIGHT,
    Relieve,
    Setup,
    State,
    Terms,
    apply,
    events,
    has_won,
    legal_actions,
    lenders,
    lent_to,
    open_setup,
    why_not,
    why_not_card,
)
from game.rules.abilities import neighbours
from game.rules.deal import dealt_ring
from game.rules.events import BeginnerChosen, CardRelieved, Event, HandDealt
from game.rules.ring.places import by_spoils, why_no_relief
from tests.certain import sure

from .kit import CARDS, DECKS
from .pictures import duel, run
from .ring.ring_pictures import ring


def test_neighbours_stand_directly_before_and_behind() -> None:
    """R8.8: in the same lane."""
    side = duel("* x | top: a Wind=1/1~rage c d | bottom: e", "* x").sides[LEFT]
    assert [neighbours(side, 0, place) for place in range(4)] == [[1], [0, 2], [1, 3], [2]]
    assert neighbours(side, 1, 0) == []
    assert [lenders(side, 0, place, RAGE) for place in range(4)] == [[1], [], [1], []]
    assert [lent_to(side, 0, place) for place in range(4)] == [[], [0, 2], [], []]


@pytest.mark.parametrize(
    ("left", "right", "place", "code"),
    [
        ("* a b", "* x", 0, None),
        ("* a b", "* x", 1, None),
        ("* a b", "* x", 2, "no_such_card"),
        ("* a b", "* x", -1, "no_such_card"),
        ("* a", "* x", 0, "last_card"),
        ("* Big=1/1@9 b", "* x", 0, "too_expensive"),
        ("* a b c d e", "* x", 4, "out_of_reach"),
        ("* a b c d Big=1/1@9", "* x", 4, "out_of_reach"),
        ("* a Bolt=!1@9", "* x", 1, "too_expensive"),
        ("* Bolt=!1 a", "* x", 0, "no_creatures"),
        ("* Bolt=!1 a | top: b", "* x", 0, None),
        ("* Bolt=!1 a", "* x | top: y", 0, None),
        ("* Bolt=!1 a", "* x | bottom: y", 0, None),
        ("* Bolt=!1 a | bottom: b", "* x", 0, None),
        ("* Bolt=!1@9 a", "* x | bottom: y", 0, "too_expensive"),
    ],
)
def test_a_card_can_be_played_somewhere_or_is_refused(
    left: str, right: str, place: int, code: str | None
) -> None:
    """R3.2, R3.5, R6.1."""
    refusal = why_not_card(duel(left, right, mana=3), place)
    assert (refusal.code if refusal else None) == code


def test_while_an_order_is_pending_no_card_can_be_played() -> None:
    """R5.6."""
    pending = run(duel("* x | top: 2/2+splash", "* a | top: b | bottom: c"), "attack")
    assert sure(why_not_card(pending, 0)).code == "order_pending"


def test_a_solo_match_deals_a_hand_and_a_deck() -> None:
    """R9.1: who sees the events knows the hand, and how many cards the deck has."""
    terms = Terms("draft", solo=True)
    position: Setup | State
    position, told = open_setup(terms, list(CARDS.values()), DECKS, 1)
    while not any(isinstance(event, events.TurnBegan) for event in told):
        position, more = apply(position, legal_actions(position)[0])
        told += more
    (hand,) = [event for event in told if isinstance(event, events.HandDealt)]
    assert hand.side == LEFT
    assert any(isinstance(event, events.HordeDeckDealt) and event.side == RIGHT for event in told)


def test_every_hand_is_told_as_it_was_dealt() -> None:
    events: list[Event] = []
    state = dealt_ring("pairs", DECKS[:4], 1, events, beginner=2)
    dealt = [each for each in events if isinstance(each, HandDealt)]
    assert dealt == [HandDealt(seat, tuple(state.sides[seat].hand)) for seat in range(4)]
    assert BeginnerChosen(2, "R13.7") in events
    assert why_not(state, Relieve()) is None, "relief can be used in the first turn (R13.8)"


def test_relief_is_told_with_both_places() -> None:
    """R13.8: from the far right of one hand, the fourth place, to that of the other, the sixth."""
    state = ring("pairs", "a * b c Troll", "* x", "* c d e f g", "* y")
    troll = state.sides[0].hand[3]
    _, events = apply(state, Relieve())
    assert [each for each in events if isinstance(each, CardRelieved)] == [
        CardRelieved(0, troll, 3, 2, 5)
    ]


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
