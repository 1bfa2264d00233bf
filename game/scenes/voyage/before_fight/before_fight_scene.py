"""Before a fight: the hand is chosen out of the company, and the guard is seen (R16.15, R16.20)."""

from functools import partial
from typing import ClassVar

import pygame

from game.board import source_text
from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    CycleChoice,
    Drawn,
    Item,
    Panel,
    Row,
    Sizes,
    Space,
    Viewport,
    button_height,
    grown,
    share_tab_stop,
    text_room,
    text_style,
)
from game.play import VoyageRun
from game.voyage import (
    DEFENDS,
    Deed,
    Engage,
    EngageTogether,
    Guard,
    HirePilot,
    TurnBack,
    Voyage,
    guard_of,
    other_captain,
)

from ...common import Foot
from ...services import Services
from ..parts.company_card import CardGrid, CompanyCard, shown_card
from ..parts.deeds_screen import TippedScreen
from ..parts.outlook_gauge import OutlookSource
from ..parts.two_captains import captain_curtain
from ..parts.voyage_pictures import goods_icon, sight_of_field, sound_of_field, source_picture
from ..parts.voyage_tip import BEFORE_FIGHT, GuidedDay
from ..parts.voyage_words import captain_name, named_source
from .guard_panel import AtWork, GuardPanel
from .hand_choice import HandChoice, HandOutlook, HandProposal

_GAP, _EDGE = 14.0, 20.0
#: The width of the guard's poster, and the growth of the texts from which it is above the hand.
_GUARD, _STACKED = 290.0, 1.3
#: So many cards of a company stand in one row, a larger one in two, and so many in large texts.
_ONE_ROW, _STACKED_ROW = 9, 6
#: How wide a card is at most and at least.
_WIDEST_CARD, _LEAST_CARD, _CARD_GAP = 142.0, 64.0, 10.0
#: The height of a row in which a card is named.
_NAMED = 44.0
_HEAD = text_style.NAME.with_changes(size=19, colour=Colours.gold, wrap=True)
#: The words about the proposed hand, for which so many lines are always kept.
_WHY, _WHY_LINES = text_style.CAPTION.with_changes(size=14.5, wrap=True, valign="top"), 2


class BeforeFightScene(TippedScreen):
    """Lets a hand be chosen, and the fight begin; or the fleet turn back.

    Where two persons fight, one after the other chooses a hand (R16.91, R16.94): whoever has the
    helm, then the other; opponents pass the screen on between. Leaves the events of turning back,
    or None where the player looks at the chart first.
    """

    accepts = True
    dim = 60
    rule: ClassVar[str] = "R16.20"
    keys: ClassVar[dict[str, str]] = {"digits": "before_fight.digits"}

    def __init__(
        self, services: Services, run: VoyageRun, outlooks: OutlookSource | None = None
    ) -> None:
        super().__init__(services, run)
        #: The hand of who has the helm, once it is chosen and the other captain chooses.
        self.first: Engage | None = None
        self.ambience = sound_of_field(run.voyage, run.voyage.fleet)
        self._choose_for(run.voyage)
        self.landscape = sight_of_field(run.voyage, run.voyage.fleet)
        self.outlook = HandOutlook(services, self.invalidate, outlooks)
        #: What is said of the hand that is proposed.
        self.why = ""
        self.remake()
        self.guide = GuidedDay(self.services, self.tip)
        self.guide.lead(self.run.voyage)
        if self.guide.leads:
            self.tip.learn(BEFORE_FIGHT)
        else:
            self.tip.tell(BEFORE_FIGHT)

    def _choose_for(self, crew: Voyage) -> None:
        """Let a hand be chosen for a captain: ``crew`` is the voyage as that captain's."""
        self.crew = crew
        self.hand = HandChoice(crew)
        self.proposal = HandProposal(self.services, crew)

    @property
    def guard(self) -> Guard:
        """The guard before the fleet."""
        guard = guard_of(self.crew, self.crew.fleet)
        assert guard is not None
        return guard

    def make(self) -> None:
        """Make the widgets in the player's language."""
        voyage, keys = self.crew, self.services.inputs.device.hand == "keys"
        self.title = self.translate("before_fight.title")
        self.other = other_captain(self.voyage)
        if self.other is not None:
            name = captain_name(self.services, voyage.captain)
            self.title = self.translate("before_fight.hand_of", captain=name)
        self.panel = GuardPanel(self.services, voyage, self.guard)
        self.cards: dict[str, CompanyCard] = {}
        for number, member in enumerate(voyage.company, 1):
            card = CompanyCard(
                shown_card(self.services, voyage, member.card),
                partial(self.toggle, member.card),
                number=number if number < 10 else 0,
            )
            card.shows_number = keys
            self.cards[member.card] = self.widgets.add(card)
        share_tab_stop(self.cards.values())
        self.at_work = AtWork(self.services, voyage, self.widgets)
        self.named: dict[str, CycleChoice] = {}
        self.propose_button = self.add_button("before_fight.propose", self.propose, "hint", size=16)
        self.pilot_button = self._pilot_button()
        self.back_button = self.add_button(
            "before_fight.turn_back", self.turn_back, "undo", hint="before_fight.turn_back_hint"
        )
        # An attack leaves no way back, and whoever chooses second has begun no voyage of their own.
        self.back_button.visible = self.first is None and voyage.meeting != DEFENDS
        look = "before_fight.look" if self.first is None else "before_fight.first_hand"
        self.look_button = self.add_button(look, self.go_back, "eye", kind="quiet")
        if self.other is not None and self.first is None:
            name = captain_name(self.services, self.other.captain)
            self.begin_button = self.add_main_button("", self.begin, "next")
            self.begin_button.label = self.translate("before_fight.other_hand", captain=name)
        else:
            self.begin_button = self.add_main_button("before_fight.begin", self.begin, "sword")
        super().make()
        self._show()

    def _pilot_button(self) -> Button:
        scenario = self.voyage.scenario
        button = self.add_button("", self.hire_pilot, "helm", size=16)
        button.icon = goods_icon("pilot")
        button.label = self.translate("before_fight.pilot", count=scenario.pilot_gold)
        first = self.first is None
        button.visible = first and bool(self.guard.goal) and scenario.pilots > 0
        return button

    # Actions of the player

    def toggle(self, card: str) -> None:
        """Take a card into the hand, or put it back."""
        if self.hand.toggle(card):
            self.tell(self._short)
        else:
            self._refuse(self.translate("before_fight.hand_full", count=self.hand.most))
        self._show()

    def propose(self) -> None:
        """Take the hand that the game proposes."""
        self.hand.take(self.proposal.best)
        self.tell("")
        self._show()

    def _name(self, source: str, cards: tuple[str, ...], index: int) -> None:
        self.hand.name(source, cards[index])
        self._mark_named()

    def hire_pilot(self) -> None:
        """Pay a pilot, or say why not."""
        events = self._submit(HirePilot())
        if events is None:
            return
        self.events += events
        self.crew = self.voyage
        self.panel = GuardPanel(self.services, self.voyage, self.guard)
        self.proposal.forget(self.voyage)
        self.tell(self.translate("before_fight.pilot_hired", count=self.guard.cards))

    def begin(self) -> None:
        """Begin the fight, or say what the hand lacks."""
        if not self.hand.complete:
            self._refuse(self._short)
            return
        chosen = Engage(self.hand.hand, self.hand.named)
        if self.other is not None and self.first is None:
            self._pass_on(self.other)
            return
        deed: Deed = chosen
        if self.first is not None:
            first = self.first
            deed = EngageTogether(first.hand, chosen.hand, first.named, chosen.named)
        if self._submit(deed) is not None:
            self.stack.clear_to(self.services.routes.voyage_fight(self.run))

    def _pass_on(self, other: Voyage) -> None:
        """Let the other captain choose; opponents who hide their hands pass the screen on."""

        def seated(result: object) -> None:
            # None when the curtain is taken off together with this.
            if result is not None:
                self.choose_second()

        if self.voyage.meeting and self.services.settings.hand_over:
            pair = self.voyage, other
            self.stack.push(captain_curtain(self.services, pair, self.stack.pop), seated)
        else:
            self.choose_second()

    def choose_second(self) -> None:
        """Let the other captain choose after the hand as it is now."""
        if self.other is not None:
            self._begin_anew(self.other, Engage(self.hand.hand, self.hand.named))

    def _begin_anew(self, crew: Voyage, first: Engage | None) -> None:
        """Choose anew for a captain, after a ``first`` hand."""
        self.outlook.rest()
        self.first = first
        self._choose_for(crew)
        self.tell("")
        self.remake()
        self.widgets.focus(self.begin_button, show=False)
        self.lay_out_anew()

    def turn_back(self) -> None:
        """Go back to where the fleet came from (R16.15)."""
        events = self._submit(TurnBack())
        if events is not None:
            self.stack.pop([*self.events, *events])

    def go_back(self) -> None:
        """Look at the chart; the guard waits. From a second hand, go back to the first."""
        if self.first is not None:
            self._begin_anew(self.voyage, None)
            return
        self.stack.pop(self.events or None)

    # The scene

    def update(self, dt: float) -> bool:
        """Move the widgets on, and follow the outlook of the hand."""
        moving = super().update(dt)
        if self.outlook.update(self.crew, self.hand, self.panel.outlook, self.proposal):
            self._show()
            return True
        return moving

    def leave(self) -> None:
        """Wait for no outlook."""
        self.outlook.rest()
        super().leave()

    def spoken_opening(self) -> list[str]:
        """Return what is known of the guard."""
        return [*self.panel.spoken, *self.at_work.spoken]

    def take_number(self, number: int) -> None:
        """Choose a card by its number."""
        if 1 <= number <= len(self.cards):
            self.toggle(list(self.cards)[number - 1])

    def _show(self) -> None:
        hand = self.hand.hand
        full = len(hand) >= self.hand.most
        for card, widget in self.cards.items():
            widget.chosen = card in hand
            widget.dim = full and not widget.chosen
        self.begin_button.enabled = self.hand.complete
        self.begin_button.hint = self._short
        self.why = self.propose_button.hint = self.proposal.words(hand)
        self._ask_names()
        self.lay_out_anew()

    def _ask_names(self) -> None:
        for choice in self.named.values():
            self.widgets.remove(choice)
        self.named = {}
        named, kit = dict(self.hand.named), self.crew.kit
        for asked in self.hand.asked:
            names = [kit[card].name for card in asked.cards]
            index = asked.cards.index(named[asked.source])
            act = partial(self._name, asked.source, asked.cards)
            words = self.translate(
                "before_fight.named", source=named_source(self.services, asked.source)
            )
            self.named[asked.source] = self.widgets.add(
                CycleChoice(words, names, index, act, share=0.5)
            )
            self.named[asked.source].hint = source_text(self.services.content.strings, asked.source)
        self._mark_named()

    def _mark_named(self) -> None:
        named = dict(self.hand.named)
        for card, widget in self.cards.items():
            widget.badge = ""
            widget.shown = shown_card(self.services, self.crew, card, named=named)
        for source, card in named.items():
            self.cards[card].badge = source_picture(source)
        self.invalidate()

    @property
    def _short(self) -> str:
        """How many cards are lacking, "" where none is."""
        missing = self.hand.least - len(self.hand.hand)
        return self.translate("before_fight.hand_short", count=missing) if missing > 0 else ""

    # The page

    def make_foot(self) -> Foot:
        """Return the ways on, and what is told."""
        hint = self._short or self.translate("before_fight.hint")
        buttons = self.begin_button, self.back_button, self.look_button
        return Foot(*buttons, hint=hint, message=self.message)

    def make_body(self) -> Block:
        """Return the guard beside the hand, or above it where texts are large."""
        if grown(1.0) > _STACKED:
            return Column(self.panel.list(), self._hand_panel(_STACKED_ROW), gap=_GAP)
        count = len(self.cards)
        columns = count if count <= _ONE_ROW else -(-count // 2)
        right = Column(self._hand_panel(columns), self.panel.told(), gap=_GAP, spring=1.0)
        return Row(
            self.panel.poster(),
            right,
            gap=_GAP,
            shares=lambda width: (_GUARD, width - _GUARD - _GAP),
            spring=1.0,
        )

    def _hand_panel(self, columns: int) -> Panel:
        """Return the hand in so many columns, what is named for it, and what is at work."""
        propose = min(grown(220.0), 420.0)
        one_row = columns == len(self.cards)
        cards = CardGrid(
            [*self.cards.values()],
            columns,
            most=_WIDEST_CARD,
            # In two rows they are as large as the window lets them be, at usual texts.
            least=0.0 if grown(1.0) > 1.0 or one_row else _LEAST_CARD,
            gap=_CARD_GAP,
            spring=1.0,
            tight=True,
        )
        cards.centred = True
        return Panel(
            Row(
                Drawn(self._draw_head, self._head_high),
                Column(Space(spring=1.0), Item(self.propose_button), Space(spring=1.0)),
                shares=lambda width: (width - propose - Sizes.gap, propose),
            ),
            Space(Sizes.gap),
            cards,
            Space(_CARD_GAP),
            *self._lower_rows(),
            edge=_EDGE,
            spring=0.0 if one_row else 1.0,
        )

    def _lower_rows(self) -> list[Block]:
        """Return what is named, the pilot and what is at work, two in a row."""
        asked: list[Block] = [Item(each, button_height(_NAMED)) for each in self.named.values()]
        if self.pilot_button.visible:
            asked.append(Item(self.pilot_button, button_height(_NAMED)))
        asked += self.at_work.blocks()
        pairs = (asked[first : first + 2] for first in range(0, len(asked), 2))
        return [Row(*pair, gap=2 * Sizes.gap, stack=_STACKED) for pair in pairs]

    @property
    def _count(self) -> str:
        hand = self.hand
        return self.translate("before_fight.count", hand=len(hand.hand), most=hand.most)

    def _head_high(self, view: Viewport, width: float) -> float:
        # The cards stay where they are when other words are said.
        why = max(
            text_room(view, self.why, _WHY, width), _WHY_LINES * grown(_WHY.size) * Sizes.line
        )
        return max(button_height(), text_room(view, self._count, _HEAD, width) + why)

    def _draw_head(self, canvas: Canvas, area: pygame.FRect) -> None:
        colour = Colours.gold if self.hand.complete else Colours.attention
        count = canvas.text_size(self._count, _HEAD, area.width)[1]
        canvas.text(self._count, area, _HEAD, colour=colour, valign="top")
        below = pygame.FRect(area.x, area.y + count, area.width, area.height - count)
        canvas.text(self.why, below, _WHY)


def example(services: Services) -> BeforeFightScene:
    """Return the choice of a hand before a guard."""
    from ..parts.voyage_examples import SampleHandOutlooks, run_until  # noqa: PLC0415

    run = run_until(services, lambda voyage: voyage.before_guard and len(voyage.company) > 8)
    return BeforeFightScene(services, run, SampleHandOutlooks(52))


def example_voyage_before_goal(services: Services) -> BeforeFightScene:
    """Return the choice of a hand before a goal, with a relic that asks for a name."""
    from ..parts.voyage_examples import SampleHandOutlooks, run_until  # noqa: PLC0415

    def at_goal(voyage: Voyage) -> bool:
        return voyage.before_guard and voyage.fleet in {field.hex for field in voyage.chart.goals}

    return BeforeFightScene(services, run_until(services, at_goal), SampleHandOutlooks(21))
