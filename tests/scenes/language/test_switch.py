"""Another language at run time, and what keeps its side where that turns screens round."""

from typing import Any

import pytest
import yaml

from game import paths
from game.content import load_strings
from game.kit import Button, active_context
from game.play import load_settings
from game.rules import LEFT, RIGHT
from game.scenes import (
    DifficultyScene,
    MatchScene,
    MenuScene,
    NewMatchScene,
    OptionsScene,
    PauseDialog,
    PrintedDecksScene,
    Services,
    load_scene,
)
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.difficulty.dealt_hands import HandTray
from game.scenes.examples import middle_duel
from game.scenes.language.language_scene import LanguageScene
from game.scenes.options.option_list import LANGUAGE

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
    player.stack.push(LanguageScene(player.services))
    chooser = player.at(LanguageScene)
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


def test_the_left_player_sits_at_the_left(player: Player, from_the_right: None) -> None:
    scene = player.show(NewMatchScene(player.services))
    places = [_in_window(player, seat.area.centerx) for seat in scene.seats.seats]
    assert places[LEFT] < places[RIGHT]
    # The portrait begins the seat, at the right of its name.
    medal, box = scene.seats.players[LEFT].portrait.rect, scene.seats.boxes[LEFT].area
    assert _in_window(player, medal.centerx) > _in_window(player, box.centerx)


def test_the_plates_of_printed_decks_and_the_decks_of_bans_are_at_their_sides(
    player: Player, from_the_right: None
) -> None:
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
