"""How a voyage ended, and what it is among the voyages of the day, each in a line."""

from pathlib import Path

from game.play import FileHeader, VoyageResult, day_attempts, day_rating, day_table
from game.voyage import VoyageHeader, score

from ...services import Services
from ..parts.home_words import scenario_name, squall_name
from ..parts.voyage_words import captain_name
from .told_voyage import ToldVoyage

#: The scenario with two guards, of which one has to be beaten.
_TWO_GUARDS = "out_of_the_harbour"


#: The keys of how a voyage was lost, by why it ended.
_LOST = {"goals": "how_gone", "harbour": "how_harbour", "given_up": "how_given_up"}


def end_title(services: Services, told: ToldVoyage) -> str:
    """Return whether a voyage was won; of two persons, who has won it."""
    if told.winner:
        name = captain_name(services, told.winner)
        return services.translate("voyage_end.wins", captain=name)
    return services.translate("voyage_end.won" if told.won else "voyage_end.lost")


def how_it_ended(services: Services, told: ToldVoyage) -> str:
    """Return how a voyage ended, and when."""
    say, result = services.translate, told.result
    of_two = told.header.voyage.scenario == _TWO_GUARDS
    if told.winner:
        return _won_apart(services, told)
    if told.won:
        return _won(services, result, "how_won" if of_two else "how_reached")
    if told.story is None:
        return say("voyage_end.how_ended", day=result.day)
    if told.story.why in _LOST:
        return say(f"voyage_end.{_LOST[told.story.why]}")
    return say("voyage_end.how_lost" if of_two else "voyage_end.how_over", count=result.day)


def _won_apart(services: Services, told: ToldVoyage) -> str:
    """Return who of two persons has won, and by what (R16.82, R16.93)."""
    say, voyage = services.translate, told.voyage
    name = captain_name(services, told.winner)
    beside = voyage.beside if voyage is not None else None
    if voyage is None or beside is None or told.story is None:
        return say("voyage_end.won_apart", day=told.result.day)
    other = captain_name(services, beside.captain)
    if told.story.why == "score":
        own, his = score(voyage).points, score(beside).points
        return say("voyage_end.won_by_score", captain=name, own=own, rival=other, other=his)
    key = "won_given_up" if told.story.why == "given_up" else "won_by_goal"
    return say(f"voyage_end.{key}", captain=name, rival=other, day=told.result.day)


def _won(services: Services, result: VoyageResult, key: str) -> str:
    name = f"voyage.goals.{result.goal}.name"
    goal = services.translate(name) if name in services.content.strings else result.goal
    if not result.days_left:
        return services.translate(f"voyage_end.{key}_last", goal=goal)
    values = {"goal": goal, "day": result.day, "count": result.days_left}
    return services.translate(f"voyage_end.{key}", **values)


def set_out_words(services: Services, out: VoyageHeader) -> str:
    """Return scenario and difficulty, and squalls; of what this game has no words for, the id."""
    key = f"setting_out.difficulties.{out.difficulty}"
    known = key in services.content.strings
    words = [
        scenario_name(services, out.scenario),
        services.translate(key) if known else out.difficulty,
        *(squall_name(services, squall) for squall in out.squalls),
    ]
    return " · ".join(words)


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
