#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, X11, CPython 3.11, Linux; needs Xvfb and xdotool): a letter is held.
#
# Guessed: key.set_repeat rules how a held key is repeated, off unless asked for, and TEXTINPUT, which
# comes with a key, goes along with KEYDOWN. Seen: KEYDOWN alone obeys. TEXTINPUT repeats as the system
# has it (here 25 a second), also where repeat is off, and never at the pace that set_repeat asks for.
#
# A game that takes its keys from TEXTINPUT, to be right on every keyboard, casts a spell 25 times a
# second for a held key; a text field with set_repeat deletes at one pace and writes at another.
set -euo pipefail
for tool in Xvfb xdotool; do
    command -v "$tool" >/dev/null || { echo "$tool is needed" >&2; exit 2; }
done
folder=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 800x600x24 3>"$folder/display" 2>/dev/null &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/held.py" <<'PYTHON'
import collections
import os
import subprocess
import time

os.environ.update(SDL_VIDEODRIVER="x11", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame

pygame.display.init()
pygame.display.set_mode((400, 300))


def events(seconds):
    end, seen = time.monotonic() + seconds, collections.Counter()
    while time.monotonic() < end:
        seen.update(event.type for event in pygame.event.get())
        time.sleep(0.005)
    return seen


def times(count):
    return "once" if count == 1 else "more than ten times" if count > 10 else f"{count} times"


events(1)
for name, repeat in {"off": (), "once in 500 ms": (500, 500)}.items():
    pygame.key.set_repeat(*repeat)
    subprocess.run(("xdotool", "mousemove", "400", "300", "keydown", "a"), check=True)
    seen = events(2.25)
    subprocess.run(("xdotool", "keyup", "a"), check=True)
    events(0.3)
    print(f"repeat {name}: KEYDOWN {times(seen[pygame.KEYDOWN])},", end=" ")
    print(f"TEXTINPUT {times(seen[pygame.TEXTINPUT])}")
PYTHON
seen=$(DISPLAY=":$(cat "$folder/display")" "$folder/venv/bin/python" "$folder/held.py")
echo "$seen"
expected="repeat off: KEYDOWN once, TEXTINPUT more than ten times
repeat once in 500 ms: KEYDOWN 5 times, TEXTINPUT more than ten times"
if [ "$seen" != "$expected" ]; then
    echo "pygame-typing-repeats-by-itself: not what was seen with 2.5.8" >&2
    exit 1
fi
