"""How a voyage ended, and what it is among the voyages of the day, each in a line."""

from __future__ import annotations

from pathlib import Path

from game.play import FileHeader, day_attempts, day_rating, day_table
from game.voyage import guard_of

from ...services import Services
from .told_voyage import ToldVoyage

#: The scenario with two guards, of which one has to be beaten.
_TWO_GUARDS = "out_of_the_harbour"


def how_it_ended(services: Services, told: ToldVoyage) -> str:
    """Return how a voyage ended, and when."""
    say, result = services.translate, told.result
    of_two = told.header.voyage.scenario == _TWO_GUARDS
    if told.won:
        key = "how_won" if of_two else "how_reached"
        goal = say(f"voyage.goals.{result.goal}.name")
        if result.days_left:
            return say(f"voyage_end.{key}", goal=goal, day=result.day, count=result.days_left)
        return say(f"voyage_end.{key}_last", goal=goal)
    voyage = told.voyage if told.story else None
    if of_two and voyage and all(guard_of(voyage, goal.hex) is None for goal in voyage.chart.goals):
        return say("voyage_end.how_gone")
    if result.days_left:
        return say("voyage_end.how_given_up")
    return say("voyage_end.how_lost" if of_two else "voyage_end.how_over", count=result.day)


def day_rating_line(services: Services, header: FileHeader, path: Path | None) -> str:
    """Return what a voyage of the day is among one's own (R16.84); "" for any other voyage."""
    if header.day is None or path is None:
        return ""
    say, attempts = services.translate, day_attempts(services.voyages)
    if attempts[header.day][0].path != path:
        return say("voyage_end.day_practice")
    rating = day_rating(day_table(attempts), header.day)
    if rating is None:
        return ""
    if rating.place == 1:
        return say("voyage_end.day_best", count=rating.total)
    return say("voyage_end.day_place", place=rating.place, count=rating.total)
