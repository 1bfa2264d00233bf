"""A figure is chosen for a card on the screen, and written into the player's file."""

from pathlib import Path

import pytest

from game import paths
from game.kit import Command
from game.scenes.own_cards.figure_pane import FigureButton
from game.scenes.own_cards.own_cards_scene import OwnCardsScene

from ..table import Player

TEXT = """\
# My wood.
owl:  # hoots
  name: Owl
  cost: 2
  attack: 1
  health: 1

fox: {name: Fox, cost: 1, attack: 1, health: 1,}  # red
"""


@pytest.fixture
def wood() -> Path:
    """Two cards of the player's own, each written in another way, with comments."""
    path = paths.user_data_dir() / "cards" / "wood.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(TEXT, encoding="utf-8")
    return path


def page(player: Player) -> OwnCardsScene:
    player.services.read_own_again()
    return player.show(OwnCardsScene(player.services))


def figure(scene: OwnCardsScene, name: str) -> FigureButton:
    return next(each for each in scene.gallery.buttons if each.figure == name)


def marked(scene: OwnCardsScene) -> list[str]:
    return [each.figure for each in scene.gallery.buttons if each.chosen]


def test_a_click_changes_the_one_line_of_the_card_and_undo_takes_it_back(
    player: Player, wood: Path
) -> None:
    scene = page(player)
    player.draw()
    assert [card.id for card in scene.cards] == ["fox", "owl"]
    assert marked(scene) == []
    player.click(figure(scene, "wolf"))
    assert scene.message == "New picture of Fox: Wolf. It is in your file."
    assert wood.read_text(encoding="utf-8") == TEXT.replace("1,}", "1, picture: wolf,}")
    assert marked(scene) == ["wolf"]
    player.stack.handle(Command("undo"))
    assert wood.read_text(encoding="utf-8") == TEXT
    assert marked(scene) == []
    assert scene.message == "Fox has its earlier picture again."


def test_keys_go_from_the_card_to_the_figure(player: Player, wood: Path) -> None:
    scene = page(player)
    player.draw()
    player.key("right")
    assert scene.cards[scene.chosen].id == "owl"
    player.key("tab", "right", "enter")
    bird = TEXT.replace("  name: Owl", "  picture: bird\n  name: Owl")
    assert wood.read_text(encoding="utf-8") == bird
    assert player.services.own.pictures["owl"].stem == "bird"
    player.key("left", "enter")
    assert wood.read_text(encoding="utf-8") == bird.replace("bird\n", "archer\n", 1)


def test_a_file_that_would_change_elsewhere_is_left_and_the_line_to_write_is_told(
    player: Player, wood: Path
) -> None:
    twice = "ant: &it {name: Ant, cost: 1, attack: 1, health: 1}\nbee: {<<: *it}\n"
    wood.write_text(TEXT, encoding="utf-8")
    scene = page(player)
    wood.write_text(twice, encoding="utf-8")
    player.click(figure(scene, "wolf"))
    assert wood.read_text(encoding="utf-8") == twice
    told = "wood.yaml cannot be changed here. Write “picture: wolf” for Fox in it."
    assert scene.message == told
    assert not scene.undo_button.visible


def test_a_file_that_was_changed_since_is_not_taken_back(player: Player, wood: Path) -> None:
    scene = page(player)
    player.click(figure(scene, "wolf"))
    later = wood.read_text(encoding="utf-8") + "# more\n"
    wood.write_text(later, encoding="utf-8")
    player.press("Undo")
    assert wood.read_text(encoding="utf-8") == later
    assert scene.message == "wood.yaml has been changed since. It is left as it is."
