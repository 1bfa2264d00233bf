"""A part of a screen with a table: everything around the cards is made of such parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygame.typing import RectLike

from game.board import Layout, Marks, Piece
from game.kit import Canvas, Intent, Place, Point, PointerPressed, Viewport


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
        """Answer the pointer over the buttons; True when it meant something that covers them."""
        return False

    def press(self, _press: PointerPressed) -> bool:
        """Answer a press that met no button; True when no other part is to hear it."""
        return False

    def opens(self, _pos: Point) -> Callable[[], None] | None:
        """Return what a press and release at a place opens, as accept does there by keys."""
        return None

    def withhold(self, intent: Intent) -> Intent:
        """Return the motion or release that the hand is to hear in place of ``intent``."""
        return intent

    def release(self, _pos: Point) -> None:
        """React to the end of a press."""

    def skip(self) -> None:
        """React to the player skipping the rest of the motion."""

    # Time

    def rest(self) -> bool:
        """Look at the match while nothing moves; True when it must not go on by itself."""
        return False

    def update(self, _dt: float) -> bool:
        """Move on by some seconds; True while something moves."""
        return False

    def close(self) -> None:
        """Stop waiting for anything: the table is left, or written again."""

    # Words and places

    @property
    def covered(self) -> tuple[RectLike, ...]:
        """The places in which no forecast can be shown, because the part lies there."""
        return ()

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The places that a card which is read must not hide."""
        return ()

    @property
    def takes_tab(self) -> bool:
        """Whether Tab goes round its own buttons, and not over the table."""
        return False

    @property
    def is_tip(self) -> bool:
        """Whether it shows a tip, beside which neither prompts nor the land's hints show."""
        return False

    @property
    def darkens(self) -> bool:
        """Whether the board is darkened, so that no hint on it is shown."""
        return False

    @property
    def fills_middle(self) -> bool:
        """Whether messages give way to the part, which lies where they usually are."""
        return False

    @property
    def keys_for(self) -> Place:
        """What shared keys and pad buttons are meant for, as far as this part is concerned."""
        return "match"

    @property
    def spoken(self) -> str:
        """The words that the part shows now, for the voice; "" for none."""
        return ""

    def standing(self, words: str) -> str:
        """Return the prompt while there is no message; ``words`` is that of the parts before."""
        return words

    def note(self, _piece: Piece | None) -> str:
        """Return the note beside a card that is read, or ""."""
        return ""

    # Picture

    def place(self, _view: Viewport, _layout: Layout) -> None:
        """Lay the part out in the window."""

    def mark(self, _marks: Marks) -> None:
        """Add the part's marks on the table."""

    def draw(self, _canvas: Canvas) -> None:
        """Draw the part, below the buttons."""

    def draw_over(self, _canvas: Canvas) -> None:
        """Draw anything that lies over the buttons."""


#: Returns whether a part is offered to the player now.
Offered = Callable[[], bool]


def always() -> bool:
    """Return True: the part is offered whenever the match allows it."""
    return True


def keys_meant_for(parts: Iterable[TablePart]) -> Place:
    """Return what shared keys and pad buttons mean now: pages before relief, else the match."""
    wanted = {part.keys_for for part in parts}
    places: tuple[Place, ...] = ("setup", "relief")
    return next((place for place in places if place in wanted), "match")
