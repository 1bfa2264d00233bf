"""Setting out: one press, another captain, and the seed shown, typed, copied and drawn anew."""

import pygame
import pytest

from game.kit import Command, Look, active_context
from game.scenes import MenuScene, Services
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.parts.voyage_examples import run_until
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene
from game.voyage import VoyageHeader

from ..table import Player


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
    for _ in scene.seed.field.text:
        player.key("backspace")
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
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr("game.scenes.voyage.setting_out.voyage_seed.write_clipboard", copy)
    first = scene.seed.field.text
    player.click(scene.seed.copier)
    assert copied == [first]
    assert first in scene.message
    player.click(scene.seed.other)
    assert scene.seed.field.text != first


def test_the_way_back_leads_to_the_menus_card(player: Player, scene: SettingOutScene) -> None:
    player.key("escape")
    menu = player.at(MenuScene)
    assert menu.widgets.focused is menu.entries["voyage"]
    assert scene.back == "voyage"


def test_the_captain_who_has_won_is_not_offered_next(services: Services) -> None:
    run_until(services, lambda voyage: voyage.end == "won", captain="sanna").close()
    scene = SettingOutScene(services)
    assert scene.header.captain == "mirel"
    assert "points" in scene.captains["sanna"].best


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_all_of_it_is_in_reach_at_every_size_of_texts(player: Player, size: float) -> None:
    active_context().set_look(Look(text=size))
    scene = player.show(SettingOutScene(player.services))
    for widget in (*scene.captains.values(), scene.cards, scene.seed.field, scene.begin_button):
        player.tab_to(widget)
