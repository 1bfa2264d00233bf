"""A desktop that remembers the last events that were posted, and knows which screens are turned."""

from collections import deque
from typing import Any

import pygame

from game.kit import Canvas, Intent, Scene
from game.play import Match
from game.scenes import Services
from game.scenes.match.table_screen import TableScreen
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.rulebook.example_scene import ExampleScene
from tests.kit.input.virtual_pad import VirtualPad
from tests.scenes.desktop import Desktop

#: How many events a report of a failure has.
REMEMBERED = 200
_FRAME_MS = 100
#: While something moves, one picture of so many is painted.
_PAINTED = 4
#: So many turns of the loop without anything new are a match that hangs: three minutes.
_HANGS = 1800
#: After so many, what is held on a pad is let go.
_HELD = 60
#: For so many a replay may play.
_PLAYS = 120


class TrackedDesktop(Desktop):
    """Counts the turns of the loop; ``trace`` are the last events, the latest at its end."""

    def __init__(self, services: Services, scene: Scene, *, painted: bool) -> None:
        self.trace: deque[str] = deque(maxlen=REMEMBERED)
        self.turns = 0
        super().__init__(services, scene, painted=painted)
        # As long as a frame may be: what comes by itself comes the sooner.
        self.app.clock.milliseconds = _FRAME_MS  # type: ignore[attr-defined]
        # What is pressed too soon is so by that clock, not by the machine's.
        self._admits = self.app.press_pause.admits
        self.app.press_pause.admits = self._admit  # type: ignore[method-assign]

        self._show = self.app._show
        self.app._show = self._seldom_show if painted else self._unshown  # type: ignore[method-assign]
        if not painted:
            # Nor is what lives by itself moved on, which nobody sees.
            self.app.stack.advance_ambient = self._unmoved  # type: ignore[method-assign]

    def _admit(self, intent: Intent, now: float) -> bool:
        del now
        return self._admits(intent, self.turns * _FRAME_MS / 1000)

    def _seldom_show(self) -> None:
        """Paint what has come to rest, and some of the pictures on the way there."""
        if self.turns % _PAINTED == 0 or not self.app.stack.animating():
            self._show()

    def _unshown(self) -> None:
        """Be done with every picture at once."""
        self.app.stack._changed = False
        for scene in self.app.stack._visible():
            scene.dirty = False

    def _unmoved(self, dt: float) -> None:
        del dt

    @property
    def left(self) -> bool:
        """Whether the player has left the game."""
        return self.app.stack.top is None

    def turn(self) -> None:
        if not self.left:
            self.turns += 1
            super().turn()

    @property
    def table(self) -> TableScreen:
        """The uppermost table: a moment of a replay may be played on over another match."""
        return next(s for s in reversed(self.app.stack.scenes) if isinstance(s, TableScreen))

    def calm(self) -> None:
        """Turn the loop until nothing moves, or what plays by itself has played for a while."""
        for count in range(_HANGS):
            if self.left or not (pygame.event.peek() or self.app._moving):
                return
            if count == _HELD:
                self.app.input._held.clear()
            if count == _PLAYS and isinstance(self.top, ReplayScene | ExampleScene):
                return
            self.turn()
        if not self._plays_by_itself:
            raise AssertionError("it never comes to rest")

    @property
    def _plays_by_itself(self) -> bool:
        """Whether the computer plays on both sides, for as long as the match takes."""
        match = getattr(self.top, "match", None)
        return isinstance(match, Match) and not any(seat.is_person for seat in match.seats)

    def note(self, line: str) -> None:
        """Remember a line among the events."""
        self.trace.append(line)

    def post(self, kind: int, **values: Any) -> None:
        """Post an event and turn the loop."""
        if not self.left:
            self._post(kind, **values)

    def _post(self, kind: int, **values: Any) -> None:
        self.trace.append(f"{pygame.event.event_name(kind)} {values}")
        super()._post(kind, **values)

    def pad(self, *buttons: int | str, on: VirtualPad | None = None, number: int = 0) -> None:
        """Post what a pad tells: a sitting is its events, and no device is there for it."""
        assert on is None
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                self.post(kind, button=button, instance_id=number)

    def beat(self, seconds: float) -> None:
        """Let what lives by itself move on, as the loop does when nothing else happens."""
        if not (self.left or pygame.event.peek() or self.app._moving):
            self.app.stack.advance_ambient(seconds)
            self.app._show()

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window larger or smaller, as a window manager does."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            letter = chr(key) if 32 <= key < 127 and not mod & pygame.KMOD_CTRL else ""
            self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)
            if letter:
                self.post(pygame.TEXTINPUT, text=letter)
            self.post(pygame.KEYUP, key=key, mod=mod, unicode=letter)

    def place_of(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Return where the top scene's place ``pos`` is in the window, in logical units."""
        top = self.app.stack.top
        if top is not None and top.is_flipped:
            return self.app.stack.view.width - pos[0], pos[1]
        return pos

    def move(self, pos: tuple[float, float]) -> None:
        if not self.left:
            super().move(self.place_of(pos))

    def press(self, pos: tuple[float, float], button: int = 1) -> None:
        if not self.left:
            super().press(self.place_of(pos), button)

    def release(self, pos: tuple[float, float], button: int = 1) -> None:
        if not self.left:
            super().release(self.place_of(pos), button)

    def picture(self) -> pygame.Surface:
        """Return what the window shows, painted now if it was not."""
        stack, window = self.app.stack, self.app.window
        stack._paint(Canvas(window.surface, stack.view, self.app.assets), stack._visible())
        return window.surface
