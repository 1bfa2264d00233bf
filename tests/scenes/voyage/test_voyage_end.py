"""The beginning and the end of a voyage: who sets out, the score, medals, and the ways on."""

from unittest.mock import Mock

import pygame
import pytest

from game.kit import Command, Times
from game.scenes import MenuScene, Services
from game.scenes.voyage.chart.chart_examples import SampleOutlooks
from game.scenes.voyage.chart.voyage_pause import AGAIN
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.ending.news_chips import WonDialog
from game.scenes.voyage.ending.past_voyage_scene import PastVoyageScene
from game.scenes.voyage.ending.voyage_end_scene import VoyageEndScene
from game.scenes.voyage.ending.voyage_log_scene import example as example_log
from game.scenes.voyage.parts.home_words import scenario_text
from game.scenes.voyage.parts.voyage_examples import run_until
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene
from game.voyage import VoyageHeader

from ..table import Player


def ended(services: Services, end: str = "won", captain: str = "mirel") -> VoyageEndScene:
    lost = end == "lost"
    run = run_until(services, lambda voyage: voyage.end == end, captain=captain, lost=lost)
    return VoyageEndScene(services, run)


def test_the_parts_make_the_score_and_every_part_is_told(player: Player) -> None:
    scene = player.show(ended(player.services), wait=Times.result + 3)
    points = scene.pages.score.score
    scene.pages.turn_to("score")
    assert sum(part.points for part in points.parts) * points.percent // 100 == points.points
    words = player.read()
    for part in points.parts:
        assert scene.pages.score.words(part) in words
    assert str(points.points) in words


@pytest.mark.parametrize("end", ["won", "lost"])
def test_the_moment_of_the_end_comes_before_its_pages(player: Player, end: str) -> None:
    scene = player.show(ended(player.services, end), wait=Times.result + 3)
    words = player.read()
    assert {scene.line, str(scene.pages.told.result.score)} <= set(words)
    assert scene.pages.pages == ["ending", "course", "company", "score"]
    scene.pages.turn_to("course")
    assert scene.line in player.read()


def test_a_medal_is_new_once(player: Player) -> None:
    first = ended(player.services)
    assert first._new
    again = ended(player.services)
    assert first._new <= again._had
    assert not again._new & first._new


def test_a_lost_voyage_tells_so_and_has_no_new_medal(services: Services) -> None:
    scene = ended(services, "lost")
    assert not scene.won
    assert not scene._new
    assert "neither guard is beaten" in scene.line


def test_the_next_captain_sails_a_new_chart(player: Player) -> None:
    scene = player.show(ended(player.services), wait=Times.result + 0.2)
    player.key("enter")
    start = player.at(SettingOutScene)
    assert start.header.captain == scene._next != "mirel"
    assert start.header.seed != scene.voyage.header.seed


def test_the_same_voyage_can_be_sailed_again(player: Player) -> None:
    scene = player.show(ended(player.services), wait=Times.result + 0.2)
    player.click(scene.ways[1])
    assert player.at(SettingOutScene).header == scene.voyage.header


def test_a_press_for_the_fight_does_not_leave_it(player: Player) -> None:
    scene = player.show(ended(player.services))
    player.key("enter")
    assert player.top is scene
    player.wait(Times.result + 0.2)
    player.key("escape")
    assert isinstance(player.top, MenuScene)


def test_past_voyages_are_listed_and_sailed_again(player: Player) -> None:
    done = ended(player.services).voyage.header
    player.click(player.show(SettingOutScene(player.services)).log_button)
    assert any("points" in words for words in player.read())
    player.key("enter")
    shown = player.at(PastVoyageScene)
    assert shown.told.story is not None
    player.click(shown.again_button)
    assert player.at(SettingOutScene).header == done


def test_what_a_voyage_opens_and_earns_is_announced_once(player: Player) -> None:
    """R16.86: the difficulty after the one that was won, and achievements."""
    start = SettingOutScene(player.services)
    assert "Rough is locked: win on Fair to open it." in player.show(start).awaits.spoken
    assert player.services.profile.history.count() == 0
    first = player.show(ended(player.services))
    news = [medal.chip.words for medal in first.medals]
    assert "Out of the harbour: Rough is open" in news
    assert "New: squalls, for who wants it harder" in news
    assert "Achievement: Sea legs" in news
    player.wait(Times.result + 3)
    assert set(news) <= set(player.read())
    again = [medal.chip.words for medal in ended(player.services).medals]
    assert "Out of the harbour: Rough is open" not in again
    assert "New: squalls, for who wants it harder" not in again
    assert (
        "Storm is locked: win on Rough to open it."
        in SettingOutScene(player.services).awaits.spoken
    )


def test_a_medal_tells_what_was_won(player: Player) -> None:
    scene = player.show(ended(player.services), wait=Times.result + 3)
    medals = {medal.chip.words: medal for medal in scene.medals}
    player.tab_to(medals["New scenario: Crown of the bridges"])
    player.key("enter")
    opened = player.top
    assert isinstance(opened, WonDialog)
    assert scenario_text(player.services, "crown") in player.read()
    player.key("escape")
    player.click(medals["Achievement: Sea legs"])
    assert "Sea legs" in " ".join(player.read())
    player.key("escape")
    assert player.top is scene
    scene.pages.turn_to("score")
    assert not any(medal.visible for medal in scene.medals)


def test_past_voyages_keep_cards_and_relics(player: Player) -> None:
    scene = player.show(example_log(player.services), wait=1)
    words = player.read()
    assert "Out of the harbour" in words
    assert "You won 3 fights." in words
    assert len(scene.cards.members) >= 7
    player.key("down")
    assert "You won 3 fights." not in player.read()


def test_a_voyage_is_begun_again_from_its_pause(player: Player) -> None:
    run = run_until(player.services, lambda voyage: voyage.day == 2 and not voyage.choices)
    chart = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=3)
    chart._paused(AGAIN)
    player.key("right", "enter")
    assert player.at(SettingOutScene).header == run.voyage.header
    assert run.voyage.end == "lost"


@pytest.fixture
def scene(player: Player) -> SettingOutScene:
    return player.show(SettingOutScene(player.services))


def test_a_first_voyage_begins_with_one_press(player: Player, scene: SettingOutScene) -> None:
    seed = scene.seed.seed
    player.key("enter")
    header = player.at(ChartScene).run.voyage.header
    assert header == VoyageHeader("out_of_the_harbour", "fair", "sanna", seed)


def test_a_captain_is_chosen_by_keys_and_shown_with_cards_and_steps(
    player: Player, scene: SettingOutScene
) -> None:
    player.tab_to(scene.captains["tavi"])
    player.key("enter")
    assert scene.header.captain == "tavi"
    cards = player.services.content.voyage.captains["tavi"].cards
    assert tuple(card.id for card in scene.cards.cards) == cards
    assert [rank for rank, _ in scene.cards.steps] == [1, 4, 7]
    assert any("incantations cost 1 less" in words for words in player.read())
    player.tab_to(scene.begin_button)
    player.key("enter")
    assert player.at(ChartScene).run.voyage.header.captain == "tavi"


def test_a_seed_is_typed_and_gives_its_voyage(player: Player, scene: SettingOutScene) -> None:
    player.tab_to(scene.seed.field)
    player.key(*["backspace"] * len(scene.seed.field.text))
    player.type("4x2")
    assert scene.seed.field.text == "42"
    assert "nine digits" not in scene.message
    player.tab_to(scene.begin_button)
    player.key("enter")
    assert player.at(ChartScene).run.voyage.header.seed == 42


@pytest.mark.parametrize(
    ("typed", "seed"), [("0000", 0), ("007", 7), ("Seed: 123 456 789 012", 123456789)]
)
def test_a_seed_is_the_number_that_was_typed_or_pasted(
    player: Player, scene: SettingOutScene, monkeypatch: pytest.MonkeyPatch, typed: str, seed: int
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: typed)
    player.tab_to(scene.seed.field)
    player.key(*["backspace"] * 9)
    player.stack.handle(Command("paste"))
    scene.begin()
    assert player.at(ChartScene).run.voyage.header.seed == seed


def test_an_empty_seed_becomes_another_one(player: Player, scene: SettingOutScene) -> None:
    scene.seed.field.text = ""
    player.click(scene.begin_button)
    assert player.at(ChartScene).run.voyage.header.seed > 0


def test_the_seed_is_copied_and_another_drawn(
    player: Player, scene: SettingOutScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Mock(return_value=True)
    monkeypatch.setattr("game.scenes.voyage.setting_out.voyage_seed.write_clipboard", copy)
    first = scene.seed.field.text
    player.click(scene.seed.copier)
    copy.assert_called_once_with(first)
    assert first in scene.message
    player.click(scene.seed.other)
    assert scene.seed.field.text != first


def test_the_way_back_leads_to_the_menus_card(player: Player, scene: SettingOutScene) -> None:
    player.key("escape")
    menu = player.at(MenuScene)
    assert menu.widgets.focused is menu.entries["voyage"]
    assert scene.entry == "voyage"


def test_the_captain_who_has_won_is_not_offered_next(services: Services) -> None:
    run_until(services, lambda voyage: voyage.end == "won", captain="sanna").close()
    scene = SettingOutScene(services)
    assert scene.header.captain == "mirel"
    assert "points" in scene.captains["sanna"].best
