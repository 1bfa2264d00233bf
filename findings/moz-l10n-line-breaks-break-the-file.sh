#!/usr/bin/env bash
# moz.l10n 0.15.0 (lxml 6.1.3, CPython 3.11, Linux): texts of Android (strings.xml) are read and written again.
#
# Guessed: what is read is written as XML that says the same, and that can be read again. Seen: <br/> and
# <img .../>, the tags that HTML never closes, are written without the slash and without a closing tag, so
# that the whole file is XML no more: parse_resource refuses what serialize_resource has written. Nothing is said
# when it is written. <b/> and <i/> are written with a closing tag, and within CDATA all stays as it was.
#
# A tool that puts one translation into a file of hundreds leaves a file that no build can read: write a line
# break as "\n", or put such a text into CDATA.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check moz.l10n==0.15.0 lxml==6.1.3
cat >"$folder/seen.py" <<'PYTHON'
from lxml.etree import XMLSyntaxError
from moz.l10n.formats import Format
from moz.l10n.resource import parse_resource, serialize_resource

TEXTS = (
    "Play <b>well</b>",
    "Play<b/> well",
    r"Play\nwell",
    "Play<br/>well",
    "Play<br></br>well",
    '<img src="card"/> Play',
    "<![CDATA[Play<br/>well]]>",
)
for text in TEXTS:
    read = parse_resource(Format.android, f'<resources><string name="play">{text}</string></resources>')
    written = "".join(serialize_resource(read))
    try:
        same = parse_resource(Format.android, written).sections == read.sections
        told = "as before" if same else "read otherwise"
    except XMLSyntaxError:
        told = "refused"
    line = next(line.strip() for line in written.splitlines() if "<string " in line)
    print(f"{text}: {line}, {told}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="Play <b>well</b>: <string name=\"play\">Play <b>well</b></string>, as before
Play<b/> well: <string name=\"play\">Play<b></b> well</string>, as before
Play\\nwell: <string name=\"play\">Play\\nwell</string>, as before
Play<br/>well: <string name=\"play\">Play<br>well</string>, refused
Play<br></br>well: <string name=\"play\">Play<br>well</string>, refused
<img src=\"card\"/> Play: <string name=\"play\"><img src=\"card\"> Play</string>, refused
<![CDATA[Play<br/>well]]>: <string name=\"play\"><![CDATA[Play<br/>well]]></string>, as before"
if [ "$seen" != "$expected" ]; then
    echo "moz-l10n-line-breaks-break-the-file: not what was seen with 10n" >&2
    exit 1
fi
