"""The end of a voyage (R16.82): won by a goal and what must fly with it, or lost."""

from .guard_posts import is_gone
from .scenarios import VoyageGoal
from .voyage_events import VoyageEnded, VoyageEvent
from .voyage_state import LOST, WON, Voyage


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
