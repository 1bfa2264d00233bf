"""The computer in a seat: its next action, from what that seat may know."""

from __future__ import annotations

from game.opponents import Memory, decide, nothing_seen, remember
from game.rules import AnyAction, events, to_act

from .match import Match

#: Parts the seeds of neighbouring decisions, so that they do not repeat one another.
_SPREAD = 0x9E3779B97F4A7C15


def computer_action(match: Match) -> AnyAction:
    """Return what the computer does in the seat to act; the same for the same match.

    Raises ValueError when the match is over.
    """
    seed = match.record.header.seed if match.record is not None else 0
    number = len(match.history)
    return decide(match.position, to_act(match.position), seed ^ (number * _SPREAD), _memory(match))


def _memory(match: Match) -> Memory:
    """Return what has been seen of the hands since they were dealt."""
    happened = [*match.opening, *(event for done in match.history for event in done.events)]
    if match.state is None or any(isinstance(event, events.HandDealt) for event in happened):
        return remember(Memory(), happened)
    # A position set up by hand: nobody has seen anything.
    return nothing_seen(match.state)
