#!/usr/bin/env bash
# pymorphy3 2.0.6 (dictionaries uk 2.4.1.1.1663094765 and ru 2.4.417150.4580142, CPython 3.11, Linux): counting.
#
# Guessed: make_agree_with_number puts a noun of the dictionary into the form that goes with a number, in
# Ukrainian as in Russian. Seen: in Ukrainian it gives None for 1, 2, 21 and 22, for all that was tried: this
# dictionary marks the plural and leaves the singular unmarked, which a search for a singular does not find.
# From five on it is right. Russian is served throughout, but for "5 годов", which should be "5 лет".
#
# A game that counts its cards so in Ukrainian shows "None" for each single one: write the forms out, as
# catalogues of translators do.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pymorphy3==2.0.6 pymorphy3-dicts-ru==2.4.417150.4580142 pymorphy3-dicts-uk==2.4.1.1.1663094765
cat >"$folder/seen.py" <<'PYTHON'
from pymorphy3 import MorphAnalyzer

NUMBERS = (1, 2, 5, 11, 21, 22)
for language, words in {
    "uk": ("карта", "хід", "гравець", "очко"),
    "ru": ("карта", "ход", "игрок", "очко", "человек", "год"),
}.items():
    analyzer = MorphAnalyzer(lang=language)
    for word in words:
        noun = next(form for form in analyzer.parse(word) if {"NOUN", "nomn"} in form.tag)
        agreed = [noun.make_agree_with_number(number) for number in NUMBERS]
        print(language, *(f"{number} {form and form.word}" for number, form in zip(NUMBERS, agreed)), sep=", ")
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="uk, 1 None, 2 None, 5 карт, 11 карт, 21 None, 22 None
uk, 1 None, 2 None, 5 ходів, 11 ходів, 21 None, 22 None
uk, 1 None, 2 None, 5 гравців, 11 гравців, 21 None, 22 None
uk, 1 None, 2 None, 5 очок, 11 очок, 21 None, 22 None
ru, 1 карта, 2 карты, 5 карт, 11 карт, 21 карта, 22 карты
ru, 1 ход, 2 хода, 5 ходов, 11 ходов, 21 ход, 22 хода
ru, 1 игрок, 2 игрока, 5 игроков, 11 игроков, 21 игрок, 22 игрока
ru, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка
ru, 1 человек, 2 человека, 5 людей, 11 людей, 21 человек, 22 человека
ru, 1 год, 2 года, 5 годов, 11 годов, 21 год, 22 года"
if [ "$seen" != "$expected" ]; then
    echo "pymorphy3-counts-ukrainian-from-five: not what was seen with 2.0.6" >&2
    exit 1
fi
