"""The worth of a card in a deck, in points of the evaluation: 1000 multiply the odds by e.

The worths are those of ``LEARNT``, which games of the laboratory have told: ``python -m
tests.tuning cards --strength deep --games 3000`` plays them (seed 0) and prints this table. The
results of 600 games that it was not fitted to surprised it by 0.621 each, where nothing known is
0.693 and ratings by hand were 0.660. A worth is sure to about 190 points either way. They are
beside the average card, so that only differences count. The worth of a card depends on who plays
it: to ``two_turns`` Boom! is among the worst. Pairs of cards, and what answers what, told little or
nothing more on games held out.

A card is known by its figures, too: one that is not what it was learnt as, or that a player has
made, is worth what ``FORMULA`` says. It is fitted to the worths learnt; those of a card that it has
not seen it foretells with a correlation of 0.65.

``formula_worth`` is linear in the *traits* of a card, fitted to the worths learnt.
"""

from functools import lru_cache
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
    ability_names,
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


#: The cards by id: the figures by which each was learnt (``card_figures``), and its worth.
LEARNT: dict[str, tuple[str, int]] = {
    "annihilation": ("4: damage 6", 880),
    "assassin": ("2: 1/1 rage sprint", 692),
    "boom": ("1: damage 1", 609),
    "vortex": ("2: 0/3 aura sprint", 512),
    "brute": ("4: 5/5", 413),
    "zombie": ("1: 3/1", 259),
    "microctopus": ("2: 5/1", 229),
    "partisan": ("3: 3/2 rage", 223),
    "grrr": ("2: 1/3 rage", 170),
    "martyr": ("7: 6/6 protection", 149),
    "ogre": ("4: 4/4 berserk", 134),
    "baron": ("3: 3/5", 85),
    "reptile": ("3: 1/3 rage sprint", 78),
    "gnome": ("3: 2/1 rage berserk", 56),
    "scribe": ("4: 3/3 rage indestructible", 40),
    "troll": ("6: 3/6 rage berserk", -8),
    "mutant": ("5: 2/4 perforation rage sprint", -23),
    "carnivore": ("6: 2/6 splash rage sprint", -85),
    "alpha": ("5: 4/2 perforation protection indestructible", -100),
    "revenant": ("3: 3/2 perforation indestructible", -161),
    "lieutenant": ("3: 3/1 protection", -213),
    "brigand": ("4: 2/6 splash", -217),
    "aberration": ("7: 2/4 perforation rage indestructible berserk sprint", -253),
    "abomination": ("6: 6/4 splash perforation", -269),
    "meteorite": ("5: damage 4 perforation", -284),
    "disciple": ("4: 2/2 perforation rage", -301),
    "carapace": ("3: 0/4 protection", -302),
    "combustion": ("3: damage 2 splash", -320),
    "parasite": ("4: 1/1 splash perforation rage berserk", -321),
    "cyclone": ("5: damage 3 splash perforation", -459),
    "shaman": ("3: 1/2 aura rage", -461),
    "machine": ("3: 0/1 indestructible aura protection", -752),
}
#: A card of at most this cost is cheap. Beyond the first two, each cheap card among the eight that
#: a side begins with takes so much: they leave little mana behind.
CHEAP, FEW_CHEAP, CROWDED = 2, 2, 515
FORMULA = CardFormula(
    creature=-285,
    incantation=385,
    cost=351,
    attack=225,
    ample=132,
    health=162,
    splash=43,
    perforation=43,
    berserk=84,
    rage=553,
    protection=484,
    indestructible=111,
    sprint=341,
    aura=576,
    damage=278,
    damage_splash=31,
    damage_perforation=31,
)

#: More cards than any kit has.
_KEPT = 256


def card_figures(card: Card) -> str:
    """Return what a card does, in a line: ``6: 3/6 rage berserk``, ``5: damage 4 perforation``."""
    if isinstance(card, Incantation):
        parts = [f"{card.cost}: damage {card.damage}", *ability_names(card.abilities)]
    else:
        parts = [f"{card.cost}: {card.attack}/{card.health}", *ability_names(card.abilities)]
        parts += [f"aura {name}" for name in ability_names(card.aura)]
    return " ".join(parts)


def is_learnt(card: Card) -> bool:
    """Return whether games have told what ``card`` is worth, as it is."""
    return card.id in LEARNT and LEARNT[card.id][0] == card_figures(card)


@lru_cache(_KEPT)
def card_worth(card: Card) -> int:
    """Return what ``card`` is worth in a deck."""
    return LEARNT[card.id][1] if is_learnt(card) else by_formula(card, FORMULA)


def formula_worth(card: Card) -> int:
    """Return what ``card`` would be worth if it were not known."""
    return by_formula(card, FORMULA)
