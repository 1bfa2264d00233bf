"""How fast a motion is at each part of its way: from 0 to 1 for 0 to 1."""

import math
from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]

_BACK = 1.70158


def linear(share: float) -> float:
    """Go evenly."""
    return share


def ease_in_cubic(share: float) -> float:
    """Start slowly."""
    return share**3


def ease_out_cubic(share: float) -> float:
    """Arrive slowly."""
    return 1.0 - (1.0 - share) ** 3


def ease_in_out(share: float) -> float:
    """Start and arrive slowly."""
    return share * share * (3.0 - 2.0 * share)


def back_out(share: float) -> float:
    """Shoot a little over the end and come back."""
    left = share - 1.0
    return 1.0 + (_BACK + 1.0) * left**3 + _BACK * left**2


def there_and_back(share: float) -> float:
    """Go to the end and return, as a blow does; follow it with a tween to where it began."""
    return math.sin(math.pi * share)
