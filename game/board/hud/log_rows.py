"""How a line of the log is drawn: words or pictures, and the line of a turn."""

import math

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    Sizes,
    Viewport,
    grown,
    line_width,
    text_size,
    text_style,
)
from game.rules import NOBODY, Card

from ..card_faces import card_face
from ..cards.card_pictures import draw_card_art
from ..cards.inspector import ShownCard
from ..forecast.forecast_icons import skull_icon
from ..log_lines import BAN, DESTROYED, PASS, PICK, PREVENTED, RELIEF, SPRINT, SUMMON, TURN, LogLine
from .mana_gems import FULL_GEM

#: The picture between the two cards, by the kind of a line.
_ICONS = {
    SUMMON: "icons/plus",
    SPRINT: "ui/ic_sprint",
    PASS: "icons/hourglass",
    PICK: "icons/tick",
    BAN: "icons/ban",
    RELIEF: "icons/relief",
}
_DAMAGE_ICON = "ui/attack"
_STRONGHOLD_ICON, _SHIELD_ICON = "icons/tower", "ui/ic_protection"
_SIZE = 13.5
_WORDS = text_style.STRONG.with_changes(size=_SIZE, fit=True, floor=13.0, valign="middle")
#: How much smaller a name may be than the other words, to have room.
_SQUEEZE = _WORDS.floor / _SIZE
#: Words are measured at one pixel a unit, near enough at any scale.
_MEASURE = Viewport.of((1280, 720))
_AMOUNT = text_style.BADGE.with_changes(outline=1.2, align="left", valign="middle", wrap=False)
#: How large a number is beside pictures of one unit.
_AMOUNT_SHARE = 0.62
_BEAD = 3.6
#: The beads of the second to the fourth seat, a lozenge, a square and a triangle: their corners.
_CORNERS = {
    1: ((-1.3, 0), (0, -1.3), (1.3, 0), (0, 1.3)),
    2: ((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)),
    3: ((0, -1.3), (1.25, 0.95), (-1.25, 0.95)),
}
#: How high the pictures of a row are at most: two cards and what came of it have room then.
_HIGHEST = 33.0
#: How many lines of words have room beside pictures.
_LINES = 2
#: How much lower the letters of a last line are than the line.
_AIR = 4.0
#: The air above and below the ribbon of a turn, and how long its tail is, for a height of one.
_RIBBON_AIR, _TAIL = 6.0, 0.6
#: Behind a small card.
_APART = 3.0
_GEM = 17.0


def line_colour(line: LogLine) -> Colour:
    """Return the colour that tells whose line of the log it is."""
    return Colours.attention if line.side == NOBODY else Colours.sides[line.side]


def rows_of_words(line: LogLine, row: pygame.FRect) -> int:
    """Return how many rows a line takes that is told in words: all others take one."""
    if line.actor is not None or line.kind == TURN:
        return 1
    room = row.width - 2 * _BEAD - 8
    if line.kind == PASS:
        room -= _deed_room(row.height - 2)
    look = _words_look(row.height).with_changes(wrap=True)
    high = text_size(_MEASURE, line.short or line.text, look, room)[1]
    return max(1, math.ceil((high - _AIR) / row.height))


def picture_row(row: pygame.FRect, high: float) -> pygame.FRect:
    """Return the part of a place of several rows, each so ``high``, in which its pictures are."""
    high = min(high, _HIGHEST)
    return pygame.FRect(row.x, row.centery - high / 2, row.width, high)


def _words_look(high: float) -> text_style.TextStyle:
    """Return how the words of all rows look that are so ``high``: in letters of one size."""
    size = min(grown(_SIZE), high / Sizes.line)
    # The size of a style is that of usual texts: it grows where it is drawn.
    return _WORDS.with_changes(size=max(_SIZE, size) / grown(1.0))


def draw_log_row(canvas: Canvas, line: LogLine, row: pygame.FRect, high: float) -> None:
    """Draw a line in ``row``: pictures from the left, then a few words.

    ``row`` may be as high as several rows, each of which is so ``high``.
    """
    if line.kind == TURN:
        _draw_short_turn(canvas, line, row)
        return
    x = draw_log_pictures(canvas, line, picture_row(row, high))
    words = line.short or (line.text if line.actor is None else _name_beside(line))
    room, look = row.right - x - 2, _words_look(high)
    wraps = row.height > high
    if line.actor is not None and _least_width(canvas.view, words, look) > room:
        wraps = grown(1.0) > 1.0
        if not _has_room(canvas.view, words, room):
            # The pictures tell it; a name that is cut off, or too small, tells nothing.
            return
    canvas.text(words, (x + 2, row.y, room, row.height), look, wrap=wraps)


def _least_width(view: Viewport, words: str, look: text_style.TextStyle) -> float:
    """Return how wide words are in the smallest letters beside others in those of ``look``."""
    return line_width(view, words, look.with_changes(size=look.size * _SQUEEZE))


def _has_room(view: Viewport, words: str, room: float) -> bool:
    """Whether words beside pictures have room, in two lines of letters of the usual size."""
    parts = words.split() if grown(1.0) > 1.0 else [words]
    style = _WORDS.with_changes(size=_WORDS.floor, fit=False)
    return len(parts) <= _LINES and all(line_width(view, each, style) <= room for each in parts)


def draw_log_pictures(canvas: Canvas, line: LogLine, row: pygame.FRect) -> float:
    """Draw who did what to whom, as high as ``row``, from its left; return where that ends."""
    side = row.height - 2
    x = _first(row)
    _draw_bead(canvas, line, (row.x + _BEAD, row.centery))
    if line.actor is not None:
        x = _draw_thumb(canvas, line.actor, line.side, pygame.FRect(x, row.y + 1, side, side))
    if line.actor is not None or line.kind == PASS:
        _draw_deed(canvas, line, x, row.centery, side)
        x += _deed_width(canvas, line, side)
    if line.target is not None:
        x = _draw_thumb(canvas, line.target, NOBODY, pygame.FRect(x, row.y + 1, side, side))
    elif line.struck_side != NOBODY:
        canvas.image(_STRONGHOLD_ICON, (x, row.centery - side / 2, side, side))
        x += side + 3
    return _draw_outcome(canvas, line, x, row.centery, side * 0.86)


def add_log_regions(canvas: Canvas, line: LogLine, row: pygame.FRect) -> None:
    """Note where the cards of a line are that was drawn by ``draw_log_row``, to be read there."""
    side = row.height - 2
    box = pygame.FRect(_first(row), row.y + 1, side, side)
    if line.actor is not None:
        canvas.add_hit_region(box, ShownCard(line.actor, side=line.side))
        box.x = box.right + _APART + _deed_width(canvas, line, side)
    if line.target is not None:
        canvas.add_hit_region(box, ShownCard(line.target, side=line.target_side))


def _first(row: pygame.FRect) -> float:
    return row.x + 2 * _BEAD + 4


def _draw_bead(canvas: Canvas, line: LogLine, middle: Point) -> None:
    """Draw whose line it is by shape as well: a disc for the first seat, and for nobody."""
    colour, corners = line_colour(line), _CORNERS.get(line.side)
    if corners is None:
        canvas.circle(middle, _BEAD, colour)
        return
    x, y = middle
    canvas.polygon([(x + across * _BEAD, y + down * _BEAD) for across, down in corners], colour)


def _name_beside(line: LogLine) -> str:
    """Return the name that still has room: of whom it befell."""
    card = line.target or line.actor
    return "" if card is None else card.name


def draw_turn_row(
    canvas: Canvas, line: LogLine, row: pygame.FRect, style: text_style.TextStyle
) -> None:
    """Draw the line that begins a turn, as a ribbon in the colour of its side."""
    deep = Colours.well if line.side == NOBODY else Colours.sides_deep[line.side]
    ribbon = row.inflate(0, -_RIBBON_AIR)
    tail = ribbon.height * _TAIL
    ends = [(ribbon.right - 1, ribbon.y), (ribbon.right + tail, ribbon.y)]
    ends += [(ribbon.right + 0.4 * tail, ribbon.centery)]
    ends += [(ribbon.right + tail, ribbon.bottom), (ribbon.right - 1, ribbon.bottom)]
    canvas.polygon(ends, deep)
    canvas.fill(ribbon, deep)
    for y in (ribbon.y + 3, ribbon.bottom - 4.4):
        canvas.fill((ribbon.x, y, ribbon.width, 1.4), Colours.brass)
    box = (ribbon.x + 14, ribbon.y, ribbon.width - 18, ribbon.height)
    canvas.text(line.text, box, style.with_changes(colour=Colours.light, valign="middle"))


def _draw_short_turn(canvas: Canvas, line: LogLine, row: pygame.FRect) -> None:
    _draw_band(canvas, line, row)
    style = _words_look(row.height).with_changes(colour=Colours.light)
    mana = "" if line.amount is None else str(line.amount)
    wide = canvas.text_size(mana, style)[0] + 1
    number = pygame.FRect(row.right - wide - 5, row.y, wide, row.height)
    gem = pygame.FRect(0, 0, _GEM, _GEM)
    gem.midright = number.x - 2, row.centery
    words = turn_room(row)
    if _least_width(canvas.view, line.short, style) <= gem.x - words.x - 1:
        words.width = gem.x - words.x - 1
        canvas.text(mana, number, style)
        canvas.image(FULL_GEM, gem)
    canvas.text(line.short, words, style)


def turn_room(row: pygame.FRect) -> pygame.FRect:
    """Return the room for turn and player in a row of the log's panel."""
    return pygame.FRect(row.x + 8, row.y, row.width - 10, row.height)


def _draw_band(canvas: Canvas, line: LogLine, row: pygame.FRect) -> None:
    colour = line_colour(line)
    canvas.fill(row.inflate(0, -5), colour, radius=5, alpha=46)
    canvas.fill((row.x, row.y + 2.5, 4, row.height - 5), colour, radius=2)


def _draw_thumb(canvas: Canvas, card: Card, side: int, box: pygame.FRect) -> float:
    """Draw a card small, in the frame of its side if it has one; return where it ends."""
    draw_card_art(canvas, card_face(card), box, radius=4)
    colour = Colours.bronze if side == NOBODY else Colours.sides[side]
    canvas.frame(box, colour, width=1.4, radius=4)
    return box.right + _APART


def _deed_width(canvas: Canvas, line: LogLine, side: float) -> float:
    wide = _deed_room(side)
    words, style = _damage(line, side)
    return wide + canvas.text_size(words, style)[0] + 5 if words else wide


def _deed_room(side: float) -> float:
    return side * 0.8 + 3


def _draw_deed(canvas: Canvas, line: LogLine, x: float, middle: float, side: float) -> None:
    name = _ICONS.get(line.kind, _DAMAGE_ICON)
    size = side * 0.8
    canvas.image(name, (x + 1, middle - size / 2, size, size))
    words, style = _damage(line, side)
    if words:
        x += size + 3
        width = canvas.text_size(words, style)[0]
        canvas.text(words, (x + 1, middle - side / 2, width + 1, side), style)


def _damage(line: LogLine, side: float) -> tuple[str, text_style.TextStyle]:
    shown = line.amount is not None and line.kind not in (SUMMON, SPRINT)
    return str(line.amount) if shown else "", _AMOUNT.with_changes(size=side * _AMOUNT_SHARE)


def _draw_outcome(canvas: Canvas, line: LogLine, x: float, middle: float, size: float) -> float:
    box = pygame.FRect(x + 1, middle - size / 2, size, size)
    if line.outcome == DESTROYED:
        skull_icon(canvas, box)
    elif line.outcome == PREVENTED:
        canvas.image(_SHIELD_ICON, box)
    return box.right + 3 if line.outcome else x + 2
