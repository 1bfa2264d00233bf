"""The outlook of a fight: a rule of thumb, and sample fights as the game shows them (R16.22)."""

from __future__ import annotations

from math import exp

from game.rules import PLAYER, RAGE, FightTerms, Terms
from game.voyage import Hex, Voyage, VoyageGoal, goal_points, guard_of, hand_size, sample_fight

from ..jobs import GameOutcome, Job, seed_of
from ..playing import play
from .captain_hands import best_hand
from .voyage_jobs import CARELESS, SKILLS, TACTICIAN

#: The fights that an outlook is counted by; a person is told of 60.
SAMPLES = 20
#: A rule of thumb, in logarithms of the odds: who fights, a card more in the hand than the fewest,
#: a pack, a relic, a card of a guard beyond the usual, the Fort alone, a point of settings, Rage.
_SKILLED, _CARD, _FEWEST, _PACK, _RELIC = 1.0, 0.57, 7, 0.2, 0.25
_GUARD_CARD, _USUAL, _FORT_ALONE, _SETTINGS, _RAGE = -0.22, 9.5, 1.45, -0.4, -0.8
#: A tactician is told what a planner would win, and a little more than that.
_TACTICIAN_WINS_OF_LOST = 0.6


def fought(fight: FightTerms, seed: int, strength: str) -> GameOutcome:
    """Play a fight to its end."""
    return play(Job("fight", 0, seed, Terms("fight", solo=True), (strength,), fight=fight))


def rule_of_thumb(voyage: Voyage, field: Hex, skill: str) -> float:
    """Return about how often the guard of a field is beaten, as a player comes to know it.

    It was fitted to single fights of the laboratory: hands of 7 to 9, guards of 8 to 20 cards.
    """
    guard = guard_of(voyage, field)
    if guard is None:
        return 1.0
    odds = _own_odds(voyage, skill)
    odds += _GUARD_CARD * (guard.cards - _USUAL) + (_FORT_ALONE if guard.faces == 1 else 0.0)
    rage = guard.settings.ability == RAGE
    return _share(odds + _SETTINGS * (guard.settings.points or 0) + (_RAGE if rage else 0.0))


def thumb_of_hidden(voyage: Voyage, goal: VoyageGoal, skill: str) -> float:
    """Return about how often a goal is beaten that was not found yet."""
    cards = goal.cards + voyage.difficulty.cards
    odds = _own_odds(voyage, skill) + _GUARD_CARD * (cards - _USUAL)
    points = goal_points(voyage, goal) + voyage.difficulty.points
    return _share(odds + (0.0 if goal.bastion else _FORT_ALONE) + _SETTINGS * max(0, points))


def _own_odds(voyage: Voyage, skill: str) -> float:
    size = hand_size(voyage)[1]
    odds = _SKILLED * (skill != CARELESS) + _CARD * (size - _FEWEST)
    return odds + _PACK * min(len(voyage.packs), size) + _RELIC * len(voyage.relics)


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))


class ToldShares:
    """The outlooks of one voyage, each counted when first asked for."""

    def __init__(self, skill: str) -> None:
        self._skill = skill
        self._known: dict[object, float] = {}

    def share(
        self, voyage: Voyage, field: Hex, hand: tuple[str, ...] = (), samples: int = 0
    ) -> float:
        """Return the share of fights with the guard of a field that this hand wins.

        Without a hand, it is the one that goes by the worth of the cards.
        """
        guard = guard_of(voyage, field)
        if guard is None:
            return 1.0
        hand = hand or best_hand(voyage)
        packs = voyage.packs.intersection(hand)
        samples = samples or SAMPLES
        at_stake = guard.cards, guard.settings, guard.kind, voyage.omen
        own = frozenset(hand), packs, voyage.rank, voyage.relics
        key = field, at_stake, own, samples
        if key not in self._known:
            self._known[key] = self._counted(voyage, field, hand, samples)
        return self._known[key]

    def _counted(self, voyage: Voyage, field: Hex, hand: tuple[str, ...], samples: int) -> float:
        strength = SKILLS["planner" if self._skill == TACTICIAN else self._skill]
        won = 0
        for number in range(samples):
            fight, seed = sample_fight(voyage, field, hand, number)
            won += fought(fight, seed_of(seed, number), strength).winner == PLAYER
        share = won / samples
        return share + (1 - share) * _TACTICIAN_WINS_OF_LOST * (self._skill == TACTICIAN)
