"""The field names each "other": across a bridge, next to play, opponents, partner."""

import pickle

import pytest

from game.rules import BOTTOM, DUEL, DUEL_ONLY, LEFT, RIGHT, TOP, Field, other_lane, require_duel

#: Two against two: A1 B1 A2 B2, where the top lane of each leads to the next.
PAIRS = Field(
    "two against two",
    tuple([(((seat + 1) % 4, BOTTOM), ((seat - 1) % 4, TOP)) for seat in range(4)]),
    (0, 1, 0, 1),
)


def test_in_a_duel_every_other_is_the_same_side() -> None:
    assert DUEL.across == (((RIGHT, TOP), (RIGHT, BOTTOM)), ((LEFT, TOP), (LEFT, BOTTOM)))
    assert DUEL.next_side == (RIGHT, LEFT)
    assert [DUEL.rival(side) for side in DUEL.sides] == [RIGHT, LEFT]
    assert DUEL.partner(LEFT) is None


def test_among_four_each_other_is_its_own() -> None:
    assert PAIRS.next_side == (1, 2, 3, 0)
    assert PAIRS.foes[1] == (2, 0)
    assert PAIRS.partner(1) == 3
    for seat in PAIRS.sides:
        for lane, (side, facing) in enumerate(PAIRS.across[seat]):
            assert PAIRS.across[side][facing] == (seat, lane)


def test_the_rival_is_not_the_first_of_several() -> None:
    with pytest.raises(ValueError, match="side 0 of a two against two has 2 opponents"):
        PAIRS.rival(0)


def test_a_lane_has_one_beside_it() -> None:
    assert [other_lane(lane) for lane in (TOP, BOTTOM)] == [BOTTOM, TOP]


@pytest.mark.parametrize("mode", DUEL_ONLY)
def test_what_is_for_two_alone_begins_in_a_duel_alone(mode: str) -> None:
    require_duel(mode, DUEL)
    with pytest.raises(ValueError, match=f"{mode} are for duels alone, not for a two against two"):
        require_duel(mode, PAIRS)


def test_a_worker_is_sent_the_same_field() -> None:
    assert pickle.loads(pickle.dumps(DUEL)) is DUEL
