"""The tables of the profile, as steps from one version to the next.

A step is never changed once a game with it is out: a later game adds a step. The
file says by ``user_version`` how many it has taken, and every new profile takes
them all, so that old and new ones cannot come to differ.
"""

import sqlite3

#: "erre": tells the profile from the databases of other programs.
APPLICATION = 0x65727265

_VERSION_1 = (
    """
    CREATE TABLE deck (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        changed TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE deck_card (
        deck INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
        place INTEGER NOT NULL,
        card TEXT NOT NULL,
        PRIMARY KEY (deck, place),
        UNIQUE (deck, card)
    ) STRICT, WITHOUT ROWID
    """,
    # A match is known by the digest of its record's first line. Its text lies in a
    # table of its own, so that a list of matches need not pass over it.
    """
    CREATE TABLE played_match (
        id TEXT PRIMARY KEY NOT NULL,
        began TEXT NOT NULL,
        form TEXT NOT NULL,
        solo INTEGER NOT NULL CHECK (solo IN (0, 1)),
        edition TEXT NOT NULL,
        custom INTEGER NOT NULL CHECK (custom IN (0, 1)),
        left_name TEXT NOT NULL,
        left_kind TEXT NOT NULL,
        right_name TEXT NOT NULL,
        right_kind TEXT NOT NULL,
        winner TEXT,
        rule TEXT,
        turns INTEGER,
        file TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX played_match_began ON played_match (began)",
    """
    CREATE TABLE match_record (
        match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
        text BLOB NOT NULL
    ) STRICT
    """,
    # Attempts are all that is kept of a campaign: wins, bests and locks follow from them.
    """
    CREATE TABLE attempt (
        id INTEGER PRIMARY KEY,
        match TEXT NOT NULL UNIQUE,
        level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 5),
        form TEXT NOT NULL,
        difficulty TEXT,
        won INTEGER CHECK (won IN (0, 1)),
        turns INTEGER,
        past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1))
    ) STRICT
    """,
)

_VERSION_2 = (
    """
    CREATE TABLE preference (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)

_STATISTICS = (
    # The figures of a match, so that no record is opened for them twice. One that does not count
    # has its row, too: it need not be looked at again.
    """
    CREATE TABLE match_figures (
        match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
        version INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('counted', 'apart', 'unreadable')),
        began TEXT NOT NULL,
        outcome TEXT NOT NULL,
        form TEXT NOT NULL,
        rival TEXT NOT NULL,
        level INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        deck TEXT NOT NULL,
        cards TEXT NOT NULL,
        played TEXT NOT NULL,
        deeds TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE achievement (
        id TEXT PRIMARY KEY NOT NULL,
        match TEXT NOT NULL,
        earned TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    # Turn by turn, while a match is under way: no record tells what was looked at.
    """
    CREATE TABLE forecast_use (
        match TEXT PRIMARY KEY NOT NULL,
        turns INTEGER NOT NULL,
        shown INTEGER NOT NULL,
        ahead INTEGER NOT NULL,
        warned INTEGER NOT NULL,
        heeded INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)

#: The tries at puzzles, by their ids; a day of the daily one with the streak it then made.
_PUZZLES = (
    """
    CREATE TABLE puzzle (
        id TEXT PRIMARY KEY NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        solved TEXT,
        best_milliseconds INTEGER,
        shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1))
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE daily_puzzle (
        day TEXT PRIMARY KEY NOT NULL,
        puzzle TEXT NOT NULL REFERENCES puzzle,
        length INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)

#: Achievements earned by matches in which cards were played as the hint said; none of those of
#: older games is known to be one. Beside it, reviews that were worked out.
_BULBS_AND_REVIEWS = (
    "ALTER TABLE played_match ADD COLUMN bulb INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE match_figures ADD COLUMN bulb INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE achievement ADD COLUMN bulb INTEGER NOT NULL DEFAULT 0",
    """
    CREATE TABLE review (
        record TEXT PRIMARY KEY NOT NULL,
        version INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        answers TEXT NOT NULL
    ) STRICT
    """,
)


#: Matches of three and four (R13): the mode, and who came out how; their own figures, apart from
#: those of matches of two. Attempts at a level with a partner stand beside those alone.
_RINGS = (
    "ALTER TABLE played_match ADD COLUMN ring TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE played_match ADD COLUMN ring_end TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE attempt ADD COLUMN partner INTEGER NOT NULL DEFAULT 0 CHECK (partner IN (0, 1))",
    """
    CREATE TABLE ring_figures (
        match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
        began TEXT NOT NULL,
        mode TEXT NOT NULL,
        outcome TEXT NOT NULL,
        place INTEGER NOT NULL,
        form TEXT NOT NULL,
        rival TEXT NOT NULL,
        level INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        bulb INTEGER NOT NULL,
        deeds TEXT NOT NULL
    ) STRICT
    """,
)

#: Voyages and their fights (R16.29), known by the digest of the file's first line; ``size`` is that
#: of the file when it was counted, in bytes. "unknown": nothing could be counted of it.
_VOYAGES = (
    """
    CREATE TABLE voyage_figures (
        id TEXT PRIMARY KEY NOT NULL,
        file TEXT NOT NULL,
        size INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('counted', 'unknown')),
        began TEXT NOT NULL,
        scenario TEXT NOT NULL,
        difficulty TEXT NOT NULL,
        captain TEXT NOT NULL,
        outcome TEXT NOT NULL,
        goal TEXT NOT NULL,
        score INTEGER NOT NULL,
        day INTEGER NOT NULL,
        days_left INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        fights_won INTEGER NOT NULL,
        cards TEXT NOT NULL,
        packs TEXT NOT NULL,
        relics TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE voyage_fight (
        voyage TEXT NOT NULL REFERENCES voyage_figures ON DELETE CASCADE,
        number INTEGER NOT NULL,
        record TEXT NOT NULL,
        kind TEXT NOT NULL,
        goal TEXT NOT NULL,
        depth INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        PRIMARY KEY (voyage, number)
    ) STRICT, WITHOUT ROWID
    """,
    # The history asks who was met in a fight.
    "CREATE INDEX voyage_fight_record ON voyage_fight (record)",
)


#: The squalls of a voyage, and the date of which it is the voyage of the day (R16.84).
_DAYS_AND_SQUALLS = (
    "ALTER TABLE voyage_figures ADD COLUMN squalls TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE voyage_figures ADD COLUMN of_day TEXT NOT NULL DEFAULT ''",
)

#: Cups, and the matches that are a game of a cup or a step of the climb (``cup`` 0). What is won
#: follows from the causes of a cup and the ends of its games.
_CONTESTS = (
    """
    CREATE TABLE cup (
        id INTEGER PRIMARY KEY,
        began TEXT NOT NULL,
        seed INTEGER NOT NULL,
        entrants TEXT NOT NULL,
        form TEXT NOT NULL,
        given_up INTEGER NOT NULL DEFAULT 0 CHECK (given_up IN (0, 1))
    ) STRICT
    """,
    """
    CREATE TABLE contest_match (
        id INTEGER PRIMARY KEY,
        match TEXT NOT NULL UNIQUE,
        cup INTEGER NOT NULL,
        outcome TEXT NOT NULL DEFAULT ''
    ) STRICT
    """,
)


#: Every step by the version that it starts from.
UPGRADES: tuple[tuple[str, ...], ...] = (
    (f"PRAGMA application_id = {APPLICATION}", *_VERSION_1),
    _VERSION_2,
    _STATISTICS,
    _PUZZLES,
    _BULBS_AND_REVIEWS,
    _RINGS,
    _VOYAGES,
    _DAYS_AND_SQUALLS,
    _CONTESTS,
)
VERSION = len(UPGRADES)


def take_step(connection: sqlite3.Connection, version: int) -> None:
    """Take the step that starts from a version."""
    for statement in UPGRADES[version]:
        connection.execute(statement)
