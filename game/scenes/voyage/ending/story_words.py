"""A voyage in words, a line for each day: where it led, and which fights were fought there.

Of two persons against each other each has lines of their own.
"""

import pygame

from game.kit import Canvas, TextStyle
from game.play import FightFacts, VoyageStory

from ...services import Services
from ..parts.voyage_words import captain_name, guard_name, place_name
from .sailed_chart import INKS, PAPER, SailedChart

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
