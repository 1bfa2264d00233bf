"""What holds of coin and wheel alike: one press lets them lie, another goes on to the table."""

import math
from itertools import pairwise

import pytest

from game.kit import Times
from game.play import HORDE, SPEED_INSTANT, Match, Seat
from game.rules import FIRST_TURNS, LATER, RINGS, Draft, PickCard, State, Terms
from game.scenes import MatchScene
from game.scenes.examples import sample_duel
from game.scenes.ring.ring_scene import RingScene
from game.scenes.scene_table import load_scene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.setup.lot_scene import LotScene
from game.scenes.setup.wheel_scene import FLIGHT, WheelScene
from tests.amounts import paired
from tests.certain import sure, sure_of

from ..matches import new_match
from ..table import Player

#: The table behind each of them.
TABLES = {"coin_toss": MatchScene, "wheel": RingScene}


@pytest.fixture(params=TABLES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def lot(player: Player, name: str) -> LotScene:
    """The scene at its beginning."""
    scene = load_scene(name)(player.services)
    assert isinstance(scene, LotScene)
    scene.time = 0.0
    scene.go_button.visible = False
    return player.show(scene)


def test_a_key_lets_it_lie_and_a_second_one_begins(
    player: Player, lot: LotScene, name: str
) -> None:
    player.key("enter")
    assert lot.landed
    player.key("enter")
    assert player.top is lot, "the second press of two has not seen how it lies"
    player.wait(Times.rest + 0.1)
    player.key("enter")
    assert isinstance(player.top, TABLES[name])


def test_a_click_anywhere_does_the_same(player: Player, lot: LotScene, name: str) -> None:
    for _ in range(2):
        assert player.top is lot
        player.click_at((30, 30))
        if player.top is lot:
            player.wait(Times.rest + 0.1)
    assert isinstance(player.top, TABLES[name])


def test_it_waits_for_its_player_and_comes_to_rest(player: Player, lot: LotScene) -> None:
    player.wait(60)
    assert player.top is lot
    assert not lot.update(1 / 60)
    assert lot.go_button.visible


def toss(player: Player, seed: int = 11) -> CoinTossScene:
    return player.show(CoinTossScene(player.services, sample_duel(player.services, seed)))


@pytest.mark.parametrize("seed", range(6))
def test_the_coin_falls_for_the_side_that_begins(player: Player, seed: int) -> None:
    scene = toss(player, seed)
    assert scene.winner == sure(scene.match.state).active
    assert scene.mana == 6


def test_at_instant_speed_the_coin_lies_at_once(player: Player) -> None:
    player.services.settings = player.services.settings.at_speed(SPEED_INSTANT)
    assert toss(player).landed
    player.draw()


@pytest.mark.parametrize("seed", range(4))
def test_after_a_draft_of_the_later_edition_no_coin_is_tossed(player: Player, seed: int) -> None:
    match = new_match(player.services, Terms("draft", edition=LATER), "Ada", "Bo", seed=seed)
    while isinstance(match.position, Draft):
        last = match.position.leader
        match.submit(PickCard(0))
    scene = player.show(sure_of(CoinTossScene, player.services.routes.next_scene(match)))
    assert scene.landed
    assert scene.winner == last
    assert scene.title == "Whoever took the last card goes first"
    player.draw()


def test_after_a_draft_of_the_first_edition_the_coin_is_tossed(player: Player) -> None:
    match = new_match(player.services, Terms("draft"), "Ada", "Bo", seed=1)
    while isinstance(match.position, Draft):
        match.submit(PickCard(0))
    scene = sure_of(CoinTossScene, player.services.routes.next_scene(match))
    assert not scene.landed


WITHOUT_HORDE = ("three", "four", "pairs")


def dealt(player: Player, mode: str, seed: int = 1, seats: tuple[Seat, ...] = ()) -> Match:
    """Return a match of a person and computers whose hands are dealt."""
    robots = [Seat("", "computer", strength="greedy")] * (len(RINGS[mode].sides) - 1)
    seats = seats or (Seat(), *robots)
    match = Match.new(player.services.content, Terms(ring=mode), seats, seed=seed)
    while not isinstance(match.position, State):
        match.submit(match.position.legal_actions()[0])
    return match


def wheel(player: Player, mode: str = "pairs", seed: int = 1) -> WheelScene:
    scene = player.services.routes.next_scene(dealt(player, mode, seed))
    return player.show(sure_of(WheelScene, scene))


@pytest.mark.parametrize(("mode", "seed"), paired(WITHOUT_HORDE, range(5)))
def test_the_wheel_stands_with_the_field_of_who_begins_at_the_pointer(
    player: Player, mode: str, seed: int
) -> None:
    """R13.7: the pointer is above; it lies within the field, not at its edge."""
    scene = wheel(player, mode, seed)
    assert scene.winner == sure(scene.match.state).active
    scene.time = FLIGHT
    width = math.tau / len(scene.field.sides)
    away = (scene.turned + scene.winner * width + math.pi / 2) % math.tau
    assert min(away, math.tau - away) < 0.4 * width


def test_all_seats_are_told_in_the_order_of_the_first_round(player: Player) -> None:
    """R13.1: who comes after whom follows from the ring."""
    scene = wheel(player, "four", 3)
    assert sorted(scene.order) == [0, 1, 2, 3]
    assert [scene.field.next_side[side] for side in scene.order[:-1]] == scene.order[1:]
    assert scene.mana == FIRST_TURNS["four"][0] == 6


def test_with_a_partner_against_the_horde_no_wheel_is_turned(player: Player) -> None:
    """R13.26: the first partner begins."""
    robot = Seat("", "computer", strength="greedy")
    match = dealt(player, "horde", seats=(Seat(), HORDE, robot, HORDE))
    assert isinstance(player.services.routes.next_scene(match), RingScene)


@pytest.mark.parametrize("way", ["instant", "less motion"])
def test_where_nothing_is_to_move_it_stands_at_once(player: Player, way: str) -> None:
    settings = player.services.settings
    if way == "instant":
        player.services.settings = settings.at_speed(SPEED_INSTANT)
    else:
        object.__setattr__(settings, "reduced_motion", True)
    assert wheel(player).landed
    player.draw()


def test_it_clicks_slower_and_slower(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = wheel(player)
    heard: list[float] = []
    monkeypatch.setattr(
        player.services.sound, "effect", lambda name: heard.append(scene.time) if name else None
    )
    player.wait(FLIGHT + 1)
    assert len(heard) > 12
    pauses = [after - before for before, after in pairwise(heard)]
    assert pauses[0] < pauses[-1]
    assert heard[-1] <= FLIGHT + 0.1


def test_the_voice_says_who_begins_and_who_else_has_a_first_turn_of_its_own(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R13.7: others begin with what the list of first turns says."""
    monkeypatch.setitem(FIRST_TURNS, "pairs", (6, 7, None, None))
    scene = wheel(player)
    assert scene.spoken_news() == []
    scene.time = FLIGHT
    names = [scene.names[side] for side in scene.order]
    first = scene.translate("toss.begins", name=names[0])
    assert scene.spoken_news() == [
        f"{first}, with 6 mana in the first turn",
        f"{names[1]}: 7 mana in the first turn",
    ]
    scene.time = FLIGHT + 1
    assert "7" in player.read()
