"""The panel of the match log: the last lines as rows of small cards, who did what to whom."""

from collections.abc import Sequence

import pygame

from game.kit import Canvas, draw_cached_panel, draw_panel, grown

from ..layout import Layout
from ..log_lines import LogLine
from ..spots import Box
from .log_rows import add_log_regions, draw_log_row, picture_row, rows_of_words

#: The icon of the log, and the side of the panel that is folded to it.
_SCROLL = "icons/scroll"
_TAB, _FOLDED = 28.0, 48.0


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
        found.append((rows[max(0, free - needed)].union(foot), line))
        free -= needed
        if free <= 0:
            break
    return found[::-1]


def log_box(layout: Layout, lines: Sequence[LogLine]) -> Box:
    """Return where the log is: its panel, or at the foot of that a place for its icon alone.

    Nothing has happened where a board begins from a position.
    """
    box = layout.log
    if lines:
        return box
    x = box.x if layout.at_right else box.x + box.width - _FOLDED
    return Box(x, box.y + box.height - _FOLDED, _FOLDED, _FOLDED)


def draw_log(canvas: Canvas, layout: Layout, lines: Sequence[LogLine]) -> None:
    """Draw the last lines that have room, or the log folded."""
    box = log_box(layout, lines)
    if not lines:
        draw_panel(canvas, box)
        canvas.image(_SCROLL, pygame.FRect(box).inflate(_TAB - _FOLDED, _TAB - _FOLDED))
        return
    shown = shown_lines(box, lines)
    high = log_rows(box)[0].height

    def paint(offscreen: Canvas) -> None:
        for row, line in shown:
            with offscreen.reading(row):
                draw_log_row(offscreen, line, row, high)

    key = ("log", box, layout.growth, tuple(line for _, line in shown))
    draw_cached_panel(canvas, box, key, paint)
    for row, line in shown:
        add_log_regions(canvas, line, picture_row(row, high))
    # A tab on the edge says that the panel opens.
    tab = box.x + box.width - 17 if layout.at_right else box.x - 11
    canvas.image(_SCROLL, (tab, box.y - 7, _TAB, _TAB))
