#!/usr/bin/env bash
# pymunk 6.9.0 (CPython 3.11, Linux): a ray that begins inside a shape, by Space.segment_query_first and
# Shape.segment_query.
#
# Guessed: "point" is the point of impact and "alpha" how far along the ray that is, so that the one follows from
# the other; for a ray that begins inside, its beginning and 0, and no normal, as the manual of Chipmunk, on
# which it is built, has it. Seen: alpha is 0, but the point is the far end of the ray, however long that is,
# in circles, boxes and thick lines alike, and the normal is of full length.
#
# A shot that is fired out of the shooter's own shape hits where it would have ended, through all walls: leave the
# shooter out by its filter, and reckon the point by alpha.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pymunk==6.9.0
cat >"$folder/seen.py" <<'PYTHON'
from pymunk import Circle, Poly, Segment, ShapeFilter, Space

SHAPES = {
    "circle": lambda body: Circle(body, 3),
    "box": lambda body: Poly.create_box(body, (6, 6)),
    "thick line": lambda body: Segment(body, (-5, 0), (5, 0), 3),
}
RAYS = {"from outside": ((0, -9), (0, 9)), "from inside": ((0, 1), (0, 9)), "longer": ((0, 1), (0, 90))}
for name, make in SHAPES.items():
    space = Space()
    shape = make(space.static_body)
    space.add(shape)
    for told, (start, end) in RAYS.items():
        hit = space.segment_query_first(start, end, 0, ShapeFilter())
        by_shape = shape.segment_query(start, end)
        by_alpha = start[1] + hit.alpha * (end[1] - start[1])
        print(
            f"{name}, {told}: alpha {hit.alpha:.2f}, which is y {by_alpha:g}, point at y {hit.point.y:g},",
            f"of the shape itself {by_shape.point.y:g}, normal {hit.normal.length:g}",
        )
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="circle, from outside: alpha 0.33, which is y -3, point at y -3, of the shape itself -3, normal 1
circle, from inside: alpha 0.00, which is y 1, point at y 9, of the shape itself 9, normal 1
circle, longer: alpha 0.00, which is y 1, point at y 90, of the shape itself 90, normal 1
box, from outside: alpha 0.33, which is y -3, point at y -3, of the shape itself -3, normal 1
box, from inside: alpha 0.00, which is y 1, point at y 9, of the shape itself 9, normal 1
box, longer: alpha 0.00, which is y 1, point at y 90, of the shape itself 90, normal 1
thick line, from outside: alpha 0.33, which is y -3, point at y -3, of the shape itself -3, normal 1
thick line, from inside: alpha 0.00, which is y 1, point at y 9, of the shape itself 9, normal 1
thick line, longer: alpha 0.00, which is y 1, point at y 90, of the shape itself 90, normal 1"
if [ "$seen" != "$expected" ]; then
    echo "pymunk-rays-from-inside-end-outside: not what was seen with 6.9.0" >&2
    exit 1
fi
