"""The first screen: go on, begin a duel, change options, leave."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

from game import __version__
from game.content import ContentError
from game.kit import Button, Canvas, Colours, Command, Intent, Sizes, Stage, View, style
from game.play import Match, Record
from game.rules import EndTurn

from . import routes
from .desk import Desk
from .lettering import draw_lettering
from .notice import Notice
from .screen import EVENING, Screen, draw_fade, draw_landscape, player_names

BUTTON_WIDTH, BUTTON_HEIGHT = 340.0, 58.0
CONTINUE_LINES = 44.0
NOTICE_WIDTH = 400.0
FOOT = 60.0
TITLE_SIZE = 104.0
_FOOT = style.CAPTION.but(align="left", fit=True, colour=Colours.text)
_WAITING = style.CAPTION.but(align="left", fit=True, size=15, colour=Colours.light, outline=1.4)
_TAGLINE = style.HEADING.but(align="left", size=22, colour=Colours.light, outline=1.6, bold=False)


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
        y = view.height * 0.40
        self._left = view.width * 0.055
        for index, button in enumerate(self.buttons):
            button.place((self._left, y, BUTTON_WIDTH, BUTTON_HEIGHT))
            y += BUTTON_HEIGHT + Sizes.gap
            if self.record is not None and index == 0:
                y += CONTINUE_LINES

    def handle_rest(self, intent: Intent) -> None:
        """Go to Quit on "back", which a second "accept" then means."""
        if intent == Command("back"):
            self.widgets.focus(self.buttons[-1], show=True)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the game's name and what stands at the foot."""
        view = canvas.view
        draw_landscape(canvas, EVENING)
        # The picture's left is dark already; in a wide window the column stands further out.
        draw_fade(
            canvas, (0, 0, view.width * 0.45, view.height), Colours.night, (120, 0), across=True
        )
        x, y = self._left, view.height * 0.075
        title = (x - 4, y, view.width - 2 * x, 120)
        draw_lettering(canvas, self.say("menu.title"), title, TITLE_SIZE, align="left")
        line = (x, y + 124, view.width - 2 * x, 32)
        canvas.text(self.say("menu.tagline"), line, _TAGLINE)
        self._draw_continue_lines(canvas)
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
        self.stage.replace(routes.table(self.desk, match))

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

    def _draw_continue_lines(self, canvas: Canvas) -> None:
        if self.record is None:
            return
        under = self.buttons[0].rect
        for index, text in enumerate(continue_lines(self.desk, self.record)):
            line = (under.x + 8, under.bottom + 2 + 20 * index, under.width - 16, 20)
            canvas.text(text, line, _WAITING, bold=not index)

    def _draw_foot(self, canvas: Canvas) -> None:
        width, height = canvas.view.width, canvas.view.height
        lines = (self.say("menu.independent"), self.say("menu.version", version=__version__))
        for index, text in enumerate(lines):
            box = (self._left, height - FOOT + 4 + 20 * index, width - 2 * self._left, 20)
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
        view = canvas.view
        width = min(NOTICE_WIDTH, view.width / 3)
        foot = view.height - FOOT
        for notice in self.notices:
            height = notice.height(canvas, width)
            foot -= height + Sizes.gap
            notice.place((view.width - width - Sizes.margin, foot, width, height))


def continue_lines(desk: Desk, record: Record) -> tuple[str, str]:
    """Return who plays the match that waits, and in which turn it was left when."""
    left, right = player_names(desk, record.header.seats)
    turn = 1 + sum(isinstance(entry.action, EndTurn) for entry in record.entries)
    moment = record.header.began
    if record.path is not None:
        moment = datetime.fromtimestamp(record.path.stat().st_mtime)
    return (
        desk.say("menu.continue_who", left=left, right=right),
        desk.say("menu.continue_when", turn=turn, when=_when(desk, moment)),
    )


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
