"""How long painting may take at once, so that no frame waits until a whole screen is painted."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NoReturn, TypeVar

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
