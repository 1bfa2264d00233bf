#!/usr/bin/env bash
# PyMuPDF 2.0 (CPython 3.11, Linux): a Hebrew page written by insert_htmlbox, searched and read again.
#
# Guessed: search_for gives one rectangle for each place where a word stands in one line, as it does for
# English and as its help says, and get_text the text as it was written. Seen:
# - of a Hebrew word there are two to four rectangles, most of one letter each: one word that stands
#   there once counts as four finds, another as two;
# - a word in brackets is read as two lines, the closing one alone; in the middle of a line that
#   begins on the right both come back turned: "(word)" as ")word(".
# The letters themselves come back in the order in which they are read.
#
# Who counts or marks words in a Hebrew rule book has to join the rectangles of a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps pymupdf==2.0
cat >"$folder/page.py" <<'PYTHON'
import pymupdf

CARD, PEACE = "\u05e7\u05dc\u05e3", "\u05e9\u05dc\u05d5\u05dd"
for word, line in (
    ("card", "card"),
    ("card", "(card) card"),
    (PEACE, PEACE),
    (PEACE, f"{PEACE} {PEACE}"),
    (CARD, CARD),
    (CARD, f"({CARD})"),
    (CARD, f"<p dir='rtl'>({CARD}) 12</p>"),
):
    made = pymupdf.open()
    made.new_page().insert_htmlbox((50, 50, 500, 200), line)
    page = pymupdf.open("pdf", made.tobytes())[0]
    found, text = len(page.search_for(word)), page.get_text().strip()
    print(f"{ascii(line)}: {line.count(word)} there, {found} found, read as {ascii(text)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/page.py")
echo "$seen"
expected="'card': 1 there, 1 found, read as 'card'
'(card) card': 2 there, 2 found, read as '(card) card'
'\\u05e9\\u05dc\\u05d5\\u05dd': 1 there, 4 found, read as '\\u05e9\\u05dc\\u05d5\\u05dd'
'\\u05e9\\u05dc\\u05d5\\u05dd \\u05e9\\u05dc\\u05d5\\u05dd': 2 there, 8 found, read as '\\u05e9\\u05dc\\u05d5\\u05dd \\u05e9\\u05dc\\u05d5\\u05dd'
'\\u05e7\\u05dc\\u05e3': 1 there, 2 found, read as '\\u05e7\\u05dc\\u05e3'
'(\\u05e7\\u05dc\\u05e3)': 1 there, 2 found, read as '(\\u05e7\\u05dc\\u05e3\\n)'
\"<p dir='rtl'>(\\u05e7\\u05dc\\u05e3) 12</p>\": 1 there, 2 found, read as ')\\u05e7\\u05dc\\u05e3( 12'"
if [ "$seen" != "$expected" ]; then
    echo "pymupdf-finds-hebrew-in-pieces: not what was seen with 2.0" >&2
    exit 1
fi
