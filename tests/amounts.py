"""How many examples a property gets, a quarter by default; and a sample of all rows of a picture.

``python -m pytest --hypothesis-profile thorough`` gives each as many as its test says.
"""

from collections.abc import Iterable
from typing import Any

from hypothesis import settings

#: The examples of the profile in which each property gets as many as its test says.
THOROUGH = 100
#: As many are tried in any profile: the first ones find most.
LEAST = 10


def examples(number: int) -> int:
    """Return how many of so many examples are tried in the profile that is loaded."""
    share = settings().max_examples / THOROUGH
    return max(min(number, LEAST), round(number * share))


def paired(*many: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return rows with one of each, in which each stands once at least: a sample of all rows."""
    lists = [list(values) for values in many]
    most = max(map(len, lists))
    return [tuple(values[row % len(values)] for values in lists) for row in range(most)]
