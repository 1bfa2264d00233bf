"""The fullest tables there can be, in every window and in the longest words."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.content import load_strings
from game.kit import Assets, Scene
from game.play import HORDE, Match, Seat
from game.rules import ASSAULT, RIGHT, State
from game.scenes import MatchScene, Services
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, run, solo

from ..table import Player

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
QUICK_SIZE = (1024, 640)
LONG = Seat("Microctopus von und zu Hohenfels-Rattenstein")
HAND = "* Brute Carapace Meteorite Microctopus Annihilation Abomination Lieutenant Aberration"
EIGHT = "Microctopus Gnome Troll Assassin Reptile Scribe Martyr Partisan"
TWELVE = f"{EIGHT} Lieutenant Disciple Parasite Machine"

POSITIONS: dict[str, Callable[[], State]] = {
    "full hand": lambda: duel(HAND, "* Gnome Troll Alpha Zombie Ogre Baron Scribe Machine"),
    "full lane": lambda: duel(f"* a b | top: {EIGHT}", f"x * y | bottom: {EIGHT}"),
    "the AI's lanes": lambda: solo("* a b", f"* a b | top: {TWELVE} | bottom: {TWELVE}"),
    "the AI's turn": lambda: solo("* a b | top: Troll", "* Brute Alpha Gnome c d", active=RIGHT),
    "waiting": lambda: duel(
        "* Meteorite x | top: Troll Gnome", "* a b | top: Brute", phase=ASSAULT, mana=6
    ),
    "order": lambda: run(
        duel("* x | top: 5/9+splash", "* a b | top: Microctopus | bottom: Gnome"), "attack"
    ),
}


def table(services: Services, name: str) -> Scene:
    state = POSITIONS[name]()
    services.settings = replace(services.settings, hand_over=False)
    match = Match.from_position(state, (LONG, HORDE if state.solo else LONG))
    if name == "order":
        return OrderDialog(services, match)
    scene = MatchScene(services, match)
    scene.flow.seats.seen = state.active if not state.solo else 0
    return scene


IN_WINDOWS = [
    ("en", QUICK_SIZE),
    ("pseudo", (1280, 720)),
    *(
        pytest.param(language, size, marks=pytest.mark.slow)
        for language in ("en", "pseudo")
        for size in SIZES
    ),
]


@pytest.mark.parametrize(("language", "size"), IN_WINDOWS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_extreme_has_a_picture(
    services: Services, assets: Assets, name: str, language: str, size: tuple[int, int]
) -> None:
    services.speak(load_strings(language))
    player = Player(services, assets, size)
    player.show(table(services, name))
    player.wait(0.6)
    picture = player.draw()
    points = [(x * size[0] // 40, y * size[1] // 40) for x in range(40) for y in range(40)]
    assert len({picture.get_at_mapped(point) for point in points}) > 100
