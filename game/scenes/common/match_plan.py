"""What is to be played: from the choices that are remembered to a match that has begun."""

from __future__ import annotations

from game.play import HORDE, SOLO, Match, Seat, Settings, portraits_of
from game.rules import EDITION_NAMES, LEFT, RIGHT, TakeDeck, Terms

from ..services import Services
from .player_names import player_names


def terms_of(settings: Settings) -> Terms:
    """Return the terms of the match that was planned last."""
    edition = EDITION_NAMES.index(settings.edition)
    if settings.mode == SOLO:
        return Terms(settings.solo_form, solo=True, edition=edition, custom=settings.custom)
    return Terms(settings.form, edition=edition)


def solo_seats(settings: Settings) -> tuple[Seat, Seat]:
    """Return the seats of a solo match: the left player's as last used, and the Horde's."""
    return Seat(settings.names[LEFT], portrait=settings.portraits[LEFT]), HORDE


def seats_of(settings: Settings) -> tuple[Seat, Seat]:
    """Return the seats of the match that was planned last; the computer goes by its own names."""
    if settings.mode == SOLO:
        return solo_seats(settings)
    left, right = (
        Seat(name, kind, portrait) if kind == "person" else Seat("", kind, portrait, strength)
        for name, kind, portrait, strength in zip(
            settings.names, settings.seats, settings.portraits, settings.strengths, strict=True
        )
    )
    return left, right


def begin_match(services: Services) -> Match:
    """Begin the match that was planned last; raises ``RecordError`` where it cannot be saved."""
    settings = services.settings
    return Match.new(services.content, terms_of(settings), seats_of(settings), store=services.store)


def can_swap(match: Match) -> bool:
    """Whether the match could be played again from the other sides."""
    return not match.seats[RIGHT].is_horde


def rematch(services: Services, match: Match, *, swapped: bool = False) -> Match:
    """Begin a match on the terms of ``match``, with the same printed decks where it had them.

    A draft, built decks and the AI's settings are chosen anew. Raises
    ``RecordError`` where the match cannot be saved.
    """
    assert match.record is not None
    seats = match.seats
    decks = [done.action for done in match.history if isinstance(done.action, TakeDeck)]
    if swapped:
        # Who had no name or portrait of their own keeps that of the side they leave.
        left, right = (
            seat._replace(name=name if seat.is_person else seat.name, portrait=portrait)
            for name, portrait, seat in zip(
                player_names(services, seats), portraits_of(seats), seats, strict=True
            )
        )
        seats, decks = (right, left), decks[::-1]
    header = match.record.header
    again = Match.new(
        services.content, header.terms, seats, store=services.store, custom=header.custom
    )
    for deck in decks:
        again.submit(deck)
    return again
