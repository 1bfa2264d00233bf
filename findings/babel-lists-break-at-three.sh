#!/usr/bin/env bash
# Babel 2.19.0 (CPython 3.11, Linux): format_list in the styles of a list, for six languages.
#
# Guessed: a style that a language has not is replaced by another, and where none serves ValueError is
# raised, as the help has it. Seen: "standard-narrow" raises KeyError('start') for French, Russian and
# Ukrainian, "unit" and "unit-short" do for Hebrew and Esperanto, and both short styles of "standard" for
# Esperanto. Two things come out well in all of them; it is the third that breaks.
#
# A game that lists what a card costs, or who has won, works until a player has three of it, and then in
# some languages only: ask for "standard" and "or" alone, and test with three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check babel==2.19.0
cat >"$folder/seen.py" <<'PYTHON'
from babel.lists import format_list

STYLES = ("standard", "standard-short", "standard-narrow", "or", "or-narrow", "unit", "unit-short")


def told(things, style, language):
    try:
        format_list(things, style, language)
    except (KeyError, ValueError) as error:
        return repr(error)
    return "well"


for language in ("en", "fr", "ru", "uk", "he", "eo"):
    for style in STYLES:
        pair, three = (told(things, style, language) for things in ("ab", "abc"))
        if (pair, three) != ("well", "well"):
            print(f"{language} {style}: two {pair}, three {three}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="fr standard-narrow: two well, three KeyError('start')
ru standard-narrow: two well, three KeyError('start')
uk standard-narrow: two well, three KeyError('start')
he unit: two well, three KeyError('start')
he unit-short: two well, three KeyError('start')
eo standard-short: two well, three KeyError('start')
eo standard-narrow: two well, three KeyError('start')
eo unit: two well, three KeyError('start')
eo unit-short: two well, three KeyError('start')"
if [ "$seen" != "$expected" ]; then
    echo "babel-lists-break-at-three: not what was seen with 2.19.0" >&2
    exit 1
fi
