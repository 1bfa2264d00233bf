"""The puzzles in the lessons: missed, tried again, and their solutions watched."""

import pytest

from game.rules import EndTurn, match_actions
from game.scenes import Services
from game.scenes.tutorial.coach import Phase
from game.scenes.tutorial.lesson_dialog import done_lessons
from game.scenes.tutorial.lesson_file import LESSONS, load_lesson
from tests.amounts import paired

from .pupil import KeyPupil, PadPupil, Pupil, TouchPupil, spelt

#: Lessons with a goal: in which part it is set, and what misses it before the turn is left.
GOALS = {"mana": (1, ()), "incantations": (1, ("Zombie top",)), "ahead": (1, ())}
TRY_AGAIN, WATCH, ONWARD = "puzzles.ways.try_again", "puzzles.ways.watch", "lessons.onward"


def miss(pupil: Pupil) -> None:
    """Do what misses the goal of its lesson, and leave the turn."""
    for line in GOALS[pupil.scene.lesson.key][1]:
        state = pupil.scene.state
        pupil.hands.play(next(each for each in match_actions(state) if spelt(state, each) == line))
        pupil.desktop.rest()
    for _ in range(4):
        if pupil.scene.coach.phase is Phase.TOLD:
            pupil.press_button()
            pupil.desktop.rest()
    assert pupil.scene.coach.phase is Phase.MISSED


def told(pupil: Pupil) -> tuple[str, list[str]]:
    """Return the title of the plate, and the words of its buttons."""
    plate = pupil.scene.guide.plate
    return plate.told.title, [button.label for button in plate.buttons if button.visible]


def words(services: Services, title: str, *ways: str) -> tuple[str, list[str]]:
    return services.translate(title), [services.translate(way) for way in ways]


def test_all_goals_are_here(services: Services) -> None:
    found = {
        key
        for key in LESSONS
        for part in load_lesson(key, services.content.cards).parts
        for step in part.steps
        if step.goal is not None
    }
    assert found == set(GOALS)


@pytest.mark.parametrize("key", GOALS)
def test_a_goal_that_is_missed_says_why_and_waits(services: Services, key: str) -> None:
    pupil = Pupil(services, key, GOALS[key][0])
    miss(pupil)
    scene = pupil.scene
    assert told(pupil) == words(services, "puzzles.failed_title", TRY_AGAIN, WATCH)
    missed = services.translate(f"lessons.says.{key}.{scene.coach.step.missed}")
    assert scene.guide.plate.told.lines == (missed,)
    assert not scene.guide.speaks
    pupil.desktop.wait(20)
    assert pupil.scene is scene, "nothing begins anew without a word"
    assert scene.view.table.differences(scene.state) is None
    if key != "ahead":
        # The opponent plays no turn over it.
        assert [type(each.action) for each in scene.match.history].count(EndTurn) == 1
        assert scene.state.active == 1


@pytest.mark.parametrize(("kind", "key"), paired([Pupil, KeyPupil, PadPupil, TouchPupil], GOALS))
def test_it_is_tried_again_from_where_it_began(
    services: Services, key: str, kind: type[Pupil]
) -> None:
    part, _ = GOALS[key]
    pupil = kind(services, key, part)
    miss(pupil)
    if isinstance(pupil, KeyPupil):
        pupil.hands.press("accept")
    else:
        pupil.desktop.click(pupil.scene.guide.plate.buttons[0].rect.center)
    pupil.desktop.rest()
    assert (pupil.place, pupil.scene.match.history) == ((part, 0), [])
    assert pupil.scene.view.table.differences(pupil.scene.part.start) is None
    pupil.learn()
    assert done_lessons(services) == {key}


@pytest.mark.parametrize(("speed", "key"), paired([0, 1], GOALS))
def test_the_solution_is_watched_and_reaches_the_goal(
    services: Services, key: str, speed: int
) -> None:
    services.settings = services.settings.at_speed(speed)
    pupil = Pupil(services, key, GOALS[key][0])
    miss(pupil)
    pupil.press(WATCH)
    scene = pupil.scene
    assert scene.coach.phase is Phase.SHOWN
    assert scene.coach.step.is_reached(scene.state)
    assert told(pupil) == words(services, "puzzles.shown_title", TRY_AGAIN, ONWARD)
    pupil.press(TRY_AGAIN)
    assert pupil.place == (GOALS[key][0], 0)
    assert pupil.scene.coach.phase is Phase.TOLD
    miss(pupil)
    pupil.press(WATCH)
    pupil.press(ONWARD)
    assert pupil.done


def test_nothing_is_played_while_the_solution_is_shown(services: Services) -> None:
    pupil = Pupil(services, "mana", 1)
    miss(pupil)
    pupil.desktop.wait(1)
    pupil.desktop.press_button(services.translate(WATCH))
    scene = pupil.scene
    assert scene.coach.phase is Phase.SHOWING
    before = len(scene.match.history)
    scene.flow.submit(match_actions(scene.state)[0])
    assert len(scene.match.history) == before
    assert not scene.buttons.first.visible
