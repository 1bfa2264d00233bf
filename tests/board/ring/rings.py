"""Random rings for the tests of their board."""

from random import Random

from game.rules import MODES, State, dealt_ring, difficulties, horde_match
from tests.rules.matches import random_kit


def random_ring(rng: Random, mode: str = "") -> State:
    """Return the first position of a random ring of a mode, any one where none is named."""
    mode = mode or rng.choice(MODES)
    kit = random_kit(rng)
    seed = rng.getrandbits(32)
    if mode == "horde":
        choice = difficulties(rng.randint(1, 5))[0]
        return horde_match([kit[:8], kit[8:16]], kit[16:32], seed, choice, [])
    count = 3 if mode == "three" else 4
    return dealt_ring(mode, [kit[8 * seat : 8 * seat + 8] for seat in range(count)], seed, [])
