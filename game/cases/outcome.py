"""A position -> the plain values that ``resolve`` prints and ``then`` is compared with."""

from __future__ import annotations

from game.content import STRONGHOLD_NAMES
from game.rules import NOBODY, PHASE_NAMES, SIDE_NAMES, WINNER_NAMES, Side, State


def picture(state: State, refused: bool) -> dict[str, object]:
    """Return the whole position under the keys of ``then``."""
    left, right = state.sides
    pending = None
    if state.pending_side != NOBODY:
        cards = [card.name for card in state.pending]
        pending = {"side": SIDE_NAMES[state.pending_side], "cards": cards}
    return {
        "left": _side(left),
        "right": _side(right),
        "mana": state.mana,
        "active": SIDE_NAMES[state.active],
        "phase": PHASE_NAMES[state.phase],
        "winner": WINNER_NAMES[state.winner],
        "pending": pending,
        "refused": refused,
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
    for lane, row in zip(("top", "bottom"), side.lanes, strict=True):
        entries[lane] = [
            {"card": unit.card.name, "damage": unit.damage, "summoned": unit.summoned}
            for unit in row
        ]
    return entries
