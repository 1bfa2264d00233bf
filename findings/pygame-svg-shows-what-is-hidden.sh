#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_image, CPython 3.11, Linux; resvg_py 0.5.0 beside it):
# image.load of an SVG.
#
# Guessed: its help speaks of limited support, so what it does not know is left out or refused. Seen,
# with no error: of what it does not know the most is drawn, and in full. What is hidden by visibility,
# cut by clipPath or mask, or meant for another language is there; a colour of CSS that it cannot read
# (currentColor, inherit, hsl, rgba, newer names) is a grey; a rule of a style sheet counts for a single
# class, but not for an id, an element or a list of them, which are black; the opacity of a group is
# given to each shape, so that those beneath show through. Left out are use, a length in em, and any
# gradient that takes its stops from another.
#
# An icon that its painter sees well may show its guides, masks and other states in the game.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8 resvg_py==0.5.0
cat >"$folder/drawings.py" <<'PYTHON'
import io
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
import resvg_py

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'

def square(fill):
    return f'<rect width="40" height="40" fill="{fill}"/>'


def ruled(selector):
    return f'<style>{selector} {{fill: #f00}}</style><rect id="i" class="c" width="40" height="40"/>'


RED = square("#f00")
STOPS = '<linearGradient id="s"><stop stop-color="#f00"/></linearGradient>'
DRAWINGS = {
    "visibility": f'<g visibility="hidden">{RED}</g>',
    "clipPath": f'<clipPath id="p"><path d="M0 0"/></clipPath><g clip-path="url(#p)">{RED}</g>',
    "mask": f'<mask id="m"/><g mask="url(#m)">{RED}</g>',
    "systemLanguage": f'<switch><g systemLanguage="xx">{RED}</g></switch>',
    "currentColor": f'<g color="#f00">{square("currentColor")}</g>',
    "inherit": f'<g fill="#f00">{square("inherit")}</g>',
    "hsl": square("hsl(0, 100%, 50%)"),
    "a rule for .c": ruled(".c"),
    "a rule for .b, .c": ruled(".b, .c"),
    "a rule for #i": ruled("#i"),
    "a rule for rect": ruled("rect"),
    "opacity of a group": f'<g opacity="0.5">{square("#000")}{RED}</g>',
    "use": f'<defs><g id="u">{RED}</g></defs><use href="#u"/>',
    "a length in em": '<rect width="4em" height="40" font-size="10" fill="#f00"/>',
    "stops of another": f'{STOPS}<linearGradient id="t" href="#s"/>{square("url(#t)")}',
}


def middle(data, name):
    return tuple(pygame.image.load(io.BytesIO(data), name).get_at((20, 20)))


for name, body in DRAWINGS.items():
    text = f"{HEAD}{body}</svg>"
    other = middle(bytes(resvg_py.svg_to_bytes(svg_string=text)), "a.png")
    print(f"{name}: pygame {middle(text.encode(), 'a.svg')}, resvg {other}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/drawings.py")
echo "$seen"
expected="visibility: pygame (255, 0, 0, 255), resvg (0, 0, 0, 0)
clipPath: pygame (255, 0, 0, 255), resvg (0, 0, 0, 0)
mask: pygame (255, 0, 0, 255), resvg (0, 0, 0, 0)
systemLanguage: pygame (255, 0, 0, 255), resvg (0, 0, 0, 0)
currentColor: pygame (128, 128, 128, 255), resvg (255, 0, 0, 255)
inherit: pygame (128, 128, 128, 255), resvg (255, 0, 0, 255)
hsl: pygame (128, 128, 128, 255), resvg (255, 0, 0, 255)
a rule for .c: pygame (255, 0, 0, 255), resvg (255, 0, 0, 255)
a rule for .b, .c: pygame (255, 0, 0, 255), resvg (255, 0, 0, 255)
a rule for #i: pygame (0, 0, 0, 255), resvg (255, 0, 0, 255)
a rule for rect: pygame (0, 0, 0, 255), resvg (255, 0, 0, 255)
opacity of a group: pygame (170, 0, 0, 190), resvg (255, 0, 0, 128)
use: pygame (0, 0, 0, 0), resvg (255, 0, 0, 255)
a length in em: pygame (0, 0, 0, 0), resvg (255, 0, 0, 255)
stops of another: pygame (0, 0, 0, 0), resvg (255, 0, 0, 255)"
if [ "$seen" != "$expected" ]; then
    echo "pygame-svg-shows-what-is-hidden: not what was seen with 2.5.8" >&2
    exit 1
fi
