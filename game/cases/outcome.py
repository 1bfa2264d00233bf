"""A position -> the plain values that ``resolve`` prints and ``then`` is compared with."""

from __future__ import annotations

from game.content import STRONGHOLD_NAMES
from game.rules import (
    LANE_NAMES,
    NOBODY,
    PHASE_NAMES,
    UNDECIDED,
    RingState,
    Side,
    State,
    places,
    side_names,
    winner_names,
)


def picture(state: State, refused: bool) -> dict[str, object]:
    """Return the whole position under the keys of ``then``."""
    names = side_names(state.field)
    pending = None
    if state.pending_side != NOBODY:
        cards = [card.name for card in state.pending]
        pending = {"side": names[state.pending_side], "cards": cards}
    seen: dict[str, object] = {
        **{name: _side(side) for name, side in zip(names, state.sides, strict=True)},
        "mana": state.mana,
        "active": names[state.active],
        "phase": PHASE_NAMES[state.phase],
        "winner": winner_names(state.field).get(state.winner),
        "pending": pending,
        "refused": refused,
    }
    if state.ring is not None:
        seen |= _ring(state, state.ring)
    return seen


def _ring(state: State, ring: RingState) -> dict[str, object]:
    """Return what a ring has besides (R13)."""
    field, names = state.field, side_names(state.field)
    ranks = [] if state.winner == UNDECIDED else places(state)
    return {
        "turn": state.turn,
        "relieved": ring.relieved,
        "spoils": dict(zip(names, ring.spoils, strict=True)) if field.spoils else None,
        "places": [[names[seat] for seat in rank] for rank in ranks] or None,
    }


def _side(side: Side) -> dict[str, object]:
    face = STRONGHOLD_NAMES[side.fort]
    entries: dict[str, object] = {}
    if side.horde is None:
        hand = [card.name for card in side.hand]
        hand.insert(side.stronghold, face)
        entries["hand"] = hand
    else:
        entries["ai"] = {
            "deck": [card.name for card in side.horde.deck],
            "discard": [card.name for card in side.horde.discard],
            "stronghold": face,
        }
    for lane, row in zip(LANE_NAMES, side.lanes, strict=True):
        entries[lane] = [
            {"card": unit.card.name, "damage": unit.damage, "summoned": unit.summoned}
            for unit in row
        ]
    return entries
