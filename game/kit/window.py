"""The window: opened fast, resizable, and redrawn without a detour where there is no GPU."""

from __future__ import annotations

import math
import os
import sys
import time

import pygame

from .draw.canvas import forget_drawings

MIN_SIZE = (1024, 640)
FIRST_SIZE = (1280, 720)
_HINT = "SDL_FRAMEBUFFER_ACCELERATION"
_SLOW_FLIP = 0.004
_FLIPS = 3
#: Seconds between two looks for events: ever more of them, the longer nothing happens.
_FIRST_NAP, _LONGER, _LONGEST_NAP = 0.004, 1.2, 0.03
_UNFOCUSED = 1 / 3


class Window:
    """The one window of the game; sizes are pixels."""

    def __init__(
        self, title: str, *, fullscreen: bool = False, icon: pygame.Surface | None = None
    ) -> None:
        self.title = title
        self.fullscreen = fullscreen
        self._icon = icon
        pygame.display.init()
        pygame.font.init()
        self._open()
        if self._flips_slowly():
            # Without a GPU, SDL's default goes through software OpenGL: ten times slower on X11.
            os.environ[_HINT] = "0"
            pygame.display.quit()
            pygame.display.init()
            self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """The size of what is drawn on."""
        return self.surface.get_size()

    @property
    def attention(self) -> float:
        """The share of the music that the player is to hear: nothing while the window is away."""
        if not pygame.display.get_active():
            return 0.0
        return 1.0 if pygame.key.get_focused() else _UNFOCUSED

    def set_fullscreen(self, wanted: bool) -> None:
        """Fill the screen, or go back to a window of the size before."""
        if wanted == self.fullscreen:
            return
        self.fullscreen = wanted
        self._fill_or_leave()
        forget_drawings()

    def wait(self, seconds: float | None = None) -> list[pygame.event.Event]:
        """Wait for events, at most so many seconds; return those that have come."""
        if pygame.display.get_driver() != "x11":
            event = pygame.event.wait(*([] if seconds is None else [math.ceil(seconds * 1000)]))
            return [] if event.type == pygame.NOEVENT else [event, *pygame.event.get()]
        # There SDL looks for events a thousand times a second, which is not for nothing.
        nap, left = _FIRST_NAP, math.inf if seconds is None else seconds
        while not (events := pygame.event.get()) and left > 0:
            time.sleep(min(nap, left))
            left -= nap
            nap = min(nap * _LONGER, _LONGEST_NAP)
        return events

    def name(self, title: str) -> None:
        """Give the window another title."""
        if title != self.title:
            self.title = title
            pygame.display.set_caption(title)

    def _open(self) -> None:
        if self._icon is not None:
            pygame.display.set_icon(self._icon)
        pygame.display.set_mode(FIRST_SIZE, pygame.RESIZABLE)
        pygame.display.set_caption(self.title)
        self._keep_large_enough()
        if self.fullscreen:
            self._fill_or_leave()
        forget_drawings()

    def _fill_or_leave(self) -> None:
        # Not by another set_mode: window managers overrule the size that it asks for.
        window = pygame.Window.from_display_module()
        if self.fullscreen:
            window.set_fullscreen(desktop=True)
        else:
            window.set_windowed()

    def _keep_large_enough(self) -> None:
        if sys.platform == "emscripten" or pygame.display.get_driver() == "dummy":
            return
        pygame.Window.from_display_module().minimum_size = MIN_SIZE

    def _flips_slowly(self) -> bool:
        if pygame.display.get_driver() != "x11" or _HINT in os.environ:
            return False
        times = []
        for _ in range(_FLIPS):
            start = time.perf_counter()
            pygame.display.flip()
            times.append(time.perf_counter() - start)
        return sorted(times)[_FLIPS // 2] > _SLOW_FLIP
