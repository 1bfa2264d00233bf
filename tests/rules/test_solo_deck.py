"""R9.6 to R9.8: the Horde's deck is its stronghold's life."""

from collections import Counter

from game.rules import LEFT, RIGHT, UNDECIDED, State, events, to_act

from .pictures import horde_of, row, run, show, solo, told
from .test_solo import horde_turn


def test_damage_discards_from_the_top_of_the_deck() -> None:
    """R9.6: the hand's stronghold rules do not apply."""
    state = solo("* x | top: 2/9", "* a b c d | discard: z")
    after, told_events = told(state, "attack")
    assert show(after, RIGHT) == "* c d | discard: z a b"
    a, b = horde_of(state).deck[:2]
    assert told_events[-1] == events.HordeDeckStruck(RIGHT, 2, (a, b), 2)


def shuffled(state: State) -> tuple[bool, list[str], list[str]]:
    """Return face, deck in any order, and discard pile of the Horde."""
    horde = horde_of(state)
    names = sorted(card.name for card in horde.deck)
    return state.sides[RIGHT].fort, names, [card.name for card in horde.discard]


def test_the_empty_deck_turns_the_bastion_and_takes_the_discard_pile() -> None:
    """R9.7: exactly empty is empty; damage left over is lost."""
    for attack in (2, 3, 9):
        state = solo(f"* x | top: {attack}/9", "* a b | discard: c")
        after, told_events = told(state, "attack")
        assert shuffled(after) == (True, ["a", "b", "c"], [])
        assert after.winner == UNDECIDED
        assert told_events[-2:] == [
            events.BastionDestroyed(RIGHT),
            events.HordeDeckShuffled(RIGHT, 3),
        ]
    assert shuffled(run(solo("* x | top: 1/9", "* a b"), "attack")) == (False, ["b"], ["a"])


def test_the_new_deck_is_shuffled_by_the_stream() -> None:
    """R9.7: the same stream the same order, other streams others; every order comes."""
    orders: Counter[str] = Counter()
    for stream in range(600):
        state = solo("* x | top: 3/9", "* a b c")
        state.rng = stream
        after = run(state, "attack")
        assert after.rng != stream
        orders["".join(card.name for card in horde_of(after).deck)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_summoning_that_empties_the_deck_behind_the_bastion_goes_on() -> None:
    """R9.7: the card just revealed is dealt with first, an incantation already discarded."""
    state = horde_turn("* x | bottom: p=0/9", "* a=0/9@2 !1@2 | discard: b=0/9@2")
    after, told_events = told(state, "ai")
    assert shuffled(after)[0]
    assert row(after, RIGHT, 0).startswith("a")
    # The third card comes from the new deck of two, and goes to the top lane again.
    (shuffle,) = [e for e in told_events if isinstance(e, events.HordeDeckShuffled)]
    assert shuffle.deck == 2
    lanes = [e.lane for e in told_events if isinstance(e, events.HordeCardRevealed)]
    assert lanes[:3] == [0, 1, 0]


def test_the_bastion_turns_after_the_order_is_chosen() -> None:
    """R9.7, R9.10: a card just revealed is dealt with first, and with it what it destroyed."""
    left = "* x | top: p=0/1 | bottom: q=0/1"
    asked, before = told(horde_turn(left, "* !1+splash@2 | discard: b=0/9@9"), "ai")
    assert not any(isinstance(e, events.BastionDestroyed) for e in before)
    assert horde_of(asked).revealed is not None
    assert not asked.sides[RIGHT].fort
    after, told_events = told(asked, "order q p")
    kinds = [type(event) for event in told_events]
    assert kinds[3:6] == [events.CardDiscarded, events.BastionDestroyed, events.HordeDeckShuffled]
    assert show(after, LEFT) == "* x q p"


def test_no_card_in_the_discard_pile_bares_the_fort_at_once() -> None:
    """R9.7, R9.8: the next turn of the Horde to begin is its last."""
    after, told_events = told(horde_turn("* x y z", "* a=1/9@2 | bottom: c=0/9"), "ai")
    assert show(after, RIGHT) == "** | top: a | bottom: c"
    assert events.HordeDeckRanOut(RIGHT) in told_events
    assert not any(isinstance(e, events.HordeDeckShuffled) for e in told_events)
    assert after.winner == UNDECIDED, "the turn under way was not the last"
    last, told_events = told(after, "end", "ai")
    assert events.HordeLastTurnBegan(RIGHT) in told_events
    assert last.winner == LEFT


def test_summoning_that_empties_the_deck_behind_the_fort_ends() -> None:
    """R9.8: there is no second shuffle; this turn goes on, the next is the last."""
    state = horde_turn("* x y z", "** a=0/9@1 b=0/9@1 | discard: c d | top: e=1/9")
    after = run(state, "ai")
    assert show(after, RIGHT) == "** | discard: c d | top: e a | bottom: b"
    assert show(after, LEFT) == "x * y z"
    last = run(after, "end", "ai")
    assert (last.winner, show(last, LEFT)) == (LEFT, "x y * z")


def test_the_last_turn_brings_no_cards_and_its_creatures_attack() -> None:
    """R9.8: even when cards lie in the discard pile; the player who survives wins by its end."""
    state = solo("* x y z | top: 1/9", "** b | discard: c | bottom: e=1/9")
    after, told_events = told(state, "end", "ai")
    assert after.winner == LEFT
    assert show(after, LEFT) == "x * y z | top: 1/9"
    assert show(after, RIGHT) == "** | discard: c b | bottom: e"
    assert told_events[-2:] == [
        events.TurnEnded(RIGHT, 4),
        events.MatchEnded(LEFT, "R9.8"),
    ]


def test_the_last_turn_is_that_of_a_bare_fort_alone() -> None:
    """R9.8: neither that of a Bastion nor that of a Fort with cards; nor is it the player's."""
    for right in ("* | top: 0/9", "** a=0/9@9 b | top: 0/9"):
        after, told_events = told(solo("* x y", right), "end", "ai")
        assert not any(isinstance(e, events.HordeLastTurnBegan) for e in told_events)
        assert (after.winner, after.active) == (UNDECIDED, LEFT)
    after, told_events = told(solo("* x y", "** | top: 0/9"), "end")
    assert told_events[-1] == events.HordeLastTurnBegan(RIGHT)
    assert after.winner == UNDECIDED


def test_the_deck_struck_when_it_is_already_empty() -> None:
    """R9.8: nothing is left to lose; the last turn is played all the same."""
    after, told_events = told(solo("* x | top: 1/9 1/9", "** a"), "attack", "attack")
    assert show(after, RIGHT) == "** | discard: a"
    assert told_events.count(events.HordeDeckRanOut(RIGHT)) == 1
    assert after.winner == UNDECIDED


def test_the_last_turn_may_stop_for_an_order_and_still_end_the_match() -> None:
    """R9.8, R9.10."""
    state = solo("* x | top: p=0/1 | bottom: q=0/1", "** | top: 1/9+splash")
    asked = run(state, "end", "ai")
    assert (asked.winner, to_act(asked)) == (UNDECIDED, LEFT)
    after = run(asked, "order q p")
    assert (after.winner, show(after, LEFT)) == (LEFT, "* x q p")
