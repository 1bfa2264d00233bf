"""The page of puzzles: that of the day with its streak, and the ladder from easy to hard."""

from __future__ import annotations

from datetime import date

import pygame

from game.kit import (
    DIRECTIONS,
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Pressable,
    SceneStack,
    Spoken,
    Viewport,
    Widget,
    draw_head,
    draw_panel,
    give_feedback,
    grown,
    share_tab_stop,
    text_style,
)

from ..common import Page, Screen, day_words, draw_landscape, draw_title
from ..services import Services
from .daily_panel import DailyPanel
from .ladder_step import (
    DayButton,
    LadderStep,
    draw_grade,
    draw_path,
    gems_width,
    lay_path,
    path_height,
)
from .puzzle_progress import progress_of
from .puzzle_run import PuzzleRun, status_words, today
from .puzzle_scene import PuzzleDialog, PuzzleScene, about_puzzles

_DAYS = 14
_GAP, _EDGE, _HEAD, _FOOT, _WIDEST = 20.0, 20.0, 50.0, 60.0, 1240.0
_LEFT_SHARE = 0.46
_PITCH = (50.0, 66.0)
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

    depth = 1

    def __init__(self, services: Services, day: date | None = None, left: str | date = "") -> None:
        super().__init__(services)
        self._day = day
        self._left = left
        self.progress = progress_of(services, day)
        self._make()

    def _make(self) -> None:
        progress, services = self.progress, self.services
        self.title = self.translate("puzzles.title")
        self.widgets.clear()
        run = progress.daily_run(progress.day)
        play = Button(self.translate("puzzles.play"), lambda: self._begin(run), icon="icons/play")
        easier = self._easier_button()
        (easier or play).kind = "primary"
        self.daily = DailyPanel(services, progress, self.widgets.add(play), easier)
        if easier is not None:
            self.widgets.add(easier)
        self.daily.days = [
            self.widgets.add(self._day_button(day)) for day in progress.last_days(_DAYS)
        ]
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
            self.steps[progress.next].is_next = True
        back, about = self.translate("saved_games.back"), self.translate("puzzles.about_title")
        self.back = self.widgets.add(Button(back, self.go_back, icon="icons/back"))
        self.about = self.widgets.add(Button(about, self._explain, icon="icons/help"))
        self._take_focus()

    def _easier_button(self) -> Button | None:
        """Return the way to the next step of the ladder, for whom the day's may be too hard."""
        place = self.progress.easier
        if place is None:
            return None
        run = PuzzleRun(self.progress.book.ladder[place])
        words = self.translate("puzzles.easier", number=place + 1)
        hint = self.translate("puzzles.easier_hint")
        return Button(words, lambda: self._begin(run), icon="icons/puzzles", hint=hint)

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

    def retext(self) -> None:
        """Write the buttons anew."""
        self._make()

    def enter(self, stack: SceneStack) -> None:
        """Look what was done since."""
        super().enter(stack)
        self.progress = progress_of(self.services, self._day)
        self._make()

    def _follow_day(self) -> None:
        """Show another day's puzzle once it is midnight."""
        if self._day is None and self.progress.day != today():
            on_the_day = self.widgets.focused is self.daily.play
            self.progress = progress_of(self.services)
            self._make()
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

    def _explain(self) -> None:
        self.stack.push(about_puzzles(self.services))

    def go_back(self) -> None:
        """Go to the menu."""
        self.stack.clear_to(self.services.routes.menu("puzzles"))

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

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back"."""
        if intent == Command("back"):
            self.go_back()

    @property
    def looked_at(self) -> LadderStep | None:
        """The step of the ladder that something is said of: under the pointer, or the keyboard."""
        for step in self.steps:
            if step.hovered:
                return step
        focused: Widget | None = self.widgets.focused
        if isinstance(focused, LadderStep):
            return focused
        place = self.progress.next
        return None if place is None else self.steps[place]

    @property
    def shown_day(self) -> date:
        """The day whose puzzle is shown: under the pointer, or the keyboard; else today."""
        days = self.daily.days
        focused = self.widgets.focused
        looked_at = [each for each in days if each.hovered]
        looked_at += [each for each in days if each is focused and self.widgets.ring_shown]
        return looked_at[0].day if looked_at else self.progress.day

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

    def page_height(self, view: Viewport) -> float:
        """Return how high the page is: with larger words, the ladder lies below the day."""
        if not self._stacked:
            return view.height
        page = Page.of(view, _WIDEST)
        ladder = path_height(len(self.steps), page.area.width - 2 * _EDGE, self._pitch)
        panels = self.daily.height_at(page.area.width) + _GAP + ladder + self._around_path
        return max(view.height, view.height - page.body.height + 8 + panels)

    @property
    def _stacked(self) -> bool:
        return grown(1.0) > _STACKED

    @property
    def _pitch(self) -> tuple[float, float]:
        """The room of a step: larger numbers need larger discs."""
        larger = 0.4 + 0.6 * grown(1.0)
        return larger * _PITCH[0], larger * _PITCH[1]

    @property
    def _around_path(self) -> float:
        return grown(_HEAD) + 16 + self._foot_height + _EDGE

    @property
    def _foot_height(self) -> float:
        """The height of the lines about a step, which have room to wrap when they are larger."""
        return grown(_FOOT) * (1.2 if self._stacked else 1.0)

    def resize(self, view: Viewport) -> None:
        """Lay the panel of the day at the left, the ladder beside it, or below."""
        page = self._page = Page.of(view, _WIDEST)
        body = page.body.inflate(0, -8)
        if self._stacked:
            high = self.daily.height_at(body.width)
            self.daily.place(pygame.FRect(body.x, body.y, body.width, high))
            top = body.y + high + _GAP
            self._panel = pygame.FRect(body.x, top, body.width, body.bottom - top)
        else:
            wide = (body.width - _GAP) * _LEFT_SHARE
            self.daily.place(pygame.FRect(body.x, body.y, wide, body.height))
            left = body.x + wide + _GAP
            self._panel = pygame.FRect(left, body.y, body.right - left, body.height)
        area = self._panel.inflate(-2 * _EDGE, 0)
        area.y += grown(_HEAD) + 16
        area.height -= self._around_path
        lay_path(self.steps, area, self._pitch)
        self.back.place(page.back)
        self.about.place(page.aside)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the title, both panels, and what is said of a step."""
        draw_landscape(canvas, dim=140)
        draw_title(canvas, self.title, self._page.header)
        self.daily.shown = self.shown_day
        self.daily.draw(canvas)
        panel = self._panel
        draw_panel(canvas, panel)
        inside = panel.inflate(-2 * _EDGE, 0)
        head = (inside.x, panel.y + 12, inside.width, grown(_HEAD) - 6)
        draw_head(canvas, head, self.translate("puzzles.ladder"))
        draw_path(canvas, self.steps)
        step = self.looked_at
        if step is not None:
            high = self._foot_height
            foot = pygame.FRect(inside.x, panel.bottom - _EDGE - high, inside.width, high)
            self._draw_step(canvas, step, foot)
        solved, total = self.progress.solved, len(self.steps)
        words = self.translate("puzzles.progress", count=solved, total=total)
        canvas.text(words, self._page.primary, _COUNT, colour=Colours.text)

    def _draw_step(self, canvas: Canvas, step: LadderStep, foot: pygame.FRect) -> None:
        """Say in two lines which puzzle a step is, how hard, and what was done with it."""
        canvas.fill(foot, Colours.well, radius=8, alpha=150)
        line = foot.inflate(-24, -8)
        line.height /= 2
        kind = self.translate(f"puzzles.kinds.{step.puzzle.kind}")
        words = self.translate("puzzles.number", number=step.number, kind=kind)
        canvas.text(words, line, _LINE)
        line.y += line.height
        gems = gems_width(_GEM)
        draw_grade(canvas, (line.x, line.centery), _GEM, step.puzzle.grade)
        grade = self.translate(f"puzzles.grades.{step.puzzle.grade}")
        left = line.x + gems + 10
        wide = line.width / (4 if not self._stacked else 3.2)
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
