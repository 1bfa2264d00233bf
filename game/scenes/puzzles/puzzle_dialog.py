"""A few words about puzzles, and ways on: the pause, and what a puzzle is."""

from __future__ import annotations

from typing import ClassVar

from game.puzzles import KINDS

from ..common import WaysDialog
from ..services import Services


class PuzzleDialog(WaysDialog):
    """Says something about puzzles, and offers ways on."""

    section = "puzzles"
    icons: ClassVar[dict[str, str]] = {
        "resume": "play",
        "again": "reset",
        "watch": "eye",
        "options": "gear",
        "list": "puzzles",
        "menu": "home",
        "close": "tick",
    }


def about_puzzles(services: Services) -> PuzzleDialog:
    """Return what a puzzle is: what is asked, and what counts as a solution."""
    words = "\n\n".join(services.translate(f"puzzles.about.{part}") for part in ("goal", *KINDS))
    return PuzzleDialog(services, services.translate("puzzles.about_title"), words, ("close",), "")


def example(services: Services) -> PuzzleDialog:
    """Return what a puzzle is."""
    return about_puzzles(services)
