"""What is marked, explained and read on the table: plays, the next attacker, a card looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

import pygame

from game.board import (
    BoardHint,
    BoardSight,
    Box,
    LogLine,
    Marks,
    Piece,
    Selection,
    ShownCard,
    board_hints,
    hint_at,
    line_marks,
    shown_lines,
)
from game.kit import HintArea, Point, Times
from game.rules import ASSAULT, BOTTOM, TOP, Creature, State, next_attacker

from ..common import HINT_RULES, STRONGHOLD, card_rule
from .match_messages import ReadingWords
from .match_view import MatchView
from .table_part import TablePart, TableTools

#: Things wider than the first are explained at the pointer, whose size is the second.
_LARGE, _POINTER = 130.0, 30.0


class TableMarks:
    """Joins the marks of the hand and of the ``parts`` of a table, and explains them."""

    def __init__(self, tools: TableTools, reading: MatchReading) -> None:
        self._flow, self._view, self._selection = tools.flow, tools.view, tools.selection
        self._reading = reading
        self.parts: Sequence[TablePart] = ()

    def collect(self) -> Marks:
        """Return all marks on the table."""
        view = self._view
        marks = self._selection.marks()
        marks.pieces |= view.animator.marked | self._fight_to_come()
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
        told = bool(self._view.message.words) or any(part.is_tip for part in self.parts)
        return not told and self._selection.held is None

    @property
    def _sight(self) -> BoardSight:
        return BoardSight(self._view.table, self._view.layout, self.collect())

    def _fight_to_come(self) -> dict[Piece, str]:
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


_HORDE, _ASSAULT = "R9.3", "R5"


class MatchReading:
    """Shows cards of the log, of the account and of a pile large, as those on the table."""

    def __init__(self, tools: TableTools) -> None:
        self._tools, self._view, self._selection = tools, tools.view, tools.selection
        #: The card beside the table that is read.
        self._beside: Piece | None = None
        #: The line of the log that the pointer is on.
        self.line: LogLine | None = None

    @property
    def looked_at(self) -> Piece | None:
        """The piece that is read, or will be in a moment."""
        return self._beside or self._selection.looked_at

    def show(self, shown: ShownCard | None, near: pygame.FRect, *, at_once: bool) -> bool:
        """Read a card beside the table, in the box ``near``, or none; True when that is new."""
        before = self._beside
        self._beside = None if shown is None else self._view.piece_of(shown, near)
        self._view.reading.look_at(self.looked_at, at_once=at_once)
        return self._beside is not before

    def follow(self, pos: Point) -> None:
        """Mark on the table the subject of the line of the log at ``pos``."""
        before = self.line
        rows = shown_lines(self._view.layout.log, self._view.log.lines)
        self.line = next((line for row, line in rows if row.collidepoint(pos)), None)
        if self.line is not before:
            self._tools.changed()

    def hold(self) -> bool:
        """Read the card on the table on which a press is held; False without one."""
        piece = self._selection.hovered
        if piece is None or piece.turned < 0.5:
            return False
        self._view.reading.look_at(piece, at_once=True)
        return True

    def toggle(self) -> bool:
        """Show or hide the card that is looked at; False without one."""
        if self._view.reading.piece is None:
            return False
        self._view.reading.toggle()
        self._tools.changed()
        return True

    def words(self, parts: Iterable[TablePart]) -> ReadingWords | None:
        """Return the words beside the card that is read; None while another card is aimed.

        The ``parts`` of the table have notes on it, and places that it must not hide.
        """
        parts = tuple(parts)
        piece, held = self._view.reading.piece, self._selection.held
        if self._selection.dragging or held not in (None, piece):
            return None
        clear = (*chain.from_iterable(part.kept_clear for part in parts), *self._lanes_to_press())
        note = next(filter(None, (part.note(piece) for part in parts)), "")
        return ReadingWords(note, clear, self._cast_words(piece))

    def _lanes_to_press(self) -> list[Box]:
        """Return the own lanes while a creature is held, which goes to the one that is pressed."""
        held, side = self._selection.held, self._view.table.viewer
        if held is None or not isinstance(held.card, Creature):
            return []
        return [self._view.layout.lane(side, lane) for lane in (TOP, BOTTOM)]

    def _cast_words(self, piece: Piece | None) -> tuple[str, ...]:
        """Return sentences on an incantation's targets: any one falls, suffers, or does not.

        One's own are named as such, after the others.
        """
        told: dict[str, list[str]] = {"destroys": [], "damages": [], "nothing": []}
        translate, table = self._view.translate, self._view.table
        mine = set(chain.from_iterable(table.sides[table.viewer].lanes))
        effects = self._selection.effects_of(piece).items()
        for target, effect in sorted(effects, key=lambda each: each[0] in mine):
            kind = "destroys" if effect.destroys else "damages" if effect.hurts else "nothing"
            if target.card is not None:
                name = target.card.name
                own = translate("present.cast_own", card=name)
                told[kind].append(own if target in mine else name)
        return tuple(
            translate(f"present.cast_{kind}", count=len(names), cards=", ".join(names))
            for kind, names in told.items()
            if names
        )


def rule_in_match(view: MatchView, selection: Selection, state: State, hinted: str) -> str:
    """Return the number of the rule that matters most now, "" for none.

    The refusal comes first, then ``hinted``, the rule that the board explains at the pointer, then
    the piece that is looked at, then the Horde or the assault.
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
    if view.horde_plays:
        return _HORDE
    return _ASSAULT if state.phase == ASSAULT else ""
