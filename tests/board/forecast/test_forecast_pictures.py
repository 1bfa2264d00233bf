"""The forecast, element by element, in small positions."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from game.board import PositionForecast
from game.board.forecast.assault_forecast import (
    CreatureOutcome,
    Forecast,
    Foretold,
    StrongholdOutcome,
    either,
    forecast_assault,
)
from game.rules import (
    ASSAULT,
    BOTTOM,
    DRAW,
    FIRST,
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


#: What is told: the outcome of a creature at its place, or of a stronghold by its side, who has
#: won, and who chooses an order.
Told = dict[tuple[int, int, int] | int | str, object]
_FALLING = duel("* a b c | top: 2/9", "x * y z", mana=0)
_RUNS_OUT = solo(f"{HAND} | top: 3/3", "** x y | discard: a b c")
_SPREAD = duel(f"{HAND} | top: 2/3+splash+perforation", "* x | top: 0/9 0/8 0/7 | bottom: 0/6 0/5")

#: A position, the card that is held, and what is told of the turn under way.
THIS_TURN: dict[str, tuple[State, str, Told]] = {
    "R4: a stronghold is moved to the right": (
        duel(f"{HAND} | top: 2/3", "* x y z"), "",
        {LEFT: StrongholdOutcome(0, 5, False), RIGHT: StrongholdOutcome(2, 1, False)},
    ),
    "R4: a fallen card comes home and heals": (
        duel(f"{HAND} | top: 2/3", "* x y z | top: 0/1"), "",
        {RIGHT: StrongholdOutcome(0, 4, False)},
    ),
    "R4: a Bastion falls, and the Fort stands at the far left": (
        duel(f"{HAND} | top: 2/3", "x * y z"), "",
        {RIGHT: StrongholdOutcome(0, 3, True, bastion_falls=True)},
    ),
    "R4: a Fort falls, and the match is won": (
        duel(f"{HAND} | top: 2/3", "x ** y z | bottom: 1/1"), "",
        {RIGHT: StrongholdOutcome(3, 0, True, fort_falls=True), "winner": LEFT},
    ),
    "R4.6: a play that loses the Fort": (
        duel("a ** b | top: 2/3", "* x", mana=9), "play b top",
        {LEFT: StrongholdOutcome(1, 0, True, fort_falls=True), "winner": RIGHT},
    ),
    "R7.2: the last turn of all is a draw": (
        duel(f"{HAND} | top: 2/3", "x * y z", turn=LAST_TURN), "", {"winner": DRAW},
    ),
    "R8.1, R8.2: Splash and Perforation where they strike": (
        _SPREAD, "",
        {
            FRONT: CreatureOutcome(7, 9),
            SECOND: CreatureOutcome(6, 8),
            (RIGHT, TOP, 2): CreatureOutcome(7, 7),
            (RIGHT, BOTTOM, 0): CreatureOutcome(4, 6),
            (RIGHT, BOTTOM, 1): CreatureOutcome(5, 5),
        },
    ),
    "a creature played is one more of them": (
        duel("2/3+rage * b c d e", "* x | bottom: 0/5", mana=9), "play 0 bottom",
        {
            (RIGHT, BOTTOM, 0): CreatureOutcome(3, 5),
            (LEFT, BOTTOM, 0): CreatureOutcome(3, 3),
            LEFT: StrongholdOutcome(0, 4, False),
            "played": 0,
        },
    ),
    # It comes back at the far right of the hand.
    "an incantation strikes before the assault": (
        duel("Bolt=!3 * b c | top: 2/3", "* x | top: 0/5 0/4", mana=9), "play Bolt right top 0",
        {FRONT: CreatureOutcome(0, 5, falls=True), LEFT: StrongholdOutcome(0, 3, False)},
    ),
    "R9: the Horde's deck has fewer cards": (
        solo(f"{HAND} | top: 3/3", "* x y z w", resistance=1), "",
        {RIGHT: StrongholdOutcome(0, 2, False)},
    ),
    "R9: its Bastion falls, and it takes up the discarded": (
        solo(f"{HAND} | top: 3/3", "* x y | discard: a b c"), "",
        {RIGHT: StrongholdOutcome(0, 5, True, bastion_falls=True)},
    ),
    "R9: the deck runs out behind its Fort": (
        _RUNS_OUT, "",
        {RIGHT: StrongholdOutcome(0, 0, True, deck_runs_out=True), "winner": UNDECIDED},
    ),
    "R9: it is asked for no order": (
        solo(f"{HAND} | top: 2/3+splash", "* x y | top: 0/2 | bottom: 0/2"), "",
        {"choosers": frozenset()},
    ),
    # Both have come home.
    "R5.6: it goes on through an order of the fallen": (
        duel(f"{HAND} | top: 2/3+splash | bottom: 2/3", "* x | top: 0/2 | bottom: 0/2 0/9"), "",
        {
            "choosers": {RIGHT},
            (RIGHT, BOTTOM, 1): CreatureOutcome(7, 9),
            RIGHT: StrongholdOutcome(0, 3, False),
        },
    ),
    "R5.6: a win by an attack after an order": (
        duel(f"{HAND} | top: 4/3 2/3+splash", "** x | top: 0/2 | bottom: 0/2"), "",
        {
            "choosers": {RIGHT},
            RIGHT: StrongholdOutcome(3, 0, True, fort_falls=True),
            "winner": LEFT,
        },
    ),
    "R5.6: an order after an incantation holds nothing up": (
        duel("Wave=!3+splash * b c | top: 2/3", "* x | top: 0/2 | bottom: 0/2", mana=9),
        "play Wave right top 0",
        {
            "choosers": {RIGHT},
            LEFT: StrongholdOutcome(0, 3, False),
            RIGHT: StrongholdOutcome(2, 1, False),
        },
    ),
    "what falls in this turn": (
        _FALLING, "", {RIGHT: StrongholdOutcome(0, 3, True, bastion_falls=True)},
    ),
}  # fmt: skip
#: The same of the next turn.
NEXT_TURN: dict[str, tuple[State, str, Told]] = {
    "does not fall in the next again": (_FALLING, "", {RIGHT: StrongholdOutcome(0, 3, True)}),
    "a sprinter is followed to the front, where it is struck": (
        duel(f"{HAND} | top: 1/9 1/5+sprint", "* x y | top: 3/9"), "",
        {(LEFT, TOP, 0): CreatureOutcome(9, 9), (LEFT, TOP, 1): CreatureOutcome(2, 5)},
    ),
    "all begin it whole": (
        duel(f"{HAND} | top: 2/3:d1", "* x | top: 1/5 0/4", phase=ASSAULT), "",
        {(LEFT, TOP, 0): CreatureOutcome(2, 3), FRONT: CreatureOutcome(5, 5)},
    ),
    "who falls this turn is gone": (
        duel(f"{HAND} | top: 2/3", "* x | top: 3/2 1/4"), "",
        {FRONT: CreatureOutcome(2, 2, gone=True), (LEFT, TOP, 0): CreatureOutcome(2, 3)},
    ),
    "one that is about to be played may fall": (
        duel("2/3 * b c d e", "* x | bottom: 3/5", mana=9), "play 0 bottom",
        {(LEFT, BOTTOM, 0): CreatureOutcome(0, 3, falls=True)},
    ),
    "an order of this turn is none of it": (
        duel(f"{HAND} | top: 2/3+splash | bottom: 2/3", "* x y | top: 0/2 | bottom: 0/2 1/9"), "",
        {
            "choosers": frozenset(),
            FRONT: CreatureOutcome(2, 2, gone=True),
            (LEFT, BOTTOM, 0): CreatureOutcome(2, 3),
        },
    ),
    "R9: the deck brings no card": (
        solo(f"{HAND} | bottom: 0/9", "* 9/9+rage 9/9+rage x y z | top: 2/2 | bottom: 1/1"), "",
        {
            LEFT: StrongholdOutcome(2, 3, False),
            RIGHT: StrongholdOutcome(0, 5, False),
            (LEFT, BOTTOM, 0): CreatureOutcome(8, 9),
        },
    ),
    "R9.8: who outlives the last turn of the deck wins": (_RUNS_OUT, "", {"winner": LEFT}),
    "a match that ends this turn has none": (
        duel(f"{HAND} | top: 9/3", "** x | bottom: 9/9"), "", {"winner": LEFT},
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("forecast", "table", "name"),
    [
        *((forecast_assault, THIS_TURN, name) for name in THIS_TURN),
        *((partial(forecast_assault, turns=1), NEXT_TURN, name) for name in NEXT_TURN),
    ],
)
def test_what_is_told(
    forecast: Callable[[State, Foretold | None], Forecast],
    table: dict[str, tuple[State, str, Told]],
    name: str,
) -> None:
    state, play, wanted = table[name]
    told = forecast(state, meant(state, play) if play else None)
    found: Told = {key: getattr(told, key) for key in ("winner", "choosers", "played")}
    found.update(told.creature_outcomes.items())
    found.update(enumerate(told.stronghold_outcomes))
    assert {key: found[key] for key in wanted} == wanted


@pytest.mark.parametrize(("edition", "health"), [(FIRST, 2), (LATER, 3)])
def test_in_the_later_edition_protection_stops_the_incantation(edition: int, health: int) -> None:
    texts = "Bolt=!3 * b c | top: 2/3", "* x | top: 0/5+protection"
    state = duel(*texts, mana=9, edition=edition)
    told = outcome(state, FRONT, meant(state, "play Bolt right top 0"))
    assert told == CreatureOutcome(health, 5)


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


def test_it_works_out_every_answer_once() -> None:
    state = duel("a * b c d e | top: 2/3", "* x | top: 0/5", mana=9)
    forecast = PositionForecast(state)
    plays = (PlayCreature(0, TOP), PlayCreature(0, BOTTOM))
    assert forecast.ask() is forecast.ask()
    assert forecast.ask(plays) is forecast.ask(plays)
    assert forecast.ask(ahead=True) is not forecast.ask()
    assert PositionForecast(run(state, "attack")).ask() != forecast.ask(plays)
