#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): system.get_pref_locales.
#
# Guessed: the languages come in the order in which other programs of a desktop use them, that is
# LANGUAGE, then LC_ALL, LC_MESSAGES, LANG (gettext's). Seen: LANG always comes first and LANGUAGE
# after it; LC_ALL and LC_MESSAGES are not read at all. Who has an English system and asks by
# LANGUAGE for Ukrainian gets English first; who asks by LC_ALL for French is told German.
#
# A game that opens in the first language of the list has to read the variables itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/asked.py" <<'PYTHON'
import pygame.system

print(" ".join(found["language"] for found in pygame.system.get_pref_locales()))
PYTHON
asked() {
    env -u LC_ALL -u LC_MESSAGES -u LANGUAGE -u LANG PYGAME_HIDE_SUPPORT_PROMPT=1 \
        SDL_VIDEODRIVER=dummy "$@" "$folder/venv/bin/python" "$folder/asked.py"
}
seen="LANGUAGE: $(asked LANG=en_US.UTF-8 LANGUAGE=uk:ru)
LC_ALL: $(asked LANG=de_DE.UTF-8 LC_ALL=fr_FR.UTF-8)
LC_MESSAGES: $(asked LANG=de_DE.UTF-8 LC_MESSAGES=he_IL.UTF-8)"
echo "$seen"
expected="LANGUAGE: en uk ru
LC_ALL: de
LC_MESSAGES: de"
if [ "$seen" != "$expected" ]; then
    echo "sdl-languages-out-of-order: not what was seen with 2.5.8" >&2
    exit 1
fi
