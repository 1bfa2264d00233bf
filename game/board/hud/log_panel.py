"""The last lines of the match log in a panel of the match, as rows of small cards."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit import Canvas, draw_cached_panel, grown

from ..layout import Layout
from ..log_line import LogLine
from ..spots import Box
from .log_row import add_log_regions, draw_log_row, picture_row, rows_of_words

#: The least height of a row and how much that grows with the words, and the most rows of a panel.
_ROW, _GROWTH = 24.0, 1.5
MOST_ROWS = 6
_ACROSS, _DOWN = 11.0, 9.0


def log_rows(box: Box) -> list[pygame.FRect]:
    """Return the rows that have room in a panel, from the top."""
    height = box.height - 2 * _DOWN
    count = min(MOST_ROWS, int(height / (_ROW * min(grown(1.0), _GROWTH))))
    inside = box.x + _ACROSS, box.y + _DOWN, box.width - 2 * _ACROSS, height / count
    return [
        pygame.FRect(inside[0], inside[1] + number * inside[3], *inside[2:])
        for number in range(count)
    ]


def shown_lines(box: Box, lines: Sequence[LogLine]) -> list[tuple[pygame.FRect, LogLine]]:
    """Return the last lines with their places, the newest at the foot.

    A line of words takes as many rows as these need.
    """
    rows = log_rows(box)
    free, found = len(rows), list[tuple[pygame.FRect, LogLine]]()
    for line in reversed(lines):
        needed = rows_of_words(line, rows[0])
        if needed > free and found:
            break
        foot = rows[free - 1]
        top = rows[max(0, free - needed)]
        found.append((top.union(foot), line))
        free -= needed
        if free <= 0:
            break
    return found[::-1]


def draw_log(canvas: Canvas, layout: Layout, lines: Sequence[LogLine]) -> None:
    """Draw the last lines that have room."""
    box = layout.log
    shown = shown_lines(box, lines)
    high = log_rows(box)[0].height

    def paint(offscreen: Canvas) -> None:
        with offscreen.shifted(-box.x, -box.y):
            for row, line in shown:
                with offscreen.reading(row):
                    draw_log_row(offscreen, line, row, high)

    key = ("log", box, layout.growth, tuple(line for _, line in shown))
    draw_cached_panel(canvas, box, key, paint)
    for row, line in shown:
        add_log_regions(canvas, line, picture_row(row, high))
    # A tab on the edge says that the panel opens.
    tab = box.x + box.width - 17 if layout.at_right else box.x - 11
    canvas.image("icons/scroll", (tab, box.y - 7, 28, 28))
