"""How strong a computer plays: the names, and which of them a seat has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .records.record import Seat

#: Those of ``game.opponents``, from the first lesson to the master: written down here as well, so
#: that settings and menu need not load all that thinks. A test compares them.
STRENGTHS = ("beginner", "careless", "greedy", "two_turns", "deep", "master")
MASTER = STRENGTHS[-1]
#: How strong the computer plays where nobody has said so, as in records from before there were
#: strengths; it also goes on with this when the worker has failed.
USUAL = "greedy"
#: How strong it plays against somebody who has not chosen yet.
FIRST_RIVAL = "careless"


def strength_of(seat: Seat) -> str:
    """Return how strong the computer plays in a seat; "" for a seat that is another's."""
    return (seat.strength or USUAL) if seat.kind == "computer" else ""
