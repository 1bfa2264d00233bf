#!/usr/bin/env bash
# pyphen 0.18.1 (CPython 3.11, Linux): words that have a hyphen, an apostrophe or a bracket of their own.
#
# Guessed: a line may end behind a hyphen that is there already, without a second one; an apostrophe within
# a Ukrainian word is no place to break; and the two letters that left=2 keeps together are letters. Seen:
# wrap and inserted put a hyphen behind the hyphen, in English ("well--") as in Esperanto, where "ĉi-tie"
# may become "ĉi---tie"; French alone, whose patterns know the sign, does not. Ukrainian may end a line with
# the apostrophe ("об'-єднання") or set a lone consonant between two breaks. A bracket counts as a
# letter, so that a single one may stay behind with it.
#
# The help speaks of words, and each of these is one; who splits a text at its blanks has to cut it at
# such signs as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyphen==0.18.1
cat >"$folder/words.py" <<'PYTHON'
import pyphen

WORDS = {
    "en": ("card-carrying", "well-known", "co-operate"),
    "fr": ("arc-en-ciel", "porte-monnaie"),
    "uk": ("об'єднання", "п'ятниця", "комп'ютер"),
    "eo": ("iri", "(iri)", "ĉi-tie"),
}
for language, words in WORDS.items():
    dictionary = pyphen.Pyphen(lang=language)
    for word in words:
        print(f"{language}: {word} {dictionary.inserted(word)} {dictionary.wrap(word, len(word) - 1)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/words.py")
echo "$seen"
expected="en: card-carrying card--car-ry-ing ('card-carry-', 'ing')
en: well-known well--known ('well--', 'known')
en: co-operate co--op-er-ate ('co-oper-', 'ate')
fr: arc-en-ciel arc-en-ciel None
fr: porte-monnaie porte-mon-naie ('porte-mon-', 'naie')
uk: об'єднання об'-єд-на-н-ня (\"об'єднан-\", 'ня')
uk: п'ятниця п'я-т-ни-ця (\"п'ятни-\", 'ця')
uk: комп'ютер ко-м-п'ю-тер (\"комп'ю-\", 'тер')
eo: iri iri None
eo: (iri) (i-ri) ('(i-', 'ri)')
eo: ĉi-tie ĉi---tie ('ĉi--', 'tie')"
if [ "$seen" != "$expected" ]; then
    echo "pyphen-doubles-hyphens: not what was seen with 0.18.1" >&2
    exit 1
fi
