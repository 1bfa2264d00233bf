#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_ttf, CPython 3.11, Linux): Font.render and line ends.
#
# Guessed: since Font.render breaks lines at "\n", a "\n" at the end is left out or adds an empty
# line, "\r\n" is one break, and a width to wrap at that is never reached changes neither.
# Seen, with the font that comes with pygame:
# - one "\n" at the very end breaks nothing: it is laid out as a letter without ink, so the text is
#   10 pixels wider; two at the end are left out as breaks and add one line;
# - the "\r" of "\r\n" is drawn, as a box, beside the first line, but with wraplength it is a break
#   of its own, so that two lines become three;
# - Font.size knows of no break at all.
#
# A text read from a file thus stands off its middle by its last line end; strip it, and ask the
# rendered surface for its size, not the font.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/lines.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

pygame.font.init()
font = pygame.font.Font(None, 32)


def size_of(surface):
    return "{}x{}".format(*surface.get_size())


for text in ("a", "a\n", "a\n\n", "a\nb", "a\r\nb"):
    rendered = font.render(text, True, "white")
    wrapped = font.render(text, True, "white", None, 400)
    lines = wrapped.get_height() // font.get_height()
    asked = "{}x{}".format(*font.size(text))
    print(f"{text!r}: {size_of(rendered)}, asked {asked}, wrapped {lines} lines")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/lines.py")
echo "$seen"
expected="'a': 13x24, asked 13x22, wrapped 1 lines
'a\\n': 23x24, asked 23x22, wrapped 1 lines
'a\\n\\n': 13x48, asked 33x22, wrapped 2 lines
'a\\nb': 13x48, asked 36x22, wrapped 2 lines
'a\\r\\nb': 23x48, asked 46x22, wrapped 3 lines"
if [ "$seen" != "$expected" ]; then
    echo "pygame-font-last-newline: not what was seen with 2.5.8" >&2
    exit 1
fi
