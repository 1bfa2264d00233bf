"""How many ways there are to go on, counted in two ways, and fixed.

A change of a figure is a change of the rules, or of what is legal.
"""

from collections.abc import Callable

import pytest

from game.rules import (
    LATER,
    RIGHT,
    MatchAction,
    State,
    TakeDeck,
    Terms,
    match_actions,
    open_setup,
    why_not,
)
from tests.certain import done

from .kit import CARDS, DECKS
from .matches import conceivable
from .pictures import duel, run, solo
from .ring.ring_pictures import ring


def opening() -> State:
    setup = open_setup(Terms(), list(CARDS.values()), DECKS, 1)[0]
    return done(setup, TakeDeck(0), TakeDeck(1))


def spells(edition: int = 0) -> State:
    left = "Zombie * Boom! Combustion Cyclone Grrr | top: Baron Ogre | bottom: Vortex Assassin:s"
    right = "Brute * Martyr | top: Machine Gnome Zombie | bottom: Alpha"
    return duel(left, right, mana=6, edition=edition)


def crowd() -> State:
    left = "* Gnome Assassin Parasite Vortex x | top: Shaman Ogre Assassin | bottom: Vortex Troll"
    return duel(left, "a * b | top: Zombie Gnome Baron | bottom: Zombie Lieutenant", mana=7)


def ordering() -> State:
    left = "** Cyclone Boom! x | top: Parasite Abomination | bottom: Zombie"
    right = "a ** b c | top: Zombie Gnome | bottom: Grrr Zombie"
    return run(duel(left, right, mana=9), "attack")


def before_the_horde() -> State:
    left = "* Gnome Boom! x | top: Zombie Lieutenant | bottom: Assassin"
    deck = "Combustion Brigand Cyclone Baron Partisan Grrr Meteorite Ogre | discard: Zombie"
    return solo(left, f"* {deck} | top: Parasite | bottom: Gnome", mana=4)


def pairs() -> State:
    first = "Zombie * Boom! Combustion Grrr | top: Baron Ogre | bottom: Vortex:s"
    second = "Brute * Martyr | bottom: Machine Gnome | top: Alpha"
    third = "* Cyclone Troll | top: Zombie"
    fourth = "a ** b c | top: Lieutenant | bottom: Gnome"
    return ring("pairs", first, second, third, fourth, mana=5)


def three() -> State:
    first = "x ** Gnome | top: Parasite Abomination | bottom: Zombie"
    second = "a ** b c | bottom: Zombie Gnome | top: Grrr"
    return ring("three", first, second, "* Boom! d | top: Zombie", mana=4)


def four() -> State:
    first = "* Gnome Assassin x | top: Shaman Ogre | bottom: Troll"
    second = "a * b | bottom: Zombie Gnome Baron"
    fourth = "c * d | top: Zombie Lieutenant"
    return ring("four", first, second, "* Combustion e | bottom: Machine", fourth, mana=5)


def before_a_wing() -> State:
    north = "* Combustion Brigand Cyclone Baron Grrr Meteorite | discard: Zombie | bottom: Gnome"
    first = "* Gnome Boom! x | top: Zombie Lieutenant | bottom: Assassin"
    third = "* Baron y | top: Troll | bottom: Parasite"
    return ring("horde", first, north, third, "| top: Parasite", mana=4)


def ordering_in_pairs() -> State:
    first = "** Boom! x y | top: Parasite Abomination | bottom: Zombie"
    second = "a ** b c | bottom: Zombie Gnome | top: Grrr Zombie"
    return run(ring("pairs", first, second, "* z", "* w | top: Baron", mana=9), "attack")


#: For every position the number of sequences of 1, 2, 3… actions.
GOLDEN: dict[str, tuple[Callable[[], State], list[int]]] = {
    "opening": (opening, [7, 19, 113, 575, 2477, 15917]),
    "spells": (spells, [28, 442, 3965, 26976]),
    "spells, later edition": (lambda: spells(LATER), [28, 434, 3558, 23855]),
    "crowd": (crowd, [10, 92, 532, 2767, 19219]),
    "pending order": (ordering, [6, 60, 408, 2534, 15966]),
    "before the ai": (before_the_horde, [11, 103, 530, 2549, 7682]),
    "pairs": (pairs, [19, 288, 3170, 22986]),
    "three": (three, [4, 16, 90, 670, 5648]),
    "four": (four, [8, 47, 204, 1337, 7663]),
    "before a wing": (before_a_wing, [12, 121, 722, 3404, 10193]),
    "pending order in pairs": (ordering_in_pairs, [6, 36, 234, 1602, 12208]),
}


def tried(state: State) -> list[MatchAction]:
    """Return the legal actions as they are found by asking for everything."""
    return [action for action in conceivable(state) if why_not(state, action) is None]


def perft(state: State, depth: int, legal: Callable[[State], list[MatchAction]]) -> int:
    """Return the number of sequences of ``depth`` actions; a match that is over has none."""
    actions = legal(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        total += perft(done(state, action), depth - 1, legal)
    return total


@pytest.mark.parametrize("name", GOLDEN)
def test_the_number_of_ways(name: str) -> None:
    """R3.2, R5.2, R5.6, R6.1, R13.5, R13.6, R13.8, R15.4: to the full depth."""
    make, counts = GOLDEN[name]
    assert [perft(make(), depth + 1, match_actions) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("name", GOLDEN)
def test_the_number_of_ways_by_trying_everything(name: str) -> None:
    """R3.2, R5.2, R5.6, R6.1, R13.5, R13.6, R13.8, R15.4: where few enough are to be tried."""
    make, counts = GOLDEN[name]
    depths = [1, *(n + 2 for n, inner in enumerate(counts[:-1]) if inner <= 120)]
    assert len(depths) >= 2
    for depth in depths:
        assert perft(make(), depth, tried) == counts[depth - 1]


def test_the_positions_are_of_different_kinds() -> None:
    """R5.6, R9.3, R12.1, R13.6, R13.8, R15.4: what the table is for."""
    assert ordering().pending_side == ordering_in_pairs().pending_side == RIGHT
    assert before_the_horde().solo
    assert perft(spells(), 2, match_actions) > perft(spells(LATER), 2, match_actions)
    assert len(match_actions(pairs())) > len(match_actions(three()))
