"""What a card is worth in a deck, in points of the evaluation: 1000 multiply the odds by e.

The worths are those of ``LEARNT``, which games of the laboratory have told: ``python -m game
simulate cards`` plays them and prints this table. They are of the average card, so that only
differences count. A card is known by its figures, too: one that is not what it was learnt as, or
that a player has made, is worth what ``FORMULA`` says, which is fitted to the same games.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules import Card, Incantation, ability_names

from .card_formula import CardFormula, by_formula

#: The cards by id: the figures by which each was learnt (``card_figures``), and its worth.
LEARNT: dict[str, tuple[str, int]] = {
    "annihilation": ("4: damage 6", 610),
    "martyr": ("7: 6/6 protection", 354),
    "troll": ("6: 3/6 rage berserk", 343),
    "brute": ("4: 5/5", 315),
    "partisan": ("3: 3/2 rage", 260),
    "mutant": ("5: 2/4 perforation rage sprint", 243),
    "assassin": ("2: 1/1 rage sprint", 232),
    "baron": ("3: 3/5", 221),
    "alpha": ("5: 4/2 perforation protection indestructible", 213),
    "carnivore": ("6: 2/6 splash rage sprint", 186),
    "brigand": ("4: 2/6 splash", 174),
    "scribe": ("4: 3/3 rage indestructible", 150),
    "ogre": ("4: 4/4 berserk", 126),
    "meteorite": ("5: damage 4 perforation", 48),
    "vortex": ("2: 0/3 aura sprint", 6),
    "microctopus": ("2: 5/1", 2),
    "gnome": ("3: 2/1 rage berserk", -13),
    "reptile": ("3: 1/3 rage sprint", -48),
    "grrr": ("2: 1/3 rage", -73),
    "aberration": ("7: 2/4 perforation rage indestructible berserk sprint", -100),
    "abomination": ("6: 6/4 splash perforation", -122),
    "zombie": ("1: 3/1", -125),
    "parasite": ("4: 1/1 splash perforation rage berserk", -133),
    "shaman": ("3: 1/2 aura rage", -143),
    "disciple": ("4: 2/2 perforation rage", -180),
    "lieutenant": ("3: 3/1 protection", -186),
    "revenant": ("3: 3/2 perforation indestructible", -192),
    "carapace": ("3: 0/4 protection", -225),
    "cyclone": ("5: damage 3 splash perforation", -352),
    "combustion": ("3: damage 2 splash", -438),
    "machine": ("3: 0/1 indestructible aura protection", -478),
    "boom": ("1: damage 1", -677),
}
FORMULA = CardFormula(
    creature=0,
    incantation=0,
    cost=260,
    attack=240,
    ample=120,
    health=160,
    splash=60,
    perforation=60,
    berserk=80,
    rage=500,
    protection=500,
    indestructible=120,
    sprint=320,
    aura=600,
    damage=260,
    damage_splash=40,
    damage_perforation=40,
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
