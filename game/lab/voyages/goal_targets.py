"""Where a voyage is won: the fields that a captain makes for, and how long there is time."""

from typing import NamedTuple

from game.voyage import Hex, Voyage, VoyageGoal, guard_of, hidden_fields

from .captain_ways import Ways, days_for, ways_from
from .told_shares import ToldShares, rule_of_thumb, thumb_of_hidden, thumb_of_rival

#: Before an outlook is asked for, a rule of thumb must hope for so much.
_HOPED = 0.7
#: The fights of an outlook that is but looked at.
_LOOKED = 12
#: So many of the fields below which a goal may lie are reckoned with.
_FIELDS, _SEARCH_DAYS = 2, 2


def targets(voyage: Voyage, meant: str, searched: set[Hex]) -> list[Hex]:
    """Return the fields that win the voyage, or may: those of the goal that is ``meant``, or all.

    Where the goal lies hidden, they are the fields that were not searched.
    """
    hidden = voyage.chart.hidden_goal
    if voyage.aboard or voyage.come:
        return [voyage.chart.harbour]
    if voyage.rival is not None:
        seen = [voyage.rival.harbour, voyage.rival.fleet]
        return [field for field in dict.fromkeys(seen) if voyage.is_shown(field)] or seen[:1]
    if hidden is not None:
        return [hidden.hex] if voyage.found else _unsearched(voyage, searched)
    left = [field for field in voyage.chart.goals if guard_of(voyage, field.hex) is not None]
    return [field.hex for field in left if field.goal == meant] or [field.hex for field in left]


def _unsearched(voyage: Voyage, searched: set[Hex]) -> list[Hex]:
    fields = [field for field in hidden_fields(voyage) if field not in searched]
    return [field for field in fields if not voyage.is_sunk(field)]


def goal_of(voyage: Voyage, field: Hex) -> VoyageGoal:
    """Return the numbers of the goal that is fought for at a field."""
    there = voyage.chart.fields[field].goal
    goals = voyage.scenario.goals
    return next((goal for goal in goals if goal.id == there), goals[0])


def last_day(voyage: Voyage, field: Hex) -> int:
    """Return the last day on which a goal can be won at a field, the way home counted."""
    guard = guard_of(voyage, field)
    last = min(guard.leaves if guard and guard.leaves else voyage.days, voyage.days)
    if voyage.aboard:
        return last
    if voyage.chart.hidden_goal is not None:
        way = ways_from(voyage, field).get(voyage.chart.harbour, (0, field))[0]
        return last - -(-way // voyage.scenario.sails)
    if goal_of(voyage, field).flags and voyage.scenario.sinks:
        # After the last waters but one has gone down, few flags are left.
        scenario = voyage.scenario
        return min(last, scenario.sinks_from + (scenario.sinks - 1) * scenario.sinks_every - 1)
    return last


class WayBack(NamedTuple):
    """The ways from a field where the voyage can be won, and the last day to set out for it on."""

    ways: Ways
    last: int


def ways_back(voyage: Voyage, goals: list[Hex]) -> list[WayBack]:
    """Return the ways from where a goal is met: of many hidden fields, the first few are enough."""
    if voyage.scenario.goals[0].comes and not voyage.come:
        # The goal comes to the harbour.
        return [WayBack(ways_from(voyage, voyage.chart.harbour), voyage.days)]
    # A day is spared for each other try, one at least, and some for a search.
    searched = min(_SEARCH_DAYS, len(goals) // 2)
    guards = {goal: guard_of(voyage, goal) for goal in goals[:_FIELDS]}
    return [
        WayBack(
            ways_from(voyage, goal),
            last_day(voyage, goal) - max(1, guard.tries - 1 if guard else 0) - searched,
        )
        for goal, guard in guards.items()
    ]


def in_time(voyage: Voyage, sails: int, back: list[WayBack], there: Hex) -> bool:
    """Tell whether from a field so far away a goal can be reached in time."""
    return any(
        there in ways and voyage.day + days_for(voyage, sails + ways[there][0]) <= last
        for ways, last in back
    )


def hoped(voyage: Voyage, field: Hex, skill: str) -> float:
    """Return about how often the goal at a field is beaten."""
    if voyage.aboard:
        return 1.0
    if voyage.rival is not None:
        return thumb_of_rival(voyage, skill)
    if guard_of(voyage, field) is None:
        return thumb_of_hidden(voyage, goal_of(voyage, field), skill)
    return rule_of_thumb(voyage, field, skill)


def prospect(voyage: Voyage, field: Hex, skill: str, told: ToldShares) -> float:
    """Return how often the goal at a field is beaten, by its outlook if there is some hope."""
    thumb = hoped(voyage, field, skill)
    if voyage.aboard or thumb < _HOPED or guard_of(voyage, field) is None:
        return thumb
    return told.share(voyage, field, samples=_LOOKED)
