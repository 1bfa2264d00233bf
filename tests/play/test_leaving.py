"""R13.10: who gives up hands the seat to the computer, and with no person left a ring ends."""

from random import Random

import pytest

from game.play import CONCEDED, HORDE, Match, Result, Seat
from game.rules import DRAW, NOBODY, Refused, State, Terms, legal_actions, places, to_act

from .games import CONTENT, begun, go_on, sure

COMPUTER = Seat("", "computer")


def ring(mode: str, seats: tuple[Seat, ...], seed: int = 1) -> Match:
    """Return a ring some turns after its deal."""
    return go_on(Match.new(CONTENT, Terms(ring=mode), seats, seed), Random(seed), 20)


def test_for_the_others_the_match_goes_on_and_counts_as_it_ends() -> None:
    match = ring("pairs", (Seat("Ada"), Seat("Bo"), COMPUTER, COMPUTER))
    match.hand_over(0)
    assert match.result is None
    assert match.gave_up == (0,)
    assert [seat.kind for seat in match.seats] == ["computer", "person", "computer", "computer"]
    go_on(match, Random(1))
    assert sure(match.result).rule != CONCEDED


def test_the_other_team_wins_when_the_last_person_leaves() -> None:
    match = ring("pairs", (Seat("Ada"), COMPUTER, Seat("Cyd"), COMPUTER))
    match.hand_over(0)
    match.hand_over(2)
    assert match.result == Result(1, CONCEDED, match.turns, ((1, 3), (0, 2)))


def test_of_several_teams_that_were_left_the_one_that_was_left_last_has_lost() -> None:
    match = ring("pairs", (Seat("Ada"), Seat("Bo"), COMPUTER, Seat("Dot")))
    for seat in (1, 3, 0):
        match.hand_over(seat)
    assert match.result == Result(1, CONCEDED, match.turns, ((1, 3), (0, 2)))


def test_the_horde_wins_when_both_partners_leave() -> None:
    match = ring("horde", (Seat("Ada"), HORDE, Seat("Cyd"), HORDE))
    match.hand_over(2)
    match.hand_over(0)
    assert match.result == Result(1, CONCEDED, match.turns, ((1, 3), (0, 2)))


def test_for_oneself_the_best_of_those_who_stayed_wins() -> None:
    """R15.3: the others stand as their spoils say, and who left first is last."""
    match = ring("four", (COMPUTER, Seat("Bo"), COMPUTER, Seat("Dot")))
    order = [seat for (seat,) in places(sure(match.state)) if seat in (0, 2)]
    match.hand_over(3)
    match.hand_over(1)
    standing = tuple((seat,) for seat in (*order, 1, 3))
    assert match.result == Result(order[0], CONCEDED, match.turns, standing)


def test_where_all_seats_were_left_nobody_wins() -> None:
    match = ring("three", (Seat(), Seat(), Seat()))
    for seat in (1, 0, 2):
        match.hand_over(seat)
    assert match.result == Result(DRAW, CONCEDED, match.turns, ((0, 1, 2),))
    with pytest.raises(Refused, match="match_over"):
        match.hand_over(0)


def test_a_seat_is_left_before_the_cards_are_dealt() -> None:
    seats = (COMPUTER, Seat(), COMPUTER)
    match = Match.new(CONTENT, Terms(ring="three"), seats, 1)
    match.hand_over(1)
    assert match.result == Result(0, CONCEDED, 0, ((0,), (2,), (1,)))


def test_a_seat_is_left_while_its_order_is_waited_for() -> None:
    for seed in range(200):
        match, rng = begun(Terms(ring="pairs"), seed), Random(seed)
        while match.result is None:
            go_on(match, rng, 1)
            state = match.state
            if isinstance(state, State) and state.pending_side not in (NOBODY, state.active):
                break
        else:
            continue
        break
    owner = to_act(match.position)
    legal = legal_actions(match.position)
    match.hand_over(owner)
    assert match.seat(owner).is_computer
    assert legal_actions(match.position) == legal
    assert match.why_not_undo == "not_now"
    match.submit(legal[0])


def test_what_a_person_played_who_left_is_not_taken_back_by_the_computer() -> None:
    match = begun(Terms(ring="pairs"), 3)
    while match.why_not_undo is not None:
        go_on(match, Random(3), 1)
    match.hand_over(to_act(match.position))
    assert match.why_not_undo == "not_now"
    assert match.why_not_redo == "not_now"


def test_giving_up_in_a_ring_is_to_leave_the_seat() -> None:
    match = ring("pairs", (Seat(), Seat(), COMPUTER, COMPUTER))
    match.concede(0)
    assert (match.result, match.gave_up) == (None, (0,))


def test_only_a_person_of_a_ring_leaves_a_seat() -> None:
    with pytest.raises(ValueError, match="only a person in a ring"):
        begun().hand_over(0)
    match = ring("horde", (Seat(), HORDE, COMPUTER, HORDE))
    for side in (1, 2):
        with pytest.raises(ValueError, match="only a person in a ring"):
            match.hand_over(side)


def test_no_draw_is_agreed_on_in_a_ring() -> None:
    match = go_on(begun(Terms(ring="pairs")), Random(1))
    assert not match.may_agree
    assert match.times_stood == 0
