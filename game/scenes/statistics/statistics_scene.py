"""The statistics: an overview, voyages, the rating, cards and achievements, a page each."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import ClassVar

import pygame

from game.content import system_reason
from game.kit import (
    Block,
    Canvas,
    Item,
    SceneStack,
    Segments,
    Sizes,
    button_height,
    draw_panel,
    grown,
    text_style,
)
from game.play import CountedMatch, ProfileError, write_tables

from ..common import EVENING, Foot, Screen, begin_quick_match, next_rival
from ..services import Services
from .cards_pane import CardsPane
from .medals_pane import MedalsPane
from .overview_panes import OverviewPane
from .rating_pane import RatingPane
from .statistics_data import CatchUp, StatisticsData
from .statistics_pane import STACKED, StatisticsPane
from .voyages_pane import VoyagesPane

PANES: tuple[type[StatisticsPane], ...] = (
    OverviewPane,
    RatingPane,
    CardsPane,
    VoyagesPane,
    MedalsPane,
)
TABS = tuple(pane.key for pane in PANES)
#: From so many matches on, they are read once the screen is there, and what they come to is worked
#: out a frame later: no frame takes long.
MANY = 2000
_TOLD = text_style.BODY.with_changes(
    size=16, valign="middle", align="center", fit=True, outline=1.4
)


class StatisticsScene(Screen):
    """Shows the player in figures; older matches are counted meanwhile.

    With a ``medal``, the id of an achievement, it is come to from where that is told, and left to
    there.
    """

    paper = "parchment"
    depth = 1
    landscape, dim = EVENING, 80
    keys: ClassVar[dict[str, str]] = {"inspect": ""}
    telling_sound: ClassVar[str] = ""

    def __init__(self, services: Services, tab: str = TABS[0], medal: str = "") -> None:
        super().__init__(services)
        self.medal = medal
        self.data = StatisticsData(services, [])
        self.tab = TABS.index(tab)
        #: Whether other matches count than when the figures were worked out.
        self._stale = False
        #: How many matches were still to be put back into the history when it was last told.
        self._left = services.refiling_left
        #: The steps of reading that are left, a frame each, where there are many matches.
        self._later: deque[Callable[[], None]] = deque()
        self._matches: list[CountedMatch] | None = None
        self.catch_up = CatchUp(services, self._counted)
        self.remake()

    def make(self) -> None:
        """Make the tabs with their parts, and the buttons."""
        self.title = self.translate("statistics.title")
        names = [self.translate(f"statistics.tabs.{key}") for key in TABS]
        self.tabs = self.widgets.add(Segments("", names, self.tab, self.choose, share=1.0))
        self.panes = [pane(self, self.data, self.play_against, self.medal) for pane in PANES]
        self.overview = next(pane for pane in self.panes if isinstance(pane, OverviewPane))
        self.widgets.focus(self.tabs)
        self.pane.show(self.data)
        self.back = self.add_button("statistics.back", self.go_back, "back")
        self.export = self.add_button(
            "statistics.export", self.save_tables, "save", hint="statistics.export_hint"
        )
        self.play = self.add_main_button("menu.play", self.play_first, "play")

    @property
    def pane(self) -> StatisticsPane:
        """The part that is shown."""
        return self.panes[self.tab]

    @property
    def reading(self) -> bool:
        """Whether what is known is not there yet."""
        return bool(self._later)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to count."""
        known = self.data
        there = known.matches or known.all_rings or known.waiting or known.earned or self._left
        return not (self.reading or there or known.voyages.filled)

    # Actions of the player

    def choose(self, tab: int) -> None:
        """Show another part."""
        self.tab, self.message = tab, ""
        self._show()

    def save_tables(self) -> None:
        """Write the figures to files for a spreadsheet, and say where they are."""
        names = {key: card.name for key, card in self.services.content.cards.items()}
        cards = self.data.cards.values()
        try:
            known = self.data
            files = write_tables(
                known.matches, cards, known.all_rings, known.all_voyages, names, datetime.now()
            )
        except OSError as error:
            self.tell(self.translate("statistics.failed", reason=system_reason(error)))
        else:
            found = ", ".join(file.name for file in files.values())
            folder = files["matches"].parent
            self.tell(self.translate("statistics.exported", folder=folder, files=found))

    def play_against(self, strength: str) -> None:
        """Begin a quick match against a strength."""
        with self.services.telling(self.tell):
            match = begin_quick_match(self.services, strength)
            scene = self.services.routes.next_scene(match)
            if self.medal:
                self.stack.clear_to(scene)
            else:
                self.stack.replace(scene)

    def play_first(self) -> None:
        """Begin the match that a newcomer is led to."""
        self.play_against(next_rival(self.services))

    def go_back(self) -> None:
        """Go to the menu, or back to where an achievement was told."""
        if self.medal:
            self.stack.pop()
        else:
            self.stack.clear_to(self.services.routes.menu("statistics"))

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Read what counts."""
        super().enter(stack)
        try:
            many = self.services.profile.history.count() >= MANY
        except ProfileError:
            # Reading tells of it.
            many = False
        if many:
            # The first of these frames shows the screen.
            self._later.extend((lambda: None, self._read_matches, self._read, self._show))
            self._show()
        else:
            self._read()

    def leave(self) -> None:
        """Count no further."""
        self.catch_up.leave()
        super().leave()

    def update(self, dt: float) -> bool:
        """Move the widgets, and count older matches."""
        moving = super().update(dt)
        if self.data.waiting and not self.catch_up.ask() and not self.catch_up.problem:
            # Another copy of the game has counted the rest.
            self._stale = True
        left = self.services.refiling_left
        if left != self._left:
            # Matches that were put back are read once all are there.
            self._left, self._stale = left, self._stale or not left
            self.invalidate()
        if self._stale:
            self._read()
            return True
        if self._later:
            self._later.popleft()()
            return True
        return moving

    def _counted(self) -> None:
        self._stale = True
        self.invalidate()

    def _read_matches(self) -> None:
        # Reading the rest tells what keeps it from being read.
        with suppress(ProfileError):
            self._matches = self.services.profile.figures.matches()

    def _read(self) -> None:
        self._stale = False
        matches, self._matches = self._matches, None
        self.data = StatisticsData(self.services, [])
        with self.services.telling(self.tell):
            self.data = StatisticsData.read(self.services, matches)
        if not self.reading:
            self._show()

    def _show(self) -> None:
        self.export.enabled = not self.reading
        if self.empty:
            self.overview.show(self.data)
            self.widgets.focus(self.play)
        elif not self.reading:
            self.pane.show(self.data)
        self.lay_out_anew()

    def make_body(self) -> Block:
        """Return the tabs over the chosen part, or what stands here at first."""
        body: Block = Item(self.tabs, button_height())
        if self.empty:
            body = self.overview.invitation()
        elif not self.reading:
            body = self.pane.make_body(body)
        shown = body.widgets()
        for widget in (each for pane in self.panes for each in pane.widgets):
            widget.visible = widget in shown
        self.tabs.visible = self.export.visible = not self.empty
        self.play.visible = self.empty
        return body

    def make_foot(self) -> Foot:
        """Return the way back, the tables, and what is said of what is pointed at."""
        if self.empty or self.reading:
            if self.empty:
                return Foot(self.play, self.back, message=self.message)
            return Foot(back=self.back, end=self.export)
        pointed = "" if self.strip_words else self.pane.foot_words
        return Foot(
            back=self.back,
            hint=pointed or self._standing_words,
            message="" if pointed else self.message,
            end=self.export,
            end_wide=self.export.wanted_width(self.page_scroll.view),
        )

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, with what is said now of what is pointed at."""
        self.page_foot = self.make_foot()
        super().draw_background(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, and over it what is said of what is pointed at, in larger texts."""
        super().draw(canvas)
        words = self.strip_words
        if not words:
            return
        seen = self.page_scroll.seen
        box = pygame.FRect(self._page.body.x, 0, self._page.body.width, 0)
        box.height = canvas.text_size(words, _TOLD, box.width - 4 * Sizes.gap)[1] + 4 * Sizes.gap
        if self.pane.pointed_y + Sizes.gap > seen.bottom - box.height - Sizes.gap:
            box.top = seen.top + Sizes.gap
        else:
            box.bottom = seen.bottom - Sizes.gap
        draw_panel(canvas, box)
        canvas.text(words, box.inflate(-4 * Sizes.gap, -2 * Sizes.gap), _TOLD)

    @property
    def strip_words(self) -> str:
        """The words about what is pointed at, where the foot of the page has no room for them."""
        large = grown(1.0) > STACKED and not self.empty and not self.reading
        return self.pane.foot_words if large else ""

    @property
    def foot_words(self) -> str:
        """The line at the foot: what is pointed at, what was done, what is still under way."""
        return self.pane.foot_words or self.message or self._standing_words

    @property
    def _standing_words(self) -> str:
        if self.catch_up.problem:
            return self.catch_up.problem
        if self._left:
            return self.services.refiling_words()
        if self.data.waiting:
            return self.translate("statistics.counting", count=self.data.waiting)
        if self.data.unreadable:
            return self.translate("statistics.unreadable", count=self.data.unreadable)
        return self.pane.standing
