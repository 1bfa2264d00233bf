#!/usr/bin/env bash
# sqlite3 of CPython 3.11 (SQLite 3.40.1 of Debian 12): Connection.iterdump, and what it writes run again.
#
# Guessed: what comes out is the database as it was, as the manual offers the method for saving a database
# in memory and restoring it later, and as Connection.backup does. Seen, with no error at either end:
# user_version, by which a program knows how old a database is, is 0 again, so that its changes
# from version to version are made a second time, and so is application_id; a text is cut at its first
# sign of number 0. Where there is a table for searching (FTS5), what was written cannot be run.
#
# backup keeps all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/seen.py" <<'PYTHON'
import sqlite3
import sys

print("Python {}.{},".format(*sys.version_info), "SQLite", sqlite3.sqlite_version)
source = sqlite3.connect(":memory:")
source.executescript(
    "CREATE TABLE games(name TEXT); PRAGMA user_version = 7; PRAGMA application_id = 99"
)
source.execute("INSERT INTO games VALUES (?)", ("before\0after",))
source.commit()


def told(name, database):
    for question in ("PRAGMA user_version", "PRAGMA application_id", "SELECT name FROM games"):
        print(f"{name}, {question}: {database.execute(question).fetchone()[0]!r}")


def restored():
    database = sqlite3.connect(":memory:")
    database.executescript("\n".join(source.iterdump()))
    return database


told("as it was", source)
copy = sqlite3.connect(":memory:")
source.backup(copy)
told("after backup", copy)
told("after iterdump", restored())
source.executescript("CREATE VIRTUAL TABLE words USING fts5(word); INSERT INTO words VALUES ('bridge')")
source.backup(copy)
print("words, after backup:", copy.execute("SELECT * FROM words WHERE words MATCH 'bridge'").fetchone())
try:
    restored()
    print("words, after iterdump: all run")
except sqlite3.OperationalError as error:
    print("words, after iterdump:", error)
PYTHON
seen=$(python3 "$folder/seen.py")
echo "$seen"
expected="Python 3.11, SQLite 3.40.1
as it was, PRAGMA user_version: 7
as it was, PRAGMA application_id: 99
as it was, SELECT name FROM games: 'before\\x00after'
after backup, PRAGMA user_version: 7
after backup, PRAGMA application_id: 99
after backup, SELECT name FROM games: 'before\\x00after'
after iterdump, PRAGMA user_version: 0
after iterdump, PRAGMA application_id: 0
after iterdump, SELECT name FROM games: 'before'
words, after backup: ('bridge',)
words, after iterdump: no such table: words"
if [ "$seen" != "$expected" ]; then
    echo "sqlite-dump-forgets-the-version: not what was seen with 3.40.1" >&2
    exit 1
fi
