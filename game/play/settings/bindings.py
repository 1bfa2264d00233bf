"""The settings for keys and pad buttons: what differs from the default, action by action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from game.content import FieldError

from ..records.json_checks import items, shown
from .setting_kinds import SettingKind

#: The triggers of every action that the player has changed: ``{"undo": ("ctrl+z", "u")}``.
Bindings: TypeAlias = Mapping[str, tuple[str, ...]]


def _read(value: object, what: str) -> dict[str, tuple[str, ...]]:
    """Return the triggers by action; whether there are such is for the action map to say."""
    if not isinstance(value, dict):
        raise FieldError((), f"{what} is {shown(value)}", "write lines like undo: [ctrl+z, u]")
    return {
        str(action): tuple(_trigger(one, action) for one in items(triggers, repr(action)))
        for action, triggers in value.items()
    }


def _trigger(value: object, action: object) -> str:
    # The key of a digit is a number to YAML.
    if isinstance(value, str) or (type(value) is int and 0 <= value <= 9):
        return str(value)
    raise FieldError((), f"{action!r} has {shown(value)}", "write names of keys like ctrl+z")


def _written(bindings: Bindings) -> dict[str, list[str]]:
    return {action: list(triggers) for action, triggers in bindings.items()}


BINDINGS = SettingKind(_read, _written)
