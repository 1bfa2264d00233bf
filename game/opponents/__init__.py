"""The computer's players. They know the rules, and of a match what a person would know.

The one door is this module: ``think`` answers every position of a setup or a
match, by one of six named strengths.
"""

from __future__ import annotations

from .duel_weights import JUDGED_CARDS, MOST_LIFE, DuelWeights
from .evaluate import ODDS, WON, Judge, value
from .knowledge import Memory, nothing_seen, remember, seen
from .ladder import MASTER, STRENGTHS, PlannedLine, Stop, think
from .rating import card_rating
from .weights import WEIGHTS, SideWeights, Weights

__all__ = [
    "JUDGED_CARDS",
    "MASTER",
    "MOST_LIFE",
    "ODDS",
    "STRENGTHS",
    "WEIGHTS",
    "WON",
    "DuelWeights",
    "Judge",
    "Memory",
    "PlannedLine",
    "SideWeights",
    "Stop",
    "Weights",
    "card_rating",
    "nothing_seen",
    "remember",
    "seen",
    "think",
    "value",
]
