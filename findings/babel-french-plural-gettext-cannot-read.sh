#!/usr/bin/env bash
# Babel 2.19.0 with gettext of CPython 3.11 (Linux): babel.plural.to_gettext for six languages.
#
# Guessed: the line that to_gettext makes of a language's rule can stand in a catalogue, whose one variable
# is n. Seen: for French it asks for e, which no catalogue knows (CLDR's count of the places that a short
# "1 M" leaves out), and gettext refuses the line as it loads the catalogue: ValueError. The lines of
# the other five are read. babel.messages.plurals has another line for French, which is read.
#
# A tool that writes the headers of a game's catalogues by this function makes a French one that the game
# cannot open; take the line of get_plural instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check babel==2.19.0
cat >"$folder/seen.py" <<'PYTHON'
import gettext
import io
import struct

from babel import Locale
from babel.messages.plurals import get_plural
from babel.plural import to_gettext

NUMBERS = (0, 1, 2, 5, 21, 1_000_000)


def catalogue(line):
    """A catalogue of one counted word, whose forms are called by their places."""
    count = int(line.partition("nplurals=")[2].partition(";")[0])
    header = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {line}\n".encode()
    words = {b"": header, b"card\0cards": b"\0".join(b"%d" % form for form in range(count))}
    texts, places, at = b"", b"", 28 + 16 * len(words)
    for text in (*words, *words.values()):
        places += struct.pack("<II", len(text), at + len(texts))
        texts += text + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(words), 28, 28 + 8 * len(words), 0, 0)
    return io.BytesIO(head + places + texts)


for language in ("en", "fr", "ru", "uk", "he", "eo"):
    for name, line in (
        ("to_gettext", to_gettext(Locale(language).plural_form)),
        ("get_plural", str(get_plural(language))),
    ):
        try:
            words = gettext.GNUTranslations(catalogue(line))
        except ValueError as error:
            print(f"{language} {name}: {error}")
        else:
            print(f"{language} {name}:", *(words.ngettext("card", "cards", number) for number in NUMBERS))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="en to_gettext: 1 0 1 1 1 1
en get_plural: 1 0 1 1 1 1
fr to_gettext: invalid token in plural form: e
fr get_plural: 0 0 2 2 2 1
ru to_gettext: 2 0 1 2 0 2
ru get_plural: 2 0 1 2 0 2
uk to_gettext: 2 0 1 2 0 2
uk get_plural: 2 0 1 2 0 2
he to_gettext: 2 0 1 2 2 2
he get_plural: 2 0 1 2 2 2
eo to_gettext: 1 0 1 1 1 1
eo get_plural: 1 0 1 1 1 1"
if [ "$seen" != "$expected" ]; then
    echo "babel-french-plural-gettext-cannot-read: not what was seen with 2.19.0" >&2
    exit 1
fi
