"""The points by which positions are judged: how much each thing counts for either side.

A thousand points multiply the odds of winning by e (2.7). They were found by
self-play: ``python -m tests.tuning weights`` fits them to the results of matches between players
who use them, and is run again whenever the judgement learns to see something new.
"""

from typing import NamedTuple

from .duel_weights import MOVES, WAITS, DuelWeights
from .solo_weights import HORDE, LONE, SoloWeights


class Weights(NamedTuple):
    """A duel's side to move and the one that waits; in solo the player's turn and the Horde's."""

    moves: DuelWeights
    waits: DuelWeights
    lone: SoloWeights
    horde: SoloWeights


WEIGHTS = Weights(MOVES, WAITS, LONE, HORDE)
