"""A carried profile: damaged, or with right checks over odd rows, names and lists."""

import json
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from shutil import copyfile, rmtree
from sqlite3 import connect
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from game.play import CarryError, look_into_home, open_profile, pack_home, take_home_in
from game.play.profile.merging import TABLES

from .damage import BYTES, JSON, WORDS, damaged
from .profile_reader import ProfileReader
from .readers import Broken, Reader

_LIST, _PROFILE = "carried.json", "profile.sqlite"
#: What is given anew where rows are taken in: numbers, and when a deck was changed.
_ANEW = {*((name, "INTEGER") for name in ("id", "deck", "cup")), ("changed", "TEXT")}


class CarriedReader(Reader):
    """A file of a whole home, added to one that is here and put in its place."""

    named = "profile.zip"
    #: The screen has a sentence for each fault.
    parts = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.profiles = ProfileReader(folder / "other")
        self.own = self.put("own.sqlite", self.profiles.seeds[0])
        self.home = folder / "home"
        self.put("home/matches/a.jsonl", b"{}\n")
        profile, _ = open_profile(self.put(f"home/{_PROFILE}", self.profiles.seeds[0]))
        with profile:
            self.seeds = [pack_home(profile, self.home).read_bytes()]
            profile.puzzles.note_failed("p-77")
            profile.set_preference("lessons", ["hand"])
            profile.decks.save("mine", ["troll", "ogre"])
            profile.copy_to(self.folder / "more.sqlite")
        copyfile(self.folder / "more.sqlite", self.own)

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage bytes of the file, or one of the things in it, whose checks are then right."""
        return st.one_of(damaged(self.seeds, BYTES), st.composite(self._other_inside)())

    def _other_inside(self, draw: DrawFn) -> bytes:
        inside = _inside(self.seeds[0])
        head = inside.pop(_LIST)
        match draw(st.integers(0, 5)):
            case 0:
                inside[draw(st.sampled_from(WORDS))] = b"x"
            case 1:
                inside[f"matches/{draw(st.sampled_from(WORDS))}"] = b"x"
            case 2:
                return _packed(inside, draw(damaged([head], JSON)))
            case _:
                inside[_PROFILE] = draw(self.profiles.inputs())
        return _packed(inside, _head(head, inside))

    def read(self, data: bytes) -> Sequence[str]:
        """Look into it, add it or put it in place of the home; then go back to what was."""
        path, replace = self.put(self.named, data), len(data) % 2 == 0
        rmtree(self.home, ignore_errors=True)
        self.put("home/matches/b.jsonl", b"mine\n")
        copyfile(self.own, self.home / _PROFILE)
        profile, problem = open_profile(self.home / _PROFILE)
        if problem:
            raise Broken(problem)
        with profile:
            before = _kept(self.home)
            try:
                look_into_home(path)
                aside = take_home_in(profile, path, replace=replace, home=self.home)
            except CarryError as fault:
                if _kept(self.home) != before:
                    raise Broken("a refused file has changed something") from None
                return [f"{self.named}: {fault.fault}"]
            added = _kept(self.home)
            if not replace and any(not before[name] <= added[name] for name in ("deck", "file")):
                raise Broken("what was added has taken something away")
            take_home_in(profile, aside, replace=True, home=self.home)
            aside.unlink()
            if _kept(self.home) != before:
                now = _kept(self.home)
                raise Broken(str([(n, before[n] ^ now[n]) for n in now if now[n] != before[n]]))
        return []


def _kept(home: Path) -> dict[str, set[Any]]:
    """Return the rows of a home's profile, without their numbers, and its files."""
    kept: dict[str, set[Any]] = {}
    with closing(connect(home / _PROFILE)) as rows:
        for table in TABLES:
            columns = [row[1:3] for row in rows.execute(f"PRAGMA table_info({table})")]
            named = ", ".join(name for name, kind in columns if (name, kind) not in _ANEW)
            kept[table] = set(rows.execute(f"SELECT {named} FROM {table}"))
    files = (home / "matches").rglob("*")
    kept["file"] = {(path.name, path.read_bytes()) for path in files if path.is_file()}
    return kept


def _inside(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def _head(head: bytes, inside: Mapping[str, bytes]) -> bytes:
    sums = {name: sha256(data).hexdigest() for name, data in inside.items()}
    return json.dumps(json.loads(head) | {"files": sums}).encode()


def _packed(inside: Mapping[str, bytes], head: bytes) -> bytes:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as packed:
        for name, data in (*inside.items(), (_LIST, head)):
            # Half a letter, or none, is no name in any file.
            with suppress(UnicodeEncodeError, IndexError):
                packed.writestr(name, data)
    return whole.getvalue()
