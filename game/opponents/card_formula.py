"""The worth of a card in a deck by what it can do, for cards without results of games.

The worth is linear in the *traits* of a card. The points of each were fitted to what games have
told of the cards of the kit (``card_values``), so a card that a player makes stands among them
where its figures put it.
"""

from __future__ import annotations

from typing import NamedTuple

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

#: Attack beyond this seldom finds as much health to take.
AMPLE_ATTACK = 4


class CardFormula(NamedTuple):
    """The points of each trait; all but the first two are of what is good in a card.

    ``creature`` and ``incantation`` are what either is worth before anything else is known.
    ``cost`` is for each mana that a card costs less. ``attack``, ``ample`` (attack beyond
    ``AMPLE_ATTACK``) and ``health`` are for each point, ``splash``, ``perforation`` and ``berserk``
    for each point of attack, the other abilities once. ``damage`` is for each point of an
    incantation's, ``damage_splash`` and ``damage_perforation`` for each that falls on another.
    """

    creature: int
    incantation: int
    cost: int
    attack: int
    ample: int
    health: int
    splash: int
    perforation: int
    berserk: int
    rage: int
    protection: int
    indestructible: int
    sprint: int
    aura: int
    damage: int
    damage_splash: int
    damage_perforation: int


def traits(card: Card) -> CardFormula:
    """Return how much ``card`` has of each trait."""
    bits = card.abilities
    splash, perforation = int(bits & SPLASH != 0), int(bits & PERFORATION != 0)
    if isinstance(card, Incantation):
        damage = card.damage
        # fmt: off
        return CardFormula(
            0, 1, -card.cost, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            damage, splash * damage, perforation * damage,
        )
        # fmt: on
    attack = card.attack
    return CardFormula(
        1,
        0,
        -card.cost,
        min(attack, AMPLE_ATTACK),
        max(0, attack - AMPLE_ATTACK),
        card.health,
        splash * attack,
        perforation * attack,
        attack if bits & BERSERK else 0,
        int(bits & RAGE != 0),
        int(bits & PROTECTION != 0),
        int(bits & INDESTRUCTIBLE != 0),
        int(bits & SPRINT != 0),
        int(card.aura != 0),
        0,
        0,
        0,
    )


def by_formula(card: Card, formula: CardFormula) -> int:
    """Return what ``card`` is worth by the points of ``formula``."""
    return sum(points * much for points, much in zip(formula, traits(card), strict=True))
