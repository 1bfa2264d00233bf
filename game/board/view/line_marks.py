"""Marks over the table: the order of attack, the aim of a held card, a line of the log."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, mixed
from game.rules import NOBODY, Card

from ..card_faces import card_face
from ..cards.card_art import draw_number
from ..cards.card_view import SLIM_BELOW, token
from ..cards.highlight_marks import TOLD, draw_mark_shape
from ..layout import Layout
from ..log_lines import LogLine, LogSpot
from ..spots import Spot
from ..table import Rank, Table
from ..table_side import Piece

_GONE, _DASH = 150, 9.0


@dataclass
class LineMarks:
    """The pieces that a line speaks of, and where those stood that are in play no more."""

    pieces: list[Piece] = field(default_factory=list)
    gone: list[tuple[Card, Spot]] = field(default_factory=list)


def line_marks(table: Table, layout: Layout, line: LogLine) -> LineMarks:
    """Return what to point out for a line; what lies face down is not to be told by it."""
    marks = LineMarks()
    for spot in line.spots:
        piece = _piece_of(table, spot)
        if piece is not None:
            marks.pieces.append(piece)
        elif spot.card is not None and spot.lane != NOBODY:
            marks.gone.append((spot.card, _edge(table, layout, spot)))
    return marks


def _piece_of(table: Table, spot: LogSpot) -> Piece | None:
    side = table.sides[spot.side]
    if spot.card is None:
        return side.stronghold
    shown = [piece for piece in side.hand if piece.turned >= 0.5]
    rows = (*side.lanes, shown)
    return next((piece for row in rows for piece in row if piece.card == spot.card), None)


def _edge(table: Table, layout: Layout, spot: LogSpot) -> Spot:
    count = len(table.sides[spot.side].lanes[spot.lane])
    return layout.token(spot.side, spot.lane, count, count + 1)


def draw_gone(canvas: Canvas, card: Card, spot: Spot) -> None:
    """Draw a creature that is in play no more: pale, in a broken frame."""
    box = pygame.FRect(spot.rect)
    picture = token(canvas, card_face(card), spot.width, spot.height)
    canvas.blit(picture, (spot.x, spot.y), alpha=_GONE, centered=True)
    around = box.inflate(6, 6)
    for begin, wide in _dashes(around.x, around.right):
        for y in (around.y, around.bottom - 3):
            canvas.fill((begin, y, wide, 3), Colours.foretold)
    for begin, high in _dashes(around.y, around.bottom):
        for x in (around.x, around.right - 3):
            canvas.fill((x, begin, 3, high), Colours.foretold)
    draw_mark_shape(canvas, TOLD, spot, Colours.foretold)


def _dashes(start: float, end: float) -> list[tuple[float, float]]:
    steps = range(math.ceil((end - start) / (2 * _DASH)))
    begins = [start + 2 * _DASH * step for step in steps]
    return [(begin, min(_DASH, end - begin)) for begin in begins]


#: The radius of a badge, and of the next attacker's.
RADIUS, _NEXT = 14.0, 18.0
_RIM: Colour = (40, 14, 10)
_DISC: Colour = (150, 34, 26)
_NEXT_DISC: Colour = (226, 74, 24)
#: What shines on them: on the first of the order, and on the others.
_NEXT_SHINE: Colour = (240, 110, 44)
_SHINE: Colour = (176, 54, 38)
#: A badge that pops up is drawn in so many sizes.
_SIZES = 6


def draw_order(canvas: Canvas, order: dict[Piece, Rank]) -> None:
    """Draw the numbers at the upper left of their cards, the next attacker's larger."""
    first = min((rank.number for rank in order.values()), default=0)
    for piece, rank in order.items():
        share = round(rank.grown * _SIZES) / _SIZES
        if share <= 0 or piece.unit is None:
            continue
        ahead = rank.number == first
        radius = (_NEXT if ahead else RADIUS) * share
        middle = number_middle(piece, radius, canvas.view.width)
        if ahead:
            light = box_at(middle, radius)
            canvas.glow(light, Colours.attacker, strength=220, spread=16, radius=radius / 2)
        _badge(canvas, rank.number, ahead, middle, radius)


def number_middle(piece: Piece, radius: float, window: float) -> Point:
    """Return where the number of a piece stands, whole in a ``window`` so wide.

    A full lane ends at the edge of the window.
    """
    x, y = piece.x - piece.width / 2 + 5, piece.y - piece.height / 2 + 4
    if piece.width < SLIM_BELOW:
        # A narrow card has its signs in the middle: the number stands above them.
        x, y = piece.x, y - 13
    away = radius + 2
    return min(max(x, away), window - away), max(y, away)


def _badge(canvas: Canvas, number: int, ahead: bool, middle: Point, radius: float) -> None:
    size = (2 * radius + 2, 2 * radius + 2)
    paint = partial(_paint, number=number, ahead=ahead)
    canvas.blit(canvas.sprite(("rank", number, ahead), size, paint), middle, centered=True)


def _paint(sheet: Canvas, number: int, ahead: bool) -> None:
    middle = sheet.view.center
    radius = sheet.view.width / 2 - 1
    sheet.circle(middle, radius, _RIM)
    sheet.circle(middle, radius * 0.92, Colours.gold if ahead else Colours.bronze)
    sheet.circle(middle, radius * 0.76, _RIM)
    sheet.circle(middle, radius * 0.7, _NEXT_DISC if ahead else _DISC)
    sheet.circle(
        (middle[0] - radius * 0.14, middle[1] - radius * 0.2),
        radius * 0.42,
        _NEXT_SHINE if ahead else _SHINE,
    )
    draw_number(sheet, number, middle, radius * (0.95 if number < 10 else 0.75))


#: How far apart the points of the chain are, and how large; the first stay off the card.
_STEP, _SIZE, _FIRST = 25.0, 30.0, 30.0
#: How high the chain rises over the straight way, as a share of its length.
_ARCH = 0.16
_FINE = 48
_AIM_RIM: Colour = (46, 18, 12)
_IDLE: Colour = (188, 190, 204)
_RETICLE, _CORNER = 62.0, 15.0


@dataclass(frozen=True, slots=True)
class Pointing:
    """Where a card points: from ``start`` to ``end``, at what is there, if anything is.

    ``useful`` tells whether something would happen there.
    """

    start: Point
    end: Point
    target: Spot | None = None
    useful: bool = True

    @property
    def colour(self) -> Colour:
        """Its colour: gold, and grey where nothing would happen."""
        return Colours.gold if self.useful else _IDLE


def draw_aim(canvas: Canvas, aim: Pointing) -> None:
    """Draw the chain, each of its points turned the way it goes, and the reticle."""
    for point, angle, share in _chain(aim):
        size = _SIZE * (0.62 + 0.38 * share)
        picture = canvas.sprite(
            ("aim", aim.colour), (size, size), lambda sheet: _paint_point(sheet, aim.colour)
        )
        turned = canvas.turned(picture, ("aim", aim.colour), angle)
        canvas.blit(turned, point, centered=True)
    if aim.target is not None and aim.useful:
        # A target that stays whole has a sign of its own there.
        picture = canvas.sprite(
            ("reticle", aim.colour),
            (_RETICLE, _RETICLE),
            lambda sheet: _paint_reticle(sheet, aim.colour),
        )
        canvas.blit(picture, aim.end, centered=True)


def _chain(aim: Pointing) -> Iterator[tuple[Point, float, float]]:
    """Yield the points of the chain, the way each looks in degrees, and how far along it is."""
    way = [_on_curve(aim, step / _FINE) for step in range(_FINE + 1)]
    lengths = [math.dist(*pair) for pair in pairwise(way)]
    whole = sum(lengths)
    last = _RETICLE * 0.5 if aim.target is not None else 0.0
    wanted, gone = _FIRST, 0.0
    for (before, after), length in zip(pairwise(way), lengths, strict=True):
        while length and wanted <= gone + length and wanted <= whole - last:
            t = (wanted - gone) / length
            x, y = (a + (b - a) * t for a, b in zip(before, after, strict=True))
            angle = math.degrees(math.atan2(before[1] - after[1], after[0] - before[0]))
            yield (x, y), angle, wanted / whole
            wanted += _STEP
        gone += length


def _on_curve(aim: Pointing, t: float) -> Point:
    (x0, y0), (x2, y2) = aim.start, aim.end
    x1, y1 = (x0 + x2) / 2, min(y0, y2) - _ARCH * math.dist(aim.start, aim.end)
    x1 += (x0 - x2) * 0.2
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2


def _paint_point(sheet: Canvas, colour: Colour) -> None:
    size = sheet.view.width
    for share, look in ((1.0, _AIM_RIM), (0.72, mixed(colour, (255, 255, 255), 0.15))):
        corners = ((-0.38, -0.4), (0.08, -0.4), (0.46, 0.0), (0.08, 0.4), (-0.38, 0.4), (-0.06, 0))
        points = [(size * (0.5 + x * share), size * (0.5 + y * share)) for x, y in corners]
        sheet.polygon(points, look)


def _paint_reticle(sheet: Canvas, colour: Colour) -> None:
    size = sheet.view.width
    middle = sheet.view.center
    for wide, look in ((7.0, _AIM_RIM), (3.4, colour)):
        sheet.circle(middle, size * 0.24 + wide / 2, look, width=wide)
        for across in (-1, 1):
            for down in (-1, 1):
                far = size / 2 - 3
                x, y = middle[0] + across * far, middle[1] + down * far
                sheet.line((x, y), (x - across * _CORNER, y), look, width=wide)
                sheet.line((x, y), (x, y - down * _CORNER), look, width=wide)


def aimed_at(spot: Spot, start: Point) -> Point:
    """Return the point of a card that an aim from ``start`` goes to: its middle, a little low."""
    box = pygame.FRect(spot.rect)
    return box.centerx, box.centery + (4.0 if start[1] > box.centery else 0.0)
