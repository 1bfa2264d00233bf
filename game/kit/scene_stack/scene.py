"""A scene: one screen, or what lies over the screens below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..context.kit_context import give_feedback, interface_flipped
from .page_scroll import PageScroll
from .speaking import Speaking

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ..draw.canvas import Canvas
    from ..input.action_map import Place
    from ..input.intents import Intent
    from ..motion.ambient_layer import AmbientLayer
    from ..viewport import Point, Viewport
    from .scene_stack import SceneStack
    from .transitions import TransitionKind

    #: Hears what a scene leaves when it is popped; None where it leaves nothing.
    OnResult = Callable[[object], None]


class SceneOverlay:
    """Lies over a scene: it hears an intent first, moves with the scene, and is drawn above it."""

    def take(self, intent: Intent) -> Intent | None:
        """Answer what is meant for it; return what is left for the scene."""
        return intent

    def follow(self, intent: Intent) -> None:
        """React to an intent after the scene has answered it."""

    def update(self, dt: float) -> bool:
        """Move on by ``dt`` seconds; True while something moves and must be redrawn."""
        del dt
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the scene."""


class Scene(Speaking):
    """One screen, or an overlay on the screens below it.

    ``transparent`` scenes are drawn over the scene below, which then neither updates nor hears.
    ``title`` is what the window is called while the scene shows, besides the game's name.
    ``ambient`` moves by itself while the scene is on top; the scene draws it with the rest.
    ``music`` is the piece that plays while it does, "" that of the scene below; overlays have none.
    ``opening_sound`` is what is heard when the scene comes to lie over another one. ``music_level``
    is the share of its loudness, None that which the scene below wants. ``transition_kind`` is how
    it comes into the window, ``depth`` how far it lies from the start: from there it is reached
    onwards, from what lies deeper back. One that is not ``hurried`` in comes in its own time: a
    press is not heard before. Where the language reads from the right, one that ``flips`` is turned
    round: it is laid out and hears as ever, and its left is at the right of the window. ``place``
    tells what is meant by a key that two actions share. ``overlay`` lies over the scene. Where its
    ``page_height`` is more than the window has, the scene is laid out on a page of that height,
    and the window scrolls over it.
    """

    place: Place = "screen"
    transparent: ClassVar[bool] = False
    opening_sound: ClassVar[str] = "open"
    music: str = ""
    transition_kind: TransitionKind = "slide"
    depth: int = 2
    hurried: ClassVar[bool] = True
    flips: ClassVar[bool] = True
    music_level: ClassVar[float | None] = None

    def __init__(self) -> None:
        self.dirty = True
        self.title = ""
        self.ambient: AmbientLayer | None = None
        self.overlay: SceneOverlay | None = None
        self.page_scroll = PageScroll()
        self._stack: SceneStack | None = None
        self._on_result: OnResult | None = None
        #: Where the pointer was when the scene last heard of it.
        self._pointer: Point | None = None

    @property
    def stack(self) -> SceneStack:
        """The stack this scene stands on; an error outside of enter() to leave()."""
        if self._stack is None:
            raise RuntimeError(f"{type(self).__name__} is not on a stack")
        return self._stack

    @property
    def on_stack(self) -> bool:
        """Whether the scene stands on a stack."""
        return self._stack is not None

    @property
    def is_on_top(self) -> bool:
        """Whether the scene is the one that hears."""
        return self._stack is not None and self._stack.top is self

    @property
    def cursor_box(self) -> pygame.FRect | None:
        """Where the keyboard is seen to be, on the page; None where it is not."""
        return None

    @property
    def is_flipped(self) -> bool:
        """Whether the scene is turned round now."""
        return self.flips and interface_flipped()

    @property
    def wants_text(self) -> bool:
        """Whether plain characters are typed text now, rather than commands."""
        return False

    @property
    def wants_trigger(self) -> bool:
        """Whether the next key or pad button is asked for by its own name, to be bound."""
        return False

    @property
    def asked_side(self) -> int | None:
        """The side of two people at one screen that is to act; None where both may."""
        return None

    @property
    def is_slid(self) -> bool:
        """Whether the finger that has just pressed drags something of the scene's own."""
        return False

    def let_go(self) -> None:
        """Press nothing any more: the finger drags the page."""

    def keep_out(self) -> None:
        """Tell the player of the other side that it is not their turn."""
        give_feedback("error")

    def invalidate(self) -> None:
        """Ask for a redraw."""
        self.dirty = True

    def enter(self, stack: SceneStack) -> None:
        """React to being put on ``stack``; resize() follows."""

    def resume(self) -> None:
        """React to the scene above having gone; its result goes to whoever pushed it."""

    def leave(self) -> None:
        """React to being taken off the stack for good."""

    def page_height(self, view: Viewport) -> float:
        """Return how high the page must be, in a window of ``view``; asked before resize()."""
        return view.height

    def show_cursor(self) -> None:
        """Show where the keyboard is: a player who uses it has come here."""

    def resize(self, view: Viewport) -> None:
        """Lay out anew; called after enter() and whenever the window or the page changes."""

    def lay_out_anew(self) -> None:
        """Ask for the height of the page anew, and lay the scene out on it."""
        self.resize(self.page_scroll.fit(self.stack.view, self.page_height(self.stack.view)))
        self.invalidate()

    def retext(self) -> None:
        """Write all words anew, in the language of now; resize() follows."""

    def handle(self, intent: Intent) -> None:
        """Answer what the player did."""

    def update(self, dt: float) -> bool:
        """Move on by ``dt`` seconds; True while something moves and must be redrawn."""
        del dt
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""
