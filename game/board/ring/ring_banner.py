"""The small plaque of the turn in a ring: its number, whose it is, and its phase."""

from __future__ import annotations

import pygame

from game.content import Strings
from game.kit import Canvas, Colours, draw_cached_panel, draw_well, text_style
from game.rules import PHASE_NAMES, UNDECIDED

from ..ring_layout import RingLayout
from ..table import Table

#: The room of the button of the pause; around everything; the shares of the rows.
_BEFORE, _AWAY = 58.0, 9.0
_ROWS = (0.36, 0.3, 0.34)
_NUMBER = text_style.CAPTION.with_changes(
    size=14, align="center", valign="middle", colour=Colours.attention, bold=True, wrap=False,
    fit=True, floor=9,
)  # fmt: skip
_TITLE = text_style.STRONG.with_changes(
    size=16, align="center", valign="middle", wrap=False, fit=True, floor=9.5
)
_PHASE = text_style.STRONG.with_changes(
    size=15, align="center", valign="middle", wrap=False, fit=True, floor=9,
    colour=Colours.light, outline=1.3, outline_colour=Colours.accent_deep,
)  # fmt: skip


def draw_ring_banner(
    canvas: Canvas, layout: RingLayout, strings: Strings, table: Table, words: str
) -> None:
    """Draw the plaque; ``words`` tell whose turn it is."""
    box = layout.banner
    over = table.winner != UNDECIDED
    key = ("ring banner", layout.growth, words, table.active, table.turn, table.phase, over)

    def paint(offscreen: Canvas) -> None:
        with offscreen.shifted(-box.x, -box.y):
            _paint(offscreen, layout, strings, table, words)

    draw_cached_panel(canvas, box, key, paint)


def _paint(canvas: Canvas, layout: RingLayout, strings: Strings, table: Table, words: str) -> None:
    box = pygame.FRect(layout.banner)
    inside = box.inflate(-2 * _AWAY, -2 * _AWAY)
    tops, top = [], inside.y
    for share in _ROWS:
        tops.append(pygame.FRect(inside.x, top, inside.width, inside.height * share))
        top += inside.height * share
    number = tops[0].inflate(0, -4)
    number.left, number.width = box.x + _BEFORE, inside.right - box.x - _BEFORE
    draw_well(canvas, number, radius=number.height / 2)
    canvas.text(strings.text("match.turn", turn=table.turn), number.inflate(-12, 0), _NUMBER)
    canvas.text(words, tops[1], _TITLE, colour=Colours.sides[table.active])
    if table.winner == UNDECIDED:
        canvas.nine_patch("ui/button", tops[2], corner=20)
        phase = strings.text(f"phases.{PHASE_NAMES[table.phase]}")
        canvas.text(phase, tops[2].inflate(-14, 0), _PHASE)
