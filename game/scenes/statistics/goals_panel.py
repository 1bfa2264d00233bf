"""The goals of today and of the week on a panel, and how many were reached on the days before."""

from functools import partial

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Panel,
    Row,
    Viewport,
    Words,
    box_at,
    grown,
    text_room,
    text_style,
)
from game.play import GoalBoard, GoalMark

from ..services import Services
from .goals_data import goal_words
from .statistics_pane import STACKED

#: The mark before a goal, and how far the words begin from the edge.
_MARK, _INDENT = 9.0, 26.0
#: The marks of past days: how high their row is, and the size of a dot.
_PAST, _DOT = 44.0, 7.0
_INSET, _BETWEEN = 18.0, 22.0
#: The parts of the panel, and their shares of its width.
_PARTS, _SHARES = ("today", "week", "past"), (5, 5, 4)
_HEAD = text_style.STRONG.with_changes(size=15, colour=Colours.gold, fit=True, floor=10)
_GOAL = text_style.BODY.with_changes(size=14.5, wrap=True, valign="middle")
_FIGURE = text_style.STRONG.with_changes(
    size=13.5, align="right", valign="middle", colour=Colours.gold, fit=True, floor=9
)
_FIGURE_WIDE = 56.0


def goals_panel(services: Services, board: GoalBoard) -> Panel:
    """Return the panel; a goal that is reached has a tick, and takes nothing when it is missed.

    Its three parts stand side by side, in larger texts below one another.
    """
    today, week, past = (Words(services.translate(f"goals.{key}"), _HEAD) for key in _PARTS)
    parts = (
        Column(today, *(_goal(services, mark) for mark in board.day), gap=2.0),
        Column(week, *(_goal(services, mark) for mark in board.week), gap=2.0),
        Column(past, Drawn(partial(_draw_past, board), grown(_PAST)), gap=2.0),
    )
    row = Row(*parts, gap=_BETWEEN, shares=_SHARES, stack=STACKED)
    return Panel(row, edge=_INSET, tall=(10.0, 12.0))


def _goal(services: Services, mark: GoalMark) -> Block:
    words, (count, total, _) = goal_words(services, mark.goal), mark.progress
    figure = services.translate("statistics.progress", count=count, total=total)

    def room(width: float) -> float:
        return width - _INDENT - grown(_FIGURE_WIDE)

    def high(view: Viewport, width: float) -> float:
        return text_room(view, words, _GOAL, room(width))

    def draw(canvas: Canvas, area: pygame.FRect) -> None:
        _draw_mark(canvas, (area.x + _MARK, area.centery), reached=mark.reached)
        place = pygame.FRect(area.x + _INDENT, area.y, room(area.width), area.height)
        colour = Colours.light if mark.reached else Colours.text
        canvas.text(words, place, _GOAL, colour=colour)
        place.x, place.width = place.right, grown(_FIGURE_WIDE)
        canvas.text(figure, place, _FIGURE)

    return Drawn(draw, high)


def _draw_mark(canvas: Canvas, middle: tuple[float, float], *, reached: bool) -> None:
    canvas.circle(middle, _MARK, Colours.brass if reached else Colours.bronze)
    canvas.circle(middle, _MARK - 1.5, Colours.well)
    if reached:
        canvas.image("icons/tick", box_at(middle, 1.6 * _MARK))


def _draw_past(board: GoalBoard, canvas: Canvas, area: pygame.FRect) -> None:
    """Draw a stack of dots for each of the days before, as many bright as goals were reached."""
    step = area.width / len(board.past)
    for number, reached in enumerate(board.past.values()):
        x = area.x + (number + 0.5) * step
        for place in range(len(board.day)):
            y = area.bottom - _DOT - place * 1.8 * _DOT
            canvas.circle((x, y), _DOT * 0.8, Colours.gold if place < reached else Colours.bronze)
            if place >= reached:
                canvas.circle((x, y), _DOT * 0.8 - 1.2, Colours.well)
