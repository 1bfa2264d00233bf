"""What is said of puzzles over them: the ways on from one, and what a puzzle is."""

from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Column,
    Drawn,
    Item,
    Panel,
    Row,
    Space,
    Viewport,
    Words,
    button_height,
    text_style,
)
from game.puzzles import KINDS

from ..common import (
    BOARD_HIGH,
    BOARD_WIDE,
    BoardLook,
    Plate,
    WaysDialog,
    draw_position,
    framed_board,
    medallion,
)
from ..services import Services
from .ladder_step import KIND_ICONS
from .puzzle_progress import puzzle_book

#: The medallion of a kind, the space beside it, and the height of the button.
_SIGN, _APART, _BUTTON = 36.0, 18.0, 54.0
#: The width of all, the shares of board and kinds, the room between, and from which growth of texts
#: on they lie below one another; the widest button.
_WIDE, _SHARES, _BESIDE, _STACKED, _WIDEST = 980.0, (5, 4), 36.0, 1.2, 320.0
_KIND = text_style.BODY.with_changes(size=18, valign="middle")


class PuzzleDialog(WaysDialog):
    """Says something about puzzles, and offers ways on."""

    sight = "lookout"
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
    edges: ClassVar[tuple[float, float, float]] = (38.0, 26.0, 32.0)
    # The board of a puzzle is seen in place of a sight.
    tallest: ClassVar[float] = 0.0

    def make_body(self) -> Block:
        """Return a board over the goal, beside a row for each kind, and the button below."""
        board = Drawn(self._draw_board, lambda _, width: width * BOARD_HIGH / BOARD_WIDE)
        shown = Column(board, Space(_APART), Words(self.translate("puzzles.about.goal"), _KIND))
        kinds = (box for kind in KINDS for box in (Space(spring=1), self._kind(kind)))
        told = Row(
            shown, Column(*kinds, Space(spring=1)), gap=_BESIDE, shares=_SHARES, stack=_STACKED
        )
        ways = Row(*(Item(each, button_height(_BUTTON)) for each in self.buttons), most=_WIDEST)
        return Column(told, Space(_APART), ways)

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return the width of board and kinds side by side."""
        del view, panel
        return _WIDE

    def _draw_board(self, canvas: Canvas, box: pygame.FRect) -> None:
        state = puzzle_book().ladder[0].state(self.services.content.cards)
        with framed_board(canvas, box), canvas.upright(box):
            draw_position(canvas, box, state, state.active, BoardLook.of(self.services))

    def _kind(self, kind: str) -> Block:
        words = Words(self.translate(f"puzzles.about.{kind}"), _KIND, 2 * _SIGN)
        shares = lambda width: (2 * _SIGN, width - 2 * _SIGN - _APART)  # noqa: E731
        return Plate(Row(medallion(KIND_ICONS[kind], _SIGN), words, gap=_APART, shares=shares))


def about_puzzles(services: Services) -> AboutPuzzles:
    """Return what a puzzle is: what is asked, and what counts as a solution."""
    return AboutPuzzles(services, services.translate("puzzles.about_title"), "", ("close",), "")
