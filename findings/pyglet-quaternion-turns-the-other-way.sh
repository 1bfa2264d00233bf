#!/usr/bin/env bash
# pyglet 2.1.19 (CPython 3.11, Linux): pyglet.math, a turn told as a quaternion and as a matrix.
#
# Guessed: the quaternion of a quarter turn, cos 45 and sin 45 on an axis, gives the matrix that from_rotation
# gives for a quarter turn about that axis, and a product of two the product of their matrices. Seen: to_mat4
# and to_mat3 turn the other way, as the transposed matrix; a product comes out in the other order then.
# conjugate, which undoes a turn, gives the matrix that was looked for.
#
# What a model or a camera keeps as quaternions is turned backwards, half a turn alone looks right. Use the
# conjugate for the matrix.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyglet==2.1.19
cat >"$folder/seen.py" <<'PYTHON'
from math import cos, pi, sin

from pyglet.math import Mat4, Quaternion, Vec3, Vec4

AXES = {"x": Vec3(1, 0, 0), "y": Vec3(0, 1, 0), "z": Vec3(0, 0, 1)}
POINT = Vec4(1, 2, 3, 1)


def turn(axis, angle):
    return Quaternion(cos(angle / 2), *(sin(angle / 2) * part for part in axis))


def moved(matrix):
    return "({:g}, {:g}, {:g})".format(*(round(part, 3) + 0 for part in (matrix @ POINT)[:3]))


for name, axis in AXES.items():
    for degrees in (90, 180):
        angle = degrees * pi / 180
        there = turn(axis, angle)
        print(
            f"{degrees} about {name}: matrix {moved(Mat4.from_rotation(angle, axis))},",
            f"quaternion {moved(there.to_mat4())}, conjugate {moved(there.conjugate().to_mat4())}",
        )
first, second = turn(AXES["x"], pi / 2), turn(AXES["z"], pi / 2)
print("product:", moved((first @ second).to_mat4()))
print("product of matrices:", moved(first.to_mat4() @ second.to_mat4()))
print("in the other order:", moved(second.to_mat4() @ first.to_mat4()))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="90 about x: matrix (1, -3, 2), quaternion (1, 3, -2), conjugate (1, -3, 2)
180 about x: matrix (1, -2, -3), quaternion (1, -2, -3), conjugate (1, -2, -3)
90 about y: matrix (3, 2, -1), quaternion (-3, 2, 1), conjugate (3, 2, -1)
180 about y: matrix (-1, 2, -3), quaternion (-1, 2, -3), conjugate (-1, 2, -3)
90 about z: matrix (-2, 1, 3), quaternion (2, -1, 3), conjugate (-2, 1, 3)
180 about z: matrix (-1, -2, 3), quaternion (-1, -2, 3), conjugate (-1, -2, 3)
product: (3, -1, -2)
product of matrices: (2, 3, 1)
in the other order: (3, -1, -2)"
if [ "$seen" != "$expected" ]; then
    echo "pyglet-quaternion-turns-the-other-way: not what was seen with 2.1.19" >&2
    exit 1
fi
