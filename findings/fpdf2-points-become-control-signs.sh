#!/usr/bin/env bash
# fpdf2 2.8.9 with uharfbuzz 0.57.0 (FiraGO of pymupdf-fonts 1.0.5, CPython 3.11, Linux): Hebrew with
# points, written with set_text_shaping(True) and read again by pypdf 7.1.1.
#
# Guessed: what is copied out of the page is what was written, as it is for Hebrew without points,
# Ukrainian and Esperanto. Seen: so it is where the dot comes before its vowel, as it is typed; in the
# order that Unicode calls normal (NFC), the vowel first, a control sign (U+0002, U+0006) stands in the
# text, and a letter may come after its points. The page itself looks right.
#
# A rule book with points cannot be searched, and what is copied from it is refused by XML; put the
# dots before the vowels first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    fpdf2==2.8.9 uharfbuzz==0.57.0 pymupdf-fonts==1.0.5 pypdf==7.1.1
cat >"$folder/points.py" <<'PYTHON'
import io
import sys

import fpdf
import pymupdf_fonts
import pypdf

path = f"{sys.argv[1]}/FiraGO.ttf"
with open(path, "wb") as file:
    file.write(pymupdf_fonts.myfont("figo"))
TEXTS = {
    "shalom without points": "\u05e9\u05dc\u05d5\u05dd",
    "shalom as typed": "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
    "shalom in NFC": "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
    "bet as typed": "\u05d1\u05bc\u05b8",
    "bet in NFC": "\u05d1\u05b8\u05bc",
    "Ukrainian": "\u0491\u0430\u0432\u0430",
    "Esperanto": "\u0109u \u011di",
}
for name, text in TEXTS.items():
    page = fpdf.FPDF()
    page.add_page()
    page.add_font("F", fname=path)
    page.set_font("F", size=20)
    page.set_text_shaping(True)
    page.cell(0, 12, text)
    read = pypdf.PdfReader(io.BytesIO(bytes(page.output()))).pages[0].extract_text().strip(" ")
    print(f"{name}:", "as written" if read == text else f"{ascii(text)} is {ascii(read)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/points.py" "$folder")
echo "$seen"
expected="shalom without points: as written
shalom as typed: as written
shalom in NFC: '\\u05e9\\u05b8\\u05c1\\u05dc\\u05d5\\u05b9\\u05dd' is '\\u05e9\\x06\\u05b8\\u05c1\\u05dc\\u05d5\\u05b9\\u05dd'
bet as typed: as written
bet in NFC: '\\u05d1\\u05b8\\u05bc' is '\\u05b8\\u05bc\\x02\\u05d1'
Ukrainian: as written
Esperanto: as written"
if [ "$seen" != "$expected" ]; then
    echo "fpdf2-points-become-control-signs: not what was seen with 2.8.9" >&2
    exit 1
fi
