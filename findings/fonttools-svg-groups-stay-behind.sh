#!/usr/bin/env bash
# fontTools 4.68.0 (CPython 3.11, Linux): svgLib.path.SVGPath, which draws an SVG onto a pen, for icons of a font.
#
# Guessed: what it cannot do is refused, as it refuses transform="translate(50 0)" of a shape with
# NotImplementedError, for it knows none but matrix(...); the help tells of paths only, but boxes, circles and
# lines are drawn as well. Seen: the transform of a group, of any kind, is passed over in
# silence, and the shapes are drawn where they would be without. So is <use>, whereas what is kept in <defs> or cuts
# as a clipPath is drawn as a shape of its own, and so is one that is hidden. The corners of a rectangle with a radius
# larger than half its side bulge out, 80 units wide instead of 20. An arc without a radius, which is a
# straight line in SVG, is left out with its end.
#
# A font is built whose icons lie in a heap: flatten the drawing first, with no groups moved, and look at it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fonttools==4.68.0
cat >"$folder/seen.py" <<'PYTHON'
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import SVGPath


def box(more=""):
    return f'<rect x="10" y="10" width="20" height="20" {more}/>'


MATRIX, TRANSLATE = ('transform="matrix(1 0 0 1 50 0)"', 'transform="translate(50 0)"')
DRAWINGS = {
    "a box": box(),
    "matrix of its own": box(MATRIX),
    "translate of its own": box(TRANSLATE),
    "matrix of its group": f"<g {MATRIX}>{box()}</g>",
    "translate of its group": f"<g {TRANSLATE}>{box()}</g>",
    "matrix of both": f"<g {MATRIX}>{box(MATRIX)}</g>",
    "kept in defs": f"<defs>{box()}</defs>",
    "kept and used": f"""<defs>{box('id="a"')}</defs><use href="#a" x="50"/>""",
    "a box and a clip": f'<clipPath id="c"><rect width="90" height="90"/></clipPath>{box()}',
    "hidden": box('display="none"'),
    "radius 10": box('rx="10"'),
    "radius 50": box('rx="50"'),
    "arc of no radius": '<path d="M0 0A0 5 0 0 0 10 10L20 0"/>',
}
for name, shapes in DRAWINGS.items():
    drawn, bounds = RecordingPen(), BoundsPen(None)
    try:
        SVGPath.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{shapes}</svg>').draw(drawn)
    except NotImplementedError:
        print(f"{name}: refused")
        continue
    drawn.replay(bounds)
    print(f"{name}: {' '.join(f'{number:.0f}' for number in bounds.bounds)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="a box: 10 10 30 30
matrix of its own: 60 10 80 30
translate of its own: refused
matrix of its group: 10 10 30 30
translate of its group: 10 10 30 30
matrix of both: 60 10 80 30
kept in defs: 10 10 30 30
kept and used: 10 10 30 30
a box and a clip: 0 0 90 90
hidden: 10 10 30 30
radius 10: 10 10 30 30
radius 50: -20 -20 60 60
arc of no radius: 0 0 20 0"
if [ "$seen" != "$expected" ]; then
    echo "fonttools-svg-groups-stay-behind: not what was seen with 4.68.0" >&2
    exit 1
fi
