"""The cards of a match, where cards, decks or kits of the player's own are chosen for it."""

import random
from collections.abc import Iterable
from typing import NamedTuple

from game.content import MOST_OFFERED, Content, CustomContent, CustomKit, Deck
from game.rules import HAND_SIZE, RINGS, Card, Terms, cards_needed

from .records.house_terms import BY_THE_RULES, HouseTerms, OfferedKit, to_offer

#: The choices of a kit that are no kit of a file: the printed cards alone, and all that there are.
PRINTED_KIT, ALL_CARDS = "", "*"


class MatchCards(NamedTuple):
    """The arguments of ``Match.new``: cards that join those of the game, and the house's terms."""

    custom: tuple[Card, ...] = ()
    house: HouseTerms = BY_THE_RULES


def cards_lacking(kit: CustomKit, terms: Terms, content: Content) -> int:
    """Return how many cards a kit lacks for a match under ``terms``; 0 if it can be played with."""
    more = [card for card in content.cards.values() if card not in kit.cards] if kit.fill else []
    return max(0, cards_needed(terms) - len(kit.cards) - len(more))


def decks_for(own: CustomContent, content: Content, chosen: str) -> tuple[Deck, ...]:
    """Return the decks of a preconstructed match by a choice of cards; none where it has none.

    All cards: those of the player's own first, and printed ones up to the four that are offered.
    """
    if chosen == ALL_CARDS:
        made = own.decks_of(HAND_SIZE)
        return (*made, *content.decks)[:MOST_OFFERED] if made else ()
    kit = kit_by_id(own, chosen)
    return kit.decks if kit else ()


def kit_by_id(own: CustomContent, chosen: str) -> CustomKit | None:
    """Return the kit of a choice, or None."""
    return next((kit for kit in own.kits if kit.id == chosen), None)


def can_play(own: CustomContent, content: Content, chosen: str, terms: Terms) -> bool:
    """Tell whether a match under ``terms`` can be played by a choice of cards."""
    if chosen == PRINTED_KIT:
        return True
    if terms.form == "preconstructed":
        return len(decks_for(own, content, chosen)) >= decks_needed(terms)
    if chosen == ALL_CARDS:
        return bool(own.cards)
    kit = kit_by_id(own, chosen)
    return kit is not None and not cards_lacking(kit, terms, content)


def decks_needed(terms: Terms) -> int:
    """Return how many ready decks a match must have: in a ring one for each hand, and the Horde's.

    Its cards are those of two decks (R13.21).
    """
    return len(RINGS[terms.ring].sides) if terms.ring else 1


def choose_cards(
    own: CustomContent,
    content: Content,
    chosen: str,
    terms: Terms,
    rng: random.Random | None = None,
) -> MatchCards:
    """Return what a match under ``terms`` is played with, by a choice that ``can_play``.

    The printed cards that fill a kit up are others in every match, by ``rng``.
    """
    if chosen == PRINTED_KIT:
        return MatchCards()
    if terms.form == "preconstructed":
        decks = decks_for(own, content, chosen)
        used = (card for deck in decks for card in deck.cards)
        return MatchCards(_custom(used, content), to_offer(decks))
    kit = kit_by_id(own, chosen)
    if kit is None:
        return MatchCards(tuple(own.cards.values()))
    cards = _filled_up(kit, terms, content, rng or random.Random())
    offered = OfferedKit(kit.name, tuple(card.id for card in cards))
    return MatchCards(_custom(cards, content), HouseTerms(kit=offered))


def _filled_up(
    kit: CustomKit, terms: Terms, content: Content, rng: random.Random
) -> tuple[Card, ...]:
    """Return the cards of a kit, filled up for a match; to build from, with all printed ones."""
    if not kit.fill:
        return kit.cards
    rest = [card for card in content.cards.values() if card not in kit.cards]
    if terms.form == "constructed":
        return (*kit.cards, *rest)
    lacking = max(0, cards_needed(terms) - len(kit.cards))
    return (*kit.cards, *rng.sample(rest, min(lacking, len(rest))))


def _custom(cards: Iterable[Card], content: Content) -> tuple[Card, ...]:
    return tuple({card.id: card for card in cards if card.id not in content.cards}.values())
