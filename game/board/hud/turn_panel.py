"""The panel of the turn: whose it is, its number, and which of its phases it has come to."""

from __future__ import annotations

import pygame

from game.content import Strings
from game.kit import Canvas, Colours, draw_cached_panel, draw_well, text_style
from game.rules import PHASE_NAMES, UNDECIDED

from ..layout import Layout
from ..spots import Box
from ..table import Table
from .change_signs import assault_room

#: The room that the button of the pause and the turn's number take at both ends of the title.
_BEFORE, _AFTER = 60.0, 82.0
_TRACK = 36.0
#: For large words: the room around them, the foot's share of the height, the turn's of the width.
_TITLE_AWAY, _FOOT_AWAY, _SIDE, _APART = 7.0, 9.0, 11.0, 6.0
_PLATE_SHARE, _NUMBER_SHARE = 0.45, 0.36
_TITLE = text_style.STRONG.with_changes(size=21, align="left", wrap=True)
_NUMBER = text_style.CAPTION.with_changes(
    size=13, align="center", colour=Colours.attention, bold=True, fit=True, floor=9
)
_PHASE = text_style.STRONG.with_changes(
    size=15.5, align="center", outline_colour=Colours.accent_deep
)


def draw_turn_panel(
    canvas: Canvas, layout: Layout, strings: Strings, table: Table, words: str
) -> None:
    """Draw the panel; ``words`` tell whose turn it is."""
    box = layout.banner
    over = table.winner != UNDECIDED
    room = assault_room(table)
    key = ("turn panel", layout.growth, words, table.active, table.turn, table.phase, over, room)

    def paint(offscreen: Canvas) -> None:
        with offscreen.shifted(-box.x, -box.y):
            paint_panel = _paint_plain if layout.plain else _paint
            paint_panel(offscreen, box, strings, table, words)

    draw_cached_panel(canvas, box, key, paint)


def _paint(canvas: Canvas, box: Box, strings: Strings, table: Table, words: str) -> None:
    title = (box.x + _BEFORE, box.y + 10, box.width - _BEFORE - _AFTER, 34)
    canvas.text(words, title, _TITLE, colour=Colours.sides[table.active])
    number = pygame.FRect(box.x + box.width - _AFTER + 4, box.y + 14, _AFTER - 16, 26)
    draw_well(canvas, number, radius=13)
    canvas.text(strings.text("match.turn", turn=table.turn), number.inflate(-12, 0), _NUMBER)
    _draw_track(canvas, box, strings, table)


def _paint_plain(canvas: Canvas, box: Box, strings: Strings, table: Table, words: str) -> None:
    """Paint the panel for large words: below the title the present phase alone, and the turn."""
    low = (box.height - _TITLE_AWAY - _FOOT_AWAY) * _PLATE_SHARE
    title = pygame.FRect(box.x + _BEFORE, box.y + _TITLE_AWAY, box.width - _BEFORE - _SIDE, 0)
    title.height = box.height - _TITLE_AWAY - _FOOT_AWAY - low
    canvas.text(words, title, _TITLE, colour=Colours.sides[table.active])
    wide = box.width - 2 * _SIDE - assault_room(table)
    foot = pygame.FRect(box.x + _SIDE, title.bottom, wide, low)
    with canvas.reading(foot):
        number = foot.copy()
        number.width *= _NUMBER_SHARE
        number.right = foot.right
        draw_well(canvas, number, radius=min(13.0, low / 2))
        turn = strings.text("match.turn", turn=table.turn)
        canvas.text(turn, number.inflate(-12, 0), _NUMBER, valign="middle")
        plate = foot.copy()
        plate.width = number.x - _APART - foot.x
        if table.winner == UNDECIDED:
            canvas.nine_patch("ui/button", plate, corner=20)
        look = _PHASE.with_changes(colour=Colours.light, outline=1.3)
        phase = strings.text(f"phases.{PHASE_NAMES[table.phase]}")
        canvas.text(phase, plate.inflate(-14, 0), look)


def _draw_track(canvas: Canvas, box: Box, strings: Strings, table: Table) -> None:
    """Draw the phases in the order in which one reads, the present one on a lit plate."""
    wide = box.width - 22 - assault_room(table)
    track = pygame.FRect(box.x + 11, box.y + box.height - _TRACK - 10, wide, _TRACK)
    with canvas.reading(track):
        _draw_phases(canvas, track, strings, table)


def _draw_phases(canvas: Canvas, track: pygame.FRect, strings: Strings, table: Table) -> None:
    draw_well(canvas, track, radius=8)
    width = track.width / len(PHASE_NAMES)
    for phase, name in enumerate(PHASE_NAMES):
        plate = pygame.FRect(track.x + phase * width, track.y, width, _TRACK).inflate(-6, -6)
        now = phase == table.phase and table.winner == UNDECIDED
        if now:
            canvas.nine_patch("ui/button", plate, corner=20)
        look = _PHASE.with_changes(
            bold=now,
            colour=Colours.light if now else Colours.muted,
            outline=1.3 if now else 0.0,
        )
        canvas.text(strings.text(f"phases.{name}"), plate.inflate(-14, 0), look)
    # A point between them: the way leads on from the first to the second.
    x, y = track.centerx, track.centery
    for colour, reach in ((Colours.brass_dark, 9.0), (Colours.gold, 6.5)):
        back, tip = x - reach * 0.6, x + reach * 0.7
        canvas.polygon([(back, y - reach), (tip, y), (back, y + reach)], colour)
