"""The means of painting: surfaces kept within bounds, open fonts, and the time of a slice."""

import io
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NoReturn, TypeVar
from weakref import WeakValueDictionary

import pygame

from .font_files import face

T = TypeVar("T")

#: So many seconds longer may take what is painted of several parts, before it is left unfinished
#: and begun anew later.
_GRACE = 0.005
#: The clock of painting: what else the machine does meanwhile makes no slice do less.
_FINE = time.get_clock_info("thread_time").resolution < 1e-4
paint_clock = time.thread_time if _FINE else time.perf_counter
#: So many seconds are waited for another thread, before it is looked after again.
_MOMENT = 0.004
#: When painting is to be left.
_deadline = ContextVar("deadline", default=math.inf)
#: Whether what is being made is for another picture that is.
_inside = ContextVar("inside", default=False)


class OutOfTime(BaseException):
    """Painting was left when its time was over, or waits for something; what was painted is kept.

    No error: whoever drew under ``painting_until`` draws again later, and comes further.
    """


@contextmanager
def painting_until(deadline: float) -> Iterator[None]:
    """Let ``OutOfTime`` end what is drawn inside, soon after this time of ``paint_clock``.

    At least one thing is painted before that happens, so that the next time there is less to do.
    """
    token = _deadline.set(deadline)
    try:
        yield
    finally:
        _deadline.reset(token)


def in_time(make: Callable[[], T], keep: Callable[[T], object]) -> T:
    """Make something and keep it; raise ``OutOfTime`` where time is over by then."""
    token = _inside.set(True)
    try:
        made = make()
    finally:
        _inside.reset(token)
    keep(made)
    deadline = _deadline.get()
    if deadline < math.inf and paint_clock() >= deadline + (_GRACE if _inside.get() else 0.0):
        raise OutOfTime
    return made


def may_wait() -> bool:
    """Whether painting can be left for something that is made by another thread."""
    return _deadline.get() < math.inf


def wait_for_others() -> NoReturn:
    """Raise ``OutOfTime`` after a moment in which other threads go on."""
    time.sleep(_MOMENT)
    raise OutOfTime


class SurfaceCache:
    """Keeps the surfaces used last, up to ``budget`` bytes of pixels.

    One that is over the budget is found again for how long somebody else has it, as the picture in
    the window: what is seen need not be made anew.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._let_go: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under ``key``, made by ``make`` when it is not there.

        When the time for painting is over then, ``OutOfTime`` comes in its place.
        """
        surface = self._kept.get(key)
        if surface is not None:
            # Hundreds of times a frame: without another call.
            self._kept.move_to_end(key)
            return surface
        surface = self.find(key)
        return in_time(make, lambda made: self.put(key, made)) if surface is None else surface

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface kept under ``key``, or None."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = self._let_go.get(key)
        if surface is not None:
            self.put(key, surface)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep ``surface`` under ``key`` in the place of what was there."""
        self.drop(key)
        self._kept[key] = surface
        self.used += _bytes(surface)
        self._shrink()

    def limit(self, budget: int) -> None:
        """Keep at most so many bytes from now on."""
        self.budget = budget
        self._shrink()

    def settle(self, budget: int) -> None:
        """Drop what was used longest ago until ``budget`` bytes are left; more may come later."""
        self._drop_oldest(budget, least=0)

    def _shrink(self) -> None:
        # The newest stays even when it alone is over the budget: it is about to be drawn.
        self._drop_oldest(self.budget, least=1)

    def _drop_oldest(self, budget: int, least: int) -> None:
        while self.used > budget and len(self._kept) > least:
            key, oldest = self._kept.popitem(last=False)
            self.used -= _bytes(oldest)
            self._let_go[key] = oldest

    def drop(self, key: Hashable) -> None:
        """Forget the surface under ``key``, if there is one."""
        self._let_go.pop(key, None)
        surface = self._kept.pop(key, None)
        if surface is not None:
            self.used -= _bytes(surface)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._let_go.clear()
        self.used = 0


#: What a surface takes besides its pixels, with the key that it is kept under.
_BESIDES = 1000


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height() + _BESIDES


#: So many sizes are open at once: each takes 0.4 MB, and opening one takes three times as long as
#: bringing an open one to another size.
MOST_OPEN = 8
#: Below it letters are no longer any.
_LEAST_PX = 6


class FontPool:
    """Keeps up to ``MOST_OPEN`` sizes of each face open; the one used longest ago changes size."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, bool], pygame.font.Font] = OrderedDict()

    def font(self, px: float, *, bold: bool = False) -> pygame.font.Font:
        """Return the face at ``px`` pixels, to be used before others are asked for."""
        key = max(_LEAST_PX, round(px)), bold
        if key in self._open:
            self._open.move_to_end(key)
            return self._open[key]
        if not pygame.font.get_init():
            self._open.clear()
            pygame.font.init()
        same = [kept for kept in self._open if kept[1] == bold]
        if len(same) < MOST_OPEN:
            self._open[key] = pygame.font.Font(io.BytesIO(face(bold)), key[0])
        else:
            self._open[key] = self._open.pop(same[0])
            self._open[key].point_size = key[0]
        return self._open[key]
