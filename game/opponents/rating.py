"""What a card is worth, in points: in play, and as a choice before the match.

A point of plain attack in play is worth ``ATTACK_WORTH``. The figures were
chosen by matches of this player against itself. No card of the kit is known by name:
a card that a player makes is rated by the same figures.
"""

from __future__ import annotations

from game.rules import (
    BERSERK,
    INDESTRUCTIBLE,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    Card,
    Incantation,
)

ATTACK_WORTH = 12
HEALTH_WORTH = 8

#: What an ability in play adds: a fixed part, and a part for each point of attack.
_FLAT = {PROTECTION: 25, INDESTRUCTIBLE: 6, SPRINT: 8, RAGE: 2}
_PER_ATTACK = {SPLASH: 3, PERFORATION: 3, BERSERK: 4}
_ALL_BITS = range(1 << 7)


def _joined(parts: dict[int, int]) -> tuple[int, ...]:
    """Return the sum of the parts for every set of abilities, for a quick look-up."""
    return tuple(sum(worth for bit, worth in parts.items() if bits & bit) for bits in _ALL_BITS)


_FLAT_OF = _joined(_FLAT)
_ATTACK_OF = tuple(ATTACK_WORTH + more for more in _joined(_PER_ATTACK))

#: As a choice: Rage saves the turn of waiting, Sprint chooses its moment, an aura serves two.
_READY = _joined({RAGE: 24, SPRINT: 8})
_AURA_GIFT = 30
#: Attack beyond this seldom finds as much health to take, and counts by half.
_AMPLE_ATTACK = 4
_COST = 13

#: An incantation always comes back to be used again, but leaves nothing in play.
_INCANTATION = 15
_INCANTATION_DAMAGE = 13
_SECOND_TARGET = 2
_INCANTATION_COST = 9


def creature_worth(attack: int, health: int, bits: int) -> int:
    """Return what a creature in play with these figures and abilities is worth."""
    return attack * _ATTACK_OF[bits] + health * HEALTH_WORTH + _FLAT_OF[bits]


def card_rating(card: Card) -> int:
    """Return how much one would like to have ``card`` in a deck."""
    if isinstance(card, Incantation):
        targets = (card.abilities & SPLASH != 0) + (card.abilities & PERFORATION != 0)
        force = card.damage * (_INCANTATION_DAMAGE + targets * _SECOND_TARGET)
        return _INCANTATION + force - card.cost * _INCANTATION_COST
    rating = creature_worth(card.attack, card.health, card.abilities) + _READY[card.abilities]
    rating -= max(0, card.attack - _AMPLE_ATTACK) * _ATTACK_OF[card.abilities] // 2
    return rating - card.cost * _COST + (_AURA_GIFT if card.aura else 0)
