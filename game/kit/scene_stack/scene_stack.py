"""The stack that scenes stand on: who hears, who moves, and who is drawn."""

import math
from collections.abc import Iterable
from contextlib import nullcontext

import pygame

from ..context.kit_context import give_feedback
from ..draw.canvas import Canvas
from ..input.fingers import NOWHERE
from ..input.input_map import Hearing
from ..input.intents import (
    TOUCH,
    Command,
    FocusLost,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
)
from ..input.pads import PadSeats
from ..viewport import Point, Viewport
from .press_watch import BEAT, AmbientClock, PressWatch, flipped_intent
from .scene import OnResult, Scene
from .transition_effects import Transition
from .transitions import TransitionManager, skips_transition

_BACK, _ACCEPT = Command("back"), Command("accept")
#: The commands that both sides may give at any time.
_OF_BOTH = ("pause", "help")


class WindowStack:
    """The stack of scenes in a window: the top one hears and moves, the visible ones are drawn.

    ``ambient_clock`` says when the ambient layer of the top one moves, and when it stays still.
    With ``transitions``, scenes give way to one another by a short motion, in which they stand
    still. The new scene is painted before, at most ``slice_seconds`` in a frame; meanwhile the
    window shows what it did.
    """

    def __init__(
        self, view: Viewport, *, transitions: bool = False, slice_seconds: float = math.inf
    ) -> None:
        self.view = view
        self.ambient_clock = AmbientClock()
        self._transitions = TransitionManager(slice_seconds) if transitions else None
        self._transition: Transition | None = None
        self._scenes: list[Scene] = []
        self._changed = True
        self._animating = False
        #: Whether the scene on top is being painted, and the window still shows another.
        self.painting_ahead = False
        self._pointer: Point | None = None
        self._press = PressWatch()
        #: The scene that heard each pointer button go down, until it goes up.
        self._holders: dict[int, tuple[Scene, PointerPressed]] = {}
        #: Whether the last that was done was done by keys or by a pad.
        self._by_keys = False
        #: Who holds which pad: that of the other side is not heard in a turn.
        self.pad_seats: PadSeats | None = None

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that hears, or None when the stack is empty (the game is over)."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    @property
    def wants_text(self) -> bool:
        """Whether the top scene has a text field with the keyboard."""
        return self.top is not None and self.top.wants_text

    @property
    def hearing(self) -> Hearing:
        """How the top scene takes a key."""
        top = self.top
        return Hearing() if top is None else Hearing(top.wants_text, top.wants_trigger, top.place)

    @property
    def title(self) -> str:
        """The title of the highest scene that has one."""
        return next((scene.title for scene in reversed(self._scenes) if scene.title), "")

    @property
    def music(self) -> tuple[str, float]:
        """The piece that plays now, and the share of its loudness."""
        pieces = (scene.music for scene in reversed(self._scenes) if not scene.transparent)
        levels = (scene.music_level for scene in reversed(self._scenes))
        level = next((level for level in levels if level is not None), 1.0)
        return next(filter(None, pieces), ""), level

    @property
    def ambience(self) -> str:
        """The place that is heard now: that of the scene whose music plays, or of one over it."""
        for scene in reversed(self._scenes):
            if scene.ambience:
                return scene.ambience
            if scene.music and not scene.transparent:
                break
        return ""

    def push(self, scene: Scene, on_result: OnResult | None = None) -> None:
        """Put ``scene`` on top; ``on_result`` hears what it leaves when it is popped."""
        scene._on_result = on_result
        if scene.transparent:
            give_feedback(scene.opening_sound)
        if self._transitions is not None:
            self._transitions.ahead.start()
        self.let_go()
        self._scenes.append(scene)
        self.end_transition()
        scene._stack = self
        scene.enter(self)
        # A scene may leave again from its own enter(), as a title screen that is skipped does.
        if scene.on_stack:
            scene.lay_out_anew()
            if self._by_keys:
                scene.show_cursor()

    def pop(self, result: object = None) -> None:
        """Take the top scene off, and hand ``result`` to whoever pushed it.

        The scene below hears first that it is on top again (``resume``), and last where the
        pointer is, unless keys lead: what it rests on by chance is not looked at then.
        """
        gone = self.top
        if gone is not None:
            give_feedback("close" if gone.transparent else "back")
        self._drop()
        if self.top is not None:
            self.top.resume()
        below = self.top
        if gone is not None and gone._on_result is not None:
            gone._on_result(result)
        moved = below is not None and below._pointer != self._pointer
        if below is not None and below is self.top and moved and not self._by_keys:
            self._tell_pointer(below)

    def _tell_pointer(self, scene: Scene) -> None:
        if self._pointer is not None:
            scene._pointer = self._pointer
            self._tell(scene, PointerMoved(self._pointer))

    def _point_anew(self, scene: Scene) -> None:
        """Let the pointer mean what has come under it with the page, unless keys lead."""
        if scene is self.top and scene.cursor_box is None and self._pointer not in (None, NOWHERE):
            self._tell_pointer(scene)

    def replace(self, scene: Scene) -> None:
        """Put ``scene`` in the place of the top one; the one below hears nothing."""
        if self._scenes:
            self._drop()
        self.push(scene)

    def clear_to(self, scene: Scene) -> None:
        """Take every scene off, top first, and start anew with ``scene``."""
        while self._scenes:
            self._drop()
        self.push(scene)

    def resize(self, view: Viewport) -> None:
        """Lay every scene out for a new window."""
        self.view = view
        self.end_transition()
        if self._transitions is not None:
            self._transitions.reset()
        for scene in tuple(self._scenes):
            scene.lay_out_anew()

    def retext(self) -> None:
        """Have every scene written anew in another language."""
        for scene in tuple(self._scenes):
            scene.retext()
        self.resize(self.view)
        for scene in self._scenes:
            scene.invalidate()

    def let_go(self) -> None:
        """End whatever the pointer holds, without a click: who let go will not be heard there."""
        self._press.pressed = None
        held, self._holders = self._holders, {}
        for scene, press in held.values():
            if scene is self.top:
                self._tell(scene, PointerReleased(NOWHERE, press.button, press.device))

    def handle(self, intent: Intent) -> None:
        """Give ``intent`` to the top scene; a release only if that has heard the press."""
        if isinstance(intent, FocusLost):
            self.let_go()
        self._hand_on(intent)
        if isinstance(intent, PointerReleased) and intent.device == TOUCH:
            # A finger that has left rests on nothing.
            self._hand_on(PointerMoved(NOWHERE, TOUCH))

    def _hand_on(self, intent: Intent) -> None:
        self.ambient_clock.handle(intent)
        self._by_keys = isinstance(intent, Command)
        top = self.top
        if top is not None and self._keeps_out(top, intent):
            top.keep_out()
            return
        if isinstance(intent, PointerMoved | PointerPressed | PointerReleased):
            self._pointer = intent.pos
        if top is not None and self._is_meant(top, intent):
            self._give(top, intent)

    def _give(self, top: Scene, intent: Intent) -> None:
        if self.in_transition and skips_transition(intent):
            self.end_transition()
        if isinstance(intent, PointerPressed):
            self._holders[intent.button] = top, intent
        if isinstance(intent, PointerPressed) or self._press.pressed is not None:
            self._press.handle(intent)
        count = len(self)
        top._pointer = self._pointer
        self._tell(top, intent)
        # A scene that is taken off sounds by itself; going back to another scene does not.
        if intent == _BACK and top is not self.top and len(self) == count:
            give_feedback("back")

    def _is_meant(self, top: Scene, intent: Intent) -> bool:
        """Whether an intent is meant for the top scene, and not for what the window showed."""
        if isinstance(intent, PointerReleased):
            held = self._holders.pop(intent.button, None)
            return held is not None and held[0] is top
        unseen = self.is_unseen
        if unseen and (isinstance(intent, PointerPressed | PointerScrolled) or intent == _ACCEPT):
            return False
        if not top.hurried and skips_transition(intent) and (self.in_transition or unseen):
            return False
        transitions = self._transitions
        return transitions is None or transitions.accepts(intent, in_transition=self.in_transition)

    def _keeps_out(self, top: Scene, intent: Intent) -> bool:
        if self.pad_seats is None or top.asked_side is None or not isinstance(intent, Command):
            return False
        if intent.name in _OF_BOTH:
            return False
        return self.pad_seats.keeps_out(intent.device, top.asked_side)

    def update(self, dt: float) -> None:
        """Move the top scene on by ``dt`` seconds, or the transition to it."""
        if self._transition is not None:
            self._pass(self._transition, dt)
            return
        if self.is_unseen:
            # It comes to be what it is, but nothing moves before it can be seen.
            dt = 0.0
        self.advance_ambient(dt)
        held = self._press.update(dt)
        if held is not None:
            self._hand_on(held)
        scene = self.top
        moving = scene is not None and scene.update(dt)
        if scene is not None and scene.overlay is not None:
            moving |= scene.overlay.update(dt)
        if scene is not None and scene.page_scroll.update(dt):
            moving = True
            self._point_anew(scene)
        if scene is not None and moving:
            scene.invalidate()
        # A scene that has just come starts its motion, although nothing else moves.
        self._animating = moving or (self.top is not None and self.top is not scene)

    @property
    def in_transition(self) -> bool:
        """Whether a scene is just giving way to another."""
        return self._transition is not None

    @property
    def is_unseen(self) -> bool:
        """Whether others have been in the window, and the scene on top has not."""
        top, transitions = self.top, self._transitions
        return top is not None and transitions is not None and transitions.is_new(top)

    def animating(self) -> bool:
        """Whether something is left moving: do not block on events."""
        return self._animating or self.in_transition or self._press.pressed is not None

    def needs_draw(self) -> bool:
        """Whether the picture in the window is out of date."""
        waits = self._changed or self.in_transition
        return waits or any(scene.dirty for scene in self._visible())

    def end_transition(self) -> None:
        """Show the scenes as they are, without a transition to them."""
        self._transition = None
        self._changed = True

    def free_pictures(self) -> None:
        """Free what only the next transition needs, as a scene has come to rest."""
        if self._transitions is not None:
            self._transitions.free_pictures()

    @property
    def until_next_beat(self) -> float | None:
        """The seconds until something moves by itself; None when nothing will."""
        return (
            self.ambient_clock.until_next_beat
            if self.top is not None and self.top.ambient
            else None
        )

    def advance_ambient(self, dt: float) -> None:
        """Move the top scene's ambient layer on by ``dt`` seconds; redraw() shows the change."""
        if self.top is not None and self.top.ambient and self.ambient_clock.advance(dt):
            self.top.ambient.advance(BEAT, self.view)

    def redraw(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw only what has changed of the ambient layer; return those pixels."""
        ambient = self.top.ambient if self.top is not None else None
        return ambient.refresh(canvas) if ambient is not None else []

    def draw(self, canvas: Canvas) -> None:
        """Draw every visible scene, lowest first, or the transition to them."""
        self.painting_ahead = False
        if self._transition is None and self._changed and self._transitions is not None:
            shown, reduced = self._visible(), self.ambient_clock.reduced
            if not self._transitions.is_ready(
                canvas, self.scenes, shown, self._paint, reduced=reduced
            ):
                self.painting_ahead = True
                canvas.keep()
                return
            self._transition = self._transitions.begin(
                canvas, self.scenes, shown, self._paint, reduced=reduced
            )
        self._changed = False
        if self._transition is not None:
            self._transition.draw(canvas)
            return
        self._paint(canvas, self._visible())
        if self.top is not None and self.top.ambient is not None:
            self.top.ambient.window_drawn()

    def _paint(self, canvas: Canvas, scenes: Iterable[Scene]) -> None:
        canvas.grounds.clear()
        for scene in scenes:
            canvas.lie_on(scene.paper)
            # Cleared first, so that a scene may ask for another frame while it draws.
            scene.dirty = False
            canvas.hit_regions = []
            page = scene.page_scroll
            with canvas.flipped(canvas.view.rect) if scene.is_flipped else nullcontext():
                with canvas.scrolled(page.view, page.seen) if page.furthest else nullcontext():
                    scene.draw(canvas)
                    if scene.overlay is not None:
                        scene.overlay.draw(canvas)
                page.draw_bar(canvas)

    def _tell(self, scene: Scene, intent: Intent) -> None:
        heard = flipped_intent(intent, self.view) if scene.is_flipped else intent
        page = scene.page_scroll
        on_page = page.take(heard)
        if on_page is None:
            if page.is_dragged:
                scene.let_go()
            scene.invalidate()
            return
        heard = on_page
        before = scene.cursor_box
        overlay = scene.overlay
        left = heard if overlay is None else overlay.take(heard)
        if left is not None:
            scene.handle(left)
        if overlay is not None:
            overlay.follow(heard)
        if not page.furthest:
            return
        if isinstance(intent, PointerPressed) and scene.is_slid:
            page.let_finger_go()
        if isinstance(intent, Command):
            cursor = scene.cursor_box
            if cursor is not None and cursor != before:
                page.reveal(cursor)

    def _pass(self, transition: Transition, dt: float) -> None:
        transition.advance(dt)
        # Once more at its end: what the scene itself moves begins then.
        self._animating = True
        if transition.over:
            self.end_transition()

    def _drop(self) -> None:
        scene = self._scenes.pop()
        self.end_transition()
        scene.leave()
        scene._stack = None

    def _visible(self) -> tuple[Scene, ...]:
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].transparent:
            first -= 1
        return tuple(self._scenes[max(first, 0) :])
