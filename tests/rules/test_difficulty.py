"""R10: the custom solo game; R2.8: even odds."""

from dataclasses import replace
from itertools import product

import pytest

from game.rules import (
    BERSERK,
    LATER,
    LEFT,
    LEVELS,
    PERFORATION,
    PROTECTION,
    RAGE,
    RIGHT,
    SPLASH,
    SPRINT,
    ChooseDifficulty,
    CustomSolo,
    DeckOdds,
    Difficulty,
    EndTurn,
    NotationError,
    Odds,
    PickCard,
    Preconstructed,
    State,
    TakeDeck,
    Terms,
    apply,
    difficulties,
    digest,
    events,
    from_text,
    legal_actions,
    open_setup,
    position_key,
    regenerated_mana,
    standing_key,
    to_act,
    to_text,
    why_not,
)
from tests.certain import done, sure, sure_of

from .kit import CARDS, DECKS
from .pictures import duel, horde_of, run

KIT = list(CARDS.values())


def dealt(seed: int = 1, form: str = "preconstructed") -> CustomSolo:
    setup = open_setup(Terms(form, True, LATER, True), KIT, DECKS, seed)[0]
    position = apply(setup, TakeDeck(0))[0] if form == "preconstructed" else setup
    while not isinstance(position, CustomSolo):
        position = apply(position, PickCard(0))[0]
    return position


def begun(difficulty: Difficulty) -> State:
    assert difficulty.points is not None
    return done(dealt(), ChooseDifficulty(difficulty.points, difficulty))


#: The table of R10.2, written out a second time.
TABLE: dict[str, list[tuple[int, int]]] = {
    "variable_mana": [(1, 0), (2, 2)],
    "fixed_mana": [(6, 0), (7, 1), (8, 2), (9, 3), (10, 4)],
    "ai_begins": [(False, 0), (True, 1)],
    "bastion": [(True, 0), (False, -1)],
    "resistance": [(0, 0), (1, 2)],
    "ability": [(0, 0), (SPLASH, 1), (PERFORATION, 1), (RAGE, 1), (PROTECTION, 1), (BERSERK, 1)],
}


def test_five_levels() -> None:
    """R10.1, R10.4: in the order in which a campaign unlocks them."""
    assert list(LEVELS.items()) == [
        ("easy", 1),
        ("medium", 2),
        ("hard", 3),
        ("heroic", 4),
        ("mythic", 5),
    ]


def test_the_settings_come_after_the_deal() -> None:
    """R10.1: the cards are dealt and known; then the player alone chooses."""
    for form in ("preconstructed", "draft"):
        position = dealt(form=form)
        assert to_act(position) == LEFT
        assert (len(position.hand), len(position.deck)) == (8, 24)
        level = legal_actions(position)[0]
        state, told = apply(position, level)
        assert isinstance(state, State)
        assert state.sides[LEFT].hand == list(position.hand)
        assert isinstance(level, ChooseDifficulty)
        assert told[0] == events.DifficultyChosen(level.level, level.difficulty)
        assert state.edition == LATER


def test_all_settings_by_brute_force() -> None:
    """R10.2: for every level exactly the combinations whose points sum to it."""
    counted = {}
    for points in range(-1, 12):
        sums = [
            Difficulty(*(value for value, _ in choice))  # type: ignore[arg-type]
            for choice in product(*TABLE.values())
            if sum(worth for _, worth in choice) == points
        ]
        found = difficulties(points)
        assert len(found) == len(set(found)) == len(sums)
        assert set(found) == set(sums)
        counted[points] = len(found)
    assert sum(counted.values()) == 2 * 5 * 2 * 2 * 2 * 6
    # The figures, so that a change of the table is seen.
    assert [counted[level] for level in LEVELS.values()] == [21, 40, 63, 79, 83]


def test_every_legal_choice_is_offered_and_no_other() -> None:
    """R10.2: the sum must be exactly the level [ruling]."""
    position = dealt()
    offered = legal_actions(position)
    assert len(offered) == len(set(offered)) == sum(len(difficulties(n)) for n in range(1, 6))
    for points, level in product(range(-1, 8), range(-1, 8)):
        for difficulty in difficulties(points)[:3]:
            action = ChooseDifficulty(level, difficulty)
            refusal = why_not(position, action)
            assert (refusal is None) == (points == level and 1 <= level <= 5) == (action in offered)
    assert why_not(position, TakeDeck(0)) is not None


@pytest.mark.parametrize(
    "settings",
    [
        {"fixed_mana": 11},
        {"fixed_mana": 5},
        {"variable_mana": 3},
        {"variable_mana": 0},
        {"resistance": 2},
        {"ability": SPRINT},
        {"ability": SPLASH | RAGE},
    ],
)
def test_settings_that_are_none(settings: dict[str, int]) -> None:
    """R10.2: at most one permanent ability, of five; nothing beyond the table."""
    difficulty = Difficulty(**settings)  # type: ignore[arg-type]
    assert difficulty.points is None
    for level in LEVELS.values():
        assert sure(why_not(dealt(), ChooseDifficulty(level, difficulty))).code == "no_difficulty"


def test_every_setting_reaches_the_match() -> None:
    """R10.2: mana, face, resistance and the permanent ability."""
    state = done(dealt(), ChooseDifficulty(5, Difficulty(2, 8, True, False, 0, BERSERK)))
    right, horde = state.sides[RIGHT], horde_of(state)
    assert (horde.variable_mana, horde.fixed_mana, horde.resistance) == (2, 8, 0)
    assert (right.fort, right.permanent, state.active) == (True, BERSERK, RIGHT)
    assert state.sides[LEFT].permanent == 0
    assert not state.sides[LEFT].fort
    assert Difficulty(2, 9, True, False, 1, BERSERK).points == 8
    tough = begun(Difficulty(resistance=1))
    assert (horde_of(tough).resistance, tough.sides[RIGHT].fort) == (1, False)


def test_when_the_horde_begins_six_mana_is_for_nobody() -> None:
    """R10.3: its own settings in the first turn, the cards of the hand in the second."""
    state = begun(Difficulty(fixed_mana=8, ai_begins=True))
    assert (state.active, state.mana, state.turn) == (RIGHT, 8, 1)
    after = run(state, "ai")
    while after.active == RIGHT:
        after = run(after, "order 0 1")
    assert (after.active, after.turn, after.mana) == (LEFT, 2, 9)


def test_when_the_player_begins_six_mana_is_for_the_player() -> None:
    """R10.2, R2.7: whatever the other settings."""
    state = begun(Difficulty(fixed_mana=10))
    assert (state.active, state.mana) == (LEFT, 6)


def test_without_the_bastion_the_deck_runs_out_once() -> None:
    """R10.2, R9.8: the Horde starts with the Fort."""
    assert begun(Difficulty(fixed_mana=8, bastion=False)).sides[RIGHT].fort


ODDS = (DeckOdds(1, 0, 2, 3), DeckOdds(2, 3, 1, 1))


def begun_by_odds(odds: tuple[DeckOdds, ...], left: int, right: int, seed: int = 5) -> State:
    setup, _ = open_setup(Terms(), KIT, DECKS, seed, odds)
    return done(setup, TakeDeck(left), TakeDeck(right))


def mana_of_turns(state: State, count: int) -> list[tuple[int, int]]:
    """Return who has how much mana in the next turns, in which nothing is played."""
    found = [(state.active, state.mana)]
    while len(found) < count:
        state = done(state, EndTurn())
        found.append((state.active, state.mana))
    return found


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("left", "right"), [(0, 1), (1, 0)])
def test_the_weaker_deck_has_more_mana_in_its_first_turns(left: int, right: int, seed: int) -> None:
    """R2.8, R2.7, R3.1: whoever begins, on top of what the turn has without it."""
    weaker = (left, right).index(1)
    with_odds = mana_of_turns(begun_by_odds(ODDS, left, right, seed), 10)
    without = mana_of_turns(begun_by_odds((), left, right, seed), 10)
    turns = {LEFT: 0, RIGHT: 0}
    for (side, mana), (same_side, usual) in zip(with_odds, without, strict=True):
        assert side == same_side
        turns[side] += 1
        assert mana - usual == (2 if side == weaker and turns[side] <= 3 else 0)


@pytest.mark.parametrize(
    ("left", "right", "odds"), [(1, 2, None), (2, 3, Odds(LEFT, 1, 1)), (3, 2, Odds(RIGHT, 1, 1))]
)
def test_decks_that_are_even_get_nothing(left: int, right: int, odds: Odds | None) -> None:
    """R2.8: and what is given to a deck against one is not given against another."""
    assert begun_by_odds(ODDS, left, right).odds == odds


def test_a_duel_without_odds_is_what_it_was() -> None:
    """R2.8: its positions are written with twelve fields, and its setup as before."""
    assert len(to_text(begun_by_odds((), 0, 1)).split()) == 12
    setup, _ = open_setup(Terms(), KIT, DECKS, 5)
    given, _ = open_setup(Terms(), KIT, DECKS, 5, ODDS)
    assert setup.text() == "preconstructed 5 ()"
    assert given.text() == "preconstructed 5 () 1-0+2x3 2-3+1x1"
    assert digest(setup) != digest(given)


def test_odds_are_for_printed_decks_in_a_duel() -> None:
    """R2.8: nothing else has two decks that are known beforehand."""
    for terms in (Terms("draft"), Terms("constructed"), Terms(solo=True)):
        with pytest.raises(ValueError, match=r"R2\.8"):
            open_setup(terms, KIT, DECKS, 1, ODDS)


def test_taking_decks_keeps_the_odds() -> None:
    """R2.8: also between the first choice and the second."""
    setup, _ = open_setup(Terms(), KIT, DECKS, 1, ODDS)
    after, _ = apply(setup, TakeDeck(1))
    assert after == replace(sure_of(Preconstructed, setup), taken=(1,))


def test_odds_are_a_part_of_the_position() -> None:
    """R2.8: a copy has them, and the line of text tells them."""
    state = begun_by_odds(ODDS, 0, 1)
    line = to_text(state)
    assert line.endswith(" right+2x3")
    again = from_text(line, CARDS)
    assert again.odds == state.copy().odds == Odds(RIGHT, 2, 3)
    assert to_text(again) == line
    assert digest(again) == digest(state)


@pytest.mark.parametrize("odds", ["middle+1x2", "left+x2", "left+1", "left-1x2", "left+1x2x3"])
def test_a_line_with_other_odds_is_refused(odds: str) -> None:
    """R2.8: in words that tell what was expected."""
    line = to_text(begun_by_odds((), 0, 1))
    with pytest.raises(NotationError, match="odds"):
        from_text(f"{line} {odds}", CARDS)


def test_what_a_side_would_begin_with_counts_its_next_turn() -> None:
    """R2.8: in the opponent's turn, and as long as turns with more mana are left."""
    state = duel("* a b", "* c d", turn=1)
    state.odds = Odds(RIGHT, 3, 1)
    assert (regenerated_mana(state, LEFT), regenerated_mana(state, RIGHT)) == (3, 6)
    after = run(state, "end")
    assert (after.active, after.mana) == (RIGHT, 6)
    assert regenerated_mana(run(after, "end"), RIGHT) == 3


def test_turns_that_begin_alike_differ_while_odds_are_left() -> None:
    """R2.8, R7.3: what stands alike may still go on otherwise."""
    state = duel("* a b", "* c d", turn=1)
    state.odds = Odds(RIGHT, 1, 2)
    later = run(state, "end", "end")
    assert later.turn == 3
    assert standing_key(later) != standing_key(state)
    done = run(later, "end", "end")
    assert standing_key(run(done, "end", "end")) == standing_key(done)
    assert position_key(duel("* a b", "* c d", turn=1)) == position_key(state)


def test_the_turns_with_more_mana_are_counted_down() -> None:
    """R2.8: those of the side that has them, whoever began."""
    own, other = (
        [Odds(RIGHT, 1, 3).left(turn, active, 2) for turn in range(1, 9)]
        for active in (RIGHT, LEFT)
    )
    assert own == [3, 3, 2, 2, 1, 1, 0, 0]
    assert other == [3, 2, 2, 1, 1, 0, 0, 0]
