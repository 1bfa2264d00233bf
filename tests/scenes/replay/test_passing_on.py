"""Matches passed on and opened: files, codes, pictures, and what is wrong with them."""

from pathlib import Path
from unittest.mock import Mock, call

import pygame
import pytest

from game import paths
from game.__main__ import _parser, _with_replay
from game.kit import Scene
from game.play import Match, Playback, Salvaged, Seat, check, match_code, read_record
from game.rules import LEFT, Terms
from game.scenes import MenuScene, ResultsScene, Services
from game.scenes.examples import finished_duel, finished_ring
from game.scenes.history.history_scene import HistoryScene
from game.scenes.replay import points_sheet
from game.scenes.replay.open_record import UnplayableRecord, opened, opened_code, opened_file
from game.scenes.replay.points_sheet import ShareDialog, film
from game.scenes.replay.replay_scene import ReplayScene
from tests.certain import sure_of
from tests.play.games import record_of

from ..desktop import Desktop
from ..table import Player
from .watching import Watching, replay_of


def kept(folder: str = "shared") -> list[Path]:
    found = paths.user_data_dir() / folder
    return sorted(found.iterdir()) if found.exists() else []


# Passed on


def test_a_file_of_a_match_opens_as_the_same_match(services: Services) -> None:
    desktop = Watching(services)
    desktop.click(desktop.scene.share.rect.center)
    dialog = desktop.at(ShareDialog)
    # No picture is asked of a replay that was not drawn yet, as when all presses come at once.
    for button in (dialog.sheet, dialog.film):
        desktop.click(button.rect.center)
    assert (dialog.making, kept()) == (None, [])
    dialog.save_file()
    (path,) = kept()
    assert str(path) in dialog.message
    assert check(read_record(path), services.content).agrees
    again = sure_of(ReplayScene, opened_file(services, path))
    assert again.record.entries == desktop.scene.record.entries


def test_a_code_is_copied_or_else_kept_in_a_file(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, copy = replay_of(services), Mock(side_effect=[True, False])
    dialog, code = ShareDialog(services, scene), match_code(services.content, scene.record)
    monkeypatch.setattr(points_sheet, "write_clipboard", copy)
    dialog.copy_code()
    assert kept("texts") == []
    dialog.copy_code()
    assert copy.call_args_list == [call(code)] * 2
    (path,) = kept("texts")
    assert path.read_text(encoding="utf-8").strip() == code


@pytest.mark.parametrize("mode", ["", "pairs"])
def test_a_match_is_passed_on_as_a_code_and_as_pictures(player: Player, mode: str) -> None:
    services = player.services
    match = finished_ring(services, mode) if mode else finished_duel(services)
    again = sure_of(
        ReplayScene, opened_code(services, match_code(services.content, record_of(match)))
    )
    assert again.record.entries == record_of(match).entries
    # A few moments are enough to see that it is a film.
    scene = player.show(replay_of(services, match, first=6))
    player.draw()
    dialog = player.show(ShareDialog(services, scene))
    dialog.save_sheet()
    assert dialog.message.endswith(".png")
    dialog.save_film()
    while dialog.making is not None:
        player.stack.update(1 / 60)
    assert dialog.message.endswith(".gif")
    film, sheet = kept()
    frames = pygame.image.load_animation(film)
    assert len(frames) >= 6
    assert frames[0][0].get_size() == (640, 360)
    assert pygame.image.load(sheet).get_width() == 1920


def test_two_copies_of_the_game_make_a_film_each(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both begin at one instant, and one ends before the other."""
    scene = player.show(replay_of(player.services, first=3))
    films = []
    for copy in (1, 2):
        monkeypatch.setattr("os.getpid", lambda copy=copy: copy)
        films.append(film(player.services, scene.playback, 0, player.assets))
        while next(films[-1])[0] <= 0:
            pass
    assert [list(made)[-1][0] for made in films] == [1.0, 1.0]
    one, other = kept()
    assert one.suffix == other.suffix == ".gif"
    assert one.read_bytes() == other.read_bytes()


def test_a_film_that_is_stopped_leaves_no_file(player: Player) -> None:
    scene = player.show(replay_of(player.services))
    player.draw()
    dialog = player.show(ShareDialog(player.services, scene))
    dialog.save_film()
    player.wait(1 / 3)
    dialog.save_film()
    assert kept() == []


# Opened


def test_a_file_dropped_on_the_window_is_watched_or_told_of_in_one_line(
    services: Services, tmp_path: Path
) -> None:
    match, picture = tmp_path / "a match.jsonl", tmp_path / "holiday.png"
    match.write_bytes(record_of(finished_duel(services)).text())
    before = match.read_bytes()
    picture.write_bytes(b"\x89PNG")
    for path, kind in ((match, ReplayScene), (picture, UnplayableRecord)):
        desktop = Desktop(services, MenuScene(services))
        desktop._post(pygame.DROPFILE, file=str(path))
        desktop.rest()
        top: Scene = desktop.at(kind)
        if isinstance(top, UnplayableRecord):
            assert "holiday.png" in top.problem
        desktop.key(pygame.K_ESCAPE)
        desktop.at(MenuScene)
    assert match.read_bytes() == before


def test_a_damaged_record_is_watched_up_to_the_fault_and_one_of_other_rules_tells_who_won(
    player: Player, tmp_path: Path
) -> None:
    path = tmp_path / "old.jsonl"
    data = record_of(finished_duel(player.services)).text()
    path.write_bytes(data.replace(b'"rules": 1', b'"rules": 0', 1))
    assert isinstance(player.show(opened_file(player.services, path)), UnplayableRecord)
    words = " ".join(player.read())
    assert "Alaric" in words
    assert "Morwen’s Fort was destroyed" in words
    match, path = finished_duel(player.services), tmp_path / "cut.jsonl"
    lines = record_of(match).text().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:20], b"?", *lines[21:]]))
    scene = sure_of(ReplayScene, player.show(opened_file(player.services, path)))
    assert f"{path}:21" in scene.problem
    assert any(":21" in words for words in player.read())
    assert scene.playback.result == match.result


def test_the_history_and_the_results_lead_to_the_replay(player: Player) -> None:
    services, match = player.services, finished_duel(player.services)
    services.profile.file_match(record_of(match))
    scene = player.show(HistoryScene(services))
    player.press(services.translate("history.replay"))
    assert player.at(ReplayScene).record.entries == record_of(match).entries
    player.key("escape")
    assert player.stack.top is scene
    results = player.show(ResultsScene(services, match), wait=1.2)
    player.click(results.replay)
    player.at(ReplayScene)
    player.key("escape")
    assert player.top is results


def test_a_copied_code_is_watched_from_the_history(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = player.services
    scene = player.show(HistoryScene(services))

    def copied(text: str) -> None:
        monkeypatch.setattr("game.scenes.replay.open_record.read_clipboard", lambda: text)
        player.press(services.translate("history.open"))

    copied("something else")
    assert player.top is scene
    assert scene.message == services.translate("history.nothing_copied")
    code = match_code(services.content, record_of(finished_duel(services)))
    copied(f"  {code}\n")
    player.at(ReplayScene)
    player.key("escape")
    copied(code[:-5])
    assert player.at(UnplayableRecord).problem == services.translate("replay.code.short")


def test_a_match_without_a_deal_says_that_there_is_nothing_to_see(services: Services) -> None:
    match = Match.new(services.content, Terms(), (Seat("Ada"), Seat("Bo")), 1)
    match.concede(LEFT)
    scene = sure_of(UnplayableRecord, opened(services, Salvaged(record_of(match))))
    assert scene.problem == services.translate("replay.never_dealt")
    assert Playback.of(services.content, record_of(match)).result == match.result


def test_a_file_alone_on_the_command_line_is_watched(tmp_path: Path) -> None:
    record = tmp_path / "my-match.txt"
    record.write_text("")
    for words in (["a.jsonl"], [str(record)], ["--lang", "eo", "a.jsonl"]):
        options = _parser(words).parse_args(_with_replay(words))
        assert (options.run, str(options.replay)) == (None, words[-1])
    for words in (["rule", "R5"], ["replay", "a.jsonl"], ["--lang", "eo"]):
        assert _with_replay(words) == words
