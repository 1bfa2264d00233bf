"""How many ways there are to go on in rings, counted in two ways, and fixed."""

from collections.abc import Callable

import pytest

from game.rules import State
from tests.rules.pictures import run
from tests.rules.test_perft import offered, perft, tried

from .ring_pictures import ring


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


def ordering() -> State:
    first = "** Boom! x y | top: Parasite Abomination | bottom: Zombie"
    second = "a ** b c | bottom: Zombie Gnome | top: Grrr Zombie"
    return run(ring("pairs", first, second, "* z", "* w | top: Baron", mana=9), "attack")


#: For every position the number of sequences of 1, 2, 3… actions.
GOLDEN: dict[str, tuple[Callable[[], State], list[int]]] = {
    "pairs": (pairs, [19, 288, 3170, 22986]),
    "three": (three, [4, 16, 90, 670, 5648]),
    "four": (four, [8, 47, 204, 1337, 7663]),
    "before a wing": (before_a_wing, [12, 121, 722, 3404, 10193]),
    "pending order": (ordering, [6, 36, 234, 1602, 12208]),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_number_of_ways(name: str) -> None:
    """R13.5, R13.6, R13.8, R15.4: to the full depth."""
    make, counts = GOLDEN[name]
    assert [perft(make(), depth + 1, offered) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("name", GOLDEN)
def test_the_number_of_ways_by_trying_everything(name: str) -> None:
    """R13.5, R13.6, R13.8, R15.4: where few enough are to be tried."""
    make, counts = GOLDEN[name]
    for depth in (1, 2):
        assert perft(make(), depth, tried) == counts[depth - 1]


def test_the_positions_are_of_different_kinds() -> None:
    """R13.6, R13.8, R15.4: what the table is for."""
    assert ordering().pending_side == 1
    assert len(offered(pairs())) > len(offered(three()))
