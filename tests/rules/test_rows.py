"""Creatures followed through events: the rows are those of the state."""

from collections.abc import Iterable
from random import Random

import pytest

from game.rules import Arrival, Creature, Event, Rows, State, events
from tests.certain import sure_of

from .fights import random_changed
from .matches import random_start, steps
from .pictures import card, duel, solo, told

#: Stands for a creature: a number of its own, so that two of the same card are two.
Number = int


class Follower:
    """Gives every creature a number when it comes, and hears events from then on."""

    def __init__(self, state: State) -> None:
        self.cards = dict[Number, str]()
        self.fallen = list[str]()
        self.rows: Rows[Number] = Rows.of(
            state.sides, lambda _place, unit: self._new(unit.card.name)
        )

    def _new(self, name: str) -> Number:
        self.cards[len(self.cards)] = name
        return len(self.cards) - 1

    def _arrived(self, event: Arrival) -> Number:
        return self._new(event.card.name)

    def hear(self, happened: Iterable[Event]) -> None:
        for event in happened:
            self.fallen += [self.cards[number] for number in self.rows.follow(event, self._arrived)]

    def shown(self) -> list[list[list[str]]]:
        return [[[self.cards[n] for n in row] for row in side] for side in self.rows.sides]


def followed(before: State, *moves: str) -> tuple[Follower, State, list[Event]]:
    """Return who has followed these moves, where they lead, and what happened."""
    follower = Follower(before)
    after, happened = told(before, *moves)
    follower.hear(happened)
    return follower, after, happened


def in_play(state: State) -> list[list[list[str]]]:
    return [[[unit.card.name for unit in row] for row in side.lanes] for side in state.sides]


@pytest.mark.parametrize("seed", range(15))
def test_events_alone_keep_the_rows_of_a_match(seed: int) -> None:
    rng = Random(seed)
    state = (random_start if seed < 10 else random_changed)(rng)
    follower = Follower(state)
    for before, action, after, happened in steps(rng, state):
        follower.hear(happened)
        assert follower.shown() == in_play(after), (seed, before, action, happened)


def test_who_comes_goes_to_the_rear() -> None:
    follower, _, _ = followed(duel("* Ogre x | top: A=1/9", "* y", mana=9), "play Ogre top")
    assert follower.shown()[0] == [["A", "Ogre"], []]
    assert list(follower.rows.items()) == [((0, 0, 0), 0), ((0, 0, 1), 1)]
    assert follower.rows.at(0, 0, 1) == 1


def test_the_horde_brings_its_creatures() -> None:
    follower, after, _ = followed(solo("* x y | top: 0/9", "* Zombie a b c"), "end", "ai")
    assert follower.shown() == in_play(after)
    assert "Zombie" in follower.shown()[1][0]


def test_sprint_leads_to_the_front() -> None:
    before = duel("* x | top: p:a S=1/9+sprint", "* y | top: 0/9")
    follower, after, happened = followed(before, "end")
    assert follower.shown()[0] == in_play(after)[0] == [["S", "p"], []]
    (sprinted,) = [event for event in happened if isinstance(event, events.CreatureSprinted)]
    assert Rows.of(before.sides, lambda _place, unit: unit.card.name).sprint(sprinted) == "S"


def test_who_is_called_back_leaves_the_row() -> None:
    follower, _, _ = followed(duel("* x | top: A=1/9 B=1/9", "* y"))
    follower.hear([events.CreatureRecalled(0, 0, 0, sure_of(Creature, card("1/9")))])
    assert follower.shown()[0] == [["B"], []]
    assert follower.fallen == ["A"]


def test_those_who_fall_together_are_told_in_the_order_of_the_event() -> None:
    before = duel("* x | top: A=5/9+perforation", "* y | top: D=1/1 E=1/1 F=1/1")
    follower, after, _ = followed(before, "attack")
    assert follower.fallen == ["D", "E"]
    assert follower.shown() == in_play(after)
