"""The key of a position, by which a search knows it again."""

import pickle
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import (
    ASSAULT,
    LEFT,
    RIGHT,
    TOP,
    State,
    from_text,
    match_actions,
    position_key,
    standing_key,
    step,
    to_text,
)
from tests.amounts import examples

from .matches import random_start, steps
from .pictures import duel, horde_of, run, solo

few = settings(max_examples=examples(25), suppress_health_check=[HealthCheck.too_slow])
seeds = given(st.integers(0, 2**32 - 1))


def told(state: State) -> str:
    """Return the position as text without the random stream."""
    fields = to_text(state).split()
    del fields[5]
    return " ".join(fields)


def met(rng: Random) -> Iterator[State]:
    """Yield the positions of one random match, and all that their actions would lead to."""
    for before, _, after, _ in steps(rng, random_start(rng)):
        if rng.random() < 0.3:
            for action in match_actions(before):
                other = before.copy()
                step(other, action, [])
                yield other
        yield after


@few
@seeds
def test_keys_are_equal_where_positions_are(seed: int) -> None:
    """R2.6: in one match, neither too many positions are one nor one too many."""
    by_key: dict[object, str] = {}
    by_text: dict[str, object] = {}
    for state in met(Random(seed)):
        key, text = position_key(state), told(state)
        assert by_key.setdefault(key, text) == text
        assert by_text.setdefault(text, key) == key


@few
@seeds
def test_the_way_to_a_position_does_not_matter(seed: int) -> None:
    """R2.6: read from text, copied or brought from another process, it is the same."""
    rng = Random(seed)
    start = random_start(rng)
    book = {card.id: card for side in start.sides for card in side.hand}
    book |= {card.id: card for side in start.sides if side.horde for card in side.horde.deck}
    for _, _, after, _ in steps(rng, start):
        key = position_key(after)
        assert position_key(after.copy()) == key
        assert position_key(from_text(to_text(after), book)) == key
        assert position_key(pickle.loads(pickle.dumps(after))) == key


def whole_position() -> State:
    """Return a solo position in which an order is awaited in the middle of the Horde's turn."""
    left = "a * x | top: p=0/1 t=0/3 | bottom: q=0/1"
    right = "* c=0/9@2 !1+splash@2 a b | discard: d e | top: u=1/2"
    return run(solo(left, right, active=RIGHT), "ai")


#: Each changes one thing of a position.
CHANGES: dict[str, Callable[[State], object]] = {
    "turn": lambda state: setattr(state, "turn", state.turn + 1),
    "active": lambda state: setattr(state, "active", LEFT),
    "phase": lambda state: setattr(state, "phase", ASSAULT),
    "mana": lambda state: setattr(state, "mana", state.mana + 1),
    "casting": lambda state: setattr(state, "casting", 0),
    "ending": lambda state: setattr(state, "ending", True),
    "winner": lambda state: setattr(state, "winner", LEFT),
    "pending side": lambda state: setattr(state, "pending_side", RIGHT),
    "pending": lambda state: setattr(state, "pending", state.pending[:-1]),
    "stronghold": lambda state: setattr(state.sides[LEFT], "stronghold", 0),
    "fort": lambda state: setattr(state.sides[RIGHT], "fort", True),
    "hand": lambda state: state.sides[LEFT].hand.reverse(),
    "lanes": lambda state: state.sides[LEFT].lanes.reverse(),
    "creature": lambda state: state.sides[RIGHT].lanes[TOP].pop(),
    "spent": lambda state: setattr(horde_of(state), "spent", 0),
    "lane": lambda state: setattr(horde_of(state), "lane", TOP),
    "last turn": lambda state: setattr(horde_of(state), "last_turn", True),
    "revealed": lambda state: setattr(horde_of(state), "revealed", None),
    "deck": lambda state: horde_of(state).deck.reverse(),
    "discard": lambda state: horde_of(state).discard.reverse(),
    "pile": lambda state: horde_of(state).discard.append(horde_of(state).deck.pop()),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_part_of_a_position_tells_it_from_others(name: str) -> None:
    """R9.10: also the Horde's turn under way, of which the board tells nothing."""
    state = whole_position()
    other = state.copy()
    assert position_key(other) == position_key(state)
    CHANGES[name](other)
    assert told(other) != told(state)
    assert position_key(other) != position_key(state)
    assert (standing_key(other) == standing_key(state)) == (name == "turn")


def test_turns_begin_alike_when_nothing_else_has_changed() -> None:
    """R7.3: the turn and the random stream do not count; whose turn it is, and every hand, do."""
    state = duel("* a 2/2@1 | top: 0/1", "* c d | bottom: 0/1")
    again = run(state, "end", "end")
    again.rng += 1
    assert again.turn == state.turn + 2
    assert standing_key(again) == standing_key(state)
    assert standing_key(run(state, "end")) != standing_key(state)
    again.sides[LEFT].hand.reverse()
    assert standing_key(again) != standing_key(state)


def test_a_card_on_the_discard_pile_is_not_one_in_the_deck() -> None:
    deck, discard = solo("* x", "* a b"), solo("* x", "* a | discard: b")
    assert position_key(deck) != position_key(discard)
