"""The statistics: an overview, the rating, the cards and the achievements, on four pages."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    SceneStack,
    Segments,
    Sizes,
    Viewport,
    text_style,
)
from game.play import CountedMatch, ProfileError, RecordError, write_tables

from ..common.matches.quick_match import begin_quick_match
from ..common.page_layout import ASIDE, Page, draw_empty, draw_title
from ..common.screen import EVENING, Screen, draw_landscape
from ..services import Services
from .cards_pane import CardsPane
from .catch_up import CatchUp
from .medals_pane import MedalsPane
from .overview_pane import OverviewPane
from .rating_pane import RatingPane
from .statistics_data import StatisticsData
from .statistics_pane import StatisticsPane

PANES: tuple[type[StatisticsPane], ...] = (OverviewPane, RatingPane, CardsPane, MedalsPane)
TABS = tuple(pane.key for pane in PANES)
#: From so many matches on, they are read once the screen is there, and what they come to is worked
#: out a frame later: no frame takes long.
MANY = 2000
_TABS_WIDE = 760.0
_TOLD = text_style.BODY.with_changes(
    size=16, valign="middle", align="center", fit=True, outline=1.4
)


class StatisticsScene(Screen):
    """Shows the player in figures; older matches are counted meanwhile.

    With a ``medal``, the id of an achievement, it is come to from where that is told, and left to
    there.
    """

    depth = 1
    keys: ClassVar[dict[str, str]] = {"inspect": ""}

    def __init__(self, services: Services, tab: str = TABS[0], medal: str = "") -> None:
        super().__init__(services)
        self.medal = medal
        self.title = self.translate("statistics.title")
        self.message = ""
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
        self._make()

    def _make(self) -> None:
        names = [self.translate(f"statistics.tabs.{key}") for key in TABS]
        self.tabs = self.widgets.add(Segments("", names, self.tab, self.choose, share=1.0))
        self.panes = [pane(self) for pane in PANES]
        self.back = self.add_button("statistics.back", self.go_back, "back")
        self.export = self.add_button(
            "statistics.export", self.save_tables, "save", hint="statistics.export_hint"
        )
        self.widgets.focus(self.tabs)

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
        there = known.matches or known.waiting or known.earned or self._left
        return not (self.reading or there)

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
            one, other = write_tables(self.data.matches, cards, names, datetime.now())
        except OSError as error:
            reason = error.strerror or str(error)
            self._tell(self.translate("statistics.failed", reason=reason))
        else:
            names = {"matches": one.name, "cards": other.name}
            self._tell(self.translate("statistics.exported", folder=one.parent, **names))

    def play_against(self, strength: str) -> None:
        """Begin a quick match against a strength."""
        try:
            match = begin_quick_match(self.services, strength)
        except RecordError as problem:
            self._tell(str(problem))
            return
        scene = self.services.routes.next_scene(match)
        if self.medal:
            self.stack.clear_to(scene)
        else:
            self.stack.replace(scene)

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

    def retext(self) -> None:
        """Write everything anew in another language."""
        self.title = self.translate("statistics.title")
        self.widgets.clear()
        self._make()
        self._show()

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
        try:
            self.data = StatisticsData.read(self.services, matches)
        except ProfileError as problem:
            self.data = StatisticsData(self.services, [])
            self._tell(str(problem))
        if not self.reading:
            self._show()

    def _show(self) -> None:
        """Show the chosen part, unless there is nothing to count."""
        for pane in self.panes:
            pane.set_visible(False)
        for widget in (self.tabs, self.export):
            widget.visible = not self.empty
        self.export.enabled = not self.reading
        if self.empty:
            self.widgets.focus(self.back)
        elif not self.reading:
            self.pane.refresh()
            self.pane.set_visible(True)
        self.invalidate()

    def resize(self, view: Viewport) -> None:
        """Lay the tabs over the part, and the buttons below."""
        page = self._page = Page.of(view)
        body = page.body
        tabs = pygame.FRect(0, body.y - 4, min(_TABS_WIDE, body.width), Sizes.button_height)
        tabs.centerx = body.centerx
        self.tabs.place(tabs)
        top = tabs.bottom + 10
        for pane in self.panes:
            pane.place(pygame.FRect(body.x, top, body.width, body.bottom - top))
        self.back.place(page.back)
        aside = pygame.FRect(page.aside)
        aside.width = ASIDE[0]
        self.export.place(aside)
        left = page.back.right + Sizes.gap
        self._foot = pygame.FRect(left, page.back.y - 6, aside.x - Sizes.gap - left, 0)
        self._foot.height = page.back.height + 12

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the title, the part, and what is said of what is pointed at."""
        draw_landscape(canvas, EVENING, dim=130)
        draw_title(canvas, self.title, self._page.header)
        if self.empty:
            words = (self.translate(f"statistics.empty_{part}") for part in ("title", "text"))
            draw_empty(canvas, "icons/statistics", *words)
            return
        if self.reading:
            return
        self.pane.draw(canvas)
        colour = Colours.attention if self.message else Colours.text
        canvas.text(self.foot_words, self._foot, _TOLD, colour=colour)

    @property
    def foot_words(self) -> str:
        """The line at the foot: what is pointed at, what was done, what is still under way."""
        if self.pane.foot_words or self.message:
            return self.pane.foot_words or self.message
        if self.catch_up.problem:
            return self.catch_up.problem
        if self._left:
            return self.services.refiling_words()
        if self.data.waiting:
            return self.translate("statistics.counting", count=self.data.waiting)
        if self.data.unreadable:
            return self.translate("statistics.unreadable", count=self.data.unreadable)
        return self.pane.standing

    def _tell(self, message: str) -> None:
        self.message = message
        self.invalidate()
