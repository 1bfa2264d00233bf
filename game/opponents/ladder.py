"""The ladder of named strengths, and the one door to a computer player's thoughts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.rules import AnyAction, Position, State, to_act

from .greedy import choose
from .knowledge import Memory
from .setups import choose_setup

#: Asked now and then by a search; True ends it with the best that it has found.
Stop = Callable[[], bool]

#: From the first lesson to the master.
STRENGTHS = ("beginner", "careless", "greedy", "two_turns", "deep", "master")
BEGINNER, CARELESS, GREEDY, TWO_TURNS, DEEP, MASTER = STRENGTHS


class Line(NamedTuple):
    """What a side means to do: actions up to where somebody else, or chance, decides.

    ``value`` is what the line leads to for the side that thinks, in the unit of
    ``evaluate.value``; ``nodes`` are the actions that were carried out to find it.
    """

    actions: tuple[AnyAction, ...]
    value: int = 0
    nodes: int = 0


def think(
    position: Position,
    side: int,
    seed: int,
    memory: Memory | None = None,
    strength: str = MASTER,
    stop: Stop | None = None,  # noqa: ARG001
) -> Line:
    """Return what a player of this strength does; the same for the same arguments.

    ``memory`` tells which cards of the hands have been seen (``remember``). Only
    ``stop``, which is a matter of time, may make the line another. Raises
    ValueError where another side is to act, or for a strength that does not exist.
    """
    if to_act(position) != side:
        raise ValueError("another side is to act")
    if strength not in STRENGTHS:
        raise ValueError(f"{strength!r} is no strength; there are {', '.join(STRENGTHS)}")
    if isinstance(position, State):
        return Line((choose(position, side, seed, memory),))
    return Line((choose_setup(position, side, Random(seed)),))
