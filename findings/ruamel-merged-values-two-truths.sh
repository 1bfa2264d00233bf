#!/usr/bin/env bash
# ruamel.yaml 0.19.1 (CPython 3.11, Linux): a file in which one unit takes what it does not say from another, by
# "<<", is changed in memory and written back.
#
# Guessed: what is in memory is what the file says afterwards. Seen: the merged values are copied as the file is
# read, while the file keeps the "<<". If the base is changed, those who inherit have the old values in memory, and
# the new ones at the next start. If one of them drops a value of its own, it has none in memory and that
# of the base in the file; if it drops an inherited one, or all by clear, that is back in the file. update with
# what it has already writes it out, so that it follows the base no more.
#
# A level editor shows one thing and saves another: read the file again after writing it, and mask an
# inherited value by one that means nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check ruamel.yaml==0.19.1
cat >"$folder/seen.py" <<'PYTHON'
import io

from ruamel.yaml import YAML

WRITTEN = """\
base: &base
  health: 3
  speed: 1
knight:
  <<: *base
  speed: 2
"""


def base_changed(units):
    units["base"]["health"] = 9


def own_dropped(units):
    del units["knight"]["speed"]


def inherited_dropped(units):
    del units["knight"]["health"]


def cleared(units):
    units["knight"].clear()


def own_changed(units):
    units["knight"]["speed"] = 4


def updated(units):
    units["knight"].update({"health": 3})


for change in (own_changed, base_changed, own_dropped, inherited_dropped, cleared, updated):
    units = YAML().load(WRITTEN)
    change(units)
    written = io.StringIO()
    YAML().dump(units, written)
    again = YAML().load(written.getvalue())
    memory, file = (dict(sorted(there["knight"].items())) for there in (units, again))
    print(f"{change.__name__}: in memory {memory}, in the file {file}")
print("updated wrote:", " | ".join(written.getvalue().splitlines()[3:]))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="own_changed: in memory {'health': 3, 'speed': 4}, in the file {'health': 3, 'speed': 4}
base_changed: in memory {'health': 3, 'speed': 2}, in the file {'health': 9, 'speed': 2}
own_dropped: in memory {'health': 3}, in the file {'health': 3, 'speed': 1}
inherited_dropped: in memory {'speed': 2}, in the file {'health': 3, 'speed': 2}
cleared: in memory {}, in the file {'health': 3, 'speed': 1}
updated: in memory {'health': 3, 'speed': 2}, in the file {'health': 3, 'speed': 2}
updated wrote: knight: |   <<: *base |   speed: 2 |   health: 3"
if [ "$seen" != "$expected" ]; then
    echo "ruamel-merged-values-two-truths: not what was seen with 0.19.1" >&2
    exit 1
fi
