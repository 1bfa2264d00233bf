"""Relief: a card passes from a hand to the partner's (R13.8)."""

from __future__ import annotations

from ..events import CardRelieved, Event
from ..state import SUMMONING, State

#: So many cards must stand to the right of the own stronghold.
LEAST_RIGHT = 2


def why_no_relief(state: State) -> str | None:
    """Return the code of why the active side cannot use relief now, or None."""
    side = state.active
    if state.field.partner(side) is None or side in state.field.wings:
        return "no_partner"
    if state.phase != SUMMONING:
        return "relief_summoning"
    assert state.ring is not None
    if state.ring.relieved:
        return "relief_used"
    return "relief_cards" if state.sides[side].stronghold_life < LEAST_RIGHT else None


def relieve(state: State, events: list[Event]) -> None:
    """Let the rightmost card of the active hand pass to the far right of the partner's."""
    side = state.active
    partner = state.field.partner(side)
    assert partner is not None
    assert state.ring is not None
    own = state.sides[side].hand
    card = own.pop()
    hand = state.sides[partner].hand
    hand.append(card)
    state.ring = state.ring._replace(relieved=True)
    events.append(CardRelieved(side, card, len(own), partner, len(hand) - 1))
