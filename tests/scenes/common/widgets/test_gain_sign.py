"""Achievements are told where they are earned, once, and the sign leads to them."""

from collections.abc import Iterable
from random import Random

import pygame
import pytest

from game.puzzles import KINDS, WIN_NOW
from game.rules import RIGHT
from game.scenes import Services
from game.scenes.common import AchievementSign, WonSign
from game.scenes.puzzles.puzzle_progress import puzzle_book
from game.scenes.puzzles.puzzle_scene import PuzzleScene
from game.scenes.results.results_scene import ResultsScene
from game.scenes.statistics.medals_pane import MedalsPane
from game.scenes.statistics.statistics_scene import StatisticsScene
from game.scenes.tutorial.lesson_dialog import LessonDialog, keep_done
from game.scenes.tutorial.lesson_file import LESSONS
from game.scenes.wardrobe.thing_card import ThingCard
from game.scenes.wardrobe.wardrobe_scene import WardrobeScene
from tests.certain import sure_of
from tests.scenes.desktop import Desktop
from tests.scenes.puzzles.solver import Solver, first_of
from tests.scenes.results.test_gains import won
from tests.scenes.tutorial.pupil import Pupil
from tests.scenes.ways import Guide, KeysGuide, PadGuide

WALKERS = pytest.mark.parametrize("walker", [Guide, KeysGuide, PadGuide])


def leads_there_and_back(desktop: Desktop, sign: AchievementSign, walker: type[Guide]) -> None:
    """The sign opens the achievements at the one that it tells of; "back" leads here again."""
    below = desktop.top
    desktop.rest()
    walker(desktop, Random(1)).press(sign)
    desktop.rest()
    opened = desktop.at(StatisticsScene)
    assert isinstance(opened.pane, MedalsPane)
    grid = opened.pane.grid
    assert grid.plates[grid.index].key == sign.achievement.id
    shown = grid.cursor_rect
    assert grid.rect.y <= shown.y
    assert shown.bottom <= grid.rect.bottom
    desktop.keys(pygame.K_ESCAPE)
    assert desktop.top is below


def told(signs: Iterable[WonSign]) -> list[str]:
    return [sign.words for sign in signs if sign.visible]


@WALKERS
def test_the_results_lead_to_what_was_earned(services: Services, walker: type[Guide]) -> None:
    scene = ResultsScene(services, won(services, 1))
    desktop = Desktop(services, scene, rested=True)
    signs = list(scene.medals.values())
    assert told(signs)[0] == "Achievement: Master beaten"
    leads_there_and_back(desktop, signs[1], walker)


def test_the_results_of_the_next_match_do_not_tell_it_again(services: Services) -> None:
    won(services, 1)
    scene = ResultsScene(services, won(services, 2))
    words = [medal.words for medal in scene.medals.values()]
    assert "Achievement: Master beaten" not in words


def test_a_lost_match_earns_nothing(services: Services) -> None:
    assert ResultsScene(services, won(services, 1, loser=1 - RIGHT)).medals == {}


@WALKERS
def test_the_last_lesson_tells_its_achievement_once(
    services: Services, walker: type[Guide]
) -> None:
    for lesson in LESSONS[1:]:
        assert keep_done(services, lesson) == set()
    for signs in (["Achievement: School’s out"], []):
        pupil = Pupil(services, LESSONS[0])
        pupil.learn()
        dialog = pupil.desktop.at(LessonDialog)
        assert told(dialog.signs) == signs
        if dialog.signs:
            leads_there_and_back(pupil.desktop, dialog.signs[0], walker)


@WALKERS
def test_a_puzzle_of_the_last_kind_tells_its_achievement_once(
    services: Services, walker: type[Guide]
) -> None:
    for kind in KINDS:
        if kind != WIN_NOW:
            puzzle = next(each for each in puzzle_book().ladder if each.kind == kind)
            services.profile.puzzles.note_solved(puzzle.id, 9.0)
    puzzle = first_of(WIN_NOW)
    for words in (["Achievement: Three keys"], []):
        solver = Solver(services, puzzle)
        solver.solve()
        solver.desktop.rest()
        scene = solver.desktop.at(PuzzleScene)
        assert scene.referee.solved
        assert told(scene.talk.plate.signs) == words
        if words:
            leads_there_and_back(
                solver.desktop, sure_of(AchievementSign, scene.talk.plate.signs[0]), walker
            )


@WALKERS
def test_the_puzzle_that_wins_a_look_leads_to_it(services: Services, walker: type[Guide]) -> None:
    puzzle = first_of(WIN_NOW)
    for number in range(9):
        services.profile.puzzles.note_solved(f"p{number}", 9.0)
    solver = Solver(services, puzzle)
    solver.solve()
    solver.desktop.rest()
    (sign,) = solver.desktop.at(PuzzleScene).talk.plate.signs
    assert sign.words == "New card back: Moon bridge"
    walker(solver.desktop, Random(1)).press(sign)
    lit = solver.desktop.at(WardrobeScene).widgets.focused
    assert sure_of(ThingCard, lit).words.name == "Moon bridge"
