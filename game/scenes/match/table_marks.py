"""The marks on the table: playable cards, the outcome of plays, the next attacker."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.board import (
    BoardHint,
    BoardSight,
    Marks,
    Piece,
    Selection,
    board_hints,
    hint_at,
    line_marks,
)
from game.kit import HintArea, Point, Times
from game.rules import ASSAULT, next_attacker

from ..common import HINT_RULES
from .match_reading import MatchReading
from .match_view import MatchView
from .table_part import TablePart
from .turn_flow import TurnFlow

#: Things wider than the first are explained at the pointer, whose size is the second.
_LARGE, _POINTER = 130.0, 30.0


class TableMarks:
    """Joins the marks of the hand and of the ``parts`` of a table, and explains them."""

    def __init__(
        self, flow: TurnFlow, view: MatchView, selection: Selection, reading: MatchReading
    ) -> None:
        self._flow = flow
        self._view = view
        self._selection = selection
        self._reading = reading
        self.parts: Sequence[TablePart] = ()

    def collect(self) -> Marks:
        """Return all marks on the table."""
        view = self._view
        marks = self._selection.marks()
        marks.pieces |= view.animator.marked | self.duel_to_come()
        line = self._reading.line
        marks.logged = None if line is None else line_marks(view.table, view.layout, line)
        marks.said = self._said_of_target()
        marks.reach = view.translate("match.in_reach") if marks.cards else ""
        for part in self.parts:
            part.mark(marks)
        return marks

    def hint_at(self, pos: Point) -> BoardHint | None:
        """Return the hint for a point of the board; None while things move."""
        return hint_at(self._sight, pos, land=self._tells_land) if self.tells else None

    def hints(self) -> list[BoardHint]:
        """Return all hints of the board, the uppermost first; none while things move."""
        return [*board_hints(self._sight, land=self._tells_land)] if self.tells else []

    @property
    def tells(self) -> bool:
        """Whether anything is said of the board now."""
        moves = self._view.busy or self._selection.dragging
        return not moves and not any(part.darkens for part in self.parts)

    @property
    def _tells_land(self) -> bool:
        """Whether lanes and bridges are told of, too."""
        told = bool(self._view.message.words) or any(part.is_tip for part in self.parts)
        return not told and self._selection.held is None

    @property
    def _sight(self) -> BoardSight:
        return BoardSight(self._view.table, self._view.layout, self.collect())

    def duel_to_come(self) -> dict[Piece, str]:
        """Return the marks of an assault that waits: the next attacker and its victim."""
        state, table = self._flow.state, self._view.table
        waits = self._flow.free and state.phase == ASSAULT
        attacker = next_attacker(state) if waits else None
        if attacker is None:
            return {}
        lane, position = attacker
        foe_side, foe_lane = state.field.across[state.active][lane]
        foe = table.sides[foe_side]
        target = foe.lanes[foe_lane][0] if foe.lanes[foe_lane] else foe.stronghold
        return {table.sides[state.active].lanes[lane][position]: "attacker", target: "victim"}

    def _said_of_target(self) -> tuple[Piece, str] | None:
        """Return the target of an aimed incantation and why it does nothing to it, or None."""
        selection, translate = self._selection, self._view.translate
        cast = selection.aimed_cast
        effect = None if cast is None else selection.effect(cast)
        if cast is None or effect is None or effect.hurts:
            return None
        target = self._view.table.sides[cast.side].lanes[cast.lane][cast.position]
        if not effect.stopped_by:
            return target, translate("match.no_effect")
        key = "no_effect_by" if effect.stopped_by == "indestructible" else "no_damage_by"
        ability = translate(f"abilities.{effect.stopped_by}.name")
        return target, translate(f"match.{key}", ability=ability)


def said_of(hint: BoardHint, say: Callable[..., str]) -> tuple[str, str]:
    """Return the words of a hint, and the number of the rule they refer to, "" for none."""
    words, rule = say(f"board_hints.{hint.key}", **hint.values), HINT_RULES.get(hint.key, "")
    return (say("rulebook.see_book", text=words, number=rule) if rule else words), rule


class BoardHintArea(HintArea):
    """Shows the hint that ``find`` returns for the pointer; ``say`` returns its words."""

    hint_delay = Times.board_tooltip

    def __init__(self, find: Callable[[Point], BoardHint | None], say: Callable[..., str]) -> None:
        super().__init__()
        self._find = find
        self._say = say
        self._changed = False
        #: The rule of the thing at the pointer, "" for none.
        self.rule = ""

    def hit(self, pos: Point) -> bool:
        """Whether something at ``pos`` can be explained."""
        found = self._find(pos)
        words, self.rule = ("", "") if found is None else said_of(found, self._say)
        if words != self.hint:
            # The hint keeps its place while the pointer moves over the same thing.
            self._changed, self.hint = True, words
            if found is not None:
                self.rect = pygame.FRect(found.area)
                if self.rect.width > _LARGE:
                    self.rect = pygame.FRect(pos, (0, 0)).inflate(_POINTER, _POINTER)
        return found is not None

    def follow(self, pos: Point | None) -> bool:
        """Whether other words are due, as the pointer has come from one thing to the next."""
        changed, self._changed = self._changed, False
        return changed and pos is not None
