"""Why not? The reason in full: the rule, what stands in its way now, and what to do instead."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.board import CARD_SHAPE
from game.content import Strings
from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    ColumnButton,
    Drawn,
    Item,
    Panel,
    PanelHead,
    Row,
    Sizes,
    Space,
    Viewport,
    Words,
    button_height,
    grown,
    text_style,
)
from game.rules import REFUSALS, Card, Refusal

from ...services import Services
from ..cards.mini_cards import put_card
from ..screen import Screen
from ..widgets.plate import Plate
from ..widgets.row_list import picture_beside
from .dialog import Dialog, EvenRows
from .why_button import card_rules

#: How wide the panel is, without and with a card, and at most as its words grow.
WIDTH, BESIDE_CARD, _WIDEST = 560.0, 760.0, 1120.0
#: More reasons than these are not read.
MOST = 3
#: The width of the card, and at most where it grows with the words.
_CARD, _LARGEST_CARD = 152.0, 168.0
_HEAD, _PART, _APART = 54.0, 8.0, 26.0
#: How wide the button is that closes the panel.
_BUTTON = 190.0
#: The ways to the rules: behind a reason, and in rows below the reasons.
_CHIP, _LINK_WORDS, _CARD_LINK, _IN_ROW = (150.0, 32.0), 15.0, 34.0, (3, 2, 1)
_NO_EDGE = 10.0
#: The side of the bulb beside what can be tried.
_HINT = 30.0
_SIDE = 1.5 * Sizes.padding
_NOW = text_style.STRONG.with_changes(
    size=21, colour=Colours.light, wrap=True, fit=False, valign="top"
)
_RULE = text_style.BODY.with_changes(size=16)
_EXPECT = text_style.BODY.with_changes(size=17, colour=Colours.positive, valign="middle")


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
    closing: tuple[str, ...] = ("back", "why", "accept")

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.close = self.add_button("why.close", self.go_back, "tick", kind="primary")
        self.widgets.focus(self.close)


class ChipItem(Item):
    """A button at the end of a line, higher than the line, which it does not push apart."""

    def __init__(self, button: Button) -> None:
        super().__init__(button, 0.0)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the button at the upper end."""
        del view
        self.area = pygame.FRect(area.x, area.y - 3, area.width, button_height(_CHIP[1]))
        self.widget.place(self.area)


class WhyDialog(Dialog, AnswerScreen):
    """Shows reasons over the scene that was asked, beside the card that they are about."""

    sight = "teacher"
    paper = "parchment"
    edges: ClassVar[tuple[float, float, float]] = (_SIDE, Sizes.padding, Sizes.padding)

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
        self._rule = next((each.rule for each in refusals if each.rule), "")

    def rule_here(self) -> str:
        """Return the rule of the first reason."""
        return self._rule

    def _link(self, refusal: Refusal) -> Button | None:
        if not refusal.rule:
            return None
        words = self.translate("why.rule", number=refusal.rule)
        return self._leads(words, refusal.rule, "icons/book")

    def _card_link(self, ability: str, number: str) -> Button:
        if not ability:
            return self._leads(self.translate("card_types.incantation"), number, "icons/book")
        return self._leads(self.translate(f"abilities.{ability}.name"), number, f"ui/ic_{ability}")

    def _leads(self, words: str, number: str, icon: str) -> Button:
        hint = self.translate("why.rule_hint", number=number)

        def lead() -> None:
            self.stack.push(self.services.routes.rulebook(number))

        return self.widgets.add(
            ColumnButton(words, lead, icon=icon, kind="quiet", hint=hint, size=_LINK_WORDS)
        )

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide the panel is inside: wider with a card."""
        del view, panel
        wide = grown(WIDTH if self.card is None else BESIDE_CARD)
        return min(wide, _WIDEST) - 2 * self.edges[0]

    def make_panel(self) -> Panel:
        """Return the reasons one below the other, beside the card, over the button."""
        side, top, foot = self.edges
        body: Block = Column(*self._reasons(), gap=0.0)
        if self.card is not None:
            wide, gap = min(grown(_CARD), _LARGEST_CARD), 2 * Sizes.gap
            card = Drawn(self._draw_card, wide * CARD_SHAPE)
            body = Row(card, body, gap=gap, shares=lambda room: (wide, room - wide - gap))
            body = Column(body, *self._rules_of_card(), gap=gap)
        close = Item(self.close, wide=grown(_BUTTON))
        return Panel(
            *(PanelHead(self.heading, _HEAD), Space(Sizes.gap), body, Space(2 * Sizes.gap), close),
            edge=side,
            tall=(top, foot),
        )

    def _reasons(self) -> Iterator[Block]:
        chip, gap = grown(_CHIP[0]), Sizes.gap
        for number, (reason, link) in enumerate(zip(self.reasons, self.links, strict=True)):
            if number:
                yield Drawn(_draw_rule, _APART)
            now: Block = Words(reason.now, _NOW)
            if link is not None:
                now = Row(now, ChipItem(link), shares=lambda width: (width - chip - gap, chip))
            expect = []
            if reason.expect:
                told = Words(reason.expect, _EXPECT, spring=1.0)
                expect.append(Plate(picture_beside("icons/hint", grown(_HINT), told)))
            yield Column(now, Words(reason.rule, _RULE), *expect, gap=_PART)

    def _rules_of_card(self) -> list[Block]:
        """Return the ways to the rules of the card, all in one row where that has room."""
        if not self.card_links:
            return []
        return [
            EvenRows(
                self.card_links,
                _IN_ROW,
                high=_CARD_LINK,
                gaps=(0.0, 4.0),
                # A quiet button has no edge of its own, so it needs less room than a plate.
                over=_NO_EDGE,
                natural=True,
            )
        ]

    def _draw_card(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.card is not None:
            place = pygame.FRect(area.x, area.y, area.width, area.width * CARD_SHAPE)
            canvas.shadow(place, spread=10, drop=5)
            put_card(canvas, self.card, place.topleft, place.width)


def _draw_rule(canvas: Canvas, area: pygame.FRect) -> None:
    canvas.fill((area.x, area.centery, area.width, 1), Colours.bronze, alpha=130)


def example(services: Services) -> WhyDialog:
    """Return the reason why a dear card cannot be played."""
    card = services.content.cards["aberration"]
    values = (("card", card.name), ("cost", card.cost), ("mana", 3))
    refusal = Refusal("too_expensive", REFUSALS["too_expensive"], values)
    return WhyDialog(services, services.translate("why.title"), [refusal], card)
