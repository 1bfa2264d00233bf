#!/usr/bin/env bash
# polib 1.2.0 (CPython 3.11, Linux): pofile given a path, and given the text of the same file.
#
# Guessed: both give the same entries, as its help offers the one for the other ("or its content"). Seen: where
# a text has a line or paragraph separator (U+2028, U+2029) or the sign "next line" (U+0085), as pasted
# texts may, the path gives it whole; from the text, with no error, the sign is missing and so is the letter
# before it: "first" becomes "firs", in the original as in the translation. It is so with what polib itself has
# written, which breaks its lines there; a file that keeps the sign within a line is refused as text.
#
# A program that reads its catalogues from a package, as text, looks for these signs first, or writes them to a
# file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check polib==1.2.0
cat >"$folder/seen.py" <<'PYTHON'
import pathlib
import sys

import polib

path = pathlib.Path(sys.argv[0]).with_name("fr.po")
for name, sign in {"blank": " ", "U+2028": "\u2028", "U+2029": "\u2029", "U+0085": "\x85"}.items():
    file = polib.POFile()
    file.metadata = {"Content-Type": "text/plain; charset=UTF-8"}
    file.append(polib.POEntry(msgid=f"first{sign}second", msgstr=f"premier{sign}second"))
    file.save(path)
    written = path.read_bytes().decode("UTF-8")
    joined = written.replace(f'{sign}"\n"', sign)
    for way, source in (("path", path), ("text", written), ("text in one line", joined)):
        try:
            entry = polib.pofile(source)[0]
            print(f"{name}, {way}: {ascii(entry.msgid)}, {ascii(entry.msgstr)}")
        except OSError as error:
            print(f"{name}, {way}: {type(error).__name__}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="blank, path: 'first second', 'premier second'
blank, text: 'first second', 'premier second'
blank, text in one line: 'first second', 'premier second'
U+2028, path: 'first\\u2028second', 'premier\\u2028second'
U+2028, text: 'firssecond', 'premiesecond'
U+2028, text in one line: OSError
U+2029, path: 'first\\u2029second', 'premier\\u2029second'
U+2029, text: 'firssecond', 'premiesecond'
U+2029, text in one line: OSError
U+0085, path: 'first\\x85second', 'premier\\x85second'
U+0085, text: 'firssecond', 'premiesecond'
U+0085, text in one line: OSError"
if [ "$seen" != "$expected" ]; then
    echo "polib-text-loses-letters: not what was seen with 1.2.0" >&2
    exit 1
fi
