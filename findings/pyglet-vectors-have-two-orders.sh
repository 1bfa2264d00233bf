#!/usr/bin/env bash
# pyglet 2.1.19 (CPython 3.11, Linux): pyglet.math, vectors compared by < and >, sorted, and the larger of two.
#
# Guessed: a < b says what b > a says, so that max is what sorted puts last; by length or by the numbers, the
# help does not tell. Seen: < alone goes by the length, while >, <= and >= are those of tuples and go by the
# first number. (1, 9) is not less than (2, 0), which is greater than it all the same. sorted, and min, go by
# the length, max by the first number. So it is with Vec2, Vec3 and Vec4.
#
# The nearest of some targets comes out well and the farthest does not: give key=Vec2.length to all of them.
# And step gives 1 where the help shows 0 in its example, as the text above the example has it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyglet==2.1.19
cat >"$folder/seen.py" <<'PYTHON'
from pyglet.math import Vec2, Vec3, Vec4

for kind, far, near in ((Vec2, (1, 9), (2, 0)), (Vec3, (1, 9, 0), (2, 0, 0)), (Vec4, (1, 9, 0, 0), (2, 0, 0, 0))):
    far, near = kind(*far), kind(*near)
    print(f"{kind.__name__}: far < near {far < near}, near > far {near > far}, far <= near {far <= near}")
    both = [far, near]
    for name, found in {"sorted": sorted(both)[-1], "max": max(both), "min": min(both)}.items():
        print(f"  {name}:", tuple(found))
    print("  max by length:", tuple(max(both, key=kind.length)))
print("step:", tuple(Vec2(0.5, 1.5).step((1.0, 1.0))))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="Vec2: far < near False, near > far True, far <= near True
  sorted: (1, 9)
  max: (2, 0)
  min: (2, 0)
  max by length: (1, 9)
Vec3: far < near False, near > far True, far <= near True
  sorted: (1, 9, 0)
  max: (2, 0, 0)
  min: (2, 0, 0)
  max by length: (1, 9, 0)
Vec4: far < near False, near > far True, far <= near True
  sorted: (1, 9, 0, 0)
  max: (2, 0, 0, 0)
  min: (2, 0, 0, 0)
  max by length: (1, 9, 0, 0)
step: (0.0, 1.0)"
if [ "$seen" != "$expected" ]; then
    echo "pyglet-vectors-have-two-orders: not what was seen with 2.1.19" >&2
    exit 1
fi
