"""What a card is worth in a deck, in points of the evaluation: 1000 multiply the odds by e.

The worths are those of ``LEARNT``, which games of the laboratory have told: ``python -m game
simulate cards --strength deep`` plays such games and prints this table. It was learnt from 2,937
of them by deep against itself: drafts in which one pick in two was random, built decks, and cards
drawn at random (the command's, seed 0); a worth is sure to about 170 points either way. They are
beside the average card, so that only differences count. What a card is worth depends on who plays
it: to ``two_turns`` Boom! is the worst of all. Pairs of cards, and what answers what, told nothing
more on games held out.

A card is known by its figures, too: one that is not what it was learnt as, or that a player has
made, is worth what ``FORMULA`` says. It is fitted to the worths learnt; those of a card that it has
not seen it foretells with a correlation of 0.64.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules import Card, Incantation, ability_names

from .card_formula import CardFormula, by_formula

#: The cards by id: the figures by which each was learnt (``card_figures``), and its worth.
LEARNT: dict[str, tuple[str, int]] = {
    "annihilation": ("4: damage 6", 718),
    "boom": ("1: damage 1", 582),
    "vortex": ("2: 0/3 aura sprint", 348),
    "assassin": ("2: 1/1 rage sprint", 345),
    "zombie": ("1: 3/1", 300),
    "brute": ("4: 5/5", 284),
    "partisan": ("3: 3/2 rage", 228),
    "microctopus": ("2: 5/1", 186),
    "martyr": ("7: 6/6 protection", 182),
    "baron": ("3: 3/5", 172),
    "brigand": ("4: 2/6 splash", 105),
    "grrr": ("2: 1/3 rage", 92),
    "alpha": ("5: 4/2 perforation protection indestructible", 86),
    "ogre": ("4: 4/4 berserk", 82),
    "mutant": ("5: 2/4 perforation rage sprint", 66),
    "troll": ("6: 3/6 rage berserk", 60),
    "scribe": ("4: 3/3 rage indestructible", 33),
    "gnome": ("3: 2/1 rage berserk", -78),
    "revenant": ("3: 3/2 perforation indestructible", -123),
    "carnivore": ("6: 2/6 splash rage sprint", -170),
    "abomination": ("6: 6/4 splash perforation", -176),
    "combustion": ("3: damage 2 splash", -185),
    "reptile": ("3: 1/3 rage sprint", -195),
    "meteorite": ("5: damage 4 perforation", -202),
    "shaman": ("3: 1/2 aura rage", -216),
    "parasite": ("4: 1/1 splash perforation rage berserk", -275),
    "disciple": ("4: 2/2 perforation rage", -280),
    "carapace": ("3: 0/4 protection", -290),
    "lieutenant": ("3: 3/1 protection", -348),
    "cyclone": ("5: damage 3 splash perforation", -396),
    "aberration": ("7: 2/4 perforation rage indestructible berserk sprint", -414),
    "machine": ("3: 0/1 indestructible aura protection", -523),
}
#: A card of at most this cost is cheap. Beyond the first two, each cheap card among the eight that
#: a side begins with takes so much: they leave little mana behind.
CHEAP, FEW_CHEAP, CROWDED = 2, 2, 220
FORMULA = CardFormula(
    creature=-345,
    incantation=407,
    cost=332,
    attack=225,
    ample=123,
    health=167,
    splash=48,
    perforation=49,
    berserk=77,
    rage=491,
    protection=474,
    indestructible=116,
    sprint=289,
    aura=626,
    damage=253,
    damage_splash=33,
    damage_perforation=33,
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
