"""Sets of options: another is taken up whole, and what all share stays as it is."""

from dataclasses import replace

from game.kit import Segments
from game.play import Settings, load_settings, option_set_path
from game.play.settings.settings import SHARED
from game.play.settings.settings_text import KINDS
from game.scenes import OptionsScene
from game.scenes.options.option_list import ACCESS, LANGUAGE, OPTIONS

from ..table import Player


def test_a_new_set_begins_as_a_copy_and_each_keeps_its_own(player: Player) -> None:
    services = player.services
    services.remember(replace(services.settings, text_size=150, names=("Ada", "Bo")))
    services.lay_keys("left")
    services.take_option_set(2)
    assert services.settings.text_size == 150
    services.remember(replace(services.settings, text_size=100, muted=True))
    services.lay_keys("usual")
    services.take_option_set(1)
    assert (services.settings.text_size, services.settings.muted) == (150, False)
    assert services.inputs.actions.triggers("keys", "next")[0] == "e"
    services.take_option_set(2)
    assert (services.settings.text_size, services.settings.muted) == (100, True)
    assert services.settings.names == ("Ada", "Bo")
    assert services.inputs.actions.triggers("keys", "next") == ("n",)
    assert load_settings() == (services.settings, None)


def test_a_set_is_chosen_on_the_page_and_seen_at_once(player: Player) -> None:
    option_set_path(2).parent.mkdir(parents=True, exist_ok=True)
    option_set_path(2).write_text("text_size: 130\nhigh_contrast: true\n")
    scene = player.show(OptionsScene(player.services, ACCESS))
    player.tab_to(scene.controls["option_set"])
    player.command("right")
    player.wait(0.1)
    sizes = scene.controls["text_size"]
    assert isinstance(sizes, Segments)
    assert sizes.options[sizes.index] == "130%"
    assert player.services.settings.high_contrast


def test_a_set_that_cannot_be_read_is_told_and_begins_as_a_copy(player: Player) -> None:
    services = player.services
    option_set_path(3).parent.mkdir(parents=True, exist_ok=True)
    option_set_path(3).write_text("text_size: [99\n")
    services.remember(replace(services.settings, text_size=150))
    services.take_option_set(3)
    assert services.settings.text_size == 150
    assert services.settings.option_set == 3
    assert "options-3.yaml:2: this is no YAML" in services.problems[-1]


def test_every_option_belongs_to_a_set_but_language_and_window() -> None:
    assert set(OPTIONS) & SHARED == {LANGUAGE, "screen", "scale"}
    assert set(KINDS) >= SHARED
    one, other = Settings(), Settings(text_size=130, names=("Ada", "Bo"))
    assert one.with_options_of(other) == Settings(text_size=130)
