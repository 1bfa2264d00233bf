"""The words of a puzzle, a part of its table: task, hints and outcome, on one plate."""

from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from game.board import Layout, Marks
from game.kit import (
    Canvas,
    Colours,
    Command,
    HintArea,
    Intent,
    Sizes,
    Viewport,
    grown,
    text_size,
    text_style,
)
from game.puzzles import WIN_NOW, Puzzle

from ..common import (
    HEAD,
    HEAD_AWAY,
    PADDING,
    TITLE,
    WALKS,
    Confetti,
    OutcomePlate,
    Way,
    WonSign,
    draw_wax_seal,
)
from ..match.table_part import TablePart, TableTools
from .ladder_step import KIND_ICONS, draw_grade, gems_width
from .puzzle_run import SHOWN, PuzzleRun, outcome_told
from .referee import PuzzleHints, PuzzleReferee, Stage

_GEM, _GEMS = 6.0, 20.0
_SMALL = text_style.CAPTION.with_changes(size=15, valign="middle", fit=True, colour=Colours.text)
#: The seal with the sign of the kind, and how far its middle is within the sheet.
_SEAL, _SEAL_IN = 27.0, 14.0


class TaskPlate:
    """Says the task on a plate while the player plays, in place of the outcome."""

    def __init__(self, plate: OutcomePlate, task: str, puzzle: Puzzle, grade_name: str) -> None:
        self._plate, self.task = plate, task
        self._puzzle, self._grade_name = puzzle, grade_name

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the plate out below the row of the opponent, and the buttons on it."""
        if self._plate.told.title:
            self._plate.place(view, layout)
        else:
            self._plate.lay(layout, lambda width: self._task_height(view, width))

    def _task_height(self, view: Viewport, width: float) -> float:
        """Measure the task at a width; return how high the plate is with the grade below it."""
        look = TITLE.with_changes(wrap=grown(1.0) > 1.0)
        wide = width - 2 * PADDING if look.wrap else None
        self._plate.head = max(HEAD, text_size(view, self.task, look, wide)[1])
        return 2 * HEAD_AWAY + self._plate.head + grown(_GEMS)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; the buttons draw themselves."""
        if self._plate.told.title:
            self._plate.draw(canvas)
            return
        head = self._plate.draw_ground(canvas)
        canvas.text(self.task, head, TITLE, wrap=grown(1.0) > 1.0)
        with canvas.reading(self._plate.box):
            self._draw_grade(canvas, self._plate.box)
            seal = self._plate.box.x + _SEAL_IN, self._plate.box.centery
            draw_wax_seal(canvas, seal, _SEAL, KIND_ICONS[self._puzzle.kind])

    def _draw_grade(self, canvas: Canvas, box: pygame.FRect) -> None:
        wide, y = gems_width(_GEM), box.y + HEAD_AWAY + self._plate.head + grown(_GEMS) / 2
        room = box.width - 2 * PADDING - wide - Sizes.gap_small
        named = min(canvas.text_size(self._grade_name, _SMALL)[0], room)
        x = box.centerx - (wide + Sizes.gap_small + named) / 2
        draw_grade(canvas, (x, y), _GEM, self._puzzle.grade)
        high = grown(_GEMS)
        place = (x + wide + Sizes.gap_small, y - high / 2, named + 2, high)
        canvas.text(self._grade_name, place, _SMALL)


#: The sound when the puzzle is solved, or its solution was shown; and when a try has failed.
_GOOD_SOUND, _BAD_SOUND = "mana_gain", "card_refused"
#: The keys that count while a turn is judged or shown, or the try is over.
_LOOKS = frozenset(("back", "pause", "help", "inspect", "log", "faster", "slower"))
_ICONS = {
    "next": "next",
    "try_again": "reset",
    "step_back": "undo",
    "watch": "eye",
    "list": "puzzles",
}


class PuzzleTurns(TablePart):
    """Has a turn that is over judged, and shows its refutation."""

    def __init__(self, tools: TableTools, referee: PuzzleReferee) -> None:
        super().__init__(tools)
        self._referee = referee

    def update(self, dt: float) -> bool:
        """Let the referee go on once the picture rests."""
        return not self._view.busy and self._referee.go_on(dt, self._flow.perform)


class PuzzleTalk(TablePart):
    """Tells the task and the outcome on a plate.

    ``go`` takes one of the ways on; ``signs`` returns the signs of what was earned. While
    ``ahead`` returns True, the opponent's next turn is looked at in place of the plate.
    """

    def __init__(
        self,
        tools: TableTools,
        run: PuzzleRun,
        referee: PuzzleReferee,
        hints: PuzzleHints,
        go: Callable[[str], None],
        signs: Callable[[], list[WonSign]],
        ahead: Callable[[], bool],
    ) -> None:
        super().__init__(tools)
        self._widgets = tools.widgets
        self._run, self._referee, self._hints = run, referee, hints
        self._go, self._signs, self._looks_ahead = go, signs, ahead
        self._window = Viewport.of((1280, 720))
        named = self._services.translate(f"puzzles.grades.{run.puzzle.grade}")
        self.plate = OutcomePlate()
        self._task_plate = TaskPlate(self.plate, self._task("kinds"), run.puzzle, named)
        self.task = tools.widgets.add(HintArea())
        self._told_stage = Stage.PLAYS
        self.confetti: Confetti | None = None

    def _task(self, section: str) -> str:
        """Return the words of the task: in the second turn of two, to win at once."""
        kind = WIN_NOW if self._referee.second else self._run.puzzle.kind
        return self._services.translate(f"puzzles.{section}.{kind}")

    @property
    def plays(self) -> bool:
        """Whether the player is to play."""
        return self._referee.stage is Stage.PLAYS

    def intercept(self, intent: Intent) -> bool:
        """Answer keys with another meaning in a puzzle, and drop those that do nothing now."""
        if not isinstance(intent, Command):
            return False
        over = self._referee.stage is Stage.OVER
        if intent.name == "home" or (over and intent.name == "undo"):
            self._go("again")
        elif self._referee.solved and over and intent.name == "back":
            # Nothing is left to be paused.
            self._go("list")
        elif over and intent.name in WALKS:
            self._widgets.handle(intent)
        else:
            return not self.plays and intent.name not in _LOOKS and not self._view.busy
        return True

    # Time

    def update(self, dt: float) -> bool:
        """Show the outcome, and let the confetti fall."""
        return self._say() | (self.confetti is not None and self.confetti.update(dt))

    def _say(self) -> bool:
        """Put the outcome on the plate; True when it is new."""
        stage = self._referee.stage
        over = stage is Stage.OVER
        self._view.hold_banners(over)
        if stage is self._told_stage or (over and not self._view.calm):
            return False
        self._told_stage = stage
        self._task_plate.task = self._task("kinds")
        if over:
            self._tell_outcome()
        self.place(self._window, self._view.layout)
        return True

    def _tell_outcome(self) -> None:
        referee, run, plate = self._referee, self._run, self.plate
        plate.told = outcome_told(self._services, run, referee.outcome)
        self._view.audio.play(_GOOD_SOUND if plate.told.good else _BAD_SOUND)
        ways: tuple[str, ...] = ("try_again", "step_back", "watch", "list")
        if referee.solved:
            ways = ("next", "watch", "list")
            plate.signs = self._signs()
            if not (run.hints or self._services.settings.reduced_motion):
                self.confetti = Confetti(self._view.table.viewer)
        elif run.shown:
            ways = ("try_again", "list") if not run.gain else ("next", "try_again", "list")
        offered = [self._way(way) for way in ways]
        if referee.solved:
            proposal = self._services.routes.news.next_up("puzzle")
            offered.append(Way(proposal.words, proposal.icon, lambda: self._go("next_up")))
        by_keys = self._services.inputs.device.kind in ("keyboard", "pad")
        plate.offer(self._widgets, offered, show=by_keys)

    def _way(self, way: str) -> Way:
        words = self._services.translate(f"puzzles.ways.{way}")
        return Way(words, f"icons/{_ICONS[way]}", lambda: self._go(way))

    # Words and places

    @property
    def spoken(self) -> str:
        """The task, or how the try has come out."""
        told = self.plate.told
        return " ".join((told.title, *told.lines)) if told.title else self._task("kinds")

    def standing(self, words: str) -> str:
        """Return the hint, or the words while a turn is judged or the opponent answers."""
        if self._told_meanwhile:
            return self._services.translate(f"puzzles.{self._told_meanwhile}")
        return (self._hints.words if self.plays else "") or words

    @property
    def _told_meanwhile(self) -> str:
        """The key of the words while a turn is judged, or the opponent answers."""
        referee = self._referee
        if referee.stage is Stage.JUDGED and referee.outcome != SHOWN:
            return "judging"
        if referee.stage is not Stage.SHOWS:
            return ""
        if referee.second and not referee.outcome:
            return "goes_on"
        return "answers" if referee.solved or referee.answered else ""

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The box of the plate, which a card that is read must not hide."""
        return (self.plate.box,)

    def mark(self, marks: Marks) -> None:
        """Mark the subject of a hint, while the player plays."""
        if self.plays and self._flow.free:
            self._hints.mark(marks)

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay out the plate, and the hint that explains the task."""
        self._window = view
        self._task_plate.place(view, layout)
        self.task.rect = self.plate.box
        self.task.hint = "" if self.plate.told.title else self._task("tasks")

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; its buttons draw themselves."""
        if not self._looks_ahead():
            self._task_plate.draw(canvas)

    def draw_over_all(self, canvas: Canvas) -> None:
        """Draw the confetti of a puzzle that was solved."""
        if self.confetti is not None:
            self.confetti.draw(canvas)
