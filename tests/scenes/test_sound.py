"""Which music plays where, what the keyboard does to it, and what is heard of a setup."""

from dataclasses import dataclass, field

import pygame
import pytest

from game.kit import Sound
from game.play import load_settings
from game.rules import Terms
from game.scenes import MatchScene, MenuScene, ResultsScene, Services
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.examples import finished_duel, sample_duel
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.match.fight.fight_stakes import FightStakes
from game.scenes.options.options_scene import OptionsScene
from game.scenes.scene_table import load_scene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.voyage.parts.voyage_pictures import PLACE_SOUNDS, place_sound
from game.voyage.chart import PLACES

from .desktop import Desktop
from .matches import new_match
from .table import Player


@dataclass
class Record(Sound):
    """Notes what is asked of the sound."""

    playing: tuple[str, float] = ("", 1.0)
    place: tuple[str, float] = ("", 1.0)
    levels: tuple[int, int, int] = (0, 0, 0)
    played: list[str] = field(default_factory=list)

    def effect(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        self.played.append(name)

    interface = jingle = effect

    def music(self, name: str, level: float = 1.0) -> None:
        self.playing = name, level

    def ambience(self, name: str, level: float = 1.0) -> None:
        self.place = name, level

    def volumes(self, music: int, effects: int, interface: int) -> None:
        self.levels = music, effects, interface


@pytest.fixture
def record(services: Services) -> Record:
    services.sound = record = Record()
    return record


def test_overlays_leave_the_music_to_what_is_below(services: Services, record: Record) -> None:
    desktop = Desktop(services, MenuScene(services), rested=True)
    assert record.playing == ("music_menu", 1.0)
    heard, match = [], sample_duel(services)
    pause = PauseDialog(services, "Alaric", match)
    for scene in (MatchScene(services, match), pause, OptionsScene(services)):
        desktop.app.stack.push(scene)
        desktop.turn()
        heard.append(record.playing)
    assert [name for name, _ in heard] == ["music_match"] * 3
    assert heard[1][1] < 0.5
    assert heard[0][1] == heard[2][1] == 1.0


@pytest.mark.parametrize(
    ("name", "music", "place"),
    [
        ("menu", "music_menu", ""),
        ("match", "music_match", ""),
        ("ring_four", "music_ring", ""),
        ("voyage_chart", "music_sea", ""),
        ("voyage_home", "music_sea", "place_harbour"),
        ("voyage_muster", "music_sea", "place_harbour"),
        ("voyage_start", "music_sea", "place_harbour"),
        ("voyage_end", "music_sea", ""),
        ("voyage_fight_won", "music_sea", ""),
        ("voyage_saga", "music_sea", ""),
    ],
)
def test_each_kind_of_scene_has_its_music(
    player: Player, name: str, music: str, place: str
) -> None:
    scene = player.show(load_scene(name)(player.services), wait=0.1)
    assert (scene.music, player.stack.ambience) == (music, place)


@pytest.mark.parametrize("name", ["forge", "teacher", "village"])
def test_the_place_of_a_choice_is_heard_over_the_music_of_the_sea(
    player: Player, name: str
) -> None:
    services = player.services
    player.show(load_scene("voyage_chart")(services))
    assert player.stack.ambience == ""
    player.stack.push(load_scene(f"voyage_choice_{name}")(services))
    assert player.stack.ambience == place_sound(name)
    assert player.stack.music == ("music_sea", 1.0)
    player.stack.pop()
    assert player.stack.ambience == ""


def test_a_fight_is_heard_where_it_is_and_a_page_with_music_of_its_own_ends_that(
    services: Services, record: Record
) -> None:
    stakes = FightStakes("Shells", heard="place_wreck")
    desktop = Desktop(services, MatchScene(services, sample_duel(services), stakes=stakes))
    desktop.turn()
    assert record.place == ("place_wreck", 1.0)
    desktop.app.stack.push(PauseDialog(services, "Alaric", sample_duel(services)))
    desktop.turn()
    assert record.place[0] == "place_wreck"
    assert record.place[1] < 0.5
    desktop.app.stack.push(MenuScene(services))
    desktop.turn()
    assert record.place[0] == ""


def test_every_place_of_a_voyage_is_heard() -> None:
    told = {place for places in PLACE_SOUNDS.values() for place in places}
    assert set(PLACES) - told == {"goal"}
    assert place_sound("crown") == "place_castle"


def test_the_music_of_the_match_goes_on_while_the_screen_is_handed_over(player: Player) -> None:
    services = player.services
    match = player.show(MatchScene(services, sample_duel(services)), wait=0.1)
    player.stack.push(HandOverScene(services, match.match.seats, 0))
    assert player.stack.music == ("music_match", 1.0)


def test_a_key_silences_everything_and_brings_it_back(services: Services, record: Record) -> None:
    desktop = Desktop(services, MenuScene(services))
    desktop.key(pygame.K_s)
    assert record.levels == (0, 0, 0)
    assert load_settings()[0].muted
    desktop.key(pygame.K_s)
    assert record.levels == (60, 80, 80)
    assert not load_settings()[0].muted


def test_a_window_that_is_left_lowers_the_music(
    services: Services, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = Desktop(services, MenuScene(services))
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    desktop._post(pygame.WINDOWFOCUSLOST)
    assert 0 < record.playing[1] < 0.5
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    desktop._post(pygame.WINDOWMINIMIZED)
    assert record.playing[1] == 0
    monkeypatch.undo()
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    desktop._post(pygame.WINDOWRESTORED)
    assert record.playing == ("music_menu", 1.0)


def test_the_coin_and_the_end_are_heard(player: Player, record: Record) -> None:
    player.stack.push(CoinTossScene(player.services, sample_duel(player.services)))
    player.stack.update(0.0)
    assert not record.played
    player.stack.update(0.1)
    player.stack.update(0.1)
    assert record.played == ["coin_toss"]
    player.stack.push(ResultsScene(player.services, finished_duel(player.services)))
    assert record.played[-1] in ("victory", "defeat")


def test_a_pick_of_the_draft_is_heard(player: Player, record: Record) -> None:
    match = new_match(player.services, Terms(form="draft"), "Ada", "Bo", seed=1)
    player.show(DraftScene(player.services, match), wait=2.0)
    player.type("1")
    player.wait(2.0)
    assert "draft_pick" in record.played
