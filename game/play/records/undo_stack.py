"""The plays of a turn that can be taken back, and why the rest stands.

A play can be taken back until the summoning is over. A choice of the other player stands, and
so does all that came before it; what has shown a hidden card, or drawn by lot, can be unseen by
nobody. The rules have no such play in a summoning today: a card that brings one is kept from being
taken back by ``SHOWING`` and the random stream.
"""

from collections.abc import Sequence

from game.rules import (
    NOBODY,
    SUMMONING,
    UNDECIDED,
    AnyAction,
    CastIncantation,
    ChooseOrder,
    Event,
    FightSetup,
    Position,
    State,
    events,
    match_actions,
)

#: Why something stands, each with its words ``undo.<code>`` in the strings.
NOTHING, OVER, ASSAULT_BEGAN = "nothing", "over", "assault_began"
OTHER_CHOSE, OTHER_CHOOSES, SHOWN = "other_chose", "other_chooses", "shown"
NOT_NOW, NOTHING_AGAIN = "not_now", "nothing_again"

#: Events that let somebody see cards that were hidden before.
SHOWING = (
    events.CardsRevealed,
    events.HandDealt,
    events.DeckShown,
    events.HordeDeckDealt,
    events.HordeCardRevealed,
    events.HordeDeckStruck,
    events.HordeDeckShuffled,
)


def why_final(
    before: Position, action: AnyAction, happened: Sequence[Event], after: Position
) -> str | None:
    """Return the code of why an action stands, or None for one that can be taken back."""
    if isinstance(before, FightSetup) and isinstance(after, FightSetup):
        # The hand of a fight lies open while it is laid (R16.52); who is done with it, is done.
        return None if before.laying == after.laying else NOTHING
    if not isinstance(before, State) or not isinstance(after, State):
        return NOTHING
    if after.winner != UNDECIDED:
        return OVER
    if before.turn != after.turn or after.sides[after.active].horde is not None:
        # Nothing was played in the turn that has just begun; the Horde takes nothing back.
        return NOTHING
    if after.phase != SUMMONING:
        return ASSAULT_BEGAN
    if isinstance(action, ChooseOrder) and before.pending_side != before.active:
        return OTHER_CHOSE
    if before.rng != after.rng or any(isinstance(event, SHOWING) for event in happened):
        return SHOWN
    return None


class UndoStack:
    """The positions to which a match can go back, one before each action that can be taken back.

    ``final`` is the code of why nothing before them can be. A ``whole_turn`` can be taken back
    where nobody plays against it: attacks, and what follows an order of the other side, too.
    """

    def __init__(self, *, whole_turn: bool = False) -> None:
        self._whole_turn = whole_turn
        self._before: list[Position] = []
        self._orders: list[bool] = []
        self.final = NOTHING

    def note(
        self, before: Position, action: AnyAction, happened: Sequence[Event], after: Position
    ) -> None:
        """Follow an action that was carried out."""
        final = why_final(before, action, happened, after)
        if self._whole_turn and final in (ASSAULT_BEGAN, OTHER_CHOSE):
            final = None
        if final is None:
            self._before.append(before)
            self._orders.append(isinstance(action, ChooseOrder))
        else:
            self._before.clear()
            self._orders.clear()
            self.final = final

    def __len__(self) -> int:
        """Return how many actions can be taken back."""
        return len(self._before)

    @property
    def last_play(self) -> int:
        """The number of actions of the last play: the order of the fallen belongs to it (R5.6).

        So do attacks that would be made again at once, as nothing can be played before them.
        """
        if not self._whole_turn:
            return min(len(self), 2 if self._orders and self._orders[-1] else 1)
        count = 1
        while count < len(self) and not _rests(self._before[-count]):
            count += 1
        return count

    def why_not(self, position: Position) -> str | None:
        """Return the code of why the last play before ``position`` stands, or None."""
        if isinstance(position, State) and position.pending_side not in (NOBODY, position.active):
            return OTHER_CHOOSES
        return None if self._before else self.final

    def before(self, count: int) -> Position:
        """Return the position before the last ``count`` actions."""
        return self._before[-count]

    def drop(self, count: int) -> None:
        """Forget the last ``count`` actions, which were taken back."""
        del self._before[-count:]
        del self._orders[-count:]


def _rests(position: Position) -> bool:
    """Whether the side to move may play a card, and the turn does not go on by itself."""
    if isinstance(position, FightSetup):
        return True
    if not isinstance(position, State) or position.pending_side != NOBODY:
        return False
    if position.phase == SUMMONING:
        return True
    return any(isinstance(action, CastIncantation) for action in match_actions(position))
