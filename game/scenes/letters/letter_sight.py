"""Who faces whom across a letter: large portraits at both sides, the letter in light between."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Panel,
    PanelHead,
    Point,
    Row,
    Viewport,
    box_at,
    grown,
    text_style,
)
from game.play import LetterMatch
from game.rules import Field

from ..common import PaintFace, draw_free_seat, draw_painting, draw_seat, sight_picture
from ..services import Services
from .envelope import Envelope, draw_envelope
from .letter_row import paint_faces, winners
from .letter_words import seat_key, seat_name

#: The least height over the names, in a frame and without, and how high the letter is at most, and
#: at least beside long names.
_FRAMED, _LEAST, _LETTER, _SMALL = 80.0, 124.0, 270.0, 90.0
#: The half of the room that the letter has for its height, and the share that a face takes.
_MIDDLE, _APART, _BESIDE, _FACE = 0.8, 2.35, 2.6, 108.0
_NAME = text_style.NAME.with_changes(size=19, align="center", fit=True, floor=11)
_NAME_HIGH, _NAME_WIDE, _NAME_EDGE, _NAME_ALPHA = 30.0, 120.0, 12.0, 200
#: Where the crown of who has won lies on a face, and its side, for a radius of one.
_CROWN_X, _CROWN_Y, _CROWN = 0.62, -0.66, 0.9
#: How wide the sheet below a stage is at most, and its edges.
SHEET, _EDGES = 860.0, (34.0, (14.0, 20.0))
#: The head of a sheet, that of a match that has ended, and how high they are.
_HEAD, _HEAD_HIGH = text_style.HEADING, 54.0
_ENDED, _ENDED_HIGH = _HEAD.with_changes(size=46), 80.0
#: How far inside the frame of a painting all lies.
_INSIDE = 10.0


class Facing(NamedTuple):
    """The seats at the left and the right of a letter, how a face is painted, and its name."""

    sides: tuple[Sequence[int], Sequence[int]]
    paint: PaintFace
    name_of: Callable[[int], str]
    winners: Collection[int] = ()


def facing_sides(field: Field, own: int) -> tuple[Sequence[int], Sequence[int]]:
    """Return the seats of the own team, and those of all others."""
    team = field.teams[own]
    left = [seat for seat in field.sides if field.teams[seat] == team]
    return left, [seat for seat in field.sides if seat not in left]


def facing_of(services: Services, match: LetterMatch) -> Facing:
    """Return those who play a match, the winners with their crowns."""
    return Facing(
        facing_sides(match.terms.terms.field, match.own),
        paint_faces(services, match),
        partial(seat_name, services, match),
        winners(match),
    )


def facing_seats(
    services: Services, field: Field, own: int, sitter_of: Callable[[int], tuple[str, str]]
) -> Facing:
    """Return those who will play, by their names and portraits as they are typed and chosen.

    A seat with no portrait, "", is free and shows its medallion.
    """

    def paint(canvas: Canvas, seat: int, middle: Point, radius: float) -> None:
        portrait = sitter_of(seat)[1]
        if portrait:
            draw_seat(canvas, portrait, seat, middle, radius)
        else:
            draw_free_seat(canvas, seat, middle, radius)

    def name_of(seat: int) -> str:
        return sitter_of(seat)[0] or services.translate(seat_key(seat))

    return Facing(facing_sides(field, own), paint, name_of)


class LetterSight(Block):
    """An envelope in light, between those who write to each other where they are known.

    It takes the room that a column has left. On a panel they stand before a ``sight``, framed.
    """

    def __init__(
        self,
        envelope_now: Callable[[], Envelope | None],
        facing: Facing | None = None,
        *,
        sight: str = "",
    ) -> None:
        super().__init__(spring=1.0)
        self._envelope_now, self._facing, self._sight = envelope_now, facing, sight

    def height(self, view: Viewport, width: float) -> float:
        """Return the least height; larger texts need the room."""
        del view, width
        return (_FRAMED if self._sight else _LEAST) + grown(_NAME_HIGH)

    def draw(self, canvas: Canvas) -> None:
        """Draw the faces, then the letter."""
        area = self.area
        if self._sight:
            draw_painting(canvas, area, sight_picture(self._sight))
            area = area.inflate(-2 * _INSIDE, -2 * _INSIDE)
        high = min(_LETTER, area.height)
        if self._facing is not None:
            most = max(map(len, self._facing.sides))
            # The letter leaves room for the names.
            room = area.width / 2 - most * (grown(_NAME_WIDE) + 2 * _NAME_EDGE)
            high = min(high, max(_SMALL, room / _MIDDLE))
            half = area.width / 2 - _MIDDLE * high
            radius = min(_FACE, half / most / _APART, (area.height - grown(_NAME_HIGH)) / 2)
            for way, seats in zip((-1, 1), self._facing.sides, strict=True):
                middle = area.centerx + way * (_MIDDLE * high + half / 2)
                self._draw_side(canvas, seats, (middle, area.centery), radius, half)
        look = self._envelope_now()
        if look is not None:
            draw_envelope(canvas, look, area.center, high)

    def _draw_side(
        self, canvas: Canvas, seats: Sequence[int], middle: Point, radius: float, wide: float
    ) -> None:
        facing = self._facing
        assert facing is not None
        room = wide / len(seats)
        apart = min(room, max(_BESIDE * radius, grown(_NAME_WIDE)))
        y = middle[1] - grown(_NAME_HIGH) / 2
        for number, seat in enumerate(seats):
            x = middle[0] + (number - (len(seats) - 1) / 2) * apart
            facing.paint(canvas, seat, (x, y), radius)
            if seat in facing.winners:
                crown = x + _CROWN_X * radius, y + _CROWN_Y * radius
                canvas.image("ui/crown", box_at(crown, _CROWN * radius))
            self._draw_name(canvas, facing.name_of(seat), (x, y + radius), room)

    def _draw_name(self, canvas: Canvas, name: str, top: Point, room: float) -> None:
        high = grown(_NAME_HIGH)
        wide = min(room - 8, canvas.text_size(name, _NAME)[0] + 2 * _NAME_EDGE)
        plate = pygame.FRect(top[0] - wide / 2, top[1] + 4, wide, high)
        canvas.box(plate, Colours.well, Colours.bronze, radius=high / 2, alpha=_NAME_ALPHA)
        canvas.text(name, plate.inflate(-8, 0), _NAME, colour=Colours.light)


def letter_page(
    letter: LetterSight, head: str, *boxes: Block, wide: float = SHEET, ended: bool = False
) -> Block:
    """Return a page whose letter stands over a sheet of parchment with what is told of it.

    Of a match that has ``ended`` the head is how: nothing on the page is larger.
    """
    edge, tall = _EDGES
    style, high = (_ENDED, _ENDED_HIGH) if ended else (_HEAD, _HEAD_HIGH)
    top = PanelHead(head, high, style)
    sheet = Panel(top, *boxes, edge=edge, tall=tall, paper="parchment")
    return Column(letter, Row(sheet, most=grown(wide)), spring=1)
