"""The deeds done on the chart: submitted, told, and followed by the dialogs that they lead to."""

from collections.abc import Callable, Sequence

from game.kit import Scene, SceneStack
from game.play import VoyageFileError, VoyageRun
from game.voyage import CaptainBegan, Deed, DeedRefused, RankRisen, VoyageEvent

from ...services import Services
from ..parts.two_captains import captain_curtain
from ..parts.voyage_words import refusal_words
from .chart_story import ChartStory
from .event_tellers import teller_of
from .shown_chart import CHOICE, DEED, END, FIGHT, GUARD, PASSED, ShownChart
from .voyage_news import day_tale, news_of, tale_of
from .voyage_pause import RankDialog


class ChartFlow:
    """Carries out deeds of a run and tells what happens; ``rested`` hears when all is told.

    ``problem`` is why the last deed was not done, for the player, or "".
    """

    def __init__(self, services: Services, run: VoyageRun, rested: Callable[[], None]) -> None:
        self.run = run
        self.shown = ShownChart.of(run.voyage)
        self.story = ChartStory(services, self.shown, teller_of, self._heard)
        self.problem = ""
        #: Sentences about events that the voice has not yet said.
        self.news: list[str] = []
        #: Ranks that the captain has risen to and that are not shown yet.
        self.risen: list[int] = []
        #: The small words of the story: those of the day, or of what was told last.
        self.tale = day_tale(services, run.voyage, run.voyage.day)
        #: The day of the other of two persons, which is told when that one sits there (R16.93).
        self.passed: tuple[VoyageEvent, ...] = ()
        self._services = services
        self._rested = rested

    @property
    def waits_for(self) -> str:
        """The kind of step that comes next."""
        voyage = self.run.voyage
        if self.passed:
            return PASSED
        if voyage.end is not None:
            return END
        if voyage.choices:
            return CHOICE
        if voyage.fight is not None:
            return FIGHT
        return GUARD if voyage.before_guard else DEED

    def next_dialog(self, stack: SceneStack) -> Scene | None:
        """Return the dialog of a new rank, a choice or before a fight, if one is due.

        Between the days of two persons it is the curtain, which says whose day it is.
        """
        routes, voyage = self._services.routes, self.run.voyage
        if self.passed:
            assert voyage.beside is not None
            pair = voyage.beside, voyage
            return captain_curtain(self._services, pair, stack.pop, "voyage.chart.day_of")
        if self.risen:
            return RankDialog(self._services, self.run.voyage, self.risen.pop(0))
        if self.waits_for == CHOICE:
            return routes.voyage_choice(self.run)
        return routes.voyage_before_fight(self.run) if self.waits_for == GUARD else None

    def next_scene(self) -> Scene | None:
        """Return the scene that the chart gives way to: a fight, or the end; None for neither."""
        routes = self._services.routes
        if self.waits_for == END:
            return routes.voyage_end(self.run)
        return routes.voyage_fight(self.run) if self.waits_for == FIGHT else None

    def submit(self, deed: Deed) -> bool:
        """Do a deed and begin to tell of it; False, with ``problem``, where it is refused."""
        try:
            happened = self.run.submit(deed)
        except DeedRefused as refused:
            self.problem = refusal_words(self._services, refused.refusal)
        except VoyageFileError as fault:
            self.problem = self._services.say(fault)
        else:
            self.tell(happened)
            return True
        self._services.sound.interface("error")
        return False

    def tell(self, events: Sequence[VoyageEvent]) -> None:
        """Tell what has happened already."""
        self.problem = ""
        over = self.run.voyage.end is not None
        passed = [isinstance(event, CaptainBegan) for event in events]
        day = len(events) if over or not any(passed) else passed.index(True)
        self.passed = tuple(events[day:])
        self.story.tell(events[:day], self._told)

    def begin_passed_day(self) -> None:
        """Show the chart of the other of two persons, and tell how the day begins."""
        events, self.passed = self.passed, ()
        self.shown.settle(self.run.voyage)
        self.tale = day_tale(self._services, self.run.voyage, self.run.voyage.day)
        self.story.tell(events, self._told)

    def undo(self) -> None:
        """Take the last deed back, and show the voyage as it was."""
        why = self.run.why_not_undo
        if why is not None:
            self.problem = self._services.translate(f"voyage.undo.{why}")
            self._services.sound.interface("error")
            return
        try:
            self.run.undo()
        except VoyageFileError as fault:
            self.problem = self._services.say(fault)
            return
        self.problem = ""
        self._services.sound.effect("card_return")
        self.shown.settle(self.run.voyage)
        self._rested()

    def _heard(self, event: VoyageEvent) -> None:
        words = news_of(self._services, self.run.voyage, event)
        if words:
            self.news.append(words)
        if isinstance(event, RankRisen):
            self.risen.append(event.rank)
        self.tale = tale_of(self._services, self.run.voyage, event) or self.tale

    def _told(self) -> None:
        # Behind the curtain the chart is another's.
        if not self.passed:
            self.shown.settle(self.run.voyage)
        self._rested()
