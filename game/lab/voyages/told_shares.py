"""The outlook of a fight, as a captain is shown it: some fights with other luck (R16.22)."""

from __future__ import annotations

from game.rules import LEFT, FightTerms, Terms
from game.voyage import Hex, Voyage, guard_of, sample_fight

from ..jobs import GameOutcome, Job, seed_of
from ..playing import play
from .voyage_jobs import SKILLS, TACTICIAN

#: The fights that an outlook is counted by; a person is told of 60.
SAMPLES = 40
#: A tactician is told what a planner would win, and a little more than that.
_TACTICIAN_WINS_OF_LOST = 0.6


def fought(fight: FightTerms, seed: int, strength: str) -> GameOutcome:
    """Play a fight to its end."""
    return play(Job("fight", 0, seed, Terms("fight", solo=True), (strength,), fight=fight))


class ToldShares:
    """The outlooks of one voyage, each counted when first asked for."""

    def __init__(self, skill: str, samples: int = SAMPLES) -> None:
        self._skill = skill
        self._samples = samples
        self._known: dict[object, float] = {}

    def share(self, voyage: Voyage, field: Hex, hand: tuple[str, ...], samples: int = 0) -> float:
        """Return the share of fights with the guard of a field that this hand wins."""
        guard = guard_of(voyage, field)
        if guard is None:
            return 1.0
        packs = voyage.packs.intersection(hand)
        samples = samples or self._samples
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
            won += fought(fight, seed_of(seed, number), strength).winner == LEFT
        share = won / samples
        return share + (1 - share) * _TACTICIAN_WINS_OF_LOST * (self._skill == TACTICIAN)
