"""Somebody who solves puzzles at a desktop, by one device or another."""

from datetime import date
from random import Random

from game.play import PuzzleRecord
from game.puzzles import Puzzle
from game.rules import AnyAction, ChooseOrder, EndTurn, MatchAction, State
from game.scenes import Services
from game.scenes.common.widgets.outcome_plate import Told
from game.scenes.puzzles.puzzle_progress import puzzle_book
from game.scenes.puzzles.puzzle_run import PuzzleRun
from game.scenes.puzzles.puzzle_scene import PuzzleScene
from tests.scenes.desktop import Desktop
from tests.scenes.playing import Hands


def first_of(kind: str) -> Puzzle:
    """Return the easiest puzzle of a kind in which no order of the fallen is asked for."""
    plain = (
        puzzle
        for puzzle in puzzle_book().ladder
        if not any(isinstance(action, ChooseOrder) for action in puzzle.solution)
    )
    return next(puzzle for puzzle in plain if puzzle.kind == kind)


class Solver:
    """Sits before a puzzle; ``day`` is that of the daily one."""

    def __init__(
        self,
        services: Services,
        puzzle: Puzzle,
        hands: type[Hands] = Hands,
        day: date | None = None,
    ) -> None:
        self.services = services
        self.puzzle = puzzle
        run = PuzzleRun(puzzle, day, today=day is not None)
        self.desktop = Desktop(services, PuzzleScene(services, run), rested=True)
        self.hands = hands(self.desktop, Random(1))

    @property
    def scene(self) -> PuzzleScene:
        """The try that is on the screen."""
        found = [each for each in self.desktop.app.stack.scenes if isinstance(each, PuzzleScene)]
        return found[-1]

    @property
    def state(self) -> State:
        return self.scene.state

    @property
    def ways(self) -> list[str]:
        """The words of the buttons on the plate."""
        return [button.label for button in self.scene.talk.plate.buttons]

    def way(self, name: str) -> str:
        return self.services.translate(f"puzzles.ways.{name}")

    def press(self, name: str) -> None:
        """Press a button of the plate."""
        self.desktop.wait(1)
        self.desktop.choose(self.way(name))

    def key(self, *keys: int) -> None:
        """Press some keys, each once nothing moves."""
        for key in keys:
            self.desktop.keys(key)

    def watch(self) -> None:
        """Have the solution shown."""
        self.scene.watch_solution()
        self.desktop.rest()

    @property
    def outcome(self) -> str:
        return self.scene.referee.outcome

    @property
    def told(self) -> Told:
        """The words on the plate."""
        return self.scene.talk.plate.told

    @property
    def kept(self) -> PuzzleRecord:
        """The player's results with the puzzle."""
        return self.services.profile.puzzles.get(self.puzzle.id)

    @property
    def done(self) -> list[AnyAction]:
        """All that has been done in this try."""
        return [done.action for done in self.scene.match.history]

    def do(self, *actions: MatchAction) -> None:
        """Do some actions with the device in hand, the end of the turn by its buttons."""
        for action in actions:
            self.desktop.rest()
            if isinstance(action, EndTurn):
                self.end_turn()
            else:
                self.hands.act(action)
        self.desktop.rest()

    def end_turn(self) -> None:
        """Press the button of the next step until the turn is over."""
        turn = self.state.turn
        for _ in range(12):
            self.desktop.wait(0.6)
            if self.scene.referee.holds or self.state.turn != turn:
                break
            self.hands.go_on()
            self.desktop.rest()
        self.desktop.rest()

    def solve(self) -> None:
        """Play the solution."""
        self.do(*self.puzzle.solution)
