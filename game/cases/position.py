"""The ``match`` of a case -> a position, of a duel, a fight or a ring (R13)."""

from collections.abc import Iterable

from game.content import FieldError, KeyPath, checks
from game.rules import (
    EDITION_NAMES,
    LEFT,
    PHASE_NAMES,
    RINGS,
    SEAT_NAMES,
    SIDE_NAMES,
    Field,
    Odds,
    RingState,
    Side,
    State,
    mana_at_beginning,
    regenerated_mana,
    side_names,
)

from .case_sides import Book, index_of, read_changes, read_mana, read_side, settle

#: What stands for seats in a match, those that no ring has among them.
_SEATS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
#: No team has more seats.
_MOST_PARTNERS = 2

#: The keys of a match besides its sides; ``changes`` are those of a fight (R16.52).
_KEYS = ("edition", "active", "phase", "mana", "odds", "changes")


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


#: The keys of a ring besides its mode and its seats.
_RING_KEYS = ("edition", "active", "phase", "mana", "beginner", "turn", "teams")
#: The keys that only some modes have, and the rule that says so.
_OF_MODES = {"spoils": "R15.2", "relieved": "R13.8", "last_turns": "R13.25", "changes": "R16.94"}


def is_ring(value: object, route: KeyPath) -> bool:
    """Tell whether a ``match`` is one of a ring: it names its mode.

    Raises ``FieldError`` where the seats of one stand without it.
    """
    if not isinstance(value, dict):
        return False
    if "ring" in value:
        return True
    for name in SEAT_NAMES:
        if name in value:
            problem = f"the seat {name!r} of a ring without its mode"
            raise FieldError((*route, name), problem, f"write 'ring', one of {listed(RINGS)}")
    return False


def read_ring(value: object, book: Book, route: KeyPath) -> State:
    """Return the position of a ring that ``match`` describes (R13)."""
    match = checks.mapping(value, route)
    field = RINGS[checks.one_of(match["ring"], (*route, "ring"), "mode", RINGS)]
    check_seats(match, field, route)
    _check_keys(match, field, route)
    if "teams" in match:
        check_teams(match["teams"], field, (*route, "teams"))
    sides = _sides(match, field, book, route)
    active = index_of(match, "active", route, side_names(field))
    state = State.of(sides, active, index_of(match, "edition", route, EDITION_NAMES), field)
    state.phase = index_of(match, "phase", route, PHASE_NAMES)
    state.turn, beginner = _turn(match, field, active, route)
    state.ring = _ring(match, field, beginner, route)
    if "changes" in match:
        read_changes(state, match["changes"], book, (*route, "changes"))
    settle(state)
    read_mana(state, mana_at_beginning(state, active), match, route)
    return state


def _check_keys(match: dict[str, object], field: Field, route: KeyPath) -> None:
    has = {"spoils": field.spoils, "relieved": not field.spoils}
    has |= dict.fromkeys(("last_turns", "changes"), bool(field.wings))
    for key, rule in _OF_MODES.items():
        if key in match and not has[key]:
            problem = f"{key!r} in a ring of mode {field.name!r}, which has none ({rule})"
            raise FieldError((*route, key), problem, "leave it out")
    if "odds" in match:
        raise FieldError((*route, "odds"), "'odds' in a ring", "leave it out: it is a duel's")
    checks.keyed(match, route, ("ring", *side_names(field)), (*_RING_KEYS, *_OF_MODES))


def _sides(match: dict[str, object], field: Field, book: Book, route: KeyPath) -> list[Side]:
    """Return the sides of all seats; the wings share what the first of them has (R13.22)."""
    sides: list[Side] = []
    north: Side | None = None
    for seat, name in enumerate(side_names(field)):
        here = (*route, name)
        entries = checks.mapping(match[name], here)
        _check_holder(entries, field, seat, here)
        if north is not None and seat in field.wings:
            entries = _shared(match, field, name, here)
        side = read_side(entries, book, here, wing=seat in field.wings)
        if north is not None and seat in field.wings:
            side.horde, side.fort, side.permanent = north.horde, north.fort, north.permanent
        elif seat in field.wings:
            north = side
        sides.append(side)
    return sides


def _check_holder(entries: dict[str, object], field: Field, seat: int, route: KeyPath) -> None:
    """Refuse a hand for a wing, and the Horde's piles for a seat that is none (R13.20)."""
    if seat in field.wings and "hand" in entries:
        problem = f"a hand for {side_names(field)[seat]!r}, a wing of the Horde (R13.22)"
        raise FieldError((*route, "hand"), problem, "leave it out: a wing has 'ai'")
    if seat not in field.wings and "ai" in entries:
        problem = f"an AI at {side_names(field)[seat]!r}, which is no wing of the Horde (R13.20)"
        wings = [side_names(field)[wing] for wing in field.wings]
        hint = f"put the AI on {wings[0]}" if wings else "give the seat a hand"
        raise FieldError((*route, "ai"), problem, hint)


def _shared(match: dict[str, object], field: Field, name: str, route: KeyPath) -> dict[str, object]:
    first = side_names(field)[field.wings[0]]
    north = checks.mapping(match[first], (*route[:-1], first))
    own = checks.mapping(match[name], route)
    if "ai" in own and own["ai"] != north["ai"]:
        problem = f"another deck for {name!r} than for {first!r}: the wings share one (R13.22)"
        raise FieldError((*route, "ai"), problem, f"leave it out, or write that of {first!r}")
    return {**own, "ai": north["ai"]}


def _turn(match: dict[str, object], field: Field, active: int, route: KeyPath) -> tuple[int, int]:
    """Return the number of the turn, and who began; told neither, it is of the second round."""
    count = len(field.sides)
    if "turn" not in match:
        beginner = index_of(match, "beginner", route, side_names(field))
        return count + 1 + (active - beginner) % count, beginner
    turn = checks.number(match["turn"], (*route, "turn"), 1)
    implied = (active - turn + 1) % count
    if "beginner" in match and index_of(match, "beginner", route, side_names(field)) != implied:
        problem = f"turn {turn} of {side_names(field)[active]!r}, which does not fit who began"
        hint = f"write 'beginner: {side_names(field)[implied]}', or another turn"
        raise FieldError((*route, "turn"), problem, hint)
    if turn > field.last_turn:
        problem = f"turn {turn}, after the last one of a ring of {count} (R13.9)"
        raise FieldError((*route, "turn"), problem, f"write at most {field.last_turn}")
    return turn, implied


def _ring(match: dict[str, object], field: Field, beginner: int, route: KeyPath) -> RingState:
    spoils = [0] * len(field.sides)
    here = (*route, "spoils")
    for name, taken in checks.keyed(match.get("spoils", {}), here, (), side_names(field)).items():
        spoils[side_names(field).index(name)] = checks.number(taken, (*here, name))
    relieved = checks.flag(match.get("relieved", False), (*route, "relieved"))
    last_turns = checks.number(match.get("last_turns", 0), (*route, "last_turns"))
    if last_turns > 1:
        problem = f"{last_turns} last turns of wings that are over: the second ends the match"
        raise FieldError((*route, "last_turns"), problem, "write 0 or 1 (R13.25)")
    return RingState(beginner, tuple(spoils), relieved, last_turns)


def read_position(value: object, book: Book, route: KeyPath) -> State:
    """Return the position that ``match`` describes, with what holds at once in it (R4.2, R9.7)."""
    if is_ring(value, route):
        return read_ring(value, book, route)
    match = checks.keyed(value, route, SIDE_NAMES, _KEYS)
    sides = [_side(match[name], book, (*route, name)) for name in SIDE_NAMES]
    active = index_of(match, "active", route, SIDE_NAMES)
    state = State.of(sides, active, index_of(match, "edition", route, EDITION_NAMES))
    state.phase = index_of(match, "phase", route, PHASE_NAMES)
    if "odds" in match:
        state.odds = _odds(match["odds"], (*route, "odds"))
    if "changes" in match:
        read_changes(state, match["changes"], book, (*route, "changes"))
    settle(state)
    read_mana(state, regenerated_mana(state, active), match, route)
    return state


def _odds(value: object, route: KeyPath) -> Odds:
    entries = checks.keyed(value, route, Odds._fields)
    side = checks.one_of(entries["side"], (*route, "side"), "side", SIDE_NAMES)
    mana, turns = (checks.number(entries[key], (*route, key)) for key in Odds._fields[1:])
    return Odds(SIDE_NAMES.index(side), mana, turns)


def _side(value: object, book: Book, route: KeyPath) -> Side:
    entries = checks.mapping(value, route)
    if "ai" not in entries:
        return read_side(entries, book, route)
    if route[-1] == SIDE_NAMES[LEFT]:
        raise FieldError((*route, "ai"), "an AI on the left side", "put the AI on the right")
    if "hand" in entries:
        raise FieldError((*route, "hand"), "a hand beside an AI", "leave the hand or the AI out")
    return read_side(entries, book, route, wing=True)
