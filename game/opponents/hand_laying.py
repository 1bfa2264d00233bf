"""How a hand is laid before a fight, where relics or a captain's steps allow it (H6 of R16.52)."""

from collections.abc import Sequence
from random import Random

from game.rules import BeginFight, FightSetup, LayHand, SetupAction, State, SwapCards, apply

from .evaluate import value

#: So many pairs of cards change places at the most where a hand is laid in any order.
_EXCHANGES = 4


def laid_hand(setup: FightSetup, rng: Random, spread: int) -> SetupAction:
    """Return what lets the fight begin best for whose hand it is; chance moves it up to ``spread``.

    Only the own hand is looked at: whatever else lies there adds the same to every order.
    """
    if setup.free:
        return LayHand(_best_order(setup, rng, spread))
    swaps = [action for action in setup.legal_actions() if isinstance(action, SwapCards)]
    worths = {swap: _worth(setup, swap) + rng.randrange(spread) for swap in swaps}
    best = max(worths, key=worths.__getitem__, default=None)
    begin = _worth(setup, BeginFight()) + rng.randrange(spread)
    return best if best is not None and worths[best] > begin else BeginFight()


def _best_order(setup: FightSetup, rng: Random, spread: int) -> tuple[int, ...]:
    """Return the order to which exchanges of two cards lead that make it better and better."""
    order = tuple(range(len(setup.hand)))
    best = _worth(setup, LayHand(order)) + rng.randrange(spread)
    for _ in range(_EXCHANGES):
        tried = {other: _worth(setup, LayHand(other)) for other in _exchanged(order)}
        found = max(tried, key=tried.__getitem__, default=order)
        worth = tried.get(found, best) + rng.randrange(spread)
        if worth <= best:
            break
        order, best = found, worth
    return order


def _exchanged(order: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the order with each two of its places exchanged."""
    found: list[tuple[int, ...]] = []
    for first in range(len(order)):
        for second in range(first + 1, len(order)):
            other = list(order)
            other[first], other[second] = other[second], other[first]
            found.append(tuple(other))
    return found


def _worth(setup: FightSetup, action: SetupAction) -> int:
    """Return what the first turn after an action is worth to whose hand it is."""
    side = setup.to_act()
    position, _ = apply(setup, action)
    while not isinstance(position, State):
        position, _ = apply(position, BeginFight())
    return value(position, side)
