"""The question for the order in which fallen cards return, put to their owner by name (R5.6)."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, ShownCard, draw_pip, shown_stronghold
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Point,
    PointerPressed,
    Pressable,
    Sizes,
    Times,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    draw_well,
    grown,
    head_height,
    text_size,
    text_style,
)
from game.play import NOT_NOW, Match, seats_of_persons
from game.rules import REFUSALS, Card, Refusal, reach_of

from ...common import Screen, player_names, put_card, put_stronghold, row_of
from ...routes import WaysOut
from ...services import Services
from .match_dialogs import UNDONE
from .pause_dialog import PauseChoice

#: How wide the panel is, and at most as its words grow; its edge.
_WIDTH, _WIDEST, _EDGE = 760.0, 1180.0, 30.0
CARD = (140.0, 196.0)
#: The heights of the question, the words below it, the caption of the hand, and a button.
_HEAD, _TEXT_HIGH, _CAPTION_HIGH, _BUTTON = 54.0, 44.0, 26.0, 52.0
#: The room above the question, the words, the cards, the hand and the buttons, and below them.
_ABOVE, _WORDS_AWAY, _CARDS_AWAY, _HAND_AWAY, _FOOT_AWAY, _BELOW = 20.0, 4.0, 30.0, 29.0, 18.0, 22.0
#: How wide the buttons are at least: undo, the look at the board, and the last one.
_WIDTHS = (132.0, 244.0, 300.0)
#: The width of a card in the hand below, the gap between two, and the height of that hand.
_HELD, _STEP, _HIGHEST = 62.0, 6.0, 137.0
_COIN = 20.0
#: How large the number of a card's key is.
_PIP = 13.0
_TEXT = text_style.BODY.with_changes(align="center", fit=True)
_CAPTION = text_style.CAPTION.with_changes(size=14, align="left", fit=True)


class FallenCard(Pressable):
    """A fallen card to be clicked, with its number in the order, golden once it is picked."""

    def __init__(self, card: Card, scene: OrderDialog) -> None:
        super().__init__(lambda: scene.pick(self), hint="")
        self.card = card
        self.scene = scene

    def draw(self, canvas: Canvas) -> None:
        """Draw the card and its number."""
        picked = self.scene.is_picked(self)
        box = self.rect.move(0, -8 if picked else -4 * self.warmth)
        canvas.shadow(box)
        if picked or self.warmth:
            colour = Colours.gold if picked else Colours.playable
            canvas.glow(box, colour, strength=200 if picked else round(150 * self.warmth))
        put_card(canvas, self.card, box.topleft, self.rect.width)
        draw_coin(canvas, (box.centerx, box.y - 2), self.scene.number_of(self), picked=picked)
        if self.scene.services.inputs.device.hand == "keys":
            # The coin above tells the place in the order: only who has keys needs their numbers.
            number = self.scene.cards.index(self) + 1
            draw_pip(canvas, (box.centerx, box.bottom), str(number), self.focused, _PIP)


def draw_coin(canvas: Canvas, middle: Point, number: int, *, picked: bool) -> None:
    """Draw the coin with a number in the order: golden if it was picked, else of bronze."""
    # The number has twice the room it needs at the usual size of texts.
    radius = button_height(_COIN)
    canvas.circle(middle, radius, Colours.ink_shadow)
    canvas.circle(middle, radius - 2, Colours.gold if picked else Colours.bronze)
    canvas.circle(middle, radius - 4.5, Colours.accent_deep)
    canvas.text(str(number), middle, text_style.BADGE, size=grown(text_style.BADGE.size))


class OrderDialog(Screen):
    """Shows the fallen cards over the table; leaves the order as a tuple of indices, or ``UNDONE``.

    The ``picked`` cards come first, the others in the order in which they lay. While the board is
    ``looked_at``, only the button that leads back lies over it.
    """

    rule: ClassVar[str] = "R5.6"
    transparent: ClassVar[bool] = True
    # The cards lie in the order of the hand, which is never mirrored.
    flips = False

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers"}

    def __init__(self, services: Services, match: Match, ways: WaysOut | None = None) -> None:
        super().__init__(services)
        self.match = match
        self._ways = ways
        state = match.state
        assert state is not None
        self.name = player_names(services, match.seats)[state.pending_side]
        self.side = state.sides[state.pending_side]
        self._reach = reach_of(state, state.pending_side)
        self._owner = state.pending_side if len(seats_of_persons(match.seats)) > 1 else None
        #: The code of why the owner of the cards cannot take back the play before, or None.
        self.why_not_undo = match.why_not_undo if state.pending_side == state.active else NOT_NOW
        self.looked_at = False
        self._hand = pygame.FRect(0, 0, 0, 0)
        self._rows: list[list[Button]] = []
        #: The heights of the question, of the words below it, and of the caption of the hand.
        self._head, self._text_high, self._caption_high = _HEAD, _TEXT_HIGH, _CAPTION_HIGH
        self.cards = [self.widgets.add(FallenCard(card, self)) for card in state.pending]
        self.picked: list[int] = []
        #: Seconds left in which presses are dropped, as they may be meant for the table.
        self.rest = Times.settle
        self.confirm = self.widgets.add(
            Button(
                self.translate("order.confirm"),
                self.leave_with_order,
                kind="primary",
                icon="icons/tick",
            )
        )
        self.undo = self.widgets.add(
            Button(self.translate("undo.undo"), self.take_back, icon="icons/undo", size=16)
        )
        self.undo.visible = self.why_not_undo is None
        self.undo.hint = self.translate("undo.undo_hint")
        #: The reason why the play cannot be taken back, once the player has tried.
        self.refused = ""
        self.look = self.widgets.add(Button("", self.look_at_board, icon="icons/eye", size=16))
        self.widgets.focus(self.confirm)
        self._refresh()

    @property
    def order(self) -> list[int]:
        """The present order, by the numbers of the cards."""
        rest = [number for number in range(len(self.cards)) if number not in self.picked]
        return self.picked + rest

    @property
    def _stronghold(self) -> ShownCard:
        side, strings = self.side, self.services.content.strings
        return shown_stronghold(strings, fort=side.fort, life=side.stronghold_life)

    @property
    def asked_side(self) -> int | None:
        """The side whose cards have fallen, if two people play at this screen."""
        return self._owner

    def look_at_board(self) -> None:
        """Switch between the board and the question."""
        self.looked_at = not self.looked_at
        for widget in (*self.cards, self.confirm):
            widget.visible = not self.looked_at
        self.undo.visible = not self.looked_at and self.why_not_undo is None
        self.lay_out_anew()
        self.widgets.focus(self.look if self.looked_at else self.confirm)
        self._refresh()

    def number_of(self, card: FallenCard) -> int:
        """Return the place of a card in the order, from 1."""
        return self.order.index(self.cards.index(card)) + 1

    def is_picked(self, card: FallenCard) -> bool:
        """Whether the player has given a card its number."""
        return self.cards.index(card) in self.picked

    def pick(self, card: FallenCard) -> None:
        """Give a card the next number, or take its number and all later ones away."""
        index = self.cards.index(card)
        if index in self.picked:
            self.picked = self.picked[: self.picked.index(index)]
        else:
            self.picked.append(index)
        if len(self.picked) == len(self.cards) - 1:
            self.picked = self.order
        self._refresh()

    def _refresh(self) -> None:
        self.look.label = self.translate("order.back" if self.looked_at else "order.look")
        if len(self.picked) == len(self.cards) and not self.looked_at:
            self.widgets.focus(self.confirm, show=self.widgets.ring_shown)
        self.invalidate()

    def leave_with_order(self) -> None:
        """Send the cards home in the order chosen."""
        self.stack.pop(tuple(self.order))

    def take_back(self) -> None:
        """Take back the play before the question, or say why that is not possible."""
        if self.why_not_undo is None:
            self.stack.pop(UNDONE)
        else:
            self.refused = self.translate(f"undo.why.{self.why_not_undo}")
            self.lay_out_anew()

    def refusal(self) -> Refusal | None:
        """Return the reason why nothing else is possible now."""
        code = "order_pending"
        return Refusal(code, REFUSALS[code])

    def _leave_by(self, result: object) -> None:
        """Hand on the choice made in the pause; after the log the question is asked again."""
        if isinstance(result, PauseChoice) and result is not PauseChoice.RESUME:
            self.stack.pop(result)

    def update(self, dt: float) -> bool:
        """Move the widgets on, and count the seconds down in which presses are dropped."""
        moving = super().update(dt) or self.rest > 0
        self.rest = max(0.0, self.rest - dt)
        return moving

    def handle(self, intent: Intent) -> None:
        """Answer the player, but no press that may still be meant for the match."""
        meant = isinstance(intent, PointerPressed) or intent == Command("accept")
        if not meant or self.rest <= 0:
            super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Pick by number; look at the board; pause on "back", or leave the look at it."""
        if not isinstance(intent, Command):
            return
        if intent.name == "foresee" or (self.looked_at and intent.name in ("back", "pause")):
            self.look_at_board()
        elif self.looked_at:
            return
        elif intent.name.isdigit() and 1 <= int(intent.name) <= len(self.cards):
            self.pick(self.cards[int(intent.name) - 1])
        elif intent.name == "undo":
            self.take_back()
        elif intent.name in ("back", "pause"):
            self.stack.push(
                self.services.routes.pause(self.name, self.match, ways=self._ways), self._leave_by
            )

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        if self.looked_at:
            return view.height
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of a panel on which the words, the cards and the buttons have room."""
        width = min(grown(_WIDTH), _WIDEST)
        inside = width - 2 * _EDGE
        words = self.refused or self.translate("order.text")
        caption = self.translate("order.hand")
        self._head = head_height(view, self.question, inside, _HEAD)
        self._text_high = max(_TEXT_HIGH, text_size(view, words, _TEXT, inside)[1])
        look = _CAPTION.with_changes(wrap=True)
        self._caption_high = max(_CAPTION_HIGH, text_size(view, caption, look, inside - 32)[1])
        high = _ABOVE + self._head + _WORDS_AWAY + self._text_high + _cards_away() + CARD[1]
        high += _HAND_AWAY + self._hand_high + _FOOT_AWAY + _BELOW
        self._rows = self._button_rows(view, inside)
        return width, high + len(self._rows) * (button_height(_BUTTON) + Sizes.gap) - Sizes.gap

    @property
    def _hand_high(self) -> float:
        return _HIGHEST + self._caption_high - _CAPTION_HIGH

    def _button_rows(self, view: Viewport, inside: float) -> list[list[Button]]:
        """Give the buttons their sizes; return them in a row, or in two for want of room."""
        buttons = [self.undo, self.look, self.confirm]
        for button, least in zip(buttons, _WIDTHS, strict=True):
            button.rect.height = button_height(_BUTTON)
            button.rect.width = max(least, button.wanted_width(view)) if grown(1.0) > 1.0 else least
        shown = buttons[0 if self.why_not_undo is None else 1 :]
        if sum(button.rect.width + Sizes.gap for button in shown) - Sizes.gap <= inside:
            return [shown]
        return [shown[:-1], shown[-1:]]

    def resize(self, view: Viewport) -> None:
        """Lay the cards in a row, and the buttons below the hand."""
        self._view = view
        self._box = view.centered(self._measure(view))
        y = self._box.y + _ABOVE + self._head + _WORDS_AWAY + self._text_high + _cards_away()
        area = (self._box.x, y, self._box.width, CARD[1])
        for card, place in zip(self.cards, row_of(area, len(self.cards), CARD, 34), strict=True):
            card.place(place)
        y += CARD[1] + _HAND_AWAY
        self._hand = pygame.FRect(self._box.x + _EDGE, y, 0, self._hand_high)
        self._hand.width = self._box.width - 2 * _EDGE
        y += self._hand_high + _FOOT_AWAY
        for row in self._rows:
            x = self._box.centerx - sum(each.rect.width + Sizes.gap for each in row) / 2
            x += Sizes.gap / 2
            for button in row:
                button.rect.topleft = x, y
                x += button.rect.width + Sizes.gap
            y += button_height(_BUTTON) + Sizes.gap
        if self.looked_at:
            self.look.rect.center = view.center

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and the question, unless the board is looked at."""
        if self.looked_at:
            return
        canvas.dim()
        draw_panel(canvas, self._box)
        place = pygame.FRect(
            self._box.x + _EDGE, self._box.y + _ABOVE, self._hand.width, self._head
        )
        draw_head(canvas, place, self.question)
        place.top, place.height = place.bottom + _WORDS_AWAY, self._text_high
        canvas.text(self.refused or self.translate("order.text"), place, _TEXT)
        self._draw_hand(canvas, self._hand)

    @property
    def question(self) -> str:
        """The question to the owner, by name."""
        return self.translate("order.title", name=self.name)

    def _draw_hand(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the hand as it will be: after its last card come the fallen ones."""
        draw_well(canvas, box, radius=8)
        caption = (box.x + 16, box.y + 4, box.width - 32, self._caption_high)
        canvas.text(self.translate("order.hand"), caption, _CAPTION, wrap=grown(1.0) > 1.0)
        count = len(self.side.hand) + 1 + len(self.cards)
        width = min(_HELD, (box.width - 32 + _STEP) / count - _STEP)
        size = (width, width * CARD_SHAPE)
        x = box.centerx - (count * (width + _STEP) - _STEP) / 2
        y = box.y + 6 + self._caption_high
        slots = [pygame.FRect(x + place * (width + _STEP), y, *size) for place in range(count)]
        self._draw_held(canvas, slots[: len(self.side.hand) + 1])
        for place, slot in enumerate(slots[len(self.side.hand) + 1 :]):
            canvas.glow(slot, Colours.gold, strength=150, spread=8)
            put_card(canvas, self.cards[self.order[place]].card, slot.topleft, slot.width)

    def _draw_held(self, canvas: Canvas, slots: list[pygame.FRect]) -> None:
        """Draw the cards of the hand and the stronghold, and a line below those in reach."""
        side = self.side
        cards: list[Card | None] = [*side.hand]
        cards.insert(side.stronghold, None)
        for slot, card in zip(slots, cards, strict=True):
            if card is not None:
                put_card(canvas, card, slot.topleft, slot.width)
            else:
                put_stronghold(canvas, self._stronghold, slot.topleft, slot.width)
        # The stronghold is not counted (R1).
        last = min(len(slots) - 1, self._reach - 1 + (side.stronghold < self._reach))
        line = pygame.FRect(slots[0].x, slots[0].bottom + 3, slots[last].right - slots[0].x, 2)
        canvas.fill(line, Colours.playable)


def _cards_away() -> float:
    """Return the room between the words and the cards: that of the coins above these."""
    return _CARDS_AWAY + button_height(_COIN) - _COIN


def example(services: Services) -> OrderDialog:
    """Return the question for two cards."""
    from ...examples import ordering_duel  # noqa: PLC0415

    return OrderDialog(services, ordering_duel(services))
