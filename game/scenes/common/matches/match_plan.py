"""The plan of a match: from the remembered choices to a match that has begun."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from game.content import You
from game.play import (
    DUEL_FORMS,
    EVEN,
    HORDE,
    PRINTED_KIT,
    RING,
    SOLO,
    FirstGame,
    Header,
    HouseTerms,
    Match,
    RecordError,
    Seat,
    Settings,
    can_play,
    choose_cards,
    match_id,
    portraits_of,
    to_offer,
    with_odds,
)
from game.rules import DRAW, DUEL, EDITION_NAMES, LEFT, RIGHT, RINGS, TakeDeck, Terms, events

from ...services import Services
from .player_names import player_names
from .ring_plan import by_lot, moved_on, ring_form, ring_seats, ring_terms, settled

#: Against whom one plays: each has an entry of the menu.
AGAINST_COMPUTER, AGAINST_FRIEND, AGAINST_HORDE = RIVALS = ("computer", "friend", "horde")
#: The entry of the menu for three and four at the table (R13).
RING_TABLE = "ring"
#: A coin that falls the same way so often is none.
_TOSSES = 64


def terms_of(settings: Settings) -> Terms:
    """Return the terms of the match that was planned last."""
    edition = EDITION_NAMES.index(settings.edition)
    if settings.mode == RING:
        return ring_terms(settings)
    if settings.mode == SOLO:
        return Terms(settings.solo_form, solo=True, edition=edition, custom=settings.custom)
    return Terms(settings.form, edition=edition)


def solo_seats(settings: Settings) -> tuple[Seat, ...]:
    """Return the seats of a solo match: the left player's as last used, and the Horde's."""
    return Seat(settings.names[LEFT], portrait=settings.portraits[LEFT]), HORDE


def seats_of(settings: Settings) -> tuple[Seat, ...]:
    """Return the seats of the match that was planned last; the computer goes by its own names."""
    if settings.mode == RING:
        return ring_seats(settings)
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
    settings, content = services.settings, services.content
    terms, seats, store = terms_of(settings), seats_of(settings), services.store
    if terms.ring and settings.ring_lot:
        seats = by_lot(terms.ring, settled(seats, _lasting_names(services, seats)))
    if settings.kit != PRINTED_KIT and can_play(services.own, content, settings.kit, terms):
        custom, house = choose_cards(services.own, content, settings.kit, terms)
    else:
        custom, house = (), to_offer(content.even_decks) if evenly(settings) else HouseTerms()
        duel = not (terms.solo or terms.ring)
        if duel and not house.decks and terms.form == DUEL_FORMS[0]:
            house = with_odds(house, content, seats, given=odds_wanted(settings, seats))
    return Match.new(content, terms, seats, store=store, custom=custom, house=house)


def _lasting_names(services: Services, seats: tuple[Seat, ...]) -> list[str]:
    """Return the names that players of a ring take along to another seat: "" of who is "you"."""
    names = player_names(services, seats)
    return ["" if isinstance(name, You) else name for name in names]


def odds_wanted(settings: Settings, seats: tuple[Seat, ...]) -> bool:
    """Whether even odds are given between printed decks (R2.8), as last chosen."""
    persons = all(seat.is_person for seat in seats)
    return settings.odds_between_persons if persons else settings.odds_with_computer


def change_odds(services: Services, match: Match, *, given: bool) -> Match:
    """Begin ``match``, whose decks are being taken, anew with even odds or without, and keep that.

    Raises ``RecordError`` where it cannot be saved; ``match`` is left as it is.
    """
    assert match.record is not None
    header, settings = match.record.header, services.settings
    house = with_odds(header.house, services.content, match.seats, given=given)
    again = Match.new(
        services.content, header.terms, match.seats, None, services.store, header.custom, house
    )
    try:
        for deck in taken_decks(match):
            again.submit(deck)
    except RecordError:
        again.close()
        raise
    persons = all(seat.is_person for seat in match.seats)
    if persons:
        services.remember(replace(settings, odds_between_persons=given))
    else:
        services.remember(replace(settings, odds_with_computer=given))
    return again


def evenly(settings: Settings) -> bool:
    """Whether the even decks of the house are offered in place of the printed ones."""
    return offers_decks(settings) and settings.deck_set == EVEN and settings.kit == PRINTED_KIT


def offers_decks(settings: Settings) -> bool:
    """Whether ready decks are offered, and none of them is the Horde's."""
    if settings.mode == RING:
        return not RINGS[settings.ring].wings and ring_form(settings) == DUEL_FORMS[0]
    return settings.mode != SOLO and settings.form == DUEL_FORMS[0]


def rival_of(match: Match) -> str:
    """Return where a match is planned: one of ``RIVALS``, or ``RING_TABLE``."""
    if _is_ring(match):
        return RING_TABLE
    if match.seats[RIGHT].is_horde:
        return AGAINST_HORDE
    return AGAINST_COMPUTER if any(seat.is_computer for seat in match.seats) else AGAINST_FRIEND


def can_swap(match: Match) -> bool:
    """Whether the match could be played again from the other sides, or with seats moved on."""
    return _is_ring(match) or not match.seats[RIGHT].is_horde


def rematch(services: Services, match: Match) -> Match:
    """Begin a match on the terms of ``match``, with the same printed decks where it had them.

    A draft, built decks and the Horde's settings are chosen anew. Raises
    ``RecordError`` where the match cannot be saved.
    """
    assert match.record is not None
    header = match.record.header
    # In a ring, who has given up sits there again (R13.10).
    seats = header.seats if _is_ring(match) else match.seats
    return _again(services, header, seats, taken_decks(match))


def _is_ring(match: Match) -> bool:
    return len(match.seats) > len(DUEL.sides)


def _is_named(seat: Seat, name: str) -> bool:
    return seat.is_person and not isinstance(name, You)


def has_decks_of_sides(match: Match) -> bool:
    """Whether each side took a deck that lies there again when the players change places."""
    if _is_ring(match):
        return len(taken_decks(match)) == sum(not seat.is_horde for seat in match.seats)
    return len(taken_decks(match)) == len(match.seats)


def exchanged(services: Services, match: Match) -> Match:
    """Begin a match in which the players have changed places: each plays the other's side.

    In a ring each moves one seat on; beside the Horde the partners change places. Where decks were
    taken they stay at their sides, and the side that began a duel begins again: so each plays what
    the other played. The first two games of this kind make one match. Raises ``RecordError`` where
    the match cannot be saved.
    """
    assert match.record is not None
    if _is_ring(match):
        return _moved_on(services, match, match.record.header)
    header, names = match.record.header, player_names(services, match.seats)
    # Who had no name or portrait of their own keeps that of the side they leave; "you" stays.
    left, right = (
        seat._replace(name=name if _is_named(seat, name) else seat.name, portrait=portrait)
        for name, portrait, seat in zip(names, portraits_of(match.seats), match.seats, strict=True)
    )
    seats, decks = (right, left), taken_decks(match)
    if not has_decks_of_sides(match) or match.result is None:
        return _again(services, header, seats, decks)
    seed = _seed_for(services, header, seats, decks, beginner_of(match))
    winner = match.result.winner
    first = FirstGame(match_id(header), winner if winner == DRAW else 1 - winner)
    if header.house.first is not None:
        return _again(services, header, seats, decks, seed=seed)
    return _again(services, header, seats, decks, first, seed=seed)


def _moved_on(services: Services, match: Match, header: Header) -> Match:
    """Begin a ring again with seats moved on; the wheel turns anew (R13.7)."""
    names = _lasting_names(services, header.seats)
    seats = moved_on(header.terms.ring, settled(header.seats, names))
    return _again(services, header, seats, taken_decks(match))


def _seed_for(
    services: Services,
    header: Header,
    seats: tuple[Seat, ...],
    decks: Sequence[TakeDeck],
    beginner: int,
) -> int:
    """Return a seed with which a side begins: the coin is tossed as always (R2.7)."""
    for _ in range(_TOSSES):
        seed = secrets.randbits(64)
        trial = _again(services, header, seats, decks, seed=seed, kept=False)
        if trial.state is not None and trial.state.active == beginner:
            break
    return seed


def taken_decks(match: Match) -> list[TakeDeck]:
    """Return which of the decks offered were taken, the left side's first."""
    return [done.action for done in match.history if isinstance(done.action, TakeDeck)]


def beginner_of(match: Match) -> int:
    """Return the side that began a match whose hands were dealt."""
    happened = (event for done in match.history for event in done.events)
    return next(event.side for event in happened if isinstance(event, events.BeginnerChosen))


def _again(
    services: Services,
    header: Header,
    seats: tuple[Seat, ...],
    decks: Sequence[TakeDeck],
    first: FirstGame | None = None,
    *,
    seed: int | None = None,
    kept: bool = True,
) -> Match:
    """Begin a match on the terms of another, with these decks taken."""
    store = services.store if kept else None
    house = header.house._replace(first=first)
    again = Match.new(services.content, header.terms, seats, seed, store, header.custom, house)
    for deck in decks:
        again.submit(deck)
    return again
