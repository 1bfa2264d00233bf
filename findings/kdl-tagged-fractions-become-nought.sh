#!/usr/bin/env bash
# kdl-py 1.2.0 (CPython 3.11, Linux): numbers with and without one of the tags that KDL reserves, read and written.
#
# Guessed: (f32) and (f64) give a float, and (u64) and (i64) the whole number that stands there, as the manual has it;
# a number is written as it was read. Seen: (f32)0.75 becomes 0, and every other fraction with that tag is cut to a
# whole number, which is written back; without the tag it is right. (u64) goes by way of a float, so that the last
# digits of a long number change, and the largest is refused as too large; in hexadecimals both are right. (u8)2.5 is
# let through as 2. Without a tag each whole number is read as a float and written with ".0", or with an exponent.
# Bytes are written with the tag "base-64", which is not the one that is read: the second time they are a
# text.
#
# A file of settings loses its volumes and the last digits of its seeds the first time that it is saved: leave
# floats without a tag, and write seeds as texts or in hexadecimals.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check kdl-py==1.2.0
cat >"$folder/seen.py" <<'PYTHON'
import kdl

WRITTEN = (
    "volume 0.75",
    "volume (f32)0.75",
    "volume (f64)-1.5",
    "volume (u8)2.5",
    "size 60",
    "size (u8)60",
    "seed 12345678901234567",
    "seed (u64)12345678901234567",
    "seed (u64)0x2bdc545d6b4b87",
    "seed (u64)18446744073709551615",
    "seed (u64)0xffffffffffffffff",
    'face (base64)"aGk="',
)
for text in WRITTEN:
    told = []
    try:
        for _ in range(2):
            document = kdl.parse(text)
            told.append(repr(document.nodes[0].args[0]))
            text = document.print().strip()
        told.append(f"written as {text}")
    except kdl.errors.ParseError:
        told.append(f"{text} is refused")
    print("; ".join(told))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="0.75; 0.75; written as volume 0.75
0; 0.0; written as volume 0.0
-1; -1.0; written as volume -1.0
2; 2.0; written as volume 2.0
60.0; 60.0; written as size 60.0
60; 60.0; written as size 60.0
1.2345678901234568e+16; 1.2345678901234566e+16; written as seed 1.2345678901234566e+16
12345678901234568; 1.2345678901234568e+16; written as seed 1.2345678901234568e+16
12345678901234567; 1.2345678901234568e+16; written as seed 1.2345678901234568e+16
seed (u64)18446744073709551615 is refused
18446744073709551615; 1.8446744073709552e+19; written as seed 1.8446744073709552e+19
b'hi'; String(value='aGk=', tag='base-64'); written as face (base-64)\"aGk=\""
if [ "$seen" != "$expected" ]; then
    echo "kdl-tagged-fractions-become-nought: not what was seen with 1.2.0" >&2
    exit 1
fi
