"""The player's profile: campaign, decks, history, puzzles, reviews and preferences, in one file."""

import json
import re
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Self, TypeVar

from game.content import Content
from game.rules import DRAW, LEFT, ChooseDifficulty, MatchAction

from ..contests.cup_bracket import is_won
from ..records.header import RecordError
from ..records.match_store import MatchStore
from ..records.record import Record, parse_record, record_bytes
from ..records.replay_check import check
from ..seats import only_person
from ..statistics.match_figures import DRAWN, LOST, WON
from .campaign import Campaign
from .contest_store import ContestStore
from .database import Database, ProfileStore
from .deck_store import DeckStore
from .figures_store import FiguresStore
from .history import History, text_id
from .puzzle_store import PuzzleStore

T = TypeVar("T")
#: The last line of a match that is over holds this, and how long that line is at most.
_END, _LONGEST_END = re.compile(rb'"end"\s*:'), 512


#: So many reviews are kept, those worked out last.
MOST_REVIEWS = 100


class ReviewStore(ProfileStore):
    """The reviews in the profile, by a digest of the record; every method raises ``ProfileError``.

    It does not look into them: a review of another ``version`` is passed over.
    """

    def get(self, record: str, version: int) -> str | None:
        """Return what was kept of the review of a match, if anything."""
        sql = "SELECT answers FROM review WHERE record = ? AND version = ?"
        return next(iter(self._database.rows(str, sql, record, version)), None)

    def keep(self, record: str, version: int, answers: str) -> None:
        """Keep a review in place of what was kept of it, and let the oldest go beyond the most."""
        with self._database.writing():
            self._database.run(
                "INSERT OR REPLACE INTO review (record, version, seen, answers)"
                " SELECT ?, ?, coalesce(max(seen), 0) + 1, ? FROM review",
                *(record, version, answers),
            )
            self._database.run(
                "DELETE FROM review WHERE record NOT IN"
                " (SELECT record FROM review ORDER BY seen DESC LIMIT ?)",
                MOST_REVIEWS,
            )


class Profile:
    """The open profile, made by ``open_profile``.

    ``path`` is its file, or None where it is in memory and goes with the game.
    A call that fails raises ``ProfileError`` and has changed nothing; one that returns has been
    committed, and outlives the process.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self.path = path
        self._database = Database(connection, path)
        self.campaign = Campaign(self._database)
        self.decks = DeckStore(self._database)
        self.history = History(self._database)
        self.figures = FiguresStore(self._database)
        self.puzzles = PuzzleStore(self._database)
        self.reviews = ReviewStore(self._database)
        self.contests = ContestStore(self._database)

    def preference(self, key: str, default: T) -> T:
        """Return what was last used, or ``default`` where nothing of its type is kept."""
        sql = "SELECT value FROM preference WHERE key = ?"
        for value in self._database.rows(json.loads, sql, key):
            if type(value) is type(default):
                kept: T = value
                return kept
        return default

    def words(self, key: str) -> list[str]:
        """Return the words of a preference that is a list of words; whatever else is there goes."""
        return [each for each in self.preference(key, list[object]()) if isinstance(each, str)]

    def set_preference(self, key: str, value: object) -> None:
        """Keep a value that JSON has; raises TypeError or ValueError for another."""
        text = json.dumps(value, allow_nan=False)
        sql = (
            "INSERT INTO preference (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        )
        with self._database.writing():
            self._database.run(sql, key, text)

    def file_match(self, record: Record, text: bytes | None = None) -> bool:
        """File a match that is over, in the campaign too, and tell whether this was news.

        ``text`` is the record as it stands in its file, where the caller has it.
        """
        text = record.text() if text is None else text
        result = record.result
        with self._database.writing():
            new = self.history.add_match(record, text)
            self._mend_attempt(record, text_id(text))
            # Cards of one's own may win as they please: no level is won with them.
            fair = not record.header.has_custom_cards
            won = fair and result is not None and _is_left_team(record, result.winner)
            self.campaign.finish_attempt(text_id(text), won, result.turns if result else None)
            cup = self.contests.finish(text_id(text), _outcome(record))
            if cup is not None and is_won(cup):
                self.figures.award_cup(cup, text_id(text))
            return new

    def _mend_attempt(self, record: Record, match: str) -> None:
        """Give an attempt its settings, where the game was killed between record and profile."""
        attempt = self.campaign.attempt(match)
        if attempt is None or attempt.difficulty is not None:
            return
        for entry in record.entries:
            if isinstance(entry.action, ChooseDifficulty):
                difficulty = entry.action.difficulty
                self.campaign.begin_attempt(
                    attempt.level, attempt.form, difficulty, match, partner=attempt.partner
                )

    def file_finished(
        self, store: MatchStore, content: Content, names: Iterable[str] | None = None
    ) -> int:
        """File the matches that were over when the game was killed; return how many.

        ``names`` are the files to look at, where not at all that the history does not know.
        Files without a readable record are passed over: ``MatchStore`` tells of them. So are
        matches of the campaign that did not go as their file says.
        """
        new = 0
        for name in store.names(self.history.files()) if names is None else names:
            path = store.folder / name
            try:
                text = record_bytes(path)
                if _END.search(text[-_LONGEST_END:]) is None:
                    # Hundreds may wait to be gone on with: none of them is taken apart for this.
                    continue
                record = parse_record(text, str(path), path)
                if record.finished and self._is_sound(record, text, content):
                    new += self.file_match(record, text)
            except (RecordError, OverflowError):
                # The last: a number of turns beyond all matches, written by hand.
                continue
        return new

    def _is_sound(self, record: Record, text: bytes, content: Content) -> bool:
        """Tell whether a match may count; one of the campaign is played over again to know it.

        Thousands may have to be filed after the loss of a profile, of which no more is claimed
        than that they were played.
        """
        plain = record.abandoned or self.campaign.attempt(text_id(text)) is None
        return plain or check(record, content).agrees

    @property
    def database(self) -> Database:
        """The rows, for those who take in another profile's."""
        return self._database

    def copy_to(self, path: Path) -> None:
        """Write a copy of all that is kept to a new file; raises ``ProfileError``."""
        self._database.copy_to(path)

    def close(self) -> None:
        """Let go of the file; closing twice is safe."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


def _outcome(record: Record) -> str:
    """Return how a match ended for its one person; who gives up has lost.

    One that was left before the hands were dealt is none, "".
    """
    person, result = only_person(record.header.seats), record.result
    if result is None or person is None:
        begun = any(isinstance(entry.action, MatchAction) for entry in record.entries)
        return LOST if begun else ""
    return DRAWN if result.winner == DRAW else WON if result.winner == person else LOST


def _is_left_team(record: Record, winner: int) -> bool:
    """Tell whether the left side has won, or in a ring the team of the first seat (R13.25)."""
    return winner >= 0 and record.header.field.teams[winner] == record.header.field.teams[LEFT]
