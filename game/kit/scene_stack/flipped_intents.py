"""The player's intents for a scene whose left and right are swapped."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..input.intents import (
    Command,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
)

if TYPE_CHECKING:
    from ..input.intents import Intent
    from ..viewport import Viewport

_TURNED = {"left": "right", "right": "left"}


def flipped_intent(intent: Intent, view: Viewport) -> Intent:
    """Return what an intent in the window means where x counts from the right."""
    match intent:
        case Command(name) if name in _TURNED:
            return replace(intent, name=_TURNED[name])
        case (
            PointerMoved(pos)
            | PointerPressed(pos)
            | PointerReleased(pos)
            | PointerScrolled(pos)
            | LongPressed(pos)
        ):
            return replace(intent, pos=(view.width - pos[0], pos[1]))
    return intent
