"""The numbers of the attackers: the order of R5.2, and who still has to attack."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Table
from game.rules import ASSAULT, NOBODY, State, events, next_attacker
from tests.amounts import examples
from tests.rules.matches import random_start, steps
from tests.rules.pictures import duel, told

from .telling import Showing


def numbers(showing: Showing) -> list[str]:
    order = showing.table.order
    ranked = sorted(order, key=lambda piece: order[piece].number)
    return [piece.card.name for piece in ranked if piece.card is not None]


def test_attackers_are_numbered_and_lose_the_number_one_by_one() -> None:
    before = duel("* x | top: A=1/9 B=1/9 | bottom: C=1/9 D=1/9:s", "* y | top: 0/9 | bottom: 0/9")
    showing = Showing(before)
    assert numbers(showing) == []
    state = before
    for left in (["A", "C"], ["C"], []):
        state, happened = told(state, "attack")
        showing.play(happened)
        showing.animator.skip()
        assert numbers(showing) == left
    showing.play(told(state, "end")[1])
    showing.animator.skip()
    assert numbers(showing) == []


def test_a_number_pops_up_after_the_one_before_it() -> None:
    showing = Showing(duel("* x | top: A=1/9 B=1/9 C=1/9", "* y | top: 0/9"), "attack")
    for _ in range(15):
        showing.animator.advance(1 / 60)
    assert isinstance(showing.heard[-1], events.AssaultBegan)
    first, second, third = (rank.grown for rank in showing.table.order.values())
    assert first > second > third == 0


def test_a_fallen_creature_has_no_number_when_it_comes_again() -> None:
    before = duel("* !5 x | top: A=1/3 B=1/9", "* y | top: 0/9", phase=ASSAULT, mana=5)
    showing = Showing(before)
    assert numbers(showing) == ["B", "A"]
    showing.play(told(before, "play !5 left top 0")[1])
    showing.animator.skip()
    assert numbers(showing) == ["B"]


@settings(max_examples=examples(30))
@given(st.integers(0, 2**32 - 1))
def test_the_first_number_is_the_next_attacker_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    for _, _, after, _ in steps(rng, random_start(rng)):
        if not isinstance(after, State) or after.phase != ASSAULT or after.pending_side != NOBODY:
            continue
        table = Table(after, after.active)
        found = next_attacker(after)
        if found is None:
            assert not table.order
            return
        lane, position = found
        assert table.order[table.sides[after.active].lanes[lane][position]].number == 1
        return
