"""A match cut into its turns: how each began, and what was done and happened in it."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.opponents import Memory, remember
from game.rules import RIGHT, UNDECIDED, Event, MatchAction, State, apply

from ..match import Match
from ..thinking.computer_player import first_memory


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it was played, from the position ``start`` to ``end``.

    ``memory`` is what had been seen of the hands when it began. The last turn of
    a match that was given up is not ``whole``.
    """

    side: int
    start: State
    end: State
    memory: Memory
    actions: tuple[MatchAction, ...]
    events: tuple[Event, ...]

    @property
    def number(self) -> int:
        """The number of the turn in the match, both sides counted."""
        return self.start.turn

    @property
    def whole(self) -> bool:
        """Whether it was played to its end, or to the end of the match."""
        return self.end.turn != self.start.turn or self.end.winner != UNDECIDED

    @property
    def by_horde(self) -> bool:
        """Whether it was the Horde's (R9): its cards decided, nobody else."""
        return self.side == RIGHT and self.start.solo


def turns_played(match: Match) -> tuple[Turn, ...]:
    """Return the turns of a match, played again from its beginning."""
    return tuple(_cut(match))


def _cut(match: Match) -> Iterator[Turn]:
    position, memory = match.start, first_memory(match)
    start = position if isinstance(position, State) else None
    known, actions, happened = memory, list[MatchAction](), list[Event]()
    for done in match.history:
        position, new_events = apply(position, done.action)
        memory = remember(memory, new_events, position)
        if not isinstance(position, State):
            continue
        if start is None:
            start, known = position, memory
            continue
        assert isinstance(done.action, MatchAction)
        actions.append(done.action)
        happened += new_events
        if position.turn != start.turn or position.winner != UNDECIDED:
            yield Turn(start.active, start, position, known, tuple(actions), tuple(happened))
            start, known, actions, happened = position, memory, [], []
    if start is not None and start.winner == UNDECIDED and isinstance(position, State):
        yield Turn(start.active, start, position, known, tuple(actions), tuple(happened))


def same(one: State, other: State) -> bool:
    """Whether two positions are the same but for the stream of chance."""
    return _picture(one) == _picture(other)


def _picture(state: State) -> list[object]:
    sides: list[object] = [state.winner]
    for side in state.sides:
        rows = [[unit.card.id for unit in row] for row in side.lanes]
        sides += [[card.id for card in side.hand], side.stronghold, side.fort, rows]
        sides += [[card.id for card in pile] for pile in side.piles]
    return sides
