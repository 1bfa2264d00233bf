"""The present state of a creature in words, and from whom it has its abilities."""

from collections.abc import Iterator
from random import Random

import pytest

from game.board import Table
from game.board.cards.inspector import Inspected, explained
from game.content import load_strings
from game.rules import (
    ABILITIES,
    LEFT,
    RAGE,
    RIGHT,
    TOP,
    State,
    abilities_at,
    apply,
    lenders,
    lent_to,
    match_actions,
)
from tests.rules.pictures import duel, run, solo

STRINGS = load_strings("en")


def said(state: State, side: int, position: int, lane: int = TOP, note: str = "") -> list[str]:
    """Return what is said of a creature in play: names of abilities, and sentences without one.

    That the cards of these pictures are not of the game, which is said last, is left out.
    """
    table = Table(state)
    piece = table.sides[side].lanes[lane][position]
    words = explained(STRINGS, table, Inspected(piece, table.unit_faces(side)[piece], note))
    made = STRINGS.text("card_text.own")
    return [each.title or each.text for each in words if each.title != made]


def test_an_ability_says_who_lends_it_from_where() -> None:
    """R8.8."""
    state = duel("* x y | top: A=1/1~sprint Ox=2/2 B=1/1~sprint Elk=1/3", "* x y")
    assert said(state, LEFT, 1) == ["Sprint (from A in front and B behind)"]
    assert said(state, LEFT, 3) == ["Sprint (from B in front of it)"]
    assert said(state, LEFT, 0) == ["Lends Sprint to Ox now.", "Aura: Sprint"]
    assert said(state, LEFT, 2)[0] == "Lends Sprint to Ox and Elk now."


def test_an_aura_without_a_neighbour_says_so() -> None:
    state = duel("* x y | top: A=1/1~rage", "* x y")
    assert said(state, LEFT, 0)[0] == "Lends Rage to no creature now: none is next to it."


def test_the_hordes_permanent_ability_is_said_to_be_that_of_all() -> None:
    """R10.2."""
    state = solo("* x y", "* a b | top: Ox=2/2")
    state.sides[RIGHT].permanent = RAGE
    assert said(state, RIGHT, 0) == ["Rage (all Horde creatures)"]


def test_damage_and_what_is_left_of_protection_are_told() -> None:
    """R5.4, R8.4."""
    state = duel(
        "* x y | top: Ox=2/2",
        "* a b | top: Elk=0/5 Cat=1/4+protection | bottom: Cat=1/4+protection",
    )
    assert said(state, RIGHT, 1)[0] == "Protection is not used up yet this turn."
    hurt = run(duel("* Bolt=!2@1 y | top: Ox=2/2", "* a b | top: Elk=0/5"), "play Bolt right top 0")
    assert said(hurt, RIGHT, 0) == ["2 damage this turn: 3 of 5 health left."]
    state = run(duel("* x y | top: Ox=2/2", "* a b | top: Cat=1/4+protection"), "attack")
    assert said(state, RIGHT, 0)[0] == "Protection is used up for this turn."


def test_a_creature_that_sprinted_says_why_it_hits_harder() -> None:
    """R8.7."""
    state = run(duel("* x y | top: Ox=1/2 Elk=2/2+sprint", "* a b | top: Cat=1/9"), "attack")
    assert said(state, LEFT, 0)[:2] == [
        "Has attacked this turn.",
        "Attack 3 this turn instead of 2: it passed 1 creature with Sprint.",
    ]


@pytest.mark.parametrize("note", ["", "Ox was summoned this turn."])
def test_that_it_came_this_turn_is_said_once(note: str) -> None:
    told = said(run(duel("* Ox=1/2@1 y z", "* a b"), "play Ox top"), LEFT, 0, note=note)
    assert told == ([note] if note else ["Summoned this turn."])


def _positions() -> Iterator[State]:
    rng = Random(5)
    for _ in range(12):
        hand = "* A=1/3 B=2/2~rage C=1/2~sprint D=1/1+protection E=1/4~rage f"
        state = duel(hand, hand, mana=6)
        for _ in range(40):
            actions = match_actions(state)
            if not actions:
                break
            position, _ = apply(state, rng.choice(actions))
            assert isinstance(position, State)
            state = position
            yield state


def test_who_lends_agrees_with_what_the_rules_give() -> None:
    """R8.8: an ability that a creature has and its card has not comes from those that are named."""
    lent = 0
    for state in _positions():
        for side in state.sides:
            for lane, row in enumerate(side.lanes):
                for position, unit in enumerate(row):
                    bits = abilities_at(side, lane, position)
                    for bit in ABILITIES.values():
                        found = lenders(side, lane, position, bit)
                        assert all(position in lent_to(side, lane, place) for place in found)
                        own = unit.card.abilities & bit
                        assert bool(bits & bit) == bool(own or found)
                        lent += bool(found)
    assert lent > 50
