"""The map of the ring opens large: pressed anywhere, by its key, and by accept on its place."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.opponents import PlannedLine
from game.play import SPEED_INSTANT, Match
from game.play.thinking import computer_player
from game.rules import (
    BOTTOM,
    RINGS,
    Creature,
    EndTurn,
    PlayCreature,
    Side,
    State,
    Unit,
    match_actions,
    other_lane,
)
from game.scenes import Services
from game.scenes.ring.map_places import MapPlaces
from game.scenes.ring.ring_examples import example_plan
from game.scenes.ring.ring_map_screen import RingMapScreen
from game.scenes.ring.ring_scene import RingScene

from ..desktop import Desktop
from ..table import Player
from .ring_desk import RingDesk, ring_state, seats_of


@pytest.fixture
def desk(services: Services) -> RingDesk:
    seed = next(n for n in range(1, 99) if ring_state(services, "pairs", n).active == 0)
    made = RingDesk(services, ring_state(services, "pairs", seed), (0,))
    made.rest()
    return made


def small_map(desk: RingDesk) -> pygame.FRect:
    layout = desk.ring.view.layout
    return pygame.FRect(layout.map.box)


@pytest.mark.parametrize("touching", [False, True])
@pytest.mark.parametrize("at", [(0.08, 0.5), (0.5, 0.5), (0.8, 0.25)])
def test_a_press_on_the_map_opens_it(
    desk: RingDesk, at: tuple[float, float], *, touching: bool
) -> None:
    desk.touching = touching
    box = small_map(desk)
    desk.click((box.x + at[0] * box.width, box.y + at[1] * box.height))
    desk.rest()
    assert isinstance(desk.top, RingMapScreen)
    desk.key(pygame.K_ESCAPE)
    desk.rest()
    assert isinstance(desk.top, RingScene)


def test_a_press_that_is_drawn_off_the_map_opens_nothing(desk: RingDesk) -> None:
    box = small_map(desk)
    desk.drag(box.center, (box.x, box.bottom + 60))
    desk.rest()
    assert isinstance(desk.top, RingScene)


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_its_key_or_button_opens_and_closes_it(desk: RingDesk, device: str) -> None:
    for scene in (RingMapScreen, RingScene):
        if device == "keys":
            desk.key(pygame.K_j)
        else:
            desk.pad("right_stick_right")
        desk.rest()
        assert isinstance(desk.top, scene)


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_accept_on_its_place_opens_it(desk: RingDesk, device: str) -> None:
    """Tab goes round all places of the table, and so does the right stick of a pad."""
    box = small_map(desk)
    for _ in range(80):
        here = desk.ring.walk.here
        if here is not None and here.rect == box:
            break
        if device == "keys":
            desk.key(pygame.K_TAB)
        else:
            desk.pad("right_stick_down")
    else:
        raise AssertionError("nothing leads to the map")
    if device == "keys":
        desk.key(pygame.K_RETURN)
    else:
        desk.pad("a")
    desk.rest()
    assert isinstance(desk.top, RingMapScreen)


BOXES = [(1204, 560), (1204, 460), (1204, 700)]
#: As wide and high as plates are with the words as they are, and twice as large.
PLATES = [(190.0, 53.0), (380.0, 94.0)]


def places(seats: int, box: tuple[int, int], plate: tuple[float, float]) -> MapPlaces:
    return MapPlaces(pygame.FRect(38, 72, *box), seats, plate)


@pytest.mark.parametrize("plate", PLATES)
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_on_the_map_lies_on_anything_else(
    seats: int, box: tuple[int, int], plate: tuple[float, float]
) -> None:
    at = places(seats, box, plate)
    for step in range(seats):
        land = at.land(step)
        own = [at.row(step, 0).box, at.row(step, 1).box, at.plate_of(step)]
        assert at.box.contains(land)
        assert all(land.contains(each) for each in own)
        assert [each.collidelistall(own) for each in own] == [[0], [1], [2]]
    found = [at.land(step) for step in range(seats)]
    assert [land.collidelistall(found) for land in found] == [[n] for n in range(seats)]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_bridge_lies_before_the_fronts_of_its_two_rows(seats: int) -> None:
    """R13.2: a seat's top lane is the bottom lane of the next one."""
    at = places(seats, BOXES[0], PLATES[0])
    for step in range(seats):
        then = (step + 1) % seats
        bridge = at.bridge(step)
        touched = [each for each in range(seats) if at.land(each).colliderect(bridge)]
        assert sorted(touched) == sorted((step, then))
        for row in (at.row(step, 0), at.row(then, 1)):
            front = row.box.right if row.ahead > 0 else row.box.left
            assert abs(front - bridge.centerx) < bridge.width


def pairs(services: Services, side: int, lane: int) -> State:
    """Return a first turn of the first seat; a creature of ``side`` stands alone in ``lane``."""
    cards = list(services.content.cards.values())
    strong = next(card for card in cards if isinstance(card, Creature) and card.attack == 3)
    sides = [Side.of(cards[8 * seat : 8 * seat + 8]) for seat in range(4)]
    sides[side].lanes[lane].append(Unit(strong))
    state = State.of(sides, 0, 0, RINGS["pairs"])
    state.mana = 6
    return state


def threatened(services: Services, side: int, lane: int) -> RingDesk:
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    at = RingDesk(services, pairs(services, side, lane))
    at.rest()
    return at


def test_a_creature_across_from_the_partner_is_a_danger_to_it(services: Services) -> None:
    """The second seat's top lane leads to the third, the partner of the first (R13.2)."""
    at = threatened(services, 1, 0)
    danger = at.ring.partner_danger.danger
    assert danger is not None
    assert (danger.side, danger.hits) == (2, 3)
    area = at.ring.partner_danger.area
    assert area.visible
    assert at.ring.view.names[1] in area.hint
    assert at.ring.danger.danger is not None
    assert at.ring.danger.danger.hits == 0


def test_the_own_danger_counts_the_turns_of_all_opponents(services: Services) -> None:
    """The fourth seat strikes over the first seat's lower bridge, two turns after the next."""
    at = threatened(services, 3, 0)
    danger = at.ring.danger.danger
    assert danger is not None
    assert (danger.side, danger.hits) == (0, 3)
    assert at.ring.partner_danger.danger is not None
    assert at.ring.partner_danger.danger.hits == 0


def test_the_look_ahead_goes_from_one_opponent_to_the_next(services: Services) -> None:
    """R13: F shows the turn of the second seat, of the fourth, and then this one again."""
    at = threatened(services, 3, BOTTOM)
    toggle = at.ring.forecast
    seen = []
    for _ in range(3):
        toggle.look_ahead()
        seen.append(toggle.turns_ahead)
    assert seen == [1, 3, 0]


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
