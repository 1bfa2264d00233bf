"""The computer's players. They know the rules, and of a match what a person would know.

The one door is this module: ``think`` answers every position of a setup or a
match, by one of eight named strengths.
"""

from .card_values import (
    CHEAP,
    CROWDED,
    FEW_CHEAP,
    FORMULA,
    LEARNT,
    CardFormula,
    by_formula,
    card_figures,
    card_worth,
    formula_worth,
    traits,
)
from .duel_weights import JUDGED_CARDS, MOST_LIFE, DuelWeights
from .evaluate import ODDS, WON, Judge, chance_of, value
from .knowledge import Memory, nothing_seen, remember, seen
from .ladder import MASTER, NOISES, STRENGTHS, WEAKEST, PlannedLine, Stop, think, think_ahead
from .manner import MANNERS, Manner
from .setups import CHOOSER, Chooser, choose_setup, deck_share, deck_worths
from .solo_weights import SoloWeights
from .standings import takes_draw
from .weights import WEIGHTS, Weights

__all__ = [
    "CHEAP",
    "CHOOSER",
    "CROWDED",
    "FEW_CHEAP",
    "FORMULA",
    "JUDGED_CARDS",
    "LEARNT",
    "MANNERS",
    "MASTER",
    "MOST_LIFE",
    "NOISES",
    "ODDS",
    "STRENGTHS",
    "WEAKEST",
    "WEIGHTS",
    "WON",
    "CardFormula",
    "Chooser",
    "DuelWeights",
    "Judge",
    "Manner",
    "Memory",
    "PlannedLine",
    "SoloWeights",
    "Stop",
    "Weights",
    "by_formula",
    "card_figures",
    "card_worth",
    "chance_of",
    "choose_setup",
    "deck_share",
    "deck_worths",
    "formula_worth",
    "nothing_seen",
    "remember",
    "seen",
    "takes_draw",
    "think",
    "think_ahead",
    "traits",
    "value",
]
