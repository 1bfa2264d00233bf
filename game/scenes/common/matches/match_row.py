"""A match as a row of a list: who played as large faces, and beside them what there is to say."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.board import draw_seat_portrait
from game.kit import Canvas, Colour, Colours, Point, box_at, grown, text_style
from game.rules import DUEL

from ..drawings.side_emblem import draw_seat
from .match_rows import rows_stacked
from .match_words import PlayerHead

_EDGE, _AIR, _GAP = 14.0, 8.0, 18.0
#: How much of a row its faces take at most; how high they are where the words are below them.
_FACES, _FACES_HIGH = 0.36, 46.0
#: So many faces are in one line, and those of more in two.
_IN_LINE = 2
#: The heights of what is said: the title, who played, and each line below.
_TITLE_HIGH, _NAMES_HIGH, _LINE_HIGH = 27.0, 23.0, 19.0
#: How much lower than its line the last of them may reach.
_LEADING = 4.0
#: The crown over who has won, for a face of one, and the room between two names.
_CROWN, _APART = 0.9, 9.0
_TITLE = text_style.NAME.with_changes(size=20, floor=12, fit=True, valign="middle")
_NAMES = text_style.STRONG.with_changes(size=16, floor=10, valign="middle")
_LINE = text_style.CAPTION.with_changes(
    size=14.5, fit=True, floor=10, valign="middle", colour=Colours.text
)
_MARK = 9.0

#: Draws the face of a seat at a middle, with a radius.
PaintFace: TypeAlias = Callable[[Canvas, int, Point, float], object]
#: Draws a mark at a middle.
PaintMark: TypeAlias = Callable[[Canvas, Point], object]


class Named(NamedTuple):
    """A name of a row in its colour; ``short`` is what stands there where not all have room."""

    words: str
    colour: Colour
    short: str = ""


class MatchLook(NamedTuple):
    """What a row shows: ``winners`` have a crown, ``marks`` stand before the first of the lines."""

    faces: Sequence[int]
    paint_face: PaintFace
    title: str
    names: Sequence[Named]
    lines: Sequence[str]
    colour: Colour = Colours.gold
    winners: Collection[int] = ()
    marks: Sequence[PaintMark] = ()


def draw_match(canvas: Canvas, plate: pygame.FRect, look: MatchLook) -> None:
    """Draw the row on its plate; in larger texts the words are below the faces."""
    inside = plate.inflate(-2 * _EDGE, -2 * _AIR)
    place = inside.copy()
    place.width = _FACES * inside.width
    if rows_stacked():
        place.height = grown(_FACES_HIGH)
    end = _draw_faces(canvas, place, look)
    x = end + _GAP
    if rows_stacked():
        _draw_names(canvas, (x, place.y, inside.right - x, place.height), look.names)
        words = pygame.FRect(inside.x, place.bottom, inside.width, inside.bottom - place.bottom)
        _draw_words(canvas, words, look, names=False)
    else:
        words = pygame.FRect(x, inside.y, inside.right - x, inside.height)
        _draw_words(canvas, words, look, names=True)


def _draw_faces(canvas: Canvas, box: pygame.FRect, look: MatchLook) -> float:
    """Draw the faces from the left on, four of them two by two; return where they end."""
    count = len(look.faces)
    rows = 1 if count <= _IN_LINE or rows_stacked() else 2
    columns = -(-count // rows)
    radius = min(box.height / rows / 2, box.width / max(columns, _IN_LINE) / 2)
    for number, seat in enumerate(look.faces):
        row, column = divmod(number, columns)
        middle = (box.x + (2 * column + 1) * radius, box.centery + (2 * row + 1 - rows) * radius)
        look.paint_face(canvas, seat, middle, radius - 2)
        if seat in look.winners:
            crown = (middle[0] + 0.62 * radius, middle[1] - 0.66 * radius)
            canvas.image("ui/crown", box_at(crown, max(20.0, _CROWN * radius)))
    return box.x + 2 * radius * columns


def _draw_words(canvas: Canvas, box: pygame.FRect, look: MatchLook, *, names: bool) -> None:
    high = grown(_TITLE_HIGH) + len(look.lines) * grown(_LINE_HIGH)
    high += grown(_NAMES_HIGH) if names else 0.0
    # Where a row is low its lines are closer together.
    share = min(1.0, (box.height - _LEADING) / high)
    y = box.centery - (share * high + _LEADING) / 2
    line = pygame.FRect(box.x, y, box.width, share * grown(_TITLE_HIGH))
    canvas.text(look.title, line, _TITLE, colour=look.colour)
    line.y = line.bottom
    if names:
        line.height = share * grown(_NAMES_HIGH)
        _draw_names(canvas, line, look.names)
        line.y = line.bottom
    line.height = share * grown(_LINE_HIGH)
    for number, words in enumerate(look.lines):
        x = line.x
        for mark in look.marks if number == 0 else ():
            mark(canvas, (x + _MARK, line.centery))
            x += 2 * _MARK + 6
        canvas.text(words, (x, line.y, line.right - x, line.height), _LINE)
        line.y = line.bottom


def _draw_names(
    canvas: Canvas, place: pygame.FRect | tuple[float, ...], names: Sequence[Named]
) -> None:
    """Draw names one after the other, short where they are long together, all of one size."""
    box = pygame.FRect(place)
    room = box.width - _APART * (len(names) - 1)
    widths = [canvas.text_size(name.words, _NAMES)[0] + 2 for name in names]
    if sum(widths) > room:
        names = [name._replace(words=name.short or name.words) for name in names]
        widths = [canvas.text_size(name.words, _NAMES)[0] + 2 for name in names]
    share = min(1.0, room / max(1.0, sum(widths)))
    style = _NAMES.with_changes(size=max(_NAMES.floor, share * _NAMES.size), fit=True)
    x = box.x
    for name, wide in zip(names, widths, strict=True):
        canvas.text(name.words, (x, box.y, share * wide, box.height), style, colour=name.colour)
        x += share * wide + _APART


def versus_names(
    heads: Sequence[PlayerHead], teams: Sequence[Sequence[int]], against: str
) -> list[Named]:
    """Return the names of those who played, team by team; ``against`` stands between two."""
    found: list[Named] = []
    for number, team in enumerate(teams):
        if number and len(teams) == len(DUEL.sides):
            found.append(Named(against, Colours.muted))
        for seat in team:
            head = heads[seat]
            words = f"{head.name} ({head.rank})" if head.rank else head.name
            found.append(Named(words, Colours.sides[seat], head.name))
    return found


def duel_face(heads: Sequence[PlayerHead]) -> PaintFace:
    """Return what draws those who face each other in a match of two."""

    def paint(canvas: Canvas, seat: int, middle: Point, radius: float) -> None:
        draw_seat(canvas, heads[seat].portrait, seat, middle, radius)

    return paint


def ring_face(heads: Sequence[PlayerHead]) -> PaintFace:
    """Return what draws those who sit in a ring."""

    def paint(canvas: Canvas, seat: int, middle: Point, radius: float) -> None:
        draw_seat_portrait(canvas, heads[seat].portrait, seat, middle, radius)

    return paint
