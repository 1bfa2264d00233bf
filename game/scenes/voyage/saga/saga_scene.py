"""The log book of a saga: its lamps, its story, what sails on, and the next voyage to choose."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Button,
    Colours,
    Column,
    CycleChoice,
    Item,
    Panel,
    Row,
    SceneStack,
    Space,
    Words,
    button_height,
    share_tab_stop,
    text_style,
)
from game.play import SagaRun
from game.voyage import (
    FOES_A_POINT,
    LOST,
    WON,
    EndSaga,
    Saga,
    SailsOn,
    SetSail,
    offered,
    saga_score,
    story,
)

from ...common import ConfirmDialog, ConfirmQuestion, Foot, Screen, if_yes, sight_picture
from ...services import Services
from ..chart.company_cards import CompanyCards
from ..choices.choice_option import OptionPlate
from ..parts.home_words import scenario_goal, scenario_name
from ..parts.icon_lines import BODY, HEAD, SMALL, STRONG, IconLine, IconLines, lines_beside_face
from ..parts.voyage_pictures import CAPTAINS, RELICS, goods_icon
from ..parts.voyage_words import captain_name, relic_name, relic_text
from .lamp_line import LampLine
from .saga_files import as_it_sails
from .saga_words import STORY, page_names, saga_title, scenario_picture, stand_words, told_page

_GAP, _EDGE, _FACE = 10.0, 18.0, 27.0
#: From this growth of the texts on the panels are below one another.
_STACKED = 1.3
_SHARES = (0.56, 0.44)
_STAND = text_style.STRONG.with_changes(size=16.5, align="center", wrap=True, colour=Colours.light)


class SagaScene(Screen):
    """Shows a saga under way, or one that has ended; holds its file while it is shown.

    ``back`` is the entry of the menu that the way back leads to, "" for the scene below.
    """

    accepts = True
    rule: ClassVar[str] = "R16.100"
    depth = 1
    music = "music_sea"
    landscape, dim = sight_picture("shore"), 70
    widest = 1320.0

    def __init__(self, services: Services, run: SagaRun, back: str = "voyage") -> None:
        super().__init__(services)
        self.run = run
        self.back = back
        self.page = len(story(run.saga)) - 1
        self.chosen = ""
        self.remake()
        if run.voyage_problem:
            self.message = services.say(run.voyage_problem)

    @property
    def saga(self) -> Saga:
        """The saga as it stands."""
        return self.run.saga

    def make(self) -> None:
        """Make the widgets in the player's language."""
        saga, say = self.saga, self.translate
        self.title = saga_title(self.services, saga.header.captain)
        names = page_names(self.services, saga)
        self.page = min(self.page, len(names) - 1)
        self.pages = self.widgets.add(CycleChoice("", names, self.page, self._turn))
        self.pages.called = say("saga.page")
        self.cards = self.widgets.add(CompanyCards(self.services))
        sails = as_it_sails(self.services, saga)
        self.cards.show(sails, sails.company)
        self.cards.visible = bool(sails.company)
        choosing = not saga.end and saga.under_way is None and saga.landed is None
        scenarios = offered(saga) if choosing else ()
        self.plates = {each: self.widgets.add(self._plate(each)) for each in scenarios}
        share_tab_stop(self.plates.values())
        self._choose(self.chosen if self.chosen in self.plates else next(iter(scenarios), ""))
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.end_button = self.add_button("saga.end.open", self.ask_to_end, "surrender", size=16)
        self.end_button.visible = not saga.end
        self.main_button = self._main_button()

    def _main_button(self) -> Button:
        saga = self.saga
        if saga.end:
            return self.add_main_button("saga.new", self.begin_anew, "again")
        if saga.landed is not None:
            return self.add_main_button("saga.choose", self.keep, "cards")
        if saga.under_way is not None:
            return self.add_main_button("saga.sail_on", self.sail, "ship")
        return self.add_main_button("setting_out.begin", self.set_sail, "ship")

    def _plate(self, scenario: str) -> OptionPlate:
        book = self.services.content.voyage
        days = book.scenarios[scenario].days + book.difficulties[self.saga.header.difficulty].days
        lines = [
            IconLine(scenario_name(self.services, scenario), STRONG, colour=Colours.gold),
            IconLine(scenario_goal(self.services, scenario), SMALL, above=0.0),
            IconLine(self.translate("setting_out.days", count=days), SMALL, above=2.0),
        ]
        picture = scenario_picture(scenario)
        plate = OptionPlate(picture, lines, partial(self._press, scenario))
        plate.low = True
        return plate

    # Actions of the player

    def _turn(self, index: int) -> None:
        self.page = index
        self.lay_out_anew()

    def _choose(self, scenario: str) -> None:
        self.chosen = scenario
        for each, plate in self.plates.items():
            plate.chosen = each == scenario

    def _press(self, scenario: str) -> None:
        """Choose a voyage; sail with that which is chosen."""
        if scenario == self.chosen:
            self.set_sail()
            return
        self._choose(scenario)
        self.invalidate()

    def set_sail(self) -> None:
        """Begin the chosen voyage."""
        with self.services.telling(self.tell):
            self.run.submit(SetSail(self.chosen))
            self.sail()

    def sail(self) -> None:
        """Go on with the voyage under way, or begin it."""
        with self.services.telling(self.tell):
            voyage = self.run.sail()
            if voyage.fight_problem:
                self.services.problems.append(voyage.fight_problem)
            self.run.close()
            self.stack.replace(self.services.routes.voyage(voyage, voyage.opening))

    def keep(self) -> None:
        """Choose what sails on."""
        self.ask(self.services.routes.saga.keep(self.run), lambda _: self._renew())

    def ask_to_end(self) -> None:
        """Ask whether the saga is really given up."""
        title, text, sure, no = (
            self.translate(f"saga.end.{key}") for key in ("title", "text", "open", "stay")
        )
        question = ConfirmQuestion(title, text, sure, no, "icons/surrender")
        self.ask(ConfirmDialog(question), if_yes(self.end))

    def end(self) -> None:
        """Give the saga up."""
        with self.services.telling(self.tell):
            self.run.submit(EndSaga())
            self._renew()

    def begin_anew(self) -> None:
        """Begin another saga."""
        self.run.close()
        self.stack.clear_to(self.services.routes.saga.start(back=self.back or "voyage"))

    def go_back(self) -> None:
        """Return to the menu, or to the list."""
        self.run.close()
        if self.back:
            self.stack.clear_to(self.services.routes.menu(self.back))
        else:
            self.stack.pop()

    def _renew(self) -> None:
        self.page = len(story(self.saga)) - 1
        self.message = ""
        self.widgets.focus(None)
        self.remake()
        self.lay_out_anew()

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let an end be heard that has just come."""
        super().enter(stack)
        if self.back and self.saga.end in (WON, LOST):
            self.services.sound.jingle("victory" if self.saga.end == WON else "defeat")

    def leave(self) -> None:
        """Let go of the file."""
        self.run.close()
        super().leave()

    def spoken_opening(self) -> Sequence[str]:
        """Return where the saga stands, the page of the story, what sails on, what is next."""
        lines = [*self._aboard_lines(), *self._ahead_lines()]
        stand = stand_words(self.services, self.saga)
        told = (*stand, *self._story, *(each.words for each in lines), self._hint)
        return [words for words in told if words]

    # The page

    @property
    def _story(self) -> list[str]:
        """The sentences of the page that lies open."""
        page = story(self.saga)[self.page]
        return [words for words in told_page(self.services, page) if words]

    def make_body(self) -> Block:
        """Return the lamps over the story and what sails on; below them what comes next."""
        saga = self.saga
        stand = " · ".join(stand_words(self.services, saga))
        lamps = Panel(LampLine(saga), Words(stand, _STAND), edge=_EDGE, tall=10.0, gap=4.0)
        told = [Words(words, STORY) for words in self._story]
        page = Item(self.pages, button_height(40.0))
        panels = Row(
            Panel(page, *told, edge=_EDGE + 6.0, tall=_EDGE, gap=12.0, paper="parchment"),
            self._aboard_panel(),
            gap=_GAP,
            shares=_SHARES,
            stack=_STACKED,
            spring=1.0,
        )
        return Column(lamps, panels, self._ahead(), gap=_GAP)

    def make_foot(self) -> Foot:
        """Return the way on, the way back, the end of the saga, and how foes keep pace."""
        end = self.end_button if self.end_button.visible else None
        buttons = self.main_button, self.back_button, end
        return Foot(*buttons, hint=self._hint, message=self.message)

    @property
    def _hint(self) -> str:
        saga = self.saga
        if saga.end or saga.landed is not None or not saga.stop.foes:
            return ""
        foes = saga.stop.foes
        return self.translate("saga.foes", count=foes, points=foes // FOES_A_POINT)

    def _aboard_panel(self) -> Panel:
        captain = self.saga.header.captain
        lines = self._aboard_lines()
        head = lines_beside_face(f"{CAPTAINS}/{captain}", lines[:2], _FACE)
        cards = [Item(self.cards)] if self.cards.visible else []
        return Panel(
            head, *cards, IconLines(lines[2:]), Space(spring=1.0), edge=_EDGE, tall=14.0, gap=8.0
        )

    def _aboard_lines(self) -> list[IconLine]:
        """Return the captain and the rank, and what sails on beside the cards."""
        saga, say, services = self.saga, self.translate, self.services
        aboard: SailsOn = saga.aboard
        lines = [
            IconLine(captain_name(services, saga.header.captain), HEAD, colour=Colours.gold),
            IconLine(say("voyage.chart.rank", rank=aboard.rank), STRONG, above=2.0),
        ]
        if saga.end:
            count = len(saga.landings)
            outcome = {"won": saga.won, "count": count}
            lines.append(IconLine(say("saga.end.voyages", **outcome), BODY, goods_icon("voyage")))
            points = say("saga.end.points", score=saga_score(saga))
            return [*lines, IconLine(points, BODY, goods_icon("score"))]
        if aboard.relic in self.services.content.voyage.relics:
            name, text = relic_name(services, aboard.relic), relic_text(services, aboard.relic)
            lines.append(IconLine(f"{name}: {text}", BODY, f"{RELICS}/{aboard.relic}"))
        if not aboard.cards:
            lines.append(IconLine(say("saga.sails_first"), BODY))
        return lines

    def _ahead_lines(self) -> list[IconLine]:
        """Return what comes next, in a word."""
        saga, say = self.saga, self.translate
        if saga.end:
            return [IconLine(say(f"saga.end.{saga.end}"), HEAD, colour=Colours.gold)]
        if saga.landed is not None and saga.landed.landing is not None:
            key = "won" if saga.landed.landing.is_won else "lost"
            return [IconLine(say(f"saga.landed_{key}"), STRONG)]
        if saga.under_way is not None:
            key = "anew" if self.run.voyage_problem else "under_way"
            name = scenario_name(self.services, saga.under_way.scenario)
            return [IconLine(name, HEAD, colour=Colours.gold), IconLine(say(f"saga.{key}"), BODY)]
        return [IconLine(say("saga.next", number=saga.won + 1), HEAD, colour=Colours.gold)]

    def _ahead(self) -> Block:
        lines = IconLines(self._ahead_lines())
        if not self.plates:
            return Panel(lines, edge=_EDGE, tall=14.0)
        plates = Row(
            *(Item(plate, fills=True) for plate in self.plates.values()), gap=_GAP, stack=_STACKED
        )
        return Panel(lines, plates, edge=_EDGE, tall=12.0, gap=6.0)
