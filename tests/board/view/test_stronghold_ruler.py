"""The look of a ruler: hits to come as points, the notch of a card to be played hatched."""

import pytest

from game.board import (
    DangerView,
    ForecastLabels,
    ForecastView,
    Layout,
    PositionForecast,
    Table,
    forecast_assault,
)
from game.board.ruler import ruler_of
from game.board.view.stronghold_ruler import (
    COST,
    DANGER,
    LIFE,
    STRIKE,
    Forecasts,
    RulerLook,
    lost_notch,
    ruler_look,
)
from game.rules import LEFT, RIGHT, PlayCreature, State, apply
from tests.rules.pictures import duel


def labels() -> ForecastLabels:
    return ForecastLabels(lambda key, **_: key)


def told(state: State, *, viewer: int = LEFT) -> Forecasts:
    danger = PositionForecast(state).danger(viewer)
    assert danger is not None
    forecast = forecast_assault(state)
    return ForecastView(forecast, forecast, labels()), DangerView(danger, labels())


def look(state: State, number: int, *, play: int | None = None) -> RulerLook:
    layout, table = Layout(1280, 720), Table(state)
    table.arrange(layout)
    ruler = ruler_of(table, layout, number)
    assert ruler is not None
    card = None if play is None else table.sides[LEFT].hand[play]
    return ruler_look(table, ruler, told(state), card)


def studs(told: RulerLook, count: int) -> list[str]:
    return [told.stud(notch) for notch in range(count)]


def test_danger_takes_the_first_notches_of_the_own_ruler() -> None:
    state = duel("* a b c d", "* x y | top: 2/3")
    assert studs(look(state, LEFT), 4) == [DANGER, DANGER, LIFE, LIFE]
    assert studs(look(state, RIGHT), 2) == [LIFE, LIFE]


def test_the_own_assault_takes_those_of_the_other_one() -> None:
    state = duel("* a b | top: 1/3", "* x y z")
    assert studs(look(state, RIGHT), 3) == [STRIKE, LIFE, LIFE]
    assert not look(state, RIGHT).falls


def test_the_end_is_lit_where_the_stronghold_would_be_destroyed() -> None:
    assert look(duel("* a b | top: 3/3", "* x y z"), RIGHT).falls
    assert look(duel("* a b", "* x y z | top: 2/3"), LEFT).falls
    assert not look(duel("* a b", "* x y z | top: 1/3"), LEFT).falls


def test_the_notch_of_a_card_that_would_be_played_is_hatched() -> None:
    assert studs(look(duel("a * b c d", "* x", mana=9), LEFT, play=2), 3) == [LIFE, COST, LIFE]


@pytest.mark.parametrize(
    ("hand", "place", "lost"),
    [("a * b c", 0, -1), ("a * b c", 1, 0), ("a * b c", 2, 1), ("* Bolt=!2 b c", 0, -1)],
)
def test_a_card_costs_a_hit_just_where_the_rules_take_one(hand: str, place: int, lost: int) -> None:
    state = duel(hand, "* x | top: 0/9", mana=9)
    table = Table(state)
    card = table.sides[LEFT].hand[place]
    assert lost_notch(table.sides[LEFT], card) == lost
    if "Bolt" not in hand:
        after = apply(state, PlayCreature(place, 0))[0]
        assert isinstance(after, State)
        before, now = (each.sides[LEFT].stronghold_life for each in (state, after))
        assert now - before == (-1 if lost >= 0 else 0)


def test_nothing_is_hatched_without_a_card() -> None:
    assert lost_notch(Table(duel("* a", "* x")).sides[LEFT], None) == -1


def test_hits_reach_the_end_only_where_the_stronghold_falls() -> None:
    # The own creature is destroyed first, and returns: the third hit finds one card more.
    told = look(duel("* a b c | top: 0/1:s", "* x | top: 3/2 1/3"), LEFT)
    assert not told.falls
    assert studs(told, 3) == [DANGER, DANGER, LIFE]
