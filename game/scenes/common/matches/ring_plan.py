"""The plan of a match of three or four: its terms and seats, the lot, and seats moved on (R13)."""

import secrets
from collections.abc import Sequence
from itertools import permutations

from game.play import HORDE, PORTRAITS, Seat, Settings, as_characters, with_portrait
from game.rules import EDITION_NAMES, RINGS, Field, Terms

#: The ring with the Horde's two wings (R13.20).
HORDE_MODE = "horde"
#: The seat whose name and portrait are the left side's of duels, until they are chosen.
_FIRST = 0


def edition_of(settings: Settings) -> int:
    """Return the edition of the planned match, by its number."""
    return EDITION_NAMES.index(settings.edition)


def ring_terms(settings: Settings) -> Terms:
    """Return the terms of the planned ring: no decks are built against the Horde."""
    mode, edition = settings.ring, edition_of(settings)
    if RINGS[mode].wings:
        return Terms(settings.solo_form, edition=edition, custom=settings.custom, ring=mode)
    return Terms(settings.ring_form, edition=edition, ring=mode)


def ring_portraits(settings: Settings) -> tuple[str, ...]:
    """Return the portraits of all seats, each another; the first seat's is the left side's."""
    chosen = settings.ring_portraits
    if chosen[_FIRST] or not settings.portraits[_FIRST]:
        return chosen
    return with_portrait(chosen, _FIRST, settings.portraits[_FIRST])


def ring_seats(settings: Settings) -> tuple[Seat, ...]:
    """Return the seats of the planned ring as they are chosen, before the lot.

    Computers are the persons of their strengths, each of them once.
    """
    field, portraits = RINGS[settings.ring], ring_portraits(settings)
    names = (settings.ring_names[_FIRST] or settings.names[_FIRST], *settings.ring_names[1:])
    return as_characters(
        HORDE
        if side in field.wings
        else Seat(names[side], "person", portraits[side])
        if settings.ring_seats[side] == "person"
        else Seat("", "computer", portraits[side], settings.ring_strengths[side])
        for side in field.sides
    )


def settled(seats: Sequence[Seat], names: Sequence[str]) -> tuple[Seat, ...]:
    """Return seats whose players keep name and portrait wherever they move; "you" stays.

    ``names`` are those that they go by where they sit, "" of one who is "you".
    """
    return tuple(
        seat
        if seat.is_horde
        else seat._replace(name=seat.name or name, portrait=seat.portrait or PORTRAITS[side])
        for side, (seat, name) in enumerate(zip(seats, names, strict=True))
    )


def orders_of(field: Field) -> list[tuple[int, ...]]:
    """Return the ways in which the players may change seats: partners stay partners, wings wings.

    Each says, by seat, who comes there.
    """
    return [
        order
        for order in permutations(field.sides)
        if all(order[wing] == wing for wing in field.wings) and _keeps_teams(field, order)
    ]


def _keeps_teams(field: Field, order: Sequence[int]) -> bool:
    teams = [field.teams[side] for side in order]
    return all(
        (teams[one] == teams[other]) == (field.teams[one] == field.teams[other])
        for one in field.sides
        for other in field.sides
    )


def by_lot(mode: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats as a lot gives them out (R13.7)."""
    return tuple(seats[side] for side in secrets.choice(orders_of(RINGS[mode])))


def moved_on(mode: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats with every player one further; beside the Horde partners change places."""
    field = RINGS[mode]
    order = orders_of(field)[-1] if field.wings else field.previous_side
    return tuple(seats[side] for side in order)
