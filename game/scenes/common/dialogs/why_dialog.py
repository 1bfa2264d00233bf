"""Why not? The reason in full: the rule, what stands in its way now, and what to do instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.board import CARD_SHAPE
from game.content import Strings
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_size,
    text_style,
)
from game.rules import Card, Refusal

from ...services import Services
from ..cards.mini_cards import put_card
from ..screen import Screen
from .why_button import card_rules

#: How wide the panel is, without and with a card, and at most as its words grow.
WIDTH, BESIDE_CARD, _WIDEST = 560.0, 720.0, 1120.0
#: More reasons than these are not read.
MOST = 3
#: The width of the card, and at most where it grows with the words.
_CARD, _LARGEST_CARD = 118.0, 168.0
_HEAD, _PART, _APART = 54.0, 8.0, 26.0
#: How wide the button is that closes the panel.
_BUTTON = 190.0
#: The ways to the rules: behind a reason, and in rows below the reasons.
_CHIP, _LINK_WORDS, _CARD_LINK, _IN_ROW = (150.0, 32.0), 15.0, 38.0, 3
_NO_EDGE = 10.0
_NOW = text_style.STRONG.with_changes(
    size=18, colour=Colours.light, wrap=True, fit=False, valign="top"
)
_RULE = text_style.BODY.with_changes(size=16)
_EXPECT = text_style.BODY.with_changes(size=16, colour=Colours.positive)


class ReasonParts(NamedTuple):
    """The reason for a refusal, in words: the obstacle now, the rule, and a remedy.

    The remedy, or ``expect``, and the rule's ``number`` may be left out.
    """

    now: str
    rule: str
    expect: str
    number: str


def in_words(strings: Strings, refusal: Refusal, *, named: bool = False) -> ReasonParts:
    """Return a refusal, or why something is missing, in the words of ``reasons``.

    ``named`` puts the name of its card before it, where that would not be seen otherwise.
    """
    values = dict(refusal.values)
    now, rule = (
        strings.text(f"reasons.{refusal.code}.{part}", **values) for part in ("now", "rule")
    )
    card = values.get("card")
    if named and card is not None and str(card) not in now:
        now = strings.text("why.about", card=card, reason=now)
    number = strings.text("why.rule", number=refusal.rule) if refusal.rule else ""
    return ReasonParts(sentence(now), rule, _expect(strings, refusal.code, values), number)


def _expect(strings: Strings, code: str, values: dict[str, int | str]) -> str:
    """Return what can be tried in place of it, or, where nothing can, what comes next."""
    if f"reasons.{code}.later" in strings:
        return strings.text(f"reasons.{code}.later", **values)
    instead = strings.text(f"reasons.{code}.instead", **values)
    return strings.text("why.instead", text=instead)


def sentence(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]


class AnswerScreen(Screen):
    """A panel over the scene that was asked, with a button to close it."""

    transparent: ClassVar[bool] = True
    opening_sound: ClassVar[str] = "notice"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        #: What leaves it: "back", and the key that asked.
        self.closing: tuple[Command, ...] = (Command("back"), Command("why"), Command("accept"))
        self.close = self.widgets.add(
            Button(self.translate("why.close"), self._leave, kind="primary", icon="icons/tick")
        )
        self.widgets.focus(self.close)
        self._box = pygame.FRect(0, 0, 0, 0)

    def _leave(self) -> None:
        self.stack.pop()

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back", and on the key that asked."""
        if intent in self.closing:
            self.stack.pop()


class WhyDialog(AnswerScreen):
    """Shows reasons over the scene that was asked, beside the card that they are about."""

    def __init__(
        self, services: Services, title: str, refusals: Sequence[Refusal], card: Card | None = None
    ) -> None:
        super().__init__(services)
        self.heading = title
        self.card = card
        strings = services.content.strings
        self.reasons = [in_words(strings, each, named=card is None) for each in refusals[:MOST]]
        self.links = [self._link(each) for each in refusals[:MOST]]
        self.card_links = [self._card_link(*each) for each in card_rules(card)] if card else []
        self._head, self._in_row = _HEAD, _IN_ROW
        self._rule = next((each.rule for each in refusals if each.rule), "")

    def rule_here(self) -> str:
        """Return the rule of the first reason."""
        return self._rule

    def _link(self, refusal: Refusal) -> Button | None:
        """Return the button that leads to the rule of a reason, if it has one."""
        if not refusal.rule:
            return None
        words = self.translate("why.rule", number=refusal.rule)
        return self._leads(words, refusal.rule, "icons/book")

    def _card_link(self, ability: str, number: str) -> Button:
        """Return the button that leads to the rule of what a card can do."""
        if not ability:
            return self._leads(self.translate("card_types.incantation"), number, "icons/book")
        return self._leads(self.translate(f"abilities.{ability}.name"), number, f"ui/ic_{ability}")

    def _leads(self, words: str, number: str, icon: str) -> Button:
        hint = self.translate("why.rule_hint", number=number)

        def lead() -> None:
            self.stack.push(self.services.routes.rulebook(number))

        return self.widgets.add(
            Button(words, lead, icon=icon, kind="quiet", hint=hint, size=_LINK_WORDS)
        )

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of a panel on which the reasons have room."""
        width = min(grown(WIDTH if self.card is None else BESIDE_CARD), _WIDEST)
        inside = _inside(pygame.FRect(0, 0, width, 0))
        self._head = head_height(view, self.heading, inside.width, _HEAD)
        words = self._words(inside)
        tall = sum(
            text_size(view, text, look, wide)[1] + _PART
            for reason in self.reasons
            for text, look, wide in self._parts(reason, words.width)
        )
        tall += _APART * (len(self.reasons) - 1) - _PART
        self._in_row = self._most_in_row(view, words.width)
        rows = -(-len(self.card_links) // self._in_row)
        tall += Sizes.gap * bool(rows) + rows * button_height(_CARD_LINK)
        tall = max(tall, _card_width() * CARD_SHAPE if self.card is not None else 0)
        height = self._head + tall + button_height() + 2 * Sizes.gap + 2 * Sizes.padding
        return width, height + Sizes.gap

    def _most_in_row(self, view: Viewport, width: float) -> int:
        """Return how many of the ways to the rules of the card have room side by side."""
        for link in self.card_links:
            link.rect.height = button_height(_CARD_LINK) - 4
        # A quiet button has no edge of its own, so it needs less room than one with a plate.
        widest = max((link.wanted_width(view) - _NO_EDGE for link in self.card_links), default=0.0)
        return max(1, min(_IN_ROW, int(width // max(1.0, widest))))

    def resize(self, view: Viewport) -> None:
        """Make the panel as high as the reasons need it."""
        self._box = view.centered(self._measure(view))
        foot = _inside(self._box).bottom
        width, height = grown(_BUTTON), button_height()
        self.close.place((self._box.centerx - width / 2, foot - height, width, height))
        self._place_links(view)

    def _place_links(self, view: Viewport) -> None:
        """Lay the ways to the rules behind the reasons, and below the card."""
        inside = _inside(self._box)
        words = self._words(inside)
        y = words.y
        for reason, link in zip(self.reasons, self.links, strict=True):
            if link is not None:
                chip = grown(_CHIP[0]), button_height(_CHIP[1])
                link.place((words.right - chip[0], y - 3, *chip))
            parts = self._parts(reason, words.width)
            y += sum(text_size(view, text, look, wide)[1] + _PART for text, look, wide in parts)
            y += _APART - _PART
        width, high = words.width / self._in_row, button_height(_CARD_LINK)
        y += Sizes.gap - _APART
        for number, link in enumerate(self.card_links):
            row, column = divmod(number, self._in_row)
            link.place((words.x + column * width, y + row * high, width - 6, high - 4))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the card, and one reason below the other."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = _inside(self._box)
        draw_head(canvas, (inside.x, inside.y, inside.width, self._head), self.heading)
        words = self._words(inside)
        self._draw_card(canvas, inside)
        y = words.y
        for number, reason in enumerate(self.reasons):
            if number:
                canvas.fill((words.x, y - _APART / 2, words.width, 1), Colours.bronze, alpha=130)
            y = self._draw_reason(canvas, reason, words, y) + _APART
        self.widgets.draw(canvas)

    def _draw_card(self, canvas: Canvas, inside: pygame.FRect) -> None:
        if self.card is None:
            return
        size = _card_width(), _card_width() * CARD_SHAPE
        place = pygame.FRect(inside.x, inside.y + self._head + Sizes.gap, *size)
        canvas.shadow(place, spread=10, drop=5)
        put_card(canvas, self.card, place.topleft, size[0])

    def _draw_reason(
        self, canvas: Canvas, reason: ReasonParts, words: pygame.FRect, y: float
    ) -> float:
        """Draw one reason from ``y`` on, and return where it ends."""
        for text, look, width in self._parts(reason, words.width):
            height = canvas.text_size(text, look, width)[1]
            canvas.text(text, (words.x, y, width, height + 2), look)
            y += height + _PART
        return y - _PART

    def _parts(
        self, reason: ReasonParts, width: float
    ) -> tuple[tuple[str, text_style.TextStyle, float], ...]:
        beside = grown(_CHIP[0]) + Sizes.gap if reason.number else 0.0
        parts = ((reason.now, _NOW, width - beside), (reason.rule, _RULE, width))
        return (*parts, (reason.expect, _EXPECT, width)) if reason.expect else parts

    def _words(self, inside: pygame.FRect) -> pygame.FRect:
        """Return where the reasons are written."""
        aside = 0.0 if self.card is None else _card_width() + 2 * Sizes.gap
        top = self._head + Sizes.gap
        height = inside.height - top - button_height()
        return pygame.FRect(inside.x + aside, inside.y + top, inside.width - aside, height)


def _card_width() -> float:
    return min(grown(_CARD), _LARGEST_CARD)


def _inside(box: pygame.FRect) -> pygame.FRect:
    return box.inflate(-3 * Sizes.padding, -2 * Sizes.padding)


def example(services: Services) -> WhyDialog:
    """Return the reason why a dear card cannot be played."""
    from game.rules import REFUSALS  # noqa: PLC0415

    card = services.content.cards["aberration"]
    values = (("card", card.name), ("cost", card.cost), ("mana", 3))
    refusal = Refusal("too_expensive", REFUSALS["too_expensive"], values)
    return WhyDialog(services, services.translate("why.title"), [refusal], card)
