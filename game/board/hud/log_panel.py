"""The last lines of the log in a panel of the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit import Canvas, Colour, Colours, draw_cached_panel, text_style
from game.rules import NOBODY

from ..layout import Box, Layout
from ..match_log import LogLine

_LINE = text_style.BODY.with_changes(size=13)
_MOST = 8
#: The room for the bead that tells whose line it is, and its size.
_BESIDE, _BEAD = 11.0, 3.4
_GAP = 3.0
#: How much paler a line is than the one after it, and the palest.
_PALER, _PALEST = 46, 120


def draw_log(canvas: Canvas, layout: Layout, lines: list[LogLine]) -> None:
    """Write the last lines that have room, the newest at the foot."""
    box = layout.log
    told = tuple(lines[-_MOST:])

    def paint(offscreen: Canvas) -> None:
        with offscreen.shifted(-box.x, -box.y):
            _paint(offscreen, box, told)

    draw_cached_panel(canvas, box, ("log", told), paint)
    # A tab on the edge says that the panel opens.
    tab = box.x + box.width - 17 if layout.viewer else box.x - 11
    canvas.image("icons/scroll", (tab, box.y - 7, 28, 28))


def _paint(canvas: Canvas, box: Box, lines: Sequence[LogLine]) -> None:
    inside = (box.x + 12, box.y + 10, box.width - 20, box.height - 20)
    width = inside[2] - _BESIDE
    y = inside[1] + inside[3]
    alpha = 255
    with canvas.clip(inside):
        for line in reversed(lines):
            height = canvas.text_size(line.text, _LINE, width)[1]
            y -= height
            if y < inside[1] and line is not lines[-1]:
                break
            _draw_line(canvas, line, (inside[0], y, width, height), alpha)
            y -= _GAP
            alpha = max(_PALEST, alpha - _PALER)


def _draw_line(
    canvas: Canvas, line: LogLine, place: tuple[float, float, float, float], alpha: int
) -> None:
    x, y, width, height = place
    bead = (x + _BEAD, y + _LINE.size * 0.66)
    canvas.circle(bead, _BEAD, line_colour(line), alpha=alpha)
    colour = Colours.attention if line.side == NOBODY else Colours.text
    words = (x + _BESIDE, y, width, height + 2)
    canvas.text(line.text, words, _LINE, colour=colour, alpha=alpha)


def line_colour(line: LogLine) -> Colour:
    """Return the colour that tells whose line of the log it is."""
    return Colours.attention if line.side == NOBODY else Colours.sides[line.side]
