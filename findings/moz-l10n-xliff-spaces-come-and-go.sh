#!/usr/bin/env bash
# moz.l10n 0.15.0 (lxml 6.1.3, CPython 3.11, Linux): XLIFF 1.2 is read and written again, with nothing changed.
#
# Guessed: the texts stay as they are, most of all in a unit with xml:space="preserve". Seen: in a source, the
# spaces between two placeholders or tags are dropped, and so are those at the end after one, so that what the
# players see runs together; in the target of the same unit all stays. A source of nothing but placeholders and tags is
# broken into lines and indented instead, within the text and under "preserve" too. A source that is one
# space becomes empty. What xml:space says stands there as before.
# And a unit that comes after a group in the file is written before it.
#
# The next tool finds another source than the translator had, and takes the translation for outdated or ships the
# words without a space: give out the original file, and take only the targets from the one that was written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check moz.l10n==0.15.0 lxml==6.1.3
cat >"$folder/seen.py" <<'PYTHON'
from lxml import etree
from moz.l10n.formats import Format
from moz.l10n.resource import parse_resource, serialize_resource

NAMES = "urn:oasis:names:tc:xliff:document:1.2"
FILE = f"""<xliff xmlns="{NAMES}" version="1.2"><file original="a" source-language="en" target-language="fr"
 datatype="plaintext"><body>%s</body></file></xliff>"""
TEXTS = (
    "two words",
    "  two words  ",
    'From <x id="1"/> to <x id="2"/>.',
    'Score: <x id="1"/> <x id="2"/>.',
    '<g id="1">Play</g> <g id="2">well</g>',
    'Play <x id="1"/> ',
    " ",
)


def written(units):
    read = parse_resource(Format.xliff, FILE % units)
    return etree.fromstring("".join(serialize_resource(read)).encode())


def told(unit, name):
    """The text with its tags told as stars."""
    element = unit.find(f"{{{NAMES}}}{name}")
    return repr((element.text or "") + "".join(f"*{part.text or ''}{part.tail or ''}" for part in element))


for text in TEXTS:
    unit = f'<trans-unit id="a" xml:space="preserve"><source>{text}</source><target>{text}</target></trans-unit>'
    before, after = etree.fromstring(FILE % unit), written(unit)
    unit, again = (tree.find(f".//{{{NAMES}}}trans-unit") for tree in (before, after))
    print(f"{told(unit, 'source')}: source {told(again, 'source')}, target {told(again, 'target')}")
UNIT = '<trans-unit id="%s"><source>a</source></trans-unit>'
tree = written(f'<group id="g">{UNIT % "first"}</group>{UNIT % "second"}')
print("order:", ", ".join(unit.get("id") for unit in tree.iter(f"{{{NAMES}}}trans-unit")))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="'two words': source 'two words', target 'two words'
'  two words  ': source '  two words  ', target '  two words  '
'From * to *.': source 'From * to *.', target 'From * to *.'
'Score: * *.': source 'Score: **.', target 'Score: * *.'
'*Play *well': source '\\n          *Play\\n          *well\\n        ', target '*Play *well'
'Play * ': source 'Play *', target 'Play * '
' ': source '', target ' '
order: second, first"
if [ "$seen" != "$expected" ]; then
    echo "moz-l10n-xliff-spaces-come-and-go: not what was seen with 10n" >&2
    exit 1
fi
