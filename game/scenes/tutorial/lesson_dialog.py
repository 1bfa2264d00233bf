"""A few ways on from a lesson, over its table: when it is paused, and when it is done."""

from __future__ import annotations

from typing import ClassVar

from ..common.ways_dialog import WaysDialog


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
