#!/usr/bin/env bash
# svgelements 1.9.6, picosvg 0.23.0, svgpathtools 1.8.0 and fontTools 4.68.0 (CPython 3.11, Linux): the d of a path.
#
# Guessed: all four read a path as SVG has it. Seen: T mirrors the control point of a Q or T before it and S that of
# a C or S, and after any other command each begins straight. svgpathtools and fontTools do so; svgelements and picosvg
# let T mirror a C and S a Q, so that the curve bulges where it should be flat. An arc without a radius is a line:
# svgelements gives it no length, fontTools leaves out its end, the other two draw it. A radius below 0 counts
# as one above: picosvg, making curves of it, puts them on the other side.
#
# An icon that is right in one tool is dented in the next: write C and Q out in full where the kind of curve changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps svgelements==1.9.6 picosvg==0.23.0 svgpathtools==1.8.0 fonttools==4.68.0 numpy==2.4.6 svgwrite==1.4.3 lxml==6.1.3 skia-pathops==0.9.2
cat >"$folder/seen.py" <<'PYTHON'
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path
from picosvg.svg_types import SVGPath
from svgelements import Path
from svgpathtools import parse_path as parse_tools


def by_fonttools(told):
    pen = BoundsPen(None)
    parse_path(told, pen)
    return pen.bounds


def by_picosvg(told):
    return by_fonttools(SVGPath(d=told).absolute().expand_shorthand().arcs_to_cubics().d)


def by_svgpathtools(told):
    left, right, top, bottom = parse_tools(told).bbox()
    return left, top, right, bottom


READERS = {
    "svgpathtools": by_svgpathtools,
    "fontTools": by_fonttools,
    "svgelements": lambda told: Path(told).bbox(),
    "picosvg": by_picosvg,
}
PATHS = {
    "T after Q": "M0 0Q5 10 10 0T20 0",
    "T after C": "M0 0C0 10 10 10 10 0T20 0",
    "S after C": "M0 0C0 10 10 10 10 0S20 0 20 0",
    "S after Q": "M0 0Q5 10 10 0S20 0 20 0",
    "an arc of no radius": "M0 0A0 5 0 0 0 10 10L20 0",
    "an arc": "M0 0A5 5 0 0 1 10 0",
    "an arc of -5": "M0 0A-5 5 0 0 1 10 0",
}
for name, told in PATHS.items():
    print(f"{name}:")
    for reader, bounds in READERS.items():
        print(f"  {reader}: {' '.join(f'{number + 0.0:.1f}'.replace('-0.0', '0.0') for number in bounds(told))}")
LINE = "M0 0A0 5 0 0 0 10 10"
print(f"length of an arc of no radius: {parse_tools(LINE).length():.1f}, by svgelements {Path(LINE).length():.1f}")
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="T after Q:
  svgpathtools: 0.0 -5.0 20.0 5.0
  fontTools: 0.0 -5.0 20.0 5.0
  svgelements: 0.0 -5.0 20.0 5.0
  picosvg: 0.0 -5.0 20.0 5.0
T after C:
  svgpathtools: 0.0 0.0 20.0 7.5
  fontTools: 0.0 0.0 20.0 7.5
  svgelements: 0.0 -5.0 20.0 7.5
  picosvg: 0.0 -5.0 20.0 7.5
S after C:
  svgpathtools: 0.0 -4.4 20.0 7.5
  fontTools: 0.0 -4.4 20.0 7.5
  svgelements: 0.0 -4.4 20.0 7.5
  picosvg: 0.0 -4.4 20.0 7.5
S after Q:
  svgpathtools: 0.0 0.0 20.0 5.0
  fontTools: 0.0 0.0 20.0 5.0
  svgelements: 0.0 -4.4 20.0 5.0
  picosvg: 0.0 -4.4 20.0 5.0
an arc of no radius:
  svgpathtools: 0.0 0.0 20.0 10.0
  fontTools: 0.0 0.0 20.0 0.0
  svgelements: 0.0 0.0 20.0 10.0
  picosvg: 0.0 0.0 20.0 10.0
an arc:
  svgpathtools: 0.0 -5.0 10.0 0.0
  fontTools: 0.0 -5.0 10.0 0.0
  svgelements: 0.0 -5.0 10.0 0.0
  picosvg: 0.0 -5.0 10.0 0.0
an arc of -5:
  svgpathtools: 0.0 -5.0 10.0 0.0
  fontTools: 0.0 -5.0 10.0 0.0
  svgelements: 0.0 -5.0 10.0 0.0
  picosvg: 0.0 0.0 10.0 5.0
length of an arc of no radius: 14.1, by svgelements 0.0"
if [ "$seen" != "$expected" ]; then
    echo "svg-curves-by-four-readers: not what was seen with 1.9.6" >&2
    exit 1
fi
