#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): Surface.blit with each of its special flags, from a
# picture that has a colour key or set_alpha.
#
# Guessed: what the key names is left out and set_alpha weakens the rest, as without a flag, since the
# flags are said to be about how colours are mixed. Seen: BLEND_ALPHA_SDL2 alone heeds both. With ADD,
# SUB, MULT, MIN and MAX, RGB and RGBA alike, the key's own colour is mixed in with all the others, and
# set_alpha changes nothing, down to 0. convert_alpha() does not help: the key's pixels keep their colour.
#
# A spark on a magenta ground, added to the picture, lights a magenta square, and a glow cannot be faded.
# Paint lights on black, and multiply them by a grey to fade them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/blends.py" <<'PYTHON'
import os

os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame

pygame.display.init()
pygame.display.set_mode((40, 40))
KINDS = [kind + end for kind in ("", "RGB_", "RGBA_") for end in ("ADD", "SUB", "MULT", "MIN", "MAX")]
GROUND = pygame.Color(100, 100, 100)


def drawn(picture, flag):
    under = pygame.Surface((10, 10))
    under.fill(GROUND)
    under.blit(picture, (0, 0), special_flags=flag)
    return under.get_at((5, 5))


keyed = pygame.Surface((10, 10))
keyed.fill((150, 0, 150))
keyed.set_colorkey((150, 0, 150))
full = pygame.Surface((10, 10))
full.fill((150, 0, 150))
gone = full.copy()
gone.set_alpha(0)
for name in ("no flag", "ALPHA_SDL2", *KINDS):
    flag = 0 if name == "no flag" else getattr(pygame, f"BLEND_{name}")
    faded = drawn(gone, flag)
    print(
        f"{name}: key",
        "left out," if drawn(keyed, flag) == GROUND else "drawn,",
        "by convert_alpha left out," if drawn(keyed.convert_alpha(), flag) == GROUND else "drawn,",
        "alpha 0",
        "is nothing" if faded == GROUND else "in full" if faded == drawn(full, flag) else "weaker",
    )
PYTHON
seen=$("$folder/venv/bin/python" "$folder/blends.py")
echo "$seen"
expected="no flag: key left out, by convert_alpha left out, alpha 0 is nothing
ALPHA_SDL2: key left out, by convert_alpha left out, alpha 0 is nothing
ADD: key drawn, drawn, alpha 0 in full
SUB: key drawn, drawn, alpha 0 in full
MULT: key drawn, drawn, alpha 0 in full
MIN: key drawn, drawn, alpha 0 in full
MAX: key drawn, drawn, alpha 0 in full
RGB_ADD: key drawn, drawn, alpha 0 in full
RGB_SUB: key drawn, drawn, alpha 0 in full
RGB_MULT: key drawn, drawn, alpha 0 in full
RGB_MIN: key drawn, drawn, alpha 0 in full
RGB_MAX: key drawn, drawn, alpha 0 in full
RGBA_ADD: key drawn, drawn, alpha 0 in full
RGBA_SUB: key drawn, drawn, alpha 0 in full
RGBA_MULT: key drawn, drawn, alpha 0 in full
RGBA_MIN: key drawn, drawn, alpha 0 in full
RGBA_MAX: key drawn, drawn, alpha 0 in full"
if [ "$seen" != "$expected" ]; then
    echo "pygame-blends-forget-the-colour-key: not what was seen with 2.5.8" >&2
    exit 1
fi
