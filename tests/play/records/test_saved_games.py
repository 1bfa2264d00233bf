"""All matches that wait: listed by their first lines, deleted without being lost."""

import os
from pathlib import Path
from random import Random

import pytest

from game.play import (
    Match,
    MatchStore,
    RecordError,
    delete_saved,
    restore_saved,
    saved_games,
    saved_position,
)
from game.play.records import record
from game.rules import Creature
from tests.certain import objection

from ..games import CONTENT, begun, content_with, failing, go_on, path_of, played, sure


def left(store: MatchStore, actions: int) -> Path:
    match = go_on(begun(store=store), Random(1), actions)
    match.close()
    return path_of(match)


def paths(store: MatchStore) -> list[Path]:
    return [game.path for game in saved_games(store, CONTENT)]


def test_all_matches_without_an_end_are_listed_by_when_they_were_saved(store: MatchStore) -> None:
    older, newer = left(store, 3), left(store, 4)
    played(store=store).close()
    go_on(begun(store=store), Random(1), 3).abandon()
    assert paths(store) == [newer, older]
    os.utime(newer, (1, 1))
    assert paths(store) == [older, newer]


def test_the_list_reads_first_lines(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    path = left(store, 9)
    told = AssertionError("a whole record is read for a list")
    monkeypatch.setattr(record, "parse_record", failing(told))
    (game,) = saved_games(store, CONTENT)
    assert game.path == path
    assert game.header is not None
    assert game.problem == ""


def test_damaged_and_foreign_files_are_listed_with_their_line(store: MatchStore) -> None:
    good, broken = left(store, 3), left(store, 4)
    broken.write_bytes(b"junk\n" + broken.read_bytes())
    by_path = {game.path: game for game in saved_games(store, CONTENT)}
    assert by_path[good].problem == ""
    assert by_path[broken].header is None
    assert f"{broken}:1: this is no line of a record" in by_path[broken].problem
    cards = {**CONTENT.cards, "zombie": Creature("zombie", "Zombie", 1, 4, 1)}
    others = saved_games(store, content_with(cards=cards))
    foreign = next(game for game in others if game.path == good)
    assert foreign.header is not None
    assert "it was played with the cards" in foreign.problem
    assert len(others) == 2


def test_damage_further_down_is_told_when_it_is_looked_at(store: MatchStore) -> None:
    path = left(store, 4)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"junk\n", *lines[2:]]))
    (game,) = saved_games(store, CONTENT)
    assert game.problem == ""
    with pytest.raises(RecordError, match="3: this is no line of a record"):
        saved_position(game, CONTENT)


def test_a_deleted_match_is_out_of_the_way_and_can_be_put_back(store: MatchStore) -> None:
    kept, gone = left(store, 3), left(store, 4)
    text = gone.read_bytes()
    aside = delete_saved(saved_games(store, CONTENT)[0])
    assert not gone.exists()
    assert aside.read_bytes() == text
    assert paths(store) == [kept]
    assert sure(store.unfinished(CONTENT)).path == kept
    assert restore_saved(aside) == gone
    assert gone.read_bytes() == text
    assert len(paths(store)) == 2
    assert len(Match.resume(CONTENT, sure(store.unfinished(CONTENT)), store).history) == 4


def test_files_of_one_name_are_numbered_from_the_second(store: MatchStore) -> None:
    path = left(store, 3)
    text = path.read_bytes()
    names = []
    for number in range(3):
        path.write_bytes(text + b"\n" * number)
        names.append(delete_saved(saved_games(store, CONTENT)[0]).name)
    assert names == [path.name, f"{path.stem}-2.jsonl", f"{path.stem}-3.jsonl"]


def test_what_is_played_cannot_be_moved_or_has_gone_is_told(store: MatchStore) -> None:
    match = go_on(begun(store=store), Random(1), 4)
    (game,) = saved_games(store, CONTENT)
    told = objection(RecordError, delete_saved, game)
    assert told.startswith(f"{game.path}: ")
    assert told.endswith("played in another window: leave it there first")
    match.close()
    (store.folder / "deleted").touch()
    with pytest.raises(RecordError):
        delete_saved(game)
    (store.folder / "deleted").unlink()
    aside = delete_saved(game)
    aside.unlink()
    with pytest.raises(RecordError, match="no such file"):
        restore_saved(aside)
    for look in (delete_saved, lambda game: saved_position(game, CONTENT)):
        with pytest.raises(RecordError):
            look(game)


def test_a_folder_with_the_name_of_a_match_can_be_put_out_of_the_way(store: MatchStore) -> None:
    left(store, 3)
    (store.folder / "3000.jsonl").mkdir()
    (folder,) = [game for game in saved_games(store, CONTENT) if game.header is None]
    assert delete_saved(folder).is_dir()
    assert len(paths(store)) == 1
