"""The notes on the forecast's use: once a turn, for the only person, and their meaning."""

from dataclasses import replace

import pytest

from game.play import ForecastUse, Match, Seat, match_id
from game.rules import BOTTOM, LEFT, TOP, EndTurn, PlayCreature, TakeDeck, Terms
from game.scenes import Services
from tests.rules.pictures import duel

from .sitting import BO, Sitting

FOE = Seat("", "computer", strength="first_steps")
#: Two hits on the stronghold are to come through the top lane; a creature there keeps them off.
THREATENED = "* x y z w | bottom: 1/4", "* a b c | top: 2/3"


@pytest.fixture
def notes(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[ForecastUse]:
    kept: list[ForecastUse] = []
    monkeypatch.setattr(services, "note_forecast", lambda _match, use: kept.append(use))
    return kept


def sat_down(services: Services, rival: Seat = FOE) -> Sitting:
    return Sitting(services, duel(*THREATENED, mana=6), rival=rival)


def ended(at: Sitting) -> None:
    """End the turn, whatever the picture shows."""
    at.match.flow.submit(EndTurn())
    at.rest()


def test_a_turn_with_the_forecast_on_is_noted_once_when_it_is_over(
    services: Services, notes: list[ForecastUse]
) -> None:
    at = sat_down(services)
    assert notes == []
    ended(at)
    assert notes[0] == ForecastUse(turns=1, shown=1, ahead=0, warned=1, heeded=0)


def test_a_play_after_which_less_is_lost_heeds_the_warning(
    services: Services, notes: list[ForecastUse]
) -> None:
    at = sat_down(services)
    at.match.flow.submit(PlayCreature(0, TOP))
    at.rest()
    ended(at)
    assert (notes[0].warned, notes[0].heeded) == (1, 1)


def test_a_play_that_changes_nothing_of_it_does_not(
    services: Services, notes: list[ForecastUse]
) -> None:
    at = sat_down(services)
    at.match.flow.submit(PlayCreature(0, BOTTOM))
    at.rest()
    ended(at)
    assert (notes[0].warned, notes[0].heeded) == (1, 0)


def test_the_look_at_the_next_turn_is_noted_too(
    services: Services, notes: list[ForecastUse]
) -> None:
    at = sat_down(services)
    at.match.forecast.look_ahead()
    at.rest()
    at.match.forecast.look_back()
    ended(at)
    assert notes[0].ahead == 1


def test_with_the_forecast_off_nobody_was_warned(
    services: Services, notes: list[ForecastUse]
) -> None:
    services.settings = replace(services.settings, forecast=False)
    ended(sat_down(services))
    assert notes[0] == ForecastUse(turns=1)


def test_of_two_people_at_one_screen_nothing_is_noted(
    services: Services, notes: list[ForecastUse]
) -> None:
    ended(sat_down(services, BO))
    assert notes == []


def test_it_is_kept_for_a_match_that_is_saved(services: Services) -> None:
    match = Match.new(services.content, Terms(), (Seat("Ada"), FOE), 1, services.store)
    services.note_forecast(match, ForecastUse(1, 1, 0, 0, 0))
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    match.concede(1 - LEFT)
    match.close()
    services.file(match)
    assert services.profile.figures.forecast_use() == ForecastUse(1, 1, 0, 0, 0)
    assert match.record is not None
    assert services.profile.figures.matches()[0].id == match_id(match.record.header)
