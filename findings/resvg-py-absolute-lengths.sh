#!/usr/bin/env bash
# resvg_py 0.5.0 (pygame-ce 2.5.8 beside it, CPython 3.11, Linux): lengths in mm, cm, in, pt, pc.
#
# Guessed: without a word about resolution, an inch is 96 pixels, as CSS and SVG say. Seen: svg_to_bytes
# takes 0 dots an inch unless dpi is given. A drawing whose width is told in such a unit is refused
# ("SVG has an invalid size"); where only something inside it is, there is no error: the shape, the
# stroke or the text is not in the picture. With dpi=96 all are there. pygame.image.load reads the
# same drawings at 96.
#
# Drawings of Inkscape and of printers' templates have their size in mm: always hand dpi=96 over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check resvg_py==0.5.0 pygame-ce==2.5.8
cat >"$folder/lengths.py" <<'PYTHON'
import io
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
import resvg_py

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" '
DRAWINGS = {
    "page": HEAD + 'width="10mm" height="10mm"><rect width="100" height="100"/></svg>',
    "shape": HEAD + 'width="100" height="100"><rect width="10mm" height="10mm"/></svg>',
    "stroke": HEAD
    + 'width="100" height="100"><path d="M0 50H100" stroke="#000" stroke-width="3pt"/></svg>',
}


def inked(surface):
    return pygame.mask.from_surface(surface).count()


def resvg(text, **options):
    try:
        png = resvg_py.svg_to_bytes(svg_string=text, **options)
    except ValueError as error:
        return error
    return inked(pygame.image.load(io.BytesIO(bytes(png)), "a.png"))


for name, text in DRAWINGS.items():
    other = inked(pygame.image.load(io.BytesIO(text.encode()), "a.svg"))
    print(f"{name}: {resvg(text)} | dpi=96: {resvg(text, dpi=96)} | pygame: {other}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/lengths.py")
echo "$seen"
expected="page: SVG has an invalid size | dpi=96: 1444 | pygame: 1444
shape: 0 | dpi=96: 1444 | pygame: 1444
stroke: 0 | dpi=96: 400 | pygame: 400"
if [ "$seen" != "$expected" ]; then
    echo "resvg-py-absolute-lengths: not what was seen with 0.5.0" >&2
    exit 1
fi
