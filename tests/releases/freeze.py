"""Files of the present release as its players have them, for every later one to read.

``python -m tests.releases.freeze`` makes the folder of this version beside this file, with the
digests of its files in ``SHA256SUMS``. A folder that is there is never touched again.
"""

import hashlib
import json
import lzma
import sqlite3
import sys
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random
from shutil import copy
from tempfile import TemporaryDirectory

from game import __version__
from game.play import (
    Match,
    MatchStore,
    Profile,
    Seat,
    VoyageRun,
    VoyageStore,
    count_records,
    count_voyages,
    deck_code,
    draw_cup,
    match_code,
    match_id,
    open_profile,
    voyage_code,
)
from game.rules import DECK_SIZE, LEFT, ChooseDifficulty, Terms, difficulties, legal_actions

from ..play.games import CONTENT, FORMATS, RING_FORMATS, go_on, path_of, record_of, seats_of, sure
from ..play.letters.homes import NAMES, Table
from ..play.voyages.voyages import HEADERS, any_deed, fought, sail_on

RELEASES = Path(__file__).parent
#: The digests of all files, as ``sha256sum`` writes them, and what a release said of its files.
SUMS, TOLD = "SHA256SUMS", "told.json"
PROFILE, LETTERS = "profile.sqlite.xz", "letters.json"
_DECK = tuple(sorted(CONTENT.cards)[:DECK_SIZE])
_COMPUTER = Seat("", "computer", "", "careless")


def sums(folder: Path) -> list[str]:
    """Return the lines of a folder's files, in the order of their names."""
    paths = sorted(path for path in folder.iterdir() if path.is_file())
    return [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {folder.name}/{path.name}"
        for path in paths
    ]


def told_of(profile: Profile) -> dict[str, object]:
    """Return what a profile holds, in words that every release can be asked for."""
    figures = profile.figures
    voyages = figures.voyages.voyages().values()
    puzzles = profile.puzzles.all().items()
    ends = [(match.seats[0].name, sure(match.result)) for match in profile.history.matches()]
    return {
        "decks": {deck.name: list(deck.cards) for deck in profile.decks.all()},
        "preference": profile.preference("form", ""),
        "history": sorted([name, end.winner, end.rule, end.turns] for name, end in ends),
        "wins": {
            str(number): level.wins
            for number, level in profile.campaign.levels().items()
            if level.wins
        },
        "solved": sorted(name for name, puzzle in puzzles if puzzle.solved is not None),
        "achievements": sorted(figures.achievements()),
        "outcomes": sorted(match.outcome for match in figures.matches()),
        "rings": sorted(ring.figures.outcome for ring in figures.rings.rings()),
        "voyages": sorted([each.captain, each.outcome, each.score] for each in voyages),
        "cups": [list(cup.outcomes) for cup in profile.contests.cups()],
    }


class Freezing:
    """The files of one release, made in ``folder`` by playing in ``home``."""

    def __init__(self, folder: Path, home: Path) -> None:
        self._folder, self._home = folder, home
        self._random = Random(__version__)
        self._store = MatchStore(home / "matches")
        self._codes: dict[str, object] = {}

    def freeze(self) -> None:
        """Make all files."""
        duel = self._match("duel", self._random.choice(FORMATS[:3]))
        ring = self._match("ring", self._random.choice(RING_FORMATS))
        self._sail_a_while()
        self._voyage()
        matches = [duel, ring, self._won(FORMATS[1]), self._won(Terms(ring="pairs"))]
        profile, problem = open_profile(self._home / "profile.sqlite")
        assert problem is None, problem
        with profile:
            self._fill(profile, [*matches, self._solo(profile)])
            told = told_of(profile)
        self._write(PROFILE, lzma.compress(self._database(), preset=9))
        self._letters()
        self._codes["deck"] = [deck_code(_DECK), *_DECK]
        told_text = json.dumps({"profile": told, "codes": self._codes}, indent=1, sort_keys=True)
        self._write(TOLD, f"{told_text}\n".encode())

    def _write(self, name: str, data: bytes) -> None:
        (self._folder / name).write_bytes(data)

    def _played(self, terms: Terms, seats: tuple[Seat, ...]) -> Match:
        seed = self._random.getrandbits(40)
        return go_on(Match.new(CONTENT, terms, seats, seed, self._store), Random(seed))

    def _match(self, name: str, terms: Terms) -> Match:
        match = self._played(terms, seats_of(terms))
        self._write(f"{name}.jsonl", path_of(match).read_bytes())
        self._codes[name] = match_code(CONTENT, record_of(match))
        return match

    def _won(self, terms: Terms) -> Match:
        """Play until Ada has won against computers."""
        seats = (Seat("Ada"), *[_COMPUTER] * (len(terms.field.sides) - 1))
        while True:
            match = self._played(terms, seats)
            if sure(match.result).winner == LEFT:
                return match

    def _solo(self, profile: Profile) -> Match:
        """Play the first level of the campaign until it is won."""
        easy = difficulties(1)[0]
        while True:
            terms, seed = FORMATS[5], self._random.getrandbits(40)
            match = Match.new(CONTENT, terms, seats_of(terms), seed, self._store)
            while not isinstance(legal_actions(match.position)[0], ChooseDifficulty):
                go_on(match, self._random, 1)
            match.submit(ChooseDifficulty(1, easy))
            if sure(go_on(match, self._random).result).winner == LEFT:
                identity = match_id(record_of(match).header)
                profile.campaign.begin_attempt(1, terms.form, easy, identity)
                return match

    def _fill(self, profile: Profile, matches: list[Match]) -> None:
        profile.decks.save("Walls", _DECK)
        profile.set_preference("form", "draft")
        profile.puzzles.note_solved("w1-0001", 12.5, date(2026, 11, 20))
        profile.puzzles.note_failed("w1-0002")
        for match in matches:
            profile.file_match(record_of(match))
        waiting = profile.figures.waiting(len(matches))
        texts = [(match, profile.history.record_text(match)) for match in waiting]
        profile.figures.add(count_records(texts))
        for voyage in count_voyages(VoyageStore(self._home / "ended"), CONTENT, {}):
            profile.figures.voyages.keep(voyage)
        cup = profile.contests.begin_cup(draw_cup(3, 1500, "draft"))
        profile.contests.begin_match("first", cup.id)
        profile.contests.finish("first", "won")

    def _database(self) -> bytes:
        path = self._home / "profile.sqlite"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.read_bytes()

    def _sail_a_while(self) -> None:
        """Keep a voyage under way, and its first fight."""
        store = VoyageStore(self._home / "under_way")
        run = VoyageRun.new(CONTENT, self._random.choice(HEADERS), store)
        while run.voyage.fight is None:
            run.submit(any_deed(run, self._random))
        fight = fought(run, self._random)
        run.finish_fight(fight)
        run.close()
        copy(sure(run.record.path), self._folder / "voyage.jsonl")
        copy(path_of(fight), self._folder / "fight.jsonl")

    def _voyage(self) -> None:
        """Keep a voyage that has ended."""
        header = self._random.choice([each for each in HEADERS if not each.second])
        run = VoyageRun.new(CONTENT, header, VoyageStore(self._home / "ended"))
        sail_on(run, self._random).close()
        copy(sure(run.record.path), self._folder / "voyage-ended.jsonl")
        self._codes["voyage-ended"] = voyage_code(CONTENT, run.record)

    def _letters(self) -> None:
        """Keep a match by letter at home before a letter comes, and that letter."""
        table = Table(self._home / "letters", Terms())
        table.play_on(7)
        writer = sure(table.writer)
        code = table.write(writer)
        reader = 1 - writer.own
        (file,) = (self._home / "letters" / NAMES[reader]).glob("*.json")
        kept = {"home": json.loads(file.read_bytes()), "next": [code]}
        table.deliver(code)
        kept["digest"] = table.homes[reader].course.digest().hex()
        self._write(LETTERS, f"{json.dumps(kept)}\n".encode())


def main() -> None:
    folder = RELEASES / __version__
    if folder.exists():
        sys.exit(f"{folder}: what is frozen stays as it is; raise the version first")
    with TemporaryDirectory() as home, TemporaryDirectory() as made:
        Freezing(Path(made), Path(home)).freeze()
        folder.mkdir()
        for path in Path(made).iterdir():
            copy(path, folder)
    with (RELEASES / SUMS).open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in sums(folder))
    print(f"{folder}: {len(sums(folder))} files")


if __name__ == "__main__":
    main()
