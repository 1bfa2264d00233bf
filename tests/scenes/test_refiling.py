"""A profile was lost, and many matches lie beside it: it is played while they are filed again."""

import threading
from collections.abc import Iterator

import pytest

from game.content import load_strings
from game.play import ForecastUse, Profile, Refiling, Seat, match_id
from game.rules import LEFT
from game.scenes import MenuScene, Services
from game.scenes.history.history_scene import HistoryScene
from game.scenes.statistics.statistics_scene import StatisticsScene
from tests.certain import sure

from .matches import given_up
from .table import Player

LOST = 5
LINE = "5 older matches are being put back into your history. You can play meanwhile."


SEATS = Seat("Ada"), Seat("", "computer", strength="master")


class Held:
    """Matches that are filed once the test lets them."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.services = services
        self.go = threading.Event()
        self.heard = threading.Event()
        file = Profile.file_finished

        def waits(*asked: object) -> int:
            if threading.current_thread() is not threading.main_thread():
                assert self.go.wait(60.0)
            return file(*asked)  # type: ignore[arg-type]

        monkeypatch.setattr(Profile, "file_finished", waits)
        monkeypatch.setattr(Refiling, "MANY", LOST)

    def end(self) -> None:
        """Have all of them filed."""
        self.go.set()
        sure(self.services._refiling).join()


@pytest.fixture
def held(services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    for seed in range(LOST):
        given_up(services, SEATS, seed, LEFT)
    made = Held(services, monkeypatch)
    yield made
    made.go.set()


def test_it_is_played_while_matches_are_filed_again(services: Services, held: Held) -> None:
    profile = services.profile
    assert services.refiling_left == LOST
    assert profile.history.count() == 0
    played = given_up(services, SEATS, 77, LEFT)
    services.note_forecast(played, ForecastUse(1))
    services.file(played)
    assert services.problems == []
    assert [each.id for each in profile.history.matches()] == [match_id(sure(played.record).header)]
    held.end()
    assert profile.history.count() == LOST + 1
    assert services.problems == []
    assert services.refiling_left == 0


def test_the_menu_says_so_as_long_as_it_lasts(
    services: Services, held: Held, player: Player
) -> None:
    menu = player.show(MenuScene(services), wait=1)
    assert [notice.text for notice in menu.notices.shown] == [LINE]
    held.end()
    player.wait(1)
    assert menu.notices.shown == []


@pytest.mark.parametrize("kind", [HistoryScene, StatisticsScene])
def test_history_and_statistics_say_so_as_long_as_it_lasts(
    services: Services, held: Held, player: Player, kind: type[HistoryScene | StatisticsScene]
) -> None:
    assert services.profile.history.count() == 0
    player.show(kind(services), wait=1)
    assert LINE in player.read()
    held.end()
    player.wait(1)
    assert LINE not in player.read()


@pytest.mark.parametrize("language", ["en", "eo", "fr", "he", "ru", "uk", "pseudo"])
def test_the_line_stands_in_the_history_whole(
    services: Services,
    player: Player,
    monkeypatch: pytest.MonkeyPatch,
    cut: list[str],
    language: str,
) -> None:
    monkeypatch.setattr(Services, "refiling_left", 18432)
    services.speak(load_strings(language))
    player.show(HistoryScene(services), wait=1)
    assert services.refiling_words() in player.read()
    assert cut == []


def test_the_statistics_count_what_was_put_back(
    services: Services, held: Held, player: Player
) -> None:
    assert services.profile.history.count() == 0
    scene = player.show(StatisticsScene(services), wait=1)
    held.end()
    player.wait(2)
    assert len(scene.data.matches) == LOST


def test_few_matches_are_filed_at_once(services: Services) -> None:
    for seed in range(3):
        given_up(services, SEATS, seed, LEFT)
    assert Refiling.MANY > 3
    assert services.profile.history.count() == 3
    assert services.refiling_left == 0
