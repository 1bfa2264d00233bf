"""The hands as they were dealt, each after its stronghold, and the Horde's pile: to look at."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.board import BACK_FACE, ShownCard, draw_portrait, draw_seat_portrait, hand_card
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Viewport,
    draw_panel,
    fixed,
    grown,
    text_style,
)
from game.rules import RIGHT, Card

from ..common import CardRow, inner, land_colour, put_card, put_stronghold, spread_cards
from ..setup.setup_step import SidedRow
from .setting_row import is_large

#: The height of one hand on its tray, and of a caption in it.
_HAND, _CAPTION = 142.0, 22.0
_PILE_STEPS = 5
#: The height of a partner's cards, and of the space between both hands and around them.
_CARDS, _BETWEEN, _AROUND = 86.0, 5.0, 10.0
#: The width of what tells whose hand it is, and the size of the portrait in it.
_WHO_WIDE, _RADIUS = 128.0, 29.0
#: The pile beside both hands: its column, and the height of its caption.
_PILE_WIDE, _CAPTION_HIGH = 124.0, 36.0
_LOOK = text_style.CAPTION.with_changes(size=14, colour=Colours.gold, fit=True)
_COLUMN_LOOK = _LOOK.with_changes(align="center", valign="middle", wrap=True, floor=10)
_NAME = text_style.NAME.with_changes(
    size=15, align="center", valign="middle", fit=True, floor=10, outline=1.2
)


class DealtHand(CardRow):
    """The cards of a hand after its ``bastion``, in the order in which they are played."""

    def __init__(self, cards: Sequence[Card], bastion: ShownCard, *, reduced: bool = False) -> None:
        super().__init__(cards, arrived=1, reduced=reduced)
        self.bastion = bastion
        self.stronghold = pygame.FRect(0, 0, 0, 0)

    def lay(self, spots: Sequence[pygame.FRect]) -> None:
        """Lay the stronghold at the left in every language, and the cards after it."""
        self.stronghold, *self.spots = (fixed(spot, self.rect) for spot in spots)

    def draw(self, canvas: Canvas) -> None:
        """Draw the stronghold and the cards."""
        with self.arrival.shifted(canvas, 0):
            put_stronghold(canvas, self.bastion, self.stronghold.topleft, self.stronghold.width)
        for index in range(len(self.cards)):
            self.draw_card(canvas, index)
        if self.lit:
            with self.pointed_out(canvas) as box:
                put_card(canvas, self.shown, box.topleft, box.width)


class HandTray(DealtHand):
    """The only hand, with its tray; ``captions`` are for the hand and for the pile."""

    def __init__(
        self,
        cards: Sequence[Card],
        bastion: ShownCard,
        captions: tuple[str, str],
        *,
        reduced: bool = False,
    ) -> None:
        super().__init__(cards, bastion, reduced=reduced)
        self.captions = captions
        self.pile = pygame.FRect(0, 0, 0, 0)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high the tray is."""
        del view, width
        return _HAND - _CAPTION + grown(_CAPTION) if is_large() else _HAND

    def place(self, rect: RectLike) -> None:
        """Lay the hand at the left, and the pile apart at the right."""
        super().place(rect)
        area = inner(self.rect, 16, 12)
        area.y += grown(_CAPTION) - 4
        area.height -= grown(_CAPTION) - 4
        *spots, pile = spread_cards(area, len(self.cards) + 2, 5.0)
        self.lay([spot.move(-2.5 * place, 0) for place, spot in enumerate(spots)])
        self.pile = fixed(pile, self.rect)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray, the cards and the pile."""
        draw_panel(canvas, self.rect, "wood")
        y = self.rect.y + 10
        hand, horde = self.captions
        with canvas.upright(self.rect):
            high = grown(_CAPTION) - 4
            words = pygame.FRect(self.rect.x + 18, y, grown(300), high)
            canvas.text(hand, words, _LOOK, align="left")
            pile = fixed(self.pile, self.rect)
            words = pygame.FRect(pile.x - 16 - grown(244), y, grown(244), high)
            if high > _CAPTION:
                # Larger words are higher than the space beside the pile's corner.
                words.right = pile.right
            canvas.text(horde, words, _LOOK, align="right")
        super().draw(canvas)
        _draw_pile(canvas, self.pile)


@dataclass(frozen=True, slots=True)
class Partner:
    """Who holds a hand: the seat, the name, and the portrait."""

    side: int
    name: str
    portrait: str


class PartnerHand(DealtHand):
    """The hand of one ``partner``, after the portrait."""

    def __init__(
        self, partner: Partner, cards: Sequence[Card], bastion: ShownCard, *, reduced: bool = False
    ) -> None:
        super().__init__(cards, bastion, reduced=reduced)
        self.partner = partner

    def place(self, rect: RectLike) -> None:
        """Lay the hand beside its partner."""
        super().place(rect)
        area = self.rect.copy()
        area.left, area.width = area.x + _WHO_WIDE, area.width - _WHO_WIDE
        self.lay(spread_cards(area, len(self.cards) + 1, 6.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw whose hand it is, and the cards."""
        partner = self.partner
        with canvas.upright(self.rect):
            x, name = self.rect.x + _WHO_WIDE / 2 - 4, min(grown(20.0), 30.0)
            y = self.rect.y + (self.rect.height - name) / 2
            draw_seat_portrait(canvas, partner.portrait, partner.side, (x, y), _RADIUS)
            box = (self.rect.x, self.rect.bottom - name, _WHO_WIDE - 8, name)
            canvas.text(partner.name, box, _NAME, colour=land_colour(partner.side))
        super().draw(canvas)


def partner_tray(hands: Sequence[DealtHand], caption: str) -> Block:
    """Return both partners' hands on their tray; ``caption`` stands over the Horde's pile."""

    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        column = pygame.FRect(area.right - _PILE_WIDE + 10, area.y, _PILE_WIDE - 12, _CAPTION_HIGH)
        canvas.text(caption, fixed(column, area), _COLUMN_LOOK)
        pile = pygame.FRect(0, 0, 84, 118)
        pile.midbottom = column.centerx + 4, area.bottom - 6
        _draw_pile(canvas, fixed(pile, area))

    rows = Column(*(Item(hand, _CARDS) for hand in hands), gap=_BETWEEN)
    both = SidedRow(rows, Drawn(paint), gap=0, shares=lambda wide: (wide - _PILE_WIDE, _PILE_WIDE))
    return Panel(both, edge=14, tall=_AROUND, paper="wood")


def _draw_pile(canvas: Canvas, spot: pygame.FRect) -> None:
    canvas.shadow(inner(spot, 2), spread=9, drop=4, strength=150)
    back = hand_card(canvas, BACK_FACE, spot.width)
    for step in range(_PILE_STEPS, -1, -1):
        canvas.blit(back, (spot.x - step * 1.6, spot.y - step * 1.2))
    draw_portrait(canvas, "", RIGHT, spot.center, spot.width * 0.34)
