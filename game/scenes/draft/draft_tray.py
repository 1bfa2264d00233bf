"""The tray of one side's picks: its head with figures, and the cards."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.board import BACK_FACE, Piece, ShownCard, Spot, card_face, hand_card, large_card
from game.content import Strings
from game.kit import (
    Canvas,
    Colours,
    Point,
    Sizes,
    box_at,
    draw_fade,
    draw_panel,
    grown,
    line_width,
    text_style,
)
from game.rules import ABILITIES, Card, Creature

from ..common import (
    draw_check,
    draw_emblem,
    draw_mana_curve,
    draw_seat,
    inner,
    land_colour,
    land_deep,
)

#: How much a card grows that is pointed at, its foot at rest, and how dark the others are then.
GROWN, _QUIET = 1.06, 44
#: The light on a card that can be picked, and how much more falls on the one that is pointed at.
_OFFERED, _POINTED = 110, 145
#: The beginning of the names of abilities' icons.
ABILITY_ICONS = "ui/ic_"


def draw_piece(
    canvas: Canvas, strings: Strings, piece: Piece, full: float, *, revealed: bool, lit: float
) -> None:
    """Draw a card.

    ``full`` is the width of a revealed one, ``lit`` how far it has grown, pointed at, 0 to 1, or
    how far it stands back behind one that is, 0 to -1.
    """
    assert piece.card is not None
    spot, near = piece.spot, max(0.0, lit)
    if near:
        grown = 1 + (GROWN - 1) * near
        up = spot.height * (grown - 1) / 2
        spot = Spot(spot.x, spot.y - up, spot.width * grown, spot.height * grown)
    if revealed and piece.turned == 1.0:
        strength = round(_OFFERED + _POINTED * near)
        canvas.glow(spot.rect, Colours.gold, strength=strength, spread=16 + 10 * near)
    canvas.shadow(spot.rect, strength=120)
    squeeze = abs(2 * piece.turned - 1)
    # On its way a card is painted large, once, and scaled down, so that it stays sharp.
    width = (full if piece.depth else piece.goal.width) * (GROWN if near else 1.0)
    if revealed or piece.depth:
        # Also while its back is up: then it is painted before it turns, and the turn is smooth.
        surface = large_card(canvas, strings, piece.card, width)
    else:
        surface = hand_card(canvas, card_face(piece.card), width)
    if piece.turned < 0.5:
        surface = hand_card(canvas, BACK_FACE, width)
    pixels = canvas.view.size_px((spot.width * max(squeeze, 0.02), spot.height))
    if surface.get_size() != pixels:
        surface = pygame.transform.smoothscale(surface, pixels)
    canvas.blit(surface, (spot.x, spot.y), centered=True)
    if lit < 0:
        canvas.fill(spot.rect, Colours.night, radius=Sizes.radius, alpha=round(-_QUIET * lit))
    if piece.turned >= 0.5:
        canvas.add_hit_region(spot.rect, ShownCard(piece.card))


def draw_tray(canvas: Canvas, panel: pygame.FRect, side: int, *, own: bool) -> None:
    """Draw the panel of a side's picks, lit while it is its ``own`` pick."""
    colour = land_colour(side)
    if own:
        canvas.glow(inner(panel, 4), colour, strength=170, spread=16, radius=10)
    draw_panel(canvas, panel)
    wash = inner(panel, 8)
    canvas.fill(wash, land_deep(side), radius=7, alpha=220 if own else 120)
    if own:
        canvas.frame(wash, colour, width=2.2, radius=7)


#: The height of the head, above the cards, and that of a name in it.
_HEAD, _NAME_HIGH = 54.0, 26.0
#: From this growth of the texts on the names stand over the figures.
_STACKED = 1.2
_NAME_SHARE, _PITCH, _ICON = 0.36, 29.0, 22.0
_NAME = text_style.NAME.with_changes(size=20, outline=1.4)
_WORDS = text_style.CAPTION.with_changes(size=14.5, colour=Colours.text, fit=True)
_COUNT = text_style.STRONG.with_changes(size=14, align="center")
_TURN_HIGH = 42.0
#: The emblems of a ring's order: how far apart, how large, and how far from the plate.
_ORDER_PITCH, _ORDER_RADIUS, _ORDER_AWAY = 42.0, 15.0, 14.0
_TURN = text_style.HEADING.with_changes(size=24, outline=1.6, valign="middle", fit=True)


def head_height() -> float:
    """Return how high a tray's head is: larger names stand over the figures."""
    return _HEAD if grown(1.0) <= _STACKED else grown(_NAME_HIGH) + 6 + _figures_height()


def _figures_height() -> float:
    return 44 + 0.6 * (grown(18.0) - 18)


@dataclass(frozen=True, slots=True)
class DraftTray:
    """A side's panel: who plays it, ``words`` that count its cards, what the ``cards`` can do.

    ``own`` tells that it is this side's pick.
    """

    side: int
    name: str
    portrait: str
    words: str
    cards: Sequence[Card]
    own: bool

    def draw(self, canvas: Canvas, panel: pygame.FRect) -> None:
        """Draw the panel and its head; the cards themselves are pieces of the table."""
        draw_tray(canvas, panel, self.side, own=self.own)
        large, high = grown(1.0) > _STACKED, grown(_NAME_HIGH)
        x, middle = panel.x + 72, panel.y + (11 + high / 2 if large else 7 + _HEAD / 2)
        draw_seat(canvas, self.portrait, self.side, (panel.x + 40, middle), 22)
        if large:
            # The name and how many cards there are stand over the figures.
            wide = line_width(canvas.view, self.words, _WORDS) + 4
            count = pygame.FRect(panel.right - 20 - wide, panel.y + 9, wide, high)
            name = pygame.FRect(x, count.y, count.x - x - 10, high)
            width = (panel.width - 44) * 0.62
            figures = pygame.FRect(panel.x + 22, count.bottom + 4, width, _figures_height())
        else:
            width = panel.width * _NAME_SHARE - 72
            name = pygame.FRect(x, middle - 24, width, 26)
            count = pygame.FRect(x, middle + 1, width, 20)
            figures = pygame.FRect(name.right + 8, middle - 22, _PITCH * len(ABILITIES), 44)
        canvas.text(self.name, name, _NAME.with_changes(colour=land_colour(self.side)))
        canvas.text(self.words, count, _WORDS)
        self._draw_abilities(canvas, figures)
        curve = pygame.FRect(figures.right + 12, figures.y, 0, figures.height)
        curve.width = panel.right - 20 - curve.x
        draw_mana_curve(canvas, curve, self.cards)

    def _draw_abilities(self, canvas: Canvas, box: pygame.FRect) -> None:
        pitch = box.width / len(ABILITIES)
        high = box.height - _ICON - 2
        for number, (name, count) in enumerate(count_abilities(self.cards)):
            middle = box.x + (number + 0.5) * pitch
            icon = (middle - _ICON / 2, box.y, _ICON, _ICON)
            canvas.image(ABILITY_ICONS + name, icon, alpha=255 if count else 90, grey=not count)
            if count and high > 22:
                place = (middle - pitch / 2, box.y + _ICON, pitch, high + 2)
                canvas.text(str(count), place, _COUNT)
            elif count:
                canvas.text(str(count), (middle, box.y + 33), _COUNT)


def turn_top() -> float:
    """Return where the plate begins that tells whose pick it is: below the title and buttons."""
    return 66.0 + 0.3 * (grown(Sizes.button_height) - Sizes.button_height)


def turn_height() -> float:
    """Return how high the plate is that tells whose pick it is."""
    return _TURN_HIGH + 0.4 * (grown(_TURN_HIGH) - _TURN_HIGH)


@dataclass(frozen=True, slots=True)
class PickOrder:
    """The sides in the order in which they pick in this round of a ring, and how many have."""

    sides: tuple[int, ...] = ()
    done: int = 0

    @property
    def width(self) -> float:
        """How much room it takes beside whose pick it is."""
        return len(self.sides) * _ORDER_PITCH + _ORDER_AWAY if self.sides else 0.0

    def draw(self, canvas: Canvas, left: Point) -> None:
        """Draw the emblems one after the other, from ``left``: who has picked is faint."""
        for number, side in enumerate(self.sides):
            middle = left[0] + (number + 0.5) * _ORDER_PITCH, left[1]
            if number == self.done:
                ring = box_at(middle, 2 * _ORDER_RADIUS)
                canvas.glow(ring, land_colour(side), strength=230, spread=9, radius=_ORDER_RADIUS)
            draw_emblem(canvas, side, middle, _ORDER_RADIUS)
            if number < self.done:
                canvas.circle(middle, _ORDER_RADIUS + 1, Colours.night, alpha=140)
                draw_check(canvas, (middle[0] + 8, middle[1] + 8), 7)
            if number:
                x = middle[0] - _ORDER_PITCH / 2
                points = [(x - 3, left[1] - 5), (x + 4, left[1]), (x - 3, left[1] + 5)]
                canvas.polygon(points, Colours.gold, alpha=220 if number <= self.done else 130)


def draw_turn(
    canvas: Canvas, words: str, side: int, y: float, order: PickOrder = PickOrder()
) -> None:
    """Draw whose pick it is, on a plate in the side's colours in the middle of the window.

    Beside it stands the ``order`` of a ring's round.
    """
    most = canvas.view.width - 80 - order.width
    wide = min(canvas.text_size(words, _TURN)[0] + 90, most)
    left = canvas.view.width / 2 - (wide + order.width) / 2
    plate = pygame.FRect(left, y, wide, turn_height())
    order.draw(canvas, (plate.right + _ORDER_AWAY, plate.centery))
    draw_panel(canvas, plate.inflate(12, 8))
    draw_fade(canvas, plate, land_deep(side), (250, 150))
    canvas.text(words, plate.inflate(-40, 0), _TURN, colour=land_colour(side))


def count_abilities(cards: Sequence[Card]) -> list[tuple[str, int]]:
    """Return how many of the cards have each ability, those that lend it included."""
    bits = [card.abilities | (card.aura if isinstance(card, Creature) else 0) for card in cards]
    return [(name, sum(bool(each & bit) for each in bits)) for name, bit in ABILITIES.items()]
