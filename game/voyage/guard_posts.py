"""Where guards stand, whether they yield, where a goal hides; and how a voyage ends (R16.82)."""

from dataclasses import replace

from .captains import omen_of, steps_sum
from .chart import BUOY, GOAL, OPEN, ChartField, Hex
from .luck import shuffled, stream
from .scenarios import VoyageGoal
from .voyage_events import VoyageEnded, VoyageEvent
from .voyage_state import LOST, WON, Voyage


def post(voyage: Voyage, place: Hex) -> ChartField | None:
    """Return the field as its guard holds it; None off the chart.

    The hidden goal that was found, and one that came to the harbour, stand elsewhere than drawn.
    """
    chart = voyage.chart
    hidden = chart.hidden_goal
    if voyage.found and hidden is not None and hidden.hex == place:
        return hidden
    if voyage.come:
        goal = chart.goals[0]
        if place == chart.harbour:
            return goal
        if place == goal.hex:
            return replace(goal, place=OPEN, depth=0, goal="")
    return chart.fields.get(place)


def is_guarded(voyage: Voyage, place: Hex) -> bool:
    """Tell whether a field has a guard that is neither beaten nor gone (R16.21)."""
    field = post(voyage, place)
    if field is None or not field.depth or field.hex in voyage.beaten:
        return False
    return field.place != GOAL or not is_gone(voyage, field)


def guard_yields(voyage: Voyage, place: Hex) -> bool:
    """Tell whether the guard of a field would let the fleet pass now (R16.25)."""
    field = post(voyage, place)
    if field is None or field.place == GOAL or omen_of(voyage).no_yields:
        return False
    return voyage.rank > field.depth or yields_as_favour(voyage, place)


def yields_as_favour(voyage: Voyage, place: Hex) -> bool:
    """Tell whether a guard would let an old hand pass, once a day, at a depth like the rank."""
    field = post(voyage, place)
    return (
        field is not None
        and field.depth == voyage.rank
        and field.place != GOAL
        and voyage.favour != voyage.day
        and is_guarded(voyage, place)
        and not omen_of(voyage).no_yields
        and bool(steps_sum(voyage, "yields_equal"))
    )


def lies_hidden(voyage: Voyage, place: Hex) -> bool:
    """Tell whether the hidden goal lies below a field and waits to be found."""
    hidden = voyage.chart.hidden_goal
    return hidden is not None and hidden.hex == place and not voyage.found


def hidden_fields(voyage: Voyage) -> tuple[Hex, ...]:
    """Return the fields below which the hidden goal may lie; each buoy read halves them (R16.81).

    Empty where there is none, or where it is found.
    """
    hidden = voyage.chart.hidden_goal
    if hidden is None or voyage.found:
        return ()
    fields = shuffled(stream(voyage.chart.seed, "buoy"), voyage.chart.far_open)
    read = [place for place in voyage.done if voyage.chart.fields[place].place == BUOY]
    others = [place for place in fields if place != hidden.hex]
    for _ in read:
        others = others[: len(others) // 2]
    return tuple(sorted([hidden.hex, *others]))


def goal_at(voyage: Voyage, field: ChartField) -> VoyageGoal | None:
    """Return the numbers of the goal on a field, or None for another place."""
    if field.place != GOAL:
        return None
    return next(goal for goal in voyage.scenario.goals if goal.id == field.goal)


def tries_at(voyage: Voyage, goal: VoyageGoal) -> int:
    """Return how many fights may be lost with a goal, 0 for any number (R16.80, R16.81)."""
    more = voyage.difficulty.tries if voyage.scenario.buildings else 0
    return goal.tries + more if goal.tries else 0


def is_gone(voyage: Voyage, field: ChartField) -> bool:
    """Tell whether a goal has sailed away: its last day is over, or its last try lost."""
    goal = goal_at(voyage, field)
    if goal is None:
        return False
    late = bool(goal.leaves) and voyage.day > goal.leaves
    return late or 0 < tries_at(voyage, goal) <= voyage.attempts.get(field.hex, 0)


def end_voyage(voyage: Voyage, end: str, why: str, events: list[VoyageEvent]) -> None:
    """End the voyage; nothing is chosen any more."""
    voyage.end = end
    voyage.choices = ()
    voyage.visit = None
    voyage.fight = None
    voyage.before_guard = False
    events.append(VoyageEnded(end, why))


def end_without_goals(voyage: Voyage, events: list[VoyageEvent]) -> bool:
    """End the voyage as lost where no goal is left, and tell whether that is so."""
    goals = voyage.chart.goals
    if goals and all(is_gone(voyage, field) for field in goals):
        end_voyage(voyage, LOST, "goals", events)
        return True
    return False


def end_with_flags(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """End the voyage as won if a goal is beaten and flies flags enough."""
    beaten = [field.goal for field in voyage.chart.goals if field.hex in voyage.beaten]
    for goal in voyage.scenario.goals:
        if goal.id in beaten and has_flags(voyage, goal):
            end_voyage(voyage, WON, goal.id, events)


def has_flags(voyage: Voyage, goal: VoyageGoal) -> bool:
    """Tell whether as many flags fly above water as a goal asks (R16.81)."""
    return len(voyage.flags) >= goal.flags
