"""The computer's players. They know the rules, and of a match what a person would know.

The one door is this module: ``decide`` answers every position of a setup or a
match. A player is any function of that shape, so that others can take the seat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.rules import AnyAction, Position, State, to_act

from .evaluate import ODDS, WON, Judge, Threat, threat, value
from .greedy import choose
from .knowledge import Memory, nothing_seen, remember, seen
from .ladder import MASTER, STRENGTHS, Line, Stop, think
from .rating import card_rating
from .setups import choose_setup
from .weights import WEIGHTS, SideWeights, Weights

__all__ = [
    "MASTER",
    "ODDS",
    "STRENGTHS",
    "WEIGHTS",
    "WON",
    "Judge",
    "Line",
    "Memory",
    "Player",
    "SideWeights",
    "Stop",
    "Threat",
    "Weights",
    "card_rating",
    "choose",
    "choose_setup",
    "decide",
    "nothing_seen",
    "remember",
    "seen",
    "think",
    "threat",
    "value",
]

#: Position, side to act, seed, and what was seen of the hands: all that a choice may rest on.
Player = Callable[[Position, int, int, Memory | None], AnyAction]


def decide(position: Position, side: int, seed: int, memory: Memory | None = None) -> AnyAction:
    """Return the greedy player's action; the same for the same position, seed and memory.

    ``memory`` tells which cards of the hands have been seen (``remember``).
    Raises ValueError where another side is to act.
    """
    if to_act(position) != side:
        raise ValueError("another side is to act")
    if isinstance(position, State):
        return choose(position, side, seed, memory)
    return choose_setup(position, side, Random(seed))
