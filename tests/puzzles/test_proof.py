"""Proofs and verdicts that can be followed by hand: few cards, and mana for one or two of them."""

from collections.abc import Iterator

import pytest

from game.content import load_cards
from game.opponents import value
from game.puzzles import (
    GOES_ON,
    KINDS,
    SOLVED,
    SURVIVE,
    WIN_IN_TWO,
    WIN_NOW,
    Puzzle,
    PuzzleVerdict,
    foe_order,
    judge_turn,
    load_puzzles,
)
from game.puzzles import proof as proof_module
from game.puzzles.proof import prove
from game.puzzles.turn_endings import Effort, EffortSpent, Ending, Line, endings, orders, played
from game.puzzles.verdict import DEFENDED, GIVEN_UP, LOSES, STANDS, VERDICTS, best_defence
from game.puzzles.win_hunt import ReplySearch, WinHunt, possible
from game.rules import (
    LATER,
    LEFT,
    NOBODY,
    RIGHT,
    UNDECIDED,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    State,
    step,
    why_not,
)
from tests.certain import sure

from ..rules.pictures import duel, run, show

#: The Fort takes two more hits, and a third when the wall comes home: the bolt opens the way.
BOLT = "* Bolt=!2@2 x=1/1@9 | top: 3/3"
WALLED = "** y z | top: 0/2"


def ends(state: State) -> list[Ending]:
    return list(endings(state, Effort()))


def test_a_turn_with_exactly_one_win_is_proved() -> None:
    proof = prove(WIN_NOW, duel(BOLT, WALLED, mana=3))
    assert len(proof.holding) == 1
    assert sure(proof.only).state.winner == LEFT
    assert sure(proof.only).line == (CastIncantation(0, RIGHT, 0, 0), EndTurn())


#: The bottom lane is walled, and the foe can pay for nothing.
UNPAID = "** y=1/1@9 z=1/1@9 | bottom: 0/9"
#: Key makes Hero pass its wall. It falls with B, and stays within reach only if it goes home first.
FELLED = "* x=1/1@9 y=1/1@9 z=1/1@9 | top: 0/9 Hero=2/9 | bottom: Key=0/1~sprint@1 B=0/1@9"
PIERCED = "** p=1/1@9 q=1/1@9 r=1/1@9 | bottom: 1/1+perforation"

#: What is asked, a position, how many of the ends hold, and whether one of them is right.
PROOFS: dict[str, tuple[str, State, int, bool]] = {
    "with the bolt alone, and with x in the one lane or the other, three win": (
        WIN_NOW, duel(BOLT.replace("x=1/1@9", "x"), WALLED, mana=3), 3, False,
    ),
    "none wins": (WIN_NOW, duel(BOLT.replace("3/3", "2/3"), WALLED, mana=3), 0, False),
    # The bolt does nothing, and comes back to its place.
    "mana that is left makes no other win": (
        WIN_NOW,
        duel("* Bolt=!1@1 | top: 9/9+indestructible", "** y | bottom: 0/9+indestructible"),
        1, True,
    ),
    "nothing survives a bolt upon the wall": (
        SURVIVE, duel("y ** z=1/1@9 w=1/1@9", "* Bolt=!1@1 b=1/1@9 | top: 4/2", mana=1),
        0, False,
    ),
    "a reply that saves the opponent refutes": (
        WIN_IN_TWO,
        duel("* Hero=2/1 x=1/1@9 z=1/1@9", UNPAID.replace("y=1/1@9", "y"), mana=1),
        0, False,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PROOFS)
def test_as_many_ends_hold(name: str) -> None:
    kind, state, holding, right = PROOFS[name]
    proof = prove(kind, state)
    assert (len(proof.holding), proof.only is not None) == (holding, right)


#: A win at once is no way to survive, and none in two turns.
_WALLED_OFF = duel(BOLT + " | bottom: 0/9", WALLED + " | bottom: 9/9", mana=3)
#: The spear fells Key and B; Key is within the opponent's reach only if it goes home first.
_SPEARED = duel("** Spear=!1+perforation@1 q=1/1@9 r=1/1@9", FELLED, mana=1)


@pytest.mark.parametrize(
    ("kind", "state", "hasty", "at_once", "doubtful"),
    [
        (SURVIVE, _WALLED_OFF, False, 1, 0),
        (WIN_IN_TWO, duel(BOLT, WALLED, mana=3), False, 1, 0),
        (WIN_IN_TWO, duel(BOLT, WALLED, mana=3), True, 1, 0),
        (SURVIVE, _SPEARED, False, 0, 1),
    ],
)
def test_an_end_that_wins_at_once_or_holds_after_some_orders_only_makes_no_puzzle(
    kind: str, state: State, hasty: bool, at_once: int, doubtful: int
) -> None:
    proof = prove(kind, state, hasty=hasty)
    assert (proof.at_once, proof.doubtful, proof.only) == (at_once, doubtful, None)


def test_the_order_of_plays_does_not_matter() -> None:
    found = ends(duel("* a b c", "* y z", mana=2))
    # Nothing; one of three cards in one of two lanes; two of three: one in each lane, either way,
    # or both in one, one behind the other.
    assert len(found) == 1 + 3 * 2 + 3 * (2 + 2 * 2)
    assert len({show(end.state, LEFT) for end in found}) == len(found)
    # The plainest comes first, and shorter lines before longer ones.
    lengths = [len(end.line) for end in found]
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
    proof = prove(SURVIVE, duel("y ** z=1/1@9 w=1/1@9", "* a=1/1@9 b=1/1@9 | top: 2/2", mana=1))
    # y in the top lane takes the blow, in the bottom lane it does not, at home neither.
    assert len(proof.endings) == 3
    assert proof.only is not None
    assert show(proof.holding[0].state, LEFT) == "** z w | top: y"


def test_the_open_lane_wins_in_two() -> None:
    proof = prove(WIN_IN_TWO, duel("* Hero=2/1 x=1/1@9 z=1/1@9", UNPAID, mana=1))
    assert len(proof.endings) == 3
    assert show(sure(proof.only).state, LEFT) == "* x z | top: Hero"


def test_the_player_orders_the_own_fallen_as_the_second_turn_needs() -> None:
    state = duel(FELLED, PIERCED, active=RIGHT)
    assert ReplySearch(Effort()).refutation(state) is None
    line = best_defence(state)
    assert ChooseOrder((0, 1)) in line
    assert WinHunt(Effort()).line(played(state, line)) is not None


def test_no_order_helps_where_the_key_is_too_dear() -> None:
    state = duel(FELLED.replace("~sprint@1", "~sprint@9"), PIERCED, active=RIGHT)
    line = sure(ReplySearch(Effort()).refutation(state))
    assert WinHunt(Effort()).line(played(state, line)) is None


def test_a_proof_gives_up_when_its_actions_are_spent() -> None:
    with pytest.raises(EffortSpent):
        prove(WIN_NOW, duel("* a b c", "* y z", mana=2), limit=10)


def test_a_hasty_proof_finds_the_same_right_end() -> None:
    state = duel("y ** z=1/1@9 w=1/1@9", "* a=1/1@9 b=1/1@9 | top: 2/2", mana=1)
    whole, hasty = prove(SURVIVE, state), prove(SURVIVE, state, hasty=True)
    assert sure(hasty.only).line == sure(whole.only).line


def test_a_hasty_proof_gives_up_at_the_second_end_that_may_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[Ending] = []

    def noted(ending: Ending) -> Iterator[State]:
        looked.append(ending)
        return orders(ending)

    monkeypatch.setattr(proof_module, "orders", noted)
    # One holds, and one does after some orders only: what is left is not looked at.
    hasty = prove(SURVIVE, _SPEARED, hasty=True)
    assert (len(hasty.holding), hasty.doubtful) == (1, 1)
    assert hasty.only is None
    assert len(looked) < len(hasty.endings)


def test_every_code_is_another() -> None:
    assert len(set(VERDICTS)) == len(VERDICTS)


def test_a_hunt_finds_the_win_and_knows_where_none_is() -> None:
    won, lost = duel(BOLT, WALLED, mana=3), duel(BOLT, WALLED, mana=1)
    hunt = WinHunt(Effort())
    assert played(won, sure(hunt.line(won))).winner == LEFT
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
    for action in sure(prove(WIN_NOW, state).only).line:
        assert possible(state)
        step(state, action, [])


CARDS = load_cards()
LADDER = load_puzzles(CARDS).ladder
SAMPLE = {kind: [puzzle for puzzle in LADDER if puzzle.kind == kind][::8] for kind in KINDS}


def verdict(puzzle: Puzzle, line: Line) -> PuzzleVerdict:
    return judge_turn(puzzle, played(puzzle.state(CARDS), line), CARDS)


def shown(state: State, line: Line) -> State:
    for action in line:
        assert why_not(state, action) is None
        state = played(state, (action,))
    return state


@pytest.mark.parametrize("puzzle", SAMPLE[WIN_NOW], ids=lambda one: one.id)
def test_the_solution_solves_and_just_ending_the_turn_leaves_the_opponent_standing(
    puzzle: Puzzle,
) -> None:
    assert verdict(puzzle, puzzle.solution) == PuzzleVerdict(SOLVED)
    assert verdict(puzzle, (EndTurn(),)) == PuzzleVerdict(STANDS)


@pytest.mark.parametrize("puzzle", SAMPLE[SURVIVE], ids=lambda one: one.id)
def test_the_attack_that_was_survived_is_a_whole_turn_as_good_as_any(puzzle: Puzzle) -> None:
    found = verdict(puzzle, puzzle.solution)
    assert found.code == SOLVED
    start = played(puzzle.state(CARDS), puzzle.solution)
    end = shown(start, found.reply)
    assert (end.winner, end.turn) == (UNDECIDED, start.turn + 1)
    best = max(value(each.state, start.active) for each in endings(start, Effort()))
    assert value(end, start.active) == best


@pytest.mark.parametrize("puzzle", SAMPLE[SURVIVE], ids=lambda one: one.id)
def test_whoever_does_not_survive_is_shown_the_win(puzzle: Puzzle) -> None:
    found = verdict(puzzle, (EndTurn(),))
    assert found.code == LOSES
    assert found.failed
    start = puzzle.state(CARDS)
    assert shown(played(start, (EndTurn(),)), found.reply).winner == 1 - start.active


@pytest.mark.parametrize("puzzle", SAMPLE[WIN_IN_TWO], ids=lambda one: one.id)
def test_the_best_defence_leaves_a_win_in_the_second_turn(puzzle: Puzzle) -> None:
    found = verdict(puzzle, puzzle.solution)
    assert found.code == GOES_ON
    assert not found.failed
    second = shown(played(puzzle.state(CARDS), puzzle.solution), found.reply)
    line = sure(WinHunt(Effort()).line(second))
    won, lost = played(second, line), played(second, (EndTurn(),))
    assert judge_turn(puzzle, won, CARDS) == PuzzleVerdict(SOLVED)
    if lost.winner == UNDECIDED:
        assert judge_turn(puzzle, lost, CARDS) == PuzzleVerdict(STANDS)


@pytest.mark.parametrize("puzzle", SAMPLE[WIN_IN_TWO], ids=lambda one: one.id)
def test_a_wrong_first_turn_is_answered_so_that_no_win_is_left(puzzle: Puzzle) -> None:
    start = puzzle.state(CARDS)
    wrong = next(end for end in endings(start, Effort()) if end.state.winner == UNDECIDED)
    found = judge_turn(puzzle, wrong.state, CARDS)
    after = shown(wrong.state, found.reply)
    if found.code == DEFENDED:
        assert WinHunt(Effort()).line(after) is None
    else:
        assert found.code == LOSES
        assert after.winner == 1 - start.active


def test_the_same_position_gives_the_same_answer() -> None:
    puzzle = SAMPLE[WIN_IN_TWO][0]
    assert verdict(puzzle, puzzle.solution) == verdict(puzzle, puzzle.solution)


def test_a_fort_given_up_in_the_own_turn_is_no_survival() -> None:
    # To play the card on the right of the Fort makes it the rightmost (R4.6).
    lost = run(duel("Troll ** Gnome", "* x y", mana=9), "play Gnome top")
    assert lost.winner == RIGHT
    puzzle = next(one for one in LADDER if one.state(CARDS).active == LEFT)
    assert judge_turn(puzzle, lost, CARDS) == PuzzleVerdict(GIVEN_UP)


def test_the_opponent_orders_the_fallen_by_the_cards_alone() -> None:
    state = duel("* Wave=!1+splash@1 x=1/1", "* y z | top: B=0/1 | bottom: A=0/1", mana=1)
    state = run(state, "play Wave right top 0")
    assert state.pending_side != NOBODY
    assert why_not(state, foe_order(state)) is None
    assert foe_order(state) == foe_order(state.copy())
