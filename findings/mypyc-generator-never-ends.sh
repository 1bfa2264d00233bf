#!/usr/bin/env bash
# mypyc of mypy 2.4.1 (CPython 3.11, Linux; needs a C compiler): a generator that is left half way.
#
# Guessed: when a loop over a generator is left and nothing holds the generator any more, its "finally"
# and the end of its "with" are run, at once, as in CPython. Seen: in a compiled module neither is run,
# not by the garbage collector and not at the end of the program; close() does run them.
#
# A generator that reads lines from a file or holds a lock keeps it for as long as the program goes on
# once it is compiled. Call close(), or hold what must be let go outside of the generator.
set -euo pipefail
command -v cc >/dev/null || { echo "a C compiler (cc) is needed" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check mypy==2.4.1 setuptools==65.5.0
cat >"$folder/subject.py" <<'PYTHON'
import gc
from collections.abc import Iterator
from contextlib import closing
from threading import Lock

lock = Lock()
ended: list[str] = []


def cards(name: str) -> Iterator[int]:
    try:
        with lock:
            yield 1
            yield 2
    finally:
        ended.append(name)


def left_by_break() -> None:
    for _ in cards("break"):
        break


def closed() -> None:
    with closing(cards("close")) as dealt:  # type: ignore[type-var]
        next(dealt)


def show() -> None:
    closed()
    print("  close(): ended", ended, "locked", lock.locked())
    left_by_break()
    gc.collect()
    print("  break: ended", ended, "locked", lock.locked())
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
  close(): ended ['close'] locked False
  break: ended ['close', 'break'] locked False
compiled:
  close(): ended ['close'] locked False
  break: ended ['close'] locked True"
if [ "$seen" != "$expected" ]; then
    echo "mypyc-generator-never-ends: not what was seen with mypy 2.4.1" >&2
    exit 1
fi
