"""The plays of a turn that can be taken back, and what a replay that comes back knows."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

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

Place = TypeVar("Place")
Action = TypeVar("Action", bound=Hashable)
Happening = TypeVar("Happening")

#: So many positions and steps are kept: more than a turn goes back to.
_MOST = 256


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


class Retracing(Generic[Place, Action, Happening]):
    """The rules' ``apply`` and ``digest``, asked once about what they were asked just before.

    ``Place`` is a position, or a voyage: nothing changes it.
    """

    def __init__(
        self,
        apply: Callable[[Place, Action], tuple[Place, list[Happening]]],
        digest: Callable[[Place], str],
    ) -> None:
        self._apply, self._digest = apply, digest
        # By identity, for which each holds its place: no other can have its id.
        self._steps: dict[tuple[int, Action], tuple[Place, Place, list[Happening]]] = {}
        self._digests: dict[int, tuple[Place, str]] = {}

    def apply(self, place: Place, action: Action) -> tuple[Place, list[Happening]]:
        """Return the place after an action, and what happened; raises as the rules do."""
        step = self._steps.get((id(place), action))
        if step is None:
            if len(self._steps) >= _MOST:
                self._steps.clear()
            step = place, *self._apply(place, action)
            self._steps[id(place), action] = step
        return step[1], step[2]

    def digest(self, place: Place) -> str:
        """Return the figures that stand for the place."""
        known = self._digests.get(id(place))
        if known is None:
            if len(self._digests) >= _MOST:
                self._digests.clear()
            known = self._digests[id(place)] = place, self._digest(place)
        return known[1]
