"""Keys in running words: a text names an action, and is drawn with the key that does it now."""

from __future__ import annotations

import re
from collections.abc import Callable

#: What stands around the name of an action in a text: characters that no face has.
BEGIN, END = "\ue000", "\ue001"
_MARK = re.compile(f"{BEGIN}([a-z_0-9]+){END}")
_namer: list[Callable[[str], str]] = []


def set_key_namer(name_of: Callable[[str], str]) -> None:
    """Have ``name_of`` asked for the words of the key, or pad button, that does an action."""
    _namer[:] = [name_of]


def name_keys(text: str) -> str:
    """Return a text with the keys in the places of the actions that it names."""
    if BEGIN not in text:
        return text
    return _MARK.sub(lambda mark: _namer[0](mark[1]) if _namer else mark[1], text)
