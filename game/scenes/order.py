"""The order in which fallen cards return: asked of their owner by name (R5.6)."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import card_face, hand_card
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Pressable,
    View,
    draw_panel,
    style,
)
from game.play import Match
from game.rules import Card

from . import routes
from .desk import Desk
from .pause import PauseChoice
from .screen import Screen, player_names, row_of

PANEL = (660.0, 430.0)
CARD = (132.0, 185.0)


class FallenCard(Pressable):
    """A fallen card to be clicked, with its number in the order once it has one."""

    def __init__(self, card: Card, scene: OrderScene) -> None:
        super().__init__(lambda: scene.pick(self), hint="")
        self.card = card
        self.scene = scene

    def draw(self, canvas: Canvas) -> None:
        """Draw the card and its number."""
        number = self.scene.number_of(self)
        box = self.rect.move(0, -8) if number else self.rect
        canvas.shadow(box)
        if number or self.hovered:
            colour = Colours.gold if number else Colours.playable
            canvas.glow(box, colour, strength=200 if number else 130)
        canvas.blit(hand_card(canvas, card_face(self.card), self.rect.width), box.topleft)
        if number:
            middle = (box.centerx, box.y - 4)
            canvas.circle(middle, 19, (30, 18, 12))
            canvas.circle(middle, 17, Colours.gold)
            canvas.circle(middle, 14, (84, 40, 16))
            canvas.text(str(number), middle, style.BADGE)


class OrderScene(Screen):
    """Shows the fallen cards over the table; leaves the order as a tuple of indices."""

    transparent: ClassVar[bool] = True

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        self.match = match
        state = match.state
        assert state is not None
        self.name = player_names(desk, match.seats)[state.pending_side]
        self.cards = [self.widgets.add(FallenCard(card, self)) for card in state.pending]
        self.order: list[int] = []
        self.confirm = self.widgets.add(
            Button(self.say("order.confirm"), self.leave_with_order, icon="icons/tick")
        )
        self.widgets.focus(self.cards[0])
        self._refresh()

    def number_of(self, card: FallenCard) -> int:
        """Return which place in the order a card has, from 1, or 0."""
        index = self.cards.index(card)
        return self.order.index(index) + 1 if index in self.order else 0

    def pick(self, card: FallenCard) -> None:
        """Give a card the next number, or take its number away; the last one follows by itself."""
        index = self.cards.index(card)
        if index in self.order:
            # A number that is taken back takes those given after it along.
            self.order = self.order[: self.order.index(index)]
        else:
            self.order.append(index)
        left = [number for number in range(len(self.cards)) if number not in self.order]
        if len(left) == 1 and self.order:
            self.order += left
        self._refresh()

    def _refresh(self) -> None:
        self.confirm.enabled = len(self.order) == len(self.cards)
        if self.confirm.enabled:
            self.widgets.focus(self.confirm, show=self.widgets.ring_shown)
        self.invalidate()

    def leave_with_order(self) -> None:
        """Send the cards home in the order chosen."""
        self.stage.pop(tuple(self.order))

    def resume(self, result: object) -> None:
        """Hand on what was chosen in the pause."""
        if result in (PauseChoice.CONCEDE, PauseChoice.QUIT):
            self.stage.pop(result)

    def handle_rest(self, intent: Intent) -> None:
        """Pick by number; pause on "back"."""
        if not isinstance(intent, Command):
            return
        if intent.name.isdigit() and 1 <= int(intent.name) <= len(self.cards):
            self.pick(self.cards[int(intent.name) - 1])
        elif intent.name in ("back", "pause"):
            self.stage.push(routes.pause(self.desk, self.name))

    def resize(self, view: View) -> None:
        """Lay the cards in a row."""
        self._box = view.centered(PANEL)
        area = (self._box.x, self._box.y + 126, self._box.width, CARD[1])
        for card, place in zip(self.cards, row_of(area, len(self.cards), CARD, 34), strict=True):
            card.place(place)
        self.confirm.place((self._box.centerx - 130, self._box.bottom - 80, 260, 50))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and the question."""
        canvas.veil()
        draw_panel(canvas, self._box)
        inside = pygame.FRect(self._box).inflate(-60, -44)
        title = self.say("order.title", name=self.name)
        canvas.text(title, (inside.x, inside.y, inside.width, 36), style.HEADING)
        look = style.BODY.but(align="center")
        words = (inside.x, inside.y + 40, inside.width, 44)
        canvas.text(self.say("order.text"), words, look, fit=True)


def example(desk: Desk) -> OrderScene:
    """Return the question for two cards."""
    from .samples import ordering_duel  # noqa: PLC0415

    return OrderScene(desk, ordering_duel(desk))
