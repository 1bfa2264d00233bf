"""The medals of lessons and puzzles are known as soon as the last of them is done."""

from collections.abc import Iterable

from game.play import load_achievements
from game.puzzles import KINDS, Puzzle
from game.scenes import Services
from game.scenes.common import file_year
from game.scenes.puzzles.puzzle_progress import puzzle_book
from game.scenes.statistics.statistics_data import earned_by_practice, progress_by_practice
from game.scenes.statistics.statistics_scene import StatisticsScene
from game.scenes.tutorial.lesson_dialog import keep_done
from game.scenes.tutorial.lesson_file import LESSONS

from ..table import Player

MEDALS = load_achievements()


def earned(services: Services) -> set[str]:
    return set(earned_by_practice(services, MEDALS))


def solve(services: Services, puzzles: Iterable[Puzzle]) -> None:
    for puzzle in puzzles:
        services.profile.puzzles.note_solved(puzzle.id, 9.0)


def test_the_last_of_the_lessons_earns_a_medal(services: Services) -> None:
    for lesson in LESSONS[1:]:
        keep_done(services, lesson)
    assert earned(services) == set()
    keep_done(services, LESSONS[0])
    assert earned(services) == {"pupil"}


def test_the_last_puzzle_of_a_grade_and_one_of_the_last_kind_earn_a_medal(
    services: Services,
) -> None:
    *others, last = (
        next(each for each in puzzle_book().ladder if each.kind == kind) for kind in KINDS
    )
    solve(services, others)
    services.profile.puzzles.note_failed(last.id)
    assert earned(services) == set()
    solve(services, [last])
    found = earned_by_practice(services, MEDALS)
    assert set(found) == {"three_keys"}
    assert found["three_keys"].when == services.profile.puzzles.get(last.id).solved
    solved = {each.id for each in (*others, last)}
    grade = [each for each in puzzle_book().ladder if each.grade == 1 and each.id not in solved]
    solve(services, grade[1:])
    assert "whole_grade" not in earned(services)
    solve(services, grade[:1])
    assert "whole_grade" in earned(services)


def test_what_is_done_of_lessons_and_puzzles_is_counted(services: Services) -> None:
    for lesson in LESSONS[:3]:
        keep_done(services, lesson)
    second = [each for each in puzzle_book().ladder if each.grade == 2]
    solve(services, [*second[:4], next(each for each in puzzle_book().ladder if each.grade == 1)])
    found = progress_by_practice(services, MEDALS)
    kinds = {each.kind for each in second[:4]} | {puzzle_book().ladder[0].kind}
    assert found["pupil"][:2] == (3, len(LESSONS))
    assert found["three_keys"][:2] == (len(kinds), len(KINDS))
    # The grade of which most is solved.
    assert found["whole_grade"][:2] == (4, len(second))


def test_the_statistics_show_them_among_the_others(player: Player) -> None:
    services = player.services
    file_year(services)
    for lesson in LESSONS:
        keep_done(services, lesson)
    solve(services, puzzle_book().ladder[:3])
    scene = player.show(StatisticsScene(services, "achievements"))
    player.wait(1)
    assert "School’s out" in player.read()
    grid = scene.panes[-1].grid  # type: ignore[attr-defined]
    for index, plate in enumerate(grid.plates):
        if plate.medal.id == "pupil":
            grid.over = index
            assert grid.foot_words == "School’s out · Finish all lessons."
    assert "pupil" in scene.data.earned
