"""The whole application in a small window, played by the events that SDL would send."""

from collections.abc import Callable
from typing import Any

import pygame

from game.app import LONGEST_FRAME, App
from game.kit import Button, Canvas, Scene, Widget, look_for_pads
from game.kit.input.pads import Pads
from game.kit.input.triggers import PAD_BUTTONS
from game.rules import MatchAction
from game.scenes import MatchScene, Services
from game.scenes.match.table_screen import TableScreen
from tests.kit.input.virtual_pad import VirtualPad

from .table import S

FRAME_MS = 50
#: Nothing is ever longer in motion.
LONGEST = 4000


class FakeClock:
    """Counts every turn of the loop as ``FRAME_MS``, and never waits."""

    def __init__(self) -> None:
        self.milliseconds = FRAME_MS

    def tick(self, framerate: float = 0) -> int:
        return self.milliseconds


class Desktop:
    """An ``App`` whose loop is turned by hand.

    ``painted`` draws every frame as well; ``rested`` waits until nothing moves.
    """

    def __init__(
        self, services: Services, scene: Scene, *, painted: bool = False, rested: bool = False
    ) -> None:
        self.app = App(services)
        self.clock = FakeClock()
        self.app.clock = self.clock  # type: ignore[assignment]
        self.app.window.wait = self._unwaited  # type: ignore[method-assign]
        if not painted:
            self.app.stack.draw = self._unpainted  # type: ignore[method-assign]
            self.app.stack.redraw = lambda canvas: []  # type: ignore[method-assign]
        #: The pads that are plugged in, the one that is meant where none is named first.
        self.pads: list[VirtualPad] = []
        #: Whether the pointer is a finger, which rests on nothing before it presses.
        self.touching = self._down = False
        pygame.event.clear()
        self.app.stack.push(scene)
        self.turn()
        if rested:
            self.rest()

    def _unwaited(self, seconds: float | None, pads: Pads) -> list[pygame.event.Event]:
        """Return what has happened: it is turned by hand, and a tremble of a stick is nothing."""
        del seconds
        return pads.listen()

    def _unpainted(self, canvas: Canvas) -> None:
        """Be done with a picture without painting it: drawing changes nothing."""
        del canvas
        self.app.stack._changed = False
        for scene in self.app.stack._visible():
            scene.dirty = False

    @property
    def top(self) -> Scene:
        assert self.app.stack.top is not None
        return self.app.stack.top

    def at(self, kind: type[S]) -> S:
        """Return the scene on top, which is of this kind."""
        assert isinstance(self.top, kind)
        return self.top

    @property
    def table(self) -> TableScreen:
        """The lowest screen with a table."""
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScreen))

    @property
    def match(self) -> MatchScene:
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, MatchScene))

    def turn(self) -> None:
        """Turn the loop once, where it would not wait for an event."""
        if pygame.event.peek() or self.app._moving:
            self.app._turn()

    def rest(self) -> None:
        """Turn the loop until nothing moves, by the longest frames that there are."""
        self.clock.milliseconds = round(1000 * LONGEST_FRAME)
        for _ in range(LONGEST):
            if self.app.stack.top is None or not (pygame.event.peek() or self.app._moving):
                break
            self.turn()
        else:
            raise AssertionError("it never comes to rest")
        self.clock.milliseconds = FRAME_MS

    def keys(self, *keys: int) -> None:
        """Press keys, and wait until nothing moves."""
        self.key(*keys)
        self.rest()

    def choose(self, words: str) -> None:
        """Press a button, and wait until nothing moves."""
        self.press_button(words)
        self.rest()

    def tap(self, pos: tuple[float, float]) -> None:
        """Click, and wait until nothing moves."""
        self.click(pos)
        self.rest()

    def point(self, pos: tuple[float, float]) -> None:
        """Move the pointer, and wait until nothing moves."""
        self.move(pos)
        self.rest()

    def carry(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag something, and hold it there."""
        self.move(start)
        self.press(start)
        self.move(end)

    def pull(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag something, let it go, and wait until nothing moves."""
        self.drag(start, end)
        self.rest()

    def do(self, action: MatchAction) -> None:
        """Do something in the match, and wait until nothing moves."""
        self.table.flow.submit(action)
        self.rest()

    def until(self, comes: Callable[[], object]) -> None:
        """Turn the loop until something comes, which is soon."""
        for _ in range(LONGEST // 10):
            if comes():
                return
            self.turn()
        raise AssertionError("it never comes")

    def wait(self, seconds: float) -> None:
        """Let time pass, as long as anything moves."""
        for _ in range(round(seconds * 1000 / FRAME_MS)):
            self.turn()

    # Events

    def _post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))
        self.turn()

    def move(self, pos: tuple[float, float]) -> None:
        if self.touching:
            # A finger that does not press is not seen.
            self._touch(pygame.FINGERMOTION, pos, heard=self._down)
            return
        self._post(pygame.MOUSEMOTION, pos=self._pixels(pos), rel=(1, 1), buttons=(0, 0, 0))

    def press(self, pos: tuple[float, float], button: int = 1) -> None:
        if self.touching:
            self._down = True
            self._touch(pygame.FINGERDOWN, pos)
            return
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._pixels(pos), button=button)

    def release(self, pos: tuple[float, float], button: int = 1) -> None:
        if self.touching:
            self._down = False
            self._touch(pygame.FINGERUP, pos)
            return
        self._post(pygame.MOUSEBUTTONUP, pos=self._pixels(pos), button=button)

    def _touch(self, kind: int, pos: tuple[float, float], *, heard: bool = True) -> None:
        view = self.app.stack.view
        place = {"x": pos[0] / view.width, "y": pos[1] / view.height, "dx": 0.0, "dy": 0.0}
        if heard:
            self._post(kind, finger_id=1, touch_id=1, **place)

    def click(self, pos: tuple[float, float], button: int = 1) -> None:
        self.move(pos)
        self.press(pos, button)
        self.release(pos, button)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.move(start)
        self.press(start)
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        for pos in (middle, end):
            self.move(pos)
        self.release(end)

    def key(self, *keys: int) -> None:
        for key in keys:
            self._post(pygame.KEYDOWN, key=key, mod=0, unicode="")
            self._post(pygame.KEYUP, key=key, mod=0, unicode="")

    def plug(self, pad: VirtualPad | None = None) -> VirtualPad:
        """Have the game find a pad that is plugged in: this one, or a plain one."""
        look_for_pads()
        self.pads.append(pad or VirtualPad())
        self.turn()
        return self.pads[-1]

    def pad(self, *buttons: int | str, on: VirtualPad | None = None) -> None:
        """Press buttons of a gamepad, by SDL's number or ours, and let them go.

        Where no pad is plugged in, one is.
        """
        pad = on or (self.pads[0] if self.pads else self.plug())
        for button in buttons:
            name = button if isinstance(button, str) else PAD_BUTTONS[button]
            for push in (pad.hold, pad.let_go):
                push(name)
                self.turn()

    def scroll(self, area: Widget, device: str) -> None:
        """Scroll down by a drag of two fingers, a page key, or the right stick."""
        if device == "mouse":
            self.fingers(area.rect.center, -2000)
        elif device == "keys":
            self.top.widgets.focus(area)
            self.key(*[pygame.K_END] * 2)
        else:
            pad = self.pads[0] if self.pads else self.plug()
            pad.hold("right_stick_down")
            self.wait(9)
            pad.let_go("right_stick_down")
            self.turn()

    def fingers(self, start: tuple[float, float], dy: float) -> None:
        """Drag two fingers up or down."""
        width, height = self.app.stack.view.width, self.app.stack.view.height
        x, y = start[0] / width, start[1] / height
        for kind, way in (
            (pygame.FINGERDOWN, 0.0),
            (pygame.FINGERMOTION, dy / height),
            (pygame.FINGERUP, dy / height),
        ):
            for number in (1, 2):
                place = {"x": x + number / 20, "y": y + way}
                self._post(kind, finger_id=number, touch_id=1, dx=0, dy=0, **place)

    def _pixels(self, pos: tuple[float, float]) -> tuple[int, int]:
        return self.app.stack.view.point_px(pos)

    # Buttons

    def button(self, words: str) -> Button:
        """Return the visible button of the top scene that says ``words``."""
        widgets: list[Widget] = self.top.widgets.widgets
        return next(
            widget
            for widget in widgets
            if isinstance(widget, Button) and widget.visible and widget.label == words
        )

    def press_button(self, words: str) -> None:
        self.click(self.button(words).rect.center)


class RestingDesktop(Desktop):
    """One whose rests pass at once: nothing is waited for, the clock tells it was.

    ``waits`` are the seconds that the loop would have waited, None without an end.
    """

    def __init__(self, services: Services, scene: Scene, *, painted: bool = False) -> None:
        super().__init__(services, scene, painted=painted)
        self.waits: list[float | None] = []
        self.app.window.wait = self._wait  # type: ignore[method-assign]

    def _wait(self, seconds: float | None, pads: Pads) -> list[pygame.event.Event]:
        self.waits.append(seconds)
        self._set_clock(round((seconds or 0) * 1000))
        return pads.listen()

    def turn(self) -> None:
        """Turn the loop once, where it would not wait for an event."""
        self._set_clock(FRAME_MS)
        super().turn()

    def come_to_rest(self, frames: int) -> None:
        """Turn the loop until it waits without an end, or for so many frames of motion."""
        self.waits.clear()
        while frames and self.waits[-1:] != [None]:
            frames -= self.app._moving
            if self.app._moving:
                self._set_clock(FRAME_MS)
            self.app._turn()

    def _set_clock(self, milliseconds: int) -> None:
        self.app.clock.milliseconds = milliseconds  # type: ignore[attr-defined]
