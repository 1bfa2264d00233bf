"""A home carried to another computer: whole, looked through first, added or in place of another."""

import json
import os
import zipfile
from collections.abc import Callable, Iterator
from datetime import date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.paths import HOME_VARIABLE
from game.play import CarryError, Profile, look_into_home, open_profile, pack_home, take_home_in
from game.play.profile.carried import carry_folder, newest_home
from game.play.profile.merging import TABLES

from ..games import played
from .profiles import in_memory, record_of

ALICE, BOB = "alice", "bob"


class Homes:
    """Two computers, of which one is sat at."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._root, self._patch = root, monkeypatch
        self.open: list[Profile] = []

    def sit_at(self, name: str) -> Profile:
        self._patch.setenv(HOME_VARIABLE, str(self._root / name))
        profile, problem = open_profile()
        assert problem is None
        self.open.append(profile)
        return profile


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Homes]:
    homes = Homes(tmp_path, monkeypatch)
    yield homes
    for profile in homes.open:
        profile.close()


def begun(profile: Profile, file: str) -> None:
    """Solve a puzzle, learn, save a deck, and leave a voyage under way."""
    profile.puzzles.note_solved("p1", 12.0, date(2026, 11, 29))
    profile.set_preference("lessons", ["hand"])
    profile.decks.save("Mine", ["troll", "ogre"])
    folder = paths.user_data_dir() / "voyages" / "fights"
    folder.mkdir(parents=True)
    (folder / file).write_text(f"{file}\n")


def test_all_of_it_is_there_on_the_other_computer(homes: Homes) -> None:
    alice = homes.sit_at(ALICE)
    begun(alice, "a.jsonl")
    file = pack_home(alice)
    assert look_into_home(file).matches == 0
    bob = homes.sit_at(BOB)
    take_home_in(bob, file, replace=False)
    assert bob.puzzles.get("p1").seconds == 12.0
    assert bob.puzzles.streak(date(2026, 11, 29)).current == 1
    assert bob.preference("lessons", [""]) == ["hand"]
    assert [(deck.name, deck.cards) for deck in bob.decks.all()] == [("Mine", ("troll", "ogre"))]
    assert (paths.user_data_dir() / "voyages" / "fights" / "a.jsonl").read_text() == "a.jsonl\n"


def test_a_file_is_looked_into_before_it_is_taken(homes: Homes) -> None:
    alice = homes.sit_at(ALICE)
    alice.file_match(record_of(played()))
    for name in ("one", "two"):
        alice.database.run("INSERT INTO achievement (id, match, earned) VALUES (?, '', '')", name)
    before = datetime.now().astimezone().replace(microsecond=0)
    found = look_into_home(file := pack_home(alice))
    assert (found.path, found.matches, found.achievements) == (file, 1, 2)
    assert before <= found.written <= datetime.now().astimezone()


def test_the_newest_file_is_the_one_that_was_written_last(homes: Homes) -> None:
    """Whatever its name; a link may lead nowhere."""
    homes.sit_at(ALICE)
    assert newest_home() is None
    folder = carry_folder()
    for moment, name in enumerate(("profile-b.zip", "profile-c.zip", "profile-a.zip"), 1000):
        (folder / name).touch()
        os.utime(folder / name, (moment, moment))
    for other in ("notes.zip", "profile-z.txt"):
        (folder / other).touch()
    (folder / "profile-d.zip").symlink_to(folder / "nowhere")
    assert newest_home() == folder / "profile-a.zip"


def test_what_is_added_takes_nothing_away_and_days_of_both_make_a_streak(homes: Homes) -> None:
    alice = homes.sit_at(ALICE)
    begun(alice, "same.jsonl")
    file = pack_home(alice)
    bob = homes.sit_at(BOB)
    bob.puzzles.note_solved("p1", 9.0, date(2026, 11, 28))
    bob.puzzles.note_failed("p2")
    bob.set_preference("lessons", ["lanes"])
    bob.decks.save("Mine", ["troll"])
    own = paths.user_data_dir() / "voyages" / "fights" / "same.jsonl"
    own.parent.mkdir(parents=True)
    own.write_text("mine\n")
    take_home_in(bob, file, replace=False)
    assert bob.puzzles.get("p1").seconds == 9.0
    assert bob.puzzles.get("p2").tries == 1
    assert bob.puzzles.streak(date(2026, 11, 29)).current == 2
    assert bob.preference("lessons", [""]) == ["lanes", "hand"]
    assert sorted(len(deck.cards) for deck in bob.decks.all()) == [1, 2]
    assert own.read_text() == "mine\n"
    take_home_in(bob, file, replace=False)
    assert len(bob.decks.all()) == 2


def test_what_is_replaced_is_kept_aside_and_comes_back(homes: Homes) -> None:
    alice = homes.sit_at(ALICE)
    begun(alice, "a.jsonl")
    file = pack_home(alice)
    bob = homes.sit_at(BOB)
    bob.puzzles.note_solved("p9", 9.0)
    kept = paths.user_data_dir() / "matches" / "b.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text("mine\n")
    aside = take_home_in(bob, file, replace=True)
    assert set(bob.puzzles.all()) == {"p1"}
    assert not kept.exists()
    assert len([*(paths.user_data_dir() / "deleted").rglob("b.jsonl")]) == 1
    take_home_in(bob, aside, replace=True)
    assert set(bob.puzzles.all()) == {"p9"}
    assert kept.read_text() == "mine\n"


def rewritten(file: Path, change: Callable[[dict[str, bytes]], Any]) -> Path:
    """Write a file anew, with what is in it changed."""
    with zipfile.ZipFile(file) as packed:
        inside = {name: packed.read(name) for name in packed.namelist()}
    change(inside)
    bent = file.with_name("bent.zip")
    with zipfile.ZipFile(bent, "w") as packed:
        for name, data in inside.items():
            packed.writestr(name, data)
    return bent


def head(**values: object) -> Callable[[dict[str, bytes]], None]:
    def change(inside: dict[str, bytes]) -> None:
        told = json.loads(inside["carried.json"]) | values
        inside["carried.json"] = json.dumps(told).encode()

    return change


def outside(name: str) -> Callable[[dict[str, bytes]], None]:
    def change(inside: dict[str, bytes]) -> None:
        inside[name] = b""
        told = json.loads(inside["carried.json"])
        told["files"][name] = sha256(b"").hexdigest()
        inside["carried.json"] = json.dumps(told).encode()

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda inside: inside.update({"profile.sqlite": b"SQLite format 3"}), "damaged"),
        (lambda inside: inside.pop("carried.json"), "foreign"),
        (lambda inside: inside.update({"carried.json": b"[]"}), "foreign"),
        (lambda inside: inside.pop("profile.sqlite"), "foreign"),
        (head(carried=2), "newer"),
        (head(carried=0), "foreign"),
        # Packed it is small.
        (lambda inside: inside.update({"carried.json": b" " * (17 << 20)}), "large"),
        (head(files={}), "foreign"),
        *((outside(name), "foreign") for name in ("../evil", "matches/../../evil", "/evil")),
        *((outside(name), "foreign") for name in ("evil", "matches", "art/evil")),
        *((outside(name), "foreign") for name in ("matches/..\\evil", "matches/C:evil")),
    ],
)
def test_a_file_that_is_not_sound_is_told_of_and_changes_nothing(
    homes: Homes, change: Callable[[dict[str, bytes]], Any], fault: str
) -> None:
    alice = homes.sit_at(ALICE)
    begun(alice, "a.jsonl")
    bent = rewritten(pack_home(alice), change)
    before = sorted(paths.user_data_dir().rglob("*"))
    for replace in (False, True):
        with pytest.raises(CarryError) as raised:
            take_home_in(alice, bent, replace=replace)
        assert raised.value.fault == fault
    assert sorted(paths.user_data_dir().rglob("*")) == before
    assert set(alice.puzzles.all()) == {"p1"}


def test_what_is_no_such_file_at_all_is_told_of(homes: Homes, tmp_path: Path) -> None:
    profile = homes.sit_at(ALICE)
    text = tmp_path / "text.zip"
    text.write_text("hello")
    for path, fault in ((text, "foreign"), (tmp_path / "nothing.zip", "unread")):
        with pytest.raises(CarryError) as raised:
            take_home_in(profile, path, replace=False)
        assert raised.value.fault == fault


def test_a_file_that_is_pressed_in_a_way_of_its_own_is_told_of(homes: Homes) -> None:
    """Damaged, it has errors of its own."""
    profile = homes.sit_at(ALICE)
    file = pack_home(profile)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("carried.json", "{}" * 999)
    whole = file.read_bytes()
    file.write_bytes(whole.replace(whole[60:70], b"not LZMA.."))
    with pytest.raises(CarryError, match="foreign"):
        look_into_home(file)


def test_a_file_that_was_cut_off_is_told_of(homes: Homes) -> None:
    profile = homes.sit_at(ALICE)
    file = pack_home(profile)
    whole = file.read_bytes()
    for share in range(1, 10):
        file.write_bytes(whole[: len(whole) * share // 10])
        with pytest.raises(CarryError):
            look_into_home(file)


def test_a_profile_in_memory_is_carried_too(homes: Homes) -> None:
    homes.sit_at(ALICE)
    with in_memory() as profile:
        profile.puzzles.note_failed("p1")
        file = pack_home(profile)
    other = homes.sit_at(BOB)
    take_home_in(other, file, replace=False)
    assert other.puzzles.get("p1").tries == 1


def test_no_table_is_left_behind() -> None:
    with in_memory() as profile:
        tables = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        assert set(profile.database.rows(str, tables)) == TABLES


def test_cups_of_both_are_there_once_with_their_matches(homes: Homes) -> None:
    alice = homes.sit_at(ALICE)
    for number, began in enumerate(("2026-01-01", "2026-01-02")):
        cup = "INSERT INTO cup (began, seed, entrants, form) VALUES (?, ?, 'a b', 'draft')"
        match = "INSERT INTO contest_match (match, cup) VALUES (?, ?)"
        with alice.database.writing():
            alice.database.run(match, began, alice.database.insert(cup, began, number))
    file = pack_home(alice)
    bob = homes.sit_at(BOB)
    with bob.database.writing():
        bob.database.insert("INSERT INTO cup (began, seed, entrants, form) VALUES ('b', 9, '', '')")
    for _ in range(2):
        take_home_in(bob, file, replace=False)
    joined = "SELECT match || began FROM contest_match JOIN cup ON cup.id = cup ORDER BY match"
    assert bob.database.rows(str, joined) == ["2026-01-01" * 2, "2026-01-02" * 2]
    assert bob.database.rows(int, "SELECT count(*) FROM cup") == [3]


@pytest.mark.parametrize("replace", [False, True])
@pytest.mark.parametrize(
    "change",
    [
        "UPDATE preference SET value = '['",
        "UPDATE daily_puzzle SET day = 'someday'",
        "UPDATE deck SET name = CAST(x'ff' AS TEXT)",
    ],
)
def test_rows_that_make_no_sense_are_told_of_and_change_nothing(
    homes: Homes, change: str, replace: bool
) -> None:
    """The checks of such a file are right: somebody has changed its profile before."""
    alice = homes.sit_at(ALICE)
    begun(alice, "a.jsonl")
    with alice.database.writing():
        alice.database.run(change)
    file = pack_home(alice)
    bob = homes.sit_at(BOB)
    bob.set_preference("lessons", ["lanes"])
    with pytest.raises(CarryError) as told:
        take_home_in(bob, file, replace=replace)
    assert told.value.fault == "damaged"
    assert bob.preference("lessons", [""]) == ["lanes"]
    assert not bob.puzzles.all()
    assert not bob.decks.all()
