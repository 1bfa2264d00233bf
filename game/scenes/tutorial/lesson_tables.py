"""At which table a lesson is held: that of a duel, or that of a ring."""

from __future__ import annotations

from ..services import Services
from .lesson_file import Lesson
from .lesson_scene import LessonScene
from .ring_lesson_scene import RingLessonScene


def lesson_scene(services: Services, lesson: Lesson, part: int = 0, step: int = 0) -> LessonScene:
    """Return a lesson at its table, from a step of a part on."""
    kind = RingLessonScene if lesson.is_ring else LessonScene
    return kind(services, lesson, part, step)
