#!/usr/bin/env bash
# translate-toolkit 3.20.4 (CPython 3.11, Linux): a file of texts goes to gettext (ini2po, json2po, yaml2po, prop2po),
# one of three texts is translated, one is marked fuzzy, and it goes back (po2ini and the others).
#
# Guessed: what is not translated yet stands in the source language, as po2prop, po2json and po2yaml have it, and as
# po2ini itself has it for the fuzzy one, whose translation it does not trust. Seen: po2ini writes nothing
# after the name of a text that has no translation, so the template's text is lost. The help does not tell.
# po2json keeps the texts, but drops lists and tables that are empty in the template.
#
# A game in a language that is half done has buttons without a word: fill the gaps of the catalogue from the source
# first (msgen), or mark them fuzzy.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check translate-toolkit==3.20.4 iniparse==0.5.3 ruamel.yaml==0.19.1
cat >"$folder/seen.py" <<'PYTHON'
import json
import pathlib
import subprocess
import sys
import tempfile

TEMPLATES = {
    "ini": "[menu]\nplay=Play\nload=Load\nquit=Quit\n",
    "prop": "play=Play\nload=Load\nquit=Quit\n",
    "json": '{"play": "Play", "load": "Load", "quit": "Quit", "later": [], "more": {}}',
    "yaml": "play: Play\nload: Load\nquit: Quit\n",
}
ENDINGS = {"prop": "properties"}
tools = pathlib.Path(sys.executable).parent


def run(tool, *arguments):
    subprocess.run([tools / tool, "--progress=none", *arguments], check=True, capture_output=True)


with tempfile.TemporaryDirectory() as there:
    for kind, text in TEMPLATES.items():
        template = pathlib.Path(there, f"en.{ENDINGS.get(kind, kind)}")
        catalogue, written = template.with_name(f"{kind}.po"), template.with_name(f"fr{template.suffix}")
        template.write_text(text)
        run(f"{kind}2po", template, catalogue)
        told = catalogue.read_text().replace('msgid "Play"\nmsgstr ""', 'msgid "Play"\nmsgstr "Jouer"')
        told = told.replace('msgid "Load"\nmsgstr ""', '#, fuzzy\nmsgid "Load"\nmsgstr "Charge"')
        catalogue.write_text(told)
        run(f"po2{kind}", "-t", template, catalogue, written)
        seen = written.read_text()
        print(f"{kind}:", json.loads(seen) if kind == "json" else " | ".join(seen.split("\n")[:-1]))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="ini: [menu] | play=Jouer | load=Load | quit=
prop: play=Jouer | load=Load | quit=Quit
json: {'play': 'Jouer', 'load': 'Load', 'quit': 'Quit'}
yaml: play: Jouer | load: Load | quit: Quit"
if [ "$seen" != "$expected" ]; then
    echo "translate-toolkit-ini-empties-the-untranslated: not what was seen with 3.20.4" >&2
    exit 1
fi
