"""An option of a voyage's choice as a plate to press, and the way out as a button."""

from collections.abc import Callable, Sequence

import pygame

from game.board import GLAD, ShownCard, draw_pip
from game.kit import Button, Canvas, Colour, Colours, Sizes, Spoken, Viewport, grown
from game.voyage import Voyage

from ...common import draw_medallion
from ...new_match.choice_card import Choice
from ..chart.hex_layout import HexLayout
from ..ending.medal_strike import draw_light
from ..parts.icon_lines import IconLine, draw_icon_lines, draw_strip, lines_height, strip_height
from ..parts.voyage_pictures import CAPTAINS, ICONS, draw_face, goods_icon

_EDGE, _PIP = 18.0, 13.0
#: The side of the picture at the usual size of texts.
PICTURE = 116.0
#: The opacity of the light on it, and how much brighter it is under the pointer.
_LIGHT, _WARMER = 120, 90
#: The side of a pennant beside a captain's face.
_PENNANT = 0.5
#: Of a low plate: the side of the picture beside the words, and the edge above and below them.
_LOW_PICTURE, _LOW_EDGE = 52.0, 10.0

_SEEN: Colour = (92, 176, 190)
_FOG: Colour = (128, 136, 168)
#: How large a field's dot is, in sides.
_DOT = 0.8


class OptionPlate(Choice):
    """A plate with a picture over lines of words; ``number`` is the key that takes it.

    Where it is ``low``, the picture stands before the words.
    """

    def __init__(
        self, picture: str, lines: Sequence[IconLine], on_click: Callable[[], None], number: int = 0
    ) -> None:
        super().__init__(on_click)
        self.picture = picture
        self.lines = lines
        #: Cards that it changes, which lie below the words.
        self.cards: Sequence[ShownCard] = ()
        self.number = number
        self.low = False
        #: The side of the picture of a low plate.
        self.low_side = _LOW_PICTURE
        self.shows_number = False
        #: Draws the picture.
        self.paint: Callable[[Canvas, pygame.FRect], None] = self._draw_picture

    def _draw_picture(self, canvas: Canvas, box: pygame.FRect) -> None:
        if self.picture.startswith(ICONS):
            draw_medallion(canvas, self.picture, box.center, box.width / 2)
        else:
            canvas.image(self.picture, box)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be at a width."""
        if self.low:
            words = lines_height(view, self.lines, width - self._low_room)
            return max(self.low_side, words) + 2 * _LOW_EDGE
        words = self._words_high(view, width - 2 * _EDGE)
        return _EDGE + PICTURE + Sizes.gap + words + self._below

    @property
    def _below(self) -> float:
        """How much is free below the words: the number of the plate lies there."""
        return max(_EDGE, 2 * grown(_PIP) - 2)

    @property
    def _low_room(self) -> float:
        """The width of a low plate that is not for its words."""
        return 2 * _EDGE + self.low_side + Sizes.gap

    def _words_high(self, view: Viewport, width: float) -> float:
        cards = strip_height(self.cards, width)
        return lines_height(view, self.lines, width) + (cards + Sizes.gap if cards else 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture and the words."""
        rect = self.draw_ground(canvas)
        if self.low:
            self._draw_beside(canvas, rect)
        else:
            self._draw_above(canvas, rect)
        if self.shows_number and self.number:
            # Within the plate: the frame of the focus lies over its edge.
            x = rect.x + _EDGE if self.low else rect.centerx
            center = x, rect.bottom - grown(_PIP) + 4
            draw_pip(canvas, center, str(self.number), self.focused, grown(_PIP))
        if self.focused and not self.chosen:
            canvas.frame(rect.inflate(-14, -14), Colours.gold, width=1.4, radius=7, alpha=120)

    def _draw_above(self, canvas: Canvas, rect: pygame.FRect) -> None:
        side = PICTURE
        words = self._words_high(canvas.view, rect.width - 2 * _EDGE)
        y = rect.y + _EDGE
        picture = pygame.FRect(rect.centerx - side / 2, y, side, side)
        draw_light(canvas, picture, round(_LIGHT + _WARMER * self.warmth))
        self.paint(canvas, picture)
        box = pygame.FRect(rect.x + _EDGE, y + side + Sizes.gap, rect.width - 2 * _EDGE, words)
        box.y = draw_icon_lines(canvas, self.lines, box) + Sizes.gap
        draw_strip(canvas, self.cards, box)

    def _draw_beside(self, canvas: Canvas, rect: pygame.FRect) -> None:
        side = self.low_side
        middle = rect.centery
        self.paint(canvas, pygame.FRect(rect.x + _EDGE, middle - side / 2, side, side))
        room = rect.width - self._low_room
        words = lines_height(canvas.view, self.lines, room)
        left = rect.x + _EDGE + side + Sizes.gap
        draw_icon_lines(canvas, self.lines, pygame.FRect(left, middle - words / 2, room, words))


def draw_risen(voyage: Voyage, canvas: Canvas, box: pygame.FRect) -> None:
    """Draw the captain, who is glad to have one rank more, with its pennant."""
    captain = f"{CAPTAINS}/{voyage.captain}"
    draw_face(canvas, captain, box.center, box.width / 2, feeling=GLAD)
    side = _PENNANT * box.width
    pennant = pygame.FRect(box.right - 0.75 * side, box.bottom - 0.9 * side, side, side)
    canvas.image(goods_icon(f"rank_{voyage.rank + 1}"), pennant)


class WayOut(Button):
    """The option that takes nothing: a button; ``number`` is the key that takes it."""

    def __init__(self, name: str, text: str, on_click: Callable[[], None], number: int) -> None:
        super().__init__(name, on_click, icon="icons/next", hint=text, size=16)
        self.number = number
        self.shows_number = False

    @property
    def spoken(self) -> Spoken:
        """Its words, and the number that takes it."""
        said = super().spoken
        return said._replace(value=str(self.number)) if self.number else said

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, with its number where it begins."""
        super().draw(canvas)
        if self.shows_number and self.number:
            center = self.rect.left + 2, self.rect.centery
            draw_pip(canvas, center, str(self.number), self.focused, grown(_PIP))


def draw_waters_sketch(canvas: Canvas, voyage: Voyage, lit: int, box: pygame.FRect) -> None:
    """Draw all fields as dots: those of the ``lit`` waters shine, the fleet is white."""
    chart = voyage.chart
    layout = HexLayout(chart.fields, box.inflate(-6, -6))
    radius = _DOT * layout.side
    for field in chart.fields:
        center, number = layout.middle(field), chart.waters_of[field]
        if number == lit:
            canvas.circle(center, radius + 1.6, Colours.night)
            canvas.circle(center, radius, Colours.gold)
        else:
            seen = number in voyage.shown
            canvas.circle(center, radius, _SEEN if seen else _FOG, alpha=255 if seen else 170)
    fleet = layout.middle(voyage.fleet)
    canvas.circle(fleet, radius + 1.6, Colours.night)
    canvas.circle(fleet, radius, Colours.light)
