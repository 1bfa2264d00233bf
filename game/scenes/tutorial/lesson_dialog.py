"""A few ways on from a lesson, over its table: when it is paused, and when it is done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ..common.dialogs.ways_dialog import WaysDialog
from ..services import Services
from .lesson_file import LESSONS, Lesson


class LessonDialog(WaysDialog):
    """Says something about a lesson, and offers ways on."""

    section = "lessons"
    icons: ClassVar[dict[str, str]] = {
        "next": "next",
        "duel": "duel",
        "resume": "play",
        "again": "again",
        "options": "gear",
        "list": "book",
        "menu": "home",
    }


def says(services: Services, key: str, said: Iterable[str]) -> str:
    """Return what a lesson says together, each on lines of its own."""
    return "\n".join(services.translate(f"lessons.says.{key}.{word}") for word in said)


def counted(services: Services, key: str, words: str = "count") -> str:
    """Return words about a lesson, below ``lessons``, with its number among how many."""
    number, total = LESSONS.index(key) + 1, len(LESSONS)
    return services.translate(f"lessons.{words}", number=number, total=total)


def done_dialog(services: Services, lesson: Lesson, earned: Iterable[str] = ()) -> LessonDialog:
    """Return what is said at the end of a lesson, and where one can go from there.

    ``earned`` are the achievements that are earned with it, by their practice.
    """
    last = lesson.key == LESSONS[-1]
    title = services.translate("lessons.all_done_title")
    if not last:
        title = counted(services, lesson.key, "done_title")
    known = services.translate("lessons.all_done" if last else f"lessons.done.{lesson.key}")
    words = "\n".join(filter(None, (says(services, lesson.key, lesson.end), known)))
    ways = ("duel" if last else "next", "again", "list", "menu")
    return LessonDialog(services, title, words, ways, "list", earned)
