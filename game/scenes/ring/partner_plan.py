"""A computer partner shows what it is going to do, a moment before it does it."""

from collections.abc import Sequence

from game.board import Marks
from game.kit import INSTANT, Intent, PointerPressed
from game.rules import (
    NOBODY,
    AnyAction,
    CastIncantation,
    PlayCreature,
    Relieve,
    State,
    apply,
    to_act,
)

from ..common import turn_speed
from ..match.match_messages import reading_time
from ..match.table_part import TablePart, TableTools


class PartnerPlan(TablePart):
    """Shows the plan of a computer that wins with the seat below: one line of words, and marks.

    It is the plan that it plays. A press or a key goes on at once; at instant speed nothing waits.
    """

    def __init__(self, tools: TableTools) -> None:
        super().__init__(tools)
        #: The turn whose plan was shown last, and the seconds for which it is still shown.
        self._turn = 0
        self._left = 0.0
        self.words = ""
        #: Whether it stays until a press, for a picture.
        self.held = False
        self._plan: tuple[AnyAction, ...] = ()

    def rest(self) -> bool:
        """Show the plan before the first action of the turn; True while it is shown."""
        state, plan = self._flow.state, self._flow.computer.plan
        if plan and state.turn != self._turn and self._is_partner(to_act(state)):
            self.show(plan)
        return self._left > 0

    def _is_partner(self, side: int) -> bool:
        flow, field = self._flow, self._flow.state.field
        if side == NOBODY or flow.match.result is not None or flow.state.pending_side != NOBODY:
            return False
        return flow.match.seat(side).is_computer and field.partner(side) in flow.seats.persons

    def show(self, plan: Sequence[AnyAction]) -> None:
        """Show what the seat to act is going to do."""
        state, translate = self._flow.state, self._view.translate
        side, self._turn = state.active, state.turn
        self._plan, parts = tuple(plan), self._parts(state, plan)
        key = "ring_table.plan" if parts else "ring_table.plan_nothing"
        listed = self._view.log.listed(parts) if parts else ""
        self.words = translate(key, name=self._view.names[side], plan=listed)
        self._view.message.face = self._view.hud.portraits[side], side
        speed = turn_speed(self._services.settings, self._flow.match, side)
        self._left = 0.0 if speed in (0.0, INSTANT) else reading_time(self.words) / speed
        self._tools.changed()

    def _parts(self, state: State, plan: Sequence[AnyAction]) -> list[str]:
        told, translate, side = [], self._view.translate, state.active
        for action in plan:
            hand = state.sides[side].hand
            if isinstance(action, PlayCreature):
                foe = self._view.names[state.field.across[side][action.lane][0]]
                card = hand[action.place].name
                told.append(translate("ring_table.plan_summon", card=card, foe=foe))
            elif isinstance(action, CastIncantation):
                row = state.sides[action.side].lanes[action.lane]
                card, target = hand[action.place].name, row[action.position].card.name
                told.append(translate("ring_table.plan_cast", card=card, target=target))
            elif isinstance(action, Relieve):
                told.append(translate("ring_table.plan_relief", card=hand[-1].name))
            after, _ = apply(state, action)
            if not isinstance(after, State) or after.active != side or after.winner >= 0:
                break
            state = after
        return told

    # Time and input

    def update(self, dt: float) -> bool:
        """Let time pass; True while the plan is shown."""
        if self._left <= 0 or self.held:
            return False
        self._left -= dt
        if self._left <= 0:
            self._end()
        return True

    def intercept(self, intent: Intent) -> bool:
        """Go on at once with a press."""
        if self._left > 0 and isinstance(intent, PointerPressed):
            self._end()
        return False

    def command(self, name: str) -> bool:
        """Go on at once with a key that leads on."""
        if self._left > 0 and name in ("accept", "next", "run_on", "back"):
            self._end()
            return True
        return False

    def _end(self) -> None:
        self.close()
        self._tools.changed()

    def skip(self) -> None:
        """Go on at once."""
        if self._left > 0:
            self._end()

    def close(self) -> None:
        """Show no plan any more."""
        self._left, self._plan, self._view.message.face = 0.0, (), None

    # Picture

    def standing(self, words: str) -> str:
        """Return the words of the plan while it is shown."""
        return self.words if self._left > 0 else words

    def mark(self, marks: Marks) -> None:
        """Mark the lanes and creatures of the plan."""
        if self._left <= 0:
            return
        side, table = self._flow.state.active, self._view.table
        lanes = [(side, play.lane) for play in self._plan if isinstance(play, PlayCreature)]
        marks.lanes = (*marks.lanes, *dict.fromkeys(lanes))
        for cast in (play for play in self._plan if isinstance(play, CastIncantation)):
            row = table.sides[cast.side].lanes[cast.lane]
            if cast.position < len(row):
                marks.pieces[row[cast.position]] = "target"
