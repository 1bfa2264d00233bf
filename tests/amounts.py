"""How many examples a property gets: a quarter by default, all with a profile of hypothesis.

``python -m pytest --hypothesis-profile thorough`` gives each as many as its test says.
"""

from hypothesis import settings

#: The examples of the profile in which each property gets as many as its test says.
THOROUGH = 100
#: As many are tried in any profile: the first ones find most.
LEAST = 10


def examples(number: int) -> int:
    """Return how many of so many examples are tried in the profile that is loaded."""
    share = settings().max_examples / THOROUGH
    return max(min(number, LEAST), round(number * share))
