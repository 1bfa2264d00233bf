"""What is pointed out on the table: what can be played, what would come of it, who attacks next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.board import (
    ALL_LAYERS,
    BoardHint,
    BoardSight,
    Marks,
    Piece,
    hint_at,
    line_marks,
    pairing_of,
)
from game.kit import Point
from game.rules import ASSAULT, next_attacker

from .mark_layers import DANGER, LAYERS, MarkMoment, moment_of

if TYPE_CHECKING:
    from .match_scene import MatchScene


class TableMarks:
    """Joins what the hand and the panels of a match want pointed out, and explains it."""

    def __init__(self, scene: MatchScene) -> None:
        self._scene = scene

    def collect(self) -> Marks:
        """Return all that is to be pointed out on the table."""
        scene, selection = self._scene, self._scene.selection
        table = scene.view.table
        marks = selection.marks()
        marks.pieces |= scene.view.animator.marked | self.duel_to_come()
        covered = (*scene.hint.covered, *scene.recap.covered, *scene.tips.covered)
        layers = LAYERS[self.moment]
        marks.forecast_view = told = scene.forecast.shown(covered)
        if told is not None:
            marks.forecast_view = replace(told, layers=layers & ALL_LAYERS)
        if DANGER in layers or table.active != table.viewer:
            marks.danger = scene.danger.shown()
        if selection.held is None:
            marks.pairing = pairing_of(table, selection.looked_at, told, scene.danger.danger)
        scene.hint.mark(marks)
        line = scene.reading.line
        marks.logged = None if line is None else line_marks(table, scene.view.layout, line)
        marks.said = self._said_of_target()
        marks.framed = scene.tips.framed
        # The end of an arrow of the next turn lies there.
        shows_reach = bool(marks.cards) and not scene.forecast.ahead
        marks.reach = scene.translate("match.in_reach") if shows_reach else ""
        return marks

    @property
    def moment(self) -> MarkMoment:
        """What the player is about to do with the board."""
        scene = self._scene
        looks = scene.selection.held is not None or scene.selection.looked_at is not None
        looks |= bool(scene.hint.intended_plays)
        assault = scene.view.table.phase == ASSAULT
        return moment_of(assault=assault, looks=looks, ahead=scene.forecast.ahead)

    def hint_at(self, pos: Point) -> BoardHint | None:
        """Return what can be explained at a point of the board, while nothing moves there."""
        view, selection = self._scene.view, self._scene.selection
        if view.busy or selection.dragging:
            return None
        told = bool(view.message.words) or self._scene.tips.visible
        land = not told and selection.held is None
        return hint_at(BoardSight(view.table, view.layout, self.collect()), pos, land=land)

    def duel_to_come(self) -> dict[Piece, str]:
        """Return the marks of an assault that waits: who would attack next, and whom."""
        state, table = self._scene.state, self._scene.view.table
        waits = self._scene.flow.free and state.phase == ASSAULT
        attacker = next_attacker(state) if waits else None
        if attacker is None:
            return {}
        lane, position = attacker
        foe = table.sides[1 - state.active]
        target = foe.lanes[lane][0] if foe.lanes[lane] else foe.stronghold
        return {table.sides[state.active].lanes[lane][position]: "attacker", target: "victim"}

    def _said_of_target(self) -> tuple[Piece, str] | None:
        """Return why an incantation does nothing to the creature that it is aimed at."""
        selection, translate = self._scene.selection, self._scene.translate
        cast = selection.aimed_cast
        effect = None if cast is None else selection.effect(cast)
        if cast is None or effect is None or effect.hurts:
            return None
        target = self._scene.view.table.sides[cast.side].lanes[cast.lane][cast.position]
        if not effect.stopped_by:
            return target, translate("match.no_effect")
        key = "no_effect_by" if effect.stopped_by == "indestructible" else "no_damage_by"
        ability = translate(f"abilities.{effect.stopped_by}.name")
        return target, translate(f"match.{key}", ability=ability)
