#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): a part of a surface is drawn elsewhere on it.
#
# Guessed: what works with the surface itself, surface.blit(surface, ..., area), works with a
# subsurface of it, which shares its pixels. Seen: pygame.error, "Surfaces must not be locked during
# blit", although nothing was locked: get_locked() is False and get_locks() empty before and after,
# for the surface as for the part. It is so from a part to the whole and to another part, but
# not from the whole to a part, nor from a copy of the part.
#
# Tiles cut as subsurfaces from one sheet cannot be drawn on that sheet: ask for the whole with an
# area, or copy the tile.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/tiles.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

whole = pygame.Surface((40, 40), pygame.SRCALPHA)
part = whole.subsurface((0, 0, 10, 10))
other = whole.subsurface((20, 20, 10, 10))


def locks():
    return [len(surface.get_locks()) for surface in (whole, part, other) if not surface.get_locked()]


def told(draw):
    try:
        return tuple(draw())
    except pygame.error as error:
        return error


for name, draw in {
    "whole to whole": lambda: whole.blit(whole, (20, 20), (0, 0, 10, 10)),
    "whole to part": lambda: part.blit(whole, (0, 0), (20, 20, 10, 10)),
    "copy to whole": lambda: whole.blit(part.copy(), (20, 20)),
    "part to whole": lambda: whole.blit(part, (20, 20)),
    "part to part": lambda: other.blit(part, (0, 0)),
}.items():
    print(f"{name}: locks {locks()}, {told(draw)}, locks {locks()}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/tiles.py")
echo "$seen"
expected="whole to whole: locks [0, 0, 0], (20, 20, 10, 10), locks [0, 0, 0]
whole to part: locks [0, 0, 0], (0, 0, 10, 10), locks [0, 0, 0]
copy to whole: locks [0, 0, 0], (20, 20, 10, 10), locks [0, 0, 0]
part to whole: locks [0, 0, 0], pygame_Blit: Surfaces must not be locked during blit, locks [0, 0, 0]
part to part: locks [0, 0, 0], pygame_Blit: Surfaces must not be locked during blit, locks [0, 0, 0]"
if [ "$seen" != "$expected" ]; then
    echo "pygame-subsurface-counts-as-locked: not what was seen with 2.5.8" >&2
    exit 1
fi
