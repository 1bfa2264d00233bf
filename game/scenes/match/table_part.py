"""A part of a screen with a table: all that stands around the cards is made of such parts."""

from __future__ import annotations

from collections.abc import Callable

from pygame.typing import RectLike

from game.board import Layout, Marks, Piece
from game.kit import Canvas, Intent, Point, PointerPressed, Viewport


class TablePart:
    """Takes part in whatever a ``TableScreen`` does; a part overrides only what it needs.

    The screen asks its parts in the order of its list, in every frame and for every intent.
    """

    # Input

    def intercept(self, _intent: Intent) -> bool:
        """Answer an intent before the table does; True when the table is not to hear it."""
        return False

    def command(self, _name: str) -> bool:
        """Answer a key; True when no other part is to hear it."""
        return False

    def pointed(self, _intent: Intent) -> bool:
        """Answer the pointer over the buttons; True when it was meant for what lies over them."""
        return False

    def press(self, _press: PointerPressed) -> bool:
        """Answer a press that met no button; True when no other part is to hear it."""
        return False

    def withhold(self, intent: Intent) -> Intent:
        """Return what the hand is to hear of a motion or the end of a press."""
        return intent

    def release(self, _pos: Point) -> None:
        """React to the end of a press."""

    def skip(self) -> None:
        """React to the rest of what moves being skipped."""

    # Time

    def rest(self) -> bool:
        """Look at the match while nothing moves; True when it must not go on by itself."""
        return False

    def update(self, _dt: float) -> bool:
        """Move on by some seconds; True while something moves."""
        return False

    def close(self) -> None:
        """Wait for nothing any more: the table is left, or written anew."""

    # What it says and covers

    @property
    def covered(self) -> tuple[RectLike, ...]:
        """The places in which nothing can be foretold, because the part lies there."""
        return ()

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The places that a card which is read must not hide."""
        return ()

    @property
    def is_tip(self) -> bool:
        """Whether it tells a tip, beside which neither prompts nor the land's hints are told."""
        return False

    @property
    def darkens(self) -> bool:
        """Whether the board lies in the dark, so that nothing of it is explained."""
        return False

    @property
    def fills_middle(self) -> bool:
        """Whether messages give way to the part, which lies where they usually are."""
        return False

    @property
    def has_pages(self) -> bool:
        """Whether keys turn its pages."""
        return False

    def standing(self, words: str) -> str:
        """Return what is told while there is no message; ``words`` is what others tell."""
        return words

    def note(self, _piece: Piece | None) -> str:
        """Return what is said beside a card that is read, or nothing."""
        return ""

    # Picture

    def place(self, _view: Viewport, _layout: Layout) -> None:
        """Lay the part out in the window."""

    def mark(self, _marks: Marks) -> None:
        """Point out on the table what the part is about."""

    def draw(self, _canvas: Canvas) -> None:
        """Draw the part, below the buttons."""

    def draw_over(self, _canvas: Canvas) -> None:
        """Draw what lies over the buttons."""


#: A question whether a part is offered to the player now.
Offered = Callable[[], bool]


def always() -> bool:
    """Return True: the part is offered whenever the match allows it."""
    return True
