"""The first screen: go on, play at once, choose what is played, change options, leave.

The player waits for it, so what only some of its buttons need is loaded by them.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from game import __version__
from game.content import ContentError
from game.kit import (
    AmbientLayer,
    Canvas,
    Colours,
    Command,
    Intent,
    Kind,
    Scene,
    SceneStack,
    Sizes,
    Viewport,
    text_style,
)
from game.play import portraits_of
from game.rules import LEFT, RIGHT

from .. import routes
from ..common.ambient_landscapes import evening
from ..common.match_words import moment_words
from ..common.player_names import ranked_names
from ..common.quick_match import quick_match_lines, quick_rival_face
from ..common.screen import EVENING, Screen, draw_fade, draw_landscape
from ..services import Services
from .boot_pictures import MENU_ICONS
from .menu_button import FootLink, MainMenuButton, Notice

if TYPE_CHECKING:
    from game.play import Record

#: As wide as the dark left of the picture: the stronghold beside it stays in sight.
WIDTH, GAP = 436.0, 10.0
#: The gap when a match that waits makes for another row, and how much smaller the title is then.
TIGHT, SMALLER = 7.0, 0.76
#: The buttons that tell in a line what they lead to.
HINTED = ("new_game", "solo", "campaign", "puzzles", "decks", "statistics", "help", "rulebook")
#: The title's size and place from above, and the height that the line under it takes.
TITLE_SIZE, TITLE_TOP, TAGLINE = (727.0, 164.0), 20.0, 34.0
#: How much higher the buttons become where there is room, and where they hang in what is left.
STRETCH, HANG = 1.36, 0.42
NOTICE_WIDTH = 400.0
FOOT = 54.0
_FOOT = text_style.CAPTION.with_changes(
    align="left", size=15, fit=True, colour=Colours.text, outline=1.2
)
_TAGLINE = text_style.HEADING.with_changes(
    align="left", size=24, colour=Colours.light, outline=1.6, bold=False
)


class MenuScene(Screen):
    """The menu; Continue is there when a match waits to be gone on with."""

    depth = 0

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.ambient: AmbientLayer = evening("menu", _draw_evening)
        self.record: Record | None = None
        self.rows: list[list[MainMenuButton]] = []
        self.notices: list[Notice] = []
        self.credits: FootLink | None = None
        #: The lasting reward of the campaign's last level.
        self.crowned = False
        self._moved = self._looked = False
        #: Tells of matches that are being put back into the history, and how many were left.
        self._refiling: Notice | None = None
        self._left_to_file = 0

    def enter(self, stack: SceneStack) -> None:
        """Look for a match to go on with."""
        super().enter(stack)
        self._look_for_match()
        self._make_buttons()
        self._take_problems()

    def _look_for_match(self) -> None:
        services, store = self.services, self.services.store
        self.record = store.unfinished(services.content, services.files_over)
        # The store complains anew at every look; a complaint is news only once.
        services.problems += [line for line in store.problems if line not in services.told]
        services.told.update(store.problems)

    def retext(self) -> None:
        """Write the buttons anew; the landscape is darker where they are."""
        self.ambient = evening("menu", _draw_evening)
        self._make_buttons()
        for notice in self.notices:
            self.widgets.add(notice)

    def resume(self) -> None:
        """Tell what has gone wrong in the scene above."""
        super().resume()
        self._take_problems()
        self.invalidate()

    def resize(self, view: Viewport) -> None:
        """Lay the rows of buttons below one another."""
        self._left = view.width * 0.035
        title = pygame.Vector2(TITLE_SIZE) * (1.0 if self.record is None else SMALLER)
        self._title = pygame.FRect((self._left - 12, TITLE_TOP), title)
        top = self._title.bottom + TAGLINE + Sizes.gap
        room = view.height - FOOT - Sizes.gap - top
        gap = GAP if self.record is None else TIGHT
        gaps = gap * (len(self.rows) - 1)
        height = sum(_row_height(row) for row in self.rows)
        stretch = min(STRETCH, (room - gaps) / height)
        y = top + HANG * max(0.0, room - gaps - stretch * height)
        for row in self.rows:
            width = WIDTH if row[0].large else (WIDTH - GAP) / 2
            high = stretch * _row_height(row)
            for index, button in enumerate(row):
                button.place((self._left + index * (width + GAP), y, width, high))
            y += high + gap
        assert self.credits is not None
        self.credits.place_at_end(view, view.width - self._left, view.height - FOOT + 6)
        self._place_notices()

    def update(self, dt: float) -> bool:
        """Move the widgets; look for the crown once the first frame is seen."""
        moving = super().update(dt)
        if not self._moved:
            # The profile is a file to open, and the first frame does not wait for it.
            self._moved = True
        elif not self._looked:
            if not self.services.profile_ready:
                # The loop is woken when it is.
                return moving
            self._looked = True
            self._look_for_crown()
            self._look_further()
            self._take_problems()
            self.invalidate()
        elif self.services.problems:
            self._take_problems()
            self.invalidate()
        if self._looked and self._left_to_file != self.services.refiling_left:
            self._tell_refiling()
        return moving or not self._looked

    def _tell_refiling(self) -> None:
        """Say how many matches are still put back into the history; at the end, look at them."""
        self._left_to_file = self.services.refiling_left
        words = self.services.refiling_words()
        if self._refiling is None:
            self._refiling = self._add_notice(words)
        elif not words and self._refiling in self.notices:
            self._close(self._refiling)
        if not words:
            self._look_further()
        self._refiling.text = words
        self._place_notices()
        self.invalidate()

    def _look_for_crown(self) -> None:
        """Ask the profile whether the campaign was ever won; why it cannot tell is a notice."""
        from game.play import ProfileError

        try:
            self.crowned = self.services.profile.campaign.crown() is not None
        except ProfileError as problem:
            self.services.problems.append(str(problem))

    def _look_further(self) -> None:
        """Look for a match to go on with among the oldest, too, now that the profile is open."""
        if self.services.store.looked_through:
            return
        before = self.record
        self._look_for_match()
        if (self.record and self.record.path) != (before and before.path):
            self.retext()
            self.resize(self.stack.view)

    def handle_rest(self, intent: Intent) -> None:
        """Go to Quit on "back", which a second "accept" then means."""
        if intent == Command("back"):
            self.widgets.focus(self.buttons[-1], show=True)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the game's name and what stands at the foot."""
        view = canvas.view
        self.ambient.draw(canvas)
        x, title = self._left, self._title
        canvas.image("title", title)
        if self.crowned:
            crown = (title.x - 26, title.y - 26, 76, 76)
            canvas.image("ui/crown", crown, angle=16)
        canvas.text(
            self.translate("menu.tagline"), (x, title.bottom, view.width - 2 * x, TAGLINE), _TAGLINE
        )
        self._draw_foot(canvas)

    def continue_match(self) -> None:
        """Go on with the match that waits."""
        from game.play import Match

        assert self.record is not None
        try:
            match = Match.resume(self.services.content, self.record, self.services.store)
        except ContentError as problem:
            self.services.problems.append(str(problem))
            self.stack.replace(MenuScene(self.services))
            return
        self.stack.replace(routes.resumed(self.services, match))

    def play(self) -> None:
        """Begin a quick match against the computer: the way in for somebody who is alone."""
        from game.play import RecordError

        from ..common.quick_match import begin_quick_match

        try:
            match = begin_quick_match(self.services)
        except RecordError as problem:
            self._add_notice(str(problem))
            return
        self.stack.replace(routes.next_scene(self.services, match))

    def show_help(self) -> None:
        """Go to the lessons, where it is learned how the game is played."""
        self._go(routes.lessons)

    def _make_buttons(self) -> None:
        services = self.services
        self.widgets.clear()
        self.rows = []
        if self.record is not None:
            self._row(self._continue_button(self.record))
        self._row(self._play_button())
        self._row(
            self._button("new_game", lambda: self._go(routes.new_match)),
            self._button("solo", lambda: self.stack.replace(routes.new_match(services, solo=True))),
        )
        self._row(
            self._button("campaign", lambda: self._go(routes.campaign)),
            self._button("puzzles", lambda: self._go(routes.puzzles)),
        )
        self._row(
            self._button("decks", lambda: self.stack.push(routes.deck_library(services)), "quiet"),
            self._button("statistics", lambda: self._go(routes.statistics), "quiet"),
        )
        self._row(
            self._button("saved_games", lambda: self._go(routes.saved_games), "quiet"),
            self._button("history", lambda: self._go(routes.history), "quiet"),
        )
        self._row(
            self._button("help", self.show_help, "quiet"),
            self._button("rulebook", lambda: self.stack.push(routes.rulebook(services)), "quiet"),
        )
        self._row(
            self._button("options", lambda: self.stack.push(routes.options(services)), "quiet"),
            self._button("quit", self.stack.pop, "quiet"),
        )
        self.credits = self.widgets.add(
            FootLink(
                self.translate("credits.title"),
                lambda: self.stack.push(routes.credits_page(services)),
            )
        )
        self.buttons[0].kind = "primary"
        self.widgets.focus(self.buttons[0])

    def _go(self, way: Callable[[Services], Scene]) -> None:
        self.stack.replace(way(self.services))

    def _continue_button(self, record: Record) -> MainMenuButton:
        button = self._button("continue", self.continue_match)
        button.lines = continue_lines(self.services, record)
        left, right = portraits_of(record.header.seats)
        button.faces = ((left, LEFT), (right, RIGHT))
        return button

    def _play_button(self) -> MainMenuButton:
        button = self._button("play", self.play)
        rival, deck = quick_match_lines(self.services)
        # Beside a match that waits, it says the least that it must.
        button.lines = (rival,) if self.rows else (rival, deck)
        button.faces = (quick_rival_face(self.services),)
        return button

    @property
    def buttons(self) -> list[MainMenuButton]:
        """All buttons, the uppermost first."""
        return [button for row in self.rows for button in row]

    def _row(self, *buttons: MainMenuButton) -> None:
        self.rows.append([self.widgets.add(button) for button in buttons])

    def _button(
        self, key: str, act: Callable[[], None], kind: Kind = "secondary"
    ) -> MainMenuButton:
        label = self.translate(f"menu.{key}")
        hint = self.translate(f"menu.hints.{key}") if key in HINTED else ""
        return MainMenuButton(label, act, icon=MENU_ICONS[key], kind=kind, hint=hint)

    def _draw_foot(self, canvas: Canvas) -> None:
        view = canvas.view
        version = self.translate("menu.version", version=__version__)
        assert self.credits is not None
        end = self.credits.rect.x - Sizes.gap
        line = pygame.FRect(self._left, view.height - FOOT + 8, end - self._left, 26)
        last = canvas.text(version, line, _FOOT, align="right")
        line.width = last.x - Sizes.padding - line.x
        canvas.text(self.translate("menu.independent"), line, _FOOT)

    # Notices

    def _take_problems(self) -> None:
        problems, self.services.problems = self.services.problems, []
        for problem in problems:
            self._add_notice(problem)

    def _add_notice(self, text: str) -> Notice:
        notice = Notice(text, lambda: self._close(notice), self.translate("menu.dismiss"))
        self.notices.append(self.widgets.add(notice))
        self._place_notices()
        return notice

    def _close(self, notice: Notice) -> None:
        self.notices.remove(notice)
        self.widgets.remove(notice)
        self._place_notices()

    def _place_notices(self) -> None:
        """Lay the notices one above the other in the lower right corner."""
        if not self.on_stack:
            return
        view = self.stack.view
        width = min(NOTICE_WIDTH, view.width / 3)
        foot = view.height - FOOT
        for notice in self.notices:
            height = notice.height(view, width)
            foot -= height + Sizes.gap
            notice.place((view.width - width - Sizes.margin, foot, width, height))


def continue_lines(services: Services, record: Record) -> tuple[str, str]:
    """Return who plays the match that waits, and in which turn it was left when."""
    from game.rules import EndTurn, MatchAction, RunAiTurn

    left, right = ranked_names(services, record.header.seats)
    turns = [entry for entry in record.entries if isinstance(entry.action, EndTurn | RunAiTurn)]
    moment = record.header.began
    if record.path is not None:
        moment = datetime.fromtimestamp(record.path.stat().st_mtime)
    when = moment_words(services, moment)
    waits = services.translate("menu.continue_when", turn=1 + len(turns), when=when)
    if not any(isinstance(entry.action, MatchAction) for entry in record.entries):
        waits = services.translate("menu.continue_setup", when=when)
    return services.translate("menu.continue_who", left=left, right=right), waits


def _draw_evening(canvas: Canvas) -> None:
    draw_landscape(canvas, EVENING)
    # The picture's left is dark already; in a wide window the column stands further out.
    left = (0, 0, canvas.view.width * 0.45, canvas.view.height)
    with canvas.reading(canvas.view.rect):
        draw_fade(canvas, left, Colours.night, (230 if canvas.is_flipped else 120, 0), across=True)


def _row_height(row: Sequence[MainMenuButton]) -> float:
    return max(button.wanted_height for button in row)


def example(services: Services) -> MenuScene:
    """Return the menu."""
    return MenuScene(services)


def example_waiting(services: Services) -> MenuScene:
    """Return the menu when a match waits."""
    from game.play import Match, Seat
    from game.rules import Terms

    seats = Seat("Alaric"), Seat("Morwen")
    Match.new(services.content, Terms(), seats, 1, services.store).close()
    return MenuScene(services)
