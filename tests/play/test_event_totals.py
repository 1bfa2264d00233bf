"""The totals of events, by small positions whose every blow is known."""

from game.play.event_totals import EventTotals
from game.rules import LEFT, RIGHT, UNDECIDED, Card, State
from tests.rules.pictures import duel, solo, told


def totals(before: State, *moves: str) -> EventTotals:
    return EventTotals(told(before, *moves)[1], before.turn)


def names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]


def test_a_turn_is_told_card_for_card() -> None:
    before = duel("* Ogre x | top: A=5/9 | bottom: B=1/9", "* y z w | top: C=1/2", mana=9)
    found = totals(before, "play Ogre bottom", "end")
    own, foe = found.sides
    assert names(own.played) == ["Ogre"]
    assert names(own.attackers) == ["A", "B"]
    assert names(foe.lost) == ["C"]
    assert (own.creature_damage, own.stronghold_damage) == (5, 1)
    assert (foe.pushed, foe.bastion_fell) == (1, False)
    assert (found.turn, found.winner, found.over) == (before.turn + 1, UNDECIDED, False)


def test_what_is_lost_beyond_a_bastion_is_damage_and_pushes_nothing() -> None:
    found = totals(duel("* x | top: A=5/9", "* y z"), "attack")
    assert found.sides[LEFT].stronghold_damage == 5
    assert found.sides[RIGHT].pushed == 2
    assert found.sides[RIGHT].bastion_fell


def test_harm_to_an_own_creature_is_a_loss_and_no_damage() -> None:
    found = totals(duel("* Bolt=!2 x | top: A=1/2", "* y"), "play Bolt left top 0")
    assert found.sides[LEFT].creature_damage == 0
    assert names(found.sides[LEFT].lost) == ["A"]


def test_the_deck_of_the_horde_is_pushed_by_its_cards() -> None:
    found = totals(solo("* x | top: A=3/9", "** a b"), "attack")
    horde = found.sides[RIGHT]
    assert (found.sides[LEFT].stronghold_damage, horde.pushed, horde.deck_ran_out) == (3, 2, True)


def test_a_fort_that_falls_ends_the_match() -> None:
    found = totals(duel("* x | top: A=5/9", "** y z"), "attack")
    assert found.over
    assert found.winner == LEFT
