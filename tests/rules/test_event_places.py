"""Events name places as the position has them, and questions about a card ask for every place."""

import pytest

from game.rules import (
    LEFT,
    RAGE,
    RIGHT,
    Setup,
    State,
    Terms,
    apply,
    events,
    legal_actions,
    lenders,
    lent_to,
    open_setup,
    why_not_card,
)
from game.rules.abilities import neighbours

from .kit import CARDS, DECKS
from .pictures import duel, happened, run, solo


def test_a_creature_of_the_horde_arrives_at_the_rear() -> None:
    """R9.3: its place is counted from the front."""
    state = solo("* x", "* a=0/9@2 b=0/9@2 c=0/9@9 d | top: t=0/9 u=0/9", active=RIGHT)
    arrived = happened(state, events.HordeCreatureArrived, "ai")
    assert [(event.lane, event.position) for event in arrived] == [(0, 2), (1, 0), (0, 3)]


def test_a_creature_that_is_summoned_arrives_at_the_rear() -> None:
    """R3.3: as it does in a row of two."""
    state = duel("a * b | top: c d", "* x")
    (summoned,) = happened(state, events.CreatureSummoned, "play b top")
    assert (summoned.place, summoned.lane, summoned.position) == (1, 0, 2)


def test_an_incantation_names_its_place_and_its_target() -> None:
    """R6.1: place in the hand, then side, lane and position of the creature."""
    state = duel("* a b Bolt=!1", "* x | bottom: c=0/9 d=0/9", mana=4)
    (cast,) = happened(state, events.IncantationCast, "play Bolt right bottom 1")
    assert (cast.side, cast.place, cast.target_side, cast.lane, cast.position) == (LEFT, 2, 1, 1, 1)
    assert (cast.card.name, cast.target.name, cast.mana) == ("Bolt", "d", 3)


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
    refusal = why_not_card(pending, 0)
    assert refusal is not None
    assert refusal.code == "order_pending"


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
