"""All ends of a turn: each once, none missed, and each reached by its actions."""

from random import Random

import pytest

from game.opponents.turns import Nodes, TurnEnd, follow, plays, turn_ends
from game.rules import (
    FIRST,
    LATER,
    NOBODY,
    UNDECIDED,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    State,
    match_actions,
    position_key,
    to_act,
    to_text,
)
from tests.certain import done, sure
from tests.rules.matches import states
from tests.rules.pictures import duel, run, solo

PLENTY = 100_000


def ends(state: State) -> list[TurnEnd]:
    return list(turn_ends(state, Nodes(PLENTY)))


def every_end(state: State) -> set[str]:
    """Return all ends of a turn without incantations, one action after another."""
    turn, found, waiting = state.turn, set(), [state]
    while waiting:
        before = waiting.pop()
        for action in match_actions(before):
            after = done(before, action)
            if after.turn != turn or after.winner != UNDECIDED:
                found.add(to_text(after))
            else:
                waiting.append(after)
    return found


@pytest.mark.parametrize(
    "state",
    [
        duel("* a 2/2@2 b | top: 1/1", "* x y | top: 0/3", mana=4),
        duel("a * 3/1+rage b | top: 1/2 | bottom: 1/1", "x ** y z | bottom: 1/1", mana=3),
        duel("** a Wind=0/2~sprint b | top: 2/2 1/1", "* x y z u v w", mana=2),
    ],
    ids=["two lanes", "rage", "an aura"],
)
def test_every_way_to_play_a_turn_is_found(state: State) -> None:
    assert {to_text(end.state) for end in ends(state)} == every_end(state)


def test_an_end_is_found_once() -> None:
    found = ends(duel("* a b c d e", "* x", mana=9))
    assert len({position_key(end.state) for end in found}) == len(found)


def test_the_plainest_end_comes_first() -> None:
    assert ends(duel("* a b c | top: 1/1", "* x"))[0].actions == (EndTurn(),)


def test_an_incantation_is_tried_between_the_attacks() -> None:
    """R6.2: the second strikes the stronghold once the bolt has cleared the lane."""
    state = duel("* Bolt=!2 a b | top: 2/2 3/3", "* x y z u | top: 0/5", mana=1)
    order = (Attack(), CastIncantation(0, 1, 0, 0), EndTurn())
    assert any(end.actions == order for end in ends(state))


def test_a_single_attack_is_no_play_where_nothing_is_cast_after_it() -> None:
    """R12.1: in the later edition no incantation is played during the assault."""
    for edition in (FIRST, LATER):
        state = duel("* Bolt=!2 a b | top: 2/2", "* x y | top: 0/5", mana=1, edition=edition)
        assert (Attack() in plays(state)) == (edition == FIRST)


def test_an_incantation_that_only_heals_is_tried() -> None:
    """R4.5: played from the left of the stronghold it brings it closer."""
    state = duel("Bolt=!1 * a b", "* x | top: 0/5+indestructible", mana=1)
    assert any(isinstance(end.actions[0], CastIncantation) for end in ends(state))
    beyond = duel("* Bolt=!1 a b", "* x | top: 0/5+indestructible", mana=1)
    assert not any(isinstance(end.actions[0], CastIncantation) for end in ends(beyond))


def test_a_win_ends_the_search_for_more() -> None:
    found = ends(duel("* a b c | top: 3/3", "x ** y", mana=9))
    assert found[-1].state.winner == 0
    assert len(found) == 1


def test_actions_go_as_far_as_the_own_choices_do() -> None:
    """R5.6: the owner of the fallen chooses, and what comes after it is not certain."""
    state = duel("* Fire=!1+splash a | top: 1/1", "* x | top: 0/1 | bottom: 0/1", mana=1)
    both_fall = CastIncantation(0, 1, 0, 0)
    (cast,) = [end for end in ends(state) if end.actions[0] == both_fall]
    assert cast.actions == (both_fall,)
    own = duel("Fire=!1+splash * a | top: 1/1 | bottom: 0/1", "* x", mana=1)
    kinds = [tuple(type(action) for action in end.actions) for end in ends(own)]
    assert (CastIncantation, ChooseOrder, EndTurn) in kinds


@pytest.mark.parametrize("seed", range(8))
def test_actions_lead_to_their_end(seed: int) -> None:
    """Played one by one through the checked door, in positions of every kind."""
    for state in states(Random(seed), limit=40):
        if to_act(state) == NOBODY or state.pending_side != NOBODY or to_act(state) != state.active:
            continue
        if state.sides[state.active].horde is not None:
            continue
        for end in list(turn_ends(state, Nodes(400)))[:20]:
            position, turn = state, state.turn
            for action in end.actions:
                position = done(position, action)
            if position.turn != turn or position.winner != UNDECIDED:
                assert position_key(position) == position_key(end.state)


def test_few_nodes_leave_at_least_one_end() -> None:
    assert len(list(turn_ends(duel("* a b c d", "* x", mana=9), Nodes(1)))) == 1


def test_a_line_is_followed_in_another_position() -> None:
    first = duel("* a b c | top: 1/1", "* x y", mana=4)
    line = max(ends(first), key=lambda end: len(end.actions)).actions
    alike = duel("* a b c | top: 1/1", "x * y | top: 0/3", mana=4)
    assert sure(follow(alike, line, Nodes(PLENTY))).actions == line
    assert follow(duel("* a | top: 1/1", "* x y", mana=4), line, Nodes(PLENTY)) is None


def test_the_horde_s_deck_is_struck_in_the_own_turn() -> None:
    """R9.6: what the assault takes from the deck is part of the end."""
    state = solo("* a b | top: 2/2", "* x y z u")
    assert position_key(run(state, "end")) == position_key(ends(state)[0].state)


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("* a b c Bolt=!1@2", True),
        ("* a b c d Bolt=!1@2", False),
        ("* a b c Bolt=!1@3", False),
        ("* a b c d", False),
    ],
)
def test_an_attack_is_a_play_where_an_incantation_can_follow(hand: str, worth: bool) -> None:
    """R3.2: one within reach that can be paid."""
    assert (Attack() in plays(duel(f"{hand} | top: 1/1", "* x y z", mana=2))) == worth


_HARD = "0/5+indestructible"
#: A position, and what an incantation is tried on: side, lane and position.
CASTS: dict[str, tuple[State, list[tuple[int, int, int]]]] = {
    "every foe that it can hurt": (
        duel("* Bolt=!1", f"* x | top: 0/5 {_HARD} | bottom: 0/5"), [(1, 0, 0), (1, 1, 0)],
    ),
    "R8.5: an Indestructible one for what is struck beside it": (
        duel("* Bolt=!1+splash", f"* x | top: {_HARD} {_HARD} | bottom: 0/5"),
        [(1, 0, 0), (1, 1, 0)],
    ),
    "R8.5: or behind it": (
        duel("* Bolt=!1+perforation", f"* x | top: {_HARD} {_HARD}"), [(1, 0, 0)],
    ),
    **{
        f"an own creature only where it falls: {own}": (
            duel(f"* Bolt=!2 | top: {own}", "* x"), [(0, 0, 0)] * falls,
        )
        for own, falls in [("0/2", 1), ("0/3", 0), ("0/3:d1", 1), ("0/1+indestructible", 0)]
    },
    "R4.5: of several that only heal one, on anything": (
        duel("Bolt=!1 Fire=!1 * a", f"* x | top: {_HARD} {_HARD}"), [(1, 0, 0)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASTS)
def test_what_an_incantation_is_tried_on(name: str) -> None:
    state, wanted = CASTS[name]
    tried = [action for action in plays(state) if isinstance(action, CastIncantation)]
    assert [(action.side, action.lane, action.position) for action in tried] == wanted


def test_a_loss_is_an_end_and_others_are_looked_for() -> None:
    """R4.6: the last card to the right of the Fort loses; all other ends are found as well."""
    found = ends(duel("a ** b", "* x y", mana=1))
    # Nothing is played, "a" in either lane, or "b" in either lane.
    assert sorted(end.state.winner for end in found) == [UNDECIDED, UNDECIDED, UNDECIDED, 1, 1]


def test_every_action_that_is_tried_is_counted() -> None:
    """The hand of one card leaves two things to do: to end the turn, or not to."""
    nodes = Nodes(PLENTY)
    list(turn_ends(duel("* a", "* x", mana=0), nodes))
    assert (nodes.count, nodes.spent) == (1, False)
    follow(duel("* a b", "* x", mana=1), (EndTurn(),), nodes)
    assert nodes.count == 2
    nodes.limit = 2
    assert nodes.spent


def test_a_line_is_left_at_the_end_of_the_turn_and_what_is_not_legal_is_no_line() -> None:
    state = duel("* a b", "* x y", mana=2)
    assert sure(follow(state, (EndTurn(), EndTurn()), Nodes(PLENTY))).actions == (EndTurn(),)
    assert follow(state, (CastIncantation(0, 1, 0, 0),), Nodes(PLENTY)) is None
