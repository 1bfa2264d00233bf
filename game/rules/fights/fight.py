"""A fight: a solo match of another size, with changes that its terms name (R16.20 to R16.29)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..cards import Card
from ..deal import shuffled_solo, solo_match
from ..difficulty import Difficulty
from ..events import Event
from ..sendable import Sendable
from ..setup import Setup
from ..state import State
from .changes import CardChange, Change, Which

#: No fight has a larger hand (R16.20), nor more cards in its guard.
MOST_HAND, MOST_GUARD = 10, 32
#: The settings of the quick game (R9).
QUICK = Difficulty()
#: What a card as pack has more than the printed one (R16.31).
PACK_ATTACK = PACK_HEALTH = PACK_DAMAGE = 1


@dataclass(frozen=True, slots=True)
class FightTerms(Sendable):
    """The terms of a fight: the ids of the ``hand`` and of the ``guard``, and what is changed.

    ``packs`` are those of the hand that are packs (R16.31). ``sources[i]`` is the id of the relic,
    captain's step or omen that ``changes[i]`` comes from, "" for none: words for a screen.
    """

    hand: tuple[str, ...]
    packs: tuple[str, ...] = ()
    guard: tuple[str, ...] = ()
    difficulty: Difficulty = QUICK
    changes: tuple[Change, ...] = ()
    sources: tuple[str, ...] = ()

    @property
    def in_force(self) -> tuple[Change, ...]:
        """The changes, and behind them that of the packs: ``Press`` counts in these."""
        if not self.packs:
            return self.changes
        pack = CardChange(Which(self.packs), 0, PACK_ATTACK, PACK_HEALTH, PACK_DAMAGE)
        return (*self.changes, pack)


def open_fight(
    fight: FightTerms, book: Mapping[str, Card], edition: int, seed: int
) -> tuple[Setup | State, list[Event]]:
    """Return the first position of a fight and what happened before any action (R16.20, R16.21).

    ``book`` finds cards by id; both piles are shuffled by the ``seed``. Raises ValueError for
    terms that cannot be played, in one line.
    """
    hand = [book[card] for card in fight.hand]
    guard = [book[card] for card in fight.guard]
    events: list[Event] = []
    hand, guard, stream = shuffled_solo(hand, guard, seed, events)
    return solo_match(hand, guard, edition, stream, fight.difficulty, events), events
