"""A puzzle at the table: solved, failed, taken back, begun anew, and shown."""

import pygame
import pytest

from game.board import SIGNS_END
from game.content import load_strings
from game.play import ProfileError
from game.puzzles import KINDS, SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle
from game.rules import (
    ASSAULT,
    EDITION_NAMES,
    FIRST,
    LEFT,
    ChooseOrder,
    EndTurn,
    Event,
    MatchAction,
    events,
    match_actions,
    to_text,
)
from game.scenes import MenuScene, Services
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.puzzles.puzzle_progress import puzzle_book
from game.scenes.puzzles.puzzle_run import SHOWN, PuzzleRun, Stopwatch, today
from game.scenes.puzzles.puzzle_scene import PuzzleScene
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.puzzles.referee import Stage
from tests.amounts import paired
from tests.certain import failing, sure
from tests.scenes.playing import Hands, Keys, Pad

from .solver import Solver, first_of


@pytest.mark.parametrize("hands", [Hands, Keys, Pad])
def test_a_win_is_played_by_any_device(services: Services, hands: type[Hands]) -> None:
    solver = Solver(services, first_of(WIN_NOW), hands)
    assert solver.scene.view.table.open_hands
    solver.solve()
    assert solver.outcome == "solved"
    assert solver.told.title == services.translate("puzzles.solved_title")
    assert (solver.kept.tries, solver.kept.shown) == (1, False)
    assert None not in (solver.kept.solved, solver.kept.seconds)
    assert services.profile.history.matches() == [], "a puzzle is no match"
    if hands is not Hands:
        assert solver.scene.widgets.ring_shown
        assert solver.scene.widgets.focused is solver.scene.talk.plate.buttons[0]
    solver.key(pygame.K_ESCAPE)
    solver.desktop.at(PuzzlesScene)


def test_who_survives_sees_the_attack_before_it_is_said_to_be_solved(services: Services) -> None:
    solver = Solver(services, first_of(SURVIVE))
    scene, told = solver.scene, []
    hear = scene.view.animator.heard

    def heard(event: Event) -> None:
        told.append((type(event), bool(scene.talk.plate.told.title)))
        hear(event)

    scene.view.animator.heard = heard
    solver.solve()
    assert scene.referee.outcome == "solved"
    assert scene.talk.plate.told.title == services.translate("puzzles.solved_title")
    assert solver.state.active == scene.side, "the opponent has had the whole turn"
    attacks = [said for kind, said in told if kind is events.CreatureAttacked]
    assert attacks
    assert not any(attacks), "nothing is said before the attack is over"
    assert scene.view.message.standing == ""


def test_a_turn_that_does_not_survive_is_refuted_on_the_board(services: Services) -> None:
    solver = Solver(services, first_of(SURVIVE))
    solver.end_turn()
    assert solver.outcome == "loses"
    assert solver.state.winner != solver.scene.side
    assert solver.scene.view.table.differences(solver.state) is None
    assert (solver.kept.tries, solver.kept.solved) == (1, None)


def test_a_turn_that_does_not_win_is_told_and_tried_again_or_taken_back(services: Services) -> None:
    solver = Solver(services, first_of(WIN_NOW), Keys)
    start, first = to_text(solver.state), solver.puzzle.solution[0]
    solver.do(first)
    before = to_text(solver.state)
    solver.end_turn()
    assert solver.outcome == "stands"
    assert solver.told.lines == (services.translate("puzzles.outcomes.stands"),)
    ways = ("try_again", "step_back", "watch", "list")
    assert solver.ways == [solver.way(each) for each in ways]
    tray = solver.scene.view.layout.other_tray
    assert solver.scene.talk.plate.box.y > tray.y + tray.height + SIGNS_END
    # The plays can be kept.
    solver.press("step_back")
    assert (to_text(solver.state), solver.done) == (before, [first])
    solver.end_turn()
    # Or one press leads back to the start.
    solver.desktop.wait(1)
    solver.key(pygame.K_RETURN)
    assert to_text(solver.state) == start
    assert solver.scene.referee.stage is Stage.PLAYS
    # As the key does that takes a play back elsewhere.
    solver.do(first)
    solver.end_turn()
    solver.key(pygame.K_u)
    assert to_text(solver.state) == start
    solver.solve()
    assert solver.scene.run.tries == solver.kept.tries == 4


def test_plays_are_taken_back_without_limit(services: Services) -> None:
    solver = Solver(services, first_of(WIN_NOW))
    start = to_text(solver.state)
    plays = [each for each in solver.puzzle.solution if not isinstance(each, EndTurn)]
    solver.do(*plays)
    solver.key(*[pygame.K_u] * len(plays))
    assert to_text(solver.state) == start
    assert solver.scene.view.table.open_hands
    # Or all at once, by the key that starts over.
    solver.do(plays[0])
    solver.key(pygame.K_HOME)
    assert to_text(solver.state) == start
    assert solver.kept.tries == 0, "no turn was ended"


#: An incantation that can be cast between two attacks (R6.2).
STOPS = (
    f"{EDITION_NAMES[FIRST]} 9 left summoning 7 0 - - - - "
    "boom,*,mutant,machine/ogre,brute//0 *,partisan,assassin,revenant/troll//0"
)


def test_an_attack_is_taken_back_too(services: Services) -> None:
    solver = Solver(services, Puzzle(WIN_NOW, 1, STOPS, (EndTurn(),)))
    start = to_text(solver.state)
    solver.desktop.wait(1)
    solver.hands.go_on()
    solver.desktop.rest()
    assert solver.state.phase == ASSAULT
    solver.key(pygame.K_u)
    assert to_text(solver.state) == start
    assert solver.scene.view.table.differences(solver.state) is None


def test_in_a_win_in_two_the_best_defence_is_played(services: Services) -> None:
    solver = Solver(services, first_of(WIN_IN_TWO))
    solver.solve()
    scene = solver.scene
    assert scene.referee.second
    assert scene.referee.stage is Stage.PLAYS
    assert scene.referee.outcome == ""
    assert solver.state.active == scene.side
    assert scene.flow.free
    assert EndTurn in map(type, solver.done)
    # A win is found by the search that proves the puzzles.
    solver.do(*winning_line(solver))
    assert solver.outcome == "solved"


def winning_line(solver: Solver) -> tuple[MatchAction, ...]:
    from game.puzzles.turn_endings import Effort  # noqa: PLC0415
    from game.puzzles.win_hunt import WinHunt  # noqa: PLC0415

    return sure(WinHunt(Effort()).line(solver.state))


@pytest.mark.parametrize("daily", [False, True])
def test_the_streak_is_spoken_of_where_there_is_one(services: Services, daily: bool) -> None:
    solver = Solver(services, first_of(WIN_NOW), day=today() if daily else None)
    solver.scene.ask_solution()
    solver.desktop.rest()
    dialog = solver.desktop.at(ConfirmDialog)
    key = "puzzles.watch_text_day" if daily else "puzzles.watch_text"
    assert dialog.text == services.translate(key)
    assert ("streak" in dialog.text) == daily


def test_the_player_sits_at_the_left(services: Services) -> None:
    for puzzle in puzzle_book().ladder:
        scene = PuzzleScene(services, PuzzleRun(puzzle))
        assert (scene.side, scene.view.table.viewer) == (LEFT, LEFT), puzzle.id
        scene.leave()


@pytest.mark.parametrize(("kind", "right"), paired(KINDS, [True, False]))
def test_nothing_moves_where_the_outcome_is_told(
    services: Services, kind: str, right: bool
) -> None:
    """No banner, number or missile lies over the plate and its buttons."""
    solver = Solver(services, first_of(kind))
    seen: list[str] = []
    turn = solver.desktop.turn

    def watched() -> None:
        turn()
        scene = solver.scene
        if scene.talk.plate.told.title:
            effects = scene.view.animator.effects
            seen.extend(type(each).__name__ for each in effects if each.alpha >= 1)

    solver.desktop.turn = watched  # type: ignore[method-assign]
    if right:
        solver.solve()
        if kind == WIN_IN_TWO:
            solver.do(*winning_line(solver))
    else:
        solver.end_turn()
    solver.desktop.wait(4)
    assert solver.told.title
    assert seen == []
    marks = solver.scene.marks.collect()
    assert (marks.forecast_view, marks.danger, marks.pairing) == (None, None, None)


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_can_be_watched(services: Services, kind: str) -> None:
    solver = Solver(services, first_of(kind))
    solver.watch()
    assert solver.outcome == SHOWN
    wanted = list(solver.puzzle.solution)
    assert solver.done[: len(wanted)] == wanted
    if kind == WIN_IN_TWO:
        # The reply is played after it.
        assert len(solver.done) > len(wanted)
        assert solver.state.active == solver.scene.side
        assert solver.told.title == services.translate("puzzles.shown_title")
    assert (solver.kept.shown, solver.kept.tries, solver.kept.solved) == (True, 0, None)


def test_a_puzzle_that_was_shown_is_solved_without_a_time(services: Services) -> None:
    solver = Solver(services, first_of(WIN_NOW))
    solver.scene.watch_solution()
    solver.desktop.wait(0.2)
    before = len(solver.done)
    solver.scene.flow.submit(match_actions(solver.state)[0])
    assert len(solver.done) == before, "nothing else is played while it is shown"
    solver.desktop.rest()
    solver.press("try_again")
    solver.solve()
    assert solver.outcome == "solved"
    assert solver.kept.solved is not None
    assert solver.kept.seconds is None


def test_hints_come_one_after_the_other(services: Services) -> None:
    solver = Solver(services, first_of(WIN_NOW))
    wanted = solver.puzzle.solution[0]
    other = next(
        each
        for each in match_actions(solver.state)
        if each != wanted and hasattr(each, "place") and not isinstance(each, ChooseOrder)
    )
    solver.do(other)
    solver.key(pygame.K_h)
    assert solver.scene.view.message.standing == services.translate("puzzles.hint.astray")
    solver.key(pygame.K_u)
    assert solver.scene.view.message.standing == ""
    place = sure(getattr(wanted, "place", None))
    card = solver.state.sides[solver.state.active].hand[place]
    solver.key(pygame.K_h)
    first = solver.scene.view.message.standing
    assert first == services.translate("puzzles.hint.card", card=card.name)
    solver.key(pygame.K_h)
    assert card.name in solver.scene.view.message.standing != first
    solver.key(pygame.K_h)
    assert not solver.kept.shown
    # Who would rather think goes on.
    solver.desktop.choose(services.translate("puzzles.watch_no"))
    assert solver.scene.plays
    assert not solver.kept.shown
    solver.key(pygame.K_h)
    solver.hands.confirm(solver.desktop.at(ConfirmDialog))
    solver.desktop.rest()
    assert solver.outcome == SHOWN


def test_a_puzzle_that_was_solved_with_a_hint_says_so_without_confetti(services: Services) -> None:
    solver = Solver(services, first_of(WIN_NOW))
    solver.key(pygame.K_h)
    solver.solve()
    assert solver.told.lines[-1] != services.translate("puzzles.tries", count=1)
    assert services.translate("puzzles.hinted", count=1) in solver.told.lines
    assert solver.scene.talk.confetti is None


def test_of_a_solved_puzzle_the_solution_is_shown_at_once(services: Services) -> None:
    solver = Solver(services, first_of(WIN_NOW))
    solver.solve()
    solver.press("watch")
    assert solver.outcome == SHOWN
    assert not solver.kept.shown
    assert solver.ways == [solver.way(each) for each in ("next", "try_again", "list")]
    solver.press("next")
    following = next(each for each in puzzle_book().ladder if each.id != solver.puzzle.id)
    assert solver.scene.run.puzzle == following


@pytest.mark.parametrize(("way", "kind"), [("list", PuzzlesScene), ("menu", MenuScene)])
def test_the_pause_leads_out(services: Services, way: str, kind: type) -> None:
    solver = Solver(services, first_of(WIN_NOW))
    solver.key(pygame.K_ESCAPE)
    solver.desktop.choose(solver.way(way))
    page = solver.desktop.top
    assert type(page) is kind
    if isinstance(page, PuzzlesScene):
        step = puzzle_book().ladder.index(solver.puzzle)
        assert page.widgets.focused is page.steps[step]


def test_no_time_is_counted_while_the_puzzle_is_paused() -> None:
    now = [100.0]
    watch = Stopwatch(lambda: now[0])
    watch.run(True)
    now[0] += 5
    watch.run(False)
    now[0] += 60
    assert watch.seconds == 5
    watch.run(True)
    watch.run(True)
    now[0] += 2
    assert watch.seconds == 7


def test_the_outcome_is_told_in_another_language_at_once(services: Services) -> None:
    solver = Solver(services, first_of(WIN_NOW))
    solver.end_turn()
    before = solver.ways
    services.speak(load_strings("pseudo"))
    solver.desktop.app.stack.retext()
    solver.desktop.rest()
    assert solver.told.title == services.translate("puzzles.failed_title")
    assert len(solver.ways) == len(before)
    assert solver.ways != before


def test_what_cannot_be_kept_is_told_by_the_menu(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = ProfileError("profile.sqlite", "the disk is full", "make room and try again")
    solver = Solver(services, first_of(WIN_NOW))
    monkeypatch.setattr(services.profile.puzzles, "note_failed", failing(full))
    solver.end_turn()
    assert solver.outcome == "stands"
    assert services.problems == ["profile.sqlite: the disk is full: make room and try again"]


def test_a_turn_that_nobody_can_judge_can_be_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.puzzles.referee.judge_turn", failing(RuntimeError("lost")))
    solver = Solver(services, first_of(WIN_NOW))
    solver.end_turn()
    assert solver.outcome == "unjudged"
    assert solver.kept.tries == 0
    solver.press("try_again")
    assert solver.scene.plays
