"""The things that the voice says: what each is called, what it holds, and what may be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

#: The kinds of things, and the states of one: keys below ``voice.roles`` and ``voice.states``.
BUTTON, SWITCH, SLIDER, CHOICE, FIELD, TAB, PAGE = (
    "button", "switch", "slider", "choice", "field", "tab", "page",
)  # fmt: skip
ON, OFF, CHOSEN, DISABLED, LOCKED = "on", "off", "chosen", "disabled", "locked"


class Spoken(NamedTuple):
    """The words about one thing.

    ``name`` is what it is called; where that is empty, the words that are written in ``rect`` are
    read: those that ``draw`` draws on a canvas, where it is given. ``role`` is its kind, ``value``
    what it holds, ``states`` are those that are not the usual ones, ``place`` its number and how
    many there are. ``thing`` is something that only the game has words for, a card. ``hint`` comes
    last.
    """

    name: str = ""
    role: str = ""
    value: str = ""
    states: tuple[str, ...] = ()
    place: tuple[int, int] | None = None
    thing: object = None
    hint: str = ""
    rect: pygame.FRect | None = None
    draw: Callable[[Any], None] | None = None

    def is_of(self, other: Spoken) -> bool:
        """Whether both are of one thing, which may hold something else now."""
        mine, its = ((each.name, each.role, each.thing) for each in (self, other))
        same = mine == its and (self.place == other.place or self.role == CHOICE)
        return same and bool(self.name or self.thing or self.rect == other.rect)
