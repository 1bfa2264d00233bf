"""Steps of lessons, for the pictures."""

from __future__ import annotations

from game.play import LESSONS_DONE
from game.rules import EndTurn

from ..services import Services
from .lesson_dialog import LessonDialog, done_dialog
from .lesson_file import LESSONS, load_lesson
from .lesson_scene import LessonScene
from .lesson_tables import lesson_scene


def _lesson(services: Services, key: str, part: int, step: int) -> LessonScene:
    return lesson_scene(services, load_lesson(key, services.content.cards), part, step)


def example_deed(services: Services) -> LessonScene:
    """Return a step in which a card is to be played to a lane."""
    return _lesson(services, "hand", 0, 2)


def example_read(services: Services) -> LessonScene:
    """Return a step in which something is only told."""
    return _lesson(services, "stronghold", 0, 2)


def example_goal(services: Services) -> LessonScene:
    """Return a step in which the player may do anything to reach a goal."""
    return _lesson(services, "ahead", 1, 0)


def example_wrong(services: Services) -> LessonScene:
    """Return a step in which something else was done than what is awaited."""
    scene = _lesson(services, "stronghold", 0, 3)
    scene.coach.fault = scene.coach.step.awaited.fault(scene.state, EndTurn())  # type: ignore[union-attr]
    return scene


def example_missed(services: Services) -> LessonScene:
    """Return a goal that was missed, with the ways on."""
    scene = _lesson(services, "mana", 1, 0)
    scene.flow.submit(EndTurn())
    return scene


def example_done(services: Services) -> LessonDialog:
    """Return what is said at the end of a lesson."""
    return done_dialog(services, load_lesson("stronghold", services.content.cards))


def example_all_done(services: Services) -> LessonDialog:
    """Return what is said at the end of the last lesson, with which an achievement is earned."""
    last = load_lesson(LESSONS[-1], services.content.cards)
    return done_dialog(services, last, {LESSONS_DONE})


def example_ring(services: Services) -> LessonScene:
    """Return the lesson of the ring, where a card is to be passed to the partner."""
    return _lesson(services, "ring", 0, 2)


def example_ring_map(services: Services) -> LessonScene:
    """Return the first step of the lesson of the ring."""
    return _lesson(services, "ring", 0, 0)
