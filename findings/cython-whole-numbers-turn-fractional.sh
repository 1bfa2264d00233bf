#!/usr/bin/env bash
# Cython 3.3.1 (CPython 3.11, Linux; needs a C compiler): plain Python without annotations, compiled as it is, with
# variables that are a whole number here and a fraction there.
#
# Guessed: of what is not annotated only types are inferred that change no meaning, as the manual says of the default;
# so a 12 stays a 12, as it does if the fraction comes out of a list or a parameter. Seen: a variable that is
# given a whole number in one line and a written fraction in another is a double throughout, even where that other
# line is never run; so are max and min of both, "a if x else b" with both, and two variables that are
# exchanged. The 12 prints as 12.0, in JSON too, is no int, is refused by range and as an index, and a seed of
# sixteen digits is rounded.
#
# A count of cards reads "12.0 cards" in the packed game only. Write the whole number as a fraction too, or annotate
# it as object.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cython==3.3.1 setuptools==65.5.0
cat >"$folder/subject.py" <<'PYTHON'
import json


def cards(halves=False):
    count = 12
    if halves:
        count = 0.5
    return count


def from_parameter(half=None):
    count = 12
    if half:
        count = half
    return count


def seed(chance=False):
    number = 9007199254740993
    if chance:
        number = 0.5
    return number


def share(known=True):
    part = 1 if known else 0.5
    return part


def at_least(count):
    best = 3
    for _ in range(count):
        best = max(best, 0.5)
    return best


def exchanged():
    first, second = 1, 0.5
    first, second = second, first
    return second


def tell():
    print("a fraction never given:", cards(), json.dumps(cards()), isinstance(cards(), int))
    print("the fraction as a parameter:", from_parameter())
    print("a seed:", seed())
    print("one or a half:", share())
    print("the larger of 3 and a half:", at_least(1))
    print("exchanged with a half:", exchanged())
    try:
        print("a range of as many:", len(range(cards())))
    except TypeError as error:
        print("a range of as many:", type(error).__name__)
PYTHON
cd "$folder"
seen=$(
    echo "interpreted:"
    "$folder/venv/bin/python" -c "import subject; subject.tell()"
    "$folder/venv/bin/cythonize" -q -3 -i subject.py >/dev/null 2>&1
    rm subject.py
    echo "compiled:"
    "$folder/venv/bin/python" -c "import subject; subject.tell()"
)
echo "$seen"
expected="interpreted:
a fraction never given: 12 12 True
the fraction as a parameter: 12
a seed: 9007199254740993
one or a half: 1
the larger of 3 and a half: 3
exchanged with a half: 1
a range of as many: 12
compiled:
a fraction never given: 12.0 12.0 False
the fraction as a parameter: 12
a seed: 9007199254740992.0
one or a half: 1.0
the larger of 3 and a half: 3.0
exchanged with a half: 1.0
a range of as many: TypeError"
if [ "$seen" != "$expected" ]; then
    echo "cython-whole-numbers-turn-fractional: not what was seen with 3.3.1" >&2
    exit 1
fi
