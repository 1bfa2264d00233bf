#!/usr/bin/env bash
# fluent.runtime 0.4.0 (Babel 2.19.0, CPython 3.11, Linux): a choice of words by NUMBER with options.
#
# Guessed: the plural is chosen for the number as it is formatted, which the guide of Fluent gives as the
# reason to repeat the options in the selector, with "1.0 points" for its example; and type: "ordinal"
# chooses among first, second, third, as the guide shows too. Seen: the options are left aside and the bare
# number chooses, with no error: "1.0 point", and "1 points" where 1.2 was rounded for show; the same in
# Ukrainian, whose numbers with a point all have one form. The ordinal is taken for an error of the
# message, the choice falls to the last form and the text says "1th".
#
# A translator who follows the guide is right in the browser and wrong here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fluent.runtime==0.4.0 Babel==2.19.0
cat >"$folder/seen.py" <<'PYTHON'
from fluent.runtime import FluentBundle, FluentResource

ENGLISH = """
shown = { NUMBER($n, minimumFractionDigits: 1) ->
    [one] { NUMBER($n, minimumFractionDigits: 1) } point
   *[other] { NUMBER($n, minimumFractionDigits: 1) } points
 }
rounded = { NUMBER($n, maximumFractionDigits: 0) ->
    [one] { NUMBER($n, maximumFractionDigits: 0) } point
   *[other] { NUMBER($n, maximumFractionDigits: 0) } points
 }
place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
"""
UKRAINIAN = """
shown = { NUMBER($n, minimumFractionDigits: 1) ->
    [one] { NUMBER($n, minimumFractionDigits: 1) } очко
    [few] { NUMBER($n, minimumFractionDigits: 1) } очки
    [many] { NUMBER($n, minimumFractionDigits: 1) } очок
   *[other] { NUMBER($n, minimumFractionDigits: 1) } очка
 }
"""


def told(language, text, name, *numbers):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for number in numbers:
        value, errors = bundle.format_pattern(bundle.get_message(name).value, {"n": number})
        print(language, name, f"{number}: {value}", f"({len(errors)} errors)")


told("en", ENGLISH, "shown", 1, 2)
told("en", ENGLISH, "rounded", 1, 1.2)
told("en", ENGLISH, "place", 1, 2, 3)
told("uk", UKRAINIAN, "shown", 1, 2, 5, 1.5)
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="en shown 1: 1.0 point (0 errors)
en shown 2: 2.0 points (0 errors)
en rounded 1: 1 point (0 errors)
en rounded 1.2: 1 points (0 errors)
en place 1: 1th (1 errors)
en place 2: 2th (1 errors)
en place 3: 3th (1 errors)
uk shown 1: 1,0 очко (0 errors)
uk shown 2: 2,0 очки (0 errors)
uk shown 5: 5,0 очок (0 errors)
uk shown 1.5: 1,5 очка (0 errors)"
if [ "$seen" != "$expected" ]; then
    echo "fluent-plural-of-another-number: not what was seen with 0.4.0" >&2
    exit 1
fi
