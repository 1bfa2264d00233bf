"""The cards to build a deck from, in a grid that scrolls where it has to."""

import math
from collections.abc import Callable, Collection, Sequence

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE
from game.kit import (
    LEFT_BUTTON,
    NOWHERE,
    Canvas,
    Colours,
    Intent,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    ScrollArea,
    Sizes,
    give_feedback,
    text_style,
)
from game.rules import Card

from ..common import draw_card, draw_check
from .deck_slots import DeckSlots, PickedCards

GAP = 8.0
#: A card is never smaller than this, however many there are: then the grid scrolls.
NARROWEST, WIDEST = 84.0, 186.0
#: Up to so many cards that match are as large as has place; more are as in the whole kit.
_FEW = 10
_EDGE = 7.0
#: How much larger a card is that is looked at, or dragged.
_LIFT = 1.26
#: So much a row may be wider than its place: widths are not quite exact.
_HAIR = 0.01
_NONE = text_style.BODY.with_changes(
    align="center", valign="middle", size=Sizes.strong, colour=Colours.muted
)


class PoolGrid(PickedCards, ScrollArea):
    """Shows cards, those in ``taken`` dimmed and marked; ``on_pick`` hears of the one chosen.

    Letters typed while it has the keyboard go to ``on_type``, as in a field to search in.
    """

    wants_text = True

    def __init__(
        self,
        size: int,
        on_pick: Callable[[Card], None],
        on_type: Callable[[str], None],
        on_command: Callable[[str], bool],
    ) -> None:
        super().__init__()
        self.size = size
        self.cards: tuple[Card, ...] = ()
        self.taken: Collection[str] = frozenset()
        self.nothing = ""
        self.on_pick = on_pick
        self.on_type = on_type
        self.on_command = on_command
        self.columns = 8
        #: The width of a card.
        self.card_width = NARROWEST

    @property
    def next_card(self) -> Card | None:
        """The card that "accept" chooses, or None."""
        return self.cards[self.index] if self.index < len(self.cards) else None

    def show(self, cards: Sequence[Card]) -> None:
        """Show other cards, the keyboard on the same one if it is still there."""
        here = self.cards[self.index] if self.index < len(self.cards) else None
        self.cards = tuple(cards)
        self.index = self.cards.index(here) if here in self.cards else 0
        self.over = None
        self._lay_out()
        self.scroll_to(0.0, at_once=True)

    def place(self, rect: RectLike) -> None:
        """Lie there, with the largest cards that all show at once."""
        super().place(rect)
        self._lay_out()

    def _lay_out(self) -> None:
        """Choose the largest cards with which the whole kit shows at once, if any.

        Where only a few match, they are larger.
        """
        self.card_width = max(NARROWEST, *(self._fitting(columns) for columns in range(4, 24)))
        self.card_width = min(WIDEST, self.card_width)
        room = self.rect.width - 2 * _EDGE + GAP
        self.columns = max(1, int((room + _HAIR) // (self.card_width + GAP)))
        self._measure()

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a card is in the window."""
        return self._inside(index).move(self.rect.x, self.rect.y - self.offset)

    def place_at(self, pos: Point) -> int | None:
        """Return the place of the card at ``pos``, or None; not of one that is scrolled away."""
        return super().place_at(pos) if self.rect.collidepoint(pos) else None

    def slides(self, pos: Point) -> bool:
        """Let a finger take a card out rather than scroll; two of them scroll."""
        return self.place_at(pos) is None and super().slides(pos)

    def command(self, name: str) -> bool:
        """Go from card to card, choose one, or let the search field have the key."""
        if name == "accept" and self.cards:
            give_feedback("click")
            self.on_pick(self.cards[self.index])
            return True
        if name in _STEPS:
            # Below and at the left there is nothing to go to: the keyboard stays.
            return self._step(name) or name in ("down", "left")
        if name in ("page_up", "page_down", "home", "end"):
            return self._leap(name)
        return self.on_command(name)

    def typed(self, text: str) -> None:
        """Look for a card by its name; a space by itself chooses the one pointed at."""
        if text == " " and self.cards:
            self.command("accept")
        else:
            self.on_type(text)

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the cards that show."""
        lit = self.pointed_index
        for index, card in enumerate(self.cards):
            box = self._inside(index)
            seen = box.bottom >= self.offset and box.y <= self.offset + self.rect.height
            if seen and index != lit:
                self._draw_card(canvas, card, box)
        if lit is not None and lit < len(self.cards):
            # The one that is looked at lies over the others.
            box = self._inside(lit).scale_by(_LIFT)
            room = pygame.FRect(0, self.offset, self.rect.width, self.rect.height)
            self._draw_card(canvas, self.cards[lit], box.clamp(room.inflate(-6, -6)), lit=True)
        if not self.cards:
            area = (0, 0, self.rect.width, self.rect.height * 0.7)
            canvas.text(self.nothing, pygame.FRect(area).inflate(-80, 0), _NONE, fit=True)

    def _draw_card(
        self, canvas: Canvas, card: Card, box: pygame.FRect, *, lit: bool = False
    ) -> None:
        taken = card.id in self.taken
        if lit:
            canvas.glow(box, Colours.gold, strength=235, spread=14, radius=8)
        draw_card(canvas, card, box, dim=taken)
        if taken:
            draw_check(canvas, (box.centerx, box.y + box.height * 0.40), box.width * 0.19)
        if lit:
            canvas.frame(box.inflate(3, 3), Colours.focus, width=2.5, radius=8)

    def _step(self, name: str) -> bool:
        across, down = _STEPS[name]
        column = self.index % self.columns + across
        index = self.index + across + down * self.columns
        if not (0 <= column < self.columns and 0 <= index < len(self.cards)):
            return False
        self._go(index)
        return True

    def _leap(self, name: str) -> bool:
        rows = max(1, int(self.rect.height // (self.card_width * CARD_SHAPE + GAP)))
        leaps = {"page_up": -rows * self.columns, "page_down": rows * self.columns}
        leaps |= {"home": -len(self.cards), "end": len(self.cards)}
        if self.cards:
            self._go(min(len(self.cards) - 1, max(0, self.index + leaps[name])))
        return True

    def _go(self, index: int) -> None:
        give_feedback("move")
        self.index = index
        box = self._inside(index)
        self.reveal(box.y - _EDGE, box.bottom + _EDGE)

    def _inside(self, index: int) -> pygame.FRect:
        row, column = divmod(index, self.columns)
        height = self.card_width * CARD_SHAPE
        room = self.content_width - 2 * _EDGE
        gap = (room - self.columns * self.card_width) / max(1, self.columns - 1)
        gap = min(gap, GAP * 2.5)
        left = _EDGE + (room - self.columns * (self.card_width + gap) + gap) / 2
        x, y = left + column * (self.card_width + gap), _EDGE + row * (height + GAP)
        return pygame.FRect(x, y, self.card_width, height)

    def _fitting(self, columns: int) -> float:
        """Return the width with which the kit, or a few, are inside in so many columns."""
        count = _FEW if len(self.cards) <= _FEW else self.size
        rows = -(-count // columns)
        across = (self.rect.width - 2 * _EDGE + GAP) / columns - GAP
        down = ((self.rect.height - 2 * _EDGE + GAP) / rows - GAP) / CARD_SHAPE
        return min(across, down)

    def _measure(self) -> None:
        rows = -(-len(self.cards) // self.columns)
        self.content_height = rows * (self.card_width * CARD_SHAPE + GAP) - GAP + 2 * _EDGE
        # A little over the window is no reason for a bar.
        if self.content_height <= self.rect.height + 1:
            self.content_height = self.rect.height


_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


_FAR = 10.0


class CardDrag:
    """Follows the pointer with a card; ``on_drop`` hears when it is let go on the other side."""

    def __init__(self, grid: PoolGrid, slots: DeckSlots, on_drop: Callable[[Card], None]) -> None:
        self.grid = grid
        self.slots = slots
        self.on_drop = on_drop
        self.moving = False
        self._card: Card | None = None
        self._into = False
        self._from: Point = (0.0, 0.0)
        self._at: Point = (0.0, 0.0)

    def handle(self, intent: Intent) -> bool:
        """Take hold, follow or let go; True when the picture has changed."""
        match intent:
            case PointerPressed(pos, button) if button == LEFT_BUTTON:
                self._take(pos)
            case PointerMoved(pos) if self._card is not None:
                self._at = pos
                self.moving = self.moving or math.dist(pos, self._from) > _FAR
                self.slots.inviting = self.moving and self._into
                return self.moving
            case PointerReleased(pos, button) if button == LEFT_BUTTON:
                return self._drop(pos)
            case _:
                pass
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the card under the pointer."""
        if self._card is None or not self.moving:
            return
        width = self.grid.card_width * _LIFT
        height = width * CARD_SHAPE
        x, y = self._at
        canvas.shadow((x - width / 2, y - height / 2, width, height), spread=14, drop=12)
        draw_card(canvas, self._card, (x - width / 2, y - height / 2, width, height), alpha=235)

    def _take(self, pos: Point) -> None:
        self.moving, self._from, self._at = False, pos, pos
        for widget in (self.grid, self.slots):
            index = widget.place_at(pos)
            if index is not None:
                self._card = widget.cards[index]
                self._into = widget is self.grid
                return
        self._card = None

    def _drop(self, pos: Point) -> bool:
        card, self._card = self._card, None
        moved, self.moving = self.moving, False
        self.slots.inviting = False
        if card is None or not moved:
            return False
        if pos == NOWHERE:
            return True
        inside = card in self.slots.cards
        over_deck = self.slots.rect.collidepoint(pos)
        if (self._into and over_deck and not inside) or (not self._into and not over_deck):
            self.on_drop(card)
        return True
