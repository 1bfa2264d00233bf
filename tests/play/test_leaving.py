"""R13.10: who gives up hands the seat to the computer, and with no person left a ring ends."""

from random import Random

import pytest

from game.play import CONCEDED, HORDE, Match, Result, Seat
from game.rules import DRAW, NOBODY, Refused, State, Terms, legal_actions, places, to_act

from .games import CONTENT, begun, go_on, sure

COMPUTER = Seat("", "computer")


def ring(mode: str, seats: tuple[Seat, ...], seed: int = 1) -> Match:
    return go_on(Match.new(CONTENT, Terms(ring=mode), seats, seed), Random(seed), 20)


def test_for_the_others_the_match_goes_on_and_counts_as_it_ends() -> None:
    match = ring("pairs", (Seat("Ada"), Seat("Bo"), COMPUTER, COMPUTER))
    match.hand_over(0)
    assert (match.result, match.gave_up) == (None, (0,))
    assert [seat.kind for seat in match.seats] == ["computer", "person", "computer", "computer"]
    go_on(match, Random(1))
    assert sure(match.result).rule != CONCEDED


BOTH_WON = Result(1, CONCEDED, 0, ((1, 3), (0, 2)))


@pytest.mark.parametrize(
    ("mode", "seats", "leave", "result"),
    [
        ("pairs", (Seat("Ada"), COMPUTER, Seat("Cyd"), COMPUTER), (0, 2), BOTH_WON),
        # Of several teams that were left the one that was left last has lost.
        ("pairs", (Seat("Ada"), Seat("Bo"), COMPUTER, Seat("Dot")), (1, 3, 0), BOTH_WON),
        ("horde", (Seat("Ada"), HORDE, Seat("Cyd"), HORDE), (2, 0), BOTH_WON),
        # Where all seats were left nobody wins.
        ("three", (Seat(), Seat(), Seat()), (1, 0, 2), Result(DRAW, CONCEDED, 0, ((0, 1, 2),))),
    ],
)
def test_a_ring_ends_with_the_last_person_who_leaves(
    mode: str, seats: tuple[Seat, ...], leave: tuple[int, ...], result: Result
) -> None:
    match = ring(mode, seats)
    *others, last = leave
    for seat in others:
        match.concede(seat)
    assert (match.result, match.gave_up) == (None, tuple(others))
    match.hand_over(last)
    assert match.result == result._replace(turns=match.turns)
    with pytest.raises(Refused, match="match_over"):
        match.hand_over(0)


def test_a_seat_is_left_before_the_cards_are_dealt() -> None:
    match = Match.new(CONTENT, Terms(ring="three"), (COMPUTER, Seat(), COMPUTER), 1)
    match.hand_over(1)
    assert match.result == Result(0, CONCEDED, 0, ((0,), (2,), (1,)))


def test_for_oneself_the_best_of_those_who_stayed_wins() -> None:
    """R15.3: the others stand as their spoils say, and who left first is last."""
    match = ring("four", (COMPUTER, Seat("Bo"), COMPUTER, Seat("Dot")))
    order = [seat for (seat,) in places(sure(match.state)) if seat in (0, 2)]
    match.hand_over(3)
    match.hand_over(1)
    standing = tuple((seat,) for seat in (*order, 1, 3))
    assert match.result == Result(order[0], CONCEDED, match.turns, standing)


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
    assert (match.why_not_undo, match.why_not_redo) == ("not_now", "not_now")
    match.submit(legal[0])


def test_only_a_person_of_a_ring_leaves_a_seat() -> None:
    horde = ring("horde", (Seat(), HORDE, COMPUTER, HORDE))
    for match, side in ((begun(), 0), (horde, 1), (horde, 2)):
        with pytest.raises(ValueError, match="only a person in a ring"):
            match.hand_over(side)


def test_no_draw_is_agreed_on_in_a_ring() -> None:
    match = go_on(begun(Terms(ring="pairs")), Random(1))
    assert not match.may_agree
    assert match.times_stood == 0
