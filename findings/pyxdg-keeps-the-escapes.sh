#!/usr/bin/env bash
# pyxdg 0.28 (CPython 3.11, Linux): the texts of a desktop entry, read, set and written.
#
# Guessed: values of kinds string and localestring come without the escapes of the format, whose specification, which
# pyxdg is said to implement, gives \s, \n, \t, \r and two backslashes for such texts, and \; for a semicolon that is
# part of a keyword; write puts them back. Seen: getComment, getName and getKeywords give them as they stand in the
# file. A keyword with \; is not cut in two, but keeps its backslash. Lists without any semicolon are cut at their
# commas or upright strokes, so that a single keyword becomes two. What is set is written as it is: a space in
# front is lost, and a text with backslashes means another one to every other reader.
#
# A launcher shows "Draw\nDuel" to its players. Undo and make the escapes oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyxdg==0.28
cat >"$folder/seen.py" <<'PYTHON'
import sys

from xdg.DesktopEntry import DesktopEntry

PATH = f"{sys.argv[1]}/game.desktop"
HEAD = "[Desktop Entry]\nType=Application\nName=Game\nExec=game\n"


def shown(text):
    return f"<{text}>".replace("\\", "[backslash]").replace("\n", "[line]").replace("\t", "[tab]")


def entry(key, raw):
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(f"{HEAD}{key}={raw}\n")
    return DesktopEntry(PATH)


for raw, meant in (
    (r"Draw\nDuel", "Draw\nDuel"),
    (r"Draw\tDuel", "Draw\tDuel"),
    (r"\sDuel", " Duel"),
    (r"C:\\games", "C:\\games"),
):
    print(f"Comment {shown(meant)} is read as {shown(entry('Comment', raw).getComment())}")
for raw, meant in (
    (r"draw\;duel;cards;", ["draw;duel", "cards"]),
    ("rock, paper", ["rock, paper"]),
    ("win|lose", ["win|lose"]),
):
    words = entry("Keywords", raw).getKeywords()
    print("Keywords", *map(shown, meant), "are read as", *map(shown, words))
for text in (" Duel", r"C:\new", "Duel"):
    made = entry("Comment", "none")
    made.set("Comment", text)
    made.write(PATH)
    with open(PATH, encoding="utf-8") as file:
        line = next(line for line in file if line.startswith("Comment="))
    raw = line.removeprefix("Comment=").removesuffix("\n")
    again = DesktopEntry(PATH).getComment()
    print(f"Comment set to {shown(text)} is written as {shown(raw)}, read again as {shown(again)}")
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py" "$folder")
echo "$seen"
expected="Comment <Draw[line]Duel> is read as <Draw[backslash]nDuel>
Comment <Draw[tab]Duel> is read as <Draw[backslash]tDuel>
Comment < Duel> is read as <[backslash]sDuel>
Comment <C:[backslash]games> is read as <C:[backslash][backslash]games>
Keywords <draw;duel> <cards> are read as <draw[backslash];duel> <cards>
Keywords <rock, paper> are read as <rock> < paper>
Keywords <win|lose> are read as <win> <lose>
Comment set to < Duel> is written as < Duel>, read again as <Duel>
Comment set to <C:[backslash]new> is written as <C:[backslash]new>, read again as <C:[backslash]new>
Comment set to <Duel> is written as <Duel>, read again as <Duel>"
if [ "$seen" != "$expected" ]; then
    echo "pyxdg-keeps-the-escapes: not what was seen with 0.28" >&2
    exit 1
fi
