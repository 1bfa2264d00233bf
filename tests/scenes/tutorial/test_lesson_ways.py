"""The way back in a lesson, and past what is known."""

import pygame
import pytest

from game.content import load_strings
from game.kit import Command
from game.rules import RIGHT, match_actions, to_text
from game.scenes import Services
from game.scenes.tutorial.coach import Phase
from game.scenes.tutorial.lesson_dialog import done_lessons
from game.scenes.tutorial.lesson_file import LESSONS
from game.scenes.tutorial.lesson_scene import LessonScene
from game.scenes.tutorial.lessons_scene import LessonsScene

from .pupil import Pupil


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_is_gone_back_to_as_it_was(services: Services, key: str) -> None:
    """Forward through the lesson, and at each step once back and forward again."""
    pupil = Pupil(services, key)
    begun: dict[tuple[int, int], str] = {}
    for _ in range(60):
        pupil.desktop.rest()
        if pupil.done:
            break
        place = pupil.place
        seen = to_text(pupil.scene.state)
        if place in begun:
            assert pupil.scene.coach.is_begun or begun[place] == seen
        elif begun:
            begun[place] = seen
            assert pupil.scene.guide.bubble.back.visible
            pupil.desktop.click(pupil.scene.guide.bubble.back.rect.center)
            pupil.desktop.rest()
            assert pupil.place < place
            assert to_text(pupil.scene.state) == begun[pupil.place]
            assert pupil.scene.view.table.differences(pupil.scene.state) is None
            assert not pupil.scene.looks_ahead
            continue
        else:
            begun[place] = seen
            assert not pupil.scene.guide.bubble.back.visible
        pupil.do_step()
    assert pupil.done
    assert done_lessons(services) == {key}


@pytest.mark.parametrize("how", ["mouse", "keys", "pad", "touch"])
def test_back_and_on_by_each_device(services: Services, how: str) -> None:
    pupil = Pupil(services, "hand")
    pupil.read_on()
    pupil.desktop.rest()
    assert pupil.place == (0, 1)
    desktop = pupil.desktop
    desktop.touching = how == "touch"

    def do(key: int, axis: int, button: str) -> None:
        if how == "keys":
            mod = pygame.KMOD_CTRL if key == pygame.K_y else 0
            desktop._post(pygame.KEYDOWN, key=key, mod=mod, unicode="")
            desktop._post(pygame.KEYUP, key=key, mod=mod, unicode="")
        elif how == "pad":
            for value in (32_000, 0):
                desktop._post(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
        else:
            desktop.click(getattr(pupil.scene.guide.bubble, button).rect.center)
        desktop.rest()

    do(pygame.K_u, pygame.CONTROLLER_AXIS_TRIGGERLEFT, "back")
    assert pupil.place == (0, 0)
    do(pygame.K_y, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, "skip")
    assert pupil.scene.lesson.key == LESSONS[1]


def test_a_part_is_skipped_then_the_lesson_and_neither_counts(services: Services) -> None:
    pupil = Pupil(services, "mana")
    pupil.desktop.app.stack.handle(Command("redo"))
    pupil.desktop.rest()
    assert (pupil.scene.lesson.key, pupil.place) == ("mana", (1, 0))
    pupil.desktop.app.stack.handle(Command("redo"))
    pupil.desktop.rest()
    assert pupil.scene.lesson.key == LESSONS[LESSONS.index("mana") + 1]
    assert done_lessons(services) == set()


def test_after_the_last_assault_of_a_part_another_position_is_said_at_once(
    services: Services,
) -> None:
    """The turn of the opponent, and the next one, are not waited for."""
    pupil = Pupil(services, "lanes", 0, 5)
    before = pupil.scene
    pupil.do_step()
    pupil.desktop.rest()
    assert before.state.active == RIGHT
    assert pupil.place == (1, 0)
    assert pupil.scene.guide.bubble.said.words.startswith("Here is another position.\n")


def test_after_the_last_lesson_is_the_list(services: Services) -> None:
    pupil = Pupil(services, LESSONS[-1])
    pupil.desktop.app.stack.handle(Command("redo"))
    pupil.desktop.rest()
    assert isinstance(pupil.desktop.top, LessonsScene)


def test_back_takes_the_plays_of_a_goal_back(services: Services) -> None:
    pupil = Pupil(services, "mana", 1)
    before = to_text(pupil.scene.state)
    pupil.play(match_actions(pupil.scene.state)[0])
    pupil.desktop.rest()
    assert to_text(pupil.scene.state) != before
    pupil.desktop.key(pygame.K_u)
    pupil.desktop.rest()
    assert pupil.place == (1, 0)
    assert to_text(pupil.scene.state) == before
    assert pupil.scene.coach.phase is Phase.TOLD


def test_from_the_first_step_there_is_no_way_back(services: Services) -> None:
    pupil = Pupil(services, "hand")
    scene = pupil.scene
    assert not scene.guide.bubble.back.visible
    pupil.desktop.key(pygame.K_u)
    pupil.desktop.rest()
    assert pupil.scene is scene


def test_a_double_click_on_continue_reads_one_step(services: Services) -> None:
    pupil = Pupil(services, "mana")
    place = pupil.scene.guide.bubble.button.rect.center
    pupil.desktop.click(place)
    pupil.desktop.click(place)
    pupil.desktop.rest()
    assert pupil.place == (0, 1)
    scene = pupil.desktop.top
    assert isinstance(scene, LessonScene)
    assert scene.match.history == []


def test_the_first_click_after_keys_leads_on(services: Services) -> None:
    pupil = Pupil(services, "mana")
    pupil.desktop.key(pygame.K_RIGHT)
    pupil.desktop.rest()
    pupil.desktop.click(pupil.scene.guide.bubble.button.rect.center)
    pupil.desktop.rest()
    assert pupil.place == (0, 1)


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_way_back_is_at_the_left_as_time_runs(services: Services, language: str) -> None:
    services.speak(load_strings(language))
    pupil = Pupil(services, "hand")
    pupil.read_on()
    pupil.desktop.rest()
    bubble = pupil.scene.guide.bubble
    assert bubble.back.rect.x < bubble.skip.rect.x
