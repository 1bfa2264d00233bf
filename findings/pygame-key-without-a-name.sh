#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): key.name of keys that stand on other keyboards.
#
# Guessed: "legacy names where there are some" means that a key without one has SDL's name. Seen: every
# key beyond ASCII has no name at all, though its events carry it: the whole of a Hebrew, Russian,
# Ukrainian or Greek keyboard, and the é, ß, ñ and ö of others. With use_compat=False all of them are
# named, and key.key_code finds them back by that name.
#
# A page of controls shows an empty field for such a key, and a file of controls that keeps names loses
# it. Ask for use_compat=False.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/keys.py" <<'PYTHON'
import os

os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame

pygame.display.init()
for letter in "a8&ßéñöשфґĉλ":
    name, other = pygame.key.name(ord(letter)), pygame.key.name(ord(letter), use_compat=False)
    found = pygame.key.key_code(other) == ord(letter)
    print(f"{letter}: {name or 'no name'}; without use_compat {other}, found again: {found}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/keys.py")
echo "$seen"
expected="a: a; without use_compat A, found again: True
8: 8; without use_compat 8, found again: True
&: &; without use_compat &, found again: True
ß: no name; without use_compat ß, found again: True
é: no name; without use_compat é, found again: True
ñ: no name; without use_compat ñ, found again: True
ö: no name; without use_compat ö, found again: True
ש: no name; without use_compat ש, found again: True
ф: no name; without use_compat ф, found again: True
ґ: no name; without use_compat ґ, found again: True
ĉ: no name; without use_compat ĉ, found again: True
λ: no name; without use_compat λ, found again: True"
if [ "$seen" != "$expected" ]; then
    echo "pygame-key-without-a-name: not what was seen with 2.5.8" >&2
    exit 1
fi
