"""The plan of a match: from the remembered choices to a match that has begun."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.content import Content, You
from game.play import (
    DUEL_FORMS,
    EVEN,
    HORDE,
    PRINTED_KIT,
    RING,
    RIVALS_OWN,
    SOLO,
    FirstGame,
    Header,
    HouseTerms,
    Match,
    RecordError,
    Seat,
    SeatKind,
    Settings,
    as_characters,
    can_play,
    choose_cards,
    match_id,
    number_of,
    portraits_of,
    to_offer,
    with_odds,
)
from game.rules import DRAW, LEFT, RIGHT, TakeDeck, Terms, events

from ...services import Services
from .player_names import player_names
from .ring_plan import by_lot, edition_of, moved_on, ring_portraits, ring_seats, ring_terms, settled

#: Against whom one plays: each has an entry of the menu.
AGAINST_COMPUTER, AGAINST_FRIEND, AGAINST_HORDE = RIVALS = ("computer", "friend", "horde")
#: The rival of a match of two, by the strangest kind of its seats.
_RIVAL_KINDS: dict[SeatKind, str] = {
    "ai-deck": AGAINST_HORDE,
    "computer": AGAINST_COMPUTER,
    "person": AGAINST_FRIEND,
    "away": AGAINST_FRIEND,
}
#: The entry of the menu for three and four at the table (R13).
RING_TABLE = "ring"
#: A coin that falls the same way so often is none.
_TOSSES = 64


class MatchPlan(NamedTuple):
    """A match as it is planned: its terms and seats, and the setting of its portraits.

    By ``lot`` the players change seats.
    """

    terms: Terms
    seats: tuple[Seat, ...]
    portraits: tuple[str, ...]
    lot: bool = False


def planned(settings: Settings) -> MatchPlan:
    """Return the match that was planned last; the computer goes by its own names."""
    # Who has never planned one plans a duel.
    return _PLANS.get(settings.mode, _duel)(settings)


def _duel(settings: Settings) -> MatchPlan:
    seats = as_characters(
        Seat(name, kind, portrait) if kind == "person" else Seat("", kind, portrait, strength)
        for name, kind, portrait, strength in zip(
            settings.names, settings.seats, settings.portraits, settings.strengths, strict=True
        )
    )
    return MatchPlan(Terms(settings.form, edition=edition_of(settings)), seats, settings.portraits)


def solo_seats(settings: Settings) -> tuple[Seat, ...]:
    """Return the seats of a solo match: the left player's as last used, and the Horde's."""
    return Seat(settings.names[LEFT], portrait=settings.portraits[LEFT]), HORDE


def _solo(settings: Settings) -> MatchPlan:
    edition = edition_of(settings)
    terms = Terms(settings.solo_form, solo=True, edition=edition, custom=settings.custom)
    return MatchPlan(terms, solo_seats(settings), settings.portraits)


def _ring(settings: Settings) -> MatchPlan:
    seats, portraits = ring_seats(settings), ring_portraits(settings)
    return MatchPlan(ring_terms(settings), seats, portraits, settings.ring_lot)


_PLANS: dict[str, Callable[[Settings], MatchPlan]] = {SOLO: _solo, RING: _ring}


def begin_match(services: Services, plan: Settings | None = None) -> Match:
    """Begin the match of a ``plan``, or the one that was planned last.

    Raises ``RecordError`` where it cannot be saved.
    """
    settings, content = plan or services.settings, services.content
    terms, seats, _, lot = planned(settings)
    if lot:
        seats = by_lot(terms.ring, settled(seats, _lasting_names(services, seats)))
    if settings.kit != PRINTED_KIT and can_play(services.own, content, settings.kit, terms):
        custom, house = choose_cards(services.own, content, settings.kit, terms)
    else:
        custom, house = (), _house_decks(settings, content, seats)
        if terms.between_two and not house.decks and terms.form == DUEL_FORMS[0]:
            house = with_odds(house, content, seats, given=getattr(settings, odds_setting(seats)))
    return Match.new(content, terms, seats, store=services.store, custom=custom, house=house)


def _house_decks(settings: Settings, content: Content, seats: tuple[Seat, ...]) -> HouseTerms:
    """Return the terms that offer other decks than the printed ones, or none."""
    if evenly(settings):
        return to_offer(content.even_decks)
    if has_rivals_own(settings):
        own = [each.deck for each in content.characters if each.id in characters_at(seats)]
        return to_offer([*content.decks, *own])
    return HouseTerms()


def _lasting_names(services: Services, seats: tuple[Seat, ...]) -> list[str]:
    """Return the names that players of a ring take along to another seat: "" of who is "you"."""
    return ["" if isinstance(name, You) else name for name in player_names(services, seats)]


def odds_setting(seats: tuple[Seat, ...]) -> str:
    """Return the setting that says whether even odds are given between printed decks (R2.8)."""
    persons = all(seat.is_person for seat in seats)
    return "odds_between_persons" if persons else "odds_with_computer"


def change_odds(services: Services, match: Match, *, given: bool) -> Match:
    """Begin ``match``, whose decks are being taken, anew with even odds or without, and keep that.

    Raises ``RecordError`` where it cannot be saved; ``match`` is left as it is.
    """
    assert match.record is not None
    header, seats = match.record.header, match.seats
    header = replace(header, house=with_odds(header.house, services.content, seats, given=given))
    again = _again(services, header, seats, taken_decks(match), header.house.first)
    wish: dict[str, Any] = {odds_setting(seats): given}
    services.remember(replace(services.settings, **wish))
    return again


def evenly(settings: Settings) -> bool:
    """Whether the even decks of the house are offered in place of the printed ones."""
    return offers_decks(settings) and settings.deck_set == EVEN and settings.kit == PRINTED_KIT


def has_rivals_own(settings: Settings) -> bool:
    """Whether a computer takes the own deck of whom it plays as, and printed ones lie beside it."""
    terms, seats, *_ = planned(settings)
    wanted = offers_decks(settings) and settings.deck_set == RIVALS_OWN and terms.between_two
    return wanted and settings.kit == PRINTED_KIT and bool(characters_at(seats))


def characters_at(seats: Sequence[Seat]) -> list[str]:
    """Return the characters that play a match, by their ids."""
    return [seat.character for seat in seats if number_of(seat)]


def offers_decks(settings: Settings) -> bool:
    """Whether ready decks are offered, and none of them is the Horde's."""
    terms = planned(settings).terms
    return not terms.has_horde and terms.form == DUEL_FORMS[0]


def rival_of(match: Match) -> str:
    """Return where a match is planned: one of ``RIVALS``, or ``RING_TABLE``."""
    if match.field.is_ring:
        return RING_TABLE
    kinds = {seat.kind for seat in match.seats}
    return next(rival for kind, rival in _RIVAL_KINDS.items() if kind in kinds)


def can_swap(match: Match) -> bool:
    """Whether the match could be played again from the other sides, or with seats moved on."""
    return match.field.is_ring or not match.seats[RIGHT].is_horde


def rematch(services: Services, match: Match) -> Match:
    """Begin a match on the terms of ``match``, with the same printed decks where it had them.

    A draft, built decks and the Horde's settings are chosen anew. Raises
    ``RecordError`` where the match cannot be saved.
    """
    assert match.record is not None
    header = match.record.header
    # In a ring, who has given up sits there again (R13.10).
    return _again(services, header, header.seats, taken_decks(match))


def has_decks_of_sides(match: Match) -> bool:
    """Whether each side took a deck that lies there again when the players change places."""
    return len(taken_decks(match)) == sum(not seat.is_horde for seat in match.seats)


def exchanged(services: Services, match: Match) -> Match:
    """Begin a match in which the players have changed places: each plays the other's side.

    In a ring each moves one seat on; beside the Horde the partners change places. Where decks were
    taken they stay at their sides, and the side that began a duel begins again: so each plays what
    the other played. The first two games of this kind make one match. Raises ``RecordError`` where
    the match cannot be saved.
    """
    assert match.record is not None
    if match.field.is_ring:
        return _moved_on(services, match, match.record.header)
    header, names = match.record.header, player_names(services, match.seats)
    # Who had no name or portrait of their own keeps that of the side they leave; "you" stays.
    left, right = (
        seat._replace(
            name=name if seat.is_person and not isinstance(name, You) else seat.name,
            portrait=portrait,
        )
        for name, portrait, seat in zip(names, portraits_of(match.seats), match.seats, strict=True)
    )
    seats, decks = (right, left), taken_decks(match)
    if not has_decks_of_sides(match) or match.result is None:
        return _again(services, header, seats, decks)
    seed = _seed_for(services, header, seats, decks, beginner_of(match))
    winner, first = match.result.winner, None
    if header.house.first is None:
        first = FirstGame(match_id(header), winner if winner == DRAW else 1 - winner)
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
    try:
        for deck in decks:
            again.submit(deck)
    except RecordError:
        again.close()
        raise
    return again
