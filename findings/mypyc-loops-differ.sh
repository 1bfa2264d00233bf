#!/usr/bin/env bash
# mypyc of mypy 2.4.1 (CPython 3.11, Linux; needs a C compiler): loops of a compiled module.
#
# Guessed: a loop goes as often as in CPython, since neither line draws a complaint and the page of
# known differences has nothing of it. Seen:
# - range(n) looks n up again in every turn: a loop over 3 that sets n to 5 goes five times;
# - a loop over nothing sets its variable all the same, to the first number that would have come;
# - a dictionary whose keys are exchanged while one goes over it raises RuntimeError in CPython;
#   compiled, the loop ends early, without a word.
#
# A module that gives the same results in all its tests may play another game once it is compiled.
set -euo pipefail
command -v cc >/dev/null || { echo "a C compiler (cc) is needed" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check mypy==2.4.1 setuptools==65.5.0
cat >"$folder/subject.py" <<'PYTHON'
def grown() -> int:
    turns, n = 0, 3
    for _ in range(n):
        turns += 1
        n = 5
    return turns


def shrunk() -> int:
    turns, n = 0, 3
    for _ in range(n):
        turns += 1
        n -= 1
    return turns


def empty() -> str:
    found = "nothing yet"
    place = 7
    for place in range(2, 2):
        found = "something"
    return f"{found} at {place}"


def exchanged() -> str:
    hands = {1: "north", 2: "south"}
    try:
        for seat in hands:
            del hands[seat]
            hands[seat + 10] = "moved"
    except RuntimeError as error:
        return str(error)
    return f"{hands}"


def show() -> None:
    print("  a bound that grows:", grown(), "turns; that shrinks:", shrunk(), "turns")
    print("  a loop over nothing:", empty())
    print("  keys exchanged:", exchanged())
PYTHON
cd "$folder"
plain=$("$folder/venv/bin/python" -c 'import subject; subject.show()')
"$folder/venv/bin/mypyc" subject.py >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
compiled=$("$folder/venv/bin/python" -c 'import subject; subject.show()')
seen="interpreted:
$plain
compiled:
$compiled"
echo "$seen"
expected="interpreted:
  a bound that grows: 3 turns; that shrinks: 3 turns
  a loop over nothing: nothing yet at 7
  keys exchanged: dictionary keys changed during iteration
compiled:
  a bound that grows: 5 turns; that shrinks: 2 turns
  a loop over nothing: nothing yet at 2
  keys exchanged: {21: 'moved', 22: 'moved'}"
if [ "$seen" != "$expected" ]; then
    echo "mypyc-loops-differ: not what was seen with mypy 2.4.1" >&2
    exit 1
fi
