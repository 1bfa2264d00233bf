"""The achievements: one medal large, and beside it all of them."""

from collections.abc import Sequence

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    box_at,
    grown,
    text_style,
)
from game.play import Achievement, DeedsOfDays, GoalMark, goal_board, nearest

from ..common import draw_progress, headed
from ..puzzles.puzzle_run import today
from .goals_panel import GOALS, GoalRow, goal_way, goals_panel, read_goals
from .medal_plate import KnownMedal, draw_medal, left_words, medal_of, medal_plate
from .statistics_pane import GAP, STACKED, StatisticsPane

#: The radius of the medal on the banner; the heights of its name, what it takes, how much is done
#: and of the count of all; that of the plates in larger texts.
_LARGE, _NAME_HIGH, _TEXT_HIGH, _BAR_HIGH, _COUNT, _GRID_HIGH = 88.0, 34.0, 80.0, 26.0, 26.0, 320.0
#: The least width of a plate and height of its picture; so many of what is nearest stand first.
_PLATE, _NEXT = (150.0, 76.0), 4
_TOTAL = text_style.STRONG.with_changes(
    size=17, colour=Colours.gold, outline=1.4, align="center", valign="middle", fit=True, floor=10
)
_NAME = text_style.NAME.with_changes(
    size=26, align="center", colour=Colours.light, outline=1.6, fit=True, floor=13
)
_TEXT = text_style.BODY.with_changes(
    size=16, align="center", wrap=True, fit=True, floor=10, colour=Colours.light, outline=1.2
)


class MedalsPane(StatisticsPane):
    """Shows what was worth doing, and was done."""

    key = "achievements"

    def make(self) -> None:
        """Make the plates."""
        self.grid = self.add_plates(*_PLATE)
        self.grid.marks_one = True
        self.telling = self.grid
        self.medals: Sequence[KnownMedal] = ()
        #: Whether the player was led to a medal, and stays with it whatever becomes known.
        self._led = False
        self.goals = goal_board(today(), DeedsOfDays())
        self.goal_rows = [
            self.add(GoalRow(self.scene.services, mark, self._go)) for mark in self.goals.all
        ]

    def refresh(self) -> None:
        """Take over what is known now: first what is nearest, then what is earned."""
        services, data = self.scene.services, self.data
        self.goals = read_goals(services)
        for row, mark in zip(self.goal_rows, self.goals.all, strict=True):
            row.show(mark)
        held = self.medals[self.grid.index].id if self._led else self.medal
        first = nearest(data.achievements, data.earned, data.progress, _NEXT)

        def place(each: Achievement) -> int:
            return (
                first.index(each.id) if each.id in first else _NEXT + (each.id not in data.earned)
            )

        ordered = sorted(data.achievements, key=place)
        self.medals = [medal_of(services, data, each) for each in ordered]
        plates = [medal_plate(services, each, is_next=each.id in first) for each in self.medals]
        at = next((n for n, each in enumerate(ordered) if each.id == held), None)
        self.grid.show(plates, at)
        if self.medal == GOALS:
            left = (row for row in self.goal_rows if not row.mark.reached)
            self.scene.widgets.focus(next(left, self.goal_rows[0]), show=True)
        elif at is not None and not self._led:
            self._led = True
            self.scene.widgets.focus(self.grid)
        self.medal = ""

    def _go(self, mark: GoalMark) -> None:
        self.scene.stack.clear_to(goal_way(self.scene.services, mark.goal))

    @property
    def shown(self) -> KnownMedal | None:
        """The medal on the banner: the one that is pointed out, at first the nearest."""
        index = self.grid.marked_index or 0
        return self.medals[index] if index < len(self.medals) else None

    def banner(self) -> Block:
        """Return one medal large."""
        return headed(
            "azure",
            Drawn(self._draw_medal, 1.25 * _LARGE, spring=1.0),
            Drawn(self._draw_name, grown(_NAME_HIGH)),
            Drawn(self._draw_text, grown(_TEXT_HIGH)),
            Drawn(self._draw_progress, grown(_BAR_HIGH)),
            Drawn(self._draw_count, grown(_COUNT)),
        )

    def sheet(self) -> Block:
        """Return all medals over the goals, or below them in larger texts."""
        large = grown(1.0) > STACKED
        grid = Item(self.grid, grown(_GRID_HIGH) if large else 0.0, spring=1.0)
        listed = Panel(grid, edge=12.0, tall=10.0, gap=0.0, spring=1.0)
        goals = goals_panel(self.scene.services, self.goals, self.goal_rows)
        return Column(*([goals, listed] if large else [listed, goals]), gap=GAP)

    def _draw_medal(self, canvas: Canvas, area: pygame.FRect) -> None:
        medal = self.shown
        if medal is None:
            return
        radius = min(_LARGE, area.height / 2.5, area.width / 2.2)
        center = area.centerx, area.centery - (0.2 * radius if medal.earned else 0.0)
        canvas.glow(
            box_at(center, 1.6 * radius), Colours.gold, strength=110, spread=26, radius=radius
        )
        draw_medal(canvas, center, radius, medal)

    def _draw_name(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.shown is not None:
            canvas.text(self.shown.name, area, _NAME)

    def _draw_text(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.shown is not None:
            left = left_words(self.scene.services, self.shown.progress)
            told = self.shown.text, self.shown.wins, left
            canvas.text(" ".join(filter(None, told)), area, _TEXT)

    def _draw_progress(self, canvas: Canvas, area: pygame.FRect) -> None:
        medal = self.shown
        if medal is None:
            return
        if medal.progress is None:
            canvas.text(medal.date, area, _TEXT, valign="middle")
            return
        wide = min(0.36 * area.width, canvas.text_size(medal.figure, _TOTAL)[0] + 12)
        bar = pygame.FRect(area.x, area.centery - 9, area.width - wide, 18)
        draw_progress(canvas, bar, medal.progress.share)
        figure = (bar.right, area.y, wide, area.height)
        canvas.text(medal.figure, figure, _TOTAL, align="right")

    def _draw_count(self, canvas: Canvas, area: pygame.FRect) -> None:
        data = self.data
        earned = sum(medal.id in data.earned for medal in data.achievements)
        words = self.scene.translate(
            "statistics.earned", count=earned, total=len(data.achievements)
        )
        canvas.text(words, area, _TOTAL)
