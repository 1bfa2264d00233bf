"""What is told below a chart that was sailed: a line for the day of each fleet."""

import pygame

from game.kit import Canvas, TextStyle

from ...services import Services
from .sailed_chart import INKS, PAPER, SailedChart
from .story_words import day_line

#: The dots before the line of one of two fleets, the room of each, and their radii.
_DOTS, _APART, _AFTER = 4, 11.0, 8.0
_DOT, _HALO = 3.4, 4.5


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
