"""The settings of a custom solo game that differ from the quick one, as pictures with words."""

from __future__ import annotations

from typing import NamedTuple

from game.content import Strings
from game.rules import CHOICES, Difficulty, ability_names

#: The picture of a setting that is not as in the quick game; an ability has its own.
_PICTURES = {
    "variable_mana": "ui/mana1",
    "fixed_mana": "ui/mana1",
    "ai_begins": "icons/horn",
    "bastion": "icons/ban",
    "resistance": "icons/tower",
}
#: The sign beside the picture where there is no room for words.
_SHORT = {"variable_mana": "+{value}", "fixed_mana": "{value}", "resistance": "−1"}


class SettingsChip(NamedTuple):
    """One setting: its picture, its words, and a figure for where there is no room for words.

    ``name`` is that of the field of ``Difficulty``.
    """

    name: str
    picture: str
    words: str
    short: str


def settings_chips(strings: Strings, difficulty: Difficulty) -> list[SettingsChip]:
    """Return a chip for each setting that differs from the quick game."""
    usual = Difficulty()
    changed = [name for name in CHOICES if getattr(difficulty, name) != getattr(usual, name)]
    return [_chip(strings, difficulty, name) for name in changed]


def _chip(strings: Strings, difficulty: Difficulty, name: str) -> SettingsChip:
    if name == "ability":
        ability = ability_names(difficulty.ability)[0]
        words = strings.text(f"abilities.{ability}.name")
        words = strings.text("difficulty.chips.ability", ability=words)
        return SettingsChip(name, f"ui/ic_{ability}", words, "")
    value = getattr(difficulty, name)
    words = strings.text(f"difficulty.chips.{name}", value=value)
    return SettingsChip(name, _PICTURES[name], words, _SHORT.get(name, "").format(value=value))
