#!/usr/bin/env bash
# pygame_gui 0.6.14 (pygame-ce 2.5.8, CPython 3.11, Linux): a panel is disabled and enabled again, or hidden and
# shown again, with a disabled and a hidden button on it.
#
# Guessed: all is as it was before; its help says that what is on it is interactive "again", and of hiding
# that the owned container is told too. In the toolkits of desktops a child keeps its own state under that
# of its parent. Seen: enable() enables whatever is on it, also what had been disabled before, and show() shows
# what had been hidden before, through panels within panels.
#
# A menu that is set aside for a question lets the player choose afterwards what he must not choose; the
# states have to be set anew each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame_gui==0.6.14 pygame-ce==2.5.8
cat >"$folder/seen.py" <<'PYTHON'
import os

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIButton, UIPanel

pygame.init()
pygame.display.set_mode((400, 300))
manager = UIManager((400, 300))


def told(when):
    print(when)
    for name, item in items.items():
        print(f"  {name}:", "enabled" if item.is_enabled else "disabled", "shown" if item.visible else "hidden")


def button(name, container):
    return UIButton(pygame.Rect(0, 0, 50, 20), name, manager, container=container)


for first, then in (("disable", "enable"), ("hide", "show")):
    outer = UIPanel(pygame.Rect(0, 0, 300, 200), manager=manager)
    inner = UIPanel(pygame.Rect(0, 0, 200, 100), manager=manager, container=outer)
    items = {
        "first": button("first", outer),
        "second": button("second", outer),
        "third, a panel further in": button("third", inner),
    }
    items["first"].disable()
    items["second"].hide()
    items["third, a panel further in"].disable()
    told("before:")
    for way in (first, then):
        getattr(outer, way)()
        told(f"after {way}:")
    outer.kill()
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="before:
  first: disabled shown
  second: enabled hidden
  third, a panel further in: disabled shown
after disable:
  first: disabled shown
  second: disabled hidden
  third, a panel further in: disabled shown
after enable:
  first: enabled shown
  second: enabled hidden
  third, a panel further in: enabled shown
before:
  first: disabled shown
  second: enabled hidden
  third, a panel further in: disabled shown
after hide:
  first: disabled hidden
  second: enabled hidden
  third, a panel further in: disabled hidden
after show:
  first: disabled shown
  second: enabled shown
  third, a panel further in: disabled shown"
if [ "$seen" != "$expected" ]; then
    echo "pygame-gui-panel-wakes-everything: not what was seen with 0.6.14" >&2
    exit 1
fi
