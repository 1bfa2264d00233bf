"""A constructed duel that is being set up, for the pictures of its scenes."""

from __future__ import annotations

from game.play import Match, Seat
from game.rules import BanCard, BuildDeck, Constructed, Terms

from .services import Services

_SEED = 12
_NAMES = ("Alaric", "Morwen")
_BUILT, _BANNED = (0, 1), (6, 2, 4)


def sample_constructed(services: Services, *, built: bool = False, bans: int = 0) -> Match:
    """Return a duel before its decks are chosen, or with both and some of the bans."""
    left, right = (Seat(name) for name in _NAMES)
    match = Match.new(services.content, Terms("constructed"), (left, right), seed=_SEED)
    for number in _BUILT if built else ():
        deck = services.content.suggested[number]
        match.submit(BuildDeck(tuple(card.id for card in deck.cards)))
    for index in _BANNED[:bans]:
        assert isinstance(match.position, Constructed)
        match.submit(BanCard(index))
    return match
