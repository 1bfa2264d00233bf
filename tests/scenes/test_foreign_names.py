"""A record of a stranger that is accepted breaks no screen: continued, listed, watched."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.play import Match
from game.rules import Terms, legal_actions
from game.scenes import MenuScene
from game.scenes.replay.open_record import opened_file
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from tests.play.games import path_of

from .matches import new_match
from .table import Player

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
    record = services.store.unfinished(services.content)
    assert record is not None
    going_on = Match.resume(services.content, record, services.store)
    rng = Random(3)
    for _ in range(36):
        legal = legal_actions(going_on.position)
        going_on.submit(rng.choice(legal))
    going_on.close()
    for scene in (SavedGamesScene(services), opened_file(services, path), MenuScene(services)):
        player.stack.push(scene)
        player.wait(0.2)
        player.read()
    next(iter(player.top.entries.values())).on_click()  # type: ignore[attr-defined]
    player.wait(0.5)
    player.read()
    assert not isinstance(player.top, MenuScene)
