"""Who sits where: whether seats and teams fit the match that a record's first line tells of."""

from collections.abc import Mapping, Sequence

from game.content import FieldError
from game.rules import MODES, Field, Terms, side_names

from ..seats import Seat, seats_of_people
from .json_checks import items, number, one_of, shown

#: A team has at most so many seats.
_PARTNERS = 2
_DUEL, _SEATS = "write two, the left one first", "write one for each, in the order of their turns"


def teams_of(field: Field) -> list[list[int]]:
    """Return the sides of each team, in the order of the seats."""
    teams = sorted(set(field.teams))
    return [[side for side in field.sides if field.teams[side] == team] for team in teams]


def sit_right(terms: Terms, seats: Sequence[Seat]) -> bool:
    """Tell whether there is a seat for each side, and the Horde in its own and nowhere else.

    Its deck sits on the right of a solo match (R9), and its wings in their ring (R13.20).
    """
    return [seat.is_horde for seat in seats] == [
        side not in terms.hands for side in terms.field.sides
    ]


def nobody_left(field: Field, seats: Sequence[Seat], gave_up: Sequence[int]) -> bool:
    """Tell whether a ring ends as these seats are left (R13.10).

    It does when no person stays; by letter, when all who stay are of one team.
    """
    stay = [side for side in seats_of_people(seats) if side not in gave_up]
    if any(seat.is_away for seat in seats):
        return len({field.teams[side] for side in stay}) <= 1
    return not stay


def check_seats(terms: Terms, seats: Sequence[Seat]) -> None:
    """Raise ``FieldError`` for seats that do not fit the terms."""
    field = terms.field
    count = len(field.sides)
    if len(seats) != count:
        there = f"there are {len(seats)} seats"
        if not field.is_ring:
            raise FieldError((), there, _DUEL)
        raise FieldError((), f"{there}, {field.name!r} has {count} (R13.1)", _SEATS)
    if sit_right(terms, seats):
        return
    names = side_names(field)
    wings = " and the ".join(names[side] for side in field.sides if side not in terms.hands)
    kind = f"'ai-deck' for the {wings} seat alone" if wings else "no seat of kind 'ai-deck'"
    if field.wings:
        raise FieldError((), "the seats do not fit the mode (R13.20)", f"write kind {kind}")
    raise FieldError((), "the seats do not fit the terms (R9)", f"write {kind}")


def read_mode(terms: Mapping[str, object], *, is_ring: bool) -> str:
    """Return the mode of a match from its terms, "" for a duel; raises ``FieldError``."""
    if not is_ring:
        if terms.get("ring", "") != "":
            problem = "a ring stands in a record of two seats"
            raise FieldError((), problem, "take 'ring' out of the terms")
        return ""
    mode = one_of(terms.get("ring", ""), "'ring'", MODES)
    if terms["solo"]:
        raise FieldError((), "a ring is no solo match", "write 'solo': false")
    return mode


def check_teams(value: object, field: Field) -> None:
    """Raise ``FieldError`` for teams that are not those of a ring: a number for each seat."""
    teams = tuple(number(team, "a team") for team in items(value, "'teams'"))
    if teams == field.teams:
        return
    fitting = f"write {list(field.teams)}"
    largest = max(map(teams.count, teams), default=0)
    if len(teams) != len(field.teams):
        problem = f"'teams' has {len(teams)} seats"
    elif largest > _PARTNERS:
        problem = f"a team has {largest} seats, it is of two at most (R13)"
    elif any(team == teams[place - 1] for place, team in enumerate(teams)):
        problem = "two partners sit side by side, they sit opposite (R14.1)"
    else:
        problem = f"{shown(list(teams))} are not the teams of {field.name!r}"
    raise FieldError((), problem, fitting)
