#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): a Window that was destroyed is asked.
#
# Guessed: pygame.error ("Invalid window") for whatever it is asked or told, as opacity, id and
# get_surface raise it. Seen: most answer as if nothing had happened. title is empty, the switches are
# False, and size, position, minimum_size and maximum_size are numbers that mean nothing, not its last
# ones, another pair in each run. What is set, and show and focus, is taken without a word.
#
# A game that notes the window's place and size when it closes, after the window, writes such numbers
# into its settings. Note them before destroy().
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/gone.py" <<'PYTHON'
import os

os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame

pygame.display.init()
window = pygame.Window("Cards", (200, 150), position=(40, 30), resizable=True)
names = ("title", "size", "position", "minimum_size", "resizable", "focused", "opacity", "id")
before = {name: getattr(window, name) for name in names}
window.destroy()
for name, value in before.items():
    try:
        answer = "the same" if getattr(window, name) == value else "something else"
    except pygame.error as error:
        answer = f"error: {error}"
    print(f"{name}: {answer}")
for name, do in {
    "show": window.show,
    "focus": window.focus,
    "size is set": lambda: setattr(window, "size", (300, 200)),
    "set_fullscreen": window.set_fullscreen,
    "get_surface": window.get_surface,
}.items():
    try:
        do()
        print(f"{name}: no error")
    except pygame.error as error:
        print(f"{name}: error: {error}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/gone.py")
echo "$seen"
expected="title: something else
size: something else
position: something else
minimum_size: something else
resizable: something else
focused: something else
opacity: error: Invalid window
id: error: Invalid window
show: no error
focus: no error
size is set: no error
set_fullscreen: error: Invalid window
get_surface: error: Invalid window"
if [ "$seen" != "$expected" ]; then
    echo "pygame-destroyed-window-answers: not what was seen with 2.5.8" >&2
    exit 1
fi
