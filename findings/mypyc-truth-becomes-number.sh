#!/usr/bin/env bash
# mypyc of mypy 2.4.1 (CPython 3.11, Linux; needs a C compiler): True where an int is expected.
#
# Guessed: bool is a kind of int, so a True that goes through a parameter, a field or a return value of
# type int comes out as it went in, as do all values that the checker lets pass. Seen: compiled, it is
# 1 from there on, in JSON as in print; a record of moves written by the compiled module reads
# otherwise than that of the same module interpreted. And a variable that holds 0 and later True, which
# the checker accepts, raises TypeError ("bool object expected; got int") where it is only looked at.
set -euo pipefail
command -v cc >/dev/null || { echo "a C compiler (cc) is needed" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check mypy==2.4.1 setuptools==65.5.0
cat >"$folder/subject.py" <<'PYTHON'
import json
from dataclasses import dataclass


@dataclass
class Move:
    times: int


def by_parameter(times: int) -> str:
    return json.dumps({"times": times})


def by_return(found: bool) -> int:
    return found


def by_variable() -> str:
    times = 0
    times = True
    return str(times)


def show() -> None:
    print("  parameter:", by_parameter(True))
    print("  field:", Move(True))
    print("  return value:", by_return(True))
    try:
        print("  variable:", by_variable())
    except TypeError as error:
        print("  variable: TypeError,", error)
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
  parameter: {\"times\": true}
  field: Move(times=True)
  return value: True
  variable: True
compiled:
  parameter: {\"times\": 1}
  field: Move(times=1)
  return value: 1
  variable: TypeError, bool object expected; got int"
if [ "$seen" != "$expected" ]; then
    echo "mypyc-truth-becomes-number: not what was seen with mypy 2.4.1" >&2
    exit 1
fi
