"""The forecast on the board: when it is there, of what it is, and that it can be put away."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.board import Forecast, ForecastView
from game.board.forecast.assault_forecast import forecast_assault
from game.board.view import board_view
from game.board.view.piece_view import PieceView
from game.kit import Assets, Canvas, PointerMoved, Times
from game.play import ForecastUse, Match, Seat, match_id
from game.rules import (
    ASSAULT,
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Attack,
    CastIncantation,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
    apply,
)
from game.scenes import MatchScene, Services
from tests.play.games import record_of, sure
from tests.rules.pictures import duel, solo

from ..matches import given_up
from .sitting import BO, Sitting, before, middle

HAND = "* x Bolt=!2@1 y z w | top: 2/3 | bottom: 1/4"
FOE = "* a b c | top: 0/3 0/4 | bottom: 0/5"

pytestmark = before(duel(HAND, FOE, mana=6))


def shown(at: Sitting) -> ForecastView:
    return sure(at.match.forecast.shown())


def told(at: Sitting) -> Forecast:
    return shown(at).forecast


# The content of the forecast


def test_hovering_a_card_tells_what_both_lanes_share_within_the_same_frame(at: Sitting) -> None:
    # Heard and drawn, with no time between.
    at.app.stack.handle(PointerMoved(middle(at.hand(0))))
    assert told(at).played == 0
    after = forecast_assault(at.state, PlayCreature(0, TOP))
    assert told(at).stronghold_outcomes[LEFT] == after.stronghold_outcomes[LEFT]
    # Neither nothing nor a card that cannot be played changes anything.
    for pos in ((640.0, 300.0), middle(at.hand(4))):
        at.app.stack.handle(PointerMoved(pos))
        assert told(at) == forecast_assault(at.state)


def test_dragging_a_creature_over_a_lane_or_aiming_an_incantation_tells_of_that_play(
    at: Sitting,
) -> None:
    for lane in (TOP, BOTTOM):
        at.carry(middle(at.hand(0)), at.lane(lane))
        assert told(at) == forecast_assault(at.state, PlayCreature(0, lane))
        at.key(pygame.K_ESCAPE)
    at.click(middle(at.hand(1)))
    assert told(at) == forecast_assault(at.state)
    for side, lane, position in ((RIGHT, TOP, 1), (LEFT, BOTTOM, 0)):
        at.move(middle(at.creature(side, lane, position)))
        assert told(at) == forecast_assault(at.state, CastIncantation(1, side, lane, position))


def test_the_keys_tell_the_same_and_in_the_assault_it_is_the_rest_of_it(at: Sitting) -> None:
    at.key(pygame.K_1, pygame.K_DOWN)
    assert told(at) == forecast_assault(at.state, PlayCreature(0, BOTTOM))
    at.key(pygame.K_ESCAPE, pygame.K_2)
    assert told(at) == forecast_assault(at.state, CastIncantation(1, RIGHT, TOP, 0))
    # The pointer aims on from there.
    at.move(middle(at.creature(RIGHT, BOTTOM)))
    assert told(at) == forecast_assault(at.state, CastIncantation(1, RIGHT, BOTTOM, 0))
    at.key(pygame.K_ESCAPE)
    at.do(Attack())
    assert at.state.phase == ASSAULT
    assert told(at) == forecast_assault(at.state)


# When it is there


def test_it_comes_into_sight_when_nothing_moves(at: Sitting) -> None:
    at.match.flow.submit(PlayCreature(0, TOP))
    assert at.match.forecast.shown() is None
    at.until(lambda: not at.match.view.animator.busy)
    seen: list[int] = []
    while seen[-1:] != [255]:
        at.turn()
        seen.append(getattr(at.match.forecast.shown(), "alpha", 0))
    assert len(seen) > 1
    assert seen == sorted(seen)
    at.rest()
    assert not at.app.stack.needs_draw()


@before(reduced_motion=True)
def test_where_motion_is_reduced_it_is_there_at_once(at: Sitting) -> None:
    at.match.flow.submit(PlayCreature(0, TOP))
    at.match.view.animator.skip()
    at.match.update(Times.appear / 50)
    assert shown(at).alpha == 255


@before(seated=False, hand_over=True)
def test_nothing_is_told_to_one_who_has_not_sat_down(at: Sitting) -> None:
    assert at.match.forecast.shown() is None


def test_nothing_is_told_in_the_turn_of_a_computer(services: Services) -> None:
    played = Match.from_position(duel(HAND, FOE, mana=6), (Seat("", "computer"), Seat("Bo")))
    scene = MatchScene(services, played)
    scene.flow.seats.seen = RIGHT
    scene.forecast.update(1.0)
    assert scene.forecast.shown() is None


# The next turn


def test_a_key_looks_at_the_next_turn_and_back(at: Sitting) -> None:
    assert at.match.marks.collect().reach
    at.key(pygame.K_f)
    assert told(at) == forecast_assault(at.state, turns=1)
    # The end of the reach gives way to the arrow of the next turn.
    assert not at.match.marks.collect().reach
    for keys in ((pygame.K_f,), (pygame.K_f, pygame.K_ESCAPE)):
        at.key(*keys)
        assert told(at) == forecast_assault(at.state)
    assert at.top is at.match


@before(duel("* x y z | top: 2/3", "* a b c", mana=6))
def test_the_next_turn_tells_nothing_of_the_own_assault(at: Sitting) -> None:
    # The opponent has no creature: nothing is told of its stronghold, which this turn hits.
    at.key(pygame.K_f)
    assert shown(at).sides == (LEFT,)
    assert told(at).blows == ()


def test_the_eye_does_the_same_until_a_card_is_looked_at_or_the_turn_ends(at: Sitting) -> None:
    eye = at.match.forecast.button
    assert eye.visible
    at.click(eye.rect.center)
    assert told(at) == forecast_assault(at.state, turns=1)
    at.move(middle(at.hand(0)))
    assert told(at).played == 0
    at.do(EndTurn())
    assert not at.match.forecast.ahead


@before(solo(HAND, "* a b c d e | top: 2/3 | bottom: 1/1"))
def test_the_deck_is_looked_at_too(at: Sitting) -> None:
    at.key(pygame.K_f)
    assert told(at) == forecast_assault(at.state, turns=1)


# Off


def picture(at: Sitting) -> bytes:
    surface = pygame.Surface((1280, 720))
    at.match.draw(Canvas(surface, at.app.stack.view, Assets()))
    return pygame.image.tobytes(surface, "RGB")


def test_switched_off_it_draws_nothing(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    at.match.view.message.hush()
    seen = picture(at)
    at.match.services.settings = replace(at.match.services.settings, forecast=False)
    at.match.update(0.0)
    assert at.match.forecast.shown() is None
    assert not at.match.forecast.button.visible
    hidden = picture(at)
    assert hidden != seen
    monkeypatch.setattr(at.match.forecast, "shown", lambda _covered: None)
    assert picture(at) == hidden


def test_a_key_switches_it_off_and_on_and_it_is_remembered(at: Sitting) -> None:
    at.key(pygame.K_v)
    assert not at.match.services.settings.forecast
    assert at.match.forecast.shown() is None
    # There is nothing to look ahead with.
    at.key(pygame.K_f)
    assert not at.match.forecast.ahead
    at.keys(pygame.K_v)
    assert at.match.forecast.shown()


def test_it_is_worked_out_once_for_a_state_and_a_play(
    at: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[MatchAction] = []

    def counted(state: State, action: MatchAction) -> object:
        asked.append(action)
        return apply(state, action)

    told(at)
    monkeypatch.setattr("game.board.forecast.assault_forecast.apply", counted)
    # Nor is the danger to the own stronghold.
    for _ in range(3):
        told(at)
        at.match.danger.rest()
    assert asked == []
    monkeypatch.setattr(at.match.danger, "rest", lambda: False)
    x, y = middle(at.hand(0))
    for step in range(4):
        at.move((x + step, y))
        told(at)
    assert asked == [PlayCreature(0, TOP), EndTurn(), PlayCreature(0, BOTTOM), EndTurn()]


def test_a_lifted_card_lies_over_the_end_of_the_reach(
    at: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[object] = []
    monkeypatch.setattr(board_view, "draw_reach_end", lambda *_: order.append("end of reach"))
    monkeypatch.setattr(
        PieceView, "draw", lambda _self, _canvas, piece, *_others: order.append(piece)
    )
    at.move(middle(at.hand(3)))
    picture(at)
    assert order.index(at.hand(2)) < order.index("end of reach") < order.index(at.hand(3))


# What is kept of its use

#: Two hits on the stronghold are to come through the top lane; a creature there keeps them off.
THREATENED = duel("* x y z w | bottom: 1/4", "* a b c | top: 2/3", mana=6)
MACHINE = Seat("", "computer", strength="first_steps")
threatened = before(THREATENED, rival=MACHINE)


@pytest.fixture
def notes(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[ForecastUse]:
    kept: list[ForecastUse] = []
    monkeypatch.setattr(services, "note_forecast", lambda _match, use: kept.append(use))
    return kept


@pytest.mark.parametrize(
    ("plays", "heeded"), [((), 0), ((PlayCreature(0, TOP),), 1), ((PlayCreature(0, BOTTOM),), 0)]
)
@threatened
def test_a_turn_is_noted_once_and_whether_a_play_heeds_the_warning(
    at: Sitting, notes: list[ForecastUse], plays: tuple[MatchAction, ...], heeded: int
) -> None:
    for play in plays:
        at.do(play)
    assert notes == []
    at.do(EndTurn())
    assert notes[0] == ForecastUse(turns=1, shown=1, ahead=0, warned=1, heeded=heeded)


@threatened
def test_the_look_at_the_next_turn_is_noted_too(at: Sitting, notes: list[ForecastUse]) -> None:
    at.match.forecast.look_ahead()
    at.rest()
    at.match.forecast.look_back()
    at.do(EndTurn())
    assert notes[0].ahead == 1


@pytest.mark.parametrize(
    ("how", "kept"),
    [({"rival": MACHINE, "forecast": False}, [ForecastUse(turns=1)]), ({"rival": BO}, [])],
    ids=["forecast off", "two people"],
)
def test_nobody_was_warned_with_the_forecast_off_and_of_two_people_nothing_is_noted(
    services: Services, notes: list[ForecastUse], how: dict[str, Any], kept: list[ForecastUse]
) -> None:
    Sitting(services, THREATENED, **how).do(EndTurn())
    assert notes[:1] == kept


def test_it_is_kept_for_a_match_that_is_saved(services: Services) -> None:
    match = given_up(services, (Seat("Ada"), MACHINE), 1, RIGHT)
    services.note_forecast(match, ForecastUse(1, 1, 0, 0, 0))
    services.file(match)
    figures = services.profile.figures
    assert figures.forecast_use() == ForecastUse(1, 1, 0, 0, 0)
    assert figures.matches()[0].id == match_id(record_of(match).header)
