"""Before a voyage: the captain, the difficulty and the seed, and what awaits."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Column,
    Item,
    Row,
    Segments,
    Sizes,
    Space,
    Viewport,
    button_height,
    give_feedback,
    grown,
    share_tab_stop,
)
from game.play import VoyageRun, day_voyage, next_captain
from game.voyage import VoyageHeader, open_voyage

from ...common import EVENING, EvenRows, Foot, Page, Screen
from ...services import Services
from ..parts.company_card import shown_card
from ..parts.past_voyages import (
    best_score,
    last_captain,
    locked_difficulties,
    opened_for,
    past_voyages,
)
from ..parts.voyage_pictures import HARBOUR_SOUND, goods_icon
from ..parts.voyage_words import captain_name, captain_steps, captain_trade
from .captain_panel import CaptainCard, CaptainCards
from .scenario_scene import DAY, AwaitsPanel, ScenarioScene
from .second_captain import SecondCaptainDialog, with_second
from .squalls_dialog import SquallsDialog
from .voyage_seed import SeedRow, new_seed

_TALLEST, _GAP, _RARE = 800.0, 10.0, 36.0
#: The shares of the width that the captain's panel and the other take.
_SHARES = (0.64, 0.36)
#: The difficulty that is offered.
_USUAL = "fair"
#: From this growth of the texts on the panels are below one another, and two captains side by side.
_STACKED = 1.3
#: So many captains stand in a row, and small ones.
_ROW, _ROW_SMALL = 4, 5


class SettingOutScene(Screen):
    """Leads from the menu to a voyage; everything is chosen already, for who is in a hurry.

    ``again`` is a voyage that is to be set out for once more: its captain and its seed. ``back`` is
    the entry of the menu that the way back leads to.
    """

    accepts = True
    rule: ClassVar[str] = "R16"
    depth = 1
    music, ambience = "music_sea", HARBOUR_SOUND
    landscape, dim = EVENING, 105
    widest = 1320.0
    telling_sound = ""

    def __init__(
        self, services: Services, again: VoyageHeader | None = None, back: str = "voyage"
    ) -> None:
        super().__init__(services)
        self.entry = back
        self.book = services.content.voyage
        self.ended = past_voyages(services)
        self.opened = opened_for(services, self.ended)
        # A voyage of a saga is sailed again without what had sailed on (R16.100).
        self.header = replace(again, start=None) if again else self._proposed()
        self.header = self._with_second(self.header)
        self.remake()

    def _proposed(self) -> VoyageHeader:
        last = self.ended[0].header.voyage.scenario if self.ended else ""
        scenario = last if last in self.opened.scenarios else next(iter(self.book.scenarios))
        free = self._free_captains(scenario)
        captain = next_captain(self.ended, free, last_captain(self.ended))
        return VoyageHeader(scenario, _USUAL, captain, new_seed())

    def _free_captains(self, scenario: str) -> list[str]:
        """Return the captains who can sail a scenario and are open."""
        captains = self.book.scenarios[scenario].captains
        return [each for each in captains if each in self.opened.captains]

    def make(self) -> None:
        """Make the widgets in the player's language."""
        self.title = self.translate("setting_out.title")
        scenario = self.book.scenarios[self.header.scenario]
        self.captains = {
            captain: self.widgets.add(self._captain_card(captain)) for captain in scenario.captains
        }
        self.cards = self.widgets.add(CaptainCards(small=len(self.captains) > _ROW))
        difficulties = self._difficulties
        self.difficulty = self.widgets.add(
            Segments(
                self.translate("setting_out.difficulty"),
                [self.translate(f"setting_out.difficulties.{each}") for each in difficulties],
                difficulties.index(self.header.difficulty),
                lambda index: self._choose(difficulty=difficulties[index]),
                share=0.3,
            )
        )
        # With one difficulty there is nothing to choose.
        self.difficulty.visible = len(difficulties) > 1
        self.seed = SeedRow(self, self.header.seed, self.tell)
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self._make_rare()
        self.begin_button = self.add_main_button("setting_out.begin", self.begin, "ship")
        hint = self.translate("setting_out.hint")
        self.foot = Foot(self.begin_button, self.back_button, self.log_button, hint=hint)
        self._show()

    def _make_rare(self) -> None:
        """Make what is rarely wanted, in one row of quiet buttons."""
        self.log_button = self.add_button("voyage_log.open", self.open_log, "scroll", size=16)
        self.log_button.visible = bool(self.ended)
        self.scenario_button = self.add_button(
            "setting_out.scenario", self.open_scenarios, "island",
            hint="setting_out.scenario_hint", size=16,
        )  # fmt: skip
        self.squalls_button = self.add_button(
            "setting_out.squalls_none", self.open_squalls, "wing",
            hint="setting_out.squalls_hint", size=16,
        )  # fmt: skip
        self.second_button = self.add_button(
            "", self.open_second, "duel",
            hint="second_captain.hint", size=16,
        )  # fmt: skip
        self.saga_button = self.add_button("saga.title", self.open_saga, "book", size=16)
        self.saga_button.icon = goods_icon("log")
        rare = self.scenario_button, self.squalls_button, self.second_button, self.saga_button
        for button in (self.log_button, *rare):
            button.kind = "quiet"
        self.rare = rare

    @property
    def _difficulties(self) -> tuple[str, ...]:
        """The difficulties that are open (R16.86)."""
        return self.opened.difficulties[self.header.scenario]

    def _captain_card(self, captain: str) -> CaptainCard:
        words = captain_name(self.services, captain), captain_trade(self.services, captain)
        best = best_score(self.ended, captain)
        line = self.translate("setting_out.best", score=best) if best else ""
        card = CaptainCard(captain, words, line, partial(self.choose_captain, captain))
        card.explained = " ".join(self._spoken_gifts(captain))
        wait = self.opened.wait.get(captain, 0)
        if wait and captain != self.header.captain:
            card.locked = self.translate("setting_out.opens_soon", count=wait)
        card.small = len(self.book.scenarios[self.header.scenario].captains) > _ROW
        return card

    def _spoken_gifts(self, captain: str) -> Iterator[str]:
        """Yield for the voice a captain's specialty and cards, which only a panel shows."""
        told, name = self.book.captains[captain], captain_name(self.services, captain)
        yield f"{self.translate('setting_out.steps', name=name)}."
        yield from (text for _, text in captain_steps(self.services, captain))
        head = self.translate("setting_out.cards", count=len(told.cards), name=name)
        yield f"{head}: {', '.join(self.services.content.cards[card].name for card in told.cards)}."

    def retext(self) -> None:
        """Write everything again in another language; what was chosen stays."""
        self.header = self._chosen()
        super().retext()

    # Actions of the player

    def choose_captain(self, captain: str) -> None:
        """Sail with another captain, or say what opens one who does not sail yet."""
        if self.captains[captain].locked:
            give_feedback("error")
            wait = self.opened.wait[captain]
            self.tell(self.translate("setting_out.opens_after", count=wait))
            return
        self.message = ""
        self._choose(captain=captain)

    def open_scenarios(self) -> None:
        """Choose what is sailed for."""
        scene = ScenarioScene(self.services, self.opened, self.header.scenario)
        self.stack.push(scene, self._take_scenario)

    def _take_scenario(self, scenario: object) -> None:
        if scenario == DAY:
            self.begin_day()
        elif isinstance(scenario, str):
            self.header = self._fitting(replace(self._chosen(), scenario=scenario))
            self.remake()
            self.widgets.focus(self.begin_button, show=self.widgets.ring_shown)
            self.lay_out_anew()

    def _fitting(self, header: VoyageHeader) -> VoyageHeader:
        """Return a header with a captain and a difficulty that its scenario has open."""
        captains, levels = self._free_captains(header.scenario), self.opened.difficulties
        captain = header.captain if header.captain in captains else captains[0]
        open_now = levels[header.scenario]
        difficulty = header.difficulty if header.difficulty in open_now else _USUAL
        return self._with_second(replace(header, captain=captain, difficulty=difficulty))

    def _with_second(self, header: VoyageHeader) -> VoyageHeader:
        return with_second(header, self.book, self.opened.captains)

    def open_second(self) -> None:
        """Let a second person sail along, or none (R16.93, R16.94)."""
        dialog = SecondCaptainDialog(self.services, self.header, self.opened.captains)
        self.stack.push(dialog, self._take_second)

    def _take_second(self, header: object) -> None:
        if isinstance(header, VoyageHeader):
            self._choose(ally=header.ally, against=header.against, hordes=header.hordes)

    def begin_day(self) -> None:
        """Set out for the voyage of the day (R16.84)."""
        today = date.today()
        with self.services.telling(self.tell):
            content = self.services.content
            header = day_voyage(today, content.voyage)
            run = VoyageRun.new(content, header, self.services.voyages, today)
            self.stack.replace(self.services.routes.voyage(run, run.opening))

    def open_squalls(self) -> None:
        """Add squalls, or take them away."""
        dialog = SquallsDialog(self.services, self.header.squalls, is_open=self.opened.squalls)
        self.stack.push(dialog, self._take_squalls)

    def _take_squalls(self, squalls: object) -> None:
        if isinstance(squalls, tuple):
            self._choose(squalls=squalls)

    def _choose(self, **changes: str | bool | tuple[str, ...]) -> None:
        chosen = replace(self._chosen(), **changes)  # type: ignore[arg-type]
        self.header = self._with_second(chosen)
        self._show()
        self.lay_out_anew()

    def _chosen(self) -> VoyageHeader:
        return replace(self.header, seed=self.seed.seed)

    def begin(self) -> None:
        """Set out, or say what keeps the voyage from being saved."""
        if not self.seed.field.text:
            self.seed.draw_another()
        with self.services.telling(self.tell):
            run = VoyageRun.new(self.services.content, self._chosen(), self.services.voyages)
            self.stack.replace(self.services.routes.voyage(run, run.opening))

    def open_saga(self) -> None:
        """Show the saga under way, or begin one."""
        self.stack.replace(self.services.routes.saga.begun_or_start(self.entry))

    def open_log(self) -> None:
        """Show the voyages that are over."""
        self.stack.push(self.services.routes.voyage_log())

    # The scene

    def spoken_opening(self) -> list[str]:
        """Return the title, and who sails."""
        chosen = self.captains[self.header.captain]
        return [f"{self.title}: {chosen.name}, {chosen.trade}"]

    def spoken_state(self) -> list[str]:
        """Return who sails, with the specialty and the cards, and what awaits."""
        gifts = self.captains[self.header.captain].explained
        return [*self.spoken_opening(), gifts, *self.awaits.spoken]

    def _show(self) -> None:
        services, header = self.services, self.header
        captain = self.book.captains[header.captain]
        for each, card in self.captains.items():
            card.chosen = each == header.captain
        share_tab_stop(self.captains.values(), self.captains[header.captain])
        name = captain_name(services, captain.id)
        heads = (
            self.translate("setting_out.cards", count=len(captain.cards), name=name),
            self.translate("setting_out.steps", name=name),
        )
        steps = captain_steps(services, captain.id)
        voyage, _ = open_voyage(header, self.book, services.content.cards.values())
        cards = [shown_card(services, voyage, card) for card in captain.cards]
        self.cards.show(captain.id, cards, heads, steps)
        scenario = self.book.scenarios[header.scenario]
        days = voyage.days
        count = len(header.squalls)
        key = "some" if count else "none"
        self.squalls_button.label = self.translate(f"setting_out.squalls_{key}", count=count)
        second = header.ally or header.against
        self.second_button.label = self.translate("second_captain.title")
        if second:
            key, name = "with" if header.ally else "versus", captain_name(services, second)
            self.second_button.label = self.translate(f"second_captain.{key}", captain=name)
        goals = [goal.id for goal in scenario.goals]
        # One step at a time: what opens the next.
        locked = locked_difficulties(services, self._difficulties)[:1]
        self.awaits = AwaitsPanel(services, scenario.id, goals, days, scenario.minutes, locked)

    def make_page(self, view: Viewport) -> Page:
        """Return the page: in usual texts title and foot stay near to what is chosen."""
        tallest = view.height if grown(1.0) > 1.0 else _TALLEST
        return self.page_foot.on(view, Page.of(view, self.widest, tallest))

    def make_body(self) -> Block:
        """Return the captains over their cards and what awaits; these too are stacked if large."""
        cards = [Item(card, fills=True) for card in self.captains.values()]
        across = min(len(cards), _ROW_SMALL if len(cards) > _ROW else _ROW)
        across = 2 if grown(1.0) > _STACKED else across
        # Little of the room that is left goes to the captains, the rest to the panels.
        captains = (
            Row(*cards[first : first + across], gap=_GAP, spring=0.1)
            for first in range(0, len(cards), across)
        )
        rows: list[Block] = [self.seed.block()]
        if self.difficulty.visible:
            high = button_height(Sizes.field_height)
            rows = [Item(self.difficulty, high), Space(Sizes.gap_small), *rows]
        panels = Row(
            *(self.cards.panel(), self.awaits.panel(*rows)),
            gap=_GAP,
            shares=_SHARES,
            stack=_STACKED,
            spring=0.9,
        )
        return Column(*captains, panels, EvenRows(self.rare, (4, 2, 1), high=_RARE), gap=_GAP)


def example(services: Services) -> SettingOutScene:
    """Return the choice before the first voyage."""
    return SettingOutScene(services)


def example_whole(services: Services) -> SettingOutScene:
    """Return the choice before a voyage with ten captains, some of them locked."""
    scene = example(services)
    scene._take_scenario("crown")
    return scene
