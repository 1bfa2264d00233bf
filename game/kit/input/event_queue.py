"""The queue of events, one at a time: one that cannot be read takes no other with it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

#: So many are read in one turn of the loop, however fast they come.
_MOST = 2000


def queued_events() -> list[pygame.event.Event]:
    """Return what has happened, the oldest first.

    ``pygame.event.get`` would lose all that is waiting with one that it cannot read.
    """
    events: list[pygame.event.Event] = []
    while len(events) < _MOST and (event := next_event(pygame.event.poll)):
        events.append(event)
    return events


def next_event(read: Callable[[], pygame.event.Event]) -> pygame.event.Event:
    """Return the event that ``read`` gives; NOEVENT, which is false, where there is none.

    What cannot be read is a file that was dropped, with bytes in its name that are no text. It
    comes as a drop without a name.
    """
    try:
        return read()
    except (SystemError, UnicodeDecodeError):
        return pygame.event.Event(pygame.DROPFILE)
