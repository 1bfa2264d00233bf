#!/usr/bin/env bash
# tomlkit 0.15.2 (CPython 3.11, Linux): a file of settings with a comment above each table, as people write.
#
# Guessed: what is above a table's name stays above it, for tomlkit keeps comments and layout. Seen: the comment
# belongs to the table before. A key added to that one comes after the next table's comment, which then
# seems to speak of the key; when it is deleted or given anew, the next one's comment is lost without a word,
# and that of a deleted one stays and stands above the next. A key added on top comes below the first comment.
#
# A game that keeps its player's remarks in a file of settings turns them into falsehoods: change only
# values that are there, or write a table's comment below its name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check tomlkit==0.15.2
cat >"$folder/seen.py" <<'PYTHON'
import tomlkit

WRITTEN = """\
name = "Ada"

# how loud
[sound]
volume = 3

# how large
[screen]
size = 4
"""


def added(settings):
    settings["sound"]["music"] = 5


def added_on_top(settings):
    settings["age"] = 9


def deleted(settings):
    del settings["sound"]


def given_anew(settings):
    settings["sound"] = {"volume": 4}


def changed(settings):
    settings["sound"]["volume"] = 4


for change in (changed, added, added_on_top, deleted, given_anew):
    settings = tomlkit.parse(WRITTEN)
    change(settings)
    print(f"{change.__name__}: {' | '.join(filter(None, tomlkit.dumps(settings).splitlines()))}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="changed: name = \"Ada\" | # how loud | [sound] | volume = 4 | # how large | [screen] | size = 4
added: name = \"Ada\" | # how loud | [sound] | volume = 3 | # how large | music = 5 | [screen] | size = 4
added_on_top: name = \"Ada\" | # how loud | age = 9 | [sound] | volume = 3 | # how large | [screen] | size = 4
deleted: name = \"Ada\" | # how loud | [screen] | size = 4
given_anew: name = \"Ada\" | # how loud | [sound] | volume = 4 | [screen] | size = 4"
if [ "$seen" != "$expected" ]; then
    echo "tomlkit-comments-change-hands: not what was seen with 0.15.2" >&2
    exit 1
fi
