"""The parts of a ring: its map, the danger to both partners, the plan, and relief (R13.8)."""

from functools import partial
from typing import Any

import pygame
import pytest

from game.kit import Times, name_keys
from game.opponents import PlannedLine
from game.play import SPEED_INSTANT, Match, TaskRunner
from game.play.thinking import computer_player
from game.rules import (
    BOTTOM,
    RINGS,
    Creature,
    EndTurn,
    PlayCreature,
    Relieve,
    Side,
    State,
    Unit,
    match_actions,
    other_lane,
)
from game.scenes import Services
from game.scenes.common import WhyDialog, known_tips
from game.scenes.common.table.tips import KNOWN
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from game.scenes.ring.map_places import GAP, MapPlaces, form_of
from game.scenes.ring.ring_examples import example_plan
from game.scenes.ring.ring_map_screen import RingMapScreen
from game.scenes.ring.ring_scene import RING_TIPS, RingScene
from tests.certain import sure_of
from tests.play.games import sure

from ..desktop import Desktop
from ..table import Player
from .ring_desk import RingDesk, desk, first_turn, partner_box, seats_of


@pytest.fixture
def at(services: Services) -> RingDesk:
    return desk(services)


def small_map(at: RingDesk) -> pygame.FRect:
    return pygame.FRect(at.ring.view.layout.map.box)


@pytest.mark.parametrize("touching", [False, True])
def test_a_press_on_the_map_opens_it_but_not_one_that_is_drawn_off(
    at: RingDesk, *, touching: bool
) -> None:
    at.touching = touching
    box = small_map(at)
    for across, down in (0.08, 0.5), (0.5, 0.5), (0.8, 0.25):
        at.tap((box.x + across * box.width, box.y + down * box.height))
        at.at(RingMapScreen)
        at.keys(pygame.K_ESCAPE)
        assert at.top is at.ring
    at.pull(box.center, (box.x, box.bottom + 60))
    assert at.top is at.ring


def press(at: RingDesk, key: int, button: str, *, by_keys: bool) -> None:
    if by_keys:
        at.key(key)
    else:
        at.pad(button)
    at.rest()


@pytest.mark.parametrize("by_keys", [True, False])
def test_its_key_or_button_opens_and_closes_it_and_accept_on_its_place(
    at: RingDesk, by_keys: bool
) -> None:
    for scene in (RingMapScreen, RingScene):
        press(at, pygame.K_j, "right_stick_right", by_keys=by_keys)
        assert isinstance(at.top, scene)
    # Accept on its place opens it, too, to which Tab leads or the right stick of a pad.
    box, walk = small_map(at), at.ring.walk
    for _ in range(80):
        press(at, pygame.K_TAB, "right_stick_down", by_keys=by_keys)
        if walk.here is not None and walk.here.rect == box:
            break
    press(at, pygame.K_RETURN, "a", by_keys=by_keys)
    at.at(RingMapScreen)


BOXES = [(1204, 560), (1204, 460), (1204, 700)]
#: As wide and high as plates are with the words as they are, and twice as large.
PLATES = [(190.0, 53.0), (380.0, 94.0)]


@pytest.mark.parametrize("plate", PLATES)
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_on_the_map_lies_on_anything_else(
    seats: int, box: tuple[int, int], plate: tuple[float, float]
) -> None:
    at = MapPlaces(pygame.FRect(38, 72, *box), seats, plate)
    for step in range(seats):
        land = at.land(step)
        own = [at.row(step, 0).box, at.row(step, 1).box, at.plate_of(step)]
        assert at.box.contains(land)
        assert all(land.contains(each) for each in own)
        assert land.contains(at.building(step))
        assert at.building(step).collidelist(own) < 0
        assert [each.collidelistall(own) for each in own] == [[0], [1], [2]]
    found = [at.land(step) for step in range(seats)]
    assert [land.collidelistall(found) for land in found] == [[n] for n in range(seats)]


def test_all_creatures_on_the_map_stand_in_one_form() -> None:
    """One crowded row makes all cards small, and none leaves its place."""
    rooms = [(1, (160.0, 150.0)), (2, (240.0, 150.0)), (5, (160.0, 150.0))]
    roomy, crowded = form_of(rooms[:2]), form_of(rooms)
    assert roomy.whole
    assert not crowded.whole
    for form, rows in ((roomy, rooms[:2]), (crowded, rooms)):
        for count, (wide, high) in rows:
            ranks = form.ranks(count, (wide, high))
            abreast = -(-count // ranks)
            assert abreast * (form.width + GAP) - GAP <= wide + 0.5
            assert ranks * (form.height + GAP) - GAP <= high + 0.5


@pytest.mark.parametrize("seats", [3, 4])
def test_a_bridge_lies_before_the_fronts_of_its_two_rows(seats: int) -> None:
    """R13.2: a seat's top lane is the bottom lane of the next one."""
    at = MapPlaces(pygame.FRect(38, 72, *BOXES[0]), seats, PLATES[0])
    for step in range(seats):
        then = (step + 1) % seats
        bridge = at.bridge(step)
        assert {n for n in range(seats) if at.land(n).colliderect(bridge)} == {step, then}
        for row in (at.row(step, 0), at.row(then, 1)):
            front = row.box.right if row.ahead > 0 else row.box.left
            assert abs(front - bridge.centerx) < bridge.width


def pairs(services: Services, side: int, lane: int) -> State:
    cards = list(services.content.cards.values())
    strong = next(card for card in cards if isinstance(card, Creature) and card.attack == 3)
    sides = [Side.of(cards[8 * seat : 8 * seat + 8]) for seat in range(4)]
    sides[side].lanes[lane].append(Unit(strong))
    state = State.of(sides, 0, 0, RINGS["pairs"])
    state.mana = 6
    return state


def threatened(services: Services, side: int, lane: int) -> RingScene:
    return RingDesk(services, pairs(services, side, lane), rested=True).ring


@pytest.mark.parametrize(
    ("side", "own", "partners"), [(1, (0, 0), (2, 3)), (3, (0, 3), (2, 0))], ids=["next", "last"]
)
def test_the_own_danger_and_the_partners_are_told(
    services: Services, side: int, own: tuple[int, int], partners: tuple[int, int]
) -> None:
    """R13.2: the second seat's top lane leads to the third, the partner of the first.

    The fourth strikes over the first seat's lower bridge, two turns after the next.
    """
    ring = threatened(services, side, 0)
    for part, (whose, hits) in ((ring.danger, own), (ring.partner_danger, partners)):
        assert part.danger is not None
        assert (part.danger.side, part.danger.hits) == (whose, hits)
    area = ring.partner_danger.area
    assert area.visible == bool(partners[1])
    assert not area.visible or ring.view.names[side] in area.hint


def test_the_look_ahead_goes_from_one_opponent_to_the_next(services: Services) -> None:
    """R13: F shows the turn of the second seat, of the fourth, and then this one again."""
    toggle = threatened(services, 3, BOTTOM).forecast
    for ahead in (1, 3, 0):
        toggle.look_ahead()
        assert toggle.turns_ahead == ahead


@pytest.fixture
def planner(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[PlannedLine]:
    # Such answers are not remembered.
    services.tasks = TaskRunner()
    found: list[PlannedLine] = []

    def think(position: State, *_: Any, **__: Any) -> PlannedLine:
        plays = [each for each in match_actions(position) if isinstance(each, PlayCreature)]
        line = PlannedLine((*plays[:1], EndTurn()))
        found.append(line)
        return line

    monkeypatch.setattr(computer_player, "think", think)
    return found


def at_the_turn_of(services: Services, seat: int, speed: float) -> tuple[Desktop, RingScene]:
    services.settings = services.settings.at_speed(speed)
    state, _ = first_turn(services, "pairs", seat)
    scene = RingScene(services, Match.from_position(state, seats_of("pairs", (0,))))
    return Desktop(services, scene), scene


def test_the_plan_is_shown_before_it_is_played(
    services: Services, planner: list[PlannedLine]
) -> None:
    desktop, scene = at_the_turn_of(services, 2, 1.0)
    desktop.until(lambda: scene.view.message.standing)
    assert scene.view.message.standing == scene.plan.words
    assert not scene.match.history
    play = sure_of(PlayCreature, planner[0].actions[0])
    assert scene.state.sides[2].hand[play.place].name in scene.plan.words
    desktop.until(lambda: scene.match.history)
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
    desktop, scene = at_the_turn_of(services, 2, 1.0)
    desktop.until(lambda: scene.view.message.standing)
    # A press just as the table appears may be meant for the scene before.
    desktop.wait(0.6)
    assert scene.view.message.standing
    desktop.key(pygame.K_RETURN)
    assert not scene.view.message.standing
    assert planner


def test_at_instant_speed_nothing_waits(services: Services, planner: list[PlannedLine]) -> None:
    desktop, scene = at_the_turn_of(services, 2, SPEED_INSTANT)
    desktop.rest()
    assert scene.match.history
    assert scene.state.active == 0
    assert len(planner) == 2


def test_the_plan_of_an_opponent_stays_secret(
    services: Services, planner: list[PlannedLine]
) -> None:
    desktop, scene = at_the_turn_of(services, 1, 1.0)
    while not scene.match.history:
        desktop.turn()
        assert not scene.view.message.standing
    assert planner


def rightmost(at: RingDesk) -> tuple[float, float]:
    card = at.ring.selection.hand[-1]
    return card.x, card.y


def relieved(at: RingDesk) -> bool:
    return [done.action for done in at.played.history] == [Relieve()]


def test_the_rightmost_card_is_dragged_to_the_partners_panel_or_passed_by_key_or_button(
    at: RingDesk,
) -> None:
    given = at.ring.selection.hand[-1].card
    at.drag(rightmost(at), partner_box(at.ring).center)
    assert relieved(at)
    hands = [side.hand for side in at.ring.state.sides]
    assert hands[2][-1] == given
    assert [len(hand) for hand in hands] == [7, 8, 9, 8]
    for way in (partial(at.key, pygame.K_y), partial(at.click, at.ring.relief.button.rect.center)):
        at.keys(pygame.K_u)
        assert not at.played.history
        way()
        assert relieved(at)


def test_a_pad_passes_the_card_with_one_press_of_the_button_that_is_told(at: RingDesk) -> None:
    """The same button lets attacks run on in the assault, where no card can pass."""
    label = at.ring.relief.button.label
    with at.ring.services.context:
        assert name_keys(label) == "Pass a card (Y)"
        at.pad("dpad_down")
        assert name_keys(label) == "Pass a card (RB)"
    at.pad("right_shoulder")
    assert relieved(at)
    assert at.ring.place == "relief"
    at.ring.flow.submit(EndTurn())
    at.turn()
    assert str(at.ring.place) == "match"


def test_a_card_on_its_way_to_the_partner_is_not_called_out_of_reach(at: RingDesk) -> None:
    """The pointer rests on the card, which cannot be played, and then drags it."""
    start, end = rightmost(at), partner_box(at.ring).center
    at.move(start)
    at.wait(2 * Times.inspect)
    assert at.ring.view.reading.visible
    at.press(start)
    at.move(end)
    at.wait(2 * Times.inspect)
    assert not at.ring.view.reading.visible
    at.release(end)
    assert relieved(at)


def test_another_card_cannot_be_passed_and_one_that_is_let_go_elsewhere_comes_back(
    at: RingDesk,
) -> None:
    other, card = at.ring.selection.hand[-2:]
    home = card.spot
    at.drag(rightmost(at), (640, 330))
    assert (card.spot, card.depth) == (home, 0)
    at.drag((other.x, other.y), partner_box(at.ring).center)
    assert not at.played.history


def test_a_second_time_in_a_turn_is_refused_with_its_reason(at: RingDesk) -> None:
    """R13.8: the reason names the rule, and opens the book there."""
    at.keys(pygame.K_y)
    at.key(pygame.K_y)
    # The refusal is asked about while it is read.
    at.wait(0.3)
    assert relieved(at)
    assert sure(at.ring.view.message.refusal).code == "relief_used"
    at.keys(pygame.K_w)
    assert at.at(WhyDialog).rule_here() == "R13.8"


def test_the_forecast_tells_of_both_rows_while_the_card_is_over_the_panel(at: RingDesk) -> None:
    at.carry(rightmost(at), (640, 300))
    assert not at.ring.relief.intended
    at.move(partner_box(at.ring).center)
    assert at.ring.relief.intended == (Relieve(),)
    outcomes = sure(at.ring.forecast.shown()).forecast.stronghold_outcomes
    assert [outcomes[side].life for side in (0, 2)] == [7, 9]
    at.release((640, 300))
    assert not at.played.history


@pytest.mark.parametrize(
    ("mode", "offered"), [("three", False), ("four", False), ("pairs", True), ("horde", True)]
)
def test_who_plays_alone_has_no_relief(services: Services, mode: str, offered: bool) -> None:
    """R15: nobody has a partner."""
    at = desk(services, mode)
    assert at.ring.relief.button.visible == offered
    at.key(pygame.K_y)
    assert relieved(at) == offered


# Tips

NEW = ("ring_panels", "ring_relief", "ring_map", "ring_spoils")


def all_told(services: Services, mode: str = "pairs", *, passes: bool = False) -> list[str]:
    at, found = desk(services, mode), list[str]()
    if passes:
        at.do(Relieve())
    while at.tip and len(found) < 20:
        found.append(at.tip)
        at.tap(at.ring.tips.bubble.box.center)
    return found


@pytest.fixture
def learnt(services: Services) -> None:
    services.profile.set_preference(KNOWN, [tip.key for tip in FIRST_TIPS])


@pytest.mark.parametrize(
    ("mode", "keys"),
    [
        ("pairs", ["ring_panels", "ring_relief", "ring_map"]),
        ("three", ["ring_panels", "ring_map", "ring_spoils"]),
        ("four", ["ring_panels", "ring_map", "ring_spoils"]),
    ],
)
def test_a_first_ring_tells_of_what_is_new_in_its_mode(
    learnt: None, services: Services, mode: str, keys: list[str]
) -> None:
    """R13.8: relief is for partners; R15.2: spoils are for those who play for themselves."""
    assert all_told(services, mode) == keys
    assert set(keys) <= known_tips(services)
    assert all_told(services, mode) == []


def test_who_has_passed_a_card_is_not_told_how(learnt: None, services: Services) -> None:
    """R13.8: the tip never comes after the deed, neither in this turn nor in the next match."""
    assert all_told(services, passes=True) == ["ring_map"]
    assert all_told(services) == []


def test_who_has_never_played_is_told_how_to_play_as_well(services: Services) -> None:
    found = all_told(services)
    assert found[:3] == list(NEW[:3])
    assert "how_to_play" in found


def test_no_tip_of_a_ring_asks_for_the_one_opponent_of_a_duel() -> None:
    keys = [tip.key for tip in RING_TIPS]
    assert len(keys) == len(set(keys))
    assert not any(key.startswith("open_lane") for key in keys)


def test_a_tip_points_at_its_place_and_leaves_the_button_of_relief_free(
    learnt: None, at: RingDesk
) -> None:
    bubble = at.ring.tips.bubble
    for key in NEW[:3]:
        assert at.tip == key
        assert bubble.box.collidelist([bubble.target, at.ring.relief.button.rect]) < 0
        at.tap(bubble.box.center)
    assert at.top is at.ring
