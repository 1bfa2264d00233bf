"""The list of the lessons, the ways to it and on from it."""

import pygame
import pytest

from game.content import load_strings
from game.kit import Scene, name_keys
from game.play import FIRST_DUEL_RIVAL
from game.scenes import MatchScene, MenuScene, Services
from game.scenes.tutorial.lesson_dialog import LessonDialog, done_lessons, keep_done
from game.scenes.tutorial.lesson_file import LESSONS, load_lesson
from game.scenes.tutorial.lesson_scene import LessonScene
from game.scenes.tutorial.lessons_scene import LessonsScene
from tests.certain import sure_of
from tests.scenes.desktop import Desktop
from tests.scenes.table import Player

from .pupil import Pupil


def test_the_menu_leads_to_the_lessons_and_back(player: Player, services: Services) -> None:
    player.stack.push(MenuScene(services))
    player.press(services.translate("menu.learn"))
    player.press(services.translate("menu.lessons"))
    player.at(LessonsScene)
    player.command("back")
    player.at(MenuScene)
    assert LESSONS[0] == "hand"


@pytest.mark.parametrize("done", [0, 5, len(LESSONS)])
def test_the_list_shows_what_is_done_and_has_the_next_one_at_hand(
    player: Player, services: Services, done: int
) -> None:
    for key in LESSONS[:done]:
        keep_done(services, key)
    scene = player.show(LessonsScene(services))
    assert {key for key, button in scene.lessons.items() if button.done} == set(LESSONS[:done])
    wanted = scene.lessons[LESSONS[done]] if done < len(LESSONS) else scene.duel
    assert scene.widgets.focused is wanted
    assert services.translate("lessons.hint", count=done, total=15) in player.read()
    player.key("enter")
    if done < len(LESSONS):
        assert player.at(LessonScene).lesson.key == LESSONS[done]
    else:
        player.at(MatchScene)


@pytest.mark.parametrize("language", ["en", "he"])
def test_numbers_reading_order_and_next_lesson_are_one_order(
    player: Player, services: Services, language: str
) -> None:
    services.speak(load_strings(language))
    scene = player.show(LessonsScene(services))
    numbered = sorted(scene.lessons, key=lambda key: scene.lessons[key].number)
    assert [scene.lessons[key].number for key in numbered] == [*range(1, len(LESSONS) + 1)]
    # The layout goes from the left, and is mirrored when it is drawn in Hebrew.
    assert scene.flips
    columns = {key: (each.rect.x, each.rect.y) for key, each in scene.lessons.items()}
    assert sorted(columns, key=columns.__getitem__) == numbered == list(LESSONS)
    assert (scene.duel.rect.x, scene.duel.rect.y) > max(columns.values())


@pytest.mark.parametrize("key", LESSONS[:-1])
def test_the_way_on_leads_to_the_next_number(services: Services, key: str) -> None:
    pupil = Pupil(services, key, len(load_lesson(key, services.content.cards).parts) - 1)
    pupil.scene.leave_part()
    pupil.desktop.rest()
    dialog = pupil.desktop.at(LessonDialog)
    # It says at its end what it was about.
    assert dialog.text
    assert dialog.title == f"Lesson {LESSONS.index(key) + 1} of {len(LESSONS)} complete"
    pupil.press("lessons.ways.next")
    assert LESSONS.index(pupil.scene.lesson.key) == LESSONS.index(key) + 1
    assert pupil.desktop.top is pupil.scene


def test_the_last_one_leads_to_a_duel_against_the_gentlest_rival(services: Services) -> None:
    for key in LESSONS[:-1]:
        keep_done(services, key)
    pupil = Pupil(services, LESSONS[-1])
    pupil.learn()
    dialog = pupil.desktop.at(LessonDialog)
    assert dialog.text
    assert dialog._ways[0] == "next_up"
    pupil.desktop.press_button("Next: Your first duel")
    scene = pupil.desktop.at(MatchScene)
    assert {seat.strength for seat in scene.match.seats} == {"", FIRST_DUEL_RIVAL}
    assert scene.tips in scene.parts
    scene.leave()


@pytest.mark.parametrize(
    ("way", "kind"), [("resume", LessonScene), ("list", LessonsScene), ("menu", MenuScene)]
)
def test_a_lesson_can_be_left_at_any_time(services: Services, way: str, kind: type) -> None:
    pupil = Pupil(services, "rage")
    pupil.hear("back")
    pupil.desktop.at(LessonDialog)
    pupil.press(f"lessons.ways.{way}")
    top = pupil.desktop.top
    assert type(top) is kind
    assert done_lessons(services) == set()
    if isinstance(top, LessonsScene):
        assert top.widgets.focused is top.lessons["rage"]


def test_a_lesson_can_be_started_over_and_says_what_keeps_a_device_out(services: Services) -> None:
    pupil = Pupil(services, "hand")
    pupil.read_on()
    assert pupil.place == (0, 1)
    pupil.hear("pause")
    pupil.press("lessons.ways.again")
    assert pupil.place == (0, 0)
    pupil.scene.pause("The gamepad is gone.")
    assert pupil.desktop.at(LessonDialog).text == "The gamepad is gone."


def test_the_words_name_what_is_in_hand(services: Services) -> None:
    """Each device gets its own words for how a card is played."""
    pupil = Pupil(services, "hand", 0, 2)
    desktop = pupil.desktop
    pupil.key(pygame.K_RIGHT)
    assert "its number or the arrows" in name_keys(pupil.said.how)
    assert pupil.said.lesson == f"Lesson 1 of {len(LESSONS)}"
    for touching, begins in ((False, "Click"), (True, "Tap")):
        desktop.touching = touching
        desktop.tap((640, 480))
        assert name_keys(pupil.said.how).startswith(begins)
        desktop.pad("dpad_right")
        desktop.rest()
        assert name_keys(pupil.said.how).endswith("with the D-pad. A confirms.")


def test_another_language_is_spoken_at_once(services: Services) -> None:
    pupil = Pupil(services, "hand")
    before = pupil.said.words
    services.speak(load_strings("pseudo"))
    pupil.desktop.app.stack.retext()
    pupil.desktop.rest()
    assert pupil.said.words != before
    assert pupil.said.words.split("\n") == [
        services.translate(f"lessons.says.hand.{word}") for word in ("hand", "reach")
    ]


def test_a_lesson_that_cannot_be_read_is_a_notice_of_the_menu(
    player: Player, services: Services
) -> None:
    scene = sure_of(MenuScene, player.show(services.routes.lesson("sailing")))
    assert "lessons/sailing.yaml" in scene.notices.shown[0].text


def test_no_ring_greets_who_leaves_a_lesson_by_mouse_until_an_arrow_asks_for_it(
    services: Services,
) -> None:
    desktop = Desktop(services, services.routes.lesson(), rested=True)
    scene = desktop.at(LessonScene)
    desktop.click(scene.buttons.menu.rect.center)
    dialog = desktop.at(Scene)
    assert dialog is not scene
    assert not dialog.widgets.ring_shown
    desktop.key(pygame.K_UP)
    assert dialog.widgets.ring_shown


def test_the_first_duel_ends_the_path_as_large_as_what_is_left_of_it(
    player: Player, services: Services
) -> None:
    scene = player.show(LessonsScene(services))
    column = [each.rect for each in scene.lessons.values() if each.rect.x == scene.duel.rect.x]
    first = next(iter(scene.lessons.values())).rect
    assert scene.duel.rect.height > 3 * first.height
    assert scene.duel.rect.top > max(each.bottom for each in column)
    assert scene.duel.rect.bottom == pytest.approx(
        max(e.rect.bottom for e in scene.lessons.values())
    )
