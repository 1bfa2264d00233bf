"""What is said of puzzles over them: the ways on from one, and what a puzzle is."""

from typing import ClassVar

from game.kit import Block, Column, Item, Row, Words, button_height, text_style
from game.puzzles import KINDS

from ..common import WaysDialog, medallion
from ..services import Services
from .ladder_step import KIND_ICONS

#: The medallion of a kind, the space beside it, and the height of the button.
_SIGN, _APART, _BUTTON = 36.0, 18.0, 54.0
_KIND = text_style.BODY.with_changes(size=18, valign="middle")


class PuzzleDialog(WaysDialog):
    """Says something about puzzles, and offers ways on."""

    sight = "vault"
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


class AboutPuzzles(PuzzleDialog):
    """What is asked, what counts as a solution, and the kinds, each with its sign."""

    paper = "parchment"
    sign = "icons/puzzles"
    edges: ClassVar[tuple[float, float, float]] = (38.0, 26.0, 32.0)

    def make_body(self) -> Block:
        """Return a row for each kind, over the button."""
        kinds = (self._kind(kind) for kind in KINDS)
        return Column(
            *kinds, *(Item(each, button_height(_BUTTON)) for each in self.buttons), gap=14
        )

    def _kind(self, kind: str) -> Block:
        words = Words(self.translate(f"puzzles.about.{kind}"), _KIND, 2 * _SIGN)
        shares = lambda width: (2 * _SIGN, width - 2 * _SIGN - _APART)  # noqa: E731
        return Row(medallion(KIND_ICONS[kind], _SIGN), words, gap=_APART, shares=shares)


def about_puzzles(services: Services) -> AboutPuzzles:
    """Return what a puzzle is: what is asked, and what counts as a solution."""
    say = services.translate
    goal = say("puzzles.about.goal")
    return AboutPuzzles(services, say("puzzles.about_title"), goal, ("close",), "")
