#!/usr/bin/env bash
# PyTMX 3.32 (CPython 3.11, Linux): objects of a map of Tiled, turned, and drawn as other shapes than boxes.
#
# Guessed: apply_transformations gives the corners "taking in account rotation", and as_points a box around the
# object. A tile that stands as an object has its place at its lower left corner, says the format, and is
# turned about that. Seen: it is turned about the upper left one, to which the place was moved before. By a
# quarter it stands diagonally beside where Tiled shows it, which is x 32 to 48 and y 48 to 64 below. The box
# of a polygon begins at the place of the object, though points lie left of it and above. And nothing is
# kept by which an ellipse or a text could be told from a box.
#
# Doors that were turned in the editor stand in the wall: turn them about (x, y + height) yourself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pytmx==3.32
cat >"$folder/seen.py" <<'PYTHON'
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from pytmx import TiledMap

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="9" height="9" tilewidth="16" tileheight="16" infinite="0">
 <tileset firstgid="1" name="tiles" tilewidth="16" tileheight="16" tilecount="1" columns="1">
  <image source="tiles.png" width="16" height="16"/>
 </tileset>
 <objectgroup id="1" name="things">
  <object id="1" name="box" x="32" y="48" width="16" height="16"/>
  <object id="2" name="turned box" x="32" y="48" width="16" height="16" rotation="90"/>
  <object id="3" name="tile" gid="1" x="32" y="48" width="16" height="16"/>
  <object id="4" name="turned tile" gid="1" x="32" y="48" width="16" height="16" rotation="90"/>
  <object id="5" name="polygon" x="32" y="48"><polygon points="0,0 -16,0 0,-16"/></object>
  <object id="6" name="ellipse" x="32" y="48" width="16" height="16"><ellipse/></object>
  <object id="7" name="text" x="32" y="48" width="16" height="16"><text>Hello</text></object>
 </objectgroup>
</map>
"""


def extent(points):
    (left, *_, right), (top, *_, bottom) = (sorted(round(part) for part in axis) for axis in zip(*points))
    return f"x {left} to {right}, y {top} to {bottom}"


with TemporaryDirectory() as folder:
    file = Path(folder, "map.tmx")
    file.write_text(MAP, encoding="utf-8")
    for thing in TiledMap(str(file)).objects:
        print(f"{thing.name}: {extent(thing.apply_transformations())}; its box: {extent(thing.as_points)}")
        if thing.name in ("box", "ellipse", "text"):
            kept = {key for key, value in vars(thing).items() if value not in (None, "", 0, {}, ())}
            print("  kept:", *sorted(kept - {"id", "name", "parent", "custom_types"}))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="box: x 32 to 48, y 48 to 64; its box: x 32 to 48, y 48 to 64
  kept: closed height visible width x y
turned box: x 16 to 32, y 48 to 64; its box: x 32 to 48, y 48 to 64
tile: x 32 to 48, y 32 to 48; its box: x 32 to 48, y 32 to 48
turned tile: x 16 to 32, y 32 to 48; its box: x 32 to 48, y 32 to 48
polygon: x 16 to 32, y 32 to 48; its box: x 32 to 48, y 48 to 64
ellipse: x 32 to 48, y 48 to 64; its box: x 32 to 48, y 48 to 64
  kept: closed height visible width x y
text: x 32 to 48, y 48 to 64; its box: x 32 to 48, y 48 to 64
  kept: closed height visible width x y"
if [ "$seen" != "$expected" ]; then
    echo "pytmx-turned-tiles-leave-their-place: not what was seen with 3.32" >&2
    exit 1
fi
