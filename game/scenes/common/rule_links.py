"""Which rule belongs to what is seen: an ability, a place on the board, the phase of a turn."""

from __future__ import annotations

from game.rules import Card, Creature, ability_names

#: The rule of each ability.
ABILITY_RULES = {
    "splash": "R8.1",
    "perforation": "R8.2",
    "rage": "R8.3",
    "protection": "R8.4",
    "indestructible": "R8.5",
    "berserk": "R8.6",
    "sprint": "R8.7",
}
AURA_RULE = "R8.8"
#: The rules of incantations, of the attack of a creature, of a play, and of a stronghold.
INCANTATIONS, ATTACKING, PLAYING, STRONGHOLD = "R6", "R5.1", "R3.2", "R4"
#: The rule of what the board explains where the pointer rests, by the key of the hint.
HINT_RULES = {
    "attack": "R5.3",
    "attack_changed": "R8.7",
    "attacker": "R5.2",
    "bridge": "R1",
    "cost": "R3.2",
    "cost_dear": "R3.1",
    "deck": "R9.6",
    "discard": "R9.1",
    "health": "R5.4",
    "health_changed": "R5.4",
    "lane": "R3.3",
    "lane_other": "R3.3",
    "moon": "R5.1",
    "moon_other": "R5.1",
    "odds": "R2.8",
    "odds_always": "R2.8",
    "order": "R5.6",
    "rank": "R5.2",
    "reach": "R3.2",
    "ruler": "R4.1",
    "ruler_other": "R4.1",
    "victim": "R5.3",
}


def card_rules(card: Card) -> list[tuple[str, str]]:
    """Return what a card can do, each with its rule: abilities, or "" for an incantation."""
    found = [] if isinstance(card, Creature) else [("", INCANTATIONS)]
    found += [(name, ABILITY_RULES[name]) for name in ability_names(card.abilities)]
    if isinstance(card, Creature) and card.aura:
        lent = [(name, ABILITY_RULES[name]) for name in ability_names(card.aura)]
        found += [("aura", AURA_RULE), *(each for each in lent if each not in found)]
    return found


def card_rule(card: Card, *, in_play: bool) -> str:
    """Return the rule that matters most of a card: its first ability, or how it is played."""
    found = card_rules(card)
    return found[0][1] if found else (ATTACKING if in_play else PLAYING)
