"""The first start, another language at run time, and what that turns round."""

import sys
from typing import Any

import pygame
import pytest
import yaml

from game import kit, paths
from game.app import App
from game.content import load_strings
from game.kit import Button, active_context
from game.play import FIRST_DUEL_RIVAL, load_settings, settings_path
from game.rules import LEFT, RIGHT, PlayCreature, events
from game.scenes import MatchScene, MenuScene, Services, WelcomeScene, load_scene
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.difficulty.dealt_hands import HandTray
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.examples import middle_duel
from game.scenes.language import welcome_scene
from game.scenes.language.language_scene import LanguageScene
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.options.access_scene import AccessScene
from game.scenes.options.option_list import ACCESS, FIRST_ACCESS, LANGUAGE
from game.scenes.options.options_scene import OptionsScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.tutorial.lesson_scene import LessonScene
from game.start import make_services
from tests.certain import sure

from ..table import Player


def _own_language(code: str, *, rtl: bool = False) -> None:
    folder = paths.user_languages_dir()
    folder.mkdir(parents=True, exist_ok=True)
    pseudo = load_strings("pseudo")
    tree: dict[str, Any] = {}
    for key in pseudo:
        *sections, last = key.split(".")
        place = tree
        for section in sections:
            place = place.setdefault(section, {})
        entry = pseudo.entry(key)
        place[last] = dict(entry) if isinstance(entry, dict) else entry
    head = f"language: {{name: Own, plurals: en, direction: {'rtl' if rtl else 'ltr'}}}\n"
    (folder / f"{code}.yaml").write_text(head + yaml.safe_dump(tree, allow_unicode=True), "utf-8")


def _choose(player: Player, code: str) -> None:
    options = player.at(OptionsScene)
    player.click(options.controls[LANGUAGE])
    player.click(player.at(LanguageScene).grid.buttons[code])
    assert player.top is options


def _plain(player: Player) -> list[str]:
    known = {card.name for card in player.services.content.cards.values()}
    words = [line for line in player.read() if any(letter.isalpha() for letter in line)]
    strange = [line for line in words if "א" not in line and line not in known]
    # Names of players and of languages, and the letters of keys.
    return [line for line in strange if line not in ("Alaric", "Morwen", "Own") and len(line) > 2]


def test_all_scenes_of_a_match_are_written_anew(player: Player) -> None:
    _own_language("xx")
    match = middle_duel(player.services)
    scene = player.show(MatchScene(player.services, match))
    lines, before = len(scene.view.log.lines), match.state
    player.stack.push(PauseDialog(player.services, "Alaric", match))
    player.stack.push(OptionsScene(player.services))
    _choose(player, "xx")
    assert load_settings()[0].language == "xx"
    assert _plain(player) == []
    for _ in range(2):
        player.command("back")
        assert _plain(player) == []
    # Nothing is lost: the same scene, the same position, all that happened.
    assert player.top is scene
    assert match.state is before
    assert len(scene.view.log.lines) == lines
    assert all("א" in line.text for line in scene.view.log.lines)


def test_the_menu_is_written_anew_and_turned_round(player: Player) -> None:
    _own_language("xx", rtl=True)
    menu = player.show(MenuScene(player.services))
    player.stack.push(OptionsScene(player.services))
    _choose(player, "xx")
    assert menu.is_flipped
    player.command("back")
    buttons = [each for each in menu.entries.values() if isinstance(each, Button) and each.visible]
    labels = (each.label for group in (buttons, menu.cards.values()) for each in group)
    assert all("א" in label for label in labels)
    # A click at the right of the window is one on the button that is laid at the left.
    x, y = menu.entries["play"].rect.center
    player.click_at((player.stack.view.width - x, y))
    assert player.top is not menu


def test_a_language_whose_file_is_broken_is_refused_in_a_line(player: Player) -> None:
    folder = paths.user_languages_dir()
    folder.mkdir(parents=True)
    (folder / "it.yaml").write_text("menu: 5", "utf-8")
    chooser = player.show(LanguageScene(player.services))
    player.click(chooser.grid.buttons["it"])
    assert player.top is chooser
    assert chooser.problem.startswith(f"{folder / 'it.yaml'}:1: ")
    assert player.services.content.strings.language == "en"


@pytest.mark.parametrize("way", ["mouse", "keys", "back"])
def test_the_language_is_chosen_by_mouse_or_keys_alone_or_kept(player: Player, way: str) -> None:
    _own_language("it")
    left: list[object] = []
    chooser = LanguageScene(player.services)
    player.stack.push(MenuScene(player.services))
    player.stack.push(chooser, left.append)
    if way == "mouse":
        player.click(chooser.grid.buttons["it"])
    elif way == "keys":
        names = list(chooser.grid.buttons)
        player.command(*["forward"] * (names.index("it") - names.index("en")), "accept")
    else:
        player.command("back")
    assert left == [None if way == "back" else "it"]
    assert player.services.content.strings.language == ("en" if way == "back" else "it")


@pytest.fixture
def from_the_right() -> None:
    active_context().set_direction(True)


def _in_window(player: Player, x: float) -> float:
    return player.stack.view.width - x if player.top.is_flipped else x


def test_screens_are_turned_round_and_the_match_is_not(
    services: Services, from_the_right: None
) -> None:
    for scene in (MenuScene(services), OptionsScene(services), NewMatchScene(services)):
        assert scene.is_flipped
    for name in ("match", "order", "coin_toss", "draft", "campaign"):
        assert not load_scene(name)(services).is_flipped


def test_the_left_player_s_seat_plate_and_decks_are_at_the_left(
    player: Player, from_the_right: None
) -> None:
    scene = player.show(NewMatchScene(player.services))
    places = [_in_window(player, seat.area.centerx) for seat in scene.seats.seats]
    assert places[LEFT] < places[RIGHT]
    # The portrait begins the seat, at the right of its name.
    medal, box = scene.seats.players[LEFT].portrait.rect, scene.seats.seats[LEFT].area
    assert _in_window(player, medal.centerx) > _in_window(player, box.centerx)
    player.show(load_scene("printed_decks")(player.services))
    for left, right in player.at(PrintedDecksScene).table.plates:
        assert _in_window(player, left.rect.centerx) < _in_window(player, right.rect.centerx)
    player.show(load_scene("bans")(player.services))
    places = [_in_window(player, deck.rect.centerx) for deck in player.at(BanScene).decks]
    assert places[LEFT] < places[RIGHT]


def test_the_dealt_hand_lies_as_it_is_played(player: Player, from_the_right: None) -> None:
    player.show(load_scene("difficulty")(player.services))
    (row,) = player.at(DifficultyScene).hands
    assert isinstance(row, HandTray)
    places = [row.stronghold.centerx, *(spot.centerx for spot in row.spots), row.pile.centerx]
    seen = [_in_window(player, place) for place in places]
    assert seen == sorted(seen)
    # The key to the right goes to the card at the right.
    row.index = 0
    assert row.command("left" if player.top.is_flipped else "right")
    assert row.index == 1


def _welcomed(player: Player) -> WelcomeScene:
    return player.show(WelcomeScene(player.services))


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
    player.click(sure(scene.grid).buttons["en"])
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
    scene = _welcomed(player)
    if by_keys:
        player.key("enter")
    else:
        player.click(sure(scene.grid).buttons["en"])
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


def test_an_option_is_set_at_the_first_start_and_all_are_behind_the_offer_and_the_menu(
    player: Player,
) -> None:
    _welcomed(player)
    player.key("enter")
    for option, row in zip(FIRST_ACCESS, player.at(AccessScene).rows, strict=True):
        before = getattr(player.services.settings, option.name)
        player.wait(1.0)
        player.tab_to(row.control)
        player.key("enter" if isinstance(row.control, kit.Toggle) else "right")
        assert getattr(player.services.settings, option.name) != before
    assert load_settings()[0] == player.services.settings
    player.click(player.at(AccessScene).all_button)
    assert player.at(OptionsScene).page == ACCESS
    player.key("escape")
    player.at(AccessScene)
    player.stack.clear_to(MenuScene(player.services))
    player.press("Options")
    player.press("Accessibility")
    assert player.at(OptionsScene).page == ACCESS
