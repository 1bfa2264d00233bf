"""The outlook of a fight: a rule of thumb, and sample fights as the game shows them (R16.22)."""

from dataclasses import replace
from math import exp

from game.rules import PLAYER, RAGE, Difficulty, FightTerms, Terms
from game.voyage import (
    Hex,
    Voyage,
    VoyageGoal,
    goal_points,
    guard_of,
    hand_size,
    own_sides,
    rival_hand,
    sample_fight,
)

from ..jobs import Job, seed_of
from ..playing import play
from .captain_hands import best_hand
from .voyage_jobs import CARELESS, SKILLS, TACTICIAN

#: The fights that an outlook is counted by; a person is told of 60.
SAMPLES = 12
#: A rule of thumb, in logarithms of the odds: at first, who fights, a card more in the hand than
#: the fewest, a pack, a card of a guard beyond the usual, the Fort alone, a point of settings,
#: Rage, and a goal, for which hands are tried and all is brought together.
_FIRST, _SKILLED, _CARD, _FEWEST, _PACK = -0.5, 0.75, 1.4, 7, 0.1
_GUARD_CARD, _USUAL, _FORT_ALONE, _SETTINGS, _RAGE, _GOAL = -0.1, 9.5, 1.9, -0.5, -0.3, 0.7
#: A card more than a rival captain has.
_RIVAL_CARD = 0.8
#: A tactician is told what a planner would win, and a little more than that.
_TACTICIAN_WINS_OF_LOST = 0.6


def fought(voyage: Voyage, fight: FightTerms, seed: int, strength: str) -> tuple[bool, int]:
    """Play a fight of a voyage to its end; return whether it is won, and its turns.

    Where captains meet, the rival plays as the difficulty says.
    """
    terms = Terms("fight", solo=not fight.other)
    players: tuple[str, ...] = (strength,)
    side = PLAYER
    if fight.other:
        (side,) = own_sides(voyage)
        rival = voyage.difficulty.rival
        players = (rival, strength) if side else (strength, rival)
    game = play(Job("fight", 0, seed, terms, players, fight=fight))
    return game.winner == side, game.turns


def rule_of_thumb(voyage: Voyage, field: Hex, skill: str) -> float:
    """Return about how often the guard of a field is beaten, as a player comes to know it.

    It was fitted to outlooks of the laboratory: hands of 7 to 10, guards of 8 to 22 cards.
    """
    guard = guard_of(voyage, field)
    if guard is None:
        return 1.0
    if guard.captain:
        return thumb_of_rival(voyage, skill)
    odds = _own_odds(voyage, skill)
    odds += _GUARD_CARD * (guard.cards - _USUAL) + (_FORT_ALONE if guard.faces == 1 else 0.0)
    rage = guard.settings.ability == RAGE
    odds += (_RAGE if rage else 0.0) + (_GOAL if guard.goal else 0.0)
    return _share(odds + _SETTINGS * _points(guard.settings))


def thumb_of_hidden(voyage: Voyage, goal: VoyageGoal, skill: str) -> float:
    """Return about how often a goal is beaten that was not found yet."""
    cards = goal.cards + voyage.difficulty.cards
    odds = _own_odds(voyage, skill) + _GUARD_CARD * (cards - _USUAL)
    points = goal_points(voyage, goal) + voyage.difficulty.points
    odds += _GOAL + (0.0 if goal.bastion else _FORT_ALONE)
    return _share(odds + _SETTINGS * max(0, points))


def thumb_of_rival(voyage: Voyage, skill: str) -> float:
    """Return about how often the rival captain is beaten: by the cards, and the packs of them."""
    hand, packs = rival_hand(voyage)
    size = hand_size(voyage)[1]
    better = _RIVAL_CARD * (size - len(hand)) + 2 * _PACK * (len(voyage.packs) - len(packs))
    return _share(better + _SKILLED * (skill != CARELESS))


def _points(settings: Difficulty) -> int:
    """Return the points of settings; which strongholds there are is reckoned apart."""
    return replace(settings, bastion=True).points or 0


def _own_odds(voyage: Voyage, skill: str) -> float:
    size = hand_size(voyage)[1]
    odds = _FIRST + _SKILLED * (skill != CARELESS) + _CARD * (size - _FEWEST)
    return odds + _PACK * min(len(voyage.packs), size)


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))


class ToldShares:
    """The outlooks of one voyage, each counted when first asked for."""

    def __init__(self, skill: str) -> None:
        self._skill = skill
        #: By what is at stake: which of the sample fights were won, as far as they were played.
        self._known: dict[object, list[bool]] = {}

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
        won = self._known.setdefault((field, at_stake, own, voyage.meeting), [])
        strength = SKILLS["planner" if self._skill == TACTICIAN else self._skill]
        for number in range(len(won), samples):
            fight, seed = sample_fight(voyage, field, hand, number)
            won.append(fought(voyage, fight, seed_of(seed, number), strength)[0])
        share = sum(won[:samples]) / samples
        return share + (1 - share) * _TACTICIAN_WINS_OF_LOST * (self._skill == TACTICIAN)
