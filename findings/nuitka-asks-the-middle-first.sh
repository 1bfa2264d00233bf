#!/usr/bin/env bash
# Nuitka 4.3.3 (CPython 3.11, Linux; needs a C compiler): comparisons in a row, a < b < c, in a compiled module.
#
# Guessed: a is worked out first, then b, then c, as the language has it and as Nuitka promises to keep it. Seen: b
# comes first and then a, in every row of two or more comparisons, whatever the operators are; the result is
# wrong where the working out of one changes the other, with no error and no word from the compiler. With a
# single comparison, and with a or b a plain number, all is well; so are all other expressions that were tried.
#
# "next(row) < next(row) < next(row)" finds a sorted row unsorted, and dice thrown in such a row are other dice than
# in the same program uncompiled: take the values out into names first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check nuitka==4.3.3
mkdir "$folder/plain" "$folder/compiled"
cat >"$folder/plain/rows.py" <<'PYTHON'
from random import Random

told = []


def asked(value):
    told.append(value)
    return value


def order(compare):
    told.clear()
    result = compare()
    return f"{result}, asked for {told}"


def sorted_row(values):
    row = iter(values)
    return next(row) < next(row) < next(row)


def rising_dice(times):
    dice = Random(7)
    return sum(dice.random() < dice.random() < dice.random() * 2 for _ in range(times))


def named(values):
    row = iter(values)
    first, second, third = next(row), next(row), next(row)
    return first < second < third


def tell():
    print("1 < 2:", order(lambda: asked(1) < asked(2)))
    print("1 < 2 < 3:", order(lambda: asked(1) < asked(2) < asked(3)))
    print("3 < 2 < 1:", order(lambda: asked(3) < asked(2) < asked(1)))
    print("1 is not 2 != 3 <= 4:", order(lambda: asked(1) is not asked(2) != asked(3) <= asked(4)))
    print("a plain 0 < 2 < 3:", order(lambda: 0 < asked(2) < asked(3)))
    print("1, 2, 3 from a row are sorted:", sorted_row([1, 2, 3]))
    print("with names:", named([1, 2, 3]))
    print("rising dice:", rising_dice(1000))
PYTHON
(cd "$folder" && "$folder/venv/bin/python" -m nuitka --module --quiet --output-dir=compiled plain/rows.py) \
    >"$folder/said" 2>&1 || { cat "$folder/said" >&2; exit 1; }
seen=$(for kind in plain compiled; do
    echo "$kind:"
    (cd "$folder/$kind" && "$folder/venv/bin/python" -c "
import rows
assert hasattr(rows, '__compiled__') == ('$kind' == 'compiled')
rows.tell()")
done)
echo "$seen"
expected="plain:
1 < 2: True, asked for [1, 2]
1 < 2 < 3: True, asked for [1, 2, 3]
3 < 2 < 1: False, asked for [3, 2]
1 is not 2 != 3 <= 4: True, asked for [1, 2, 3, 4]
a plain 0 < 2 < 3: True, asked for [2, 3]
1, 2, 3 from a row are sorted: True
with names: True
rising dice: 344
compiled:
1 < 2: True, asked for [1, 2]
1 < 2 < 3: True, asked for [2, 1, 3]
3 < 2 < 1: False, asked for [2, 3]
1 is not 2 != 3 <= 4: True, asked for [2, 1, 3, 4]
a plain 0 < 2 < 3: True, asked for [2, 3]
1, 2, 3 from a row are sorted: False
with names: True
rising dice: 326"
if [ "$seen" != "$expected" ]; then
    echo "nuitka-asks-the-middle-first: not what was seen with 4.3.3" >&2
    exit 1
fi
