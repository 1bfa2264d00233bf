"""The wardrobe: what was earned is chosen there, told of once, and seen at the table."""

from dataclasses import replace

from game.play import Match, Seat
from game.rules import RIGHT, TakeDeck, Terms
from game.scenes import MatchScene, Services
from game.scenes.ring.ring_scene import RingScene
from game.scenes.scene_table import load_scene
from game.scenes.wardrobe.earned_state import read_wardrobe
from game.scenes.wardrobe.wardrobe_scene import WardrobeScene
from tests.certain import sure_of

from ..table import Player

TEN = 10


def solve(services: Services, count: int) -> None:
    for number in range(count):
        services.profile.puzzles.note_solved(f"p{number}", 5.0)


def show(player: Player) -> WardrobeScene:
    return player.show(WardrobeScene(player.services))


def test_a_newcomer_sees_all_of_it_at_once(player: Player) -> None:
    scene = player.show(WardrobeScene(player.services))
    assert scene.page_height(scene.page_scroll.view) == scene.page_scroll.view.height


def test_what_is_locked_tells_how_it_is_won_and_is_not_worn(player: Player) -> None:
    solve(player.services, 4)
    scene = show(player)
    player.click(scene.cards["back"]["moon"])
    assert "Moon bridge is still locked. Solve 10 puzzles." in player.read()
    assert "4 / 10" in player.read()
    assert player.services.settings.card_back == ""


def test_ten_puzzles_win_the_moon_which_is_new_until_it_was_looked_at(player: Player) -> None:
    services = player.services
    solve(services, TEN)
    assert [each.id for each in read_wardrobe(services).fresh] == ["moon"]
    show(player)
    assert "New" in player.read()
    assert read_wardrobe(services).fresh == ()
    show(player)
    assert "New" not in player.read()


def test_what_was_won_is_told_of_once(player: Player) -> None:
    solve(player.services, TEN)
    tell = player.services.routes.news.tell_earned
    assert [each.words for each in tell()] == ["New card back: Moon bridge"]
    assert tell() == []


def test_a_back_that_is_worn_is_drawn_in_place_of_the_usual_one(player: Player) -> None:
    solve(player.services, TEN)
    scene = show(player)
    scene.widgets.focus(scene.cards["back"]["moon"])
    player.key("enter")
    assert player.services.settings.card_back == "moon"
    assert scene.cards["back"]["moon"].chosen
    assert not scene.cards["back"][""].chosen
    assert player.services.context.worn == {"ui/back": "earned/back_moon"}


def test_what_is_no_more_there_gives_way_to_the_usual_look(player: Player) -> None:
    services = player.services
    services.remember(replace(services.settings, card_back="gone", season="gone"))
    assert services.context.worn == {}
    assert show(player).cards["back"][""].chosen


def table(player: Player, *others: Seat) -> MatchScene:
    services = player.services
    worn = replace(services.settings, portrait_frame="oak", season="winter", card_back="moon")
    services.remember(worn)
    match = Match.new(services.content, Terms(), (Seat("Ada"), *others), 2, services.store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    return player.show(MatchScene(services, match))


def test_at_the_table_a_player_alone_has_frame_and_season_and_all_backs_are_the_own_one(
    player: Player,
) -> None:
    view = table(player, Seat("", "computer", strength="greedy")).view
    assert player.services.context.worn["frame/hearth"] == "earned/frame_oak"
    assert view.board.mood == "winter"
    assert view.table.printed_backs == frozenset()


def test_the_second_person_at_a_screen_keeps_the_printed_look(player: Player) -> None:
    view = table(player, Seat("Bo")).view
    assert "frame/moon" not in player.services.context.worn
    assert view.table.printed_backs == {RIGHT}


def test_a_ring_keeps_the_seasons_of_its_lands(player: Player) -> None:
    services = player.services
    services.remember(replace(services.settings, season="winter"))
    scene = player.show(load_scene("ring_four")(services))
    assert sure_of(RingScene, scene).view.board.mood in {"day", "dusk"}
