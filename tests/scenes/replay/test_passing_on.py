"""Matches passed on and opened: files, codes, pictures, and what is wrong with them."""

from pathlib import Path

import pygame
import pytest

from game import paths
from game.__main__ import _parser, _with_replay
from game.play import (
    Match,
    Playback,
    Salvaged,
    Seat,
    check,
    match_code,
    read_record,
)
from game.rules import LEFT, Terms
from game.scenes import MenuScene, ResultsScene, Services
from game.scenes.examples import finished_duel
from game.scenes.history.history_scene import HistoryScene
from game.scenes.replay import share_dialog
from game.scenes.replay.open_record import UnplayableRecord, opened, opened_file
from game.scenes.replay.points_sheet import film
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.replay.share_dialog import ShareDialog

from ..desktop import Desktop
from ..table import Player
from .watching import replay_of

# Passed on


def test_a_file_of_a_match_opens_as_the_same_match(
    desktop: Desktop, scene: ReplayScene, services: Services
) -> None:
    desktop.click(scene.share.rect.center)
    dialog = desktop.at(ShareDialog)
    dialog.save_file()
    (path,) = (own_folder() / "shared").glob("*.jsonl")
    assert str(path) in dialog.message
    assert check(read_record(path), services.content).agrees
    again = opened_file(services, path)
    assert isinstance(again, ReplayScene)
    assert again.record.entries == scene.record.entries


def test_no_picture_is_asked_of_a_replay_that_was_not_drawn_yet(
    desktop: Desktop, scene: ReplayScene
) -> None:
    # As when all presses come at once, while the program was busy.
    desktop.click(scene.share.rect.center)
    dialog = desktop.at(ShareDialog)
    for button in (dialog.sheet, dialog.film):
        desktop.click(button.rect.center)
    assert dialog.making is None
    assert not own_folder().joinpath("shared").exists()


def own_folder() -> Path:
    """Return the folder of the player's data in this test."""
    return paths.user_data_dir()


def test_a_code_is_copied_or_else_kept_in_a_file(
    services: Services, scene: ReplayScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(share_dialog, "write_clipboard", copy)
    dialog = ShareDialog(services, scene)
    dialog.copy_code()
    assert copied == [match_code(services.content, scene.record)]
    monkeypatch.setattr(share_dialog, "write_clipboard", lambda _text: False)
    dialog.copy_code()
    (kept,) = (own_folder() / "texts").glob("*.txt")
    assert kept.read_text(encoding="utf-8").strip() == copied[0]


def test_pictures_of_a_match_can_be_opened(player: Player) -> None:
    services = player.services
    scene = replay_of(services, finished_duel(services))
    # A few moments are enough to see that it is a film.
    del scene.playback.moments[6:]
    scene.playback.turn_starts = [n for n in scene.playback.turn_starts if n < 6]
    player.stack.push(scene)
    player.draw()
    dialog = player.show(ShareDialog(services, scene))
    dialog.save_sheet()
    dialog.save_film()
    for _ in range(200):
        player.stack.update(1 / 60)
    folder = own_folder() / "shared"
    assert {path.suffix for path in folder.iterdir()} == {".gif", ".png"}
    (film,) = folder.glob("*.gif")
    frames = pygame.image.load_animation(film)
    assert len(frames) >= 6
    assert frames[0][0].get_size() == (640, 360)
    (sheet,) = folder.glob("*.png")
    assert pygame.image.load(sheet).get_width() == 1920


def test_two_copies_of_the_game_make_a_film_each(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both begin at one instant, and one ends before the other."""
    scene = player.show(replay_of(player.services, finished_duel(player.services)))
    del scene.playback.moments[3:]
    films = []
    for copy in (1, 2):
        monkeypatch.setattr("os.getpid", lambda copy=copy: copy)
        made = film(player.services, scene.playback, 0, player.assets)
        while next(made)[0] <= 0:
            pass
        films.append(made)
    assert [list(made)[-1][0] for made in films] == [1.0, 1.0]
    folder = own_folder() / "shared"
    assert {path.suffix for path in folder.iterdir()} == {".gif"}
    one, other = (path.read_bytes() for path in folder.iterdir())
    assert one == other


def test_a_film_that_is_stopped_leaves_no_file(player: Player) -> None:
    scene = player.show(replay_of(player.services, finished_duel(player.services)))
    player.draw()
    dialog = player.show(ShareDialog(player.services, scene))
    dialog.save_film()
    for _ in range(20):
        player.stack.update(1 / 60)
    dialog.save_film()
    assert list((own_folder() / "shared").iterdir()) == []


# Opened


def test_a_file_dropped_on_the_window_is_watched(services: Services, tmp_path: Path) -> None:
    match = finished_duel(services)
    assert match.record is not None
    path = tmp_path / "a match.jsonl"
    path.write_bytes(match.record.text())
    desktop = Desktop(services, MenuScene(services))
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    desktop.turn()
    desktop.rest()
    assert isinstance(desktop.top, ReplayScene)
    before = path.read_bytes()
    desktop.key(pygame.K_ESCAPE)
    assert isinstance(desktop.top, MenuScene)
    assert path.read_bytes() == before


def test_a_file_that_is_none_is_told_of_in_one_line(services: Services, tmp_path: Path) -> None:
    path = tmp_path / "holiday.png"
    path.write_bytes(b"\x89PNG")
    desktop = Desktop(services, MenuScene(services))
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    desktop.turn()
    desktop.rest()
    assert "holiday.png" in desktop.at(UnplayableRecord).problem
    desktop.key(pygame.K_RETURN)
    assert isinstance(desktop.top, MenuScene)


def test_a_damaged_record_is_watched_up_to_the_fault_and_says_so(
    player: Player, tmp_path: Path
) -> None:
    match = finished_duel(player.services)
    assert match.record is not None
    lines = match.record.text().split(b"\n")
    lines[20] = b"?"
    path = tmp_path / "cut.jsonl"
    path.write_bytes(b"\n".join(lines))
    scene = opened_file(player.services, path)
    assert isinstance(scene, ReplayScene)
    assert f"{path}:21" in scene.problem
    player.stack.push(scene)
    assert any(":21" in words for words in player.read())
    assert scene.playback.result == match.result


def test_a_record_of_other_rules_shows_who_played_and_who_won(
    player: Player, tmp_path: Path
) -> None:
    match = finished_duel(player.services)
    assert match.record is not None
    path = tmp_path / "old.jsonl"
    path.write_bytes(match.record.text().replace(b'"rules": 1', b'"rules": 0', 1))
    scene = opened_file(player.services, path)
    assert isinstance(scene, UnplayableRecord)
    player.stack.push(scene)
    words = " ".join(player.read())
    assert "Alaric" in words
    assert "Morwen’s Fort was destroyed" in words


def test_the_history_and_the_results_lead_to_the_replay(player: Player) -> None:
    services = player.services
    match = finished_duel(services)
    assert match.record is not None
    services.profile.file_match(match.record)
    scene = player.show(HistoryScene(services))
    player.press(services.translate("history.replay"))
    assert isinstance(player.top, ReplayScene)
    assert player.top.record.entries == match.record.entries
    player.key("escape")
    assert player.stack.top is scene
    results = player.show(ResultsScene(services, match))
    player.wait(1.2)
    player.click(results.replay)
    assert isinstance(player.top, ReplayScene)
    player.key("escape")
    assert player.stack.scenes[-1:] == (results,)


def test_a_copied_code_is_watched_from_the_history(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = player.services
    match = finished_duel(services)
    assert match.record is not None
    scene = player.show(HistoryScene(services))
    clipboard = "game.scenes.replay.open_record.read_clipboard"
    monkeypatch.setattr(clipboard, lambda: "something else")
    player.press(services.translate("history.open"))
    assert player.top is scene
    assert scene.message == services.translate("history.nothing_copied")
    code = match_code(services.content, match.record)
    monkeypatch.setattr(clipboard, lambda: f"  {code}\n")
    player.press(services.translate("history.open"))
    assert isinstance(player.top, ReplayScene)
    player.key("escape")
    monkeypatch.setattr(clipboard, lambda: code[:-5])
    player.press(services.translate("history.open"))
    assert player.at(UnplayableRecord).problem == services.translate("replay.code.short")


def test_a_match_without_a_deal_says_that_there_is_nothing_to_see(services: Services) -> None:
    match = Match.new(services.content, Terms(), (Seat("Ada"), Seat("Bo")), 1)
    match.concede(LEFT)
    assert match.record is not None
    scene = opened(services, Salvaged(match.record))
    assert isinstance(scene, UnplayableRecord)
    assert scene.problem == services.translate("replay.never_dealt")
    assert Playback.of(services.content, match.record).result == match.result


def test_a_file_alone_on_the_command_line_is_watched(tmp_path: Path) -> None:
    record = tmp_path / "my-match.txt"
    record.write_text("")
    for words in (["a.jsonl"], [str(record)], ["--lang", "eo", "a.jsonl"]):
        options = _parser(words).parse_args(_with_replay(words))
        assert options.run is None
        assert str(options.replay) == words[-1]
    for words in (["rule", "R5"], ["replay", "a.jsonl"], ["--lang", "eo"]):
        assert _with_replay(words) == words
