"""The rules text of a card, composed from the texts of its language."""

from game.rules import FIRST, LATER, Card, Creature, ability_names

from .strings import Strings


def card_text(strings: Strings, card: Card) -> str:
    """Return what is printed on ``card``: one line for each thing it does, or nothing."""
    lines = [_joined(strings, card.abilities)] if card.abilities else []
    if not isinstance(card, Creature):
        lines.insert(0, strings.text("card_text.damage", damage=card.damage, count=card.damage))
    elif card.aura:
        lines.append(strings.text("card_text.aura", ability=_joined(strings, card.aura)))
    return "\n".join(lines)


def ability_text(strings: Strings, name: str, edition: int = FIRST) -> str:
    """Return what an ability does; where the later edition changes it (R12), in its words.

    The words hold for creatures and for incantations that have it.
    """
    key = f"abilities.{name}.text"
    if edition == LATER and f"{key}_later" in strings:
        key += "_later"
    return strings.text(key)


def aura_text(strings: Strings, card: Creature) -> str:
    """Return what the aura of ``card`` does for its neighbours."""
    return strings.text("abilities.aura.text", ability=_joined(strings, card.aura))


def _joined(strings: Strings, bits: int) -> str:
    names = [strings.text(f"abilities.{name}.name") for name in ability_names(bits)]
    return strings.text("card_text.separator").join(names)
