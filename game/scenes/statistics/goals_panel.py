"""The goals of today and of the week on a panel, and how many were reached on the days before."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Pressable,
    Row,
    Scene,
    Spoken,
    Viewport,
    Words,
    box_at,
    grown,
    text_room,
    text_style,
)
from game.play import DeedsOfDays, Goal, GoalBoard, GoalMark, goal_board

from ..common import AGAINST_COMPUTER, AGAINST_HORDE, day_words
from ..puzzles.puzzle_run import today
from ..services import Services
from .statistics_pane import STACKED
from .tally_plate import draw_coin

#: What leads to the goals in the place of an achievement's id.
GOALS = "goals"
#: So many days before today have their marks shown.
PAST = 14

#: The icon before each kind of goal: half its side, how far the words begin from the edge, and the
#: figure ends before it.
_MARK, _INDENT, _OFF = 11.0, 32.0, 10.0
_ICONS = {
    "daily": "icons/puzzles",
    "puzzles": "icons/puzzles",
    "deck": "icons/pile",
    "decks": "icons/pile",
    "draft": "icons/cards",
    "horde": "icons/horn",
    "ring": "icons/ring",
    "voyage": "icons/ship",
    "day_voyage": "icons/island",
}
#: The marks of past days: how high their row and the days below it are, and the size of a dot.
_PAST, _DAYS, _DOT = 42.0, 16.0, 7.0
_INSET, _BETWEEN = 18.0, 22.0
#: The parts of the panel, and their shares of its width.
_PARTS, _SHARES = ("today", "week", "past"), (5, 5, 4)
_HEAD = text_style.NAME.with_changes(size=15, colour=Colours.gold, fit=True, floor=10)
_GOAL = text_style.BODY.with_changes(size=14.5, wrap=True, valign="middle")
_FIGURE = text_style.STRONG.with_changes(
    size=13.5, align="right", valign="middle", colour=Colours.gold, fit=True, floor=9
)
_DAY = text_style.CAPTION.with_changes(size=12.5, floor=9, fit=True)
_FIGURE_WIDE = 56.0
#: As high as a finger meets.
_FINGER = 32.0


def read_goals(services: Services, day: date | None = None) -> GoalBoard:
    """Return the goals of a day, which is today; none is reached where nothing can be read."""
    day = today() if day is None else day

    def read() -> GoalBoard:
        profile = services.profile
        # A day more: a match of the first may have begun on the day before, in UTC.
        since = (day - timedelta(days=PAST + 8)).isoformat()
        solved = (each.solved for each in profile.puzzles.all().values())
        deeds = DeedsOfDays(
            profile.figures.matches(since),
            profile.figures.rings.rings(),
            [*profile.figures.voyages.voyages().values()],
            frozenset(profile.puzzles.days()),
            [when for when in solved if when is not None],
        )
        return goal_board(day, deeds, PAST)

    return services.attempt(read, goal_board(day, DeedsOfDays(), PAST))


def goal_way(services: Services, goal: Goal) -> Scene:
    """Return the screen on which a goal can be met, with what it asks for chosen there."""
    routes = services.routes
    ways: dict[str, Callable[[], Scene]] = {
        "daily": routes.puzzles,
        "puzzles": routes.puzzles,
        "deck": lambda: routes.new_match(AGAINST_COMPUTER, "preconstructed"),
        "decks": lambda: routes.new_match(AGAINST_COMPUTER, "preconstructed"),
        "draft": lambda: routes.new_match(AGAINST_COMPUTER, "draft"),
        "horde": lambda: routes.new_match(AGAINST_HORDE),
        "ring": routes.new_ring,
        "voyage": routes.voyage_or_start,
        "day_voyage": routes.voyage_start,
    }
    return ways[goal.kind]()


def goal_words(services: Services, goal: Goal) -> str:
    """Return what has to be done for a goal."""
    say = services.translate
    deck = say(f"decks.{goal.deck}.name") if goal.deck else ""
    return say(f"goals.{goal.kind}", count=goal.times, deck=deck)


class GoalRow(Pressable):
    """A goal with how much of it is done, which leads to where it can be met.

    One that is reached has a tick, and takes nothing when it is missed.
    """

    ringed: ClassVar[bool] = False

    def __init__(self, services: Services, mark: GoalMark, go: Callable[[GoalMark], None]) -> None:
        super().__init__(lambda: go(self.mark))
        self._services = services
        self.show(mark)

    def show(self, mark: GoalMark) -> None:
        """Take over which goal it is, and what is done of it."""
        count, total = mark.progress[:2]
        self.mark, self.words = mark, goal_words(self._services, mark.goal)
        self.figure = self._services.translate("statistics.progress", count=count, total=total)

    @property
    def spoken(self) -> Spoken:
        """The goal, and how much is done."""
        return super().spoken._replace(name=self.words, value=self.figure)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of its words, and no less than a finger meets."""
        return max(_FINGER, text_room(view, self.words, _GOAL, _room(width)))

    def draw(self, canvas: Canvas) -> None:
        """Draw the mark, the words and the figure."""
        area, reached = self.rect, self.mark.reached
        edge = area.inflate(8, 2)
        canvas.fill(edge, Colours.gold, radius=6, alpha=self.light)
        canvas.frame(edge, Colours.bronze, width=1.2, radius=6, alpha=150)
        if self.focused:
            # The usual ring would cover the rows beside it.
            for colour, width in ((Colours.night, 4.0), (Colours.focus, 1.8)):
                canvas.frame(edge.inflate(width, width), colour, width=width, radius=6)
        middle = area.x + _MARK, area.centery
        canvas.image(_ICONS[self.mark.goal.kind], box_at(middle, 2 * _MARK))
        if reached:
            canvas.image("icons/tick", box_at((middle[0] + 5, middle[1] + 4), 1.6 * _MARK))
        place = pygame.FRect(area.x + _INDENT, area.y, _room(area.width), area.height)
        canvas.text(self.words, place, _GOAL, colour=Colours.light if reached else Colours.text)
        place.x, place.width = place.right, grown(_FIGURE_WIDE) - _OFF
        canvas.text(self.figure, place, _FIGURE)


def goals_panel(services: Services, board: GoalBoard, rows: Sequence[GoalRow]) -> Panel:
    """Return the panel, with a row for each goal.

    Its three parts stand side by side, in larger texts below one another.
    """
    today, week, past = (Words(services.translate(f"goals.{key}"), _HEAD) for key in _PARTS)
    items = [Item(row, fills=True) for row in rows]
    of_day = len(board.day)
    parts = (
        Column(today, *items[:of_day], gap=2.0),
        Column(week, *items[of_day:], gap=2.0),
        Column(
            past, Drawn(partial(_draw_past, board), grown(_PAST)), _days(services, board), gap=2.0
        ),
    )
    row = Row(*parts, gap=_BETWEEN, shares=_SHARES, stack=STACKED)
    return Panel(row, edge=_INSET, tall=(10.0, 12.0))


def _days(services: Services, board: GoalBoard) -> Block:
    """Return the first and the last of the days, below their dots."""
    first, last = (day_words(services, each(board.past)) for each in (min, max))

    def draw(canvas: Canvas, area: pygame.FRect) -> None:
        canvas.text(first, area, _DAY)
        canvas.text(last, area, _DAY, align="right")

    return Drawn(draw, grown(_DAYS))


def _room(width: float) -> float:
    return width - _INDENT - grown(_FIGURE_WIDE)


def _draw_past(board: GoalBoard, canvas: Canvas, area: pygame.FRect) -> None:
    """Draw a place for each goal of the days before, with a coin where one was reached."""
    step = area.width / len(board.past)
    for number, reached in enumerate(board.past.values()):
        x = area.x + (number + 0.5) * step
        for place in range(len(board.day)):
            y = area.bottom - _DOT - place * 1.8 * _DOT
            if place < reached:
                draw_coin(canvas, (x, y), _DOT * 0.9)
            else:
                canvas.circle((x, y), _DOT * 0.8, Colours.bronze)
                canvas.circle((x, y), _DOT * 0.8 - 1.2, Colours.well)
