"""The plan of a match of three or four, by mouse, keys and pad, into the running match."""

from dataclasses import replace

import pytest

from game.content import write_example
from game.kit import Scene, Viewport
from game.play import HORDE, Match, load_settings
from game.rules import DUEL, MODES, RINGS, ChooseDifficulty, State, Terms
from game.scenes import MenuScene, Services
from game.scenes.common import (
    begin_match,
    can_swap,
    exchanged,
    has_decks_of_sides,
    planned,
    player_names,
    rival_of,
)
from game.scenes.common.matches.ring_plan import orders_of
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.new_match.new_ring_scene import NewRingScene
from game.scenes.new_match.portrait_picker import PortraitPicker
from game.scenes.scene_routes import SceneRoutes

from ...play.games import record_of
from ..desktop import Desktop
from ..table import Player


@pytest.fixture
def desktop(services: Services) -> Desktop:
    """A window with the menu, whose ring keeps its seats as they are shown."""
    services.remember(replace(services.settings, ring_lot=False))
    return Desktop(services, MenuScene(services))


def plan_of(player: Player, mode: str = "") -> NewRingScene:
    return player.show(NewRingScene(player.services, mode))


def begun(services: Services, **settings: object) -> Match:
    """Return a ring that has begun on these settings, with every deck taken."""
    services.remember(replace(services.settings, mode="ring", **settings))  # type: ignore[arg-type]
    match = begin_match(services)
    while not isinstance(match.position, State):
        match.submit(match.position.legal_actions()[0])
    return match


class Next(Scene):
    """Stands for whatever comes after the plan: it has the match that was begun."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match


@pytest.fixture(autouse=True)
def plan_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the plan end with its match: the steps of the setup have tests of their own."""
    monkeypatch.setattr(SceneRoutes, "next_scene", lambda _routes, match: Next(match))


def to_the_plan(desktop: Desktop) -> NewRingScene:
    desktop.press_button("New game")
    desktop.press_button("Three or four at the table")
    return desktop.at(NewRingScene)


@pytest.mark.parametrize("mode", MODES)
def test_from_the_menu_into_a_ring_by_the_mouse(desktop: Desktop, mode: str) -> None:
    """R13.1: each mode has its seats, one of them the person's, the others the computer's."""
    desktop.click(to_the_plan(desktop).modes[mode].rect.center)
    desktop.press_button("Begin")
    match = desktop.at(Next).match
    assert record_of(match).header.terms == Terms(ring=mode)
    kinds = ["ai-deck" if side in RINGS[mode].wings else "computer" for side in RINGS[mode].sides]
    kinds[0] = "person"
    assert [seat.kind for seat in match.seats] == kinds


def test_two_against_two_is_first_with_a_computer_as_partner(player: Player) -> None:
    """R14.1: the partner sits opposite, and all three others are computers."""
    scene = plan_of(player)
    assert scene.plan.ring == "pairs"
    assert [seat.kind for seat in planned(scene.plan).seats] == ["person", *["computer"] * 3]
    assert [group.sides for group in scene.seats.groups] == [(0, 2), (1, 3)]
    assert [group.caption for group in scene.seats.groups] == ["Your team", "Other team"]


def test_by_the_keys_alone_a_friend_becomes_the_partner(player: Player) -> None:
    scene = plan_of(player)
    partner = scene.seats.seats[2]
    player.tab_to(partner.kind)
    player.key("left")
    player.tab_to(partner.name)
    player.type("Bo")
    player.tab_to(scene.seats.seats[1].strength)
    player.key("right", "right")
    player.tab_to(scene.begin_button)
    player.key("enter")
    seats = planned(player.services.settings).seats
    assert [seat.kind for seat in seats] == ["person", "computer", "person", "computer"]
    assert seats[2].name == "Bo"
    assert [seats[1].strength, seats[3].strength] == ["careless", "careless"]


def test_by_a_pad_a_mode_is_chosen_and_begun(desktop: Desktop) -> None:
    scene = to_the_plan(desktop)
    scene.widgets.focus(scene.modes["pairs"])
    desktop.plug()
    desktop.pad("dpad_right", "a")
    assert scene.plan.ring == "three"
    scene.widgets.focus(scene.begin_button)
    desktop.pad("a")
    assert len(desktop.at(Next).match.seats) == 3


def test_a_person_may_hold_both_seats_of_a_team(player: Player) -> None:
    """R14.4: one against two; each of the seats has a name of its own."""
    scene = plan_of(player, "pairs")
    kinds = scene.seats.seats[2].kind.rect
    player.click_at((kinds.x + kinds.width / 4, kinds.centery))
    scene.begin()
    seats = planned(player.services.settings).seats
    assert [seat.is_person for seat in seats] == [True, False, True, False]
    assert len(set(player_names(player.services, seats))) == 4


def test_the_same_name_twice_is_told_and_nothing_begins(player: Player) -> None:
    scene = plan_of(player, "three")
    scene.change_seat(1, ring_seats="person", ring_names="Ada")
    scene.change_seat(0, ring_names="ADA")
    scene.begin()
    assert player.top is scene
    assert scene.message == "Two players have the same name. Change one of them."
    assert scene.message in player.read()


@pytest.mark.parametrize(
    ("mode", "keys"),
    [
        ("pairs", ["decks", "deck_sets_caption", "lot", "edition"]),
        ("three", ["decks", "deck_sets_caption", "lot", "edition"]),
        ("horde", ["decks", "horde", "lot", "edition"]),
    ],
)
def test_only_what_a_mode_knows_is_offered(player: Player, mode: str, keys: list[str]) -> None:
    """R13.21: against the Horde decks are not built, and none is left that could be even."""
    shown = [row for row in plan_of(player, mode).rows.rows if row.switch.visible]
    assert [row.key for row in shown] == keys
    assert len(shown[0].switch.options) == (2 if mode == "horde" else 3)


def test_all_that_is_chosen_is_remembered(player: Player) -> None:
    scene = plan_of(player, "four")
    scene.choose(ring_form="draft", ring_lot=False, edition="later")
    scene.change_seat(3, ring_strengths="master", ring_portraits="ash")
    player.command("back")
    kept, problem = load_settings()
    assert problem is None
    assert (kept.mode, kept.ring, kept.ring_form, kept.ring_lot) == ("ring", "four", "draft", False)
    assert (kept.ring_strengths[3], kept.ring_portraits[3]) == ("master", "ash")
    assert plan_of(player).plan == kept


def test_who_has_a_name_and_a_portrait_in_duels_keeps_them(player: Player) -> None:
    player.services.remember(
        replace(player.services.settings, names=("Ada", ""), portraits=("oak", ""))
    )
    seats = planned(plan_of(player).plan).seats
    assert (seats[0].name, seats[0].portrait) == ("Ada", "oak")
    assert len({seat.portrait or number for number, seat in enumerate(seats)}) == 4


def test_a_portrait_of_another_seat_changes_places(player: Player) -> None:
    scene = plan_of(player)
    assert not scene.seats.seats[2].portrait.enabled
    scene.change_seat(2, ring_seats="person")
    player.click(scene.seats.seats[2].portrait)
    picker = player.at(PortraitPicker)
    # Nobody takes the face of a character.
    assert len(picker.others) == 1
    player.click(picker.cards["hearth"])
    assert scene.plan.ring_portraits == ("oak", "moon", "hearth", "forge")
    assert scene.plan.portraits == ("", "")


@pytest.mark.parametrize(
    ("rival", "there", "mode", "back"),
    [
        ("computer", "Three or four players", "pairs", "Two players"),
        ("horde", "With a partner", "horde", "Solo against the Horde"),
    ],
)
def test_each_match_of_two_sides_and_its_ring_lead_to_one_another(
    player: Player, rival: str, there: str, mode: str, back: str
) -> None:
    player.show(NewMatchScene(player.services, rival))
    player.press(there)
    assert player.at(NewRingScene).plan.ring == mode
    player.press(back)
    assert player.at(NewMatchScene).rival == rival


def test_the_plan_fills_no_more_than_a_small_window(player: Player) -> None:
    scene = plan_of(player)
    scene.stack.resize(Viewport.of((1280, 720)))
    assert scene.page_scroll.view.height == scene.stack.view.height


# The lot, and seats moved on


@pytest.mark.parametrize(
    ("mode", "count"), [("three", 6), ("four", 24), ("pairs", 8), ("horde", 2)]
)
def test_the_lot_knows_every_order_that_keeps_partners(mode: str, count: int) -> None:
    """R13.7, R14.1: who wins together sits opposite, wherever the lot sends them."""
    orders = orders_of(RINGS[mode])
    assert len(orders) == count
    for order in orders:
        for side in RINGS[mode].sides:
            mate = RINGS[mode].partner(side)
            if mate is not None:
                assert RINGS[mode].partner(order[side]) == order[mate]


def test_by_lot_players_take_name_portrait_and_strength_along(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R13.7: a lot gives out the seats; who is "you" is "you" in every seat."""
    monkeypatch.setattr("secrets.choice", lambda orders: orders[-1])
    match = begun(services, ring="four", ring_lot=True, ring_strengths=("deep", "master") * 2)
    names = ("Lamplighter", "Isaura", "Ansgar", "You")
    assert player_names(services, match.seats) == names
    assert [seat.portrait for seat in match.seats] == ["forge", "oak", "moon", "hearth"]
    assert [seat.strength for seat in match.seats] == ["master", "deep", "master", ""]


@pytest.mark.parametrize("mode", ["three", "four", "pairs"])
def test_in_a_return_match_every_player_sits_one_seat_on(services: Services, mode: str) -> None:
    """The decks stay at their seats, so each plays what the one before them played."""
    match = begun(services, ring=mode, ring_lot=False)
    assert can_swap(match)
    assert has_decks_of_sides(match)
    assert rival_of(match) == "ring"
    again = exchanged(services, match)
    before = player_names(services, match.seats)
    assert player_names(services, again.seats) == (before[-1], *before[:-1])
    assert [done.action for done in again.history] == [done.action for done in match.history]
    assert isinstance(again.position, State)


def test_beside_the_horde_partners_change_places(services: Services) -> None:
    """R13.20: the wings stay between them."""
    match = begun(services, ring="horde", ring_lot=False)
    again = exchanged(services, match)
    assert player_names(services, again.seats)[0] == "Osk"
    assert again.seats[2].is_person
    assert [seat.is_horde for seat in again.seats] == [False, True, False, True]
    assert has_decks_of_sides(match)


def test_settings_of_the_horde_are_chosen_after_the_deal(services: Services) -> None:
    """R10.1, R13.21: a custom match with a partner asks once both hands are dealt."""
    match = begun(services, ring="horde", ring_lot=False, custom=True)
    chosen = [done.action for done in match.history if isinstance(done.action, ChooseDifficulty)]
    assert len(chosen) == 1
    assert match.seats[1] == HORDE


def test_the_plan_of_a_ring_leaves_the_duel_as_it_was(player: Player) -> None:
    plan_of(player, "three").change_seat(0, ring_names="Ada")
    player.command("back")
    duel = player.show(NewMatchScene(player.services))
    assert duel.plan.mode == DUEL.name
    assert duel.plan.names == ("", "")


def test_own_decks_that_are_too_few_are_told_and_nothing_begins(player: Player) -> None:
    """R14.2: each seat takes a deck, so four must be there; of a draft, cards are enough."""
    write_example()
    player.services.read_own_again()
    scene = plan_of(player, "pairs")
    kit = next(kit for kit in player.services.own.kits if len(kit.decks) < 4)
    scene.choose(kit=kit.id)
    scene.begin()
    assert player.top is scene
    assert scene.message.startswith(f"“{kit.name}” has too few decks of eight cards")
