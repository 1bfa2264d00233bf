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

_SPELLS = (
    "Zombie * Boom! Combustion Cyclone Grrr | top: Baron Ogre | bottom: Vortex Assassin:s",
    "Brute * Martyr | top: Machine Gnome Zombie | bottom: Alpha",
)

#: For every position the number of sequences of 1, 2, 3… actions.
GOLDEN: dict[str, tuple[State, list[int]]] = {
    "opening": (
        done(open_setup(Terms(), list(CARDS.values()), DECKS, 1)[0], TakeDeck(0), TakeDeck(1)),
        [7, 19, 113, 575, 2477, 15917],
    ),
    "spells": (duel(*_SPELLS, mana=6), [28, 442, 3965, 26976]),
    "spells, later edition": (duel(*_SPELLS, mana=6, edition=LATER), [28, 434, 3558, 23855]),
    "crowd": (
        duel(
            "* Gnome Assassin Parasite Vortex x | top: Shaman Ogre Assassin | bottom: Vortex Troll",
            "a * b | top: Zombie Gnome Baron | bottom: Zombie Lieutenant",
            mana=7,
        ),
        [10, 92, 532, 2767, 19219],
    ),
    "pending order": (
        run(
            duel(
                "** Cyclone Boom! x | top: Parasite Abomination | bottom: Zombie",
                "a ** b c | top: Zombie Gnome | bottom: Grrr Zombie",
                mana=9,
            ),
            "attack",
        ),
        [6, 60, 408, 2534, 15966],
    ),
    "before the ai": (
        solo(
            "* Gnome Boom! x | top: Zombie Lieutenant | bottom: Assassin",
            "* Combustion Brigand Cyclone Baron Partisan Grrr Meteorite Ogre"
            " | discard: Zombie | top: Parasite | bottom: Gnome",
            mana=4,
        ),
        [11, 103, 530, 2549, 7682],
    ),
    "pairs": (
        ring(
            "pairs",
            "Zombie * Boom! Combustion Grrr | top: Baron Ogre | bottom: Vortex:s",
            "Brute * Martyr | bottom: Machine Gnome | top: Alpha",
            "* Cyclone Troll | top: Zombie",
            "a ** b c | top: Lieutenant | bottom: Gnome",
            mana=5,
        ),
        [19, 288, 3170, 22986],
    ),
    "three": (
        ring(
            "three",
            "x ** Gnome | top: Parasite Abomination | bottom: Zombie",
            "a ** b c | bottom: Zombie Gnome | top: Grrr",
            "* Boom! d | top: Zombie",
            mana=4,
        ),
        [4, 16, 90, 670, 5648],
    ),
    "four": (
        ring(
            "four",
            "* Gnome Assassin x | top: Shaman Ogre | bottom: Troll",
            "a * b | bottom: Zombie Gnome Baron",
            "* Combustion e | bottom: Machine",
            "c * d | top: Zombie Lieutenant",
            mana=5,
        ),
        [8, 47, 204, 1337, 7663],
    ),
    "before a wing": (
        ring(
            "horde",
            "* Gnome Boom! x | top: Zombie Lieutenant | bottom: Assassin",
            "* Combustion Brigand Cyclone Baron Grrr Meteorite | discard: Zombie | bottom: Gnome",
            "* Baron y | top: Troll | bottom: Parasite",
            "| top: Parasite",
            mana=4,
        ),
        [12, 121, 722, 3404, 10193],
    ),
    "pending order in pairs": (
        run(
            ring(
                "pairs",
                "** Boom! x y | top: Parasite Abomination | bottom: Zombie",
                "a ** b c | bottom: Zombie Gnome | top: Grrr Zombie",
                "* z",
                "* w | top: Baron",
                mana=9,
            ),
            "attack",
        ),
        [6, 36, 234, 1602, 12208],
    ),
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
    state, counts = GOLDEN[name]
    assert [perft(state, depth + 1, match_actions) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("name", GOLDEN)
def test_the_number_of_ways_by_trying_everything(name: str) -> None:
    """R3.2, R5.2, R5.6, R6.1, R13.5, R13.6, R13.8, R15.4: where few enough are to be tried."""
    state, counts = GOLDEN[name]
    depths = [1, *(n + 2 for n, inner in enumerate(counts[:-1]) if inner <= 120)]
    assert len(depths) >= 2
    for depth in depths:
        assert perft(state, depth, tried) == counts[depth - 1]


def test_the_positions_are_of_different_kinds() -> None:
    """R5.6, R9.3, R12.1, R13.6, R13.8, R15.4: what the table is for."""
    states = {name: state for name, (state, _) in GOLDEN.items()}
    assert {name for name in states if states[name].pending_side == RIGHT} == {
        "pending order", "pending order in pairs",
    }  # fmt: skip
    assert states["before the ai"].solo
    earlier, later = states["spells"], states["spells, later edition"]
    assert perft(earlier, 2, match_actions) > perft(later, 2, match_actions)
    assert len(match_actions(states["pairs"])) > len(match_actions(states["three"]))
