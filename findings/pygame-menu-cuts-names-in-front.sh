#!/usr/bin/env bash
# pygame-menu 4.5.2 (pygame 2.6.1, CPython 3.11, Linux): a text that is longer than its field may be.
#
# Guessed: with maxchar=5, the "maximum length of string", a longer text is refused or cut behind its fifth letter, as
# typing does it, which takes the first five and no more. Seen: what is set by default or by set_value, by which a
# game shows the name that it has kept, loses its beginning: of "abcdefgh" "defgh" is left, and get_value gives
# that to the game, with no error and no call of onchange.
#
# A player who has once had a longer name is called by the end of it, and it is saved so: cut it yourself first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-menu==4.5.2 pygame==2.6.1
cat >"$folder/seen.py" <<'PYTHON'
import os

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame  # noqa: E402
import pygame_menu  # noqa: E402

pygame.init()
pygame.display.set_mode((640, 480))
menu = pygame_menu.Menu("names", 600, 400)
changes = []


def field(**options):
    return menu.add.text_input("name: ", maxchar=5, onchange=changes.append, **options)


for name in ("abc", "abcde", "abcdefgh"):
    by_default, by_value, by_keys = field(default=name), field(), field()
    by_value.set_value(name)
    print(f"{name}: by default {by_default.get_value()}, by set_value {by_value.get_value()}", end=", ")
    print(f"changes told {len(changes)}", end=", ")
    menu.select_widget(by_keys)
    for letter in name:
        event = pygame.event.Event(pygame.KEYDOWN, key=ord(letter), unicode=letter, mod=0, scancode=0, test=True)
        by_keys.update([event])
    print("typed", by_keys.get_value())
    changes.clear()
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="abc: by default abc, by set_value abc, changes told 0, typed abc
abcde: by default abcde, by set_value abcde, changes told 0, typed abcde
abcdefgh: by default defgh, by set_value defgh, changes told 0, typed abcde"
if [ "$seen" != "$expected" ]; then
    echo "pygame-menu-cuts-names-in-front: not what was seen with 4.5.2" >&2
    exit 1
fi
