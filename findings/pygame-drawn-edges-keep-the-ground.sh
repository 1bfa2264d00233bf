#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): smooth shapes drawn on a clear surface, kept to be blitted.
#
# Guessed: the edge of an orange shape has the colour of the shape and an alpha of its own, as the edge of a
# letter has that font.render makes. Seen: aaline and aacircle mix the hidden black of the clear surface into
# the colour as well as the alpha, so that the edge is premultiplied; gfxdraw.aacircle does, and its alphas are
# far too small besides. Blitted on white they have a grey rim, or hardly an edge, where the same shape drawn
# on white at once has a light orange one: 63 of 255 off.
#
# Tokens drawn once and blitted each frame look dirty round the edge, as waves of the game did: for aaline and
# aacircle fill the surface with their colour at alpha 0 first, or blit by BLEND_PREMULTIPLIED; for gfxdraw
# neither helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/seen.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
import pygame.gfxdraw

ORANGE, WHITE = (255, 80, 0), (255, 255, 255)
pygame.font.init()
SHAPES = {
    "aacircle": lambda ground: pygame.draw.aacircle(ground, ORANGE, (30, 30), 10),
    "aaline": lambda ground: pygame.draw.aaline(ground, ORANGE, (5, 5), (50, 40)),
    "gfxdraw.aacircle": lambda ground: pygame.gfxdraw.aacircle(ground, 30, 30, 10, ORANGE),
}


def clear(colour):
    surface = pygame.Surface((60, 60), pygame.SRCALPHA, 32)
    surface.fill((*colour, 0))
    return surface


def white():
    surface = pygame.Surface((60, 60), 0, 32)
    surface.fill(WHITE)
    return surface


def off(wanted, surface, flags=0):
    """How far the surface, blitted on white, is from what was wanted there, at its worst."""
    ground = white()
    ground.blit(surface, (0, 0), special_flags=flags)
    places = [(x, y) for x in range(60) for y in range(60)]
    return max(abs(a - b) for at in places for a, b in zip(ground.get_at(at), wanted.get_at(at)))


letter = pygame.font.Font(None, 40).render("O", True, ORANGE)
colours = {tuple(letter.get_at((x, y)))[:3] for x in range(letter.width) for y in range(letter.height)}
print("colours of a letter:", colours)
for name, draw in SHAPES.items():
    wanted, plain, prepared = white(), clear((0, 0, 0)), clear(ORANGE)
    for ground in (wanted, plain, prepared):
        draw(ground)
    faintest = min(
        (tuple(plain.get_at((x, y))) for x in range(60) for y in range(60) if plain.get_at((x, y))[0]),
        key=lambda colour: colour[0],
    )
    told = [off(wanted, plain), off(wanted, plain, pygame.BLEND_PREMULTIPLIED), off(wanted, prepared)]
    print(f"{name}: faintest {faintest}, off plain, premultiplied, prepared:", *told)
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="colours of a letter: {(255, 80, 0)}
aacircle: faintest (36, 11, 0, 36), off plain, premultiplied, prepared: 63 1 1
aaline: faintest (28, 8, 0, 28), off plain, premultiplied, prepared: 63 1 1
gfxdraw.aacircle: faintest (10, 3, 0, 0), off plain, premultiplied, prepared: 64 64 64"
if [ "$seen" != "$expected" ]; then
    echo "pygame-drawn-edges-keep-the-ground: not what was seen with 2.5.8" >&2
    exit 1
fi
