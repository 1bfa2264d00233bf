"""Easing: what a motion makes of its progress ``t``, 0 to 1."""

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]

_BACK = 1.70158


def linear(t: float) -> float:
    """Go evenly."""
    return t


def ease_in_cubic(t: float) -> float:
    """Start slowly."""
    return t**3


def ease_out_cubic(t: float) -> float:
    """Arrive slowly."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start and arrive slowly."""
    return t * t * (3.0 - 2.0 * t)


def back_out(t: float) -> float:
    """Shoot a little over the end and come back."""
    left = t - 1.0
    return 1.0 + (_BACK + 1.0) * left**3 + _BACK * left**2


def there_and_back(t: float) -> float:
    """Go to the end and return, as a blow does; follow it with a tween to where it began."""
    return math.sin(math.pi * t)
