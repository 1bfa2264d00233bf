"""The achievements: one medal large, and beside it all of them."""

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Row,
    box_at,
    grown,
    text_style,
)
from game.play import DeedsOfDays, GoalMark, goal_board

from ..common import BANNER_WIDE, draw_progress, headed
from ..puzzles.puzzle_run import today
from .goals_data import GOALS, goal_way, read_goals
from .goals_panel import GoalRow, goals_panel
from .medal_grid import MedalGrid
from .medal_plate import MedalPlate, draw_medal
from .medal_words import left_words
from .statistics_pane import STACKED, Filling, StatisticsPane

#: The radius of the medal on the banner; the heights of its name, what it takes, how much is done
#: and of the count of all; that of the grid in larger texts, and the room between both.
_LARGE, _NAME_HIGH, _TEXT_HIGH, _BAR_HIGH, _COUNT = 88.0, 34.0, 60.0, 26.0, 26.0
_GRID_HIGH, _BESIDE = 320.0, 14.0
_TOTAL = text_style.STRONG.with_changes(
    size=17, colour=Colours.gold, outline=1.4, align="center", valign="middle", fit=True, floor=10
)
_NAME = text_style.STRONG.with_changes(
    carved=True, size=26, align="center", colour=Colours.light, outline=1.6, fit=True, floor=13
)
_TEXT = text_style.BODY.with_changes(
    size=16, align="center", wrap=True, fit=True, floor=10, colour=Colours.light, outline=1.2
)


class MedalsPane(StatisticsPane):
    """Shows what was worth doing, and was done."""

    key = "achievements"

    def make(self) -> None:
        """Make the grid."""
        scene = self.scene
        self.grid = self.add(MedalGrid(scene.services, lambda: scene.page_scroll.view))
        self.telling = [self.grid]
        self.goals = goal_board(today(), DeedsOfDays())
        self.goal_rows = [
            self.add(GoalRow(scene.services, mark, self._go)) for mark in self.goals.all
        ]

    def refresh(self) -> None:
        """Take over what is known now."""
        self.goals = read_goals(self.scene.services)
        for row, mark in zip(self.goal_rows, self.goals.all, strict=True):
            row.show(mark)
        self.grid.show(self.data)
        if any(self.medal == each.id for each in self.data.achievements):
            self.grid.point_out(self.medal)
            self.medal = ""
            self.scene.widgets.focus(self.grid)
        elif self.medal == GOALS:
            self.medal, left = "", (row for row in self.goal_rows if not row.mark.reached)
            self.scene.widgets.focus(next(left, self.goal_rows[0]), show=True)

    def _go(self, mark: GoalMark) -> None:
        self.scene.stack.clear_to(goal_way(self.scene.services, mark.goal))

    @property
    def shown(self) -> MedalPlate | None:
        """The medal on the banner: the one that is pointed at, or else the nearest."""
        plates, index = self.grid.plates, self.grid.pointed_index
        if not plates:
            return None
        return plates[index if index is not None and index < len(plates) else 0]

    def make_body(self) -> Block:
        """Return one medal large on a banner, and all of them beside it."""
        banner = headed(
            "azure",
            Drawn(self._draw_medal, 1.25 * _LARGE, spring=1.0),
            Drawn(self._draw_name, grown(_NAME_HIGH)),
            Drawn(self._draw_text, grown(_TEXT_HIGH)),
            Drawn(self._draw_progress, grown(_BAR_HIGH)),
            Drawn(self._draw_count, grown(_COUNT)),
        )
        large = grown(1.0) > STACKED
        grid = Item(self.grid, grown(_GRID_HIGH) if large else 0.0, spring=1.0)
        listed = Panel(grid, edge=14.0, tall=(14.0, 12.0), gap=0.0, spring=1.0)
        goals = goals_panel(self.scene.services, self.goals, self.goal_rows)
        if large:
            return Column(banner, goals, listed, gap=_BESIDE)
        beside = Column(listed, goals, gap=_BESIDE)
        return Row(Filling(banner), beside, gap=_BESIDE, shares=_shares)

    def _draw_medal(self, canvas: Canvas, area: pygame.FRect) -> None:
        plate = self.shown
        if plate is None:
            return
        radius = min(_LARGE, area.height / 2.5, area.width / 2.2)
        center = area.centerx, area.centery - (0.2 * radius if plate.earned else 0.0)
        canvas.glow(
            box_at(center, 1.6 * radius), Colours.gold, strength=110, spread=26, radius=radius
        )
        draw_medal(canvas, center, radius, plate.medal, earned=plate.earned is not None)

    def _draw_name(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.shown is not None:
            canvas.text(self.shown.words.name, area, _NAME)

    def _draw_text(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.shown is not None:
            left = left_words(self.scene.services, self.shown.progress)
            told = self.shown.words.text, self.shown.words.wins, left
            canvas.text(" ".join(filter(None, told)), area, _TEXT)

    def _draw_progress(self, canvas: Canvas, area: pygame.FRect) -> None:
        plate = self.shown
        if plate is None:
            return
        if plate.progress is None:
            canvas.text(plate.words.date, area, _TEXT, valign="middle")
            return
        wide = min(0.36 * area.width, canvas.text_size(plate.words.figure, _TOTAL)[0] + 12)
        bar = pygame.FRect(area.x, area.centery - 9, area.width - wide, 18)
        draw_progress(canvas, bar, plate.progress.share)
        figure = (bar.right, area.y, wide, area.height)
        canvas.text(plate.words.figure, figure, _TOTAL, align="right")

    def _draw_count(self, canvas: Canvas, area: pygame.FRect) -> None:
        data = self.data
        earned = sum(medal.id in data.earned for medal in data.achievements)
        words = self.scene.translate(
            "statistics.earned", count=earned, total=len(data.achievements)
        )
        canvas.text(words, area, _TOTAL)


def _shares(width: float) -> tuple[float, float]:
    return BANNER_WIDE, width - BANNER_WIDE - _BESIDE
