#!/usr/bin/env bash
# Cython 3.3.1 (CPython 3.11, Linux; needs a C compiler): plain Python without annotations, compiled as it is, whose
# expressions change something while they are worked out.
#
# Guessed: everything is worked out from left to right, as the language has it, the page of known differences having
# no word of it. Seen: the first of the things that min and max are given is worked out after all others, and so
# is the first of a list that is written out in their brackets; and what stands before "in" or "not in" comes after
# what is written out in the brackets, tuple, list or set, behind it. Nothing warns. With a key, and in all other
# calls that were tried, the order is right.
#
# A life that is lost within such a line, a card that is drawn or a number taken from a row is seen too late or too
# early, and only once it is compiled: give it a name in a line of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cython==3.3.1 setuptools==65.5.0
cat >"$folder/subject.py" <<'PYTHON'
told = []


def asked(value):
    told.append(value)
    return value


def order(found):
    """What came out, and what was asked for, in its order."""
    before = told.copy()
    told.clear()
    return f"{found}, asked for {before}"


def lives_left():
    lives = 3

    def hit():
        nonlocal lives
        lives -= 1
        return lives

    return max(hit(), lives)


def drawn(cards):
    return cards.pop() in (len(cards), 0)


def least(row):
    return min(next(row) * 10, next(row))


def tell():
    print("max(1, 2, 3):", order(max(asked(1), asked(2), asked(3))))
    print("min([1, 2, 3]):", order(min([asked(1), asked(2), asked(3)])))
    print("max(1, 2) with a key:", order(max(asked(1), asked(2), key=abs)))
    print("1 in (2, 3):", order(asked(1) in (asked(2), asked(3))))
    print("1 not in [2, 3]:", order(asked(1) not in [asked(2), asked(3)]))
    print("divmod(7, 2):", order(divmod(asked(7), asked(2))))
    print("the larger number of lives, before and after one of three is lost:", lives_left())
    print("the drawn card is the number of those left:", drawn([1, 2, 3]))
    print("ten times the first or the second:", least(iter([1, 2])))
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
max(1, 2, 3): 3, asked for [1, 2, 3]
min([1, 2, 3]): 1, asked for [1, 2, 3]
max(1, 2) with a key: 2, asked for [1, 2]
1 in (2, 3): False, asked for [1, 2, 3]
1 not in [2, 3]: True, asked for [1, 2, 3]
divmod(7, 2): (3, 1), asked for [7, 2]
the larger number of lives, before and after one of three is lost: 2
the drawn card is the number of those left: False
ten times the first or the second: 2
compiled:
max(1, 2, 3): 3, asked for [2, 3, 1]
min([1, 2, 3]): 1, asked for [2, 3, 1]
max(1, 2) with a key: 2, asked for [1, 2]
1 in (2, 3): False, asked for [2, 3, 1]
1 not in [2, 3]: True, asked for [2, 3, 1]
divmod(7, 2): (3, 1), asked for [7, 2]
the larger number of lives, before and after one of three is lost: 3
the drawn card is the number of those left: True
ten times the first or the second: 1"
if [ "$seen" != "$expected" ]; then
    echo "cython-asks-the-first-last: not what was seen with 3.3.1" >&2
    exit 1
fi
