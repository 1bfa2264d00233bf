"""The muster: cards are recruited from the offers, drilled into packs and dismissed (R16.30-35)."""

from collections.abc import Callable
from functools import partial
from operator import gt
from typing import ClassVar

from game.board import ShownCard
from game.kit import (
    Block,
    Button,
    Item,
    Panel,
    Paper,
    Row,
    Sizes,
    Space,
    Words,
    button_height,
    grown,
    share_tab_stop,
    text_style,
)
from game.play import VoyageRun
from game.voyage import (
    Deed,
    Dismiss,
    Goods,
    Recruit,
    Reinforce,
    Voyage,
    drill_building,
    most_company,
    recruit_building,
    recruit_price,
    reinforce_price,
    why_not,
)

from ...common import sight_picture
from ...services import Services
from ..parts.company_card import CardGrid, CompanyCard, shown_card, turned_over, with_change
from ..parts.deeds_screen import DeedsScreen
from ..parts.home_words import building_name, goods_list
from ..parts.voyage_pictures import HARBOUR_SOUND, goods_icon
from ..parts.voyage_words import refusal_words
from .market_stall import StallHead, company_head

EDGE, CARD_GAP = 18.0, 10.0
#: How far a panel's head is off its upper edge.
_TOP = 10.0
#: How far cards lie apart at most, where a row has more room than they need.
_APART = 34.0
#: How wide a card is at most, and at least before the page scrolls.
WIDEST_CARD, LEAST_CARD = 150.0, 84.0
_PROMPT = text_style.BODY.with_changes(size=17, align="center", valign="middle", wrap=True)


class CardGroup:
    """Cards under a head on ``paper``, of which one is chosen, with the buttons for it.

    While none is, a line in their place says to choose one.
    """

    def __init__(self, head: Block, empty: str, prompt: str, paper: Paper) -> None:
        self.head, self.empty, self._prompt, self._paper = head, empty, prompt, paper
        self.cards: dict[str, CompanyCard] = {}
        self.chosen = ""
        self.buttons: list[Button] = []

    def choose(self, card: str) -> None:
        """Choose one of the cards, or none."""
        self.chosen = card if card in self.cards else ""
        for each, widget in self.cards.items():
            widget.chosen = each == self.chosen
        for button in self.buttons:
            button.visible = button.enabled = bool(self.chosen)

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
                apart=_APART,
                spring=1.0,
            )
        return Panel(
            self.head,
            Space(Sizes.gap),
            cards,
            Space(CARD_GAP),
            self._foot(),
            edge=EDGE,
            tall=(_TOP, EDGE),
            paper=self._paper,
        )

    def _foot(self) -> Block:
        """Return the buttons, or in a place as high what to do."""
        if self.chosen:
            return Row(*map(Item, self.buttons), most=grown(330.0))
        return Words(self._prompt if self.cards else "", _PROMPT, button_height())


_GAP = 14.0
#: So many offers and so many cards of the company stand in a row.
_OFFERS_ROW, _COMPANY_ROW = 2, 5
#: From this growth of the texts on the offers are above the company, in a row of their own.
_STACKED, _STACKED_ROW = 1.3, 6


class MusterScene(DeedsScreen):
    """Lets cards be recruited, drilled and dismissed; leaves the events of what was done."""

    landscape, dim = sight_picture("market"), 30
    ambience, hint = HARBOUR_SOUND, "muster.hint"
    rule: ClassVar[str] = "R16.30"

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services, run)
        self._picked = ("", "")
        self.remake()
        self.tip.tell("muster")
        first = next(iter([*self.offers.cards.values(), *self.company.cards.values()]))
        self.widgets.focus(first)

    def make(self) -> None:
        """Make the widgets anew: for another language, or another company."""
        say, voyage = self.translate, self.voyage
        self.title = say("muster.title")
        self.offers = CardGroup(
            StallHead(say("muster.offers"), _TOP),
            say("muster.no_offers"),
            say("muster.choose_offer"),
            "wood",
        )
        size, most = len(voyage.company), most_company(voyage)
        self.company = CardGroup(
            company_head(voyage.captain, say("muster.company", size=size, most=most)),
            "",
            say("muster.choose_member"),
            "parchment",
        )
        self._make_offers()
        self._make_company()
        for group in (self.offers, self.company):
            share_tab_stop(group.cards.values())
        self.recruit_button = self._action("recruit", "recruit", self.recruit)
        self.offers.buttons = [self.recruit_button]
        self.drill_button = self._action("drill", "drill", self.drill)
        self.dismiss_button = self._action("dismiss", "", self.dismiss)
        self.company.buttons = [self.drill_button, self.dismiss_button]
        super().make()
        self.offers.choose(self._picked[0])
        self.company.choose(self._picked[1])
        self._word_buttons()

    def _make_offers(self) -> None:
        voyage = self.voyage
        for card in voyage.offers:
            act = partial(self._pick, self.offers, self.recruit, card)
            shown = shown_card(self.services, voyage, card, pack=False)
            price, lacks = recruit_price(voyage, card), recruit_building(voyage, card)
            self.offers.cards[card] = self._card(shown, act, "recruit", price, lacks)

    def _make_company(self) -> None:
        say, voyage = self.translate, self.voyage
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
            price = Goods(reinforce_price(voyage, card))
            self.company.cards[card] = self._card(
                shown, act, "drill", price, drill_building(voyage)
            )

    def _card(
        self, shown: ShownCard, act: Callable[[], None], deed: str, price: Goods, lacks: str
    ) -> CompanyCard:
        """Return a card with its price; what it ``lacks`` at home stands in place of that."""
        goods = [("gold", price.gold), ("crystal", price.crystal)]
        widget = CompanyCard(shown, act, prices=[each for each in goods if each[1]])
        widget.priced = self._priced(deed, price)
        widget.dear = any(map(gt, price, self.voyage.goods))
        if lacks:
            words = self.translate("muster.needs", building=building_name(self.services, lacks))
            widget.caption, widget.lines, widget.prices = words, 1.4, ()
            widget.priced, widget.dear = f"{widget.priced}. {words}", True
        return self.widgets.add(with_change(self.services, widget))

    def _priced(self, deed: str, price: Goods) -> str:
        """Return what a deed costs: where it is more than gold, each good."""
        if not price.crystal:
            return self.translate(f"muster.{deed}_for", count=price.gold)
        return self.translate("muster.recruit_price", goods=goods_list(self.services, price))

    def _action(self, key: str, icon: str, act: Callable[[], None]) -> Button:
        button = self.add_button(f"muster.{key}", act, "cross", hint=f"muster.{key}_hint", size=17)
        if icon:
            button.icon = goods_icon(icon)
        return button

    def _word_buttons(self) -> None:
        say, voyage = self.translate, self.voyage
        offer, member = self.offers.chosen, self.company.chosen
        if offer:
            self.recruit_button.label = self._priced("recruit", recruit_price(voyage, offer))
        if member and member not in voyage.packs:
            price = reinforce_price(voyage, member)
            self.drill_button.label = say("muster.drill_for", count=price)
        if offer:
            self._allow(self.recruit_button, "recruit", Recruit(offer))
        if member:
            self._allow(self.drill_button, "drill", Reinforce(member))
            self._allow(self.dismiss_button, "dismiss", Dismiss(member))

    def _allow(self, button: Button, key: str, deed: Deed) -> None:
        """Let a button be pressed for a deed that can be done; else its hint says why not."""
        reason = self._reason_against(deed)
        button.enabled = not reason
        button.hint = reason or self.translate(f"muster.{key}_hint")

    def _reason_against(self, deed: Deed) -> str:
        refusal = why_not(self.voyage, deed)
        return "" if refusal is None else refusal_words(self.services, refusal)

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
        deed = Recruit(card) if group is self.offers else Reinforce(card)
        self._shown(group.cards[card], self._reason_against(deed))

    def _shown(self, card: CompanyCard, reason: str) -> None:
        """Say what choosing the card again would do; of one that cannot be paid, why not."""
        if card.priced and not reason:
            self.news.append(self.translate("muster.again", deed=card.priced))
        self._word_buttons()
        self.message = reason
        self.lay_out_anew()

    def recruit(self) -> None:
        """Recruit the chosen offer."""
        self.do(Recruit(self.offers.chosen))

    def drill(self) -> None:
        """Make the chosen card a pack."""
        self.do(Reinforce(self.company.chosen))

    def dismiss(self) -> None:
        """Let the chosen card go."""
        self.do(Dismiss(self.company.chosen))

    def renew(self) -> None:
        """Show the company as it is, with the keyboard on the card where it was."""
        focused = self.widgets.focused
        at = focused.card.id if isinstance(focused, CompanyCard) else ""
        shown = self.widgets.ring_shown
        self._picked = self.offers.chosen, self.company.chosen
        super().renew()
        cards = {**self.offers.cards, **self.company.cards}
        self.widgets.focus(cards.get(at) or self.close_button, show=shown)

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


def example_whole(services: Services) -> MusterScene:
    """Return the muster of a home on which not all is built."""
    from ..chart.chart_examples import whole_run  # noqa: PLC0415

    return MusterScene(services, whole_run(services, "crown", 3))


def example(services: Services) -> MusterScene:
    """Return the muster with some offers and some packs."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    def mustered(voyage: Voyage) -> bool:
        free = not voyage.before_guard and not voyage.choices and voyage.fight is None
        return free and len(voyage.packs) > 1 and len(voyage.offers) > 2 and len(voyage.company) > 9

    return MusterScene(services, run_until(services, mustered))
