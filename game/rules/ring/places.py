"""Who has won a match of several seats, in which order they come out, and relief (R13.8)."""

from typing import Final

from ..events import CardRelieved, Events
from ..field import DRAW, SUMMONING, UNDECIDED
from ..state import State

# Events are made in this way, see there.
_made: Final = tuple.__new__

#: What taking a Fort adds to the spoils (R15.2).
FORT_SPOILS: Final = 3


def has_won(state: State, side: int) -> bool:
    """Tell whether ``side`` has won, by itself or with its team (R4.4, R14.3)."""
    teams = state.field.teams
    return state.winner not in (UNDECIDED, DRAW) and teams[state.winner] == teams[side]


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats of a match that is over, the best first; equals stand together.

    Of those who play for themselves the owner of the fallen Fort is last, and of the others most
    spoils win, then more life left, then the later seat of the first round (R15.3).
    """
    field = state.field
    if field.spoils:
        return tuple([(seat,) for seat in by_spoils(state)])
    if state.winner == DRAW:
        return (field.sides,)
    won = tuple([seat for seat in field.sides if has_won(state, seat)])
    return won, tuple([seat for seat in field.sides if seat not in won])


def by_spoils(state: State) -> list[int]:
    """Return the seats of a match of everyone for themselves in their order now (R15.3)."""
    assert state.ring is not None
    first, spoils = state.ring.first, state.ring.spoils
    count = len(state.sides)

    def merit(seat: int) -> tuple[bool, int, bool, int, int]:
        side = state.sides[seat]
        fallen = side.fort and side.stronghold >= len(side.hand)
        return not fallen, spoils[seat], not side.fort, side.stronghold_life, (seat - first) % count

    return sorted(state.field.sides, key=merit, reverse=True)


#: So many cards must stand to the right of the own stronghold.
LEAST_RIGHT: Final = 2


def why_no_relief(state: State) -> str | None:
    """Return the code of why the active side cannot use relief now, or None."""
    side = state.active
    if state.field.relief_to[side] is None:
        return "no_partner"
    if state.phase != SUMMONING:
        return "relief_summoning"
    if state.relieved:
        return "relief_used"
    return "relief_cards" if state.sides[side].stronghold_life < LEAST_RIGHT else None


def relieve(state: State, events: Events) -> None:
    """Let the rightmost card of the active hand pass to the far right of the partner's."""
    side = state.active
    partner = state.field.relief_to[side]
    assert partner is not None
    assert state.ring is not None
    own = state.sides[side].hand
    card = own.pop()
    if state.changes is not None:
        card = state.changes.table.passed(card, partner)
    hand = state.sides[partner].hand
    hand.append(card)
    state.ring = state.ring.with_relief(True)
    if events is not None:
        events.append(_made(CardRelieved, (side, card, len(own), partner, len(hand) - 1)))
