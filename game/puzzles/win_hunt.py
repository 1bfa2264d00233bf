"""Whether a side can win in its turn, or every reply leaves a win: found by looking at it all."""

from collections.abc import Hashable

from game.rules import (
    DUEL,
    NOBODY,
    SPRINT,
    SUMMONING,
    UNDECIDED,
    ChooseOrder,
    Creature,
    MatchAction,
    Side,
    State,
    position_key,
    why_not,
)

from .turn_endings import Effort, Ending, Line, carried_out, played, tries


def possible(state: State) -> bool:
    """Whether the active side could win in what is left of its turn; where not, no play wins.

    A creature strikes the stronghold at most once in a turn (R8.6), and not in the turn of its
    summoning (R8.3). Before one of a lane strikes it, all that stand opposite have fallen, and
    every card that falls goes home to the right of the stronghold (R4.5): a lane with ``n``
    creatures opposite takes at most what its attackers have, less ``n``, from what is needed.
    """
    side = state.active
    own, foe = state.sides[side], state.sides[DUEL.rival(side)]
    # Cards that wait for an order are not counted; they only add to what is needed.
    needed = foe.stronghold_life + (0 if foe.fort else len(foe.hand))
    summons = len(own.hand) if state.phase == SUMMONING else 0
    sprint = _may_sprint(own)
    for lane, row in enumerate(own.lanes):
        passed = len(row) - 1 + summons if sprint else 0
        blows = -len(foe.lanes[lane])
        for unit in row:
            if not unit.summoned and (unit.again or not unit.attacked):
                blows += unit.attack + passed
        needed -= max(0, blows)
    return needed <= 0


def _may_sprint(own: Side) -> bool:
    bits = own.permanent
    for row in own.lanes:
        for unit in row:
            bits |= unit.card.abilities | unit.card.aura
    for card in own.hand:
        if isinstance(card, Creature):
            bits |= card.abilities | card.aura
    return bool(bits & SPRINT)


#: The number of known wins that are tried first in the next position: most fall to the same.
_REMEMBERED = 4


class WinHunt:
    """Searches for wins, one position after the other, and keeps its results."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._lost: set[Hashable] = set()
        self._lines: list[Line] = []

    def line(self, state: State) -> Line | None:
        """Return a line that wins in the turn under way, or None where there is none.

        No order of the opponent's fallen changes that: none of their cards is played meanwhile.
        """
        if state.winner != UNDECIDED or not possible(state):
            return None
        for known in self._lines:
            if self._follow(state, known):
                return known
        found = self._from(state)
        if found is not None:
            self._lines = [found, *self._lines][:_REMEMBERED]
        return found

    def _follow(self, state: State, line: Line) -> bool:
        side, turn = state.active, state.turn
        for action in line:
            if state.winner != UNDECIDED or state.turn != turn:
                break
            if why_not(state, action) is not None:
                return False
            self._effort.spend()
            state = played(state, (action,))
        return state.winner == side

    def _from(self, state: State) -> Line | None:
        side, turn = state.active, state.turn
        for action in tries(state):
            self._effort.spend()
            new, line, _ = carried_out(Ending(state, ()), action)
            if new.winner == side:
                return line
            if new.winner != UNDECIDED or new.turn != turn or not possible(new):
                continue
            key = position_key(new)
            if key not in self._lost:
                rest = self._from(new)
                if rest is not None:
                    return line + rest
                self._lost.add(key)
        return None


#: The number of replies that are tried first against the next end position.
_REPLIES_REMEMBERED = 6


class ReplySearch:
    """Searches the opponent's turn for a reply that leaves no win in the turn after it.

    The owner of fallen cards orders them (R5.6), so a reply refutes only if it does so after each
    order that the player may choose.
    """

    def __init__(self, effort: Effort) -> None:
        self.hunt = WinHunt(effort)
        self._effort = effort
        self._left_won: set[Hashable] = set()
        self._replies: list[Line] = []

    def refutation(self, state: State) -> Line | None:
        """Return the line of a reply that leaves no win, or None where every reply leaves one.

        ``state`` is the beginning of the opponent's turn.
        """
        for reply in self._replies:
            line = self._follow(state, reply, state.turn)
            if line is not None:
                return line
        line = self._from(state, state.turn)
        if line is not None:
            own = tuple(action for action in line if not isinstance(action, ChooseOrder))
            self._replies = [own, *self._replies][:_REPLIES_REMEMBERED]
        return line

    def _follow(self, state: State, reply: Line, turn: int) -> Line | None:
        ended = self._ended(state, turn)
        if ended is not None:
            return () if ended else None
        if state.pending_side != NOBODY:
            if state.pending_side == state.active:
                return None
            return self._ordered(state, reply, turn)
        if not reply or why_not(state, reply[0]) is not None:
            return None
        line = self._follow(self._after(state, reply[0]), reply[1:], turn)
        return None if line is None else (reply[0], *line)

    def _from(self, state: State, turn: int) -> Line | None:
        ended = self._ended(state, turn)
        if ended is not None:
            return () if ended else None
        if state.pending_side == DUEL.rival(state.active):
            return self._ordered(state, None, turn)
        for action in tries(state):
            new = self._after(state, action)
            key = position_key(new)
            if key in self._left_won:
                continue
            line = self._from(new, turn)
            if line is not None:
                return (action, *line)
            self._left_won.add(key)
        return None

    def _ordered(self, state: State, reply: Line | None, turn: int) -> Line | None:
        """Return the line after the last of the player's orders, if none of them helps."""
        found: Line | None = None
        for order in tries(state):
            new = self._after(state, order)
            line = self._from(new, turn) if reply is None else self._follow(new, reply, turn)
            if line is None:
                return None
            found = (order, *line)
        return found

    def _ended(self, state: State, turn: int) -> bool | None:
        """Whether the reply that has come to its end refutes; None where it goes on."""
        if state.winner != UNDECIDED:
            # The opponent is active while their turn lasts; a draw is no win either.
            return state.winner != DUEL.rival(state.active)
        if state.turn == turn:
            return None
        return self.hunt.line(state) is None

    def _after(self, state: State, action: MatchAction) -> State:
        self._effort.spend()
        return played(state, (action,))
