"""The page of puzzles: the day, the last days, the ladder, and how they are come to."""

import math
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import combinations

import pygame
import pytest

from game.content import ContentError, load_strings
from game.kit import Command
from game.puzzles import daily_puzzle, load_puzzles
from game.puzzles.turn_endings import Effort, endings
from game.rules import Card, CastIncantation, Creature, PlayCreature, ability_names
from game.rules import step as carry_out
from game.scenes import MenuScene, Services
from game.scenes.menu.menu_news import puzzle_news
from game.scenes.puzzles import puzzle_progress, puzzle_scene, puzzles_scene
from game.scenes.puzzles.ladder_path import LadderPath
from game.scenes.puzzles.ladder_step import LadderStep
from game.scenes.puzzles.puzzle_dialog import PuzzleDialog
from game.scenes.puzzles.puzzle_progress import NEW_UNTIL, next_run, progress_of, puzzle_book
from game.scenes.puzzles.puzzle_run import time_words
from game.scenes.puzzles.puzzle_scene import PuzzleScene
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.tutorial.lesson_file import ABILITIES
from tests.certain import failing, sure
from tests.scenes.desktop import Desktop

from .solver import Solver

SUNDAY = date(2026, 11, 22)


@pytest.fixture(autouse=True)
def _sunday(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be a day that is known."""
    let_it_be(SUNDAY, monkeypatch)


def let_it_be(day: date, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (puzzle_progress, puzzle_scene, puzzles_scene):
        monkeypatch.setattr(module, "today", lambda: day)


def page(services: Services, solved: int = 0) -> tuple[Desktop, PuzzlesScene]:
    """Open the page after so many steps of the ladder."""
    for puzzle in puzzle_book().ladder[:solved]:
        services.profile.puzzles.note_solved(puzzle.id, 9)
    scene = PuzzlesScene(services)
    return Desktop(services, scene, rested=True), scene


def test_the_keyboard_begins_with_the_puzzle_of_the_day(services: Services) -> None:
    desktop, _ = page(services, NEW_UNTIL)
    desktop.keys(pygame.K_RETURN)
    run = desktop.at(PuzzleScene).run
    assert (run.day, run.today) == (SUNDAY, True)
    assert run.puzzle == daily_puzzle(puzzle_book(), SUNDAY)


def test_the_daily_puzzle_begins_a_streak(services: Services) -> None:
    solver = Solver(services, daily_puzzle(puzzle_book(), SUNDAY), day=SUNDAY)
    solver.scene.run.note_solved(services, SUNDAY)
    assert services.profile.puzzles.days() == {SUNDAY}
    assert progress_of(services).streak == (1, 1)
    _, scene = page(services)
    days = scene.daily.days
    assert [day.kept for day in days] == [False] * 13 + [True]
    assert days[-1].is_today


def test_a_page_that_is_open_over_midnight_offers_the_new_day_s(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop, scene = page(services)
    scene.widgets.focus(scene.daily.play)
    monday = SUNDAY + timedelta(days=1)
    let_it_be(monday, monkeypatch)
    desktop.key(pygame.K_RETURN)
    run = desktop.at(PuzzleScene).run
    assert (run.day, run.today) == (monday, True)
    assert run.puzzle == daily_puzzle(puzzle_book(), monday)


def test_a_puzzle_that_was_begun_before_midnight_counts_for_its_day(services: Services) -> None:
    run = progress_of(services).daily_run(SUNDAY)
    counted = [run.counted_day(SUNDAY + timedelta(days=days)) for days in range(3)]
    assert counted == [SUNDAY, SUNDAY, None]


def test_the_puzzle_of_another_day_counts_as_solved_and_not_for_the_streak(
    services: Services,
) -> None:
    desktop, scene = page(services)
    saturday = scene.daily.days[-2]
    assert saturday.day == SUNDAY - timedelta(days=1)
    desktop.tap(saturday.rect.center)
    run = desktop.at(PuzzleScene).run
    run.note_solved(services, SUNDAY)
    assert services.profile.puzzles.days() == set()
    assert services.profile.puzzles.get(run.puzzle.id).solved is not None


def test_the_day_under_the_pointer_is_shown(services: Services) -> None:
    desktop, scene = page(services)
    desktop.move(scene.daily.days[0].rect.center)
    assert scene.shown_day == SUNDAY - timedelta(days=13)
    desktop.move(scene.back.rect.center)
    assert scene.shown_day == SUNDAY


def test_the_line_below_the_cliff_follows_what_moved_last(services: Services) -> None:
    desktop, scene = page(services)
    pointed, keyed = scene.steps[9], scene.steps[4]
    desktop.move(pointed.rect.center)
    assert scene.looked_at is pointed
    scene.widgets.focus(keyed, show=True)
    assert scene.looked_at is keyed
    desktop.move(pointed.rect.move(2, 0).center)
    assert scene.looked_at is pointed


def test_the_next_step_of_the_ladder_is_the_first_that_is_not_solved(services: Services) -> None:
    ladder = puzzle_book().ladder
    services.profile.puzzles.note_solved(ladder[0].id, 9)
    services.profile.puzzles.note_failed(ladder[1].id)
    services.profile.puzzles.note_solved(ladder[2].id, 9)
    steps = page(services)[1].steps
    assert [step.is_next for step in steps[:3]] == [False, True, False]
    assert [step.record.tries for step in steps[:3]] == [1, 1, 1]
    assert sure(next_run(services)).puzzle == ladder[1]
    _, scene = page(services, len(ladder))
    assert next_run(services) is None
    assert not any(step.is_next for step in scene.steps)


def test_whoever_is_new_is_offered_an_easier_one_beside_that_of_the_day(services: Services) -> None:
    ladder = puzzle_book().ladder
    desktop, scene = page(services)
    easier = sure(scene.daily.easier)
    assert easier.label == "Easier: number 1"
    assert easier.focused
    assert puzzle_news(services).lines[1] == "Easier: number 1 of the ladder"
    desktop.tap(easier.rect.center)
    assert desktop.at(PuzzleScene).run.puzzle == ladder[0]
    assert page(services, NEW_UNTIL)[1].daily.easier is None
    assert puzzle_news(services).lines[1] == "Not tried yet"


def test_the_first_steps_bring_one_ability_at_a_time(services: Services) -> None:
    """In the order of the lessons: in play, or among what the player can play."""
    book, cards = load_puzzles(), services.content.cards
    for number, puzzle in enumerate(book.ladder[: book.first]):
        state = puzzle.state(cards)
        met: set[Card] = {unit.card for side in state.sides for row in side.lanes for unit in row}
        for end in endings(state, Effort()):
            position = state.copy()
            for action in end.line:
                if isinstance(action, PlayCreature | CastIncantation):
                    met.add(position.sides[position.active].hand[action.place])
                carry_out(position, action, [])
        found = {ability for card in met for ability in abilities_of(card)}
        taught = ABILITIES[: 1 + number // 2]
        assert found <= set(taught)
        assert taught[-1] in found


def abilities_of(card: Card) -> set[str]:
    """Return the abilities that a card shows, that of its aura and "aura" for one."""
    aura = card.aura if isinstance(card, Creature) else 0
    return {*ability_names(card.abilities | aura), *["aura"] * bool(aura)}


def test_a_step_is_pressed_by_the_pad(services: Services) -> None:
    desktop, scene = page(services)
    scene.widgets.focus(scene.steps[2])
    desktop.pad(pygame.CONTROLLER_BUTTON_A)
    desktop.rest()
    run = desktop.at(PuzzleScene).run
    assert (run.puzzle, run.day) == (puzzle_book().ladder[2], None)


def test_what_a_puzzle_is_can_be_read(services: Services) -> None:
    desktop, _ = page(services)
    desktop.choose(services.translate("puzzles.about_title"))
    for kind in (PuzzleDialog, PuzzlesScene):
        desktop.at(kind)
        desktop.keys(pygame.K_ESCAPE)
    desktop.at(MenuScene)


def test_a_broken_file_of_puzzles_is_told_by_the_menu(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = ContentError("puzzles/ladder.yaml", 7, "no grade", "write one")
    monkeypatch.setattr(puzzle_progress, "puzzle_book", failing(broken))
    assert isinstance(services.routes.puzzles(), MenuScene)
    assert any("puzzles/ladder.yaml" in line for line in services.problems)


def test_a_time_in_words() -> None:
    assert [*map(time_words, (0, 67.4, 600))] == ["0:00", "1:07", "10:00"]


@pytest.mark.parametrize("language", ["en", "he"])
def test_from_the_day_the_first_arrow_to_the_ladder_leads_to_the_next_step(
    services: Services, language: str
) -> None:
    services.speak(load_strings(language))
    desktop, scene = page(services, 30)
    assert scene.daily.play.focused
    desktop.key(pygame.K_LEFT if language == "he" else pygame.K_RIGHT)
    assert scene.steps[30].focused
    assert scene.widgets.ring_shown


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN])
def test_the_first_arrow_leads_to_the_first_puzzle_that_is_not_solved(
    services: Services, key: int
) -> None:
    desktop, scene = page(services, 3)
    desktop.key(key)
    assert scene.steps[3].focused
    desktop.key(pygame.K_RIGHT)
    assert scene.steps[4].focused


def test_days_and_steps_are_one_stop_of_the_tabulator_each(services: Services) -> None:
    desktop, scene = page(services, NEW_UNTIL)
    following = scene.steps[NEW_UNTIL:]
    stops = [scene.daily.play, scene.daily.days[-1], following[0], scene.back, scene.about]
    seen = []
    for _ in stops:
        seen.append(scene.widgets.focused)
        desktop.key(pygame.K_TAB)
    assert seen == stops
    # It comes back to where it was.
    desktop.key(pygame.K_TAB, pygame.K_LEFT, pygame.K_TAB, pygame.K_RIGHT)
    day = scene.daily.days[-2]
    assert following[1].focused
    desktop.app.stack.handle(Command("backward"))
    assert day.focused


def test_the_ladder_leads_to_and_fro_up_a_cliff_from_landmark_to_landmark(
    services: Services,
) -> None:
    desktop, scene = page(services)
    steps, path = scene.steps, LadderPath(scene.steps, (42.0, 56.0), str, tall=False)
    path.place(desktop.app.stack.view, pygame.FRect(0, 0, 606, 418))
    assert [grade for grade, _ in path.marks] == [1, 2, 3, 4, 5, 0]
    rows = [[step.middle[0] for step in steps if step.middle[1] == y] for y in heights_of(steps)]
    assert [row == sorted(row, reverse=bool(number % 2)) for number, row in enumerate(rows)] == (
        [True] * len(rows)
    )
    assert len(rows[0]) > len(rows[-1])
    apart = [math.dist(one.middle, other.middle) for one, other in combinations(steps, 2)]
    assert min(apart) > 2 * steps[0].radius


def heights_of(steps: Sequence[LadderStep]) -> list[float]:
    """Return the heights of the rows in their order, which is that from the foot to the top."""
    heights = [*dict.fromkeys(step.middle[1] for step in steps)]
    assert heights == sorted(heights, reverse=True)
    return heights
