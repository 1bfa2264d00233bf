#!/usr/bin/env bash
# colour-science 0.4.7 (numpy 2.4.6, no scipy, CPython 3.11, Linux): notation.HEX_to_RGB of colours as they are
# written in style sheets.
#
# Guessed: "#fff" is white, as "#ffffff" is, or it is refused; "#ff8800cc" is an orange with an alpha. Seen: three
# signs are taken for the numbers 0 to 15 of 255, so that every short colour is nearly black: white is at 6 %.
# Four signs become four numbers of that kind. Eight become four fair ones, which RGB_to_HEX turns back
# into six: the alpha is gone. Five signs are cut into five, seven into four, and both are let through.
# RGB_to_HEX rounds down besides: a grey of a half is 7f where style sheets have 80.
#
# A palette that is read from a style sheet comes out black without an error: double the signs of a short one first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps colour-science==0.4.7 numpy==2.4.6 typing-extensions==4.16.0
cat >"$folder/seen.py" <<'PYTHON'
from colour.notation import HEX_to_RGB, RGB_to_HEX


def told(colour):
    return " ".join(f"{number:.3f}" for number in HEX_to_RGB(colour).tolist())


for colour in ("#ffffff", "#fff", "#ff8800", "#f80", "#f80c", "#ff8800cc", "#ff880", "#ff8800c"):
    print(f"{colour}: {told(colour)}")
print("#fff and back:", RGB_to_HEX(HEX_to_RGB("#fff")))
print("#ff8800cc and back:", RGB_to_HEX(HEX_to_RGB("#ff8800cc")))
print("a grey of a half:", RGB_to_HEX([0.5, 0.5, 0.5]))
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="#ffffff: 1.000 1.000 1.000
#fff: 0.059 0.059 0.059
#ff8800: 1.000 0.533 0.000
#f80: 0.059 0.031 0.000
#f80c: 0.059 0.031 0.000 0.047
#ff8800cc: 1.000 0.533 0.000 0.800
#ff880: 0.059 0.059 0.031 0.031 0.000
#ff8800c: 1.000 0.533 0.000 0.047
#fff and back: #0f0f0f
#ff8800cc and back: #ff8800
a grey of a half: #7f7f7f"
if [ "$seen" != "$expected" ]; then
    echo "colour-short-hex-turns-dark: not what was seen with 0.4.7" >&2
    exit 1
fi
