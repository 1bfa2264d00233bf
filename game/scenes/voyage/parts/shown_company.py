"""The cards of a voyage as they are in its fights, and as they will be after a change."""

from collections.abc import Mapping
from dataclasses import replace

from game.board import Explanation, ShownCard, card_face, explanations, source_name, source_text
from game.voyage import Voyage, changed_by, dealt_card, destroyed_by

from ...common import card_numbers
from ...services import Services
from .company_card import CompanyCard


def shown_card(
    services: Services,
    voyage: Voyage,
    card: str,
    *,
    pack: bool | None = None,
    named: Mapping[str, str] | None = None,
) -> ShownCard:
    """Return a card as a fight would deal it now, with what changes it (R16.31, R16.51).

    It is few or a ``pack`` as in the company, if nothing else is said; ``named`` are cards by the
    source that they are named for.
    """
    is_pack = card in voyage.packs if pack is None else pack
    dealt = dealt_card(voyage, card, pack=is_pack, named=named)
    sources = changed_by(voyage, card, named) + [""] * is_pack
    if not sources:
        return ShownCard(dealt)
    strings = services.content.strings
    said = [
        Explanation("", source_name(strings, source), source_text(strings, source))
        for source in sources
    ]
    face = card_face(dealt, voyage.kit[card], pack=is_pack)
    return ShownCard(dealt, face, (*said, *explanations(strings, dealt)))


def turned_over(services: Services, voyage: Voyage, card: str) -> ShownCard:
    """Return a card with its other side as what it becomes: few a pack, and a pack few."""
    before = shown_card(services, voyage, card)
    after = shown_card(services, voyage, card, pack=card not in voyage.packs)
    return replace(before, becomes=after)


def changed_cards(services: Services, now: Voyage, then: Voyage) -> list[ShownCard]:
    """Return the cards of the company that are dealt otherwise ``then``, and as what."""
    pairs = ((shown_card(services, now, card), shown_card(services, then, card))
             for card in now.cards)  # fmt: skip
    return [replace(old, becomes=new) for old, new in pairs if old.card != new.card]


def with_relic(voyage: Voyage, relic: str) -> Voyage:
    """Return a voyage in which a relic is aboard, in the place of one of its class (R16.50)."""
    kept = [each for each in voyage.relics if each != destroyed_by(voyage, relic)]
    return replace(voyage, relics=(*kept, relic))


def with_change(services: Services, card: CompanyCard) -> CompanyCard:
    """Return a card to press, with what it becomes told by the voice."""
    card.told = _change_told(services, card.shown)
    return card


def _change_told(services: Services, shown: ShownCard) -> str:
    """Return for the voice what a card will have; "" for no change."""
    if shown.becomes is None or shown.becomes.card is None:
        return ""
    numbers = card_numbers(services.content.strings, shown.becomes.card)
    return services.translate("voyage.change.told", numbers=numbers)
