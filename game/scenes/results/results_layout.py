"""Where everything of the results is: measured from the top down, as high as its words ask for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.kit import Button, Canvas, Colour, Colours, Viewport, grown, text_size, text_style

from ..common import LinedButton, widths_by_words
from .ending import MatchEnding
from .highlight_panels import highlight_height
from .match_gains_row import lay_gains

#: Where the portrait, the title and the line below it are, from the top.
MIDDLE, TITLE, _LINE = 86.0, 143.0, 217.0
#: The least height of that line, and how much higher than it the plate of a story begins.
_LINE_HIGH, _HIGHER = 28.0, 3.0
#: Below the line, a story and the gains; between panels and buttons; below the buttons.
_BELOW_LINE, _BELOW_STORY, _BELOW_GAINS, _BELOW_PANELS, _BELOW_ALL = 2.0, 3.0, 6.0, 10.0, 27.0
#: The room that gains have where there are none; it goes to a longer line first.
_NO_GAINS = 38.0
#: Where the panels end at least, their width at most, and their gap.
_PANELS_END, _WIDEST, _GAP = 599.0, 1380.0, 14.0
#: The room at each side of the title for the flags of the picture, as a share of the window.
_FLAGS = 0.19
#: From which growth of the texts on the panels and the buttons are below one another.
_STACKED = 1.4
#: The height of a way on, and how wide it is at most; the same of what stands beside them.
WAY_HIGH, _WIDEST_WAY = 84.0, 380.0
_ASIDE_WIDE, _ASIDE_HIGH, _ASIDE_GAP = 200.0, 40.0, 4.0
HOW = text_style.HEADING.with_changes(
    size=21, colour=Colours.light, bold=False, outline=1.6, wrap=True
)


#: The width of the plate, and its least height.
STORY = (980.0, 68.0)
_STORY_EDGE, _STORY_ICON = 20.0, 40.0
_INK: Colour = (64, 34, 20)
_STORY_WORDS = text_style.BODY.with_changes(
    size=19, colour=_INK, align="start", valign="middle", fit=True, floor=15, outline=0.0
)


class ResultsParts(NamedTuple):
    """The words and the widgets that take room: ``story`` is "" where there is none.

    ``panels`` are the titles and the words of the two pictures; ``asides`` are the buttons beside
    the ways on, of which only those that are visible count.
    """

    ending: MatchEnding
    line: str
    story: str
    foot: str
    panels: Sequence[tuple[str, str]]
    ways: Sequence[LinedButton]
    asides: Sequence[Button]


@dataclass(slots=True)
class ResultsPlaces:
    """The places of the results, in a view of at least their height; ``top`` is their top."""

    top: float
    height: float
    line: pygame.FRect
    story: pygame.FRect
    gains: list[pygame.FRect]
    blow: pygame.FRect
    best: pygame.FRect
    table: pygame.FRect
    ways: list[pygame.FRect]
    asides: list[pygame.FRect]

    @classmethod
    def of(cls, view: Viewport, parts: ResultsParts) -> ResultsPlaces:
        """Lay everything out in the middle of a window, or from its top where it is higher."""
        area = pygame.FRect(0, 0, min(view.width - 48, _WIDEST), 0)
        area.centerx = view.width / 2
        line = pygame.FRect(view.width * _FLAGS, _LINE, view.width * (1 - 2 * _FLAGS), 0)
        line.height = max(_LINE_HIGH, text_size(view, parts.line, HOW, line.width)[1])
        story = pygame.FRect(0, _LINE - _HIGHER, STORY[0], 0)
        story.centerx = view.width / 2
        if parts.story:
            story.height = _story_height(view, parts.story)
            y = story.bottom + _BELOW_STORY
        else:
            y = line.bottom + _BELOW_LINE
        gains, rows = lay_gains(view, pygame.FRect(area.x, y, area.width, 0), parts.ending.gains)
        # The room of a row of gains is there in any case; a longer line may take it.
        usual = 0.0 if rows else max(0.0, _LINE_HIGH - line.height + _NO_GAINS)
        panels = y + (rows or usual) + _BELOW_GAINS
        blow, best, table = _lay_panels(view, area.move(0, panels), parts)
        below = pygame.FRect(area.x, max(best.bottom, table.bottom) + _BELOW_PANELS, area.width, 0)
        ways, asides = _lay_buttons(view, below, parts)
        height = max(box.bottom for box in (*ways, *asides)) + _BELOW_ALL
        found = cls(0.0, height, line, story, gains, blow, best, table, ways, asides)
        found._move(max(0.0, (view.height - height) / 2))
        return found

    def _move(self, down: float) -> None:
        self.top = down
        boxes = (self.line, self.story, self.blow, self.best, self.table)
        for box in (*boxes, *self.gains, *self.ways, *self.asides):
            box.y += down


def _lay_panels(
    view: Viewport, area: pygame.FRect, parts: ResultsParts
) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
    """Lay the table between the pictures, or above them where texts are large."""
    stacked = grown(1.0) > _STACKED
    aside = (area.width - _GAP) / 2 if stacked else area.width * parts.ending.aside_share
    high = max(highlight_height(view, *words, aside) for words in parts.panels)
    table = pygame.FRect(area)
    if not stacked:
        table = pygame.FRect(area.x + aside + _GAP, area.y, area.width - 2 * (aside + _GAP), 0)
    table.height = parts.ending.table.height(view, table.width, parts.foot)
    y = table.bottom + _GAP if stacked else area.y
    if not stacked:
        high = table.height = max(high, table.height, _PANELS_END - area.y)
    blow = pygame.FRect(area.x, y, aside, high)
    return blow, blow.move(area.width - aside, 0), table


def _lay_buttons(
    view: Viewport, area: pygame.FRect, parts: ResultsParts
) -> tuple[list[pygame.FRect], list[pygame.FRect]]:
    """Lay the ways on side by side, and what is looked at once more at their end or below."""
    stacked = grown(1.0) > _STACKED
    shown = sum(button.visible for button in parts.asides)
    beside = grown(_ASIDE_WIDE)
    room = area.width - (beside + _GAP if shown and not stacked else 0.0)
    count = len(parts.ways)
    inside = room - (count - 1) * _GAP
    wide = [inside / count] * count
    if not stacked:
        wide = [min(_WIDEST_WAY, each) for each in widths_by_words(view, parts.ways, inside)]
    heights = (
        button.wanted_height(view, each) for button, each in zip(parts.ways, wide, strict=True)
    )
    high = max(WAY_HIGH, *heights)
    aside = (high + _ASIDE_GAP) / 2 - _ASIDE_GAP
    if not stacked and grown(1.0) > 1:
        aside = max(aside, grown(_ASIDE_HIGH))
        high = max(high, shown * (aside + _ASIDE_GAP))
    x = area.x + (room - sum(wide) - (count - 1) * _GAP) / 2
    ways = []
    for each in wide:
        ways.append(pygame.FRect(x, area.y, each, high))
        x += each + _GAP
    if stacked and shown:
        beside = (area.width + _GAP) / shown - _GAP
        y, aside = area.y + high + _BELOW_PANELS, grown(_ASIDE_HIGH)
        places = [
            pygame.FRect(area.x + number * (beside + _GAP), y, beside, aside)
            for number in range(shown)
        ]
    else:
        x = area.right - beside
        places = [
            pygame.FRect(x, area.y + number * (aside + _ASIDE_GAP), beside, aside)
            for number in range(shown)
        ]
    return ways, places


def _story_height(view: Viewport, words: str) -> float:
    wide = STORY[0] - 2 * _STORY_EDGE - _STORY_ICON - 14
    return max(STORY[1], text_size(view, words, _STORY_WORDS, wide)[1] + 20)


def draw_story(canvas: Canvas, place: pygame.FRect, words: str) -> None:
    """Draw a sheet of parchment with the story on it."""
    canvas.shadow(place.inflate(-6, -6), spread=10, drop=5, strength=120)
    canvas.nine_patch("ui/panel_parch", place)
    icon = pygame.FRect(0, 0, _STORY_ICON, _STORY_ICON)
    icon.center = place.x + _STORY_EDGE + _STORY_ICON / 2, place.centery
    box = pygame.FRect(icon.right + 14, place.y + 6, 0, place.height - 12)
    box.width = place.right - _STORY_EDGE - box.x
    if canvas.begins_right(words):
        icon.centerx, box.right = 2 * place.centerx - icon.centerx, 2 * place.centerx - box.x
    canvas.image("icons/scroll", icon)
    canvas.text(words, box, _STORY_WORDS)
