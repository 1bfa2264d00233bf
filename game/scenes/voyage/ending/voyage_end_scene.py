"""The end of a voyage: the run told as a story, what it has opened, its score, and what comes next.

The pages are those of ``summary_pages``; what was opened is announced here alone, once.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Column,
    Command,
    Intent,
    Item,
    Panel,
    PointerPressed,
    SceneStack,
    Sizes,
    Space,
    button_height,
    grown,
)
from game.play import EndedVoyage, FightFacts, VoyageRun, newly_opened, next_captain
from game.rules import PLAYER
from game.voyage import WON, Voyage

from ...common import DEFEAT, VICTORIES, LinedButton, living_land
from ...results.results_layout import Arriving, EndScreen, WaysRow
from ...services import Services
from ..parts.outlook_gauge import OutlookSource
from ..parts.past_voyages import earned_by, medals_had, opened_for, past_voyages
from ..parts.voyage_words import captain_name
from ..saga.saga_files import is_of_saga
from ..setting_out.voyage_seed import new_seed
from .ending_moment import EndingMoment
from .ending_words import day_rating_line, end_title, how_it_ended, set_out_words
from .news_chips import (
    NewsChip,
    NewsMedal,
    NewsMedals,
    WonDialog,
    earned_chips,
    opened_chips,
    thing_chips,
)
from .past_voyage_scene import SummaryScreen
from .score_page import STACKED
from .summary_head import SummaryHead
from .summary_pages import ENDING, SummaryPages
from .told_voyage import told_run

#: The gaps, the height of a way on at least, and the width of the button to pass it on.
_GAP, _WAY, _SHARE = 9.0, 62.0, 196.0
#: So many ways on have a plate: to sail on; the others lead away from the sea.
_LOUD = 2
#: So many medals stand beside the place; more have a shelf of their own, so far inside its edges.
_FEW, _SHELF = 3, 10.0


class VoyageEndScene(SummaryScreen, EndScreen):
    """Tells how a voyage has ended; every button leads on to another."""

    entry = "voyage"
    rule: ClassVar[str] = "R16.82"
    music = "music_sea"

    def __init__(
        self, services: Services, run: VoyageRun, source: OutlookSource | None = None
    ) -> None:
        self.run, self._source = run, source
        super().__init__(services, 5, PLAYER if self.won else None)
        run.close()
        self.ambient = living_land(VICTORIES[PLAYER] if self.won else DEFEAT, dim=70)
        services.count_voyage(run)
        self._look_back()
        self.remake()

    @property
    def voyage(self) -> Voyage:
        """The voyage at its end."""
        return self.run.voyage

    @property
    def won(self) -> bool:
        """Whether a goal was reached."""
        return self.voyage.end == WON

    def _look_back(self) -> None:
        """Look at the voyages that are over: what they had opened before, and who sails next."""
        services, captain = self.services, self.voyage.header.captain
        ended = past_voyages(services)
        own = self.run.record.path
        this = [each for each in ended if own is not None and each.path == own]
        before = [each for each in ended if each not in this]
        had = medals_had(before, captain)
        self._new = medals_had(this, captain) - had
        self._had = had
        self._opened = newly_opened(opened_for(services, before), opened_for(services, ended))
        self._earned = earned_by(services, self.run)
        self._things = services.routes.news.tell_earned()
        self._next = next_captain(ended, self._open_captains(ended), captain)
        self.pages = SummaryPages(
            self,
            told_run(services, self.run),
            had,
            self._new,
            ending=self._moment,
            source=self._source,
        )

    def _open_captains(self, ended: Sequence[EndedVoyage]) -> list[str]:
        known = opened_for(self.services, ended).captains
        found = [each for each in self.voyage.scenario.captains if each in known]
        return found or [self.voyage.header.captain]

    def make(self) -> None:
        """Make everything that has words."""
        services, voyage = self.services, self.voyage
        self.title = end_title(services, self.pages.told)
        self.line = how_it_ended(services, self.pages.told)
        news = [
            *opened_chips(services, self._opened),
            *earned_chips(services, self._earned),
            *thing_chips(services, self._things),
        ]
        self.medals = [
            self.widgets.add(
                NewsMedal(chip, partial(self.open, chip), partial(self._arrived, place, len(news)))
            )
            for place, chip in enumerate(news)
        ]
        self.day_line = day_rating_line(services, self.run.record.header, self.run.record.path)
        self.pages.make()
        self.add_share()
        self.ways: list[LinedButton] = []
        if is_of_saga(services, self.run.record.path):
            self._way("saga", "book", self.open_saga)
        else:
            name = captain_name(services, self._next)
            self._way("next", "ship", self.sail_next, name=name)
            self._way("same", "again", self.sail_again, seed=str(voyage.header.seed))
        self.ways.append(self.widgets.add(self.proposed("voyage")))
        self._way("menu", "home", self.go_back)
        self.ways[0].kind = "primary"
        for way in self.ways[_LOUD:]:
            way.kind = "quiet"
        self.settling = self.ways
        self.rest_buttons()
        self.widgets.focus(self.ways[0], show=False)

    def _arrived(self, place: int, count: int) -> float:
        return min(1.0, max(0.0, self.arrival.progress(2) * count - place))

    def open(self, chip: NewsChip) -> None:
        """Show what was won."""
        self.ask(chip.leads() if chip.leads else WonDialog(self.services, chip))

    def _way(self, key: str, icon: str, act: Callable[[], None], **values: str) -> None:
        label = self.translate(f"voyage_end.ways.{key}", **values)
        lines = (self.translate(f"voyage_end.lines.{key}", **values),)
        button = LinedButton(label, act, icon=f"icons/{icon}", lines=lines)
        self.ways.append(self.widgets.add(button))

    # Ways on

    def open_saga(self) -> None:
        """Open the log book of the saga, which takes the voyage over."""
        self.stack.replace(self.services.routes.saga.begun_or_start())

    def sail_next(self) -> None:
        """Set out with the next captain."""
        header = replace(self.voyage.header, captain=self._next, seed=new_seed())
        self.stack.replace(self.services.routes.voyage_start(header))

    def sail_again(self) -> None:
        """Set out for the same voyage once more."""
        self.stack.replace(self.services.routes.voyage_start(self.voyage.header))

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let the end be heard."""
        super().enter(stack)
        self.services.sound.jingle("victory" if self.won else "defeat")

    def spoken_opening(self) -> list[str]:
        """Return how it ended, what was opened, and all that the pages tell."""
        news = [medal.chip.words for medal in self.medals]
        return [self.line, *filter(None, [self.day_line]), *news, *self.pages.spoken]

    def handle(self, intent: Intent) -> None:
        """Answer the player, who may have pressed for the fight: not at once."""
        if self.rest <= 0 or not isinstance(intent, Command | PointerPressed):
            super().handle(intent)

    def make_body(self) -> Block:
        """Return how it ended, or another page below the head; the tabs, and the ways on."""
        arrival, pages = self.arrival, self.pages
        for medal in self.medals:
            medal.visible = pages.page == ENDING
        share = Item(self.share, button_height(Sizes.field_height), grown(_SHARE))
        count = 2 if grown(1.0) > STACKED else len(self.ways)
        rows = [self.ways[first : first + count] for first in range(0, len(self.ways), count)]
        head: list[Block] = []
        if pages.page != ENDING:
            head = [SummaryHead(self.services, pages.told, self.title, self._lines), Space(_GAP)]
        return Column(
            Space(8.0),
            *head,
            Arriving(arrival, 0, pages.body(), spring=1.0),
            Space(_GAP),
            Arriving(arrival, 3, pages.tabs_row(share)),
            Space(_GAP),
            Column(*(WaysRow(row, _WAY) for row in rows), gap=_GAP),
            Space(10.0),
            gap=0.0,
        )

    @property
    def _lines(self) -> list[str]:
        about = self.day_line or set_out_words(self.services, self.voyage.header)
        return [self.message or self.line, about]

    def _moment(self) -> Block:
        medals = NewsMedals(self.medals) if self.medals else None
        shelf = medals if len(self.medals) > _FEW else None
        moment = EndingMoment(
            self.services,
            self.pages.told,
            self.title,
            self._lines,
            None if shelf else medals,
            counted=lambda: self.arrival.progress(1),
        )
        if shelf is None:
            return moment
        return Column(
            moment, Panel(shelf, edge=_SHELF, tall=(_SHELF, _SHELF)), gap=_GAP, spring=1.0
        )


def example(services: Services, *, lost: bool = False, page: str = "") -> VoyageEndScene:
    """Return the end of a voyage that is won, or lost, at a page."""
    from ..parts.voyage_examples import SampleHandOutlooks, run_until  # noqa: PLC0415

    end = "lost" if lost else "won"
    run = run_until(services, lambda voyage: voyage.end == end, lost=lost)
    scene = VoyageEndScene(services, run, SampleHandOutlooks(31))
    # Nobody has played its fights.
    fights = [
        replace(each, facts=FightFacts(7 + 3 * place, place + 1))
        for place, each in enumerate(scene.pages.fights.fights)
    ]
    scene.pages.fights.fights = fights
    if page:
        scene.pages.turn_to(page)
    return scene


def example_crown(services: Services) -> VoyageEndScene:
    """Return the end of a voyage over seven waters."""
    from ..parts.voyage_examples import SampleHandOutlooks, run_until  # noqa: PLC0415

    run = run_until(
        services, lambda voyage: voyage.end == "won", captain="kelm", scenario="crown", passed=2
    )
    return VoyageEndScene(services, run, SampleHandOutlooks(44))


example_lost = partial(example, lost=True)
example_company = partial(example, page="company")
example_score = partial(example, page="score")
