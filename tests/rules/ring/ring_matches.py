"""Random rings of every mode, with cards of every kind."""

from collections.abc import Iterator
from random import Random

from game.rules import MODES, Setup, State, Terms, apply, legal_actions
from tests.rules.matches import FORMS, opening, random_kit, steps


def ring_terms(rng: Random, mode: str) -> Terms:
    """Return terms of a mode: any form, either edition, the Horde with settings or without."""
    horde = mode == "horde"
    form = rng.choice(FORMS[:2] if horde else FORMS)
    return Terms(form, False, rng.randrange(2), horde and rng.random() < 0.7, mode)


def random_ring(rng: Random, mode: str = "") -> State:
    """Return the first turn of a random ring with random cards; of any mode unless told."""
    terms = ring_terms(rng, mode or rng.choice(MODES))
    position: Setup | State = opening(terms, random_kit(rng), rng.getrandbits(64))
    while isinstance(position, Setup):
        position = apply(position, rng.choice(legal_actions(position)))[0]
    return position


def ring_states(rng: Random, mode: str = "") -> Iterator[State]:
    """Yield the positions of a random ring, the first one too."""
    state = random_ring(rng, mode)
    yield state
    for _, _, after, _ in steps(rng, state):
        yield after
