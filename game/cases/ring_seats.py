"""Which seats and teams a ring can have: a clear line for each that it cannot (R13 to R15)."""

from __future__ import annotations

from collections.abc import Iterable

from game.content import FieldError, KeyPath, checks
from game.rules import SIDE_NAMES, Field, side_names

#: What stands for seats in a match, those that no ring has among them.
_SEATS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
#: No team has more seats.
_MOST_PARTNERS = 2


def listed(names: Iterable[str]) -> str:
    """Return the names with commas between them."""
    return ", ".join(names)


def check_seats(match: dict[str, object], field: Field, route: KeyPath) -> None:
    """Refuse other seats than those of the mode: one, five, or the sides of a duel."""
    names = side_names(field)
    seats = listed(names)
    for name in SIDE_NAMES:
        if name in match:
            problem = f"the side {name!r} of a duel in a ring"
            raise FieldError((*route, name), problem, f"its seats are {seats}")
    found = [name for name in match if name in _SEATS]
    strange = [name for name in found if name not in names]
    if len(found) != len(names):
        here = (*route, strange[0]) if strange else route
        what = f"{len(found)} seat{'s' * (len(found) != 1)} in a ring of mode {field.name!r}"
        raise FieldError(here, f"{what}, which has {len(names)}", f"write {seats}")
    if strange:
        problem = f"a ring of mode {field.name!r} has no seat {strange[0]!r}"
        raise FieldError((*route, strange[0]), problem, f"write {seats}")


def check_teams(value: object, field: Field, route: KeyPath) -> None:
    """Refuse other teams than those that follow from the mode (R13.20, R14.1, R15)."""
    names = side_names(field)
    numbers = sorted(set(field.teams))
    wanted = [[s for s in field.sides if field.teams[s] == team] for team in numbers]
    hint = f"write {_text(wanted, field)}, or leave it out"
    teams: list[list[int]] = []
    for item, here in checks.each(value, route):
        seats = [checks.one_of(s, at, "seat", names) for s, at in checks.each(item, here)]
        team = [names.index(seat) for seat in seats]
        _check_team(team, field, here, hint)
        teams.append(team)
    seated = [seat for team in teams for seat in team]
    for seat in field.sides:
        if seated.count(seat) != 1:
            many = "no team" if seat not in seated else f"{seated.count(seat)} teams"
            raise FieldError(route, f"the seat {names[seat]!r} in {many}", hint)
    if sorted(map(sorted, teams)) != sorted(wanted):
        raise FieldError(route, f"these are not the teams of mode {field.name!r}", hint)


def _check_team(team: list[int], field: Field, route: KeyPath, hint: str) -> None:
    if len(team) > _MOST_PARTNERS:
        most = f"a team has at most {_MOST_PARTNERS}"
        raise FieldError(route, f"a team of {len(team)} seats: {most}", hint)
    if len(team) == _MOST_PARTNERS and not field.spoils:
        one, other = team
        if other in (field.next_side[one], field.previous_side[one]):
            names = " and ".join(repr(side_names(field)[seat]) for seat in team)
            problem = f"the partners {names} side by side: partners sit opposite (R14.1)"
            raise FieldError(route, problem, hint)


def _text(teams: list[list[int]], field: Field) -> str:
    names = side_names(field)
    return f"[{listed(f'[{listed(names[s] for s in team)}]' for team in teams)}]"
