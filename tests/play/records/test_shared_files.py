"""Files that are written for the player: each a new one, in the player's folder."""

from __future__ import annotations

from game import paths
from game.play import read_record
from game.play.records.kept_text import keep_text
from game.play.records.shared_files import share_record

from ..games import played


def test_a_text_is_kept_in_a_file_of_its_own() -> None:
    kept = [keep_text(text, "code") for text in ("one", "two", "three")]
    assert [path.read_text("utf-8") for path in kept] == ["one\n", "two\n", "three\n"]
    assert {path.parent for path in kept} == {paths.user_data_dir() / "texts"}
    assert all(path.name.startswith("code-") and path.suffix == ".txt" for path in kept)


def test_a_match_to_pass_on_takes_no_other_s_place() -> None:
    record = played().record
    assert record is not None
    shared = [share_record(record) for _ in range(3)]
    assert all(read_record(path).entries == record.entries for path in shared)
    day = f"{record.header.began:%Y-%m-%d}"
    assert [path.name.removeprefix(day) for path in shared] == [
        f"-Ada-vs-Bo{number}.jsonl" for number in ("", "-2", "-3")
    ]
