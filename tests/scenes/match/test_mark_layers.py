"""Which marks lie on the board in which phase: at most what is asked for."""

import pygame
import pytest

from game.board import CREATURES, STRONGHOLDS, WAYS
from game.board.forecast import creature_outcomes
from game.kit import Assets, Canvas, Times
from game.rules import LEFT, RIGHT
from game.scenes import Services
from tests.rules.pictures import duel

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
    at.move((60, 335))
    at.rest()


def test_at_rest_it_is_told_what_will_fall_and_what_threatens(at: Sitting) -> None:
    away(at)
    assert marks(at) == {CREATURES, STRONGHOLDS, "danger"}


def test_the_ways_to_a_stronghold_are_shown_to_who_looks(at: Sitting) -> None:
    at.move(middle(at.creature(LEFT, 0)))
    at.rest()
    assert marks(at) == {CREATURES, STRONGHOLDS, WAYS, "danger"}
    at.move(middle(at.hand(1)))
    at.rest()
    assert WAYS in marks(at)


def test_while_the_assault_waits_the_next_attack_stands_alone(at: Sitting) -> None:
    at.key(pygame.K_n)
    away(at)
    assert at.match.flow.stops
    assert marks(at) == {STRONGHOLDS, "order", "duel"}
    at.move(middle(at.creature(LEFT, 0, 1)))
    at.rest()
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
    at.key(pygame.K_f)
    at.rest()
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
