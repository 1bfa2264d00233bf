"""The widgets of one screen: who has the pointer, and who the keyboard."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

import pygame

from ..context.kit_context import active_context, give_feedback
from ..desktop import clipboard_line
from ..draw.canvas import Canvas
from ..input.intents import (
    LEFT_BUTTON,
    TOUCH,
    Command,
    Intent,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    TextTyped,
)
from ..spoken import Spoken
from ..theme import Times
from ..viewport import Point
from .focus_ring import draw_focus_ring
from .panels import draw_tooltip
from .scroll import FingerSlide
from .widget import DIRECTIONS, Widget, nearest

#: How far the ring of the keyboard may reach out of what scrolls.
_RING_ROOM = 14.0
#: How far a push of the right stick scrolls, in notches of the wheel.
_SCROLLS = {"scroll_up": 1.0, "scroll_down": -1.0}

AnyWidget = TypeVar("AnyWidget", bound=Widget)


class WidgetGroup:
    """The widgets of one screen: hover, clicks, keyboard focus and hints.

    ``changed`` is called whenever something must be redrawn, as Scene.invalidate.
    """

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        self.changed = changed
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.ring_shown = False
        self._pointer: Point | None = None
        self._hovered: Widget | None = None
        self._captured: Widget | None = None
        self._finger: FingerSlide | None = None
        self._rest = 0.0
        #: Whether the widget under the pointer was pressed: its hint is needed no more.
        self._used = False
        #: Whether the keyboard has come to what it is on by a walk: then that tells its hint.
        self._walked = False
        #: The text field that a press beside it has left: the keyboard goes on from there.
        self._left: Widget | None = None
        #: Whether the wheel has turned since the keyboard was used.
        self._wheeled = False
        #: The hint's text and place when the pointer last moved.
        self._told: tuple[str, tuple[float, ...]] | None = None

    @property
    def spoken(self) -> Spoken | None:
        """The words of the widget that has the keyboard, and where it is."""
        widget = self.focused
        if widget is None or not widget.visible:
            return None
        said = widget.spoken
        return said._replace(rect=said.rect or widget.cursor_rect, draw=said.draw or widget.draw)

    @property
    def wants_text(self) -> bool:
        """Whether the widget with the keyboard takes characters."""
        return self.focused is not None and self.focused.wants_text

    def add(self, widget: AnyWidget) -> AnyWidget:
        """Put ``widget`` on top of the others and return it."""
        self.widgets.append(widget)
        self.changed()
        return widget

    def extend(self, widgets: Iterable[Widget]) -> None:
        """Put ``widgets`` on top of the others."""
        for widget in widgets:
            self.add(widget)

    def arrange(self, order: Sequence[Widget]) -> None:
        """Have the keyboard go through ``order`` first, then through the other widgets.

        A widget that is not there yet is added.
        """
        others = [widget for widget in self.widgets if widget not in order]
        self.widgets = [*order, *others]

    def remove(self, widget: Widget) -> None:
        """Take ``widget`` away."""
        self.widgets.remove(widget)
        self._let_go(widget)
        self.changed()

    def clear(self) -> None:
        """Take all widgets away."""
        for widget in tuple(self.widgets):
            self.remove(widget)

    def focus(self, widget: Widget | None, *, show: bool = False) -> None:
        """Give the keyboard to ``widget``; the ring shows at once, or after the first arrow key."""
        if self.focused is not None:
            self.focused.focused = False
            self.focused.remark = ""
        self.focused, self._left = widget, None
        self.ring_shown = show and widget is not None
        self._walked = False
        if widget is not None:
            widget.focused = True
            if widget.stop is not None:
                widget.stop.at = widget
        self.changed()

    def show_ring(self) -> None:
        """Show the ring around what has the keyboard, if anything has."""
        self.ring_shown = self.focused is not None
        self.changed()

    def handle(self, intent: Intent) -> bool:
        """Answer ``intent``; True when a widget used it."""
        match intent:
            case PointerMoved(pos):
                return self._slid(pos) or self._moved(pos)
            case PointerPressed(pos, button, device) if button == LEFT_BUTTON:
                used = self._pressed(pos)
                self._finger = FingerSlide.begun(self._captured, pos, device)
                return used
            case LongPressed(pos, device):
                return device == TOUCH and self._explain(pos)
            case PointerReleased(pos, button) if button == LEFT_BUTTON:
                return self._released(pos)
            case PointerScrolled(pos, dy):
                return self._scrolled(pos, dy)
            case Command(name):
                used = self._command(name)
                if used:
                    self._leave_to_keys()
                return used
            case TextTyped(text) if self.focused is not None and self.wants_text:
                self.focused.typed(text)
                self.changed()
                return True
            case _:
                return False

    def hush(self) -> None:
        """Take the hint away until the pointer comes to something else."""
        self._rest = 0.0
        self._used = True
        self.changed()

    @property
    def is_slid(self) -> bool:
        """Whether a finger is on a list that it may drag along."""
        return self._finger is not None

    def let_go(self) -> None:
        """Let go of what is pressed, without a click."""
        if self._captured is not None:
            self._captured.pressed = False
            self._captured.release()
            self._captured = None

    def forget_pointer(self) -> None:
        """Have no widget under the pointer: it is over something else that lies above them."""
        self._pointer = None
        self._hover(None)

    def is_meant(self, pos: Point) -> bool:
        """Whether a press at ``pos`` would be meant for a widget; presses nothing."""
        widget = self.widget_at(pos)
        return widget is not None and not widget.passive

    def update(self, dt: float) -> bool:
        """Move on by ``dt`` seconds; True while a widget moves or a hint is about to appear."""
        moving = False
        for widget in self.widgets:
            moving |= widget.update(dt)
        if moving and self._wheeled:
            self._follow_below()
        return self._wait_for_hint(dt) or moving

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the focus ring and the hint."""
        for widget in self.widgets:
            if widget.visible:
                with _seen_part(canvas, widget, 0.0):
                    widget.draw(canvas)
        focused = self.focused
        if self.ring_shown and focused is not None and focused.visible and focused.ringed:
            with _seen_part(canvas, focused, _RING_ROOM):
                draw_focus_ring(canvas, focused.rect)
        told = self._looked_at
        remarked = next((each for each in self.widgets if each.remark and each.visible), None)
        if remarked is not None:
            draw_tooltip(canvas, remarked.remark, remarked.rect)
        elif told is not None and self.hint_shown:
            avoided = self._beside(told) if told is not self._hovered else ()
            draw_tooltip(canvas, told.hint, told.rect, avoided=avoided, shown=self.hint_shown)

    @property
    def _looked_at(self) -> Widget | None:
        """The widget the keyboard has walked to, or else the one under the pointer."""
        return self.focused if self.ring_shown and self._walked else self._hovered

    def _beside(self, told: Widget) -> list[pygame.FRect]:
        """Return where the keyboard may go on to, which a hint at ``told`` is not to cover."""
        others = [
            each.rect if each.within is None else each.rect.clip(each.within)
            for each in self.widgets
            if each.visible and (each.focusable or each.explains) and each is not told
        ]
        return [rect for rect in others if not rect.contains(told.rect)]

    @property
    def hint_shown(self) -> float:
        """How far the hint at the keyboard or the pointer has come into sight, 0 to 1."""
        widget = self._looked_at
        if widget is None or not (widget.visible and widget.hint) or self._used:
            return 0.0
        return min(1.0, max(0.0, (self._rest - widget.hint_delay) / Times.tooltip_fade))

    def _wait_for_hint(self, dt: float) -> bool:
        widget = self._looked_at
        if widget is None:
            return False
        if _told_by(widget) != self._told:
            # It has moved, or has something else to say: that is not what the player came for.
            self._told = _told_by(widget)
            if self.hint_shown:
                self.hush()
            self._rest = 0.0
        if not widget.hint or self._used:
            return False
        if self._rest >= widget.hint_delay + Times.tooltip_fade:
            return False
        self._rest += dt
        return True

    def widget_at(self, pos: Point) -> Widget | None:
        """Return the uppermost widget that the pointer at ``pos`` means, or None."""
        return next((widget for widget in reversed(self.widgets) if widget.hit(pos)), None)

    def _moved(self, pos: Point) -> bool:
        if self._pointer != pos and self.ring_shown:
            self.ring_shown = False
            self._rest = 0.0
            self.changed()
        self._pointer = pos
        if self._captured is not None:
            self._captured.drag(pos)
            self.changed()
        self._hover(self.widget_at(pos))
        hovered = self._hovered
        if hovered is not None and hovered.follow(pos):
            self._rest = 0.0 if self._used else self._rest
            self._used = False
            self.changed()
        self._told = None if hovered is None else _told_by(hovered)
        return hovered is not None or self._captured is not None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.hovered = False
            self._hovered.follow(None)
        self._hovered = widget
        self._rest = 0.0
        self._used = False
        if widget is not None:
            widget.hovered = True
            if widget.focusable and widget.enabled:
                give_feedback("hover")
        self.changed()

    def _follow_below(self) -> None:
        """Point at what has glided below a pointer at rest."""
        hovered, pos = self._hovered, self._pointer
        if hovered is not None and pos is not None and hovered.follow(pos):
            self.changed()

    def _leave_to_keys(self) -> None:
        """Point at nothing inside a widget until the pointer moves: the keyboard is seen there."""
        self._wheeled = False
        if self._hovered is not None and self._hovered.follow(None):
            self.changed()

    def _pressed(self, pos: Point) -> bool:
        widget = self.widget_at(pos)
        self._rest = 0.0
        self._used = True
        self.ring_shown = False
        if self.wants_text and widget is not self.focused:
            # Nothing more is typed; elsewhere the keyboard stays where it was, unseen.
            left = self.focused
            self.focus(None)
            self._left = left
        if widget is None or widget.passive:
            return False
        if widget.enabled:
            self._capture(widget, pos)
        elif widget.focusable:
            give_feedback("error")
        self.changed()
        return True

    def _capture(self, widget: Widget, pos: Point) -> None:
        self._captured = widget
        widget.pressed = True
        if widget.focusable:
            self.focus(widget)
        widget.press(pos)

    def _slid(self, pos: Point) -> bool:
        if self._finger is None or not self._finger.follow(pos):
            return False
        self.let_go()
        self.changed()
        return True

    def _explain(self, pos: Point) -> bool:
        self._moved(pos)
        self.ring_shown = False
        hovered = self._hovered
        if hovered is None or not hovered.hint:
            return False
        self.let_go()
        self._used = False
        self._rest = hovered.hint_delay + Times.tooltip_fade
        self.changed()
        return True

    def _released(self, pos: Point) -> bool:
        self._finger = None
        widget, self._captured = self._captured, None
        if widget is None:
            return False
        widget.pressed = False
        widget.release()
        self.changed()
        if widget.enabled and widget.hit(pos):
            if widget.focusable:
                give_feedback(widget.feedback)
            widget.click(pos)
        return True

    def _scrolled(self, pos: Point, dy: float) -> bool:
        # A widget on something that scrolls leaves it the wheel.
        under = (widget for widget in reversed(self.widgets) if widget.hit(pos))
        if not any(widget.scroll(dy) for widget in under):
            return False
        self._wheeled = True
        self.changed()
        return True

    def _command(self, name: str) -> bool:
        focused = self.focused
        if focused is not None and focused.enabled and focused.command(name):
            self._used = True
            self.changed()
            return True
        if name == "paste" and focused is not None and self.wants_text:
            return self._paste(focused)
        if name == "accept" and focused is not None and self.ring_shown and focused.explains:
            return self._refuse(focused)
        if name in _SCROLLS:
            return self._scroll_by_stick(_SCROLLS[name])
        if name in DIRECTIONS:
            return self._go(self._towards(name))
        if name in ("forward", "backward"):
            return self._go(self._along(1 if name == "forward" else -1))
        return False

    def _paste(self, focused: Widget) -> bool:
        line = clipboard_line()
        if line:
            focused.typed(line)
        else:
            key = "no_clipboard" if line is None else "empty_clipboard"
            focused.remark = active_context().say(key)
        self.changed()
        return True

    def _refuse(self, widget: Widget) -> bool:
        if widget.focusable:
            give_feedback("error")
        return True

    def _scroll_by_stick(self, dy: float) -> bool:
        focused = [self.focused] if self.focused is not None else []
        for widget in (*focused, *self.widgets):
            if widget.visible and widget.scroll(dy):
                self.changed()
                return True
        return False

    def _towards(self, direction: str) -> Widget | None:
        here = self.focused or self._left
        if here is None or not here.visible:
            return self._along(1)
        others = [
            widget for widget in self.widgets if widget is not here and _may_follow(here, widget)
        ]
        pressed = [widget for widget in others if widget.reachable]
        told = [widget for widget in others if widget.reachable or widget.explains]
        # From what is pressed to what is pressed next; hints lie beyond, or beside a hint.
        for ways in (told,) if here.explains else (pressed, told):
            found = nearest(here.rect, [widget.rect for widget in ways], direction)
            if found is not None:
                return ways[found]
        return None

    def _along(self, step: int) -> Widget | None:
        order = [widget for widget in self.widgets if widget.reachable or widget.explains]
        if step < 0:
            order.reverse()
        here = self.focused or self._left
        if here is not None and here in order:
            place = order.index(here)
            order = [*order[place + 1 :], *order[:place], here]
            if here.stop is not None:
                order = [widget for widget in order if widget.stop is not here.stop] or [here]
        else:
            # The keyboard begins where something can be pressed.
            order.sort(key=lambda widget: not widget.reachable)
        if not order:
            return None
        stop = order[0].stop
        # Backward as forward, it comes to where it was among those that are one stop.
        return stop.at if stop is not None and stop.at in order else order[0]

    def _go(self, widget: Widget | None) -> bool:
        if widget is None:
            # The first arrow key shows where the keyboard is, even when it leads nowhere.
            shown, self.ring_shown = self.ring_shown, self.focused is not None
            self.changed()
            return not shown and self.ring_shown
        give_feedback("move")
        self.focus(widget, show=True)
        self._walked = True
        self._told = _told_by(widget)
        self._rest, self._used = 0.0, False
        return True

    def _let_go(self, widget: Widget) -> None:
        if self._captured is widget:
            self._captured = None
        if self._hovered is widget:
            self._hovered = None
        if self.focused is widget:
            self.focused = None
        if self._left is widget:
            self._left = None
        widget.hovered = widget.pressed = widget.focused = False


def _may_follow(here: Widget, other: Widget) -> bool:
    """Whether an arrow key may lead to ``other``: one that is scrolled out, only from beside it."""
    within = other.within
    return within is None or within == here.within or bool(within.colliderect(other.rect))


def _seen_part(canvas: Canvas, widget: Widget, room: float) -> AbstractContextManager[object]:
    if widget.within is None:
        return nullcontext()
    return canvas.clip(widget.within.inflate(2 * room, 2 * room))


def _told_by(widget: Widget) -> tuple[str, tuple[float, ...]]:
    return (widget.hint if widget.visible else ""), tuple(widget.rect)
