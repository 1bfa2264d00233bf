"""The rule that matters in a match: of what was refused, is looked at, or goes on."""

from __future__ import annotations

from game.board import Selection
from game.rules import ASSAULT, State

from ..common.rule_links import STRONGHOLD, card_rule
from .match_view import MatchView

_HORDE, _ASSAULT = "R9.3", "R5"


def rule_in_match(view: MatchView, selection: Selection, state: State, hinted: str) -> str:
    """Return the number of the rule that matters most now, "" for none: of the smallest thing.

    ``hinted`` is the rule of what the board explains at the pointer.
    """
    refusal = view.message.refusal
    if refusal is not None and refusal.rule:
        return refusal.rule
    if hinted:
        return hinted
    piece = selection.focused or selection.hovered
    if piece is not None and not view.busy:
        if piece.card is None:
            return STRONGHOLD
        return card_rule(piece.card, in_play=piece.unit is not None)
    if view.table.sides[view.table.active].horde:
        return _HORDE
    return _ASSAULT if state.phase == ASSAULT else ""
