"""The settings of the Horde in words and pictures, for the board of choices (R10.2)."""

from __future__ import annotations

from game.content import ability_text
from game.rules import CHOICES, Difficulty, ability_names

from ..services import Services
from .setting_row import Tile

_MANA = "ui/mana1"


def tiles(services: Services, name: str) -> list[Tile]:
    """Return the choices of a setting, in the order of the rules' table."""
    return [_tile(services, name, value, points) for value, points in CHOICES[name].items()]


def values(name: str) -> list[int]:
    """Return the values of a setting, in the same order."""
    return list(CHOICES[name])


def sentence(services: Services, name: str, value: int, edition: int) -> str:
    """Return what a setting is about, or what the ability does that the Horde shares."""
    if name == "ability" and value:
        return ability_text(services.content.strings, ability_names(value)[0], edition)
    return services.translate(f"difficulty.settings.{name}.text")


def sign_of(difficulty: Difficulty) -> str:
    """Return a picture of what is most in sight of some settings."""
    usual = Difficulty()
    if difficulty.ability:
        return f"ui/ic_{ability_names(difficulty.ability)[0]}"
    if difficulty.variable_mana > usual.variable_mana or difficulty.fixed_mana > usual.fixed_mana:
        return _MANA
    return "icons/tower" if difficulty.resistance else "icons/horn"


def _tile(services: Services, name: str, value: int, points: int) -> Tile:
    match name:
        case "variable_mana":
            return Tile(f"+{value}", points, _MANA)
        case "fixed_mana":
            return Tile(str(value), points, _MANA)
        case "ability" if value:
            ability = ability_names(value)[0]
            words = services.translate(f"abilities.{ability}.name")
            return Tile(words, points, f"ui/ic_{ability}", below=True)
        case "ability":
            return Tile(services.translate("difficulty.none"), points, below=True)
        case _:
            usual = value == getattr(Difficulty(), name)
            return Tile(services.translate(f"difficulty.settings.{name}.{_WORDS[usual]}"), points)


_WORDS = {True: "usual", False: "changed"}
