"""The first screen: go on, begin a duel, change options, leave."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

import pygame

from game import __version__
from game.content import ContentError
from game.kit import Button, Canvas, Colours, Command, Intent, Sizes, Stage, View, style
from game.play import Match, Record
from game.rules import EndTurn

from . import routes
from .desk import Desk
from .lettering import draw_lettering
from .notice import Notice
from .screen import Screen, draw_landscape, draw_oval, player_names

BUTTON_WIDTH, BUTTON_HEIGHT = 340.0, 58.0
CONTINUE_LINE = 26.0
NOTICE_WIDTH = 400.0
TITLE_SIZE = 104.0
_FOOT = style.CAPTION.but(align="center", fit=True, colour=Colours.text)
_TAGLINE = style.HEADING.but(size=22, colour=Colours.light, outline=1.6, bold=False)


class MenuScene(Screen):
    """The menu; Continue is there when a match waits to be gone on with."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.record: Record | None = None
        self.buttons: list[Button] = []
        self.notices: list[Notice] = []

    def enter(self, stage: Stage) -> None:
        """Look for a match to go on with."""
        super().enter(stage)
        store = self.desk.store
        self.record = store.unfinished(self.desk.content)
        # The store complains anew at every look; a complaint is news only once.
        self.desk.problems += [line for line in store.problems if line not in self.desk.told]
        self.desk.told.update(store.problems)
        self._make_buttons()
        self._take_problems()

    def resume(self, result: object) -> None:
        """Tell what has gone wrong in the scene above."""
        super().resume(result)
        self._take_problems()
        self.invalidate()

    def resize(self, view: View) -> None:
        """Lay the buttons in a column."""
        y = view.height * 0.44
        x = view.width / 2 - BUTTON_WIDTH / 2
        for index, button in enumerate(self.buttons):
            button.place((x, y, BUTTON_WIDTH, BUTTON_HEIGHT))
            y += BUTTON_HEIGHT + Sizes.gap
            if self.record is not None and index == 0:
                y += CONTINUE_LINE

    def handle_rest(self, intent: Intent) -> None:
        """Go to Quit on "back", which a second "accept" then means."""
        if intent == Command("back"):
            self.widgets.focus(self.buttons[-1], show=True)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the game's name and what stands at the foot."""
        view = canvas.view
        draw_landscape(canvas, dim=60)
        for width, height, y in ((1180, 420, 0.22), (700, 520, 0.62)):
            shade = pygame.FRect(0, 0, width, height)
            shade.center = view.width / 2, view.height * y
            draw_oval(canvas, shade, Colours.night, strength=150)
        title = (view.width / 2 - 520, view.height * 0.12, 1040, 130)
        draw_lettering(canvas, self.say("menu.title"), title, TITLE_SIZE)
        line = (view.width / 2 - 420, view.height * 0.12 + 134, 840, 34)
        canvas.text(self.say("menu.tagline"), line, _TAGLINE)
        self._draw_continue_line(canvas)
        self._draw_foot(canvas)
        self._lay_notices(canvas)

    def continue_match(self) -> None:
        """Go on with the match that waits."""
        assert self.record is not None
        try:
            match = Match.resume(self.desk.content, self.record, self.desk.store)
        except ContentError as problem:
            self.desk.problems.append(str(problem))
            self.stage.replace(MenuScene(self.desk))
            return
        if match.state is None:
            # The game was killed between the first line of the record and the deal.
            match.abandon()
            self.stage.replace(routes.setup(self.desk))
            return
        self.stage.replace(routes.match(self.desk, match))

    def _make_buttons(self) -> None:
        self.widgets.clear()
        self.buttons = []
        if self.record is not None:
            self._button("menu.continue", self.continue_match, primary=True)
        first = not self.buttons
        self._button(
            "menu.duel", lambda: self.stage.replace(routes.setup(self.desk)), primary=first
        )
        self._button("menu.options", lambda: self.stage.push(routes.options(self.desk)))
        self._button("menu.quit", self.stage.pop)
        self.widgets.focus(self.buttons[0])

    def _button(self, key: str, act: Callable[[], None], *, primary: bool = False) -> None:
        self.buttons.append(
            self.widgets.add(
                Button(self.say(key), act, kind="primary" if primary else "secondary", size=21)
            )
        )

    def _draw_continue_line(self, canvas: Canvas) -> None:
        if self.record is None:
            return
        under = self.buttons[0].rect
        box = (under.centerx - 300, under.bottom + 2, 600, CONTINUE_LINE)
        text = continue_line(self.desk, self.record)
        canvas.text(
            text,
            box,
            style.CAPTION.but(
                align="center", fit=True, size=Sizes.body, colour=Colours.light, outline=1.4
            ),
        )

    def _draw_foot(self, canvas: Canvas) -> None:
        width, height = canvas.view.width, canvas.view.height
        lines = (self.say("menu.independent"), self.say("menu.version", version=__version__))
        for index, text in enumerate(lines):
            box = (40, height - 50 + 20 * index, width - 80, 20)
            canvas.text(text, box, _FOOT, alpha=200)

    # Notices

    def _take_problems(self) -> None:
        problems, self.desk.problems = self.desk.problems, []
        for problem in problems:
            self._add_notice(problem)

    def _add_notice(self, text: str) -> None:
        notice = Notice(text, lambda: self._close(notice), self.say("menu.dismiss"))
        self.notices.append(self.widgets.add(notice))

    def _close(self, notice: Notice) -> None:
        self.notices.remove(notice)
        self.widgets.remove(notice)

    def _lay_notices(self, canvas: Canvas) -> None:
        # Here rather than in resize(), because the words have to be measured.
        y = Sizes.margin
        width = min(NOTICE_WIDTH, (canvas.view.width - BUTTON_WIDTH) / 2 - 2 * Sizes.margin)
        for notice in self.notices:
            height = notice.height(canvas, width)
            notice.place((canvas.view.width - width - Sizes.margin, y, width, height))
            y += height + Sizes.gap


def continue_line(desk: Desk, record: Record) -> str:
    """Return who plays the match that waits, in which turn, and when it was left."""
    left, right = player_names(desk, record.header.seats)
    turn = 1 + sum(isinstance(entry.action, EndTurn) for entry in record.entries)
    began = record.header.began
    left_at = datetime.fromtimestamp(record.path.stat().st_mtime) if record.path else began
    when = _when(desk, left_at)
    return desk.say("menu.continue_line", left=left, right=right, turn=turn, when=when)


def _when(desk: Desk, moment: datetime) -> str:
    time = moment.strftime("%H:%M")
    days = (date.today() - moment.date()).days
    if days == 0:
        return desk.say("menu.today", time=time)
    if days == 1:
        return desk.say("menu.yesterday", time=time)
    return desk.say("menu.on_date", date=moment.date().isoformat())


def example(desk: Desk) -> MenuScene:
    """Return the menu."""
    return MenuScene(desk)
