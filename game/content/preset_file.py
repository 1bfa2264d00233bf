"""Plain values -> settings of the solo game (R10), ready-made ones, and how hard they are."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any, NamedTuple

from game.rules import ABILITIES, CHOICES, LEVELS, Difficulty, ability_names

from .checks import each, flag, keyed, kind, mapping, number, one_of, word
from .errors import FieldError, KeyPath

_NO_ABILITY = "none"
_USUAL = Difficulty()


def read_difficulty(value: object, route: KeyPath) -> Difficulty:
    """Return the settings that ``value`` describes; what it does not name is as in R9."""
    entries = keyed(value, route, (), tuple(CHOICES))
    values: dict[str, Any] = {
        key: _choice(key, entry, (*route, key)) for key, entry in entries.items()
    }
    return Difficulty(**values)


def changed(difficulty: Difficulty) -> dict[str, int]:
    """Return the settings that differ from the quick game."""
    values = {name: getattr(difficulty, name) for name in CHOICES}
    return {name: value for name, value in values.items() if value != getattr(_USUAL, name)}


def write_difficulty(difficulty: Difficulty) -> dict[str, object]:
    """Return what ``read_difficulty`` reads: the settings that are not those of the quick game."""
    values: dict[str, object] = {**changed(difficulty)}
    if "ability" in values:
        values["ability"] = ability_names(difficulty.ability)[0]
    return values


def _choice(key: str, value: object, route: KeyPath) -> int:
    choices = CHOICES[key]
    if key == "ability":
        names = [_NO_ABILITY, *(ability_names(bit)[0] for bit in choices if bit)]
        return ABILITIES.get(one_of(value, route, "ability", names), 0)
    if all(isinstance(choice, bool) for choice in choices):
        return flag(value, route)
    found = number(value, route)
    if found not in choices:
        raise FieldError(route, f"{key!r} is {found}", f"known are {', '.join(map(str, choices))}")
    return found


@dataclass(frozen=True, slots=True)
class Preset:
    """Ready-made settings, by their id; the name is the string ``difficulty.presets.<id>``.

    ``captain`` is the id of the card whose picture stands for this Horde.
    """

    id: str
    difficulty: Difficulty
    captain: str


def read_presets(value: object, cards: Collection[str]) -> Mapping[int, tuple[Preset, ...]]:
    """Return the ready-made settings of every level, by its points; ``cards`` are known ids."""
    levels = keyed(value, (), tuple(LEVELS))
    return {points: _presets(levels[name], name, points, cards) for name, points in LEVELS.items()}


def _presets(value: object, level: str, points: int, cards: Collection[str]) -> tuple[Preset, ...]:
    presets = []
    for identity, entry in mapping(value, (level,)).items():
        route = (level, identity)
        settings = dict(mapping(entry, route))
        captain = one_of(settings.pop("captain", None), (*route, "captain"), "card", cards)
        difficulty = read_difficulty(settings, route)
        if difficulty.points != points:
            problem = f"the settings {identity!r} come to {difficulty.points}"
            raise FieldError(route, problem, f"the level {level!r} asks for {points}")
        presets.append(Preset(identity, difficulty, captain))
    return tuple(presets)


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
