"""The muster: cards are recruited from the offers, drilled into packs and dismissed (R16.30-35)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Item,
    Line,
    Panel,
    Row,
    Sizes,
    Space,
    Words,
    grown,
    share_tab_stop,
    text_style,
)
from game.voyage import (
    Dismiss,
    Recruit,
    Reinforce,
    most_company,
    recruit_price,
    reinforce_price,
)

from ...common import Foot
from ...services import Services
from ..chart.voyage_news import news_of
from ..parts.company_card import CardGrid, CompanyCard
from ..parts.shown_company import shown_card, turned_over, with_change
from ..parts.tipped_screen import TippedScreen
from ..parts.voyage_pictures import draw_amount, goods_icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board import ShownCard
    from game.play import VoyageRun
    from game.voyage import Deed, Voyage

EDGE, CARD_GAP = 18.0, 10.0
#: How wide a card is at most, and at least before the page scrolls.
WIDEST_CARD, LEAST_CARD = 150.0, 84.0
_HEAD = text_style.STRONG.with_changes(size=19, colour=Colours.gold, wrap=True)


class CardGroup:
    """Cards under a head, of which one is chosen, with the buttons for it."""

    def __init__(self, head: str, empty: str) -> None:
        self.head, self.empty = head, empty
        self.cards: dict[str, CompanyCard] = {}
        self.chosen = ""
        self.buttons: list[Button] = []

    def choose(self, card: str) -> None:
        """Choose one of the cards, or none."""
        self.chosen = card if card in self.cards else ""
        for each, widget in self.cards.items():
            widget.chosen = each == self.chosen
        for button in self.buttons:
            button.enabled = bool(self.chosen)

    def panel(self, columns: int, least: float) -> Panel:
        """Return the panel; its cards are at least so wide, 0 for as wide as may be."""
        cards: Block = Words(self.empty, spring=1.0)
        if self.cards:
            cards = CardGrid(
                [*self.cards.values()],
                columns,
                most=WIDEST_CARD,
                least=least,
                gap=CARD_GAP,
                spring=1.0,
            )
        return Panel(
            Line(self.head, _HEAD),
            Space(Sizes.gap),
            cards,
            Space(CARD_GAP),
            Row(*map(Item, self.buttons), most=grown(330.0)),
            edge=EDGE,
        )


_GAP = 14.0
#: So many offers and so many cards of the company stand in a row.
_OFFERS_ROW, _COMPANY_ROW = 2, 6
#: From this growth of the texts on the offers are above the company, in a row of their own.
_STACKED, _STACKED_ROW = 1.3, 6


class MusterScene(TippedScreen):
    """Lets cards be recruited, drilled and dismissed; leaves the events of what was done."""

    rule: ClassVar[str] = "R16.30"
    keys: ClassVar[dict[str, str]] = {"undo": ""}

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services, run)
        #: The numbers of events after each deed done here, to take them back with it.
        self._before: list[int] = []
        #: What the voice has not yet said of what was chosen or paid.
        self.news: list[str] = []
        self._picked = ("", "")
        self.remake()
        self.tip.tell("muster")
        first = next(iter([*self.offers.cards.values(), *self.company.cards.values()]))
        self.widgets.focus(first)

    def make(self) -> None:
        """Make the widgets anew: for another language, or another company."""
        say, voyage = self.translate, self.voyage
        self.title = say("muster.title")
        self.offers = CardGroup(say("muster.offers"), say("muster.no_offers"))
        size, most = len(voyage.company), most_company(voyage)
        self.company = CardGroup(say("muster.company", size=size, most=most), "")
        for card in voyage.offers:
            price, act = (
                recruit_price(voyage, card).gold,
                partial(self._pick, self.offers, self.recruit, card),
            )
            shown = shown_card(self.services, voyage, card, pack=False)
            self.offers.cards[card] = self._card(shown, act, "recruit", price)
        for member in voyage.company:
            card = member.card
            act = partial(self._pick, self.company, self.drill, card)
            if member.pack:
                shown = shown_card(self.services, voyage, card)
                self.company.cards[card] = self.widgets.add(
                    CompanyCard(shown, act, caption=say("muster.pack"))
                )
                continue
            shown = turned_over(self.services, voyage, card)
            price = reinforce_price(voyage, card)
            self.company.cards[card] = self._card(shown, act, "drill", price)
        for group in (self.offers, self.company):
            share_tab_stop(group.cards.values())
        self.recruit_button = self._action("recruit", "recruit", self.recruit)
        self.offers.buttons = [self.recruit_button]
        self.drill_button = self._action("drill", "drill", self.drill)
        self.dismiss_button = self._action("dismiss", "", self.dismiss)
        self.company.buttons = [self.drill_button, self.dismiss_button]
        self.undo_button = self.add_button("undo.undo", self.undo, "undo")
        self.undo_button.visible = bool(self._before) and self.run.may_undo
        self.close_button = self.add_main_button("muster.close", self.go_back, "chart")
        super().make()
        self.offers.choose(self._picked[0])
        self.company.choose(self._picked[1])
        self._word_buttons()

    def _card(
        self, shown: ShownCard, act: Callable[[], None], deed: str, price: int
    ) -> CompanyCard:
        icon = goods_icon("drill" if deed == "drill" else "gold")
        widget = CompanyCard(shown, act, caption=str(price), icon=icon)
        widget.priced = self.translate(f"muster.{deed}_for", count=price)
        widget.dear = price > self.voyage.gold
        return self.widgets.add(with_change(self.services, widget))

    def _action(self, key: str, icon: str, act: Callable[[], None]) -> Button:
        button = self.add_button(f"muster.{key}", act, "cross", hint=f"muster.{key}_hint", size=17)
        if icon:
            button.icon = goods_icon(icon)
        return button

    def _word_buttons(self) -> None:
        say, voyage = self.translate, self.voyage
        offer, member = self.offers.chosen, self.company.chosen
        if offer:
            price = recruit_price(voyage, offer).gold
            self.recruit_button.label = say("muster.recruit_for", count=price)
        if member and member not in voyage.packs:
            price = reinforce_price(voyage, member)
            self.drill_button.label = say("muster.drill_for", count=price)

    def retext(self) -> None:
        """Write everything again in another language."""
        self._picked = self.offers.chosen, self.company.chosen
        super().retext()

    # Actions of the player

    def _pick(self, group: CardGroup, again: Callable[[], None], card: str) -> None:
        """Choose a card; do with the one that is chosen already what can be done."""
        if group.chosen == card:
            again()
            return
        group.choose(card)
        self._shown(group.cards[card])

    def _shown(self, card: CompanyCard) -> None:
        if card.priced:
            self.news.append(self.translate("muster.again", deed=card.priced))
        self._word_buttons()
        self.message = ""
        self.lay_out_anew()

    def recruit(self) -> None:
        """Recruit the chosen offer."""
        self._do(Recruit(self.offers.chosen))

    def drill(self) -> None:
        """Make the chosen card a pack."""
        self._do(Reinforce(self.company.chosen))

    def dismiss(self) -> None:
        """Let the chosen card go."""
        self._do(Dismiss(self.company.chosen))

    def _do(self, deed: Deed) -> None:
        happened = self._submit(deed)
        if happened is None:
            return
        self._before.append(len(self.events))
        self.events += happened
        self.news += [news_of(self.services, self.voyage, event) for event in happened]
        self._renew()

    def undo(self) -> None:
        """Take the last deed back, as far as it was done here."""
        if not self._before or not self.run.may_undo:
            return
        self.run.undo()
        del self.events[self._before.pop() :]
        self._renew()

    def _renew(self) -> None:
        focused = self.widgets.focused
        at = focused.card.id if isinstance(focused, CompanyCard) else ""
        shown = self.widgets.ring_shown
        self._picked = self.offers.chosen, self.company.chosen
        self.remake()
        cards = {**self.offers.cards, **self.company.cards}
        self.widgets.focus(cards.get(at) or self.close_button, show=shown)
        self.message = ""
        self.lay_out_anew()

    def go_back(self) -> None:
        """Return to the chart."""
        self.stack.pop(self.events)

    # The scene

    def spoken_news(self) -> list[str]:
        """Return what a press has done: what comes next, what was paid, or why nothing was."""
        news, self.news = self.news, []
        return [*super().spoken_news(), *news]

    def spoken_silence(self) -> list[str]:
        """Return why the last deed was refused."""
        return [self.message] if self.message else []

    def handle_rest(self, intent: Intent) -> None:
        """Return on "back", take back on "undo"."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("undo"):
            self.undo()

    # The page

    def make_body(self) -> Block:
        """Return the offers beside the company, or above it where texts are large."""
        large = grown(1.0) > _STACKED
        few = max(_OFFERS_ROW, -(-len(self.offers.cards) // 2))
        many = max(_COMPANY_ROW, -(-len(self.company.cards) // 2))

        def shares(width: float) -> tuple[float, float]:
            # Cards are equally wide in both.
            card = (width - _GAP - 4 * EDGE + 2 * CARD_GAP) / (few + many) - CARD_GAP
            offers = few * (min(card, WIDEST_CARD) + CARD_GAP) - CARD_GAP + 2 * EDGE
            return offers, width - _GAP - offers

        if large:
            few = many = _STACKED_ROW
        # Beside each other cards may be small.
        least = 0.0 if large else LEAST_CARD
        groups = self.offers.panel(few, least), self.company.panel(many, least)
        return Row(*groups, gap=_GAP, shares=shares, stack=_STACKED)

    def make_foot(self) -> Foot:
        """Return the way back, the last deed to be taken back, and what is told."""
        hint = self.translate("muster.hint")
        return Foot(self.close_button, self.undo_button, hint=hint, message=self.message)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, and the gold that there is."""
        super().draw_background(canvas)
        header = self._page.header
        purse = pygame.FRect(header.right - grown(150.0), header.y, grown(150.0), header.height)
        draw_amount(canvas, goods_icon("gold"), str(self.voyage.gold), purse)


def example(services: Services) -> MusterScene:
    """Return the muster with some offers and some packs."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    def mustered(voyage: Voyage) -> bool:
        free = not voyage.before_guard and not voyage.choices and voyage.fight is None
        return free and len(voyage.packs) > 1 and len(voyage.offers) > 2 and len(voyage.company) > 9

    return MusterScene(services, run_until(services, mustered))
