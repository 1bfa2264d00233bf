"""The decks that a preconstructed match offers, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..services import Services

if TYPE_CHECKING:
    from game.content import Deck
    from game.play import Match


def decks_of_match(services: Services, match: Match) -> tuple[Deck, ...]:
    """Return the decks that may be taken in a match: the printed ones, or those of its record."""
    from game.play import offered_decks  # noqa: PLC0415

    content = services.content
    return offered_decks(content, match.record.header) if match.record else content.decks


def deck_name(services: Services, deck: Deck) -> str:
    """Return what a deck is called; one of another house, which has no name here, by its id."""
    if deck.name:
        return deck.name
    return services.translate(f"decks.{deck.id}.name") if is_known(services, deck) else deck.id


def is_known(services: Services, deck: Deck) -> bool:
    """Whether the game has words for a deck."""
    known = (*services.content.decks, *services.content.even_decks)
    return not deck.name and deck.id in {each.id for each in known}
