#!/usr/bin/env bash
# PyYAML 6.0.4 (CPython 3.11, Linux wheel with libyaml): SafeLoader and CSafeLoader read one text.
#
# Guessed: the second is the first in C, and they differ in speed and in the words of their errors.
# Seen: of nine short texts, three are read by libyaml alone, four by the parser in Python alone,
# one is read by both with another value (None and ""), and one is refused by both, by the parser
# in Python with a ValueError that is no YAMLError. A program that takes "the C loader where there
# is one" reads the same file on one machine and refuses it on the next.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check PyYAML==6.0.4
cat >"$folder/read.py" <<'PYTHON'
import yaml

TEXTS = {
    "a tab behind a colon": "a:\tb",
    "a remark right behind a bar": "a: |# remark\n  b",
    "a question mark inside a word of a list": "[a?b]",
    "a list right behind a colon in braces": "{a:[x]}",
    "an unknown directive": "%OWN 1\n---\na: b",
    "a byte-order mark before a later line": "a: b\n\ufeffc: d",
    "half a surrogate pair": 'a: "\\ud800"',
    "a lone exclamation mark": "a: !",
    "a code point above the last": 'a: "\\U00110000"',
}


def read(text, loader):
    try:
        return ascii(yaml.load(text, loader))
    except yaml.YAMLError:
        return "refused"
    except ValueError as error:
        return type(error).__name__


for name, text in TEXTS.items():
    print(f"{name}: {read(text, yaml.SafeLoader)} | {read(text, yaml.CSafeLoader)}")
PYTHON
"$folder/venv/bin/python" "$folder/read.py" >"$folder/seen"
cat >"$folder/expected" <<'SEEN'
a tab behind a colon: refused | {'a': 'b'}
a remark right behind a bar: refused | {'a': 'b'}
a question mark inside a word of a list: refused | ['a?b']
a list right behind a colon in braces: {'a': ['x']} | refused
an unknown directive: {'a': 'b'} | refused
a byte-order mark before a later line: {'a': 'b', '\ufeffc': 'd'} | refused
half a surrogate pair: {'a': '\ud800'} | refused
a lone exclamation mark: {'a': None} | {'a': ''}
a code point above the last: ValueError | refused
SEEN
diff "$folder/expected" "$folder/seen"
echo 'as described'
