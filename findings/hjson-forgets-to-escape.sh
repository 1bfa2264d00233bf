#!/usr/bin/env bash
# hjson 3.1.0 (CPython 3.11, Linux): texts written by hjson.dumps and read again by hjson.loads.
#
# Guessed: what dumps writes, loads reads as it was. Seen: a text that begins or ends with a space is put between
# quotes, as Hjson needs them there, but its backslashes are not doubled: the "\n" of a path becomes a line break,
# "\b" a control sign. With a backslash at its end such a text swallows its closing quote, and before a space at its
# end the backslash is no escape that Hjson knows: loads refuses the whole of either. A tab in front is lost, and so
# is a space in front of a double quote, as such a text goes between three quotes; a carriage return is always
# lost. dumpsJSON does none of this.
#
# A name or a path with a space too many comes back as another one, without an error: strip the texts first, or
# write with dumpsJSON, which loads reads as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check hjson==3.1.0
cat >"$folder/seen.py" <<'PYTHON'
import hjson

TEXTS = (
    r"C:\new\table",
    r" C:\new\table",
    r"C:\new\table ",
    r"\bridge ",
    " deck\\",
    "deck\\ ",
    "\tsecond level",
    ' "quoted"',
    "two\r\nlines",
    " plain ",
)


def back(text, dumps):
    try:
        read = hjson.loads(dumps({"name": text}))["name"]
    except hjson.HjsonDecodeError:
        return "refused"
    return "as it was" if read == text else ascii(read)


for text in TEXTS:
    print(f"{ascii(text)}: {back(text, hjson.dumps)}, by JSON {back(text, hjson.dumpsJSON)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="'C:\\\\new\\\\table': as it was, by JSON as it was
' C:\\\\new\\\\table': ' C:\\new\\table', by JSON as it was
'C:\\\\new\\\\table ': 'C:\\new\\table ', by JSON as it was
'\\\\bridge ': '\\x08ridge ', by JSON as it was
' deck\\\\': refused, by JSON as it was
'deck\\\\ ': refused, by JSON as it was
'\\tsecond level': 'second level', by JSON as it was
' \"quoted\"': '\"quoted\"', by JSON as it was
'two\\r\\nlines': 'two\\nlines', by JSON as it was
' plain ': as it was, by JSON as it was"
if [ "$seen" != "$expected" ]; then
    echo "hjson-forgets-to-escape: not what was seen with 3.1.0" >&2
    exit 1
fi
