"""Which marks lie on the board in which phase: at most what is asked for."""

from __future__ import annotations

import pygame
import pytest

from game.board import CREATURES, STRONGHOLDS, WAYS, Danger, DangerView
from game.board.forecast import creature_outcomes
from game.kit import Assets, Canvas, Times
from game.rules import LEFT, RIGHT, TOP, MatchAction, PlayCreature, State, apply
from game.scenes import Services
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from tests.rules.pictures import duel, solo

from .sitting import Sitting, middle

#: Something falls, a stronghold is hit through a lane, the own one is in danger, and the assault
#: waits between its attacks for an incantation.
CROWDED = duel(
    "* Bolt=!1@1 2/2 x y z | top: 3/9 1/9",
    "* a b c d e f g h | bottom: 2/9 | top: 0/1",
    mana=3,
)


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(services, CROWDED)


def marks(at: Sitting) -> set[str]:
    """Return the kinds of marks that are on the board now."""
    found = at.match.marks.collect()
    kinds = set(found.forecast_view.layers) if found.forecast_view is not None else set()
    if found.danger is not None:
        kinds.add("danger")
    if at.match.view.table.order:
        kinds.add("order")
    if {"attacker", "victim"} <= set(found.pieces.values()):
        kinds.add("duel")
    return kinds


def away(at: Sitting) -> None:
    """Point at nothing."""
    at.point((60, 335))


def test_at_rest_it_is_told_what_will_fall_and_what_threatens(at: Sitting) -> None:
    away(at)
    assert marks(at) == {CREATURES, STRONGHOLDS, "danger"}


def test_the_ways_to_a_stronghold_are_shown_to_who_looks(at: Sitting) -> None:
    at.point(middle(at.creature(LEFT, 0)))
    assert marks(at) == {CREATURES, STRONGHOLDS, WAYS, "danger"}
    at.point(middle(at.hand(1)))
    assert WAYS in marks(at)


def test_while_the_assault_waits_the_next_attack_stands_alone(at: Sitting) -> None:
    at.key(pygame.K_n)
    away(at)
    assert at.match.flow.stops
    assert marks(at) == {STRONGHOLDS, "order", "duel"}
    at.point(middle(at.creature(LEFT, 0, 1)))
    assert marks(at) == {CREATURES, STRONGHOLDS, "order", "duel"}


def test_while_it_runs_nothing_is_foretold(at: Sitting) -> None:
    at.key(pygame.K_n)
    seen = set()
    for _ in range(round(Times.message * 1000 / 50)):
        if not at.match.view.busy:
            break
        seen |= marks(at)
        at.turn()
    assert seen <= {"order", "duel"}
    assert "order" in seen


def test_the_next_turn_has_all_of_its_own(at: Sitting) -> None:
    at.keys(pygame.K_f)
    assert marks(at) == {CREATURES, STRONGHOLDS, WAYS}


def test_only_those_kinds_are_drawn(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for name in ("draw_lane_ways", "draw_creature_outcomes", "draw_stronghold_outcomes"):
        monkeypatch.setattr(creature_outcomes, name, lambda *_a, name=name: drawn.append(name))
    away(at)
    canvas = Canvas(pygame.Surface((1280, 720)), at.app.stack.view, Assets())
    at.match.draw(canvas)
    assert drawn == ["draw_creature_outcomes", "draw_stronghold_outcomes"]
    assert at.match.view.table.active != RIGHT


HAND = "* x y z w | bottom: 1/4"
FOE = "* a b c | top: 2/3"


@pytest.fixture
def near(services: Services) -> Sitting:
    return Sitting(services, duel(HAND, FOE, mana=6))


def shown(near: Sitting) -> DangerView | None:
    return near.match.danger.shown()


def danger(near: Sitting) -> Danger:
    view = shown(near)
    assert view is not None
    return view.danger


def test_it_is_there_at_rest_until_it_is_averted(near: Sitting) -> None:
    near.rest()
    assert not near.app.stack.needs_draw()
    assert (danger(near).side, danger(near).hits) == (LEFT, 2)
    near.move(middle(near.hand(0)))
    assert danger(near).hits == 2
    near.press(middle(near.hand(0)))
    near.move(near.lane(TOP))
    assert shown(near) is None
    near.move(near.lane(1))
    assert danger(near).hits == 2
    near.keys(pygame.K_ESCAPE)
    near.do(PlayCreature(0, TOP))
    assert shown(near) is None


def test_it_is_asked_once_for_a_position(near: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[MatchAction] = []

    def counted(state: State, action: MatchAction) -> object:
        asked.append(action)
        return apply(state, action)

    monkeypatch.setattr("game.board.forecast.assault_forecast.apply", counted)
    for _ in range(5):
        near.match.danger.rest()
    assert asked == []


def test_it_swells_once_when_the_bastion_would_fall(services: Services) -> None:
    near = Sitting(services, duel("* x y z w", "* a b c | top: 4/3", mana=6))
    assert danger(near).bastion_falls
    near.match.danger._pulse = 0.0
    seen: list[float] = []
    while near.match.danger.update(0.05):
        view = shown(near)
        assert view is not None
        seen.append(view.pulse)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


@pytest.mark.parametrize(
    ("state", "side", "hits"),
    [
        (duel("* x y z | top: 1/1", "* a b c | bottom: 2/3", active=RIGHT), RIGHT, 1),
        (solo(HAND, "* a b c d e | top: 2/3"), LEFT, 2),
    ],
)
def test_it_is_told_to_who_looks_and_of_the_horde(
    services: Services, state: State, side: int, hits: int
) -> None:
    near = Sitting(services, state)
    assert near.match.view.table.viewer == side
    assert (danger(near).side, danger(near).hits) == (side, hits)


def test_without_the_forecast_it_stays_and_the_stronghold_tells_it_in_words(near: Sitting) -> None:
    near.key(pygame.K_v)
    assert near.match.forecast.shown() is None
    assert danger(near).hits == 2
    table = near.match.view.table
    assert "2 damage to your Bastion" in near.match.danger.note(table.sides[LEFT].stronghold)
    assert near.match.danger.note(table.sides[RIGHT].stronghold) == ""


def test_the_first_danger_is_explained(near: Sitting) -> None:
    tips = near.match.tips
    tips._known = {tip.key for tip in FIRST_TIPS} - {"danger"}
    tips._look()
    assert tips.current is not None
    assert tips.current.key == "danger"
