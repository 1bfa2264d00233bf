"""The rules text of a card, composed from the texts of its language."""

from __future__ import annotations

from game.rules import Card, Creature, ability_names

from .strings import Strings


def card_text(strings: Strings, card: Card) -> str:
    """Return what is printed on ``card``: one line for each thing it does, or nothing."""
    lines = [_joined(strings, card.abilities)] if card.abilities else []
    if not isinstance(card, Creature):
        lines.insert(0, strings.text("card_text.damage", damage=card.damage))
    elif card.aura:
        lines.append(strings.text("card_text.aura", ability=_joined(strings, card.aura)))
    return "\n".join(lines)


def _joined(strings: Strings, bits: int) -> str:
    names = [strings.text(f"abilities.{name}.name") for name in ability_names(bits)]
    return strings.text("card_text.separator").join(names)
