"""A seat knows the cards of the hidden hand and not their order, and what has stood before."""

from random import Random

import pytest

from game.opponents import STRENGTHS, Memory, nothing_seen, remember, seen, takes_draw, think
from game.opponents.knowledge import retaken
from game.opponents.ladder import GREEDY, MASTER
from game.opponents.standings import Standings
from game.rules import (
    LEFT,
    RIGHT,
    Card,
    Constructed,
    Draft,
    EndTurn,
    Setup,
    State,
    Terms,
    apply,
    digest,
    standing_key,
    to_text,
    why_not,
)
from tests.certain import done, sure_of

from ..rules.pictures import duel, run, solo, told
from .matches import FORMATS, Player, greedy, moments, permuted, random_player

#: Matches in which the hands are disturbed: a good player against a wild one.
PLAYERS: tuple[Player, Player] = (greedy, random_player)


def names(cards: list[Card]) -> str:
    return " ".join(card.name for card in cards)


@pytest.mark.parametrize("terms", FORMATS, ids=str)
def test_no_choice_rests_on_what_is_hidden_and_all_else_stays(terms: Terms) -> None:
    """Seen or hidden, the same cards are in the same zones, and every action stays legal."""
    rng = Random(7)
    compared = 0
    for moment in (moment for seed in range(3) for moment in moments(terms, PLAYERS, seed)):
        if not isinstance(moment.position, State):
            continue
        mine = greedy(moment.position, moment.side, 5, moment.memory)
        for _ in range(2):
            other = permuted(moment.position, moment.side, moment.memory, rng)
            compared += digest(other) != digest(moment.position)
            assert greedy(other, moment.side, 5, moment.memory) == mine
        view = sure_of(State, seen(moment.position, moment.side, 9, moment.memory))
        assert why_not(view, moment.action) is None
        hidden = moment.memory.hidden(1 - moment.side)
        for side, (own, real) in enumerate(zip(view.sides, moment.position.sides, strict=True)):
            known = 0 if side == moment.side else hidden
            assert own.hand[known:] == real.hand[known:]
            assert sorted(c.id for c in own.hand) == sorted(c.id for c in real.hand)
            assert own.stronghold == real.stronghold
            assert repr(own.lanes) == repr(real.lanes)
    assert compared > 20


def test_the_memory_counts_what_was_dealt_and_never_seen() -> None:
    """R5.4, R6.3: what comes back comes back in sight of all, at the far right."""
    state = duel("* Dog=1/1 Bolt=!1 a b | top: 3/3", "* x y z | top: 1/1 | bottom: 0/1", mana=4)
    memory = nothing_seen(state)
    assert memory.unseen == (4, 3)
    state, happened = told(state, "play Dog top")
    memory = remember(memory, happened)
    assert memory.unseen == (3, 3)
    state, happened = told(state, "play Bolt right bottom 0")
    memory = remember(memory, happened)
    assert memory.unseen == (2, 3)
    assert names(state.sides[LEFT].hand) == "a b Bolt"
    assert names(state.sides[RIGHT].hand)[:5] == "x y z"
    state, happened = told(state, "play Bolt right top 0", "play a top")
    assert remember(memory, happened).unseen == (1, 3)


def test_a_card_known_to_all_leaves_the_hidden_ones_hidden() -> None:
    state = duel("* Bolt=!1 a | top: 3/3", "* x | top: 0/9", mana=3)
    memory = Memory((1, 1))
    _, happened = told(state, "play a top")
    assert remember(memory, happened).unseen == (1, 1)
    _, happened = told(state, "play Bolt right top 0", "play Bolt right top 0")
    assert remember(memory, happened).unseen == (0, 1)


def test_the_deal_is_remembered_as_hidden() -> None:
    first = next(m for m in moments(FORMATS[0], PLAYERS, 1) if isinstance(m.position, State))
    assert first.memory.unseen == (8, 8)


def test_the_known_end_of_a_hand_is_kept_and_the_rest_is_guessed() -> None:
    state = duel("* a b", "* s t u v w x y z")
    views = [seen(state, LEFT, seed, Memory((2, 5))) for seed in range(10)]
    hands = [view.sides[RIGHT].hand for view in views if isinstance(view, State)]
    assert {names(hand[5:]) for hand in hands} == {"x y z"}
    assert len({names(hand[:5]) for hand in hands}) > 3
    assert names(state.sides[RIGHT].hand) == "s t u v w x y z"


def test_an_incantation_that_waits_for_an_order_has_been_shown() -> None:
    """R6.3: it lies at its place in the hand, aimed at the creatures that fell by it."""
    state = duel("* a b | top: 1/1 | bottom: 1/1", "* s t Fire=!2+splash u v", mana=9, active=RIGHT)
    state, _ = told(state, "play Fire left top 0")
    assert state.pending_side == LEFT
    for seed in range(10):
        assert sure_of(State, seen(state, LEFT, seed)).sides[RIGHT].hand[2].name == "Fire"


@pytest.mark.parametrize(
    ("state", "other"),
    [
        # Without a memory the whole hand is hidden.
        (duel("* a b", "* s t u v"), duel("* a b", "* v u t s")),
        # R9.1: the cards of the Horde's deck are known, their order is not.
        (solo("* a b", "* s t u v w"), solo("* a b", "* w v u t s")),
    ],
)
def test_nobody_sees_the_random_stream_or_the_order_of_what_is_hidden(
    state: State, other: State
) -> None:
    other.rng = 77
    one, two = (to_text(sure_of(State, seen(each, LEFT, 3))) for each in (state, other))
    assert one == two


def test_a_draft_shows_the_cards_revealed_and_not_the_pile() -> None:
    """R2.3."""
    for moment in moments(FORMATS[2], PLAYERS, 2):
        draft = moment.position
        if isinstance(draft, Draft):
            view = sure_of(Draft, seen(draft, moment.side, 1))
            assert (view.revealed, view.picks) == (draft.revealed, draft.picks)
            assert view.stream != draft.stream
            assert sorted(c.id for c in view.pile) == sorted(c.id for c in draft.pile)
            assert len(view.pile) < 2 or view.pile != draft.pile


def test_a_deck_is_open_once_it_is_laid_open() -> None:
    """R2.5: B builds without a sight of A's ten; B's ten are shown after the first ban."""
    setups = [m for m in moments(FORMATS[4], PLAYERS, 2) if isinstance(m.position, Setup)]
    shown = []
    for moment in setups:
        view = sure_of(Constructed, seen(moment.position, moment.side, 1))
        assert isinstance(moment.position, Constructed)
        other = 1 - moment.side
        assert view.decks[moment.side] == moment.position.decks[moment.side]
        shown.append(view.decks[other] == moment.position.decks[other])
    assert shown == [True, False, True, True, True, True]


def test_which_cards_a_turn_takes_from_the_horde_is_not_known() -> None:
    """R9.1, R9.6: as many, and nobody knows which; the fallen are known."""
    before = solo("* a b | top: 3/1 | bottom: 1/1", "* s t u v w x | bottom: 1/1 | discard: y")
    after = run(before, "end")
    others = [retaken(before, after, seed).sides[RIGHT] for seed in range(9)]
    assert len({names(other.horde.discard) for other in others if other.horde}) > 1
    for other in others:
        assert other.horde is not None
        assert (len(other.horde.deck), len(other.horde.discard)) == (3, 5)
        cards = other.horde.deck + other.horde.discard
        assert sorted(names(cards).split()) == ["1/1", *"stuvwxy"]
        assert "1/1" in names(other.horde.discard)


def test_a_second_deck_is_only_put_in_another_order() -> None:
    """R9.7."""
    before = solo("* a b | top: 9/1", "* s t | discard: u v w x")
    other = retaken(before, run(before, "end"), 3).sides[RIGHT]
    assert other.fort
    assert other.horde is not None
    assert sorted(card.id for card in other.horde.deck) == list("stuvwx")


#: Those who look at where a turn ends: all but the weakest; the master thinks longest, alike.
CAREFUL = [
    pytest.param(strength, marks=[pytest.mark.slow] * (strength == MASTER))
    for strength in STRENGTHS[STRENGTHS.index(GREEDY) :]
]
BETTER = duel("* a 2/2@2 3/3@3 b c d | top: 1/3 1/4", "** x y z u | bottom: 1/1", mana=4)
WORSE = duel("** x y z u | bottom: 1/1", "* a 2/2@2 3/3@3 b c d | top: 1/3 1/4", mana=4)


def end_of(state: State, strength: str, memory: Memory) -> State:
    turn = state.turn
    while state.turn == turn:
        state = done(state, think(state, LEFT, 1, memory, strength).actions[0])
    return state


def having_stood(state: State, *ends: State) -> Memory:
    return nothing_seen(state)._replace(stood=frozenset(map(standing_key, ends)))


@pytest.mark.parametrize("strength", CAREFUL)
@pytest.mark.parametrize(("state", "content"), [(BETTER, False), (WORSE, True)])
def test_who_stands_better_does_not_go_back_and_who_stands_worse_is_content_with_a_circle(
    state: State, content: bool, strength: str
) -> None:
    end = end_of(state, strength, nothing_seen(state))
    again = end_of(state, strength, having_stood(state, end))
    assert (standing_key(again) == standing_key(end)) == content


def test_a_standing_is_the_same_in_any_turn_and_for_one_side_to_move() -> None:
    """Out, felled and home again: two turns later all lies as it lay."""
    state = duel("* a Wolf=1/1@4 b c | top: 9/9", "* x Bolt=!1 y | top: 0/20", mana=4)
    later = state.copy()
    later.turn, later.rng = 7, 99
    assert standing_key(later) == standing_key(state)
    later.active = RIGHT
    assert standing_key(later) != standing_key(state)
    assert standing_key(run(state, "play Wolf top")) != standing_key(state)


def test_what_was_never_seen_lies_as_it_lay() -> None:
    """The guess at the hidden cards does not keep a player from knowing a standing again."""
    state = duel("* a b | top: 1/1", "* v w x y z | top: 0/9", mana=1)
    end = run(state, "end")
    memory = having_stood(state, end)._replace(unseen=(0, 3))
    guess = end.copy()
    guess.sides[RIGHT].hand[:3] = reversed(guess.sides[RIGHT].hand[:3])
    assert Standings(state, LEFT, memory).again(guess)
    moved = end.copy()
    moved.sides[RIGHT].hand.reverse()
    assert not Standings(state, LEFT, memory).again(moved)
    assert not Standings(state, LEFT, None).again(end)


def test_the_beginning_of_a_turn_is_remembered() -> None:
    state = duel("* a b | top: 1/1", "* x y z | top: 0/9", mana=1)
    after, happened = apply(state, EndTurn())
    assert isinstance(after, State)
    memory = remember(nothing_seen(state), happened, after)
    assert memory.stood == {standing_key(after)}
    assert memory.hidden(RIGHT) == 3


_WALLS = "* a b | top: 0/9 0/9 | bottom: 0/9"


@pytest.mark.parametrize(
    ("state", "taken"),
    [
        (duel("* x y", "* a b"), True),
        (duel("* x y", _WALLS), False),
        (duel(_WALLS, "* x y"), True),
        # What stands before the Fort falls in the next turn.
        (duel("* x y z | top: 0/1", "** a | top: 9/9 | bottom: 9/9", mana=0), False),
    ],
)
def test_a_draw_is_taken_unless_one_stands_clearly_better_or_wins(
    state: State, taken: bool
) -> None:
    """The left side is to act and offers; the right one answers by what it sees (R7.3)."""
    assert takes_draw(state, RIGHT, 1) == taken
