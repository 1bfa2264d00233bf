"""Cards in words, as the voice says them, and what the almanac tells of one."""

from collections.abc import Iterator

from game.content import Fact, Strings, ability_text, aura_text, facts_of_card
from game.rules import FIRST, Card, Creature, ability_names

from ...services import Services

#: A share this near to a half, or an interval that holds it, tells of no difference.
_HALF = 0.5


def card_name(strings: Strings, card: Card) -> str:
    """Return the name, the kind and the numbers of a card, and what its abilities are called."""
    kind = "creature" if isinstance(card, Creature) else "incantation"
    parts = [card.name, strings.text(f"card_types.{kind}").lower()]
    parts.append(strings.text("voice.card.cost", cost=card.cost))
    parts.append(card_numbers(strings, card))
    parts += ability_titles(strings, card)
    return ", ".join(parts)


def card_numbers(strings: Strings, card: Card) -> str:
    """Return the attack and health of a card, or the damage that it deals."""
    if isinstance(card, Creature):
        return strings.text("voice.card.strength", attack=card.attack, health=card.health)
    return strings.text("voice.card.damage", damage=card.damage)


def ability_titles(strings: Strings, card: Card) -> Iterator[str]:
    """Yield the names of a card's abilities, an aura with what it lends."""
    for name in ability_names(card.abilities):
        yield strings.text(f"abilities.{name}.name")
    if isinstance(card, Creature) and card.aura:
        lent = ", ".join(
            strings.text(f"abilities.{name}.name") for name in ability_names(card.aura)
        )
        yield strings.text(
            "card_text.explained", ability=strings.text("abilities.aura.name"), text=lent
        )


def card_explained(strings: Strings, card: Card, edition: int) -> list[str]:
    """Return the name and numbers of a card, and then its abilities with what they do."""
    return [card_name(strings, card), *abilities_explained(strings, card, edition)]


def card_facts(strings: Strings, card: Card) -> list[str]:
    """Return the cost and numbers of a card in a line, and then its abilities with what they do."""
    cost = strings.text("voice.card.cost", cost=card.cost)
    return [f"{cost}, {card_numbers(strings, card)}", *abilities_explained(strings, card)]


def abilities_explained(strings: Strings, card: Card, edition: int = FIRST) -> list[str]:
    """Return a card's abilities with what they do, by the rules of an edition."""
    told, names = [], list(ability_names(card.abilities))
    if isinstance(card, Creature) and card.aura:
        told.append(
            strings.text(
                "card_text.explained",
                ability=strings.text("abilities.aura.name"),
                text=aura_text(strings, card),
            )
        )
        names += ability_names(card.aura)
    told += [
        strings.text(
            "card_text.explained",
            ability=strings.text(f"abilities.{name}.name"),
            text=ability_text(strings, name, edition),
        )
        for name in dict.fromkeys(names)
    ]
    return told


def spoken_thing(services: Services, thing: object) -> str:
    """Return the words for a thing that a screen shows: those of a card, or "" for anything else.

    A card lies on a screen by itself, or with more to be said of it (``ShownCard``).
    """
    card = getattr(thing, "card", thing)
    return card_name(services.content.strings, card) if isinstance(card, Card) else ""


def almanac_lines(services: Services, card: str) -> list[str]:
    """Return what hands with a card win after drafts, and all else being equal.

    There are none of a card that was not measured, such as a player's own.
    """
    found = facts_of_card(card)
    if found is None:
        return []
    return [
        _line(services, "drafts", found.drafts),
        _line(services, f"equal_{_kind(found.equal)}", found.equal),
    ]


def _line(services: Services, key: str, fact: Fact) -> str:
    share, low, high = (round(100 * part) for part in fact[:3])
    return services.translate(f"almanac.card.{key}", share=share, low=low, high=high)


def _kind(fact: Fact) -> str:
    """Return whether a card is better than the average one, worse, or neither that is sure."""
    if fact.low > _HALF:
        return "better"
    return "worse" if fact.high < _HALF else "average"
