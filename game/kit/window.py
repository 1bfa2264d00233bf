"""The window: opened fast where it lay before, resizable, and redrawn without a detour."""

import math
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

import pygame

from .context.kit_context import active_context
from .input.intents import next_event
from .input.pads import Pads
from .theme import Colours

#: Pixels above a window that its frame takes, and along it that can be taken hold of.
_FRAME, _HOLD = 40, 120
#: SDL's mark for the middle of a screen, of which it takes the number, too.
_MIDDLE, _PROBE = 0x2FFF0000, 64
#: The share of a large screen that the first window has: with its frame it stays clear of panels.
_FIRST_SHARE = 5 / 6


class WindowPlace(NamedTuple):
    """The corner of a window on the desktop and its size, in pixels, without its frame."""

    x: int
    y: int
    width: int
    height: int


def first_size(screen: tuple[int, int], usual: tuple[int, int]) -> tuple[int, int]:
    """Return how large the window is at the first start, on a screen of this size.

    It is of the ``usual`` shape, and no smaller unless the screen is.
    """
    wide, high = usual
    whole = min(screen[0] / wide, screen[1] / high)
    share = max(min(1.0, whole), _FIRST_SHARE * whole)
    return round(wide * share), round(high * share)


def fills(size: tuple[int, int], screen: tuple[int, int]) -> bool:
    """Return whether a window leaves no room for its frame and a panel of the desktop.

    How much they take SDL does not tell pygame.
    """
    return size[1] > screen[1] - 2 * _FRAME


def _screen_boxes() -> list[pygame.Rect]:
    """Return where the screens lie on the desktop, the main one first.

    SDL tells pygame no more than their sizes, but it finds the middle of each.
    """
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        return [pygame.Rect((0, 0), sizes[0])]
    probe, boxes = pygame.Window("", (_PROBE, _PROBE), hidden=True), []
    for number, (wide, high) in enumerate(sizes):
        probe.position = _MIDDLE | number, _MIDDLE | number
        x, y = probe.position
        boxes.append(pygame.Rect(x - (wide - _PROBE) // 2, y - (high - _PROBE) // 2, wide, high))
    probe.destroy()
    return boxes


def mended(
    place: WindowPlace,
    screens: Sequence[pygame.Rect],
    screens_then: Sequence[tuple[int, int]],
    least: tuple[int, int],
) -> WindowPlace:
    """Return where a window is to lie that lay at ``place``, at least as large as ``least``.

    ``screens`` are those that there are, the main one first, and ``screens_then`` the sizes of
    those at that time. A place on the same ones is kept if the window's frame can be taken hold
    of there, and else the window comes to the main one.
    """
    width, height = max(place.width, least[0]), max(place.height, least[1])
    top = pygame.Rect(place.x, place.y, width, _FRAME)
    if [each.size for each in screens] == list(screens_then) and any(
        top.clip(each).height == _FRAME and top.clip(each).width >= _HOLD for each in screens
    ):
        return WindowPlace(place.x, place.y, width, height)
    main = screens[0]
    width, height = min(width, main.width), min(height, max(least[1], main.height - _FRAME))
    x = min(max(place.x, main.x), max(main.x, main.right - width))
    y = min(max(place.y, main.y + _FRAME), max(main.y, main.bottom - height))
    return WindowPlace(x, y, width, height)


#: A window with a frame, the whole screen, or a window without a frame that is as large.
ScreenMode: TypeAlias = Literal["window", "fullscreen", "borderless"]
MIN_SIZE = (1024, 640)
FIRST_SIZE = (1280, 720)
#: The drivers that show nothing, for those who have not asked for one of them.
_UNSEEN, _DRIVER = ("offscreen", "dummy"), "SDL_VIDEODRIVER"
#: SDL would show pictures through OpenGL: that opens late, and is ten times slower without a GPU.
_BY_OPENGL = "SDL_FRAMEBUFFER_ACCELERATION"
#: Seconds between two looks for events: ever more of them, the longer nothing happens.
_FIRST_NAP, _LONGER, _LONG_NAP = 0.004, 1.2, 0.03
#: When nothing has happened for long, nobody feels that the first answer takes a little more.
_SLOWLY_LONGER, _LONGEST_NAP = 1.004, 0.075
_UNFOCUSED = 1 / 3
#: Seconds before a window is called maximised in which it may have got that size.
_GROWING = 0.5
#: Pixels of a window's frame at most.
_THICKEST = 64
#: How often, and for how many seconds, a window is put right after it was moved by the game.
_TRIES, _SETTLES = 3, 1.5
_CHANGES = (pygame.WINDOWMOVED, pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED)
#: The events of which a window takes note.
WINDOW_EVENTS = frozenset((pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED, *_CHANGES))


class Window:
    """The one window of the game; sizes are pixels.

    ``place`` is where it last lay as a window with a frame, and not maximised; given at the
    beginning, with the ``screens`` that there were then, it is mended where it is on none now.
    """

    def __init__(
        self,
        title: str,
        *,
        display: ScreenMode = "window",
        place: WindowPlace | None = None,
        screens: Sequence[tuple[int, int]] = (),
        icon: pygame.Surface | None = None,
    ) -> None:
        self.title = title
        self.display = display
        self._icon = icon
        self._maximised = False
        #: Where it was to come, how often that may be put right yet, and until when.
        self._asked, self._tries, self._settled = (0, 0), 0, 0.0
        self._noted: list[tuple[float, WindowPlace]] = []
        #: The size that it was last known to have.
        self._known = (0, 0)
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_driver() in _UNSEEN and not os.environ.get(_DRIVER):
            # SDL's last resort: the game would run on, and nobody would see it.
            pygame.display.quit()
            raise pygame.error("no screen was found")
        self.place = None if place is None else mended(place, _screen_boxes(), screens, self._least)
        if pygame.display.get_driver() == "x11":
            os.environ.setdefault(_BY_OPENGL, "0")
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """The surface that is drawn on."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """The size of what is drawn on."""
        return self.surface.get_size()

    @property
    def screens(self) -> tuple[tuple[int, int], ...]:
        """The sizes of the screens that there are, the main one first."""
        return tuple(pygame.display.get_desktop_sizes())

    @property
    def _least(self) -> tuple[int, int]:
        (wide, high), screens = MIN_SIZE, self.screens
        return min(wide, *(size[0] for size in screens)), min(high, *(size[1] for size in screens))

    @property
    def attention(self) -> float:
        """The share of the music that the player is to hear: nothing while the window is away."""
        if not pygame.display.get_active():
            return 0.0
        return 1.0 if pygame.key.get_focused() else _UNFOCUSED

    def set_mode(self, wanted: ScreenMode) -> None:
        """Fill the screen, or go back to a window of the size before."""
        if wanted == self.display:
            return
        if self.display == "window":
            self.settle()
        self.display = wanted
        self._fill_or_leave()
        active_context().sprites.clear()

    def note(self, event: pygame.event.Event) -> None:
        """Follow where the window is moved to by its player."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
            # It was told of its new size before it was told why.
            first = time.monotonic() - _GROWING
            self._noted = [(when, place) for when, place in self._noted if when < first]
        elif event.type == pygame.WINDOWRESTORED:
            self._maximised = False
        elif event.type in _CHANGES and self.display != "fullscreen" and not self._maximised:
            window = pygame.Window.from_display_module()
            if time.monotonic() < self._settled:
                self._put_right(window)
            elif self.display == "window":
                place = WindowPlace(*window.position, *window.size)
                self._noted.append((time.monotonic(), place))
                del self._noted[:-8]

    def darken(self) -> None:
        """Darken what the window has gained since: until that is painted, it may show anything."""
        (wide, high), size = self._known, self.size
        if size == self._known:
            return
        self._known = size
        beside = pygame.Rect(wide, 0, max(0, size[0] - wide), size[1])
        below = pygame.Rect(0, high, size[0], max(0, size[1] - high))
        for box in (beside, below):
            self.surface.fill(Colours.night, box)
        pygame.display.update([box for box in (beside, below) if box.width and box.height])

    def settle(self) -> None:
        """Take the place that was last noted for the window's own."""
        if self._noted:
            self.place = self._noted[-1][1]

    def wait(self, seconds: float | None, pads: Pads) -> list[pygame.event.Event]:
        """Wait for events that mean something, at most so many seconds; return those that came."""
        if not pads.connected and pygame.display.get_driver() != "x11":
            limit = [] if seconds is None else [math.ceil(seconds * 1000)]
            event = next_event(partial(pygame.event.wait, *limit))
            return [event, *pads.listen()] if event else []
        # On X11, and where there are pads, SDL looks for events a thousand times a second, which
        # is not for nothing.
        nap, left = _FIRST_NAP, math.inf if seconds is None else seconds
        while not (events := pads.listen()) and left > 0:
            time.sleep(min(nap, left))
            left -= nap
            nap = min(nap * (_LONGER if nap < _LONG_NAP else _SLOWLY_LONGER), _LONGEST_NAP)
        return events

    def name(self, title: str) -> None:
        """Give the window another title."""
        if title != self.title:
            self.title = title
            pygame.display.set_caption(title)

    def _open(self) -> None:
        if self._icon is not None:
            pygame.display.set_icon(self._icon)
        place = self.place
        unseen = pygame.display.get_driver() in _UNSEEN
        first = FIRST_SIZE if unseen else first_size(self.screens[0], FIRST_SIZE)
        size = first if place is None else place[2:]
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption(self.title)
        self._keep_large_enough()
        if place is not None:
            self._lay(pygame.Window.from_display_module(), place[:2])
        elif not unseen and fills(size, self.screens[0]):
            # What the desktop leaves of a small screen is all needed.
            pygame.Window.from_display_module().maximize()
        if self.display != "window":
            self._fill_or_leave()
        self._known = self.size
        active_context().sprites.clear()

    def _fill_or_leave(self) -> None:
        # Not by another set_mode: window managers overrule the size that it asks for.
        window = pygame.Window.from_display_module()
        if self.display == "window":
            window.set_windowed()
            window.borderless = False
            if self._maximised:
                # SDL goes back to the size before, within a frame that stays as large as it was.
                window.restore()
                window.maximize()
                return
            if self.place is not None:
                window.size = self.place[2:]
                self._lay(window, self.place[:2])
            return
        window.set_fullscreen(desktop=True)
        if self.display == "borderless":
            # Only so does SDL tell where the screen lies that the window is on.
            where, size = window.position, window.size
            window.set_windowed()
            window.borderless = True
            window.size = size
            self._lay(window, where)

    def _lay(self, window: pygame.Window, where: tuple[int, int]) -> None:
        """Move the window, and see to it for a while that it comes there."""
        self._asked, self._tries = where, _TRIES
        self._settled = time.monotonic() + _SETTLES
        window.position = where

    def _put_right(self, window: pygame.Window) -> None:
        """Move a window that lies off its place by the frame that it has got, or has no more."""
        away = [abs(here - there) for here, there in zip(window.position, self._asked, strict=True)]
        if self._tries and any(away) and max(away) <= _THICKEST:
            self._tries -= 1
            window.position = self._asked

    def _keep_large_enough(self) -> None:
        if sys.platform == "emscripten" or pygame.display.get_driver() == "dummy":
            return
        pygame.Window.from_display_module().minimum_size = self._least
