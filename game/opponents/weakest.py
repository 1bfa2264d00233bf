"""The four lowest strengths, which learn the game: by rote, and without a second look."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.rules import (
    UNDECIDED,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
    has_won,
    mana_at_beginning,
    match_actions,
    to_act,
)

from .evaluate import value
from .greedy import best_prospect
from .manner import Manner, liking
from .turns import after, finish_turn


class Habits(NamedTuple):
    """How weak the weakest are: times, or plays, of how many.

    ``first_content`` and ``content`` tell how often the first steps and the beginner play no second
    card. They never leave it at nothing: whole turns without a card would look as if the computer
    were broken. ``forgotten`` are the possible plays that the forgetful overlook.
    """

    first_content: tuple[int, int]
    content: tuple[int, int]
    forgotten: tuple[int, int]


DUEL_HABITS = Habits((7, 8), (5, 6), (13, 16))
#: Two of a kind make twice the difference in a ring, so that the lowest would hardly ever win
#: against the next: they are less content, and overlook less.
RING_HABITS = Habits((1, 2), (1, 2), (25, 32))
#: How many of the possible plays the careless overlook.
OVERLOOKED = (4, 7)


def habits_of(state: State) -> Habits:
    """Return the habits of the weakest in this match."""
    return DUEL_HABITS if state.ring is None else RING_HABITS


def first_steps(state: State, _side: int, rng: Random, manner: Manner | None = None) -> MatchAction:
    """Return an action by rote: one small card a turn, seldom two: the leftmost of the cheapest."""
    hand = state.sides[state.active].hand
    content = habits_of(state).first_content
    return _by_rote(state, rng, content, lambda place: (hand[place].cost, place), manner)


def beginner(state: State, _side: int, rng: Random, manner: Manner | None = None) -> MatchAction:
    """Return an action by rote: the leftmost card that can be paid, now and then another."""
    return _by_rote(state, rng, habits_of(state).content, lambda place: (0, place), manner)


def _by_rote(
    state: State,
    rng: Random,
    content: tuple[int, int],
    wish: Callable[[int], tuple[int, int]],
    manner: Manner | None,
) -> MatchAction:
    """Return the play of the card with the least ``wish``, in any lane or on any foe; or the end.

    The consequences are not looked at, but for the own Fort (R4.6); a manner tells which lane, or
    which foe, is liked best.
    """
    actions = match_actions(state)
    if isinstance(actions[0], ChooseOrder):
        return rng.choice(actions)
    plays = [action for action in actions if _sensible(state, action)]
    if not plays or (has_played(state) and _by_chance(rng, content)):
        # The last of all is to end the turn, or to let the Horde play its own.
        return actions[-1]
    chosen = min((_place(action) for action in plays), key=wish)
    plays = [action for action in plays if _place(action) == chosen]
    if manner is not None:
        liked = [liking(manner, state, (action,), after(state, action)) for action in plays]
        plays = [action for action, much in zip(plays, liked, strict=True) if much == max(liked)]
    return rng.choice(plays)


def has_played(state: State) -> bool:
    """Whether the active player has played a card in this turn: it stands there, or it was paid."""
    summoned = sum(unit.summoned for row in state.sides[state.active].lanes for unit in row)
    return summoned > 0 or state.mana < mana_at_beginning(state, state.active)


def _sensible(state: State, action: MatchAction) -> bool:
    """Whether a beginner thinks of it: a creature, or an incantation that harms a foe's."""
    if not isinstance(action, PlayCreature | CastIncantation):
        return False
    new = after(state, action)
    if isinstance(action, PlayCreature):
        return new.winner == UNDECIDED or has_won(new, state.active)
    foe = action.side
    return foe != state.active and new.sides[foe].lanes != state.sides[foe].lanes


def _place(action: MatchAction) -> int:
    assert isinstance(action, PlayCreature | CastIncantation)
    return action.place


def forgetful(state: State, side: int, rng: Random, manner: Manner | None = None) -> MatchAction:
    """Return what the careless player does who overlooks even more.

    Where it has seen nothing to do before the first card, it plays by rote.
    """
    seen = _overlooking(state, side, rng, habits_of(state).forgotten, manner=manner)
    return seen or beginner(state, side, rng, manner)


def careless(state: State, side: int, rng: Random, manner: Manner | None = None) -> MatchAction:
    """Return the action after which the turn ends best, of those that are not overlooked.

    The foe's answer is not considered. It never overlooks a whole turn: where it has seen
    nothing to do before the first card, it looks again, and as closely as the greedy player.
    """
    chosen = _overlooking(state, side, rng, OVERLOOKED, manner=manner)
    return chosen or best_prospect(state, side, match_actions(state), rng, manner=manner)


def careless_turn(state: State, side: int, rng: Random) -> tuple[MatchAction, ...]:
    """Return what the careless player does from now to the end of the turn.

    What comes of ending it is known from the choice before, and not looked at again.
    """
    line: list[MatchAction] = []
    turn, seen = state.turn, _Seen()
    while state.turn == turn and to_act(state) == side:
        chosen = _overlooking(state, side, rng, OVERLOOKED, seen)
        if chosen is None:
            seen.ended = None
            chosen = best_prospect(state, side, match_actions(state), rng)
        line.append(chosen)
        state = after(state, chosen)
    return tuple(line)


class _Seen:
    """What ending the turn brings where the turn stands now; None where nobody has looked."""

    def __init__(self) -> None:
        self.ended: int | None = None


def _overlooking(
    state: State,
    side: int,
    rng: Random,
    overlooked: tuple[int, int],
    known: _Seen | None = None,
    manner: Manner | None = None,
) -> MatchAction | None:
    """Return the best of what is seen, or None where that is to pass the whole turn."""
    actions = match_actions(state)
    chosen = actions[-1]
    best = None if known is None else known.ended
    for action in actions[:-1]:
        if _by_chance(rng, overlooked):
            continue
        if best is None:
            best = _outcome(state, side, actions[-1], manner)
        # The first of the actions after which the turn ends best.
        outcome = _outcome(state, side, action, manner)
        if outcome > best:
            chosen, best = action, outcome
    if known is not None:
        known.ended = best
    return None if chosen == EndTurn() and not has_played(state) else chosen


def _outcome(state: State, side: int, action: MatchAction, manner: Manner | None) -> int:
    """Return what the turn has brought when it is ended after ``action``, and how it is liked."""
    new = after(state, action)
    if not isinstance(action, EndTurn):
        finish_turn(new, state.turn)
    worth = value(new, side)
    return worth if manner is None else worth + liking(manner, state, (action,), new)


def _by_chance(rng: Random, odds: tuple[int, int]) -> bool:
    return rng.randrange(odds[1]) < odds[0]
