"""A scene: one screen, or what lies over the screens below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Literal, Protocol, TypeAlias

import pygame

from ..context.kit_context import give_feedback, interface_flipped
from ..draw.canvas import Canvas
from ..draw.grounds import Paper
from ..input.action_map import Place
from ..input.intents import Command, Intent
from ..layout.blocks import Block
from ..motion.ambient_layer import AmbientLayer
from ..spoken import Spoken
from ..viewport import Point, Viewport
from ..widgets.widget_group import WidgetGroup
from .page_scroll import PageScroll

#: Hears what a scene leaves when it is popped; None where it leaves nothing.
OnResult = Callable[[object], object]


#: How a scene comes: from the right, behind a gate, with the light, from both sides, or at once.
TransitionKind: TypeAlias = Literal["slide", "gate", "dawn", "drapes", "cut"]


class SceneStack(Protocol):
    """The stack of a window, as far as its scenes know it."""

    view: Viewport

    @property
    def top(self) -> Scene | None:
        """The scene that hears."""

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""

    def __len__(self) -> int: ...

    def resize(self, view: Viewport) -> None:
        """Lay every scene out for a new window."""

    def retext(self) -> None:
        """Have every scene written anew in another language."""

    def push(self, scene: Scene, on_result: OnResult | None = None) -> None:
        """Put ``scene`` on top; ``on_result`` hears what it leaves when it is popped."""

    def pop(self, result: object = None) -> None:
        """Take the top scene off, and hand ``result`` to whoever pushed it."""

    def replace(self, scene: Scene) -> None:
        """Put ``scene`` in the place of the top one; the one below hears nothing."""

    def clear_to(self, scene: Scene) -> None:
        """Take every scene off, top first, and start anew with ``scene``."""


class SceneOverlay(Protocol):
    """Lies over a scene: it hears an intent first, moves with the scene, and is drawn above it."""

    def take(self, intent: Intent) -> Intent | None:
        """Answer what is meant for it; return what is left for the scene."""

    def follow(self, intent: Intent) -> None:
        """React to an intent after the scene has answered it."""

    def update(self, dt: float) -> bool:
        """Move on by ``dt`` seconds; True while something moves and must be redrawn."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the scene."""


class Scene:
    """One screen, or an overlay on the screens below it.

    ``transparent`` scenes are drawn over the scene below, which then neither updates nor hears.
    ``title`` is what the window is called while the scene shows, besides the game's name.
    ``ambient`` moves by itself while the scene is on top; the scene draws it with the rest.
    ``music`` is the piece that plays while it does, "" that of the scene below; overlays have none.
    ``ambience`` is what is heard of a place meanwhile, on top of the music.
    ``opening_sound`` is what is heard when the scene comes to lie over another one. ``music_level``
    is the share of its loudness, None that which the scene below wants. ``transition_kind`` is how
    it comes into the window, ``depth`` how far it lies from the start: from there it is reached
    onwards, from what lies deeper back. One that is not ``hurried`` in comes in its own time: a
    press is not heard before. Where the language reads from the right, one that ``flips`` is turned
    round: it is laid out and hears as ever, and its left is at the right of the window. ``place``
    tells what is meant by a key that two actions share. ``overlay`` lies over the scene. Where its
    ``page_height`` is more than the window has, the scene is laid out on a page of that height,
    and the window scrolls over it. Its ``widgets`` answer first; ``handle_rest`` gets what they
    leave. ``body`` is the tree of blocks in which they lie, if there is one: it is drawn below
    them, and the voice reads by it. Where ``tells`` is True, the words beside the widgets are read
    when the scene opens; None: where it lies over another one.
    """

    place: Place = "screen"
    #: What its panels are made of: parchment for what is read, wood for what is chosen.
    paper: ClassVar[Paper] = "wood"
    tells: ClassVar[bool | None] = None
    transparent: ClassVar[bool] = False
    opening_sound: ClassVar[str] = "open"
    music: str = ""
    ambience: str = ""
    transition_kind: TransitionKind = "slide"
    depth: int = 2
    hurried: ClassVar[bool] = True
    flips: ClassVar[bool] = True
    #: The keys that leave it: "back", and often the one that opened it.
    closing: tuple[str, ...] = ("back",)
    music_level: ClassVar[float | None] = None

    def __init__(self) -> None:
        self.dirty = True
        self.title = ""
        self.ambient: AmbientLayer | None = None
        self.overlay: SceneOverlay | None = None
        self.page_scroll = PageScroll()
        self.widgets = WidgetGroup(self.invalidate)
        self.body: Block | None = None
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
        """Where the widget lies that the ring is around, or the row in it that is selected."""
        focused = self.widgets.focused
        return focused.cursor_rect if focused is not None and self.widgets.ring_shown else None

    @property
    def is_flipped(self) -> bool:
        """Whether the scene is turned round now."""
        return self.flips and interface_flipped()

    @property
    def wants_text(self) -> bool:
        """Whether one of the widgets takes characters."""
        return self.widgets.wants_text

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
        """Whether a list of its own goes along with the finger."""
        return self.widgets.is_slid

    def let_go(self) -> None:
        """Let go of what is pressed, without a click."""
        self.widgets.let_go()

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
        """Draw the ring around what the first key acts on, or goes from."""
        self.widgets.show_ring()

    def resize(self, view: Viewport) -> None:
        """Lay out anew; called after enter() and whenever the window or the page changes."""

    def lay_out_anew(self) -> None:
        """Ask for the height of the page anew, and lay the scene out on it, if it is shown."""
        if self.on_stack:
            self.resize(self.page_scroll.fit(self.stack.view, self.page_height(self.stack.view)))
        self.invalidate()

    def retext(self) -> None:
        """Write all words anew, in the language of now; resize() follows."""

    def handle(self, intent: Intent) -> None:
        """Hand ``intent`` to the widgets, then to the page, then to handle_rest()."""
        if self.widgets.handle(intent):
            return
        if self.page_scroll.scroll(intent):
            self.invalidate()
            return
        self.handle_rest(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Answer what no widget used: leave on a key of ``closing``, unless overridden."""
        if isinstance(intent, Command) and intent.name in self.closing:
            self.go_back()

    def go_back(self) -> None:
        """Leave for the scene below; overridden where "back" leads elsewhere."""
        self.stack.pop()

    def update(self, dt: float) -> bool:
        """Move the widgets on."""
        return self.widgets.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, then the widgets."""
        self.draw_background(canvas)
        if self.body is not None:
            self.body.draw(canvas)
        self.widgets.draw(canvas)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw what is behind the widgets."""

    # The words for the voice: none are asked for while that is off

    def spoken_focus(self) -> Spoken | None:
        """Return the widget that has the keyboard."""
        return self.widgets.spoken

    def spoken_places(self) -> list[pygame.FRect]:
        """Return where the widgets lie that the keyboard comes to."""
        return [each.rect for each in self.widgets.widgets if each.visible and each.focusable]

    def spoken_groups(self) -> list[list[pygame.FRect]]:
        """Return the places of panels and widgets; what is one stop of Tab is read together."""
        stops: dict[object, list[pygame.FRect]] = {}
        for leaves in () if self.body is None else self.body.reading():
            stops.setdefault(leaves[0].stop, []).extend(leaf.area for leaf in leaves)
        for each in self.widgets.widgets:
            if each.visible and each.focusable:
                stops.setdefault(each.stop or each, []).append(each.rect)
        return [*stops.values()]

    def spoken_opening(self) -> Iterable[str] | None:
        """Return what is said after the title when the scene opens; None: as ``tells`` says."""
        return None

    def spoken_news(self) -> Iterable[str]:
        """Return, and forget, what has happened since this was asked last."""
        return ()

    def spoken_back(self) -> bool:
        """Return, and forget, whether a press has led back to the focus: it is told again."""
        return False

    def spoken_silence(self) -> Iterable[str]:
        """Return why a press has done nothing; nothing: the voice says that it has not."""
        return ()

    def spoken_ways(self) -> Iterable[str]:
        """Return what can be done now."""
        return ()

    def spoken_state(self) -> Iterable[str]:
        """Return how everything stands; nothing: all that is written is read."""
        return ()

    def spoken_answer(self, name: str) -> Sequence[str] | None:
        """Return the answer to another command about the voice, or None where there is none."""
        del name
        return None
