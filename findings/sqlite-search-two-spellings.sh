#!/usr/bin/env bash
# SQLite 3.40.1 (FTS5, sqlite3 of CPython 3.11, Debian 12): words with marks, stored and searched in both of
# the spellings that Unicode calls equivalent, one sign (NFC) or letter and mark (NFD).
#
# Guessed: either spelling finds either, or only itself; the marks of Latin letters count for nothing, those
# of other scripts do, as the manual has it. Seen: so it is with Latin. In Ukrainian the letters й and ї
# are letters of their own as one sign, but as letter and mark they are и and і: "мій", asked for in one
# spelling, is not found in the other, and "міи", which is no word, finds it. Hebrew with points is
# cut at each of them, so that it is found neither by its letters nor by a part that begins a word.
#
# What is to be searched is put into NFC, and Hebrew rid of its points, on both sides.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/seen.py" <<'PYTHON'
import sqlite3
import sys
import unicodedata

print("Python {}.{},".format(*sys.version_info), "SQLite", sqlite3.sqlite_version)


def found(stored, asked):
    database = sqlite3.connect(":memory:")
    database.execute("CREATE VIRTUAL TABLE texts USING fts5(text)")
    database.execute("INSERT INTO texts VALUES (?)", (stored,))
    rows = database.execute("SELECT text FROM texts WHERE texts MATCH ?", (f'"{asked}"*',))
    return "found" if rows.fetchone() else "not found"


PAIRS = (
    ("café", "café"),
    ("café", "cafe"),
    ("ĉar", "ĉar"),
    ("мій", "мій"),
    ("мій", "міи"),
    ("їжак", "їжак"),
    ("їжак", "іжак"),
    ("\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
    ("\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05dc"),
)
for stored, asked in PAIRS:
    print(f"{ascii(asked)} in {ascii(stored)}")
    for form in ("NFC", "NFD"):
        text = unicodedata.normalize(form, stored)
        answers = [found(text, unicodedata.normalize(other, asked)) for other in ("NFC", "NFD")]
        print(f"  stored as {form}: by NFC {answers[0]}, by NFD {answers[1]}")
PYTHON
seen=$(python3 "$folder/seen.py")
echo "$seen"
expected="Python 3.11, SQLite 3.40.1
'caf\\xe9' in 'caf\\xe9'
  stored as NFC: by NFC found, by NFD found
  stored as NFD: by NFC found, by NFD found
'cafe' in 'caf\\xe9'
  stored as NFC: by NFC found, by NFD found
  stored as NFD: by NFC found, by NFD found
'\\u0109ar' in '\\u0109ar'
  stored as NFC: by NFC found, by NFD found
  stored as NFD: by NFC found, by NFD found
'\\u043c\\u0456\\u0439' in '\\u043c\\u0456\\u0439'
  stored as NFC: by NFC found, by NFD not found
  stored as NFD: by NFC not found, by NFD found
'\\u043c\\u0456\\u0438' in '\\u043c\\u0456\\u0439'
  stored as NFC: by NFC not found, by NFD not found
  stored as NFD: by NFC found, by NFD found
'\\u0457\\u0436\\u0430\\u043a' in '\\u0457\\u0436\\u0430\\u043a'
  stored as NFC: by NFC found, by NFD not found
  stored as NFD: by NFC not found, by NFD found
'\\u0456\\u0436\\u0430\\u043a' in '\\u0457\\u0436\\u0430\\u043a'
  stored as NFC: by NFC not found, by NFD not found
  stored as NFD: by NFC found, by NFD found
'\\u05e9\\u05dc\\u05d5\\u05dd' in '\\u05e9\\u05c1\\u05b8\\u05dc\\u05d5\\u05b9\\u05dd'
  stored as NFC: by NFC not found, by NFD not found
  stored as NFD: by NFC not found, by NFD not found
'\\u05e9\\u05dc' in '\\u05e9\\u05c1\\u05b8\\u05dc\\u05d5\\u05b9\\u05dd'
  stored as NFC: by NFC not found, by NFD not found
  stored as NFD: by NFC not found, by NFD not found"
if [ "$seen" != "$expected" ]; then
    echo "sqlite-search-two-spellings: not what was seen with 3.40.1" >&2
    exit 1
fi
