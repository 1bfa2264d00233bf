"""A computer partner shows its plan before it plays, and plays just that."""

from typing import Any

import pygame
import pytest

from game.opponents import PlannedLine
from game.play import SPEED_INSTANT, Match
from game.play.thinking import computer_player
from game.rules import EndTurn, PlayCreature, State, match_actions, other_lane
from game.scenes import Services
from game.scenes.ring.ring_examples import example_plan
from game.scenes.ring.ring_scene import RingScene

from ..desktop import Desktop
from ..table import Player
from .ring_desk import ring_state, seats_of


@pytest.fixture
def planner(monkeypatch: pytest.MonkeyPatch) -> list[PlannedLine]:
    """Have every computer play the first creature that it can, and end the turn."""
    found: list[PlannedLine] = []

    def think(position: State, *_: Any, **__: Any) -> PlannedLine:
        plays = [each for each in match_actions(position) if isinstance(each, PlayCreature)]
        line = PlannedLine((*plays[:1], EndTurn()))
        found.append(line)
        return line

    monkeypatch.setattr(computer_player, "think", think)
    return found


def at_the_partners_turn(services: Services, speed: float) -> tuple[Desktop, RingScene]:
    """Return two against two when the partner of the person is to begin its turn."""
    services.settings = services.settings.at_speed(speed)
    seed = next(n for n in range(1, 99) if ring_state(services, "pairs", n).active == 2)
    match = Match.from_position(ring_state(services, "pairs", seed), seats_of("pairs", (0,)))
    scene = RingScene(services, match)
    return Desktop(services, scene), scene


def test_the_plan_is_shown_before_it_is_played(
    services: Services, planner: list[PlannedLine]
) -> None:
    desktop, scene = at_the_partners_turn(services, 1.0)
    for _ in range(400):
        desktop.turn()
        if scene.view.message.standing:
            break
    assert scene.view.message.standing == scene.plan.words
    assert not scene.match.history
    play = planner[0].actions[0]
    assert isinstance(play, PlayCreature)
    assert scene.state.sides[2].hand[play.place].name in scene.plan.words
    while not scene.match.history:
        desktop.turn()
    assert scene.match.history[0].action == play


def test_the_map_shows_where_the_partner_is_going_to_play(player: Player) -> None:
    """The partner's bridges are out of sight: their rows are marked in the map."""
    scene = player.show(example_plan(player.services))
    layout, play = scene.view.layout, scene.plan._plan[0]
    assert isinstance(play, PlayCreature)
    rows = [layout.lane(2, lane) for lane in (play.lane, other_lane(play.lane))]

    def seen() -> list[bytes]:
        surface = player.draw()
        boxes = [pygame.Rect(row.x + 4, row.y + 4, row.width - 8, row.height - 8) for row in rows]
        return [pygame.image.tobytes(surface.subsurface(box), "RGB") for box in boxes]

    marked = seen()
    scene.plan.close()
    plain = seen()
    assert marked[0] != plain[0]
    assert marked[1] == plain[1]


def test_a_key_goes_on_at_once(services: Services, planner: list[PlannedLine]) -> None:
    desktop, scene = at_the_partners_turn(services, 1.0)
    while not scene.view.message.standing:
        desktop.turn()
    # A press just as the table appears may be meant for the scene before.
    desktop.wait(0.6)
    assert scene.view.message.standing
    desktop.key(pygame.K_RETURN)
    assert not scene.view.message.standing
    assert planner


def test_at_instant_speed_nothing_waits(services: Services, planner: list[PlannedLine]) -> None:
    desktop, scene = at_the_partners_turn(services, SPEED_INSTANT)
    desktop.rest()
    assert scene.match.history
    assert scene.state.active == 0
    assert len(planner) == 2


def test_the_plan_of_an_opponent_stays_secret(
    services: Services, planner: list[PlannedLine]
) -> None:
    services.settings = services.settings.at_speed(1.0)
    seed = next(n for n in range(1, 99) if ring_state(services, "pairs", n).active == 1)
    match = Match.from_position(ring_state(services, "pairs", seed), seats_of("pairs", (0,)))
    desktop = Desktop(services, scene := RingScene(services, match))
    while not match.history:
        desktop.turn()
        assert not scene.view.message.standing
    assert planner
