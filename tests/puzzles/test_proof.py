"""Proofs that can be followed by hand: few cards, and mana for one or two of them."""

from collections.abc import Iterator

import pytest

from game.puzzles import SURVIVE, WIN_IN_TWO, WIN_NOW
from game.puzzles import proof as proof_module
from game.puzzles.proof import prove
from game.puzzles.turn_endings import Effort, EffortSpent, Ending, endings, orders
from game.puzzles.verdict import best_defence, played
from game.puzzles.win_hunt import ReplySearch, WinHunt, possible
from game.rules import LATER, LEFT, RIGHT, CastIncantation, ChooseOrder, EndTurn, State, step
from tests.rules.pictures import duel, run, show

#: The Fort takes two more hits, and a third when the wall comes home: the bolt opens the way.
BOLT = "* Bolt=!2@2 x=1/1@9 | top: 3/3"
WALLED = "** y z | top: 0/2"


def ends(state: State) -> list[Ending]:
    return list(endings(state, Effort()))


def right_end(kind: str, state: State) -> State | None:
    only = prove(kind, state).only
    return only and only.state


def test_a_turn_with_exactly_one_win_is_proved() -> None:
    proof = prove(WIN_NOW, duel(BOLT, WALLED, mana=3))
    assert len(proof.holding) == 1
    assert proof.only is not None
    assert proof.only.state.winner == LEFT
    assert proof.only.line == (CastIncantation(0, RIGHT, 0, 0), EndTurn())


def test_what_can_be_played_besides_makes_a_second_win() -> None:
    proof = prove(WIN_NOW, duel(BOLT.replace("x=1/1@9", "x"), WALLED, mana=3))
    # With the bolt alone, and with x in the one lane or the other.
    assert (len(proof.holding), proof.only) == (3, None)


def test_a_turn_without_a_win_has_no_right_end() -> None:
    proof = prove(WIN_NOW, duel(BOLT.replace("3/3", "2/3"), WALLED, mana=3))
    assert (proof.holding, proof.only) == ((), None)


def test_the_order_of_plays_does_not_matter() -> None:
    found = ends(duel("* a b c", "* y z", mana=2))
    # Nothing; one of three cards in one of two lanes; two of three: one in each lane, either way,
    # or both in one, one behind the other.
    assert len(found) == 1 + 3 * 2 + 3 * (2 + 2 * 2)
    assert len({show(end.state, LEFT) for end in found}) == len(found)


def test_the_plainest_end_comes_first_and_shorter_lines_before_longer_ones() -> None:
    lengths = [len(end.line) for end in ends(duel("* a b c", "* y z", mana=2))]
    assert lengths == sorted(lengths)
    assert lengths[0] == 1


def test_an_incantation_between_attacks_makes_an_end_of_its_own() -> None:
    state = duel("* Bolt=!1@1 x=1/1@9 | top: A=1/1", "* y z | top: W=0/1", mana=1)
    # W falls; W falls to the bolt, and A strikes; A falls, and W stays; W falls, and A after it.
    assert len(ends(state)) == 4
    state.edition = LATER
    # There the bolt cannot wait for the attack (R12.1).
    assert len(ends(state)) == 3


def test_every_order_of_the_opponents_fallen_is_one_end() -> None:
    state = duel("* Wave=!1+splash@1 x=1/1@9", "* y z | top: A=0/1 | bottom: B=0/1", mana=1)
    felled = [end for end in ends(state) if not end.state.sides[RIGHT].creatures]
    assert len(felled) == 1
    hands = [show(after, RIGHT) for after in orders(felled[0])]
    assert sorted(hands) == sorted(["* y z A B", "* y z B A"])


def test_only_the_lane_of_the_threat_is_survived_in() -> None:
    state = duel("y ** z=1/1@9 w=1/1@9", "* a=1/1@9 b=1/1@9 | top: 2/2", mana=1)
    proof = prove(SURVIVE, state)
    # y in the top lane takes the blow, in the bottom lane it does not, at home neither.
    assert len(proof.endings) == 3
    assert right_end(SURVIVE, state) is not None
    assert show(proof.holding[0].state, LEFT) == "** z w | top: y"


def test_nothing_survives_a_bolt_upon_the_wall() -> None:
    state = duel("y ** z=1/1@9 w=1/1@9", "* Bolt=!1@1 b=1/1@9 | top: 4/2", mana=1)
    assert prove(SURVIVE, state).holding == ()


def test_a_win_at_once_is_no_way_to_survive() -> None:
    proof = prove(SURVIVE, duel(BOLT + " | bottom: 0/9", WALLED + " | bottom: 9/9", mana=3))
    assert proof.at_once == 1
    assert proof.only is None


#: The bottom lane is walled, and the foe can pay for nothing.
UNPAID = "** y=1/1@9 z=1/1@9 | bottom: 0/9"


def test_the_open_lane_wins_in_two() -> None:
    state = duel("* Hero=2/1 x=1/1@9 z=1/1@9", UNPAID, mana=1)
    assert len(prove(WIN_IN_TWO, state).endings) == 3
    right = right_end(WIN_IN_TWO, state)
    assert right is not None
    assert show(right, LEFT) == "* x z | top: Hero"


def test_a_reply_that_saves_the_opponent_refutes() -> None:
    state = duel("* Hero=2/1 x=1/1@9 z=1/1@9", UNPAID.replace("y=1/1@9", "y"), mana=1)
    assert prove(WIN_IN_TWO, state).holding == ()


def test_a_win_now_is_no_win_in_two() -> None:
    proof = prove(WIN_IN_TWO, duel(BOLT, WALLED, mana=3))
    assert proof.at_once == 1
    assert proof.only is None


#: Key makes Hero pass its wall. It falls with B, and stays within reach only if it goes home first.
FELLED = "* x=1/1@9 y=1/1@9 z=1/1@9 | top: 0/9 Hero=2/9 | bottom: Key=0/1~sprint@1 B=0/1@9"
PIERCED = "** p=1/1@9 q=1/1@9 r=1/1@9 | bottom: 1/1+perforation"


def test_the_player_orders_the_own_fallen_as_the_second_turn_needs() -> None:
    state = duel(FELLED, PIERCED, active=RIGHT)
    assert ReplySearch(Effort()).refutation(state) is None
    line = best_defence(state)
    assert ChooseOrder((0, 1)) in line
    assert WinHunt(Effort()).line(played(state, line)) is not None


def test_no_order_helps_where_the_key_is_too_dear() -> None:
    state = duel(FELLED.replace("~sprint@1", "~sprint@9"), PIERCED, active=RIGHT)
    line = ReplySearch(Effort()).refutation(state)
    assert line is not None
    assert WinHunt(Effort()).line(played(state, line)) is None


def test_an_end_that_holds_after_some_orders_only_makes_no_puzzle() -> None:
    # The spear fells Key and B; Key is within the opponent's reach only if it goes home first.
    own = "** Spear=!1+perforation@1 q=1/1@9 r=1/1@9"
    proof = prove(SURVIVE, duel(own, FELLED, mana=1))
    assert proof.doubtful == 1
    assert proof.only is None


def test_mana_that_is_left_makes_no_other_win() -> None:
    # The bolt does nothing, and comes back to its place.
    state = duel("* Bolt=!1@1 | top: 9/9+indestructible", "** y | bottom: 0/9+indestructible")
    assert len(prove(WIN_NOW, state).holding) == 1


def test_a_proof_gives_up_when_its_actions_are_spent() -> None:
    with pytest.raises(EffortSpent):
        prove(WIN_NOW, duel("* a b c", "* y z", mana=2), limit=10)


def test_a_hasty_proof_finds_the_same_right_end() -> None:
    state = duel("y ** z=1/1@9 w=1/1@9", "* a=1/1@9 b=1/1@9 | top: 2/2", mana=1)
    whole, hasty = prove(SURVIVE, state), prove(SURVIVE, state, hasty=True)
    assert hasty.only is not None
    assert whole.only is not None
    assert hasty.only.line == whole.only.line


def test_a_hasty_proof_tells_of_a_win_at_once() -> None:
    assert prove(WIN_IN_TWO, duel(BOLT, WALLED, mana=3), hasty=True).at_once == 1


def test_a_hasty_proof_gives_up_at_the_second_end_that_may_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[Ending] = []

    def noted(ending: Ending) -> Iterator[State]:
        looked.append(ending)
        return orders(ending)

    monkeypatch.setattr(proof_module, "orders", noted)
    # One holds, and one does after some orders only: what is left is not looked at.
    state = duel("** Spear=!1+perforation@1 q=1/1@9 r=1/1@9", FELLED, mana=1)
    hasty = prove(SURVIVE, state, hasty=True)
    assert (len(hasty.holding), hasty.doubtful) == (1, 1)
    assert hasty.only is None
    assert len(looked) < len(hasty.endings)


def test_a_hunt_finds_the_win_and_knows_where_none_is() -> None:
    won, lost = duel(BOLT, WALLED, mana=3), duel(BOLT, WALLED, mana=1)
    hunt = WinHunt(Effort())
    line = hunt.line(won)
    assert line is not None
    assert played(won, line).winner == LEFT
    assert hunt.line(lost) is None


@pytest.mark.parametrize(
    ("own", "foe", "could"),
    [
        ("* x y | top: 2/2", "** a b", True),
        ("* x y | top: 2/2", "** a b c", False),
        # The wall comes home before anything strikes.
        ("* x y | top: 2/2", "** a b | top: 0/1", False),
        ("* x y | top: 2/2 1/1", "** a b | top: 0/1", True),
        # With Sprint the rear may grow.
        ("* x y | top: 1/1 1/1+sprint", "** a b c", True),
        # A Bastion has the Fort behind it.
        ("* x y | top: 3/3", "* a b", False),
        ("* x y | top: 4/3", "* a b", True),
    ],
)
def test_a_bound_tells_what_could_be_enough(own: str, foe: str, could: bool) -> None:
    assert possible(duel(own, foe)) is could


def test_summoned_creatures_do_not_count_for_the_bound() -> None:
    state = duel("* Rager=9/1+rage x y", "** a b")
    assert not possible(state)
    assert not possible(run(state, "play Rager top"))


def test_the_bound_never_denies_a_win() -> None:
    state = duel(BOLT, WALLED, mana=3)
    only = prove(WIN_NOW, state).only
    assert only is not None
    for action in only.line:
        assert possible(state)
        step(state, action, [])
