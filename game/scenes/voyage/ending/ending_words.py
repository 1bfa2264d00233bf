"""A voyage that is over, in words: how it ended, what it is among those of the day, its days."""

from pathlib import Path

import pygame

from game.kit import Canvas, TextStyle
from game.play import (
    FightFacts,
    FileHeader,
    VoyageResult,
    VoyageStory,
    day_attempts,
    day_rating,
    day_table,
)
from game.voyage import VoyageHeader, score

from ...services import Services
from ..parts.home_words import scenario_name, squall_name
from ..parts.voyage_words import captain_name, guard_name, place_name
from .sailed_chart import INKS, PAPER, SailedChart
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


#: Places that nobody goes to for their own sake.
_PLAIN = ("open", "reef", "goal")

#: The dots before the line of one of two fleets, the room of each, and their radii.
_DOTS, _APART, _AFTER = 4, 11.0, 8.0
_DOT, _HALO = 3.4, 4.5


def day_line(services: Services, story: VoyageStory, day: int, fleet: int = 0) -> str:
    """Return what a fleet did on a day; of two, also whose it is."""
    say, fields = services.translate, story.voyage.chart.fields
    found: list[str] = []
    for leg in story.course:
        if (leg.day, leg.fleet) == (day, fleet) and not leg.back:
            places = (fields[each].place for each in leg.path[1:])
            names = (place_name(services, each) for each in places if each not in _PLAIN)
            found += (name for name in names if name not in found)
    for fight in story.fights_of(day, fleet):
        key = "won" if fight.won else "lost"
        found.append(say(f"voyage_end.story.{key}", guard=guard_name(services, fight.guard)))
    what = " · ".join(found) or say("voyage_end.story.nothing")
    if len(story.fleets) == 1:
        return say("voyage_end.story.day", day=day, what=what)
    captain = captain_name(services, story.fleets[fleet].captain)
    return say("voyage_end.story.day_of", captain=captain, day=day, what=what)


def story_lines(services: Services, story: VoyageStory) -> list[str]:
    """Return the lines of all days, those of one fleet after those of the other."""
    return [
        day_line(services, story, day, fleet)
        for fleet, _ in enumerate(story.fleets)
        for day in range(1, story.days_of(fleet) + 1)
    ]


def facts_words(services: Services, facts: FightFacts | None) -> list[str]:
    """Return how long a fight was, and how much the Fort could still take; none for no facts."""
    if facts is None:
        return []
    say = services.translate
    words = [say("history.turns", count=facts.turns)]
    if facts.fort is not None:
        words.append(say("voyage_end.fort", count=facts.fort))
    return words


def captions(services: Services, chart: SailedChart) -> list[str]:
    """Return a line for each fleet: what it does on its day now, or did on its last."""
    return [
        day_line(services, chart.story, max(1, chart.day_of(fleet)), fleet)
        for fleet, _ in enumerate(chart.story.fleets)
    ]


def draw_captions(canvas: Canvas, area: pygame.FRect, lines: list[str], style: TextStyle) -> None:
    """Draw the lines below one another, each of two behind dots in the ink of its fleet."""
    if len(lines) == 1:
        canvas.text(lines[0], area, style, align="center")
        return
    high, room = area.height / len(lines), _DOTS * _APART + _AFTER
    for fleet, words in enumerate(lines):
        box = pygame.FRect(area.x + room, area.y + fleet * high, area.width - room, high)
        begins = area.x
        if canvas.begins_right(words):
            box.x, begins = area.x, area.right - _DOTS * _APART
        for number in range(_DOTS):
            place = begins + (number + 0.5) * _APART, box.centery
            canvas.circle(place, _HALO, PAPER)
            canvas.circle(place, _DOT, INKS[fleet])
        canvas.text(words, box, style, align="start")
