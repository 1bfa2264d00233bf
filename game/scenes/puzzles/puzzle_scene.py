"""A puzzle at the table: the match itself, with both hands open and all the time in the world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.board import Marks, Play
from game.kit import Canvas, Command, HintArea, Intent, Scene, SceneStack, Viewport
from game.play import Match, Seat
from game.puzzles import WIN_NOW
from game.rules import Attack, EndTurn, MatchAction

from ..common.dialogs.confirm_dialog import ConfirmDialog, ConfirmQuestion
from ..common.drawings.confetti import Confetti
from ..common.widgets.gain_sign import practice_signs
from ..common.widgets.outcome_plate import WALKS, Way
from ..match.match_scene import MatchScene
from ..match.table_marks import TableMarks
from ..services import Services
from .puzzle_dialog import PuzzleDialog
from .puzzle_hints import PuzzleHints
from .puzzle_plate import PuzzlePlate
from .puzzle_progress import earned_practices
from .puzzle_run import PuzzleRun
from .puzzle_words import outcome_told, today
from .referee import SHOWN, UNJUDGED, OrderMind, PuzzleReferee, Stage

#: What a key may mean while something is judged, shown, or over.
_LOOKS = frozenset(("back", "pause", "help", "inspect", "log", "faster", "slower"))
#: What is heard when the puzzle is solved, or its solution has been seen; and when it is not.
_GOOD_SOUND, _BAD_SOUND = "mana_gain", "card_refused"
_ICONS = {
    "next": "next",
    "try_again": "reset",
    "step_back": "undo",
    "watch": "eye",
    "list": "puzzles",
}


class PuzzleScene(MatchScene):
    """Has a puzzle solved; each try is a scene of its own in the place of the one before.

    ``done`` are the actions with which it begins, ``shows`` has the solution played.
    """

    keys: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("digits", "next", "run_on", "undo", "redo"), ""),
        "home": "puzzles.ways.again",
        **dict.fromkeys(("forecast", "foresee", "hint", "why", "inspect", "log"), ""),
        **dict.fromkeys(("pause", "faster", "slower"), ""),
    }

    def __init__(
        self,
        services: Services,
        run: PuzzleRun,
        done: Sequence[MatchAction] = (),
        *,
        shows: bool = False,
    ) -> None:
        self.run = run
        start = run.puzzle.state(services.content.cards)
        self.side = start.active
        seats = [Seat(), Seat()]
        seats[1 - self.side] = Seat("", "computer")
        match = Match.from_position(start, (seats[0], seats[1]), whole_turn=True)
        for action in done:
            match.submit(action)
        if done or shows or run.tries or run.shown:
            self.transition_kind = "cut"
        self.referee = PuzzleReferee(services, run.puzzle, match, self._hear)
        self.confetti: Confetti | None = None
        super().__init__(services, match)
        self.marks = PuzzleMarks(self)
        self.flow.seen = self.side
        self.flow.is_admitted = lambda _action: self._acts or self.plays
        self.flow.computer.mind = OrderMind(match)  # type: ignore[assignment]
        self.end_warning.muted = True
        self._acts = False
        if shows:
            self.referee.show_solution()

    def _make(self) -> None:
        """Make what stands around the table, and the plate with the task."""
        super()._make()
        self.view.lay_open()
        self.tips.muted = True
        puzzle, translate = self.run.puzzle, self.translate
        self.hints = PuzzleHints(self.services, puzzle, self.match, self.view, self.side)
        grade = translate(f"puzzles.grades.{puzzle.grade}")
        self.plate = PuzzlePlate(translate(self._task("kinds")), puzzle.grade, grade)
        self.buttons.hint.on_click = self.give_hint
        self.buttons.hint.hint = translate("puzzles.hint.button")
        self.task = self.widgets.add(HintArea())
        self._told_stage = Stage.PLAYS

    # What the referee tells

    @property
    def plays(self) -> bool:
        """Whether the player is to play."""
        return self.referee.stage is Stage.PLAYS

    def _hear(self, code: str) -> None:
        """Keep how the try came out, as soon as that is known."""
        if self.referee.solved:
            before = earned_practices(self.services)
            self.run.note_solved(self.services, today())
            self.run.earned = earned_practices(self.services) - before
        elif code != UNJUDGED:
            self.run.note_failed(self.services)

    def _show_action(self, action: MatchAction) -> None:
        self._acts = True
        self.flow.submit(action)
        self._acts = False

    # What the player does

    def play(self, play: Play) -> None:
        """Play a card; whatever it is, it can be taken back."""
        self.flow.submit(play)

    def give_hint(self) -> None:
        """Tell one step more; in a second turn, what a master would do."""
        if not self.plays or not self.flow.free:
            return
        if self.referee.second:
            self.hint.toggle()
        elif self.hints.ask():
            self.ask_solution()
        self.view.hush()

    def start_over(self) -> None:
        """Begin anew, as often as one likes."""
        self._go_to(PuzzleScene(self.services, self.run))

    def step_back(self) -> None:
        """Begin where the turn was about to be left: all that was played lies there."""
        actions = [done.action for done in self.match.history]
        plays = actions[: next(n for n, each in enumerate(actions) if _leaves(each))]
        kept = [action for action in plays if isinstance(action, MatchAction)]
        self._go_to(PuzzleScene(self.services, self.run, kept))

    def ask_solution(self) -> None:
        """Ask whether the solution is to be watched, where that costs something."""
        if self.run.is_solved(self.services) or self.run.shown:
            self.watch_solution()
            return
        text = "watch_text_day" if self.run.counted_day(today()) else "watch_text"
        question = ConfirmQuestion(
            self.translate("puzzles.watch_title"),
            self.translate(f"puzzles.{text}"),
            self.translate("puzzles.watch_yes"),
            self.translate("puzzles.watch_no"),
            "icons/eye",
        )

        def answered(result: object) -> None:
            if result is True:
                self.watch_solution()

        self.push(ConfirmDialog(question), answered)

    def watch_solution(self) -> None:
        """Have the solution played from the beginning."""
        self.run.note_shown(self.services)
        self._go_to(PuzzleScene(self.services, self.run, shows=True))

    def _go_to(self, scene: Scene) -> None:
        self.replace(scene)

    def handle(self, intent: Intent) -> None:
        """Answer the player; once all is over, the ways on."""
        if isinstance(intent, Command):
            if intent.name == "home":
                self.start_over()
                return
            if intent.name == "hint":
                self.give_hint()
                return
            if self.referee.stage is Stage.OVER:
                if intent.name == "undo":
                    self.start_over()
                    return
                if intent.name in WALKS:
                    self.widgets.handle(intent)
                    return
            if not self.plays and intent.name not in _LOOKS and not self.view.busy:
                return
        super().handle(intent)

    def pause(self, notice: str = "") -> None:
        """Open the ways out of the puzzle; ``notice`` is why they come by themselves."""
        kind = self.run.puzzle.kind
        words = notice or self.translate(f"puzzles.tasks.{kind}")
        title = self.translate(f"puzzles.kinds.{kind}")
        ways = ("resume", "again", "watch", "options", "list", "menu")
        self.push(PuzzleDialog(self.services, title, words, ways, "resume"), self._leave_by)

    def _leave_by(self, way: object) -> None:
        """Go the way that was chosen."""
        acts: dict[object, Callable[[], None]] = {
            **dict.fromkeys(("again", "try_again"), self.start_over),
            "step_back": self.step_back,
            "watch": self.ask_solution,
            "options": lambda: self.push(self.services.routes.options()),
            "list": lambda: self.stack.clear_to(self.services.routes.puzzles()),
            "menu": lambda: self.stack.clear_to(self.services.routes.menu()),
            "next": lambda: self.services.routes.go_to_next_puzzle(self.stack),
        }
        act = acts.get(way)
        if act is not None:
            act()

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Say what is asked, and count the time from now on."""
        super().enter(stack)
        self.run.watch.run(not self.run.gain)
        if not self.match.history and self.plays:
            self.view.tell(self.translate(f"puzzles.tasks.{self.run.puzzle.kind}"))

    def push(self, scene: Scene, on_result: Callable[[object], None] | None = None) -> None:
        """Put a scene over the table; no time is counted meanwhile."""
        self.run.watch.run(False)
        super().push(scene, on_result)

    def resume(self) -> None:
        """Count the time again."""
        super().resume()
        self.run.watch.run(self.run.gain is None)

    def leave(self) -> None:
        """Wait for no verdict, and count no time."""
        super().leave()
        self.referee.leave()
        self.run.watch.run(False)

    def update(self, dt: float) -> bool:
        """Move the picture on; have a turn that is over judged."""
        self.flow.waits = self.referee.holds
        moving = super().update(dt)
        if not self.on_stack:
            return False
        if not self.view.busy:
            moving |= self.referee.go_on(dt, self._show_action)
        if self.confetti is not None:
            moving |= self.confetti.update(dt)
        self._keep_quiet()
        return self._say() | moving

    def _keep_quiet(self) -> None:
        """Offer nothing to be played while the player does not play."""
        buttons, plays = self.buttons, self.plays
        buttons.why.visible &= plays
        buttons.hint.visible &= plays
        self.undo.muted = not plays
        if not plays:
            buttons.first.visible = buttons.second.visible = False
            self.forecast.button.visible = False

    def _tell_stop(self) -> None:
        """Tell the hint, or what an assault waits for."""
        super()._tell_stop()
        message = self.view.message
        standing = (self.hints.words if self.plays else "") or message.standing
        told = self._told_meanwhile()
        if told:
            standing = self.translate(f"puzzles.{told}")
        if standing != message.standing:
            message.standing = standing
            self.invalidate()

    def _told_meanwhile(self) -> str:
        """Return the key of what is told while a turn is judged, or the opponent answers."""
        referee = self.referee
        if referee.stage is Stage.JUDGED and referee.outcome != SHOWN:
            return "judging"
        if referee.stage is not Stage.SHOWS:
            return ""
        if referee.second and not referee.outcome:
            return "goes_on"
        return "answers" if referee.solved or referee.answered else ""

    def _covers_recap(self) -> bool:
        """Whether something is read where the account of a turn would be: always."""
        return True

    def _say(self) -> bool:
        """Put on the plate how it has come out; True when that is news."""
        stage = self.referee.stage
        over = stage is Stage.OVER
        self.view.hold_banners(over)
        if stage is self._told_stage or (over and not self.view.calm):
            return False
        self._told_stage = stage
        self.plate.task = self.translate(self._task("kinds"))
        if over:
            self._tell_outcome()
        self._lay_out(self.stack.view)
        return True

    def _tell_outcome(self) -> None:
        """Write the outcome, and offer the ways on."""
        referee, run = self.referee, self.run
        self.plate.told = outcome_told(self.services, run, referee.outcome)
        self.view.audio.play(_GOOD_SOUND if self.plate.told.good else _BAD_SOUND)
        ways: tuple[str, ...] = ("try_again", "step_back", "watch", "list")
        if referee.solved:
            ways = ("next", "watch", "list")
            self.plate.signs = practice_signs(self, run.earned)
            if not self.services.settings.reduced_motion:
                self.confetti = Confetti(self.side)
        elif run.shown:
            ways = ("try_again", "list") if not run.gain else ("next", "try_again", "list")
        self.plate.offer(self.widgets, [self._way(way) for way in ways])

    def _way(self, way: str) -> Way:
        words = self.translate(f"puzzles.ways.{way}")
        return Way(words, _ICONS[way], lambda: self._leave_by(way))

    def retext(self) -> None:
        """Write everything anew in another language."""
        super().retext()
        self._lay_out(self.stack.view)

    def resize(self, view: Viewport) -> None:
        """Lay everything at its place in the new window."""
        super().resize(view)
        self._lay_out(view)

    def _lay_out(self, view: Viewport) -> None:
        self.plate.place(view, self.view.layout)
        self.task.rect = self.plate.box
        self.task.hint = "" if self.plate.told.title else self.translate(self._task("tasks"))

    def _task(self, section: str) -> str:
        """Return the key of what is asked now: the second turn of two is a win at once."""
        kind = WIN_NOW if self.referee.second else self.run.puzzle.kind
        return f"puzzles.{section}.{kind}"

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the plate, and what is being read."""
        self.view.draw_table(canvas, self.marks.collect())
        # What happens on the table goes below the plate and its buttons.
        self.view.draw_effects(canvas)
        self.hint.draw(canvas)
        if not self.forecast.ahead:
            self.plate.draw(canvas)
        self.widgets.draw(canvas)
        words = self.reading.words()
        if words is not None:
            words = words._replace(avoid=(*words.avoid, self.plate.box))
        self.view.draw_told(canvas, words)
        if self.confetti is not None:
            self.confetti.draw(canvas)


class PuzzleMarks(TableMarks):
    """The marks of a match, and what a hint points out."""

    def __init__(self, scene: PuzzleScene) -> None:
        super().__init__(scene)
        self._puzzle = scene

    def collect(self) -> Marks:
        """Return what is to be pointed out."""
        marks = super().collect()
        if not self._puzzle.plays:
            # Nothing of what could come next is asked any more.
            marks.forecast_view = marks.danger = marks.pairing = None
        elif self._puzzle.flow.free:
            self._puzzle.hints.mark(marks)
        return marks


def _leaves(action: object) -> bool:
    """Whether an action leaves the summoning."""
    return isinstance(action, Attack | EndTurn)
