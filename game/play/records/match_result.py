"""How a match has ended: by the rules, or given up."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.content import FieldError
from game.rules import DRAW, Field, Position, State, places, side_names, winner_names

from .json_checks import items, keyed, name, number, one_of

#: Ends that no event tells of: by a player's word, and by that of both (R7.3).
CONCEDED, AGREED = "conceded", "agreed"

#: The seats of a ring from the best on, equals together.
Places: TypeAlias = tuple[tuple[int, ...], ...]


class Result(NamedTuple):
    """How a match ended: which side has won, or DRAW, by which rule, in which turn.

    ``rule`` may also be ``CONCEDED`` or ``AGREED``. A match between two has no ``places``.
    """

    winner: int
    rule: str
    turns: int
    places: Places = ()


def write_result(result: Result, field: Field) -> dict[str, object]:
    """Return a result of a match on this field as the values that a record has for it."""
    values: dict[str, object] = {
        "winner": winner_names(field)[result.winner],
        "rule": result.rule,
        "turns": result.turns,
    }
    if field.is_ring:
        names = side_names(field)
        values["places"] = [[names[seat] for seat in place] for place in result.places]
    return values


def read_result(value: object, field: Field) -> Result:
    """Return the result that ``write_result`` wrote; raises ``FieldError``."""
    places = ("places",) if field.is_ring else ()
    entries = keyed(value, "'end'", ("winner", "rule", "turns", *places))
    winners = {name: winner for winner, name in winner_names(field).items()}
    winner = winners[one_of(entries["winner"], "'winner'", winners)]
    rule, turns = name(entries["rule"], "'rule'"), number(entries["turns"], "'turns'")
    return Result(winner, rule, turns, _places(entries, field, winner))


def _places(entries: Mapping[str, object], field: Field, winner: int) -> Places:
    if not field.is_ring:
        return ()
    names = side_names(field)
    places = tuple(
        tuple(names.index(one_of(seat, "a seat", names)) for seat in items(place, "a place"))
        for place in items(entries["places"], "'places'")
    )
    seats = sorted(seat for place in places for seat in place)
    if seats != list(field.sides) or not all(places) or winner not in (DRAW, *places[0]):
        hint = "name each seat once, who has won in the first place"
        raise FieldError((), "'places' are not those of a match that is over", hint)
    return places


def left_by_all(position: Position, gave_up: Sequence[int]) -> Result:
    """Return how a ring ends where no person is left.

    ``gave_up`` are those who left, the first to leave first: who gives up has lost. So the other
    team wins, or the best of those who stayed; where none stayed, nobody does.
    """
    field = position.field
    turns = position.turn if isinstance(position, State) else 0
    if len(gave_up) == len(field.sides):
        return Result(DRAW, CONCEDED, turns, (field.sides,))
    if not field.spoils:
        won = tuple(sorted(field.foes[gave_up[-1]]))
        lost = tuple(seat for seat in field.sides if seat not in won)
        return Result(won[0], CONCEDED, turns, (won, lost))
    order = [seat for (seat,) in places(position)] if isinstance(position, State) else field.sides
    in_order = [*(seat for seat in order if seat not in gave_up), *reversed(gave_up)]
    return Result(in_order[0], CONCEDED, turns, tuple((seat,) for seat in in_order))
