#!/usr/bin/env bash
# python-bidi 0.6.12 (CPython 3.11, Linux): bidi.get_display, the newer of its two ways, for Hebrew that
# is drawn letter by letter from the left.
#
# Guessed: it gives what bidi.algorithm.get_display gives, the older way, or better, as both promise
# "the display layout". Seen: brackets are moved but not mirrored, so that a word in brackets is drawn
# with both turned outwards; the same goes for « » and < >. A line break is moved to the front of its
# line: two lines become an empty one and both run together. Marks of direction stay in the text,
# to be drawn as boxes by a font that lacks them. The older way does none of this, but refuses isolates
# with an AssertionError and mistakes brackets between scripts.
#
# Split the text at its line breaks first, and mirror what comes out in a run from right to left.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check python-bidi==0.6.12
cat >"$folder/brackets.py" <<'PYTHON'
import bidi
import bidi.algorithm

TEXTS = {
    "a word in brackets": "\u05d0 (\u05d1)",
    "an open bracket": "(\u05d0",
    "quotes": "\u00ab\u05d0\u00bb",
    "a line break": "\u05d0\n\u05d1",
    "an embedding": "\u202b\u05d0\u05d1\u202c",
    "an isolate": "\u2067\u05d0\u05d1\u2069",
    "from left to right": "{\u05d0} <\u05d1> a",
}


def told(display, text):
    try:
        return ascii(display(text, base_dir="L" if text.endswith("a") else "R"))
    except AssertionError as error:
        return f"AssertionError: {error}"


for name, text in TEXTS.items():
    print(f"{name}: {ascii(text)}")
    print("  newer", told(bidi.get_display, text))
    print("  older", told(bidi.algorithm.get_display, text))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/brackets.py")
echo "$seen"
expected="a word in brackets: '\\u05d0 (\\u05d1)'
  newer ')\\u05d1( \\u05d0'
  older '(\\u05d1) \\u05d0'
an open bracket: '(\\u05d0'
  newer '\\u05d0('
  older '\\u05d0)'
quotes: '\\xab\\u05d0\\xbb'
  newer '\\xbb\\u05d0\\xab'
  older '\\xab\\u05d0\\xbb'
a line break: '\\u05d0\\n\\u05d1'
  newer '\\n\\u05d0\\u05d1'
  older '\\u05d0\\n\\u05d1'
an embedding: '\\u202b\\u05d0\\u05d1\\u202c'
  newer '\\u202c\\u05d1\\u05d0\\u202b'
  older '\\u05d1\\u05d0'
an isolate: '\\u2067\\u05d0\\u05d1\\u2069'
  newer '\\u2069\\u05d1\\u05d0\\u2067'
  older AssertionError: RLI not allowed here
from left to right: '{\\u05d0} <\\u05d1> a'
  newer '{\\u05d0} <\\u05d1> a'
  older '{\\u05d1> {\\u05d0> a'"
if [ "$seen" != "$expected" ]; then
    echo "python-bidi-turns-brackets: not what was seen with 0.6.12" >&2
    exit 1
fi
