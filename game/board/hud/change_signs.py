"""The changes of a fight, each shown where it works: its picture, its words, what is used up."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.content import Strings
from game.kit import Canvas, grown, interface_flipped, text_style
from game.rules import (
    BOTTOM,
    IN_FORCE,
    NO_LANE,
    NOBODY,
    TOP,
    USED,
    BlowChange,
    CardChange,
    Change,
    Changes,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    change_state,
    other_lane,
)

from ..card_faces import source_name, source_text
from ..layout import Layout
from ..spots import Box
from ..stronghold_place import row_slot
from ..table import Table
from .change_drawing import draw_pointer, draw_source, draw_used

#: The places of signs; those at a lane are of a side.
MANA, HORDE_MANA, REACH_END, ASSAULT, OWN_WALL, THEIR_WALL, LANES = (
    *("mana", "horde mana", "reach end", "assault", "own wall", "their wall"),
    "lanes",
)
#: The size of a sign, from one to the next, and that of the figure below it.
SIGN, _PITCH, _FIGURE = 34.0, 36.0, 13.0
#: How far above the foot of the banner its phases are.
_PHASES = 28.0
#: How far from the edges of a panel the first sign is, and how far over a hand it reaches.
_INSET, _OVER = 22.0, 9.0


_FIGURES = text_style.BADGE.with_changes(size=_FIGURE, outline=2.0)


@dataclass(frozen=True, slots=True)
class ChangeSign:
    """The sign of a change: its place, its picture, and the figure below it.

    ``index`` is its place among the changes, ``state`` what ``change_state`` says of it.
    ``lane`` is that of a sign at the lanes, or −1 for both; ``side`` whose half it stands in.
    """

    index: int
    where: str
    source: str
    state: str
    figure: str = ""
    side: int = 0
    lane: int = NO_LANE


class ListedChange(NamedTuple):
    """A change in words: its name and what it does.

    ``whose`` is "rival" or "ally" for one that is another captain's, whom its words call "you".
    """

    source: str
    name: str
    text: str
    whose: str


class ChangeSigns:
    """Draws the signs of all changes that work at a place, and says them at length in hints."""

    def __init__(self, strings: Strings, table: Table) -> None:
        self._strings = strings
        self._table = table

    def signs(self) -> list[ChangeSign]:
        """Return the signs in the order of the changes; none in a match without changes."""
        table = self._table
        changes = table.changes
        if changes is None:
            return []
        found = []
        for index, change in enumerate(changes.table.changes):
            where = _where(change, table)
            if where is not None:
                state = self._state(changes, index)
                source = table.fight.source(index)
                lane = _lane(change, table)
                figure = _figure(change)
                sign = ChangeSign(index, where, source, state, figure, change.side, lane)
                found.append(sign)
        return found

    def key(self, layout: Layout) -> Hashable:
        """Return all that the signs and their hints follow from."""
        return tuple(self._boxes(layout))

    def places(self, layout: Layout) -> list[Box]:
        """Return where the signs lie."""
        return [box for _, box in self._boxes(layout)]

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw all signs."""
        for sign, box in self._boxes(layout):
            self._draw(canvas, sign, pygame.FRect(box))

    def hints(self, layout: Layout) -> list[tuple[Box, str]]:
        """Return what each sign means, with its place."""
        return [(box, self.words(sign)) for sign, box in self._boxes(layout)]

    def words(self, sign: ChangeSign) -> str:
        """Return the name of what a change comes from, what it does, and whether it still does."""
        strings, source = self._strings, sign.source
        words = f"{source_name(strings, source)}\n{source_text(strings, source)}"
        if whose := self._whose(sign.index):
            words = f"{words}\n{strings.text(f'fight.whose.{whose}')}"
        if sign.state == IN_FORCE:
            return words
        return f"{words}\n{strings.text(f'fight.states.{sign.state}')}"

    def listed(self) -> list[ListedChange]:
        """Return all changes but those of packs, each once; another captain's come last."""
        table, strings = self._table, self._strings
        changes = table.changes
        if changes is None:
            return []
        found: dict[tuple[str, str], list[str]] = {}
        for index in range(len(changes.table.changes)):
            source = table.fight.source(index)
            if source:
                whose = self._whose(index)
                found.setdefault((whose, source), []).append(self._state(changes, index))
        told = []
        for (whose, source), states in sorted(found.items(), key=lambda each: bool(each[0][0])):
            text = source_text(strings, source)
            if IN_FORCE not in states:
                text += f" {strings.text(f'fight.states.{states[0]}')}"
            told.append(ListedChange(source, source_name(strings, source), text, whose))
        return told

    def _state(self, changes: Changes, index: int) -> str:
        table = self._table
        return change_state(changes, index, table.turn, table.active, len(table.sides))

    def _whose(self, index: int) -> str:
        """Return whose a change is, "ally" or "rival" (R16.91, R16.94); "" for the viewer's."""
        table = self._table
        owner = table.fight.owner(index)
        if owner == table.viewer or table.fight.other == NOBODY:
            return ""
        return "ally" if table.field.partner(table.viewer) == owner else "rival"

    def _boxes(self, layout: Layout) -> Iterator[tuple[ChangeSign, Box]]:
        counted: dict[tuple[str, int], int] = {}
        size = min(grown(SIGN), 1.3 * SIGN)
        for sign in self.signs():
            place = sign.where, sign.side if sign.where == LANES else 0
            number = counted[place] = counted.get(place, -1) + 1
            x, y = self._middle(layout, sign, number * (size + _PITCH - SIGN))
            yield sign, Box(x - size / 2, y - size / 2, size, size)

    def _middle(self, layout: Layout, sign: ChangeSign, along: float) -> tuple[float, float]:
        """Return the middle of a sign that is ``along`` from the first of its place."""
        table = self._table
        if sign.where == MANA:
            panel = layout.own_panel
            if layout.at_right:
                # Beside the panel, whose name stands close below a large button.
                return panel.x - _INSET - along, panel.y
            return panel.x + panel.width - _INSET - along, panel.y
        if sign.where == HORDE_MANA:
            return self._at_their_mana(layout, along)
        if sign.where == ASSAULT:
            # Behind the phases, which leave room for it.
            panel = layout.banner
            return panel.x + panel.width - _INSET - 4 - along, panel.y + panel.height - _PHASES
        if sign.where == THEIR_WALL and not table.hordes:
            return self._at_wall(layout, table.field.rival(table.viewer), along)
        if sign.where == THEIR_WALL:
            spot = layout.horde_stronghold
            return spot.x - spot.width / 2 + along, spot.y - spot.height / 4
        if sign.where == REACH_END:
            slot = row_slot(table, layout, table.viewer, min(table.reach + 1, layout.places - 1))
            return slot.x + along, slot.y - slot.height / 2 - SIGN / 2 + _OVER
        if sign.where == OWN_WALL:
            return self._at_wall(layout, table.viewer, along)
        away = layout.bridge_half - SIGN / 2 - along
        middle = (layout.lane_middle(TOP) + layout.lane_middle(BOTTOM)) / 2
        return layout.width / 2 + (away if layout.on_right(sign.side) else -away), middle

    def _at_their_mana(self, layout: Layout, along: float) -> tuple[float, float]:
        """Return the middle of a sign at the mana of the other side, clear of where words begin."""
        horde = bool(self._table.hordes)
        panel = layout.top.horde_next if horde else layout.other_panel
        # Where words are large, the corner is full of them; a player's panel ends a row.
        down = panel.height if layout.plain or not horde else _INSET
        if layout.plain and not horde:
            down -= SIGN / 2
        away = _INSET + along
        from_left = horde and interface_flipped()
        return (panel.x + away if from_left else panel.x + panel.width - away), panel.y + down

    def _at_wall(self, layout: Layout, number: int, along: float) -> tuple[float, float]:
        """Return the middle of a sign at the edge of a stronghold in a hand, towards the lanes."""
        side = self._table.sides[number]
        slot = row_slot(self._table, layout, number, side.place)
        x = side.stronghold.x or slot.x
        over = slot.height / 2 - _OVER
        y = slot.y - over if number == self._table.viewer else slot.y + over
        return x - slot.width / 2 + SIGN / 2 + along, y

    def _draw(self, canvas: Canvas, sign: ChangeSign, box: pygame.FRect) -> None:
        works = sign.state == IN_FORCE
        draw_source(canvas, self._strings, sign.source, box, grey=not works)
        if sign.where == LANES:
            for lane in (TOP, BOTTOM) if sign.lane == NO_LANE else (sign.lane,):
                draw_pointer(canvas, box, up=lane == TOP)
        if sign.state == USED:
            draw_used(canvas, box)
        elif sign.figure:
            canvas.text(sign.figure, (box.centerx, box.bottom - 4), _FIGURES)


def assault_room(table: Table) -> float:
    """Return how wide a place the signs of changes of the assault take in the banner."""
    changes = () if table.changes is None else table.changes.table.changes
    count = sum(_where(change, table) == ASSAULT for change in changes)
    return count * _PITCH


_AT_LANE = (LaneChange, RestChange, GroundChange)


def _where(change: Change, table: Table) -> str | None:
    """Return where a change is shown; None for what is shown on cards, on buttons, or before.

    What concerns an ally alone is shown where the ally looks.
    """
    if isinstance(change, CardChange | HandChange | PressChange):
        return None
    own = change.side == table.viewer
    if not own and table.field.partner(table.viewer) == change.side:
        return None
    if isinstance(change, _AT_LANE):
        return LANES
    ring = table.field.is_ring
    if isinstance(change, ManaChange | FullFirstMana):
        # The panels of a ring are full; both wings stand across the own lanes.
        return MANA if own else LANES if ring else HORDE_MANA
    if isinstance(change, ReachChange):
        return REACH_END if own else None
    if isinstance(change, BlowChange):
        if not own and not table.hordes:
            return HORDE_MANA
        return THEIR_WALL if change.stronghold and own else MANA if ring else ASSAULT
    return OWN_WALL if own else THEIR_WALL


def _lane(change: Change, table: Table) -> int:
    """Return the lane of a change as the viewer sees it: a wing's has the number of that across."""
    lane = change.lane if isinstance(change, _AT_LANE) else NO_LANE
    seen = lane == NO_LANE or not table.field.is_ring or change.side == table.viewer
    return lane if seen else other_lane(lane)


def _figure(change: Change) -> str:
    if isinstance(change, ManaChange | BlowChange | GroundChange):
        more = change.health if isinstance(change, GroundChange) else change.amount
        return f"{more:+d}".replace("-", "−")
    if isinstance(change, ReachChange):
        return str(change.reach)
    if isinstance(change, StepChange) and change.most:
        return f"≤{change.most}"
    return ""
