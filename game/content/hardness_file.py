"""How often a computer player wins against each Horde of the custom solo game: read, and asked.

The laboratory has measured it (``python -m tests.tuning settings``) and writes
the file; here is what its lines mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import NamedTuple

from game.rules import Difficulty

from .checks import each, keyed, kind, mapping, number, word
from .difficulty_file import changed, read_difficulty, write_difficulty
from .errors import FieldError, KeyPath

#: Worths are whole numbers: hundredths of the logarithm of the odds.
WORTH_UNIT = 100
#: Beyond this a win would be as good as certain; no measurement tells more.
MOST_WORTH = 1000
_WORTH = "worth"


class Worth(NamedTuple):
    """The worth to the player of a Horde with ``settings``, in hundredths.

    ``settings`` are those that differ from the quick game; all others may be any.
    """

    settings: Difficulty
    points: int

    def counts_for(self, difficulty: Difficulty) -> bool:
        """Tell whether a Horde of these settings has all those that this is of."""
        return all(getattr(difficulty, name) == value for name, value in _wanted(self.settings))


@cache
def _wanted(settings: Difficulty) -> tuple[tuple[str, int], ...]:
    """Return the settings that differ from the quick game; asked thousands of times."""
    return tuple(changed(settings).items())


@dataclass(frozen=True, slots=True)
class Hardness:
    """How hard every Horde is: how often ``player``, the id of a strength, wins against it.

    ``games`` is how many games the figures rest on.
    """

    player: str = ""
    games: int = 0
    worths: tuple[Worth, ...] = ()

    def wins(self, difficulty: Difficulty) -> float:
        """Return the share of games won against these settings, 0 to 1."""
        told = sum(worth.points for worth in self.worths if worth.counts_for(difficulty))
        return 1 / (1 + exp(-told / WORTH_UNIT))

    def hardest(self, settings: Iterable[Difficulty]) -> Difficulty | None:
        """Return the settings, of some, against which the fewest games are won; of none, None."""
        return min(settings, key=lambda one: (self.wins(one), repr(one)), default=None)


def read_hardness(value: object) -> Hardness:
    """Return what the file tells; raises ``FieldError``."""
    entries = keyed(value, (), ("player", "games", "worths"))
    worths = tuple(_worth(entry, route) for entry, route in each(entries["worths"], ("worths",)))
    seen: set[Difficulty] = set()
    for index, worth in enumerate(worths):
        if worth.settings in seen:
            problem = "these settings stand here twice"
            raise FieldError(("worths", index), problem, "leave one of them")
        seen.add(worth.settings)
    games = number(entries["games"], ("games",), 1)
    return Hardness(word(entries["player"], ("player",)), games, worths)


def _worth(value: object, route: KeyPath) -> Worth:
    settings = dict(mapping(value, route))
    points = settings.pop(_WORTH, None)
    if type(points) is not int or abs(points) > MOST_WORTH:
        hint = f"write a whole number from -{MOST_WORTH} to {MOST_WORTH}"
        raise FieldError((*route, _WORTH), f"{_WORTH!r} is {kind(points)}", hint)
    difficulty = read_difficulty(settings, route)
    if len(changed(difficulty)) != len(settings):
        problem = "one of these settings is as in the quick game"
        raise FieldError(route, problem, "name only settings that differ from it")
    return Worth(difficulty, points)


def write_hardness(hardness: Hardness) -> str:
    """Return the text of a file that ``read_hardness`` reads, a line for each worth."""
    lines = [f"player: {hardness.player}", f"games: {hardness.games}", "worths:"]
    for worth in hardness.worths:
        settings = write_difficulty(worth.settings) | {_WORTH: worth.points}
        words = ", ".join(f"{name}: {_plain(value)}" for name, value in settings.items())
        lines.append(f"  - {{{words}}}")
    return "\n".join(lines) + "\n"


def _plain(value: object) -> str:
    return str(value).lower()
