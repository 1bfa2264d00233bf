"""The settings of a custom solo game that differ from the quick one, as pictures with words."""

from __future__ import annotations

from typing import NamedTuple

from game.rules import CHOICES, Difficulty, ability_names

from ..services import Services

#: The picture of a setting that is not as in the quick game; an ability has its own.
_PICTURES = {
    "variable_mana": "ui/mana1",
    "fixed_mana": "ui/mana1",
    "ai_begins": "icons/horn",
    "bastion": "icons/ban",
    "resistance": "icons/tower",
}
#: What stands beside the picture where there is no room for words.
_SHORT = {"variable_mana": "+{value}", "fixed_mana": "{value}", "resistance": "−1"}


class SettingsChip(NamedTuple):
    """One setting: its picture, its words, and a figure for where there is no room for words."""

    picture: str
    words: str
    short: str


def settings_chips(services: Services, difficulty: Difficulty) -> list[SettingsChip]:
    """Return a chip for each setting that differs from the quick game."""
    usual = Difficulty()
    changed = [name for name in CHOICES if getattr(difficulty, name) != getattr(usual, name)]
    return [_chip(services, difficulty, name) for name in changed]


def _chip(services: Services, difficulty: Difficulty, name: str) -> SettingsChip:
    if name == "ability":
        ability = ability_names(difficulty.ability)[0]
        words = services.translate(f"abilities.{ability}.name")
        words = services.translate("difficulty.chips.ability", ability=words)
        return SettingsChip(f"ui/ic_{ability}", words, "")
    value = getattr(difficulty, name)
    words = services.translate(f"difficulty.chips.{name}", value=value)
    return SettingsChip(_PICTURES[name], words, _SHORT.get(name, "").format(value=value))
