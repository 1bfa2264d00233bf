"""Reviews that were worked out, so that one that is opened again is there at once."""

from __future__ import annotations

from .database import Database

#: So many are kept, those worked out last.
MOST_REVIEWS = 100


class ReviewStore:
    """The reviews in the profile, by a digest of the record; every method raises ``ProfileError``.

    What they hold is none of its business: one of another ``version`` is passed over.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

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
