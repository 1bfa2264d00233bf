"""Before a saga: the captain, the difficulty and the seed, and what a saga is."""

from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Colours,
    Column,
    Item,
    Panel,
    Row,
    Segments,
    Space,
    Words,
    button_height,
    grown,
    share_tab_stop,
)
from game.play import SagaRun, SagaStore, ended_sagas
from game.voyage import SagaHeader, open_saga, story

from ...common import Foot, Screen, SpareSight, sight_picture
from ...services import Services
from ..chart.company_cards import CompanyCards
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, IconLines
from ..parts.past_voyages import next_to_sail, opened_for, past_voyages
from ..parts.voyage_pictures import goods_icon
from ..parts.voyage_words import captain_name, captain_steps, captain_trade
from ..setting_out.captain_panel import CaptainCard
from ..setting_out.voyage_seed import SeedRow, new_seed
from .saga_files import as_it_begins
from .saga_words import STORY, told_page

_GAP, _EDGE = 12.0, 18.0
#: So many captains in a row, fewer from this growth of the texts on.
_ROW, _WIDE_ROW, _STACKED = 4, 5, 1.3
_USUAL = "fair"
_LINES = {"about": "lamp_lit", "kept": "company", "lost": "few", "foes": "guard", "minutes": "log"}


class SagaStartScene(Screen):
    """Leads to a new saga; everything is chosen already. ``problem`` is told at the beginning.

    ``back`` is the entry of the menu that the way back leads to.
    """

    accepts = True
    rule: ClassVar[str] = "R16.100"
    depth = 1
    music = "music_sea"
    landscape, dim = sight_picture("lookout"), 70
    widest = 1320.0
    telling_sound = ""

    def __init__(self, services: Services, problem: str = "", back: str = "voyage") -> None:
        super().__init__(services)
        self.entry = back
        self.store = SagaStore(services.voyages)
        voyages = past_voyages(services)
        opened = opened_for(services, voyages)
        self.difficulties = next(iter(opened.difficulties.values()))
        self.captains = opened.captains
        self.seed_number = new_seed()
        proposed = next_to_sail(services)
        self.captain = proposed if proposed in self.captains else self.captains[0]
        self.difficulty = _USUAL if _USUAL in self.difficulties else self.difficulties[0]
        self.remake()
        self.message = problem

    def make(self) -> None:
        """Make the widgets in the player's language."""
        say = self.translate
        self.title = say("saga.start.title")
        self.cards = {each: self.widgets.add(self._card(each)) for each in self.captains}
        names = [say(f"setting_out.difficulties.{each}") for each in self.difficulties]
        self.levels = self.widgets.add(
            Segments(
                say("setting_out.difficulty"),
                names,
                self.difficulties.index(self.difficulty),
                self._take_difficulty,
                share=0.3,
            )
        )
        self.levels.visible = len(names) > 1
        self.company = self.widgets.add(CompanyCards(self.services))
        self.company.visible = self._roomy
        self.seed = SeedRow(self, self.seed_number, self.tell)
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.past_button = self.add_button("saga.past.open", self.open_past, "scroll", size=16)
        self.past_button.visible = bool(ended_sagas(self.store))
        self.begin_button = self.add_main_button("saga.start.begin", self.begin, "ship")
        past = self.past_button if self.past_button.visible else None
        self.foot = Foot(
            self.begin_button, self.back_button, past, hint=self.translate("saga.start.hint")
        )
        self._show()

    def _card(self, captain: str) -> CaptainCard:
        services = self.services
        words = captain_name(services, captain), captain_trade(services, captain)
        card = CaptainCard(captain, words, "", partial(self.choose_captain, captain))
        card.explained = " ".join(text for _, text in captain_steps(services, captain))
        return card

    # Actions of the player

    def choose_captain(self, captain: str) -> None:
        """Sail with another captain."""
        self.captain = captain
        self._show()
        self.lay_out_anew()

    def _take_difficulty(self, index: int) -> None:
        self.difficulty = self.difficulties[index]

    def begin(self) -> None:
        """Begin the saga, or say what keeps it from being saved."""
        if self.store.voyages.problem:
            self.tell(self.services.say(self.store.voyages.problem))
            return
        if not self.seed.field.text:
            self.seed.draw_another()
        header = SagaHeader(self.difficulty, self.captain, self.seed.seed)
        with self.services.telling(self.tell):
            run = SagaRun.new(self.services.content, header, self.store)
            self.stack.replace(self.services.routes.saga.log_book(run, self.entry))

    def open_past(self) -> None:
        """Show the sagas that have ended."""
        self.stack.push(self.services.routes.saga.past())

    # The scene

    def retext(self) -> None:
        """Write everything again in another language; what was chosen stays."""
        self.seed_number = self.seed.seed
        super().retext()

    def spoken_opening(self) -> list[str]:
        """Return what a saga is, and who sails."""
        chosen = self.cards[self.captain]
        return [*(line.words for line in self._lines()), f"{chosen.name}, {chosen.trade}"]

    def _show(self) -> None:
        for each, card in self.cards.items():
            card.chosen = each == self.captain
        share_tab_stop(self.cards.values(), self.cards[self.captain])
        header = SagaHeader(self.difficulty, self.captain, 1)
        voyage = as_it_begins(self.services, header)
        self.company.show(voyage, voyage.company)

    @property
    def _roomy(self) -> bool:
        """Whether the captains leave room for the first page and the cards."""
        return len(self.captains) <= _ROW

    def _lines(self) -> list[IconLine]:
        say = self.translate
        lines = [
            IconLine(say(f"saga.start.{key}"), BODY, goods_icon(icon), above=12.0)
            for key, icon in _LINES.items()
        ]
        return [IconLine(say("saga.start.head"), HEAD, colour=Colours.gold), *lines]

    def _step_lines(self) -> list[IconLine]:
        """Return the chosen captain and what the three steps bring."""
        services, captain = self.services, self.captain
        head = IconLine(captain_name(services, captain), HEAD, colour=Colours.gold)
        steps = captain_steps(services, captain)
        told = (IconLine(words, SMALL, goods_icon(f"rank_{rank}"), 4.0) for rank, words in steps)
        return [head, *told]

    def make_body(self) -> Block:
        """Return the captains over what a saga is, and what can be chosen."""
        cards = [Item(card, fills=True) for card in self.cards.values()]
        across = _ROW if self._roomy else _WIDE_ROW
        across = 2 if grown(1.0) > _STACKED else across
        rows: list[Block] = []
        for first in range(0, len(cards), across):
            row: list[Block] = [*cards[first : first + across]]
            if rows:
                row += [Space() for _ in range(across - len(row))]
            rows.append(Row(*row, gap=_GAP))
        steps, lines = self._step_lines(), IconLines(self._lines())
        told = Panel(lines, SpareSight("lookout"), edge=_EDGE, spring=1.0)
        chosen: list[Block] = [IconLines(steps[:1]), IconLines(steps[1:]), Space(spring=1.0)]
        left: list[Block] = [told]
        if self._roomy:
            chosen.insert(1, Item(self.company))
            left.insert(0, self._paper())
        if self.levels.visible:
            chosen.append(Item(self.levels, button_height()))
        panels = Row(
            Column(*left, gap=_GAP),
            Panel(*chosen, self.seed.block(), edge=_EDGE, tall=12.0, gap=8.0),
            gap=_GAP,
            shares=(0.58, 0.42),
            stack=_STACKED,
            spring=1.0,
        )
        return Column(*rows, panels, gap=_GAP)

    def _paper(self) -> Panel:
        """Return the first page of the log book."""
        saga = open_saga(SagaHeader(self.difficulty, self.captain, 1), self.services.content.voyage)
        words = told_page(self.services, story(saga)[0])
        told = [Words(each, STORY) for each in words[:1]]
        return Panel(*told, edge=_EDGE + 4.0, tall=_EDGE, gap=8.0, paper="parchment")


def example(services: Services) -> SagaStartScene:
    """Return the choice before a saga."""
    return SagaStartScene(services)
