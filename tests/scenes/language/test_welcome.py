"""The first start: the language, a way to begin, and the clicks up to the first own card."""

import sys

import pygame
import pytest

from game import kit
from game.app import App
from game.play import load_settings, settings_path
from game.rules import PlayCreature, events
from game.scenes import MatchScene, MenuScene, OptionsScene, WelcomeScene
from game.scenes.common import FIRST_DUEL_RIVAL
from game.scenes.language import welcome_scene
from game.scenes.options.access_scene import AccessScene
from game.scenes.options.option_list import ACCESS, FIRST_ACCESS
from game.scenes.tutorial.lesson_scene import LessonScene
from game.start import make_services

from ..table import Player


def _welcomed(player: Player) -> WelcomeScene:
    return player.show(WelcomeScene(player.services))


def _choose_english(player: Player, scene: WelcomeScene) -> None:
    assert scene.grid is not None
    player.click(scene.grid.buttons["en"])


def _wait_for_own_turn(player: Player) -> MatchScene:
    for _ in range(12000):
        if isinstance(player.top, MatchScene) and player.top.flow.free:
            return player.top
        player.stack.update(1 / 30)
    raise AssertionError("the own turn does not come")


def _plays(scene: MatchScene) -> int:
    return sum(
        isinstance(event, events.CreatureSummoned) and scene.match.seat(event.side).is_person
        for done in scene.match.history
        for event in done.events
    )


def test_a_newcomer_plays_a_card_in_five_clicks(player: Player) -> None:
    scene = _welcomed(player)
    _choose_english(player, scene)
    player.click(player.at(AccessScene).go_on)
    player.click(scene.duel)
    match = _wait_for_own_turn(player)
    play = next(action for action in match.flow.legal if isinstance(action, PlayCreature))
    card = match.selection.hand[play.place]
    player.click_at((card.spot.x, card.spot.y))
    box = match.view.layout.lane(match.state.active, play.lane)
    player.click_at((box.x + box.width / 2, box.y + box.height / 2))
    assert _plays(match) == 1
    assert match.match.seat(1 - match.state.active).strength == FIRST_DUEL_RIVAL == "beginner"


@pytest.mark.parametrize("by_keys", [True, False])
def test_the_menu_is_offered_once_the_offer_of_access_is_skipped_by_one_press(
    player: Player, by_keys: bool
) -> None:
    """The ring goes on with the keyboard alone."""
    scene = _welcomed(player)
    if by_keys:
        player.key("enter")
    else:
        _choose_english(player, scene)
    assert scene.widgets.focused is scene.learn
    assert scene.widgets.ring_shown == by_keys
    offered, before = player.at(AccessScene), player.services.settings
    player.key("enter") if by_keys else player.click(offered.go_on)
    assert (player.top, scene.chosen) == (scene, True)
    assert player.services.settings == before
    player.command("down", "down", "accept") if by_keys else player.click(scene.menu)
    player.at(MenuScene)


def test_the_first_lesson_comes_first_and_after_it_the_menu(player: Player) -> None:
    _welcomed(player)
    player.command("accept", "accept", "accept")
    player.at(LessonScene)
    assert isinstance(player.stack.scenes[-2], MenuScene)


def test_who_has_chosen_is_never_asked_again(player: Player) -> None:
    assert not settings_path().exists()
    scene = _welcomed(player)
    # A click beside the languages leaves Enter what it does.
    player.click_at((640, 700))
    player.key("enter")
    assert scene.chosen
    assert load_settings()[0].language == "en"


def test_back_leads_one_page_back_on_every_page(player: Player) -> None:
    scene = _welcomed(player)
    player.command("accept", "back")
    assert (player.top, scene.chosen) == (scene, False)
    player.command("accept", "accept", "back")
    player.at(AccessScene)
    player.command("accept")
    player.click(scene.back)
    player.click(player.at(AccessScene).back)
    assert (player.top, scene.chosen) == (scene, False)


@pytest.mark.parametrize("first", [True, False])
def test_the_first_start_alone_begins_with_the_welcome(first: bool) -> None:
    app = App(make_services(), first=first)
    assert isinstance(app._first_scene(), WelcomeScene if first else MenuScene)


@pytest.mark.parametrize(
    ("spoken", "proposed"),
    [
        (("he-IL", "en-US"), "he"),
        (("xx", "fr-CA", "en"), "fr"),
        (("xx",), "en"),
        ((), "en"),
        (("pt-BR",), "pt-BR"),
    ],
)
def test_the_language_of_the_system_is_proposed(
    monkeypatch: pytest.MonkeyPatch, spoken: tuple[str, ...], proposed: str
) -> None:
    monkeypatch.setattr(welcome_scene, "preferred_languages", lambda: spoken)
    assert welcome_scene.proposed(("en", "fr", "he", "pt-BR")) == proposed


def test_the_system_tells_its_languages_by_their_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [{"language": "iw", "country": "IL"}, {"language": "eo", "country": None}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: told)
    for name in _NAMES:
        monkeypatch.delenv(name, raising=False)
    assert kit.preferred_languages() == ("he-IL", "eo")


_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="POSIX has these variables")
@pytest.mark.parametrize(
    ("values", "languages"),
    [
        (("fr_CA.UTF-8", "uk_UA", "en_US.UTF-8", ""), ("fr-CA",)),
        (("", "uk_UA.UTF-8", "en_US.UTF-8", ""), ("uk-UA",)),
        (("", "", "iw_IL@x", "eo:ru_RU"), ("eo", "ru-RU", "he-IL")),
        (("C.UTF-8", "uk_UA", "en_US", "fr"), ()),
    ],
)
def test_the_variables_of_posix_are_asked_in_their_order(
    values: tuple[str, ...], languages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in zip(_NAMES, values, strict=True):
        monkeypatch.setenv(name, value)
    assert kit.preferred_languages() == languages


# What eases seeing, hearing and playing


def test_an_option_is_set_at_the_first_start_and_seen_at_once(player: Player) -> None:
    _welcomed(player)
    player.key("enter")
    for option, row in zip(FIRST_ACCESS, player.at(AccessScene).rows, strict=True):
        before = getattr(player.services.settings, option.name)
        player.wait(1.0)
        player.tab_to(row.control)
        player.key("enter" if isinstance(row.control, kit.Toggle) else "right")
        assert getattr(player.services.settings, option.name) != before
    assert load_settings()[0] == player.services.settings


def test_the_offer_and_the_menu_lead_to_all_options_of_access(player: Player) -> None:
    _welcomed(player)
    player.key("enter")
    player.click(player.at(AccessScene).all_button)
    assert player.at(OptionsScene).page == ACCESS
    player.key("escape")
    player.at(AccessScene)
    player.stack.clear_to(MenuScene(player.services))
    player.press("Options")
    player.press("Accessibility")
    assert player.at(OptionsScene).page == ACCESS
