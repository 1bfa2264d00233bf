"""A voyage that is over, shown again: one of the log, or one that somebody has passed on."""

from collections.abc import Collection
from dataclasses import replace

from game.kit import Block, Column, Item, Sizes, Space, button_height, grown
from game.play import EndedVoyage, ProfileError, VoyageFigures, can_sail_again, from_voyage_code
from game.voyage import VoyageHeader

from ...common import Foot, Screen, moment_words, sight_picture
from ...services import Services
from ..parts.outlook_gauge import OutlookSource
from ..parts.past_voyages import medals_had, opened_for, past_voyages
from .ending_words import end_title, how_it_ended, set_out_words
from .share_voyage_dialog import ShareVoyageDialog
from .summary_head import SummaryHead
from .summary_pages import SummaryPages
from .told_voyage import ToldVoyage, told_ended, told_of_record, told_run, told_shared

_SHARE, _GAP = 196.0, 12.0


class SummaryScreen(Screen):
    """Shows the ``pages`` of a voyage that is over, which can be passed on."""

    paper = "parchment"
    widest = 1240.0
    pages: SummaryPages

    def add_share(self) -> None:
        """Make the button that passes the voyage on."""
        self.share = self.add_button(
            "voyage_end.share", self.pass_on, "copy", kind="quiet", size=16
        )

    def pass_on(self) -> None:
        """Ask how the voyage is to be passed on."""
        self.ask(ShareVoyageDialog(self.services, self.pages.told))

    def spoken_state(self) -> list[str]:
        """Return the same, and the story day by day."""
        return [self.title, *(self.spoken_opening() or ()), *self.pages.spoken_days]

    def update(self, dt: float) -> bool:
        """Let the fleet sail where that is watched."""
        return super().update(dt) | self.pages.update(dt)

    def leave(self) -> None:
        """Ask for nothing more."""
        super().leave()
        self.pages.leave()


class PastVoyageScene(SummaryScreen):
    """Shows the pages of a voyage; where it is open it can be set out for once more.

    ``had`` are the medals of its captain.
    """

    depth = 3
    landscape, dim = sight_picture("harbour"), 70
    rule = "R16.83"

    def __init__(
        self,
        services: Services,
        told: ToldVoyage,
        had: Collection[str] = (),
        *,
        again: bool = False,
        source: OutlookSource | None = None,
    ) -> None:
        super().__init__(services)
        self.told, self._again = told, again
        self.pages = SummaryPages(self, told, had, source=source)
        self.remake()

    def make(self) -> None:
        """Make everything that has words."""
        told = self.told
        self.title = end_title(self.services, told)
        self.pages.make()
        self.add_share()
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.again_button = self.add_main_button("voyage_log.again", self.sail, "again")
        self.foot = Foot(self.again_button, self.back_button)
        self.again_button.visible = self._again

    def sail(self) -> None:
        """Set out for the same voyage."""
        if self._again:
            header: VoyageHeader = self.told.header.voyage
            self.stack.clear_to(self.services.routes.voyage_start(header))

    def make_body(self) -> Block:
        """Return the head over the tabs and the page."""
        told = self.told
        when = self.translate(
            "voyage_log.about",
            difficulty=set_out_words(self.services, told.header.voyage),
            seed=str(told.header.voyage.seed),
            when=moment_words(self.services, told.header.began),
        )
        share = Item(self.share, button_height(Sizes.field_height), grown(_SHARE))
        return Column(
            SummaryHead(self.services, told, "", [how_it_ended(self.services, told), when]),
            Space(_GAP),
            self.pages.tabs_row(share),
            Space(_GAP),
            self.pages.body(),
            gap=0.0,
        )

    def spoken_opening(self) -> list[str]:
        """Return how it ended, and all that the pages tell."""
        return [how_it_ended(self.services, self.told), *self.pages.spoken]


def past_voyage(services: Services, ended: EndedVoyage) -> PastVoyageScene:
    """Return a voyage that has ended, which can be sailed again where all it needs is open."""
    every = past_voyages(services)
    again = can_sail_again(ended, opened_for(services, every), services.content.voyage)
    try:
        figures = services.profile.figures.voyages.voyages().get(ended.path.name)
    except ProfileError:
        # The statistics tell of it; the file tells how the voyage ended.
        figures = None
    had = medals_had(every, ended.header.voyage.captain)
    return PastVoyageScene(services, told_ended(services, ended, figures), had, again=again)


def shared_voyage(services: Services, text: str) -> PastVoyageScene:
    """Return the voyage of a code; raises ``VoyageCodeError`` and ``VoyageFileError``."""
    return PastVoyageScene(
        services, told_shared(services, from_voyage_code(services.content, text))
    )


def example(services: Services) -> PastVoyageScene:
    """Return a voyage that was lost, as the log shows it."""
    from ..parts.voyage_examples import SampleHandOutlooks, run_until  # noqa: PLC0415

    run = run_until(services, lambda voyage: voyage.end == "lost", captain="tavi", lost=True)
    run.close()
    return PastVoyageScene(services, told_run(services, run), source=SampleHandOutlooks(20))


def example_other(services: Services) -> PastVoyageScene:
    """Return a voyage of which only header, result and figures are known."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    run = run_until(services, lambda voyage: voyage.end == "won")
    services.count_voyage(run)
    run.close()
    figures: dict[str, VoyageFigures] = services.profile.figures.voyages.voyages()
    run.record.header = replace(run.record.header, version=run.record.header.version + 1)
    told = told_of_record(services, run.record, next(iter(figures.values()), None))
    return PastVoyageScene(services, told)
