"""The key by which a search tells positions of a match apart: it meets them again and again."""

from collections.abc import Hashable

from .state import State

# Plain loops: for so few items each they take half the time of ``extend`` and ``map``.
# ruff: noqa: PERF401


def position_key(state: State) -> Hashable:
    """Return a value that is equal for equal positions of one match, and for them alone.

    Left out are the random stream, and what no match changes: its edition, even
    odds, the changes of a fight and the Horde's settings. As between two lists of
    texts there is always something that is none, no two positions run together.
    """
    return _key(state, state.turn)


def standing_key(state: State) -> Hashable:
    """Return a value that is equal for positions of one match that differ in the turn at most.

    In a duel such positions have the same future, but for the last turn (R7.2). While even odds
    still give mana (R2.8), turns differ by them.
    """
    if state.changes is not None:
        # Some changes last a few turns: positions of other turns are others.
        return position_key(state)
    if state.turn < state.field.listed_turns:
        # Some first turns, with mana of their own, are still to come (R13.7).
        return position_key(state)
    key = _key(state, 0)
    if state.odds is None:
        return key
    left = state.odds.left(state.turn, state.active, len(state.sides))
    return (key, left) if left else key


def _key(state: State, turn: int) -> Hashable:
    key: list[object] = [
        turn,
        state.active,
        state.phase,
        state.mana,
        state.casting,
        state.ending,
        state.winner,
        state.pending_side,
    ]
    for card in state.pending:
        key.append(card.id)
    if state.changes is not None:
        key.append(state.changes.used)
        for card in state.changes.waiting:
            key.append(card.id)
        key.append(None)
    key.append(state.ring)
    for side in state.sides:
        key.append(side.stronghold)
        key.append(side.fort)
        for card in side.hand:
            key.append(card.id)
        for row in side.lanes:
            key.append(None)
            for unit in row:
                key.append(unit.key)
        if side.horde is not None:
            side.horde.add_to_key(key)
    return tuple(key)
