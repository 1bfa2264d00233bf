"""The ladder: eight strengths, each with good sense of its own kind, and the same each time."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from game.opponents import MASTER, STRENGTHS, WON, Memory, ladder, nothing_seen, think
from game.opponents.ladder import (
    BEGINNER,
    CARELESS,
    DEEP,
    DUEL_PLANS,
    GREEDY,
    SOLO_PLANS,
    TWO_TURNS,
)
from game.opponents.search import FALLEN, _cut_short
from game.opponents.turns import Nodes, ScoredEnd, TurnEnd, turn_ends
from game.rules import (
    LEFT,
    NOBODY,
    RIGHT,
    UNDECIDED,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    Position,
    RunHordeTurn,
    State,
    Terms,
    apply,
    from_text,
    to_act,
    why_not,
)
from tests.amounts import paired
from tests.certain import done
from tests.rules.kit import CARDS
from tests.rules.matches import any_terms, opening, random_kit, states
from tests.rules.pictures import duel, run, solo

from .matches import last, player

PLAYED_AWAY = (
    "first 11 right summoning 6 454021de755d454f - - - - "
    "alpha,abomination,microctopus,lieutenant,*,combustion/shaman,ogre/scribe/0 "
    "mutant,aberration,cyclone,**,zombie,assassin//carnivore,machine,reptile/0"
)
THINKERS = (TWO_TURNS, DEEP, MASTER)
_FULL_HANDS = duel("* a b c d e f | top: 1/1 2/2", "* x y z u v | top: 1/1 | bottom: 3/3", mana=8)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the master carry out few actions: what holds for its searches holds for short ones."""
    for plans in (DUEL_PLANS, SOLO_PLANS):
        monkeypatch.setitem(plans, MASTER, plans[MASTER]._replace(nodes=3000))


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_line_in_a_random_position_is_legal(strength: str) -> None:
    rng = Random(STRENGTHS.index(strength))
    for state in states(rng, limit=6 if strength in THINKERS else 60):
        side = to_act(state)
        if side == NOBODY:
            continue
        position = state
        for action in think(state, side, rng.getrandbits(32), None, strength).actions:
            assert to_act(position) == side
            assert why_not(position, action) is None
            position = done(position, action)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_choice_before_a_match_is_legal(strength: str) -> None:
    rng = Random(len(strength))
    position: Position = opening(any_terms(rng), random_kit(rng), rng.getrandbits(64))
    while not isinstance(position, State):
        (action,) = think(position, to_act(position), rng.getrandbits(32), None, strength).actions
        assert why_not(position, action) is None
        position = apply(position, action)[0]


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_seed_thinks_the_same_whatever_is_hidden(strength: str) -> None:
    """The order of cards that were never seen is the same to every player, whatever it is."""
    one = duel("* a 2/2@2 b | top: 1/3", "* x 2/1 y 3/3@3 !2 z | top: 2/2", mana=4)
    other = duel("* a 2/2@2 b | top: 1/3", "* z !2 3/3@3 y 2/1 x | top: 2/2", mana=4)
    for seed in range(3):
        first, again, otherwise = (
            think(state, LEFT, seed, nothing_seen(state), strength) for state in (one, one, other)
        )
        assert first == again
        assert first.actions == otherwise.actions


@pytest.mark.parametrize("strength", THINKERS)
def test_a_win_in_the_turn_is_seen(strength: str) -> None:
    state = duel("* Bolt=!2 a b | top: 3/3", "x ** y | top: 0/2", mana=1)
    line = think(state, LEFT, 1, None, strength)
    assert line.value > WON // 2
    assert done(state, *line.actions).winner == LEFT


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("strength", THINKERS)
def test_a_loss_in_the_next_turn_is_prevented(strength: str) -> None:
    """A wall in the lane, or the match is lost; the plain greed would add to the assault."""
    state = duel("** Wall=0/9@3 Wolf=5/1@3 a | bottom: 2/2", "* x y z u v | top: 5/5 3/3", mana=3)
    assert PlayCreature(0, 0) in think(state, LEFT, 1, None, strength).actions


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("strength", THINKERS)
def test_the_line_goes_to_the_end_of_the_turn(strength: str) -> None:
    state = duel("* a b c d | top: 1/1", "* x y z", mana=5)
    assert done(state, *think(state, LEFT, 3, None, strength).actions).turn == state.turn + 1


@pytest.mark.parametrize("strength", STRENGTHS[STRENGTHS.index(GREEDY) :])
def test_the_better_of_the_fallen_comes_to_hand_first(strength: str) -> None:
    """R5.6: on the opponent's turn too; there it will be sooner within reach."""
    state = duel(
        "* a b c | top: Poor=1/1@3 | bottom: Rich=6/6", "* x | top: 9/9+splash", active=RIGHT
    )
    state = run(state, "attack")
    assert think(state, LEFT, 1, None, strength).actions == (ChooseOrder((1, 0)),)


@pytest.mark.parametrize("strength", THINKERS)
def test_the_own_fort_is_not_played_away(strength: str) -> None:
    """R4.6: an end that loses at once is no win, however few ends there are."""
    state = from_text(PLAYED_AWAY, CARDS)
    line = think(state, RIGHT, 11, None, strength)
    assert done(state, *line.actions).winner != LEFT
    assert line.value < WON // 2


@pytest.mark.usefixtures("brief")
def test_nodes_bound_the_search() -> None:
    for strength in THINKERS:
        plan = DUEL_PLANS[strength]
        line = think(_FULL_HANDS, LEFT, 1, None, strength)
        # The turn that is looked at when the nodes run out is looked at to its end.
        assert line.nodes <= plan.nodes + plan.turn_nodes + 100


def test_by_the_clock_the_master_thinks_beyond_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    for strength in THINKERS:
        monkeypatch.setitem(DUEL_PLANS, strength, DUEL_PLANS[strength]._replace(nodes=1500))
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 1500

    for strength in THINKERS:
        asked.clear()
        usual = think(_FULL_HANDS, LEFT, 1, None, strength)
        timed = think(_FULL_HANDS, LEFT, 1, None, strength, stop, timed=True)
        assert (timed.nodes > usual.nodes + 1500) == (strength == MASTER)
        assert (len(asked) > 1500) == (strength == MASTER)
        assert why_not(_FULL_HANDS, timed.actions[0]) is None


def test_a_search_is_stopped_while_it_still_looks_for_the_ends_of_its_own_turn() -> None:
    stopped = think(_FULL_HANDS, LEFT, 1, None, MASTER, lambda: True, timed=True)
    # The first end that is found: nothing is played.
    assert stopped.nodes == 1
    assert why_not(_FULL_HANDS, stopped.actions[0]) is None


@pytest.mark.usefixtures("brief")
def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    left = iter(range(3))
    stopped = think(_FULL_HANDS, LEFT, 1, None, MASTER, lambda: next(left, None) is None)
    assert why_not(_FULL_HANDS, stopped.actions[0]) is None
    assert stopped.nodes < think(_FULL_HANDS, LEFT, 1, None, MASTER).nodes


@pytest.mark.parametrize(("strength", "picture"), paired(STRENGTHS, [duel, solo]))
def test_a_search_that_is_stopped_before_it_begins_answers(
    strength: str, picture: Callable[..., State]
) -> None:
    state = picture("* a b c d e f | top: 1/1 2/2", "* x y z u v | top: 1/1", mana=8)
    assert why_not(state, think(state, LEFT, 1, None, strength, lambda: True).actions[0]) is None


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_horde_only_plays_its_turn(strength: str) -> None:
    """R9.2: it chooses nothing, whoever is asked."""
    state = solo("* a b", "* x y z", active=RIGHT)
    assert think(state, RIGHT, 1, None, strength).actions == (RunHordeTurn(),)


def test_each_order_of_the_fallen_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the nodes, once spent, would make less of the sensible one than of the others."""
    looked: list[State] = []

    def counted(state: State, nodes: Nodes) -> Iterator[TurnEnd]:
        looked.append(state)
        return turn_ends(state, nodes)

    monkeypatch.setattr(ladder, "turn_ends", counted)
    state = duel(
        "* a b c | top: Poor=1/1@3 | bottom: Rich=6/6", "* x | top: 9/9+splash", active=RIGHT
    )
    think(run(state, "attack"), LEFT, 1)
    assert len(looked) == 2


@pytest.mark.usefixtures("brief")
def test_the_horde_is_answered() -> None:
    """R9: against two creatures that will strike the Fort a wall is found in time, or two."""
    state = solo("** Wall=0/9@3 a b", "* x y z u v w | top: 5/5 3/3", mana=3)
    for strength in THINKERS:
        line = think(state, LEFT, 1, None, strength)
        assert done(state, *line.actions, RunHordeTurn()).winner == UNDECIDED


@pytest.mark.parametrize(
    ("side", "strength", "why"),
    [(LEFT, "god", "no strength; there are first_steps"), (RIGHT, GREEDY, "another side")],
)
def test_no_strength_and_who_is_not_to_act_are_refused(side: int, strength: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        think(duel("* a", "* x"), side, 1, None, strength)


@pytest.mark.parametrize(("better", "worse"), [(CARELESS, BEGINNER), (GREEDY, CARELESS)])
def test_a_strength_beats_the_one_below(better: str, worse: str) -> None:
    """A small sample of what ``simulate strengths --ladder`` measures at length."""
    won = 0
    for number in range(24):
        players = (player(better), player(worse))
        if number % 2:
            players = (players[1], players[0])
        won += last(Terms(), players, 50 + number // 2).winner == number % 2
    assert won >= 13


def test_a_turn_without_a_good_move_is_ended() -> None:
    assert think(duel("* x", "* y"), LEFT, 1).actions == (EndTurn(),)


#: A position for the right side, how much of each hand was never seen, a seed, and the first play.
TURNS: dict[str, tuple[str, Memory, int, MatchAction]] = {
    # Assassin and Brute below left the lane before the Martyr open.
    "the own Martyr stands in the way of the other": (
        "first 4 right summoning 7 3538677ac381e326 - - - - "
        "*,partisan,mutant,assassin,carnivore,baron,brute,alpha/martyr//0 "
        "*,mutant,assassin,alpha,martyr,brute,baron//carnivore,partisan/0",
        Memory((6, 6)),
        2,
        PlayCreature(3, 0),
    ),
    # Out of nodes, it kept to the turn that it had just found lost.
    "an incantation in the own Bastion's danger": (
        "first 3 right summoning 8 f770ab0155c7022c - - - - "
        "*,brute,carapace,partisan,revenant,annihilation,boom/baron,troll//0 "
        "*,combustion,shaman,microctopus,abomination,scribe,ogre,lieutenant//alpha/0",
        Memory((6, 7)),
        3,
        CastIncantation(0, 0, 0, 0),
    ),
    # The Disciple stood at the front, and fell first.
    "the card that may fall stands at the front": (
        "first 3 right summoning 8 175100f2efc61def - - - - "
        "*,partisan,aberration,mutant,grrr,troll/lieutenant,baron,revenant//0 "
        "*,cyclone,scribe,shaman,disciple,zombie,annihilation,martyr//brigand/0",
        Memory((5, 7)),
        2,
        PlayCreature(2, 0),
    ),
}


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (row > 0)) for row, name in enumerate(TURNS)],
)
def test_the_master_plays(name: str) -> None:
    text, memory, seed, expected = TURNS[name]
    assert think(from_text(text, CARDS), RIGHT, seed, memory, MASTER).actions[0] == expected


def test_what_is_found_lost_when_time_is_up_is_not_played() -> None:
    state = duel("* a", "* b")
    ends = [ScoredEnd(worth, TurnEnd(state, ())) for worth in (500, 400, 300)]
    lost, held = ScoredEnd(400 - FALLEN - 1, ends[0].end), ScoredEnd(100, ends[0].end)
    assert _cut_short(ends, [lost], 2) is ends[1]
    assert _cut_short(ends, [held], 2) is held
    assert _cut_short(ends, [], 2) is ends[0]
    # Before the first look a turn ahead all look too good to be believed.
    assert _cut_short(ends, [lost], 1) is lost
