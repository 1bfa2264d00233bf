"""The page of puzzles: that of the day with its streak, and the ladder from easy to hard."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import TypeVar

import pygame

from game.kit import (
    DIRECTIONS,
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Panel,
    PanelHead,
    Pressable,
    Row,
    SceneStack,
    Space,
    Spoken,
    give_feedback,
    grown,
    share_tab_stop,
    text_style,
)

from ..common import Foot, Screen, day_words, own_portrait
from ..services import Services
from .daily_panel import DailyPanel
from .ladder_path import LadderPath
from .ladder_step import DayButton, LadderStep, draw_grade, gems_width
from .puzzle_dialog import PuzzleDialog, about_puzzles
from .puzzle_progress import progress_of
from .puzzle_run import PuzzleRun, status_words, today
from .puzzle_scene import PuzzleScene

Place = TypeVar("Place", bound=Pressable)

_DAYS = 14
_GAP, _EDGE, _HEAD, _FOOT, _WIDEST = 20.0, 20.0, 50.0, 60.0, 1240.0
_LEFT_SHARE = 0.46
_PITCH = (42.0, 56.0)
_GEM = 6.0
#: From which growth of the texts on the panels lie below one another.
_STACKED = 1.25
_LINE = text_style.BODY.with_changes(size=17, valign="middle", fit=True, colour=Colours.light)
_SMALL = text_style.BODY.with_changes(size=16, valign="middle", fit=True, colour=Colours.text)
_COUNT = text_style.BODY.with_changes(align="center", valign="middle", fit=True, outline=1.4)


class PuzzlesScene(Screen):
    """Lists the puzzles; pressing one begins it.

    Enter begins that of the day, while it is not solved, or an easier one for whom is new; the
    first arrow key goes to the first step of the ladder that is not.
    """

    depth, entry = 1, "puzzles"
    dim = 140
    widest = _WIDEST

    def __init__(self, services: Services, day: date | None = None, left: str | date = "") -> None:
        super().__init__(services)
        self._day, self._left = day, left
        self.progress = progress_of(services, day)
        self.remake()

    def make(self) -> None:
        """Make the buttons of the days and of the steps."""
        progress = self.progress
        self.title = self.translate("puzzles.title")
        run = progress.daily_run(progress.day)
        play, easier = self.add_button("puzzles.play", lambda: self._begin(run), "play"), None
        if progress.easier is not None:
            easier = self._easier_button(progress.easier)
        (easier or play).kind = "primary"
        days = [self.widgets.add(self._day_button(day)) for day in progress.last_days(_DAYS)]
        shown = partial(getattr, self, "shown_day")
        self.daily = DailyPanel(self.services, progress, shown, play, easier, days)
        self.steps = [
            self.widgets.add(
                LadderStep(
                    number,
                    puzzle,
                    progress.record(puzzle),
                    lambda puzzle=puzzle: self._begin(PuzzleRun(puzzle)),  # type: ignore[misc]
                )
            )
            for number, puzzle in enumerate(progress.book.ladder, 1)
        ]
        share_tab_stop(self.daily.days, self.daily.days[-1])
        share_tab_stop(self.steps, self.steps[progress.next or 0])
        if progress.next is not None:
            step = self.steps[progress.next]
            step.is_next, step.climber = True, own_portrait(self.services)
        self.back = self.add_button("saved_games.back", self.go_back, "back")
        self.about = self.add_button(
            "puzzles.about_title", lambda: self.stack.push(about_puzzles(self.services)), "help"
        )
        self.foot = Foot(back=self.back, aside=self.about)
        self._take_focus()

    def _easier_button(self, place: int) -> Button:
        """Add the way to the next step of the ladder, for whom the day's may be too hard."""
        run = PuzzleRun(self.progress.book.ladder[place])
        button = self.add_button(
            "", lambda: self._begin(run), "puzzles", hint="puzzles.easier_hint"
        )
        button.label = self.translate("puzzles.easier", number=place + 1)
        return button

    def _day_button(self, day: date) -> DayButton:
        progress = self.progress
        run = progress.daily_run(day)
        record = progress.record(run.puzzle)
        button = DayButton(day, record, lambda: self._begin(run), kept=day in progress.days)
        button.is_today = day == progress.day
        return button

    def _take_focus(self) -> None:
        """Begin with what was left, the day or the next step of the ladder, with no ring yet."""
        place = self.progress.next
        left = self._button_left()
        self._walks = left is not None
        if left is not None:
            self.widgets.focus(left)
        elif self.progress.day in self.progress.days and place is not None:
            self.widgets.focus(self.steps[place])
        else:
            self.widgets.focus(self.daily.easier or self.daily.play)

    def _button_left(self) -> Pressable | None:
        """Return the button of the puzzle that was left, unless it is that of the present day."""
        progress = self.progress
        if self._left == progress.day:
            return None
        names: list[str | date] = [*progress.last_days(_DAYS)]
        names += [puzzle.id for puzzle in progress.book.ladder]
        return dict(zip(names, (*self.daily.days, *self.steps), strict=True)).get(self._left)

    def enter(self, stack: SceneStack) -> None:
        """Look what was done since."""
        super().enter(stack)
        self.progress = progress_of(self.services, self._day)
        self.remake()

    def _follow_day(self) -> None:
        if self._day is None and self.progress.day != today():
            on_the_day = self.widgets.focused is self.daily.play
            self.progress = progress_of(self.services)
            self.remake()
            if on_the_day:
                self.widgets.focus(self.daily.play)
            self.lay_out_anew()

    def update(self, dt: float) -> bool:
        """Move the widgets, and look which day it is."""
        self._follow_day()
        return super().update(dt)

    # Ways on

    def _begin(self, run: PuzzleRun) -> None:
        self.stack.replace(PuzzleScene(self.services, run))

    def handle(self, intent: Intent) -> None:
        """Lead the first arrow, and that from the day, to the first step that is not solved."""
        # What is pressed after midnight is the new day's.
        self._follow_day()
        place = self.progress.next
        name = intent.name if isinstance(intent, Command) else ""
        first = name in DIRECTIONS and not self._walks
        self._walks |= name in (*DIRECTIONS, "forward", "backward")
        from_the_day = self.widgets.focused is (self.daily.easier or self.daily.play)
        from_the_day &= name == "right"
        if (first or from_the_day) and place is not None:
            give_feedback("move")
            self.widgets.focus(self.steps[place], show=True)
            self.invalidate()
        else:
            super().handle(intent)

    @property
    def looked_at(self) -> LadderStep | None:
        """The step of the ladder that something is said of: that at the one that moved last.

        The pointer or the keyboard, else the next one.
        """
        found = self._moved_to(self.steps)
        if found is None and isinstance(self.widgets.focused, LadderStep):
            found = self.widgets.focused
        place = self.progress.next
        return found if found is not None or place is None else self.steps[place]

    @property
    def shown_day(self) -> date:
        """The day whose puzzle is shown: at the pointer or the keyboard, as above; else today."""
        found = self._moved_to(self.daily.days)
        return self.progress.day if found is None else found.day

    def _moved_to(self, places: Sequence[Place]) -> Place | None:
        """Return the one with the keyboard, as long as that is seen, else the one pointed at."""
        focused = self.widgets.focused if self.widgets.ring_shown else None
        at_keys = [each for each in places if each is focused]
        return next(iter([*at_keys, *(each for each in places if each.hovered)]), None)

    # The voice

    def spoken_focus(self) -> Spoken | None:
        """Return the puzzle that the keyboard is on: its number, kind and grade, and its state."""
        focused, translate = self.widgets.focused, self.translate
        if isinstance(focused, LadderStep):
            kind = translate(f"puzzles.kinds.{focused.puzzle.kind}")
            name = translate("puzzles.number", number=focused.number, kind=kind)
            grade = translate(f"puzzles.grades.{focused.puzzle.grade}")
            return Spoken(f"{name}, {grade}", value=status_words(self.services, focused.record))
        if isinstance(focused, DayButton):
            status = status_words(self.services, focused.record)
            return Spoken(day_words(self.services, focused.day), value=status)
        return super().spoken_focus()

    # The scene

    def make_body(self) -> Block:
        """Return the panel of the day at the left, the ladder beside it, or below."""
        tall = grown(1.0) > _STACKED
        larger = 0.4 + 0.6 * grown(1.0)
        # The lines about a step have room to wrap when they are larger.
        foot = grown(_FOOT) * (1.2 if tall else 1.0)
        ladder = Panel(
            PanelHead(self.translate("puzzles.ladder"), _HEAD - 6),
            Space(10.0),
            LadderPath(
                self.steps,
                (larger * _PITCH[0], larger * _PITCH[1]),
                lambda grade: self.translate(f"puzzles.grades.{grade}"),
                tall=tall,
            ),
            Drawn(self._draw_step, foot),
            edge=_EDGE,
            tall=(12.0, _EDGE),
            gap=0.0,
        )
        shares = (_LEFT_SHARE, 1 - _LEFT_SHARE)
        panels = Row(
            self.daily.block(tall=tall), ladder, gap=_GAP, shares=shares, stack=_STACKED, spring=1
        )
        return Column(Space(4.0), panels, Space(4.0))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, and how many puzzles are solved."""
        super().draw_background(canvas)
        solved, total = self.progress.solved, len(self.steps)
        words = self.translate("puzzles.progress", count=solved, total=total)
        canvas.text(words, self._page.primary, _COUNT, colour=Colours.text)

    def _draw_step(self, canvas: Canvas, foot: pygame.FRect) -> None:
        step = self.looked_at
        if step is None:
            return
        canvas.fill(foot, Colours.well, radius=8, alpha=150)
        line = foot.inflate(-24, -8)
        line.height /= 2
        kind = self.translate(f"puzzles.kinds.{step.puzzle.kind}")
        canvas.text(self.translate("puzzles.number", number=step.number, kind=kind), line, _LINE)
        line.y += line.height
        draw_grade(canvas, (line.x, line.centery), _GEM, step.puzzle.grade)
        left = line.x + gems_width(_GEM) + 10
        wide = line.width / (3.2 if grown(1.0) > _STACKED else 4)
        grade = self.translate(f"puzzles.grades.{step.puzzle.grade}")
        canvas.text(grade, (left, line.y, wide, line.height), _SMALL)
        left += wide + 10
        status = status_words(self.services, step.record)
        canvas.text(status, (left, line.y, line.right - left, line.height), _SMALL)


_EXAMPLE_DAY = date(2026, 11, 22)


def example_new(services: Services) -> PuzzlesScene:
    """Return the page before anything was tried."""
    return PuzzlesScene(services, _EXAMPLE_DAY)


def example(services: Services) -> PuzzlesScene:
    """Return the page of somebody who has solved some of the puzzles."""
    progress, store = PuzzlesScene(services, _EXAMPLE_DAY).progress, services.profile.puzzles
    for number, puzzle in enumerate(progress.book.ladder[:20]):
        if number % 6 == 4:
            store.note_failed(puzzle.id)
        else:
            store.note_solved(puzzle.id, 20 + 7 * number)
    for back in (8, 7, 6, 5, 3, 2, 1):
        run = progress.daily_run(progress.last_days(back + 1)[0])
        store.note_solved(run.puzzle.id, 30 + back, run.day)
    return PuzzlesScene(services, _EXAMPLE_DAY)


def example_about(services: Services) -> PuzzleDialog:
    """Return what a puzzle is."""
    return about_puzzles(services)
