"""The question for the order in which fallen cards return, put to their owner by name (R5.6)."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, draw_pip, shown_stronghold
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Drawn,
    Intent,
    Item,
    Panel,
    PanelHead,
    Point,
    Pressable,
    Row,
    Space,
    Viewport,
    Words,
    button_height,
    draw_well,
    grown,
    text_size,
    text_style,
)
from game.play import NOT_NOW, Match, seats_of_persons
from game.rules import REFUSALS, Card, Refusal, reach_of

from ...common import Screen, SettlingDialog, player_names, put_card, put_stronghold
from ...routes import WaysOut
from ...services import Services
from .match_dialogs import UNDONE
from .pause_dialog import PauseChoice

#: The size of a card, and that of up to so many; and the room between two.
CARD, _LARGE, _FEW, _APART = (140.0, 196.0), (165.0, 231.0), 4, 34.0
#: The heights of the question, the words below it, the caption of the hand, and a button.
_HEAD, _TEXT_HIGH, _CAPTION_HIGH, _BUTTON = 54.0, 44.0, 26.0, 52.0
#: The room above the words, the cards, the hand and the buttons.
_WORDS_AWAY, _CARDS_AWAY, _HAND_AWAY, _FOOT_AWAY = 4.0, 30.0, 29.0, 18.0
#: How wide the buttons are at least: undo, the look at the board, and the last one.
_WIDTHS = (132.0, 244.0, 300.0)
#: The width of a card in the hand below, the gap between two, and the height of that hand.
_HELD, _STEP, _HIGHEST = 62.0, 6.0, 137.0
#: How dark cards out of reach are there.
_FAR = 96
_COIN = 20.0
#: How large the number of a card's key is.
_PIP = 13.0
_TEXT = text_style.BODY.with_changes(align="center", fit=True)
_CAPTION = text_style.CAPTION.with_changes(size=14, fit=True)


class FallenCard(Pressable):
    """A fallen card to be clicked, with its number in the order, golden once it is picked."""

    def __init__(self, card: Card, scene: OrderDialog) -> None:
        super().__init__(lambda: scene.pick(self), hint="")
        self.card = card
        self.scene = scene

    def draw(self, canvas: Canvas) -> None:
        """Draw the card and its number."""
        index = self.scene.cards.index(self)
        picked = index in self.scene.picked
        box = self.rect.move(0, -8 if picked else -4 * self.warmth)
        canvas.shadow(box)
        if picked or self.warmth:
            colour = Colours.gold if picked else Colours.playable
            canvas.glow(box, colour, strength=200 if picked else round(150 * self.warmth))
        put_card(canvas, self.card, box.topleft, self.rect.width)
        draw_coin(canvas, (box.centerx, box.y - 2), self.scene.number_of(self), picked=picked)
        if self.scene.services.inputs.device.hand == "keys":
            # The coin above tells the place in the order: only who has keys needs their numbers.
            draw_pip(canvas, (box.centerx, box.bottom), str(index + 1), self.focused, _PIP)


def draw_coin(canvas: Canvas, middle: Point, number: int, *, picked: bool) -> None:
    """Draw the coin with a number in the order: golden if it was picked, else of bronze."""
    # The number has twice the room it needs at the usual size of texts.
    radius = button_height(_COIN)
    canvas.circle(middle, radius, Colours.ink_shadow)
    canvas.circle(middle, radius - 2, Colours.gold if picked else Colours.bronze)
    canvas.circle(middle, radius - 4.5, Colours.accent_deep)
    canvas.text(str(number), middle, text_style.BADGE, size=grown(text_style.BADGE.size))


class OrderDialog(SettlingDialog, Screen):
    """Shows the fallen cards over the table; leaves the order as a tuple of indices, or ``UNDONE``.

    The ``picked`` cards come first, the others in the order in which they lay. While the board is
    ``looked_at``, only the button that leads back lies over it.
    """

    sight = "wreck"
    rule: ClassVar[str] = "R5.6"
    wide = 700.0
    widest: ClassVar[float] = 1120.0
    widens: ClassVar[bool] = False
    edges: ClassVar[tuple[float, float, float]] = (30.0, 20.0, 22.0)
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
        self.title = self.translate("order.title", name=self.name)
        self.cards = [self.widgets.add(FallenCard(card, self)) for card in state.pending]
        self.picked: list[int] = []
        self.confirm = self.add_button(
            "order.confirm", lambda: self.stack.pop(tuple(self.order)), "tick", kind="primary"
        )
        self.undo = self.add_button(
            "undo.undo", self.take_back, "undo", hint="undo.undo_hint", size=16
        )
        self.undo.visible = self.why_not_undo is None
        #: The reason why the play cannot be taken back, once the player has tried.
        self.refused = ""
        self.look = self.add_button("", self.look_at_board, "eye", size=16)
        self.widgets.focus(self.confirm)
        self._refresh()

    @property
    def order(self) -> list[int]:
        """The present order, by the numbers of the cards."""
        rest = [number for number in range(len(self.cards)) if number not in self.picked]
        return self.picked + rest

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
        return view.height if self.looked_at else super().page_height(view)

    def resize(self, view: Viewport) -> None:
        """Lay out the question, or the button that leads back to it."""
        if self.looked_at:
            self.body, self.look.rect.center = None, view.center
        else:
            super().resize(view)

    def make_panel(self) -> Panel:
        """Return the question, the cards, the hand as it will be, and the buttons."""

        def item(button: Button, least: float) -> Item:
            if grown(1.0) > 1.0:
                return Item(button, button_height(_BUTTON), least=least)
            return Item(button, button_height(_BUTTON), least)

        wide, high = _LARGE if len(self.cards) <= _FEW and grown(1.0) == 1.0 else CARD
        cards = [Item(card, high) for card in self.cards]
        buttons = zip((self.undo, self.look, self.confirm), _WIDTHS, strict=True)
        return Panel(
            PanelHead(self.title, _HEAD),
            Space(_WORDS_AWAY),
            Words(self.refused or self.translate("order.text"), _TEXT, _TEXT_HIGH),
            Space(_CARDS_AWAY + button_height(_COIN) - _COIN),
            Row(*cards, gap=_APART, shares=lambda _: [wide] * len(cards)),
            Space(_HAND_AWAY),
            Drawn(
                self._draw_hand,
                lambda view, width: _HIGHEST - _CAPTION_HIGH + self._caption_height(view, width),
            ),
            Space(_FOOT_AWAY),
            Row(*(item(*each) for each in buttons if each[0].visible), tight=True),
            edge=self.edges[0],
            tall=self.edges[1:],
        )

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil, unless the board is looked at."""
        if not self.looked_at:
            super().draw_background(canvas)

    def _caption_height(self, view: Viewport, width: float) -> float:
        look = _CAPTION.with_changes(wrap=True)
        return max(
            _CAPTION_HIGH, text_size(view, self.translate("order.hand"), look, width - 32)[1]
        )

    def _draw_hand(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the hand as it will be: after its last card come the fallen ones."""
        draw_well(canvas, box, radius=8)
        high = self._caption_height(canvas.view, box.width)
        caption = (box.x + 16, box.y + 4, box.width - 32, high)
        canvas.text(self.translate("order.hand"), caption, _CAPTION, wrap=grown(1.0) > 1.0)
        count = len(self.side.hand) + 1 + len(self.cards)
        width = min(_HELD, (box.width - 32 + _STEP) / count - _STEP)
        size = (width, width * CARD_SHAPE)
        x = box.centerx - (count * (width + _STEP) - _STEP) / 2
        y = box.y + 6 + high
        slots = [pygame.FRect(x + place * (width + _STEP), y, *size) for place in range(count)]
        self._draw_held(canvas, slots[: len(self.side.hand) + 1])
        for place, slot in enumerate(slots[len(self.side.hand) + 1 :]):
            canvas.glow(slot, Colours.gold, strength=150, spread=8)
            put_card(canvas, self.cards[self.order[place]].card, slot.topleft, slot.width)

    def _draw_held(self, canvas: Canvas, slots: list[pygame.FRect]) -> None:
        side = self.side
        cards: list[Card | None] = [*side.hand]
        cards.insert(side.stronghold, None)
        for slot, card in zip(slots, cards, strict=True):
            if card is not None:
                put_card(canvas, card, slot.topleft, slot.width)
            else:
                strings = self.services.content.strings
                shown = shown_stronghold(strings, fort=side.fort, life=side.stronghold_life)
                put_stronghold(canvas, shown, slot.topleft, slot.width)
        # The stronghold is not counted (R1).
        last = min(len(slots) - 1, self._reach - 1 + (side.stronghold < self._reach))
        line = pygame.FRect(slots[0].x, slots[0].bottom + 3, slots[last].right - slots[0].x, 3)
        canvas.glow(line, Colours.playable, strength=150, spread=6)
        canvas.fill(line, Colours.playable)
        for slot in slots[last + 1 :]:
            canvas.fill(slot, Colours.shadow, radius=4, alpha=_FAR)
        canvas.frame(slots[side.stronghold].inflate(4, 4), Colours.gold, width=2, radius=5)


def example(services: Services) -> OrderDialog:
    """Return the question for two cards."""
    from ...examples import ordering_duel  # noqa: PLC0415

    return OrderDialog(services, ordering_duel(services))
