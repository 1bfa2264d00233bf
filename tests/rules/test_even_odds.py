"""R2.8: one of two decks has more mana in its first turns."""

from dataclasses import replace

import pytest

from game.rules import (
    LEFT,
    RIGHT,
    DeckOdds,
    EndTurn,
    NotationError,
    Odds,
    Position,
    Preconstructed,
    State,
    TakeDeck,
    Terms,
    apply,
    digest,
    from_text,
    open_setup,
    position_key,
    regenerated_mana,
    standing_key,
    to_text,
)

from .kit import CARDS, DECKS
from .pictures import duel, run

ODDS = (DeckOdds(1, 0, 2, 3), DeckOdds(2, 3, 1, 1))


def begun(odds: tuple[DeckOdds, ...], left: int, right: int, seed: int = 5) -> State:
    """Return the first turn of a duel with these decks."""
    position: Position
    position, _ = open_setup(Terms(), list(CARDS.values()), DECKS, seed, odds)
    for deck in (left, right):
        position, _ = apply(position, TakeDeck(deck))
    assert isinstance(position, State)
    return position


def mana_of_turns(state: State, count: int) -> list[tuple[int, int]]:
    """Return who has how much mana in the next turns, in which nothing is played."""
    found = [(state.active, state.mana)]
    while len(found) < count:
        position, _ = apply(state, EndTurn())
        assert isinstance(position, State)
        state = position
        found.append((state.active, state.mana))
    return found


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("left", "right"), [(0, 1), (1, 0)])
def test_the_weaker_deck_has_more_mana_in_its_first_turns(left: int, right: int, seed: int) -> None:
    """R2.8, R2.7, R3.1: whoever begins, on top of what the turn has without it."""
    weaker = (left, right).index(1)
    with_odds = mana_of_turns(begun(ODDS, left, right, seed), 10)
    without = mana_of_turns(begun((), left, right, seed), 10)
    turns = {LEFT: 0, RIGHT: 0}
    for (side, mana), (same_side, usual) in zip(with_odds, without, strict=True):
        assert side == same_side
        turns[side] += 1
        assert mana - usual == (2 if side == weaker and turns[side] <= 3 else 0)


def test_decks_that_are_even_get_nothing() -> None:
    """R2.8: and what is given to a deck against one is not given against another."""
    assert begun(ODDS, 1, 2).odds is None
    assert begun(ODDS, 2, 3).odds == Odds(LEFT, 1, 1)
    assert begun(ODDS, 3, 2).odds == Odds(RIGHT, 1, 1)


def test_a_duel_without_odds_is_what_it_was() -> None:
    """R2.8: its positions are written with twelve fields, and its setup as before."""
    assert len(to_text(begun((), 0, 1)).split()) == 12
    setup, _ = open_setup(Terms(), list(CARDS.values()), DECKS, 5)
    given, _ = open_setup(Terms(), list(CARDS.values()), DECKS, 5, ODDS)
    assert setup.text() == "preconstructed 5 ()"
    assert given.text() == "preconstructed 5 () 1-0+2x3 2-3+1x1"
    assert digest(setup) != digest(given)


def test_odds_are_for_printed_decks_in_a_duel() -> None:
    """R2.8: nothing else has two decks that are known beforehand."""
    for terms in (Terms("draft"), Terms("constructed"), Terms(solo=True)):
        with pytest.raises(ValueError, match=r"R2\.8"):
            open_setup(terms, list(CARDS.values()), DECKS, 1, ODDS)


def test_taking_decks_keeps_the_odds() -> None:
    """R2.8: also between the first choice and the second."""
    setup, _ = open_setup(Terms(), list(CARDS.values()), DECKS, 1, ODDS)
    assert isinstance(setup, Preconstructed)
    after, _ = apply(setup, TakeDeck(1))
    assert isinstance(after, Preconstructed)
    assert after == replace(setup, taken=(1,))


def test_odds_are_a_part_of_the_position() -> None:
    """R2.8: a copy has them, and the line of text tells them."""
    state = begun(ODDS, 0, 1)
    line = to_text(state)
    assert line.endswith(" right+2x3")
    again = from_text(line, CARDS)
    assert again.odds == state.copy().odds == Odds(RIGHT, 2, 3)
    assert to_text(again) == line
    assert digest(again) == digest(state)


@pytest.mark.parametrize("odds", ["middle+1x2", "left+x2", "left+1", "left-1x2", "left+1x2x3"])
def test_a_line_with_other_odds_is_refused(odds: str) -> None:
    """R2.8: in words that tell what was expected."""
    line = to_text(begun((), 0, 1))
    with pytest.raises(NotationError, match="odds"):
        from_text(f"{line} {odds}", CARDS)


def test_what_a_side_would_begin_with_counts_its_next_turn() -> None:
    """R2.8: in the opponent's turn, and as long as turns with more mana are left."""
    state = duel("* a b", "* c d")
    state.turn = 1
    state.odds = Odds(RIGHT, 3, 1)
    assert (regenerated_mana(state, LEFT), regenerated_mana(state, RIGHT)) == (3, 6)
    after = run(state, "end")
    assert (after.active, after.mana) == (RIGHT, 6)
    assert regenerated_mana(run(after, "end"), RIGHT) == 3


def test_turns_that_begin_alike_differ_while_odds_are_left() -> None:
    """R2.8, R7.3: what stands alike may still go on otherwise."""
    state = duel("* a b", "* c d")
    state.turn = 1
    state.odds = Odds(RIGHT, 1, 2)
    later = run(state, "end", "end")
    assert later.turn == 3
    assert standing_key(later) != standing_key(state)
    done = run(later, "end", "end")
    assert standing_key(run(done, "end", "end")) == standing_key(done)
    plain = duel("* a b", "* c d")
    plain.turn = 1
    assert position_key(plain) == position_key(state)
