#!/usr/bin/env bash
# zipapp of CPython 3.11: a package whose main function gives back what the shell is to be told.
#
# Guessed: "-m PACKAGE.MODULE:FUNCTION" starts the function as an entry point of the same form does once it
# is installed, by sys.exit(FUNCTION()): a number is the answer to the shell, and a text is shown as the error.
# The manual says of the function only that the program runs it. Seen: what it gives back is thrown
# away; the answer is 0 and the text is not shown. Only sys.exit and errors come through.
#
# A check or a script that asks the packed program whether all went well always hears yes; a __main__.py of
# one's own, with sys.exit(main()), tells it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/packed/cards"
cat >"$folder/packed/cards/__init__.py" <<'PYTHON'
import sys


def number():
    return 3


def text():
    return "no such game"


def left():
    sys.exit(3)
PYTHON
seen=$(
    python3 -c 'import sys; print("Python {}.{}".format(*sys.version_info))'
    cd "$folder/packed"
    for function in number text left; do
        answer=0
        python3 -c "import sys, cards; sys.exit(cards.$function())" 2>"$folder/told" || answer=$?
        echo "$function, as installed: $answer [$(cat "$folder/told")]"
        python3 -m zipapp . -o "$folder/$function.pyz" -m "cards:$function"
        answer=0
        python3 "$folder/$function.pyz" 2>"$folder/told" || answer=$?
        echo "$function, by zipapp: $answer [$(cat "$folder/told")]"
    done
)
echo "$seen"
expected="Python 3.11
number, as installed: 3 []
number, by zipapp: 0 []
text, as installed: 1 [no such game]
text, by zipapp: 0 []
left, as installed: 3 []
left, by zipapp: 3 []"
if [ "$seen" != "$expected" ]; then
    echo "zipapp-forgets-the-answer: not what was seen with CPython 3.11" >&2
    exit 1
fi
