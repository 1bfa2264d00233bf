"""The rule that matters in a match: of what was refused, is looked at, or goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import ASSAULT

from ..common.rule_links import STRONGHOLD, card_rule

if TYPE_CHECKING:
    from .match_scene import MatchScene

_HORDE, _ASSAULT = "R9.3", "R5"


def rule_in_match(scene: MatchScene) -> str:
    """Return the number of the rule that matters most now: that of the smallest thing."""
    view = scene.view
    refusal = view.message.refusal
    if refusal is not None and refusal.rule:
        return refusal.rule
    piece = scene.selection.focused or scene.selection.hovered
    if scene.board_hint.rule:
        return scene.board_hint.rule
    if piece is not None and not view.busy:
        if piece.card is None:
            return STRONGHOLD
        return card_rule(piece.card, in_play=piece.unit is not None)
    if view.table.sides[view.table.active].horde:
        return _HORDE
    return _ASSAULT if scene.state.phase == ASSAULT else scene.rule
