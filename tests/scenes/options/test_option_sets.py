"""Sets of options: another is taken up whole, and what all share stays as it is."""

from dataclasses import replace

from game.kit import Segments
from game.play import Settings, load_settings, option_set_path
from game.play.settings.settings import SHARED
from game.play.settings.settings_text import KINDS
from game.scenes import OptionsScene
from game.scenes.options.option_list import ACCESS, LANGUAGE, OPTIONS

from ..table import Player


def written(number: int, text: str) -> None:
    """Write a set of options."""
    option_set_path(number).parent.mkdir(parents=True, exist_ok=True)
    option_set_path(number).write_text(text)


def test_a_new_set_begins_as_a_copy_and_each_keeps_its_own(player: Player) -> None:
    services = player.services
    services.remember(replace(services.settings, text_size=150, names=("Ada", "Bo")))
    services.lay_keys("left")
    services.take_option_set(2)
    assert services.settings.text_size == 150
    services.remember(replace(services.settings, text_size=100, muted=True))
    services.lay_keys("usual")
    for number, size, muted, key in ((1, 150, False, "e"), (2, 100, True, "n")):
        services.take_option_set(number)
        assert (services.settings.text_size, services.settings.muted) == (size, muted)
        assert services.inputs.actions.triggers("keys", "next")[0] == key
    assert services.settings.names == ("Ada", "Bo")
    assert load_settings() == (services.settings, None)


def test_a_set_is_chosen_on_the_page_and_seen_at_once(player: Player) -> None:
    written(2, "text_size: 130\nhigh_contrast: true\n")
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
    written(3, "text_size: [99\n")
    services.remember(replace(services.settings, text_size=150))
    services.take_option_set(3)
    assert (services.settings.text_size, services.settings.option_set) == (150, 3)
    assert "options-3.yaml:2: this is no YAML" in services.problems[-1]


def test_every_option_belongs_to_a_set_but_language_and_window() -> None:
    assert set(OPTIONS) & SHARED == {LANGUAGE, "screen", "scale"}
    assert set(KINDS) >= SHARED
    one, other = Settings(), Settings(text_size=130, names=("Ada", "Bo"))
    assert one.with_options_of(other) == Settings(text_size=130)
