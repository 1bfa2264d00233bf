#!/usr/bin/env bash
# PyTweening 1.2.0 (CPython 3.11, Linux): all its curves, at the beginning and at the end.
#
# Guessed: each leads from 0 to 1, as its help has it: 0.0 begins a movement and 1.0 has arrived.
# Seen: the bouncing ones stop short, easeOutBounce at 0.994375, and those that bounce at the start begin off
# their place; the elastic ones miss by a two-thousandth. All the others are exact.
#
# A card that drops onto its place 600 pixels below comes to rest three pixels above it: let the last frame
# put it there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pytweening==1.2.0
cat >"$folder/seen.py" <<'PYTHON'
import pytweening

exact = 0
for name in sorted(dir(pytweening)):
    if name == "linear" or name.startswith("ease"):
        curve = getattr(pytweening, name)
        begin, end = curve(0.0), curve(1.0)
        if abs(begin) < 1e-9 and abs(end - 1) < 1e-9:
            exact += 1
        else:
            print(f"{name}: from {begin:.6f} to {end:.6f}")
print(exact, "are exact")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="easeInBounce: from 0.005625 to 1.000000
easeInElastic: from -0.000488 to 1.000000
easeInOutBounce: from 0.002812 to 0.997188
easeInOutElastic: from 0.000488 to 0.999512
easeOutBounce: from 0.000000 to 0.994375
easeOutElastic: from 0.000000 to 1.000488
28 are exact"
if [ "$seen" != "$expected" ]; then
    echo "pytweening-bounces-never-arrive: not what was seen with 1.2.0" >&2
    exit 1
fi
