#!/usr/bin/env bash
# TinyDB 4.9.0 (CPython 3.11, Linux): a deck is searched for, changed in memory and not written.
#
# Guessed: what search gives is the caller's own; until update is called, the next search tells what is
# written. Seen: the first search keeps its finds for the next one and hands out the same objects, so that
# the change is found again, by a query that no longer matches it as well. get and all tell what
# is in the file; any write clears what is kept.
#
# A player who edits a deck and leaves it unsaved is shown the edited one when the list is opened again,
# and the saved one after a restart: work on copies, or give the table cache_size 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check tinydb==4.9.0
cat >"$folder/seen.py" <<'PYTHON'
import sys

from tinydb import Query, TinyDB

for size in (10, 0):
    decks = TinyDB(f"{sys.argv[1]}/{size}.json").table("decks", cache_size=size)
    decks.insert({"name": "river", "cards": [1, 2]})
    river = Query().name == "river"
    found = decks.search(river)[0]
    found["name"] = "lake"
    found["cards"].append(3)
    print(f"what {size} searches keep:")
    print("  search:", *decks.search(river))
    print("  get:", decks.get(river))
    print("  all:", *decks.all())
    decks.insert({"name": "hill", "cards": []})
    print("  search after a write:", *decks.search(river))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py" "$folder")
echo "$seen"
expected="what 10 searches keep:
  search: {'name': 'lake', 'cards': [1, 2, 3]}
  get: {'name': 'river', 'cards': [1, 2]}
  all: {'name': 'river', 'cards': [1, 2]}
  search after a write: {'name': 'river', 'cards': [1, 2]}
what 0 searches keep:
  search: {'name': 'river', 'cards': [1, 2]}
  get: {'name': 'river', 'cards': [1, 2]}
  all: {'name': 'river', 'cards': [1, 2]}
  search after a write: {'name': 'river', 'cards': [1, 2]}"
if [ "$seen" != "$expected" ]; then
    echo "tinydb-search-remembers-your-changes: not what was seen with 4.9.0" >&2
    exit 1
fi
