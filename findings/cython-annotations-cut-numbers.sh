#!/usr/bin/env bash
# Cython 3.3.1 (CPython 3.11, Linux; needs a C compiler): a module of plain annotated Python, compiled as it is.
#
# Guessed: an annotation lets a value through as it is or refuses it with TypeError, except float, which is
# said to become a C double; so a fraction that goes where int is expected is refused. Seen: it is cut,
# 1.9 to 1 and -1.9 to -1, without a word, as a parameter, as a variable and as what is returned; True and
# members of an IntEnum become plain numbers. bool takes anything for its truth, the word "no" for True and
# None for False. "int | None" lets 1.9 through unchanged, while str, dict and tuple refuse what is
# more than that: a member of a StrEnum, a defaultdict, a namedtuple.
#
# Scores that the checker would complain of only where it looks are rounded once the module is compiled. Turn
# annotation_typing off, or check the whole program with a type checker first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cython==3.3.1 setuptools==65.5.0
cat >"$folder/subject.py" <<'PYTHON'
def parameter_int(x: int):
    return x


def variable_int(x):
    y: int = x
    return y


def returned_int(x) -> int:
    return x


def int_or_none(x: "int | None"):
    return x


def parameter_bool(x: bool):
    return x


def parameter_str(x: str):
    return x


def parameter_dict(x: dict):
    return x


def parameter_tuple(x: tuple):
    return x
PYTHON
cat >"$folder/asked.py" <<'PYTHON'
import enum
from collections import defaultdict, namedtuple

import subject

Suit = enum.IntEnum("Suit", ["SPADES"])
Name = enum.StrEnum("Name", ["ANN"])
Move = namedtuple("Move", "card")
CASES = {
    "parameter_int": (1.9, -1.9, True, Suit.SPADES),
    "variable_int": (1.9,),
    "returned_int": (1.9,),
    "int_or_none": (1.9,),
    "parameter_bool": ("no", None),
    "parameter_str": (Name.ANN,),
    "parameter_dict": (defaultdict(int),),
    "parameter_tuple": (Move(1),),
}
for name, values in CASES.items():
    for value in values:
        try:
            print(name, repr(value), "becomes", repr(getattr(subject, name)(value)))
        except TypeError:
            print(name, repr(value), "TypeError")
PYTHON
cd "$folder"
seen=$(
    echo "interpreted:"
    "$folder/venv/bin/python" asked.py
    "$folder/venv/bin/cythonize" -q -3 -i subject.py >/dev/null 2>&1
    rm subject.py
    echo "compiled:"
    "$folder/venv/bin/python" asked.py
)
echo "$seen"
expected="interpreted:
parameter_int 1.9 becomes 1.9
parameter_int -1.9 becomes -1.9
parameter_int True becomes True
parameter_int <Suit.SPADES: 1> becomes <Suit.SPADES: 1>
variable_int 1.9 becomes 1.9
returned_int 1.9 becomes 1.9
int_or_none 1.9 becomes 1.9
parameter_bool 'no' becomes 'no'
parameter_bool None becomes None
parameter_str <Name.ANN: 'ann'> becomes <Name.ANN: 'ann'>
parameter_dict defaultdict(<class 'int'>, {}) becomes defaultdict(<class 'int'>, {})
parameter_tuple Move(card=1) becomes Move(card=1)
compiled:
parameter_int 1.9 becomes 1
parameter_int -1.9 becomes -1
parameter_int True becomes 1
parameter_int <Suit.SPADES: 1> becomes 1
variable_int 1.9 becomes 1
returned_int 1.9 becomes 1
int_or_none 1.9 becomes 1.9
parameter_bool 'no' becomes True
parameter_bool None becomes False
parameter_str <Name.ANN: 'ann'> TypeError
parameter_dict defaultdict(<class 'int'>, {}) TypeError
parameter_tuple Move(card=1) TypeError"
if [ "$seen" != "$expected" ]; then
    echo "cython-annotations-cut-numbers: not what was seen with 3.3.1" >&2
    exit 1
fi
