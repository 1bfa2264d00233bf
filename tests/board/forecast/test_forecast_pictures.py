"""The forecast, element by element, in small positions."""

from dataclasses import replace

import pytest

from game.board import PositionForecast, forecast_assault, forecast_next_turn
from game.board.forecast.assault_forecast import (
    CreatureOutcome,
    Foretold,
    StrongholdOutcome,
    either,
)
from game.rules import (
    ASSAULT,
    BOTTOM,
    DRAW,
    LAST_TURN,
    LATER,
    LEFT,
    RIGHT,
    TOP,
    UNDECIDED,
    CastIncantation,
    PlayCreature,
    State,
)
from tests.rules.pictures import duel, move, run, solo

HAND = "* a b c d e"
FRONT, SECOND = (RIGHT, TOP, 0), (RIGHT, TOP, 1)


def outcome(
    state: State, place: tuple[int, int, int], play: Foretold | None = None
) -> CreatureOutcome:
    return forecast_assault(state, play).creature_outcomes[place]


def stronghold_outcomes(
    state: State, play: Foretold | None = None
) -> tuple[StrongholdOutcome | None, ...]:
    return forecast_assault(state, play).stronghold_outcomes


def meant(state: State, text: str) -> Foretold:
    action = move(state, text)
    assert isinstance(action, PlayCreature | CastIncantation)
    return action


# Outcomes for creatures (R5)


@pytest.mark.parametrize(
    ("own", "foes", "place", "told"),
    [
        # Less health is left, or none.
        ("2/3", "0/5", FRONT, CreatureOutcome(3, 5)),
        ("2/3", "0/2", FRONT, CreatureOutcome(0, 2, falls=True)),
        # The one that comes forward is struck next.
        ("2/3 2/3", "0/2 0/9", FRONT, CreatureOutcome(0, 2, falls=True)),
        ("2/3 2/3", "0/2 0/9", SECOND, CreatureOutcome(7, 9)),
        # Protection keeps the first blow away.
        ("2/3 3/3", "0/9+protection", FRONT, CreatureOutcome(7, 9)),
        # One that came this turn waits unless it rages.
        ("2/3+rage:s", "0/5", FRONT, CreatureOutcome(3, 5)),
    ],
)
def test_what_becomes_of_a_creature(
    own: str, foes: str, place: tuple[int, int, int], told: CreatureOutcome
) -> None:
    found = outcome(duel(f"{HAND} | top: {own}", f"* x | top: {foes}"), place)
    assert found == told
    assert found.changes


@pytest.mark.parametrize(
    ("own", "foes", "place"),
    [("2/3", "0/5 0/4", SECOND), ("2/3", "0/5 0/4", (LEFT, TOP, 0)), ("2/3:s", "0/5", FRONT)],
)
def test_nothing_is_told_of_a_creature_that_nothing_happens_to(
    own: str, foes: str, place: tuple[int, int, int]
) -> None:
    assert not outcome(duel(f"{HAND} | top: {own}", f"* x | top: {foes}"), place).changes


@pytest.mark.parametrize(
    ("own", "foe", "told"),
    [("2/3", "0/5:d1", CreatureOutcome(2, 4)), ("2/3:a 3/3", "0/9:d2", CreatureOutcome(4, 7))],
)
def test_in_the_assault_it_is_the_rest_of_it(own: str, foe: str, told: CreatureOutcome) -> None:
    assert outcome(duel(f"{HAND} | top: {own}", f"* x | top: {foe}", phase=ASSAULT), FRONT) == told


def test_a_sprinter_is_followed_to_the_front() -> None:
    # In the opponent's turn the one that has run forward stands in front, and is struck.
    state = duel(f"{HAND} | top: 1/9 1/5+sprint", "* x y | top: 3/9")
    told = forecast_next_turn(state).creature_outcomes
    assert told[LEFT, TOP, 1] == CreatureOutcome(2, 5)
    assert not told[LEFT, TOP, 0].changes


def test_splash_and_perforation_are_told_where_they_strike() -> None:
    state = duel(
        f"{HAND} | top: 2/3+splash+perforation", "* x | top: 0/9 0/8 0/7 | bottom: 0/6 0/5"
    )
    told = forecast_assault(state).creature_outcomes
    assert [told[RIGHT, TOP, place].health for place in range(3)] == [7, 6, 7]
    assert [told[RIGHT, BOTTOM, place].health for place in range(2)] == [4, 5]


# Outcomes for strongholds (R4)


def test_a_stronghold_is_moved_to_the_right() -> None:
    state = duel(f"{HAND} | top: 2/3", "* x y z")
    assert stronghold_outcomes(state) == (
        StrongholdOutcome(0, 5, False),
        StrongholdOutcome(2, 1, False),
    )


@pytest.mark.parametrize(
    ("state", "told"),
    [
        # A fallen card comes home and heals; a Bastion falls, and the Fort stands at the far left.
        (duel(f"{HAND} | top: 2/3", "* x y z | top: 0/1"), StrongholdOutcome(0, 4, False)),
        (duel(f"{HAND} | top: 2/3", "x * y z"), StrongholdOutcome(0, 3, True, bastion_falls=True)),
        # The Horde's deck has fewer cards; its Bastion falls, and it takes up the discarded (R9).
        (solo(f"{HAND} | top: 3/3", "* x y z w", resistance=1), StrongholdOutcome(0, 2, False)),
        (
            solo(f"{HAND} | top: 3/3", "* x y | discard: a b c"),
            StrongholdOutcome(0, 5, True, bastion_falls=True),
        ),
    ],
)
def test_what_becomes_of_the_stronghold_that_is_hit(state: State, told: StrongholdOutcome) -> None:
    assert stronghold_outcomes(state)[RIGHT] == told


def test_a_fort_falls_and_the_match_is_won() -> None:
    told = forecast_assault(duel(f"{HAND} | top: 2/3", "x ** y z | bottom: 1/1"))
    assert told.stronghold_outcomes[RIGHT] == StrongholdOutcome(3, 0, True, fort_falls=True)
    assert told.winner == LEFT


def test_the_last_turn_of_all_is_a_draw() -> None:
    assert forecast_assault(duel(f"{HAND} | top: 2/3", "x * y z", turn=LAST_TURN)).winner == DRAW


def test_a_creature_played_is_one_more_of_them() -> None:
    state = duel("2/3+rage * b c d e", "* x | bottom: 0/5", mana=9)
    told = forecast_assault(state, PlayCreature(0, BOTTOM))
    assert told.creature_outcomes == {
        (RIGHT, BOTTOM, 0): CreatureOutcome(3, 5),
        (LEFT, BOTTOM, 0): CreatureOutcome(3, 3),
    }
    assert told.stronghold_outcomes[LEFT] == StrongholdOutcome(0, 4, False)
    assert told.played == 0


def test_a_play_that_loses_the_fort_is_told() -> None:
    told = forecast_assault(duel("a ** b | top: 2/3", "* x", mana=9), PlayCreature(1, TOP))
    assert told.stronghold_outcomes[LEFT] == StrongholdOutcome(1, 0, True, fort_falls=True)
    assert told.winner == RIGHT


def test_an_incantation_strikes_before_the_assault() -> None:
    state = duel("Bolt=!3 * b c | top: 2/3", "* x | top: 0/5 0/4", mana=9)
    told = forecast_assault(state, meant(state, "play Bolt right top 0"))
    assert told.creature_outcomes[FRONT] == CreatureOutcome(0, 5, falls=True)
    # It comes back at the far right of the hand.
    assert told.stronghold_outcomes[LEFT] == StrongholdOutcome(0, 3, False)


def test_in_the_later_edition_protection_stops_the_incantation() -> None:
    texts = "Bolt=!3 * b c | top: 2/3", "* x | top: 0/5+protection"
    first, later = duel(*texts, mana=9), duel(*texts, mana=9, edition=LATER)
    play = meant(first, "play Bolt right top 0")
    assert outcome(first, FRONT, play) == CreatureOutcome(2, 5)
    assert outcome(later, FRONT, play) == CreatureOutcome(3, 5)


def test_of_a_card_that_has_no_lane_yet_only_what_both_lanes_share_is_told() -> None:
    state = duel("2/3+rage * b c d e | top: 1/3", "* x | top: 0/9 | bottom: 0/5", mana=9)
    told = either(*(forecast_assault(state, PlayCreature(0, lane)) for lane in (TOP, BOTTOM)))
    assert told.creature_outcomes[FRONT].open
    assert told.creature_outcomes[RIGHT, BOTTOM, 0].open
    assert told.creature_outcomes[LEFT, TOP, 0] == CreatureOutcome(3, 3)
    assert told.stronghold_outcomes == (
        StrongholdOutcome(0, 4, False),
        StrongholdOutcome(0, 1, False),
    )


def test_an_order_that_hangs_on_the_lane_is_chosen_by_nobody() -> None:
    none = forecast_assault(duel("* a b", "* x"))
    asked = replace(none, choosers=frozenset({RIGHT}))
    assert either(asked, asked).choosers == {RIGHT}
    assert either(asked, none).choosers == either(none, asked).choosers == frozenset()


def test_what_falls_in_this_turn_does_not_fall_in_the_next_again() -> None:
    state = duel("* a b c | top: 2/9", "x * y z", mana=0)
    this = forecast_assault(state).stronghold_outcomes
    after = forecast_next_turn(state).stronghold_outcomes
    assert this[RIGHT] == StrongholdOutcome(0, 3, True, bastion_falls=True)
    assert after[RIGHT] == StrongholdOutcome(0, 3, True)


def test_a_stronghold_is_open_where_the_lane_decides() -> None:
    state = duel("0/3~rage * b c d e | top: 4/3:s", "* x y z | top: 0/1 ", mana=9)
    told = either(*(forecast_assault(state, PlayCreature(0, lane)) for lane in (TOP, BOTTOM)))
    assert told.stronghold_outcomes[RIGHT].open
    assert not told.stronghold_outcomes[LEFT].open


def test_a_bastion_that_falls_in_either_lane_is_told_to_fall() -> None:
    """Only what its Fort has left hangs on the lane."""
    state = duel("0/3~sprint * b c d e | top: 1/3 1/3", "* x y", mana=9)
    told = either(*(forecast_assault(state, PlayCreature(0, lane)) for lane in (TOP, BOTTOM)))
    assert told.stronghold_outcomes[RIGHT].bastion_falls
    assert told.stronghold_outcomes[RIGHT].open


# Orders (R5.6)


def test_the_forecast_goes_on_through_an_order_of_the_fallen() -> None:
    state = duel(f"{HAND} | top: 2/3+splash | bottom: 2/3", "* x | top: 0/2 | bottom: 0/2 0/9")
    told = forecast_assault(state)
    assert told.choosers == {RIGHT}
    assert told.creature_outcomes[RIGHT, BOTTOM, 1] == CreatureOutcome(7, 9)
    # Both have come home.
    assert told.stronghold_outcomes[RIGHT] == StrongholdOutcome(0, 3, False)


def test_a_win_by_an_attack_after_an_order_is_told() -> None:
    state = duel(f"{HAND} | top: 4/3 2/3+splash", "** x | top: 0/2 | bottom: 0/2")
    told = forecast_assault(state)
    assert told.choosers == {RIGHT}
    assert told.stronghold_outcomes[RIGHT].fort_falls
    assert told.winner == LEFT


def test_an_order_after_an_incantation_holds_nothing_up() -> None:
    state = duel("Wave=!3+splash * b c | top: 2/3", "* x | top: 0/2 | bottom: 0/2", mana=9)
    told = forecast_assault(state, meant(state, "play Wave right top 0"))
    assert told.choosers == {RIGHT}
    assert told.stronghold_outcomes == (
        StrongholdOutcome(0, 3, False),
        StrongholdOutcome(2, 1, False),
    )


def test_an_order_of_this_turn_is_none_of_the_next() -> None:
    state = duel(f"{HAND} | top: 2/3+splash | bottom: 2/3", "* x y | top: 0/2 | bottom: 0/2 1/9")
    told = forecast_next_turn(state)
    assert not told.choosers
    assert told.creature_outcomes[RIGHT, TOP, 0].gone
    assert told.creature_outcomes[LEFT, BOTTOM, 0] == CreatureOutcome(2, 3)


def test_the_deck_is_asked_for_no_order() -> None:
    told = forecast_assault(solo(f"{HAND} | top: 2/3+splash", "* x y | top: 0/2 | bottom: 0/2"))
    assert not told.choosers


# The deck of a solo game (R9)


def test_the_deck_runs_out_behind_its_fort() -> None:
    state = solo(f"{HAND} | top: 3/3", "** x y | discard: a b c")
    told = forecast_assault(state)
    assert told.stronghold_outcomes[RIGHT] == StrongholdOutcome(0, 0, True, deck_runs_out=True)
    assert told.winner == UNDECIDED
    # It still has a turn, and the player who outlives it wins (R9.8).
    assert forecast_next_turn(state).winner == LEFT


def test_the_next_turn_begins_with_all_of_them_whole() -> None:
    state = duel(f"{HAND} | top: 2/3:d1", "* x | top: 1/5 0/4", phase=ASSAULT)
    told = forecast_next_turn(state).creature_outcomes
    assert told[LEFT, TOP, 0] == CreatureOutcome(2, 3)
    assert not told[FRONT].changes


def test_who_falls_this_turn_is_gone_in_the_next() -> None:
    told = forecast_next_turn(duel(f"{HAND} | top: 2/3", "* x | top: 3/2 1/4")).creature_outcomes
    assert told[FRONT].gone
    assert not told[FRONT].falls
    assert told[LEFT, TOP, 0] == CreatureOutcome(2, 3)


def test_a_creature_that_is_about_to_be_played_may_fall_in_the_next_turn() -> None:
    state = duel("2/3 * b c d e", "* x | bottom: 3/5", mana=9)
    told = forecast_next_turn(state, PlayCreature(0, BOTTOM))
    assert told.creature_outcomes[LEFT, BOTTOM, 0].falls


def test_the_deck_brings_no_card_in_the_next_turn() -> None:
    state = solo(f"{HAND} | bottom: 0/9", "* 9/9+rage 9/9+rage x y z | top: 2/2 | bottom: 1/1")
    told = forecast_next_turn(state)
    assert told.stronghold_outcomes == (
        StrongholdOutcome(2, 3, False),
        StrongholdOutcome(0, 5, False),
    )
    assert told.creature_outcomes[LEFT, BOTTOM, 0] == CreatureOutcome(8, 9)


def test_a_match_that_ends_this_turn_has_no_next() -> None:
    told = forecast_next_turn(duel(f"{HAND} | top: 9/3", "** x | bottom: 9/9"))
    assert told.winner == LEFT
    assert not any(outcome.gone for outcome in told.creature_outcomes.values())


def test_it_works_out_every_answer_once() -> None:
    state = duel("a * b c d e | top: 2/3", "* x | top: 0/5", mana=9)
    forecast = PositionForecast(state)
    plays = (PlayCreature(0, TOP), PlayCreature(0, BOTTOM))
    assert forecast.ask() is forecast.ask()
    assert forecast.ask(plays) is forecast.ask(plays)
    assert forecast.ask(ahead=True) is not forecast.ask()
    assert PositionForecast(run(state, "attack")).ask() != forecast.ask(plays)
