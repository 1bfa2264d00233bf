"""Plain values -> settings of the solo game (R10), and back."""

from typing import Any

from game.rules import ABILITIES, CHOICES, Difficulty, ability_names

from .checks import flag, keyed, number, one_of
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
