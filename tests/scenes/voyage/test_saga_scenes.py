"""The saga on the screen: begun, its voyages chosen and taken over, what sails on, its end."""

import json

import pytest

from game.play import SagaStore, ended_sagas, saved_sagas
from game.scenes import MenuScene, Services
from game.scenes.menu.menu_news import voyage_news
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.voyage.chart.voyage_pause import AGAIN, VoyagePause
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.ending.voyage_end_scene import VoyageEndScene
from game.scenes.voyage.saga.past_sagas_scene import PastSagasScene
from game.scenes.voyage.saga.saga_examples import sailed_saga
from game.scenes.voyage.saga.saga_files import is_of_saga, waiting_saga
from game.scenes.voyage.saga.saga_keep_scene import SagaKeepScene
from game.scenes.voyage.saga.saga_scene import SagaScene
from game.scenes.voyage.saga.saga_start_scene import SagaStartScene
from game.scenes.voyage.saga.saga_words import told_page
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene
from game.voyage import GiveUp, SetSail, header_of, offered, story
from game.voyage.saga.saga_story import beat_ids
from tests.play.voyages.sagas import ended

from ..table import Player


def log_book(player: Player, course: str = "", *, kept: bool = True) -> SagaScene:
    return player.show(SagaScene(player.services, sailed_saga(player.services, course, kept=kept)))


def test_a_saga_is_begun_and_its_first_voyage_sailed(player: Player) -> None:
    """R16.100, R16.101: the menu leads there, and from there everything is chosen already."""
    player.show(MenuScene(player.services))
    player.at(MenuScene).go("saga")
    start = player.at(SagaStartScene)
    player.key("enter")
    scene = player.at(SagaScene)
    assert scene.saga.header.captain == start.captain
    assert scene.saga.header.difficulty == "fair"
    assert scene.chosen == "out_of_the_harbour"
    player.key("enter")
    chart = player.at(ChartScene)
    assert chart.run.voyage.header.captain == start.captain
    saga = waiting_saga(player.services)
    assert saga is not None
    assert saga.under_way is not None


def test_setting_out_leads_to_the_saga(player: Player) -> None:
    """And back to the menu's entry from which one came."""
    scene = player.show(SettingOutScene(player.services, back="new_voyage"))
    player.click(scene.saga_button)
    assert player.at(SagaStartScene).entry == "new_voyage"
    log_book(player, "w").run.close()
    scene = player.show(SettingOutScene(player.services))
    player.click(scene.saga_button)
    assert player.at(SagaScene).saga.won == 1


def test_a_voyage_of_a_saga_is_sailed_again_without_what_had_sailed_on(player: Player) -> None:
    """R16.100: nothing of a saga is carried anywhere else."""
    run = log_book(player, "w").run
    run.submit(SetSail(offered(run.saga)[0]))
    sailed = run.saga.under_way
    assert sailed is not None
    header = header_of(run.saga, sailed)
    assert header.start is not None
    scene = player.show(player.services.routes.voyage_start(header))
    assert isinstance(scene, SettingOutScene)
    assert scene.header.start is None


def test_a_voyage_that_has_ended_leads_to_the_log_book_which_takes_it_over(player: Player) -> None:
    """R16.114."""
    run = log_book(player).run
    run.submit(SetSail("out_of_the_harbour"))
    voyage = run.sail()
    run.close()
    assert is_of_saga(player.services, voyage.record.path)
    voyage.submit(GiveUp())
    end = player.show(VoyageEndScene(player.services, voyage), wait=3.0)
    assert len(end.ways) == 3
    player.click(end.ways[0])
    scene = player.at(SagaScene)
    assert scene.saga.landed is not None
    player.key("enter")
    keep = player.at(SagaKeepScene)
    assert len(keep.chosen) == 4
    player.key("enter")
    assert player.top is scene
    assert scene.saga.landed is None
    assert len(scene.saga.aboard.cards) == 4
    assert list(scene.plates) == ["out_of_the_harbour"]


def test_a_voyage_of_a_saga_is_not_begun_again(player: Player) -> None:
    """R16.102: its pause has no such way."""
    log_book(player)
    player.key("enter")
    player.at(ChartScene)
    player.wait(1.0)
    for _ in range(3):
        if not isinstance(player.top, VoyagePause):
            player.key("escape")
    assert AGAIN not in player.at(VoyagePause)._ways


def test_a_voyage_of_its_own_has_the_usual_ways(player: Player) -> None:
    assert not is_of_saga(player.services, None)


def test_the_log_book_tells_the_pages_one_after_the_other(player: Player) -> None:
    """R16.112."""
    scene = log_book(player, "wlw")
    pages = [told_page(player.services, page) for page in story(scene.saga)]
    assert len(pages) == 4
    for number in (3, 2, 1, 0):
        words = player.read()
        assert all(line in words for line in pages[number])
        scene.widgets.focus(scene.pages)
        player.key("left")


def test_what_sails_on_is_seen_with_the_lamps_and_the_voyages_left(player: Player) -> None:
    log_book(player, "wlw")
    words = " ".join(player.read())
    for part in ("Lamps lit: 2 of 9", "Voyages left: 9", "May still be lost: 2", "Rank"):
        assert part in words


def test_cards_are_put_back_and_others_chosen(player: Player) -> None:
    """R16.103: no more than five; and not fewer."""
    run = sailed_saga(player.services, "w", kept=False)
    scene = player.show(SagaKeepScene(player.services, run))
    first, other = scene.chosen[0], next(card for card in scene.cards if card not in scene.chosen)
    player.click(scene.cards[other])
    assert scene.message == player.services.translate("saga.keep.full")
    player.click(scene.cards[first])
    scene.done()
    assert player.top is scene
    assert "Choose 1 more card." in player.read()
    player.click(scene.cards[other])
    player.click(scene.done_button)
    kept = [member.card for member in run.saga.aboard.cards]
    assert other in kept
    assert first not in kept


def test_a_relic_is_chosen_or_none(player: Player) -> None:
    """R16.105."""
    run = sailed_saga(player.services, "w", kept=False)
    scene = player.show(SagaKeepScene(player.services, run))
    player.click(scene.plates[""])
    player.click(scene.done_button)
    assert run.saga.aboard.relic == ""


def test_after_a_lost_voyage_there_is_no_relic_to_choose(player: Player) -> None:
    """R16.107."""
    run = sailed_saga(player.services, "wl", kept=False)
    scene = player.show(SagaKeepScene(player.services, run))
    assert scene.plates == {}
    assert player.services.translate("saga.keep.lost") in " ".join(player.read())


def test_cards_are_chosen_by_number(player: Player) -> None:
    run = sailed_saga(player.services, "w", kept=False)
    scene = player.show(SagaKeepScene(player.services, run))
    card = next(iter(scene.cards))
    before = card in scene.chosen
    player.type("1")
    assert (card in scene.chosen) != before or scene.message


@pytest.mark.parametrize(("course", "end"), [("wwlwwwwlwww", "won"), ("wlllwl", "lost")])
def test_a_saga_that_has_ended_is_told_and_kept(player: Player, course: str, end: str) -> None:
    """R16.110, R16.111."""
    scene = log_book(player, course)
    words = player.read()
    assert player.services.translate(f"saga.end.{end}") in words
    assert any(player.services.translate(f"saga.story.ended_{end}.a") in line for line in words)
    player.key("escape")
    assert [each.result.outcome for each in ended_sagas(SagaStore(player.services.voyages))] == [
        end
    ]
    player.show(PastSagasScene(player.services))
    player.key("enter")
    past = player.at(SagaScene)
    assert past.saga.end == scene.saga.end
    player.key("escape")
    player.at(PastSagasScene)


def test_a_saga_is_given_up_after_a_question(player: Player) -> None:
    """R16.111."""
    scene = log_book(player, "w")
    player.click(scene.end_button)
    player.key("escape")
    assert scene.saga.end == ""
    player.click(scene.end_button)
    player.key("right", "enter")
    assert scene.run.saga.end == "given_up"
    assert player.services.translate("saga.new") in player.read()


def test_a_saga_under_way_is_what_the_voyage_of_the_menu_leads_to(player: Player) -> None:
    log_book(player, "ww").run.close()
    assert voyage_news(player.services).lines == ("The saga of Mirel", "Lamps lit: 2 of 9")
    menu = player.show(MenuScene(player.services))
    menu.go("voyage")
    assert player.at(SagaScene).saga.won == 2


def test_a_saga_waits_among_the_saved_games(player: Player) -> None:
    """It is gone on with from there, or deleted with a way back."""
    run = log_book(player, "wl").run
    run.close()
    scene = player.show(SavedGamesScene(player.services), wait=1)
    words = player.read()
    assert "The saga of Mirel" in words
    assert "Lamps lit: 1 of 9 · Voyages left: 10" in words
    player.click(scene.buttons["delete"])
    player.key("right", "enter")
    assert waiting_saga(player.services) is None
    player.click(scene.buttons["undo"])
    scene.list.select(0)
    scene.go_on()
    assert player.at(SagaScene).saga.won == 1
    player.key("escape")
    player.at(MenuScene)


def test_a_damaged_saga_is_told_where_another_is_begun(player: Player) -> None:
    """One clear line, and nothing is lost."""
    run = log_book(player, "w").run
    run.close()
    path = run.record.path
    assert path is not None
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(lines[0] + b"rain\n")
    player.show(MenuScene(player.services)).go("saga")
    scene = player.at(SagaStartScene)
    assert str(path) in scene.message
    assert path.read_bytes() == lines[0] + b"rain\n"


def test_a_voyage_that_is_gone_begins_anew(player: Player) -> None:
    """R16.114."""
    run = log_book(player).run
    run.submit(SetSail("out_of_the_harbour"))
    voyage = run.sail()
    voyage.close()
    run.close()
    assert voyage.record.path is not None
    header, *others = voyage.record.path.read_bytes().splitlines(keepends=True)
    changed = json.dumps(json.loads(header) | {"seed": 5}).encode() + b"\n"
    voyage.record.path.write_bytes(changed + b"".join(others))
    player.show(player.services.routes.saga.begun_or_start())
    assert player.services.translate("saga.anew") in player.read()
    player.key("enter")
    assert player.at(ChartScene).run.record.path != voyage.record.path


def test_every_beat_has_its_words_in_as_many_wordings(services: Services) -> None:
    """R16.112: for every scenario and goal of the data, and none too many."""
    book = services.content.voyage
    goals = [goal.id for each in book.scenarios.values() for goal in each.goals]
    known = beat_ids(book.scenarios, goals, len(book.saga.stops))
    keys = {f"saga.story.{beat}.{'ab'[n]}" for beat, count in known.items() for n in range(count)}
    assert {key for key in keys if key not in services.content.strings} == set()


def test_a_saga_is_sailed_to_its_end_by_the_screens(player: Player) -> None:
    """R16.100 to R16.111: after each voyage its log book is opened anew."""
    log_book(player).run.close()
    store = SagaStore(player.services.voyages)
    for outcome in ("lost", "lost", "won", "lost", "lost"):
        player.show(player.services.routes.saga.begun_or_start())
        player.key("enter")
        voyage = player.at(ChartScene).run
        ended(voyage, outcome)
        player.show(player.services.routes.saga.begun_or_start())
        if saved_sagas(store, player.services.content):
            player.at(SagaScene)
            player.key("enter")
            player.at(SagaKeepScene)
            player.key("enter")
            player.at(SagaScene).run.close()
    (past,) = ended_sagas(store)
    assert (past.result.outcome, past.result.won) == ("lost", 1)
