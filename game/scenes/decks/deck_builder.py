"""The deck builder: the whole kit at the left, the deck of ten at the right (R2.5)."""

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.content import is_custom, write_example
from game.kit import (
    Block,
    Canvas,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Panel,
    PointerMoved,
    Row,
    Sizes,
    Space,
    TextField,
    Times,
    Viewport,
    grown,
    text_room,
)
from game.play import SavedDeck, missing, of_deck
from game.rules import DECK_SIZE, Card, Refusal

from ..common import (
    BACK,
    CLICKING_DELAY,
    MARGIN,
    NOTE,
    ConfirmDialog,
    by_cost,
    draw_landscape,
    draw_note,
    draw_title,
    if_yes,
    leave_question,
)
from ..common import HEADER as TITLE
from ..services import Services
from .deck_list import STACKED
from .deck_pane import WIDTH as DECK_WIDTH
from .deck_pane import DeckPane, Offer, draw_notice
from .deck_slots import DeckSlots
from .pool_filters import PoolFilters, chosen, filled
from .pool_grid import CardDrag, PoolGrid
from .saved_decks import LONGEST_NAME, DeckScreen, count_decks, known_cards, shelf

#: Less than elsewhere, so that the whole kit shows at once.
HEADER = 68.0
#: How high the cards over the deck are with larger words.
_GRID = 436.0


class DeckBuilderScene(DeckScreen):
    """Builds a deck, new or ``deck``; leaves the ids of its cards, or None.

    While ``choosing`` the deck is for a match that waits: it can be played
    without being saved. ``pool`` are the cards of that match; without it all that there are.
    """

    widest = float("inf")
    keys: ClassVar[dict[str, str]] = {"undo": "key_card.undo", "why": ""}

    def __init__(
        self,
        services: Services,
        deck: SavedDeck | None = None,
        *,
        choosing: bool = False,
        pool: Sequence[Card] | None = None,
    ) -> None:
        super().__init__(services)
        self.preview.delay = CLICKING_DELAY
        self.title = self.translate("builder.title")
        self.deck = deck
        self.choosing = choosing
        self.pool = tuple(services.all_cards.values() if pool is None else pool)
        self.cards: tuple[Card, ...] = known_cards(services, deck.cards) if deck else ()
        #: The deck before each change, the latest at the end.
        self._past: list[tuple[Card, ...]] = []
        #: Whether the deck was just cleared, and for how many seconds a press is the second of two.
        self._cleared, self._rest = False, 0.0
        self.back_button = self.add_button("builder.back", self.go_back, "back")
        self.name_field = self._make_name_field()
        own = any(is_custom(card.id) for card in self.pool)
        self.filters = PoolFilters(self.translate, self._show_pool, own=own)
        self.grid = PoolGrid(
            len(self.pool), self.toggle, self.filters.type_in, self.filters.command
        )
        self.grid.nothing = self.translate("builder.nothing")
        self.side = DeckPane(self.translate, self._offers(), self.toggle, self._draw_notice)
        self.carry = CardDrag(self.grid, self.side.slots, self.toggle)
        self.widgets.add(self.why_button)
        # Most letters typed here look for a card.
        self.why_button.hint = self.translate("why.ask_typing")
        self.widgets.focus(self.grid)
        self.filters.search.on_submit = lambda _words: self.grid.command("accept")
        self._words = ""
        self._kept = (self.name_field.text, self.ids)
        self._show_pool()
        self._show_deck()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the cards in the deck."""
        return tuple(card.id for card in self.cards)

    @property
    def changed(self) -> bool:
        """Whether something would be lost by leaving."""
        name, ids = self._kept
        return set(ids) != set(self.ids) or name != self.name_field.text

    @property
    def readable(self) -> bool:
        """Whether a card may be shown large: not while one is carried."""
        return not self.carry.moving

    # Actions of the player

    def toggle(self, card: Card) -> None:
        """Put a card into the deck, or take it out."""
        if card in self.cards:
            self._set(tuple(other for other in self.cards if other is not card))
        elif len(self.cards) == DECK_SIZE:
            self.tell(self.translate("builder.full", size=DECK_SIZE), missing("deck_full"))
        else:
            self._set((*self.cards, card), fresh=card.id)

    def clear(self) -> None:
        """Take every card out, or put them back where that was done last."""
        if self._rest:
            return
        if self._cleared:
            self.undo()
        elif self.cards:
            self._set(())
            self._cleared, self._rest = True, Times.double_click
            self._show_deck()

    def undo(self) -> None:
        """Take the last change of the deck back."""
        if self._past:
            self._show_change(self._past.pop())

    def fill(self) -> None:
        """Fill the deck up with cards that go well with its cost curve."""
        self._set(filled(self.cards, self.pool))

    def keep(self) -> None:
        """Save the deck and go on building."""
        self.save()

    def save(self) -> bool:
        """Save the deck under its name; say what is missing otherwise."""
        if not self._complete():
            return False
        name = self.name_field.text.strip() or self.name_field.placeholder
        with self.services.telling(self.tell):
            if self.deck is None:
                self.deck = shelf(self.services).save(name, self.ids)
            else:
                shelf(self.services).change(self.deck.id, self.ids)
                self.deck = shelf(self.services).rename(self.deck.id, name)
            self.name_field.text = self.deck.name
            self._kept = (self.deck.name, self.ids)
            self.report(self.translate("builder.saved", name=self.deck.name))
            return True
        return False

    def save_and_leave(self) -> None:
        """Save the deck and go back to the library."""
        if self.save():
            self.stack.pop(self.ids)

    def play(self) -> None:
        """Take the deck into the match that waits."""
        if self._complete():
            self.stack.pop(self.ids)

    def copy(self) -> None:
        """Copy the deck's code."""
        if self._complete():
            self.copy_cards(self.cards)

    def paste(self) -> None:
        """Lay out the deck of the code on the clipboard, or ask for a code."""
        self.paste_cards(self._take)

    def go_back(self) -> None:
        """Leave, after asking where something would be lost."""
        if not self.changed:
            self.stack.pop()
            return
        self.ask(ConfirmDialog(leave_question(self.services, "builder")), if_yes(self.stack.pop))

    def refusal(self) -> Refusal | None:
        """Return what was refused, or why the deck can be neither saved nor played yet."""
        return super().refusal() or of_deck(len(self.cards))

    # The scene

    def handle(self, intent: Intent) -> None:
        """Do as every screen, then follow the pointer over the cards."""
        if self.carry.handle(intent):
            self.invalidate()
        super().handle(intent)
        if self.carry.moving or isinstance(intent, Command):
            self.grid.over = self.side.slots.over = None
        self._point(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back", take a change back on "undo"."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("undo") and self.widgets.focused is not self.name_field:
            self.undo()

    def update(self, dt: float) -> bool:
        """Move the widgets, and let the button that was pressed to clear the deck rest.

        What the wheel has brought below the pointer is shown as what the pointer has come to.
        """
        rows = self.grid.offset
        moving = super().update(dt) or self._rest > 0
        if self.grid.offset != rows and self.preview.shown is not None:
            self._look(self.grid, self.grid.over)
        self._rest = max(0.0, self._rest - dt)
        return moving

    def make_body(self) -> Block:
        """Return the pool beside the deck, or over it with larger words.

        What leads back stands above them, as the foot is taken.
        """
        gap, deck = Sizes.gap, self.side.make()
        name = Item(self.name_field, min(grown(Sizes.field_height), 1.5 * Sizes.field_height))
        title = Drawn(
            lambda canvas, area: draw_title(canvas, self.title, area, align="left"), HEADER
        )
        note = Drawn(
            lambda canvas, area: draw_note(canvas, self._hint(), "", area),
            self._note_height,
            spring=1,
        )

        def beside_deck(width: float) -> tuple[float, float]:
            return width - DECK_WIDTH - gap, DECK_WIDTH

        if grown(1.0) > STACKED:
            below = Column(name, deck, Space(2 * gap), gap=gap)
            boxes = [self._beside_back(title), note, self._pool(_GRID), Space(gap), below]
        else:
            told = Column(Space(6), note, Space(6))
            words = Row(title, told, gap=gap, shares=lambda w: (0.46 * w, 0.54 * w - gap))
            named = Row(_in_middle(name), shares=lambda width: (width - 4,))
            boxes = [
                Row(self._beside_back(words), named, gap=gap, shares=beside_deck),
                Row(self._pool(0.0), deck, gap=gap, shares=beside_deck, spring=1),
                Space(Sizes.margin),
            ]
        return Column(Space(-TITLE), *boxes, Space(-self._page.foot_height), gap=0)

    def _beside_back(self, words: Block) -> Block:
        wide = min(grown(BACK[0]), 1.5 * BACK[0])
        back = Item(self.back_button, min(grown(BACK[1]), 1.3 * BACK[1]))

        def shares(width: float) -> tuple[float, float]:
            return wide, width - wide - MARGIN

        return Row(_in_middle(back), words, gap=MARGIN, shares=shares)

    def _pool(self, high: float) -> Panel:
        filters = Row(self.filters.make(), shares=lambda width: (width - 12,))
        return Panel(filters, Space(8), Item(self.grid, high, spring=1), edge=10, tall=(16, 10))

    def _note_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) <= STACKED:
            return 0.0
        return max(grown(44), text_room(view, self._hint(), NOTE, width))

    def _draw_notice(self, canvas: Canvas, box: pygame.FRect) -> bool:
        if self.message:
            draw_notice(canvas, box, self.message, self.why_button, done=self.done)
        return bool(self.message)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape."""
        draw_landscape(canvas, dim=140)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, and the card that is carried on top."""
        super().draw(canvas)
        self.carry.draw(canvas)

    # Details

    def _hint(self) -> str:
        if not self.filters.wanted.filtering:
            return self.translate("builder.hint")
        found = self.translate("builder.showing", cards=len(self.grid.cards), size=len(self.pool))
        card = self.grid.next_card
        if card is None or not self.filters.search.text.strip():
            return found
        key = "builder.enter_removes" if card in self.cards else "builder.enter_adds"
        return f"{found}\n{self.translate(key, card=card.name)}"

    def _make_name_field(self) -> TextField:
        number = count_decks(self.services) + 1
        return TextField(
            self.deck.name if self.deck else "",
            placeholder=self.translate("builder.unnamed", number=number),
            max_length=LONGEST_NAME,
            hint=self.translate("builder.name_hint"),
        )

    def _offers(self) -> list[Offer]:
        others: list[Offer] = [
            ("copy", "copy", self.copy),
            ("paste", "paste", self.paste),
            ("fill", "fill", self.fill),
            ("clear", "clear", self.clear),
        ]
        if self.choosing:
            return [("play", "tick", self.play), ("save", "save", self.keep), *others]
        return [("save", "save", self.save_and_leave), *others]

    def _set(self, cards: tuple[Card, ...], fresh: str | None = None) -> None:
        before, now = self.cards, by_cost(cards)
        if now != before:
            self._past.append(before)
        self._show_change(now, fresh)

    def _show_change(self, cards: tuple[Card, ...], fresh: str | None = None) -> None:
        self.cards, self._cleared = cards, False
        self.tell("")
        # The large card has been read, and is in the way of the next one.
        self.look_at(None)
        self._show_deck(fresh)

    def _show_deck(self, fresh: str | None = None) -> None:
        self.grid.taken = frozenset(self.ids)
        self.side.slots.show(self.cards, fresh)
        self.side.offer_undo(undo=self._cleared)
        self.side.buttons["clear"].enabled = self._cleared or bool(self.cards)

    def _show_pool(self) -> None:
        self.grid.show(chosen(self.pool, self.filters.wanted))
        if self.filters.search.text != self._words:
            # The words typed choose the first match.
            self._words, self.grid.index = self.filters.search.text, 0
        self.invalidate()

    def _complete(self) -> bool:
        free = DECK_SIZE - len(self.cards)
        if free:
            self.tell(self.translate("builder.needs", count=free), of_deck(len(self.cards)))
        return not free

    def _take(self, cards: tuple[Card, ...]) -> None:
        self._set(cards)
        self.report(self.translate("builder.pasted"))

    def _point(self, intent: Intent) -> None:
        follows = isinstance(intent, PointerMoved | Command) and intent != Command("accept")
        if not (follows and self.on_stack):
            return
        for part in (self.grid, self.side.slots):
            index = part.over if isinstance(intent, PointerMoved) else part.pointed_index
            if index is not None and index < len(part.cards):
                self._look(part, index)
                return
        self.look_at(None)

    def _look(self, part: PoolGrid | DeckSlots, index: int | None) -> None:
        if index is None:
            self.look_at(None)
        else:
            self.look_at(part.cards[index], part.rect_of(index))


def _in_middle(box: Block) -> Block:
    return Column(Space(spring=1), box, Space(spring=1), gap=0)


def example(services: Services) -> DeckBuilderScene:
    """Return the builder with seven cards of a suggested deck."""
    scene = DeckBuilderScene(services)
    scene.cards = by_cost(services.content.suggested[0].cards[:7])
    scene._show_deck()
    return scene


def example_own(services: Services) -> DeckBuilderScene:
    """Return the builder with cards of the player's own among the others, and in the deck."""
    write_example()
    services.read_own_again()
    scene = DeckBuilderScene(services)
    scene.cards = by_cost([*services.own.cards.values()][3:8])
    scene.filters.own.activate()
    scene._show_deck()
    return scene
