"""The figures of a match: the sides beside one another, each with a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from game.board import CALM, GLAD, SORRY
from game.kit import Canvas, Colours, Viewport, draw_panel, grown, text_size, text_style
from game.play import SideStatistics
from game.rules import DRAW, LEFT

from ..common import PlayerHead, draw_seat, inner

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
_LABEL = text_style.BODY_INK.with_changes(align="center", valign="middle", fit=True, size=17)
_FIGURE = text_style.STRONG_INK.with_changes(align="center", size=22)
_NAME = text_style.STRONG_INK.with_changes(size=23, wrap=True)
_RANK = _NAME.with_changes(size=15, bold=False, colour=Colours.ink_soft)
#: The least heights of a name and a rank, how much lower than the middle they begin, the least
#: height of a row, and the space that head and rows have between them.
_NAME_HIGH, _RANK_HIGH, _LOWER, _LEAST, _AIR = 30.0, 20.0, 2.0, 36.0, 6.0

#: The words of a row, and the figure of each side.
Row = tuple[str, ...]


def figure_of(side: SideStatistics, name: str) -> str:
    """Return a figure of a side's story as it is shown."""
    return str(getattr(side, name))


def table_height(
    view: Viewport, width: float, heads: Sequence[PlayerHead], rows: Sequence[Row], foot: str
) -> float:
    """Return how high the panel must be at a width for all of its words."""
    inside = width - 2 * _INSET[0]
    least = sum(_least(view, inside, row) for row in rows)
    high = _head_height(view, inside, heads) + _AIR + least + _foot_height(view, inside, foot)
    return high + 2 * _INSET[1]


def _head_height(view: Viewport, inside: float, heads: Sequence[PlayerHead]) -> float:
    return max(_HEAD, *(sum(_name_heights(view, _name_width(inside), head)) for head in heads))


def _name_heights(view: Viewport, wide: float, head: PlayerHead) -> tuple[float, float]:
    """Return how high the name of a player and the rank are."""
    name = max(_NAME_HIGH, text_size(view, head.name, _NAME, wide)[1])
    if not head.rank:
        return name, 0.0
    return name, max(_RANK_HIGH, text_size(view, head.rank, _RANK, wide)[1])


def _name_width(inside: float) -> float:
    return inside / 2 - 2 * _MARK - _CROWN - 24


def _label_height(view: Viewport, inside: float, label: str) -> float:
    wide = inside - 2 * grown(_FIGURE_ROOM) - grown(_ICON) - 6
    return max(_WORDS_HIGH, text_size(view, label, _LABEL, wide)[1] + 2)


def _least(view: Viewport, inside: float, row: Row) -> float:
    """Return how high a row must be."""
    return _label_height(view, inside, row[0]) + grown(_LEAST - _WORDS_HIGH)


def _foot_height(view: Viewport, inside: float, foot: str) -> float:
    return max(_FOOT, text_size(view, foot, _LABEL, inside - grown(_ICON + 2) - 14)[1] + 6)


def draw_heads(canvas: Canvas, box: pygame.FRect, heads: Sequence[PlayerHead], winner: int) -> None:
    """Draw the panel, and in its head who the sides were and which of them won."""
    draw_panel(canvas, box, "parchment")
    head = _inside(box)
    head.height = _head_height(canvas.view, head.width, heads)
    for side, player in enumerate(heads):
        way = 1 if side == LEFT else -1
        edge = head.left if side == LEFT else head.right
        center = (edge + way * (_MARK + 2), head.centery)
        feeling = CALM if winner == DRAW else GLAD if side == winner else SORRY
        draw_seat(canvas, player.portrait, side, center, _MARK, feeling=feeling)
        words = pygame.FRect(0, head.y, _name_width(head.width), head.height)
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
    align: Literal["left", "right"] = "left" if side == LEFT else "right"
    look = _NAME.with_changes(colour=_INKS[side], align=align)
    if not head.rank:
        return canvas.text(head.name, box, look)
    name, rank = _name_heights(canvas.view, box.width, head)
    y = box.centery - (name + rank) / 2 + _LOWER
    upper = pygame.FRect(box.x, y, box.width, name)
    below = (box.x, upper.bottom - 2, box.width, rank)
    canvas.text(head.rank, below, _RANK.with_changes(align=align))
    return canvas.text(head.name, upper, look)


def draw_rows(
    canvas: Canvas,
    box: pygame.FRect,
    heads: Sequence[PlayerHead],
    rows: Sequence[Row],
    progress: Sequence[float],
    foot: str,
) -> None:
    """Draw the figures as words and a figure for each side, and a line at the foot of the panel.

    ``progress`` says how far each row is counted up, 0 to 1.
    """
    inside, view = _inside(box), canvas.view
    y = inside.y + _head_height(view, inside.width, heads) + _AIR
    end = _foot_height(view, inside.width, foot)
    least = [_least(view, inside.width, row) for row in rows]
    # Below a story there is less room.
    spare = (inside.bottom - y - end - sum(least)) / len(rows)
    spare = max(0.0, min(grown(_ROW - _LEAST), spare))
    for index, (row, (_, _, icon)) in enumerate(zip(rows, ROWS, strict=True)):
        place = pygame.FRect(inside.x, y, inside.width, least[index] + spare)
        _draw_row(canvas, place, row, icon, progress[index])
        y = place.bottom
    line = pygame.FRect(inside.x, y + 2, inside.width, end)
    side = grown(_ICON + 2)
    most = line.width - side - 14
    wide = min(most, canvas.text_size(foot, _LABEL, most)[0] + 2)
    words = pygame.FRect(0, line.y, wide, line.height)
    words.center = line.centerx + (side + 8) / 2, line.centery
    canvas.image("icons/hourglass", (words.left - side - 8, line.centery - side / 2, side, side))
    canvas.text(foot, words, _LABEL)


def _inside(box: pygame.FRect) -> pygame.FRect:
    return box.inflate(-2 * _INSET[0], -2 * _INSET[1])


def _draw_row(canvas: Canvas, row: pygame.FRect, words: Row, icon: str, t: float) -> None:
    """Draw one figure of both sides: bars grow from the middle, the larger one further."""
    label, *figures = words
    most = max(1, *(int(figure) for figure in figures))
    figure_room = grown(_FIGURE_ROOM)
    room = inner(row, figure_room, 0)
    words_high = _label_height(canvas.view, row.width, label)
    wells_top = row.y + words_high + 4
    longest = room.width / 2 - 6
    for side, figure in enumerate(t * int(figure) for figure in figures):
        well = pygame.FRect(0, wells_top, longest, _BAR_HIGH)
        bar = pygame.FRect(0, wells_top, max(_BAR_HIGH, longest * figure / most), _BAR_HIGH)
        place = pygame.FRect(0, row.y, figure_room - 6, row.height)
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
    picture = grown(_ICON)
    most_wide = room.width - picture - 6
    wide = min(most_wide, canvas.text_size(label, _LABEL, most_wide)[0] + 2)
    place = pygame.FRect(0, row.y + 2, wide, words_high)
    place.centerx = row.centerx + (picture + 6) / 2
    canvas.image(icon, (place.left - picture - 6, place.centery - picture / 2, picture, picture))
    canvas.text(label, place, _LABEL)
