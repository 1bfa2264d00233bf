"""A puzzle at the table: a match with both hands open and all the time in the world."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import ClassVar

from game.kit import Canvas, Scene, SceneStack
from game.play import Match, Seat
from game.puzzles import KINDS, SURVIVE, WIN_NOW
from game.rules import Attack, EndTurn, MatchAction

from ..common import ConfirmDialog, ConfirmQuestion, practice_signs, thing_signs
from ..match.helpers.table_helpers import TableHelpers
from ..match.table_part import TablePart
from ..match.table_screen import TableScreen
from ..services import Services
from .puzzle_dialog import PuzzleDialog
from .puzzle_progress import earned_practices, puzzle_book
from .puzzle_run import PuzzleRun, Stopwatch, today
from .puzzle_talk import PuzzleTalk, PuzzleTurns
from .referee import UNJUDGED, OrderMind, PuzzleHints, PuzzleReferee, Stage


class PuzzleScene(TableScreen):
    """Has a puzzle solved; each try is a scene of its own in the place of the one before.

    ``done`` are the actions with which it begins, ``shows`` has the solution played.
    """

    effects_below = True
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
        seats[start.field.rival(self.side)] = Seat("", "computer")
        match = Match.from_position(start, (seats[0], seats[1]), whole_turn=True)
        for action in done:
            match.submit(action)
        if done or shows or run.tries or run.shown:
            self.transition_kind = "cut"
        self.referee = PuzzleReferee(services, run.puzzle, match, self._hear)
        super().__init__(
            services,
            match,
            rival=OrderMind(match),
            admits=lambda _action: self.plays,
            waits=lambda: self.referee.holds,
        )
        self.view.lay_open()
        self.flow.seats.seen = self.side
        # A turn that is played to be watched ends by itself.
        self.flow.asks_end = lambda: self.plays and services.settings.end_by_key
        self.set_up()
        if shows:
            self.referee.show_solution()

    def make_parts(self) -> list[TablePart]:
        """Return the helpers of a match, with hints of its own, and what is said of the puzzle."""
        self.buttons = self.make_buttons(offered=lambda: self.plays)
        helpers = TableHelpers(
            self.tools, lambda: self.plays, self.give_hint, "puzzles.hint.button"
        )
        self.hint, self.forecast = helpers.hint, helpers.forecast
        self.hints = PuzzleHints(self.services, self.run, self.match, self.view, self.side)
        self.talk = PuzzleTalk(
            *(self.tools, self.run, self.referee, self.hints),
            *(self._leave_by, lambda: [*practice_signs(self, self.run.earned), *thing_signs(self)]),
            lambda: helpers.forecast.ahead,
        )
        turns = PuzzleTurns(self.tools, self.referee)
        steps = [turns, self.hand, *helpers.before_steps, self.buttons]
        return [*steps, *helpers.after_steps, self.talk]

    # Calls of the referee

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

    # Ways on

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
        self.replace(PuzzleScene(self.services, self.run))

    def step_back(self) -> None:
        """Begin where the turn was about to be left: all that was played lies there."""
        actions = (done.action for done in self.match.history)
        plays = takewhile(lambda each: not isinstance(each, Attack | EndTurn), actions)
        kept = [action for action in plays if isinstance(action, MatchAction)]
        self.replace(PuzzleScene(self.services, self.run, kept))

    def ask_solution(self) -> None:
        """Ask whether the solution is to be watched, where that costs something."""
        if self.run.is_solved(self.services) or self.run.shown:
            self.watch_solution()
            return
        text = "watch_text_day" if self.run.counted_day(today()) else "watch_text"
        say = self.translate
        yes, no = say("puzzles.watch_yes"), say("puzzles.watch_no")
        question = ConfirmQuestion(
            say("puzzles.watch_title"), say(f"puzzles.{text}"), yes, no, "icons/eye"
        )
        self.push(ConfirmDialog(question), lambda yes: self.watch_solution() if yes else None)

    def watch_solution(self) -> None:
        """Have the solution played from the beginning."""
        self.run.note_shown(self.services)
        self.replace(PuzzleScene(self.services, self.run, shows=True))

    def pause(self, notice: str = "") -> None:
        """Open the ways out of the puzzle; ``notice`` is why they come by themselves."""
        kind = self.run.puzzle.kind
        title, words = (self.translate(f"puzzles.{key}.{kind}") for key in ("kinds", "tasks"))
        ways = ("resume", "again", "watch", "options", "list", "menu")
        dialog = PuzzleDialog(self.services, title, words, ways, "resume", notice=notice)
        self.push(dialog, self._leave_by)

    def _leave_by(self, way: object) -> None:
        acts: dict[object, Callable[[], None]] = {
            **dict.fromkeys(("again", "try_again"), self.start_over),
            "step_back": self.step_back,
            "watch": self.ask_solution,
            "options": lambda: self.push(self.services.routes.options()),
            "list": lambda: self.stack.clear_to(self.services.routes.puzzles(self.run.left)),
            "menu": lambda: self.stack.clear_to(self.services.routes.menu("puzzles")),
            "next": lambda: self.services.routes.go_to_next_puzzle(self.stack),
            "next_up": lambda: self.services.routes.news.next_up("puzzle").go(self.stack),
        }
        if way in acts:
            acts[way]()

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Say what is asked, and count the time from now on."""
        super().enter(stack)
        self.run.watch.run(not self.run.gain)
        if not self.match.history and self.plays:
            self.view.tell(self.translate(f"puzzles.tasks.{self.run.puzzle.kind}"))

    def push(self, scene: Scene, on_result: Callable[[object], object] | None = None) -> None:
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

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and confetti over it when the puzzle is solved."""
        super().draw(canvas)
        self.talk.draw_over_all(canvas)


def _run(kind: str) -> PuzzleRun:
    return PuzzleRun(next(each for each in puzzle_book().ladder if each.kind == kind))


def _ended(scene: PuzzleScene) -> PuzzleScene:
    """Have the turn judged that the scene begins with, and what refutes it be over."""
    scene.referee.ask()
    scene.referee.stage = Stage.OVER
    return scene


def example(services: Services) -> PuzzleScene:
    """Return a puzzle that has just been begun."""
    return PuzzleScene(services, _run(WIN_NOW))


def example_hint(services: Services) -> PuzzleScene:
    """Return a puzzle in which two hints were asked for."""
    scene = PuzzleScene(services, _run(WIN_NOW))
    scene.give_hint()
    scene.give_hint()
    return scene


def example_solved(services: Services) -> PuzzleScene:
    """Return a puzzle of the day that has just been solved."""
    run = _run(SURVIVE)
    run.day, run.today = today(), True
    run.watch = Stopwatch(lambda: 0.0, 74.0)
    return _ended(PuzzleScene(services, run, run.puzzle.solution))


def example_earned(services: Services) -> PuzzleScene:
    """Return a puzzle that is the last of a kind to be solved, which earns an achievement."""
    solved = _run(SURVIVE).puzzle
    for kind in KINDS:
        if kind != solved.kind:
            services.profile.puzzles.note_solved(_run(kind).puzzle.id, 9.0)
    return example_solved(services)


def example_failed(services: Services) -> PuzzleScene:
    """Return a puzzle of which the turn was ended too early."""
    return _ended(PuzzleScene(services, _run(WIN_NOW), (EndTurn(),)))
