#!/usr/bin/env bash
# RapidFuzz 3.14.6 (CPython 3.11, Linux): utils.default_process of names in two spellings.
#
# Guessed: what is no part of a word, as commas and hyphens, becomes a space, and texts that Unicode calls
# equivalent give the same. Seen: a mark that combines with the letter before it counts as punctuation. Written
# apart (NFD, as file names come from a Mac) an accented letter falls into the plain one and a space: a French
# word becomes three and matches itself by two thirds, and the Ukrainian for a hedgehog finds Jacques before
# itself. Hebrew with points falls into pieces in any spelling.
#
# A search for cards by name finds others: normalize both sides to NFC, or take the marks off, before.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check rapidfuzz==3.14.6
cat >"$folder/seen.py" <<'PYTHON'
from unicodedata import normalize

from rapidfuzz import fuzz, process
from rapidfuzz.utils import default_process

NAMES = {
    "Esperanto": "Ĉevaliro",
    "French": "Épée brisée",
    "Ukrainian": "Їжак і ґава",
    "Russian": "Ночной ястреб",
    "Hebrew without points": "שלום",
    "Hebrew with points": "שָׁלוֹם",
}
for language, name in NAMES.items():
    whole, apart = normalize("NFC", name), normalize("NFD", name)
    words = (len(default_process(text).split()) for text in (whole, apart))
    score = fuzz.ratio(whole, apart, processor=default_process)
    print(f"{language}: words", *words, f"alike {score:.0f}")
for stored in ("NFC", "NFD"):
    cards = [normalize(stored, name) for name in ("Їжак", "Жак")]
    found, score, place = process.extractOne("їжак", cards, processor=default_process)
    print(f"looked for in {stored}: card {place} at {score:.0f}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="Esperanto: words 1 2 alike 82
French: words 2 5 alike 64
Ukrainian: words 3 4 alike 87
Russian: words 2 2 alike 89
Hebrew without points: words 1 1 alike 100
Hebrew with points: words 3 3 alike 100
looked for in NFC: card 0 at 100
looked for in NFD: card 1 at 86"
if [ "$seen" != "$expected" ]; then
    echo "rapidfuzz-tears-words-at-their-points: not what was seen with 3.14.6" >&2
    exit 1
fi
