#!/usr/bin/env bash
# num2words 0.5.14 (CPython 3.11, Linux): years, large numbers and fractions.
#
# Guessed: the words stand for the number, or NotImplementedError says that a language cannot tell it; the
# languages differ in grammar, not in value. Seen:
# - a year before the common era is rounded down to the hundred and counted up from there in German and
#   Dutch: -44 is "minus one hundred fifty-six", in one word. English, French and Ukrainian are right;
# - Turkish says 2.54 for 2.55 and ends 1.005 at the comma, with nothing after it;
# - Russian says "one wholes" for -1.5 where it says "one whole" for 1.5;
# - ten quadrillions as a float, which English, French and Esperanto say, raise ValueError in Ukrainian,
#   Russian and Polish, as does -5 in Polish and Czech.
#
# A screen reader that is handed such words tells another number than stands on the screen. Hand integers
# over, the sign apart, and look at each language.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check num2words==0.5.14
cat >"$folder/words.py" <<'PYTHON'
from num2words import num2words


def told(number, language, kind="cardinal"):
    try:
        return num2words(number, lang=language, to=kind)
    except (ValueError, NotImplementedError) as error:
        return type(error).__name__


for language in ("en", "fr", "uk", "de", "nl"):
    print(f"the year -44 in {language}: {told(-44, language, 'year')}")
for number in (2.5, 2.55, 1.005):
    print(f"{number} in tr: {told(number, 'tr')}; in en: {told(number, 'en')}")
for number in (1.5, -1.5):
    print(f"{number} in ru: {told(number, 'ru')}; in en: {told(number, 'en')}")
for language in ("en", "fr", "eo", "uk", "ru", "pl", "cs"):
    print(f"-5 and 1e16 in {language}: {told(-5, language)}, {told(1e16, language)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/words.py")
echo "$seen"
expected="the year -44 in en: forty-four BC
the year -44 in fr: moins quarante-quatre
the year -44 in uk: мінус сорок чотири
the year -44 in de: minuseinshundertsechsundfünfzig
the year -44 in nl: min één honderd zesenvijftig
2.5 in tr: ikivirgülelli; in en: two point five
2.55 in tr: ikivirgülellidört; in en: two point five five
1.005 in tr: birvirgül; in en: one point zero zero five
1.5 in ru: одна целая пять десятых; in en: one point five
-1.5 in ru: минус одна целых пять десятых; in en: minus one point five
-5 and 1e16 in en: minus five, ten quadrillion
-5 and 1e16 in fr: moins cinq, dix billiards
-5 and 1e16 in eo: minus kvin, dek biliardoj
-5 and 1e16 in uk: мінус п'ять, ValueError
-5 and 1e16 in ru: минус пять, ValueError
-5 and 1e16 in pl: ValueError, ValueError
-5 and 1e16 in cs: ValueError, ValueError"
if [ "$seen" != "$expected" ]; then
    echo "num2words-tens-instead-of-numbers: not what was seen with 0.5.14" >&2
    exit 1
fi
