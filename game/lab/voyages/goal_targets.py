"""Where a voyage is won: the fields that a captain makes for, and how long there is time."""

from __future__ import annotations

from game.voyage import Hex, Voyage, VoyageGoal, guard_of, hidden_fields

from .captain_ways import Ways, days_for, ways_from
from .told_shares import ToldShares, rule_of_thumb, thumb_of_hidden

#: Before an outlook is asked for, a rule of thumb must hope for so much.
_HOPED = 0.7
#: The fights of an outlook that is but looked at.
_LOOKED = 12


def targets(voyage: Voyage, meant: str, searched: set[Hex]) -> list[Hex]:
    """Return the fields that win the voyage, or may: those of the goal that is ``meant``, or all.

    Where the goal lies hidden, they are the fields that were not searched.
    """
    hidden = voyage.chart.hidden_goal
    if voyage.aboard or voyage.come:
        return [voyage.chart.harbour]
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


def in_time(voyage: Voyage, sails: int, back: list[tuple[Hex, Ways]], there: Hex) -> bool:
    """Tell whether from a field so far away a goal can be reached a day before its last.

    ``back`` are the targets, each with the ways from it.
    """
    if voyage.scenario.goals[0].comes and not voyage.come:
        # The goal comes to the harbour.
        back, spare = [(voyage.chart.harbour, ways_from(voyage, voyage.chart.harbour))], 1
    else:
        spare = 0
    return any(
        there in ways
        and voyage.day + days_for(voyage, sails + ways[there][0]) < last_day(voyage, goal) + spare
        for goal, ways in back
    )


def hoped(voyage: Voyage, field: Hex, skill: str) -> float:
    """Return about how often the goal at a field is beaten."""
    if voyage.aboard:
        return 1.0
    if guard_of(voyage, field) is None:
        return thumb_of_hidden(voyage, goal_of(voyage, field), skill)
    return rule_of_thumb(voyage, field, skill)


def prospect(voyage: Voyage, field: Hex, skill: str, told: ToldShares) -> float:
    """Return how often the goal at a field is beaten, by its outlook if there is some hope."""
    thumb = hoped(voyage, field, skill)
    if voyage.aboard or thumb < _HOPED or guard_of(voyage, field) is None:
        return thumb
    return told.share(voyage, field, samples=_LOOKED)
