"""The choice of a portrait: by pointer and keys, remembered, and shown all through a match."""

import pygame
import pytest

from game.board import draw_portrait
from game.kit import Assets, Canvas, PointerMoved, Viewport
from game.play import (
    ALL_PORTRAITS,
    PORTRAITS,
    SOLO,
    Match,
    Seat,
    load_settings,
    portraits_of,
    read_record,
)
from game.rules import LEFT, RIGHT, TakeDeck, Terms
from game.scenes import MatchScene, Services
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.common import player_names
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.new_match.portrait_picker import PortraitPicker
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.wardrobe.news_routes import NewsRoutes
from tests.play.games import path_of

from ..results.showing import listen
from ..table import Player


@pytest.fixture
def start(player: Player) -> NewMatchScene:
    return player.show(NewMatchScene(player.services, "friend"))


def opened(player: Player) -> PortraitPicker:
    """Return the choice that lies on top."""
    scene = player.at(PortraitPicker)
    player.draw()
    return scene


def shown(start: NewMatchScene) -> list[str]:
    return [button.portrait for button in (seat.portrait for seat in start.seats.players)]


def test_there_is_a_picture_and_a_name_for_every_portrait(
    services: Services, assets: Assets
) -> None:
    for portrait in PORTRAITS:
        assert assets.exists(f"portraits/{portrait}")
        assert services.translate(f"portraits.names.{portrait}")
        assert services.translate(f"portraits.about.{portrait}")


@pytest.mark.parametrize("pointed", [True, False])
def test_a_portrait_is_glad_to_be_pointed_at_or_reached(
    player: Player, start: NewMatchScene, monkeypatch: pytest.MonkeyPatch, pointed: bool
) -> None:
    player.click(start.seats.players[LEFT].portrait)
    card = opened(player).cards["storm"]
    painted = listen(monkeypatch, "image")
    if pointed:
        player.stack.handle(PointerMoved(card.rect.center))
    else:
        player.tab_to(card)
    player.wait(1.0)
    player.draw()
    assert "portraits/storm_glad" in painted
    assert "portraits/thorn_glad" not in painted


def test_a_portrait_is_chosen_with_the_keyboard(player: Player, start: NewMatchScene) -> None:
    player.tab_to(start.seats.players[RIGHT].portrait)
    player.key("enter")
    scene = opened(player)
    assert scene.widgets.focused is scene.cards[PORTRAITS[RIGHT]]
    player.tab_to(scene.cards["ash"])
    player.key("enter")
    assert player.top is start
    assert shown(start) == [PORTRAITS[LEFT], "ash"]
    player.key("enter")
    opened(player)
    player.command("3")
    assert shown(start)[RIGHT] == PORTRAITS[2]


def test_of_many_portraits_the_digits_choose_in_the_row_of_the_keyboard(
    player: Player, start: NewMatchScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = ALL_PORTRAITS[:12]
    monkeypatch.setattr(NewsRoutes, "portraits", lambda _: many)
    player.click(start.seats.players[LEFT].portrait)
    scene = opened(player)
    assert [scene.cards[each].number for each in many] == [1, 2, 3, 4, 5, 6, *[0] * 6]
    player.tab_to(scene.cards[many[8]])
    assert [scene.cards[each].number for each in many] == [*[0] * 6, 1, 2, 3, 4, 5, 6]
    player.command("2")
    assert shown(start)[LEFT] == many[7]


@pytest.mark.parametrize("way", ["escape", "button"])
def test_one_may_think_better_of_it(player: Player, start: NewMatchScene, way: str) -> None:
    player.click(start.seats.players[LEFT].portrait)
    scene = opened(player)
    if way == "escape":
        player.key("escape")
    else:
        player.click(scene.close)
    assert player.top is start
    assert shown(start) == list(PORTRAITS[:2])


def test_who_takes_the_others_portrait_changes_with_them(
    player: Player, start: NewMatchScene
) -> None:
    player.click(start.seats.players[LEFT].portrait)
    scene = opened(player)
    _, second = player_names(player.services, (Seat(), Seat()))
    assert scene.cards[PORTRAITS[RIGHT]].line == second
    player.click(scene.cards[PORTRAITS[RIGHT]])
    assert shown(start) == [PORTRAITS[RIGHT], PORTRAITS[LEFT]]


def test_a_character_keeps_its_face(player: Player) -> None:
    """Whom the computer plays as has no portrait to choose, and takes none away."""
    start = player.show(NewMatchScene(player.services))
    left, right = (seat.portrait for seat in start.seats.players)
    assert shown(start) == [PORTRAITS[LEFT], "osk"]
    assert (left.enabled, right.enabled) == (True, False)
    player.click(left)
    assert {card.owner for card in opened(player).cards.values()} == {None, LEFT}
    player.click(opened(player).cards["moon"])
    assert shown(start) == ["moon", "osk"]


def test_against_the_horde_all_portraits_are_free(player: Player) -> None:
    scene = player.show(NewMatchScene(player.services, "horde"))
    assert [seat.side for seat in scene.seats.players] == [LEFT]
    player.click(scene.seats.players[LEFT].portrait)
    owners = {card.owner for card in opened(player).cards.values()}
    assert owners == {None, LEFT}


def test_the_choice_is_remembered_and_goes_along(player: Player) -> None:
    start = player.show(NewMatchScene(player.services, "friend"))
    for side, portrait in ((LEFT, "oak"), (RIGHT, "tide")):
        player.click(start.seats.players[side].portrait)
        player.click(opened(player).cards[portrait])
        assert (player.top, shown(start)[side]) == (start, portrait)
    player.press("Begin")
    assert load_settings()[0].portraits == ("oak", "tide")
    player.press("Start match")
    assert player.at(CoinTossScene).portraits == ("oak", "tide")
    player.key("enter")
    player.wait(1)
    player.key("enter")
    scene = player.at(MatchScene)
    assert scene.view.hud.portraits == ("oak", "tide")
    player.draw()
    assert portraits_of(read_record(path_of(scene.match)).header.seats) == ("oak", "tide")
    scene.match.close()
    assert shown(NewMatchScene(player.services, "friend")) == ["oak", "tide"]


def test_swapped_sides_keep_their_faces_and_the_results_show_them(player: Player) -> None:
    seats = Seat("Ada", portrait="oak"), Seat("Bo")
    match = Match.new(player.services.content, Terms(), seats, seed=1)
    for number in (0, 1):
        match.submit(TakeDeck(number))
    match.concede(LEFT)
    player.stack.push(player.services.routes.results(match))
    player.draw()
    player.press("Swap sides and decks")
    assert player.at(CoinTossScene).portraits == (PORTRAITS[RIGHT], "oak")


@pytest.mark.settings(portraits=("moon", "oak"))
def test_the_captain_of_the_campaign_chooses_on_the_chart(player: Player) -> None:
    scene = player.show(CampaignScene(player.services))
    assert scene.portrait.portrait == "moon"
    player.click(scene.portrait)
    player.click(opened(player).cards["thorn"])
    assert player.top is scene
    assert scene.portrait.portrait == "thorn"
    assert load_settings()[0].portraits == ("thorn", "oak")
    assert load_settings()[0].mode != SOLO
    player.click(scene.sail)
    match = player.top.match  # type: ignore[attr-defined]
    assert portraits_of(match.seats) == ("thorn", "")
    match.close()


def test_a_sign_of_its_own_stands_for_the_horde(assets: Assets) -> None:
    pictures = []
    for portrait in ("", *PORTRAITS):
        view = Viewport.of((80, 80))
        canvas = Canvas(pygame.Surface((80, 80), pygame.SRCALPHA), view, assets)
        draw_portrait(canvas, portrait, RIGHT, view.center, view.width / 2)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGBA"))
    assert len(set(pictures)) == len(pictures)
