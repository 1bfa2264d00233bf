"""The cards that were picked, each in its place."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from game.board import ShownCard, card_face
from game.kit import Canvas, Colours, Point, Sizes, box_at, give_feedback, grown, text_style
from game.rules import DECK_SIZE, Card

from ..common import (
    FollowedPlaces,
    PointedCards,
    abilities_of,
    draw_cost,
    draw_empty_slot,
    draw_key_art,
)
from .deck_list import STACKED

_SLOT_GAP, LARGEST_SLOT = 3.0, 40.0
_NAME = text_style.NAME.with_changes(size=15.5, colour=Colours.light, outline=1.4, fit=True)


_NUMBER = text_style.CAPTION.with_changes(size=12.5, align="center", fit=True)
#: The share of a slot that its picture takes.
_ART_SHARE = 0.38


class PickedCards(PointedCards, FollowedPlaces):
    """Cards to pick one from: ``on_pick`` hears of it, not where a press was dragged to another."""

    on_pick: Callable[[Card], None]
    _held: int | None = None

    def press(self, pos: Point) -> None:
        """Remember the card that was pressed."""
        super().press(pos)
        self._held = self.place_at(pos)

    def pick(self, pos: Point) -> None:
        """Pick the card at ``pos``."""
        index = self.place_at(pos)
        if index is not None and index == self._held:
            self.index = index
            self.on_pick(self.cards[index])


class DeckSlots(PickedCards):
    """Shows the cards of a deck; ``on_pick`` hears of the one to take out."""

    focusable: ClassVar[bool] = True

    def __init__(self, on_pick: Callable[[Card], None]) -> None:
        super().__init__()
        self.cards: tuple[Card, ...] = ()
        self.inviting = False
        #: How many columns the places stand in.
        self.columns = 1
        self.on_pick = on_pick
        self.fresh: str | None = None
        self._shine = 0.0

    def place(self, rect: RectLike) -> None:
        """Lie at the top of ``rect``, in two columns with larger words."""
        box = pygame.FRect(rect)
        self.columns = 2 if grown(1.0) > STACKED else 1
        super().place((*box.topleft, box.width, min(box.height, LARGEST_SLOT * DECK_SIZE)))

    def show(self, cards: Sequence[Card], fresh: str | None = None) -> None:
        """Show other cards; the one with the id ``fresh`` shines for a moment."""
        self.cards = tuple(cards)
        self.index = max(0, min(self.index, len(self.cards) - 1))
        self.fresh, self._shine = fresh, 1.0 if fresh else 0.0

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a place is in the window, whether a card is there or not."""
        rows = DECK_SIZE // self.columns
        column, row = divmod(index, rows)
        pitch, across = (
            (self.rect.height + _SLOT_GAP) / rows,
            (self.rect.width + _SLOT_GAP) / self.columns,
        )
        x, y = self.rect.x + column * across, self.rect.y + row * pitch
        return pygame.FRect(x, y, across - _SLOT_GAP, pitch - _SLOT_GAP)

    def click(self, pos: Point) -> None:
        """Take the card at ``pos`` out."""
        self.pick(pos)

    def command(self, name: str) -> bool:
        """Go from card to card, or take one out."""
        if name in ("accept", "erase", "erase_next") and self.cards:
            give_feedback("click")
            self.on_pick(self.cards[self.index])
            return True
        index = self.index + {"up": -1, "down": 1}.get(name, 0)
        if index == self.index or not 0 <= index < len(self.cards):
            return False
        give_feedback("move")
        self.index = index
        return True

    def update(self, dt: float) -> bool:
        """Let the card that came last stop shining."""
        moving = super().update(dt)
        if not self._shine:
            return moving
        self._shine = max(0.0, self._shine - dt / 0.5)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards, and the places that are left."""
        if self.inviting:
            canvas.glow(self.rect, Colours.positive, strength=170, spread=12, radius=8)
        for index in range(DECK_SIZE):
            box = self.rect_of(index)
            if index < len(self.cards):
                self._draw_card(canvas, self.cards[index], box, lit=index == self.pointed_index)
            else:
                draw_empty_slot(canvas, box, strong=self.inviting)
                look = _NUMBER.with_changes(alpha=130)
                canvas.text(str(index + 1), (box.x + box.height * 0.62, box.centery), look)

    def _draw_card(self, canvas: Canvas, card: Card, box: pygame.FRect, *, lit: bool) -> None:
        shine = self._shine if card.id == self.fresh else 0.0
        if lit or shine:
            strength = 160 if lit else round(220 * shine)
            canvas.glow(box, Colours.focus, strength=strength, spread=7, radius=5)
        key = "slot", card_face(card)
        strip = canvas.sprite(key, box.size, lambda offscreen: _paint_slot(offscreen, card))
        canvas.blit(strip, box.topleft)
        canvas.add_hit_region(box, ShownCard(card))
        if shine:
            canvas.fill(box, Colours.light, radius=5, alpha=round(110 * shine))
        edge = Colours.focus if lit else Colours.bronze
        canvas.frame(box, edge, width=2 if lit else 1.3, radius=5, alpha=255 if lit else 190)
        if lit:
            _draw_minus(canvas, (box.right - box.height * 0.55, box.centery), box.height * 0.30)


def _paint_slot(canvas: Canvas, card: Card) -> None:
    width, height = canvas.view.width, canvas.view.height
    canvas.fill((0, 0, width, height), Colours.wood, radius=5)
    art = pygame.FRect(width * (1 - _ART_SHARE), 1, width * _ART_SHARE - 1, height - 2)
    draw_key_art(canvas, card, art, rising=True)
    x = height * 0.62
    draw_cost(canvas, str(card.cost), (x, height / 2), min(34.0, height * 0.98))
    names = abilities_of(card)
    side = min(22.0, height * 0.68)
    left = end = art.x + 10 - len(names) * (side + 2)
    for name in names:
        canvas.image(f"ui/ic_{name}", (left, (height - side) / 2, side, side))
        left += side + 2
    start = x + height * 0.62
    canvas.text(card.name, (start, 0, end - 4 - start, height), _NAME)


def _draw_minus(canvas: Canvas, center: Point, radius: float) -> None:
    canvas.circle(center, radius + 1.5, Colours.shadow, alpha=160)
    canvas.circle(center, radius, Colours.negative)
    canvas.circle(center, radius - 1.4, Colours.accent_deep)
    canvas.fill(
        box_at(center, radius * 1.1, radius * 0.32), Colours.light, radius=Sizes.radius_small / 4
    )
