#!/usr/bin/env bash
# esper 3.9 (CPython 3.11, Linux): an entity that is deleted, and deleted again at once before the turn is over.
#
# Guessed: gone is gone. delete_entity puts an entity down for the next call of process; to do that twice is no error,
# and to delete it with immediate=True meanwhile takes it off the list as well, or is refused, as KeyError is
# promised for an entity that does not exist. Seen: nothing is said then. The next process raises
# KeyError before it has run a single processor, and so does every later one, as the list is never
# emptied: no other entity that waits there is deleted either. clear_dead_entities does the same.
#
# A piece that falls and is swept from the board in the same turn stops the game for good: ask entity_exists,
# which knows the list, before deleting at once.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check esper==3.9
cat >"$folder/seen.py" <<'PYTHON'
import esper


class Piece:
    pass


class Clock(esper.Processor):
    turns = 0

    def process(self):
        Clock.turns += 1


def turn():
    try:
        esper.process()
        said = "no error"
    except KeyError:
        said = "KeyError"
    return f"{said}, {Clock.turns} turns counted, {len(esper.get_component(Piece))} pieces left"


esper.add_processor(Clock())
first, second, third = (esper.create_entity(Piece()) for _ in range(3))
esper.delete_entity(first)
esper.delete_entity(first)
print("deleted twice for later:", turn())
esper.delete_entity(second)
esper.delete_entity(third)
print("is there:", esper.entity_exists(second))
esper.delete_entity(second, immediate=True)
for _ in range(3):
    print("deleted for later and at once:", turn())
try:
    esper.clear_dead_entities()
except KeyError:
    print("clear_dead_entities: KeyError")
esper.clear_database()
print("all cleared:", turn())
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="deleted twice for later: no error, 1 turns counted, 2 pieces left
is there: False
deleted for later and at once: KeyError, 1 turns counted, 1 pieces left
deleted for later and at once: KeyError, 1 turns counted, 1 pieces left
deleted for later and at once: KeyError, 1 turns counted, 1 pieces left
clear_dead_entities: KeyError
all cleared: no error, 2 turns counted, 0 pieces left"
if [ "$seen" != "$expected" ]; then
    echo "esper-deleted-twice-stands-still: not what was seen with 3.9" >&2
    exit 1
fi
