"""The figures of a match: the sides beside one another, each with a bar."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.board import CALM, GLAD, SORRY
from game.kit import Canvas, Colours, draw_panel, text_style
from game.play import SideStatistics
from game.rules import DRAW, LEFT

from ..common.drawings.side_emblem import draw_seat
from ..common.matches.match_words import PlayerHead
from ..common.screen import inner

#: The rows: a word's key, the name of a figure of a side's story, and a picture.
ROWS = (
    ("damage", "creature_damage", "ui/attack"),
    ("stronghold_damage", "stronghold_damage", "icons/tower"),
    ("creatures_lost", "creatures_lost", "ui/health"),
    ("cards_played", "cards_played", "icons/cards"),
)
_INSET, _HEAD, _ROW, _FOOT = (28.0, 12.0), 60.0, 45.0, 36.0
_MARK, _CROWN, _ICON = 26.0, 36.0, 24.0
#: The width of a figure, the height of the words, and that of the bars below them.
_FIGURE_ROOM, _WORDS_HIGH, _BAR_HIGH = 44.0, 26.0, 8.0
_INKS = Colours.sides_ink
_LABEL = text_style.BODY_INK.with_changes(
    align="center", valign="middle", wrap=False, fit=True, size=17
)
_FIGURE = text_style.STRONG_INK.with_changes(align="center", size=22)
_NAME = text_style.STRONG_INK.with_changes(size=23)

#: The words of a row, and the figure of each side.
Row = tuple[str, ...]


def figure_of(side: SideStatistics, name: str) -> str:
    """Return a figure of a side's story as it is shown."""
    return str(getattr(side, name))


def draw_heads(canvas: Canvas, box: pygame.FRect, heads: Sequence[PlayerHead], winner: int) -> None:
    """Draw the panel, and in its head who the sides were and which of them won."""
    draw_panel(canvas, box, "parchment")
    head = _inside(box)
    head.height = _HEAD
    for side, player in enumerate(heads):
        way = 1 if side == LEFT else -1
        edge = head.left if side == LEFT else head.right
        center = (edge + way * (_MARK + 2), head.centery)
        feeling = CALM if winner == DRAW else GLAD if side == winner else SORRY
        draw_seat(canvas, player.portrait, side, center, _MARK, feeling=feeling)
        words = pygame.FRect(0, head.y, head.width / 2 - 2 * _MARK - _CROWN - 24, head.height)
        start = edge + way * (2 * _MARK + 14)
        if side == LEFT:
            words.left = start
        else:
            words.right = start
        place = _draw_name(canvas, words, side, player)
        if side == winner:
            x = place.right + 10 if side == LEFT else place.left - 10 - _CROWN
            crown = (x, head.centery - _CROWN / 2, _CROWN, _CROWN)
            canvas.image("ui/crown", crown)
    canvas.fill((head.x, head.bottom, head.width, 2), Colours.bronze, alpha=180)


def _draw_name(canvas: Canvas, box: pygame.FRect, side: int, head: PlayerHead) -> pygame.FRect:
    """Draw a name, with the rank below it if there is one; return where the name is."""
    look = _NAME.with_changes(align="left" if side == LEFT else "right", colour=_INKS[side])
    if not head.rank:
        return canvas.text(head.name, box, look, wrap=True)
    upper = pygame.FRect(box.x, box.y + 8, box.width, 30)
    below = (box.x, upper.bottom - 2, box.width, 20)
    canvas.text(head.rank, below, look.with_changes(size=15, bold=False, colour=Colours.ink_soft))
    return canvas.text(head.name, upper, look)


def draw_rows(
    canvas: Canvas, box: pygame.FRect, rows: Sequence[Row], progress: Sequence[float], foot: str
) -> None:
    """Draw the figures as words and a figure for each side, and a line at the foot of the panel.

    ``progress`` says how far each row is counted up, 0 to 1.
    """
    inside = _inside(box)
    y = inside.y + _HEAD + 6
    # Below a story there is less room.
    high = min(_ROW, (inside.bottom - y - _FOOT) / len(rows))
    for index, (row, (_, _, icon)) in enumerate(zip(rows, ROWS, strict=True)):
        place = pygame.FRect(inside.x, y + index * high, inside.width, high)
        _draw_row(canvas, place, row, icon, progress[index])
    line = pygame.FRect(inside.x, y + len(rows) * high + 2, inside.width, _FOOT)
    wide = min(line.width - 40, canvas.text_size(foot, _LABEL)[0] + 2)
    words = pygame.FRect(0, line.y, wide, line.height)
    words.center = line.centerx + 17, line.centery
    canvas.image("icons/hourglass", (words.left - 34, line.centery - 13, 26, 26))
    canvas.text(foot, words, _LABEL)


def _inside(box: pygame.FRect) -> pygame.FRect:
    return box.inflate(-2 * _INSET[0], -2 * _INSET[1])


def _draw_row(canvas: Canvas, row: pygame.FRect, words: Row, icon: str, t: float) -> None:
    """Draw one figure of both sides: bars grow from the middle, the larger one further."""
    label, *figures = words
    most = max(1, *(int(figure) for figure in figures))
    room = inner(row, _FIGURE_ROOM, 0)
    wells_top = row.y + _WORDS_HIGH + 4
    longest = room.width / 2 - 6
    for side, figure in enumerate(t * int(figure) for figure in figures):
        well = pygame.FRect(0, wells_top, longest, _BAR_HIGH)
        bar = pygame.FRect(0, wells_top, max(_BAR_HIGH, longest * figure / most), _BAR_HIGH)
        place = pygame.FRect(0, row.y, _FIGURE_ROOM - 6, row.height)
        if side == LEFT:
            well.right = bar.right = room.centerx - 6
            place.left = row.left
        else:
            well.left = bar.left = room.centerx + 6
            place.right = row.right
        canvas.fill(well, Colours.ink_soft, radius=_BAR_HIGH / 2, alpha=50)
        if figure:
            canvas.fill(bar, _INKS[side], radius=_BAR_HIGH / 2, alpha=220)
        canvas.text(str(round(figure)), place, _FIGURE, colour=_INKS[side])
    wide = min(room.width - _ICON - 6, canvas.text_size(label, _LABEL)[0] + 2)
    place = pygame.FRect(0, row.y + 2, wide, _WORDS_HIGH)
    place.centerx = row.centerx + (_ICON + 6) / 2
    canvas.image(icon, (place.left - _ICON - 6, place.centery - _ICON / 2, _ICON, _ICON))
    canvas.text(label, place, _LABEL)
