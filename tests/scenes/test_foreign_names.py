"""Words of strangers and other languages break no screen, and none is left in English."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.content import load_content
from game.kit import Assets, Viewport, active_context
from game.play import Match
from game.rules import LEFT, Terms, legal_actions
from game.scenes import MenuScene, load_scene
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.replay.open_record import opened_file
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from tests.certain import sure, sure_of

from ..play.games import path_of
from .matches import new_match
from .table import Player
from .text_sizes import written

Change = Callable[[dict[str, Any]], object]


def named(name: str) -> Change:
    return lambda head: [seat.update(name=name) for seat in head["seats"]]


def with_card(**values: object) -> Change:
    card = {"name": "W" * 40, "cost": 1, "attack": 1, "health": 1} | values
    return lambda head: head.update(custom={"wide": card})


@pytest.mark.parametrize(
    "change",
    [
        *map(named, ("\u202e" * 100, "a\0b", "a\ud800", "Z" + "\u0301" * 99, "ﷺ" * 100, "{count}")),
        lambda head: [seat.update(portrait="../../x\0") for seat in head["seats"]],
        with_card(cost=10**15 - 1, attack=10**15 - 1, health=10**15 - 1),
        with_card(name="ﷺ" * 40),
    ],
)
def test_what_is_accepted_is_shown(player: Player, change: Change) -> None:
    services = player.services
    match = new_match(services, Terms("draft"), "Ada", "Bo", seed=3)
    match.close()
    path: Path = path_of(match)
    head = json.loads(path.read_bytes().split(b"\n")[0])
    change(head)
    path.write_bytes(json.dumps(head).encode() + b"\n")
    record = sure(services.store.unfinished(services.content))
    going_on = Match.resume(services.content, record, services.store)
    rng = Random(3)
    for _ in range(36):
        legal = legal_actions(going_on.position)
        going_on.submit(rng.choice(legal))
    going_on.close()
    for scene in (SavedGamesScene(services), opened_file(services, path), MenuScene(services)):
        player.show(scene, wait=0.2)
        player.read()
    next(iter(player.top.entries.values())).on_click()  # type: ignore[attr-defined]
    player.wait(0.5)
    player.read()
    assert not isinstance(player.top, MenuScene)


SCREENS = ("history", "own_cards", "replay_unplayable", "replay_unplayable_code", "saved_games")
#: Two small Latin words in a row are English; lines of YAML have signs between them.
_ENGLISH = re.compile(r"\b[a-z]{2,} [a-z]{2,}\b")


@pytest.mark.parametrize("language", ["he", "ru", "uk"])
def test_no_sentence_is_english(language: str, assets: Assets, tmp_path: Path) -> None:
    content, found = load_content(language), []
    for name in SCREENS:
        screen = written(name, content, Viewport.of((1280, 720)), 100, assets, tmp_path)
        found += [each.string for each in screen.texts if _ENGLISH.search(each.string)]
        active_context().forget()
    assert found == []


def test_an_english_sentence_is_found() -> None:
    assert _ENGLISH.search("cards/ash.yaml:2: unknown key 'splah' of 'effect'")
    assert _ENGLISH.search("fen_giant: {name: Fen Giant, cost: 6, attack: 5}") is None
    assert _ENGLISH.search("saved.jsonl:1: this is no line of a record: choose a file")


def test_decks_are_chosen_by_their_numbers(player: Player) -> None:
    scene = sure_of(PrintedDecksScene, player.show(load_scene("printed_decks")(player.services)))
    scene.widgets.focus(scene.plates[0][LEFT])
    player.command("3", "9")
    assert scene.takers.taken[LEFT] == 2
    own = sure_of(ChooseDeckScene, player.show(load_scene("choose_deck")(player.services)))
    own.widgets.focus(own.list)
    player.command("3")
    assert own.list.selected == 2


def test_a_card_to_ban_is_chosen_by_its_number_and_the_tenth_by_nought(player: Player) -> None:
    player.show(load_scene("bans")(player.services))
    scene = player.at(BanScene)
    player.wait(3)
    deck = next(deck for deck in scene.decks if deck.open)
    scene.widgets.focus(deck)
    left = [place for place, spot in enumerate(deck.lying) if not spot.out]
    for place in (left[0], left[-1]):
        player.command(str((place + 1) % 10))
        assert deck.index == place
    out = next((place for place, spot in enumerate(deck.lying) if spot.out), None)
    if out is not None:
        player.command(str((out + 1) % 10))
        assert deck.index == left[-1]
