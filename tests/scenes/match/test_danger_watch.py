"""The danger on the board of a match: always there, worked out once, and quiet."""

import pygame
import pytest

from game.board import Danger, DangerView
from game.rules import LEFT, RIGHT, TOP, MatchAction, PlayCreature, State, apply
from game.scenes import Services
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from tests.rules.pictures import duel, solo

from .sitting import Sitting, middle

HAND = "* x y z w | bottom: 1/4"
FOE = "* a b c | top: 2/3"


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(services, duel(HAND, FOE, mana=6))


def shown(at: Sitting) -> DangerView | None:
    return at.match.danger.shown()


def danger(at: Sitting) -> Danger:
    view = shown(at)
    assert view is not None
    return view.danger


def test_it_is_there_without_a_key(at: Sitting) -> None:
    assert (danger(at).side, danger(at).hits) == (LEFT, 2)


def test_the_picture_rests_with_it(at: Sitting) -> None:
    at.rest()
    assert not at.app.stack.needs_draw()


def test_a_creature_over_the_lane_keeps_it_off(at: Sitting) -> None:
    at.move(middle(at.hand(0)))
    assert danger(at).hits == 2
    at.press(middle(at.hand(0)))
    at.move(at.lane(TOP))
    assert shown(at) is None
    at.move(at.lane(1))
    assert danger(at).hits == 2


def test_it_goes_when_it_is_averted(at: Sitting) -> None:
    at.match.flow.submit(PlayCreature(0, TOP))
    at.rest()
    assert shown(at) is None


def test_it_is_asked_once_for_a_position(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[MatchAction] = []

    def counted(state: State, action: MatchAction) -> object:
        asked.append(action)
        return apply(state, action)

    monkeypatch.setattr("game.board.forecast.assault_forecast.apply", counted)
    for _ in range(5):
        at.match.danger.rest()
    assert asked == []


def test_it_swells_once_when_the_bastion_would_fall(services: Services) -> None:
    at = Sitting(services, duel("* x y z w", "* a b c | top: 4/3", mana=6))
    assert danger(at).bastion_falls
    at.match.danger._pulse = 0.0
    seen: list[float] = []
    while at.match.danger.update(0.05):
        view = shown(at)
        assert view is not None
        seen.append(view.pulse)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_in_a_duel_it_is_told_to_who_looks(services: Services) -> None:
    at = Sitting(services, duel("* x y z | top: 1/1", "* a b c | bottom: 2/3", active=RIGHT))
    assert at.match.view.table.viewer == RIGHT
    assert (danger(at).side, danger(at).hits) == (RIGHT, 1)


def test_the_horde_is_one_too(services: Services) -> None:
    at = Sitting(services, solo(HAND, "* a b c d e | top: 2/3"))
    assert danger(at).hits == 2


def test_it_does_not_hang_on_the_forecast(at: Sitting) -> None:
    at.key(pygame.K_v)
    assert at.match.forecast.shown() is None
    assert danger(at).hits == 2


def test_the_stronghold_tells_it_in_words_when_it_is_read(at: Sitting) -> None:
    table = at.match.view.table
    assert "2 damage to your Bastion" in at.match.danger.note(table.sides[LEFT].stronghold)
    assert at.match.danger.note(table.sides[RIGHT].stronghold) == ""


def test_the_first_danger_is_explained(at: Sitting) -> None:
    tips = at.match.tips
    tips._known = {tip.key for tip in FIRST_TIPS} - {"danger"}
    tips._look()
    assert tips.current is not None
    assert tips.current.key == "danger"
