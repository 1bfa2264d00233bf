"""Which marks lie on the board in which phase: at most what is asked for."""

import pygame
import pytest

from game.board import CREATURES, STRONGHOLDS, WAYS, Danger
from game.board.forecast import creature_outcomes
from game.kit import Assets, Canvas
from game.rules import LEFT, RIGHT, TOP, PlayCreature
from tests.rules.pictures import duel, solo

from .sitting import Sitting, before, middle

#: Something falls, a stronghold is hit through a lane, the own one is in danger, and the assault
#: waits between its attacks for an incantation.
CROWDED = duel(
    "* Bolt=!1@1 2/2 x y z | top: 3/9 1/9",
    "* a b c d e f g h | bottom: 2/9 | top: 0/1",
    mana=3,
)


pytestmark = before(CROWDED)


def marks(at: Sitting) -> set[str]:
    found = at.match.marks.collect()
    kinds = {
        "danger": found.danger is not None,
        "order": bool(at.match.view.table.order),
        "duel": {"attacker", "victim"} <= set(found.pieces.values()),
    }
    layers = set(found.forecast_view.layers) if found.forecast_view is not None else set()
    return layers | {kind for kind, there in kinds.items() if there}


def away(at: Sitting) -> None:
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
    seen: set[str] = set()
    at.until(lambda: seen.update(marks(at)) if at.busy else True)
    assert {"order"} <= seen <= {"order", "duel"}


def test_the_next_turn_has_all_of_its_own(at: Sitting) -> None:
    at.keys(pygame.K_f)
    assert marks(at) == {CREATURES, STRONGHOLDS, WAYS}


def test_only_those_kinds_are_drawn(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for name in ("draw_lane_ways", "draw_creature_outcomes", "draw_stronghold_outcomes"):
        monkeypatch.setattr(creature_outcomes, name, lambda *_a, name=name: drawn.append(name))
    away(at)
    at.match.draw(Canvas(pygame.Surface((1280, 720)), at.app.stack.view, Assets()))
    assert drawn == ["draw_creature_outcomes", "draw_stronghold_outcomes"]
    assert at.match.view.table.active != RIGHT


HAND = "* x y z w | bottom: 1/4"
threatened = before(duel(HAND, "* a b c | top: 2/3", mana=6))


def danger(at: Sitting) -> Danger | None:
    view = at.match.danger.shown()
    return None if view is None else view.danger


def hits(at: Sitting) -> int:
    threat = danger(at)
    return 0 if threat is None else threat.hits


@threatened
def test_it_is_there_at_rest_until_it_is_averted(at: Sitting) -> None:
    assert not at.app.stack.needs_draw()
    assert hits(at) == 2
    at.move(middle(at.hand(0)))
    assert hits(at) == 2
    at.press(middle(at.hand(0)))
    for lane, left in ((TOP, 0), (1, 2)):
        at.move(at.lane(lane))
        assert hits(at) == left
    at.keys(pygame.K_ESCAPE)
    at.do(PlayCreature(0, TOP))
    assert danger(at) is None


@before(duel("* x y z w", "* a b c | top: 4/3", mana=6))
def test_it_swells_once_when_the_bastion_would_fall(at: Sitting) -> None:
    threat, part = danger(at), at.match.danger
    assert threat is not None
    assert threat.bastion_falls
    part._pulse = 0.0
    seen: list[float] = []
    while part.update(0.05):
        view = part.shown()
        seen.append(view.pulse if view else 0.0)
    assert seen == sorted(seen)
    assert (seen[0] > 0, seen[-1]) == (True, 1.0)


@pytest.mark.parametrize(
    ("at", "side", "count"),
    [
        (duel("* x y z | top: 1/1", "* a b c | bottom: 2/3", active=RIGHT), RIGHT, 1),
        (solo(HAND, "* a b c d e | top: 2/3"), LEFT, 2),
    ],
    indirect=["at"],
)
def test_it_is_told_to_who_looks_and_of_the_horde(at: Sitting, side: int, count: int) -> None:
    threat = danger(at)
    assert threat is not None
    assert (at.match.view.table.viewer, threat.side, threat.hits) == (side, side, count)


@threatened
def test_without_the_forecast_it_stays_and_the_stronghold_tells_it_in_words(at: Sitting) -> None:
    at.key(pygame.K_v)
    assert at.match.forecast.shown() is None
    assert hits(at) == 2
    own, other = (side.stronghold for side in at.match.view.table.sides)
    assert "2 damage to your Bastion" in at.match.danger.note(own)
    assert at.match.danger.note(other) == ""


@before(duel(HAND, "* a b c | top: 2/3", mana=6), untold=["danger"])
def test_the_first_danger_is_explained(at: Sitting) -> None:
    assert at.tip == "danger"
