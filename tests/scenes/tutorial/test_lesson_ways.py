"""The way back in a lesson and past what is known, by each device and at the table of a ring."""

import pygame
import pytest

from game.content import load_strings
from game.rules import RIGHT, match_actions, to_text
from game.scenes import Services
from game.scenes.tutorial.coach import Phase
from game.scenes.tutorial.lesson_dialog import done_lessons
from game.scenes.tutorial.lesson_file import LESSONS
from game.scenes.tutorial.lessons_scene import LessonsScene

from .pupil import Pupil

#: The steps of the lesson of the ring.
MAP, SUMMON, RELIEF, END, ASSAULT = range(5)


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_is_gone_back_to_as_it_was(services: Services, key: str) -> None:
    """Forward through the lesson, and at each step once back and forward again."""
    pupil = Pupil(services, key)
    begun: dict[tuple[int, int], str] = {}
    for _ in range(60):
        pupil.desktop.rest()
        if pupil.done:
            break
        place, seen, back = pupil.place, to_text(pupil.scene.state), pupil.scene.guide.bubble.back
        if place in begun:
            assert pupil.scene.coach.is_begun or begun[place] == seen
            pupil.do_step()
            continue
        first = not begun
        begun[place] = seen
        assert back.visible != first
        if first:
            pupil.do_step()
            continue
        pupil.desktop.tap(back.rect.center)
        assert pupil.place < place
        assert to_text(pupil.scene.state) == begun[pupil.place]
        assert pupil.scene.view.table.differences(pupil.scene.state) is None
        assert not pupil.scene.looks_ahead
    assert pupil.done
    assert done_lessons(services) == {key}


@pytest.mark.parametrize("how", ["mouse", "keys", "pad", "touch"])
def test_back_and_on_by_each_device(services: Services, how: str) -> None:
    pupil = Pupil(services, "hand")
    pupil.read_on()
    desktop = pupil.desktop
    desktop.touching = how == "touch"

    def do(key: int, axis: int, button: str) -> None:
        if how == "keys":
            mod = pygame.KMOD_CTRL if key == pygame.K_y else 0
            for event in (pygame.KEYDOWN, pygame.KEYUP):
                desktop._post(event, key=key, mod=mod, unicode="")
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
    pupil.hear("redo")
    assert (pupil.scene.lesson.key, pupil.place) == ("mana", (1, 0))
    pupil.hear("redo")
    assert pupil.scene.lesson.key == LESSONS[LESSONS.index("mana") + 1]
    last = Pupil(services, LESSONS[-1])
    last.hear("redo")
    assert isinstance(last.desktop.top, LessonsScene)
    assert done_lessons(services) == set()


def test_after_the_last_assault_of_a_part_another_position_is_said_at_once(
    services: Services,
) -> None:
    """The turn of the opponent, and the next one, are not waited for."""
    pupil = Pupil(services, "lanes", 0, 5)
    before = pupil.scene
    pupil.do_step()
    assert before.state.active == RIGHT
    assert pupil.place == (1, 0)
    assert pupil.said.words.startswith("Here is another position.\n")


def test_back_takes_the_plays_of_a_goal_back(services: Services) -> None:
    pupil = Pupil(services, "mana", 1)
    before = to_text(pupil.scene.state)
    pupil.hands.play(match_actions(pupil.scene.state)[0])
    pupil.desktop.rest()
    assert to_text(pupil.scene.state) != before
    pupil.key(pygame.K_u)
    assert (pupil.place, to_text(pupil.scene.state)) == ((1, 0), before)
    assert pupil.scene.coach.phase is Phase.TOLD


def test_from_the_first_step_there_is_no_way_back(services: Services) -> None:
    pupil = Pupil(services, "hand")
    scene = pupil.scene
    assert not scene.guide.bubble.back.visible
    pupil.key(pygame.K_u)
    assert pupil.scene is scene


@pytest.mark.parametrize("keys", [(), (pygame.K_RIGHT,)])
def test_a_double_click_on_continue_reads_one_step_after_keys_as_well(
    services: Services, keys: tuple[int, ...]
) -> None:
    pupil = Pupil(services, "mana")
    pupil.key(*keys)
    place = pupil.scene.guide.bubble.button.rect.center
    pupil.desktop.click(place)
    pupil.desktop.tap(place)
    assert pupil.place == (0, 1)
    assert pupil.desktop.top is pupil.scene
    assert pupil.scene.match.history == []


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_way_back_is_at_the_left_as_time_runs(services: Services, language: str) -> None:
    services.speak(load_strings(language))
    pupil = Pupil(services, "hand")
    pupil.read_on()
    bubble = pupil.scene.guide.bubble
    assert bubble.back.rect.x < bubble.skip.rect.x


# At the table of a ring


def test_at_its_end_the_match_is_won_together(services: Services) -> None:
    pupil = Pupil(services, "ring")
    pupil.learn()
    state = pupil.scene.state
    assert state.field.teams[state.winner] == state.field.teams[0]


def test_a_card_that_was_passed_comes_back_with_the_step(services: Services) -> None:
    pupil = Pupil(services, "ring", 0, RELIEF)
    card = pupil.hand[-1].card
    pupil.do_step()
    assert pupil.place == (0, END)
    assert pupil.hand[-1].card != card
    for _ in range(2):
        # The first press goes back to the beginning of this step, which is where it stands.
        if pupil.place != (0, RELIEF):
            pupil.hear("undo")
    assert pupil.place == (0, RELIEF)
    assert pupil.hand[-1].card == card


def test_the_map_leads_on_only_where_it_is_asked_for(services: Services) -> None:
    pupil = Pupil(services, "ring", 0, SUMMON)
    pupil.look_at_map()
    pupil.desktop.rest()
    assert pupil.place == (0, SUMMON)
    pupil.do_step()
    assert pupil.place == (0, RELIEF)
