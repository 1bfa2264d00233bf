#!/usr/bin/env bash
# blurhash 1.1.5 (numpy 2.4.6, CPython 3.11, Linux): pictures of one colour, and a picture and its mirror image.
#
# Guessed: a picture of one grey comes back as that grey, for there is nothing to blur away; and a mirrored picture
# gives the mirrored blur. Seen: the grey comes back as a slope, brighter in one corner than in the other by 26 levels
# from 32 pixels and by 53 from 16. The waves are taken at the corners of the pixels instead of their
# middles, so that a plain ground has a part in each odd one. The smaller the picture the more, and
# small is what the authors of the format ask for. Only black comes back clean; white has a corner at
# 192. The blurs of a slope from black to white and of its mirror image differ by up to 24 levels.
#
# A placeholder shows a light from the side that is not in the picture: encode 128 pixels or more, or take a single
# component for a plain ground.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check blurhash==1.1.5 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import blurhash
import numpy


def blurred(picture, components=4):
    told = blurhash.encode(picture, components_x=components, components_y=components)
    return numpy.rint(numpy.array(blurhash.decode(told, 32, 32))).astype(int)[:, :, 0]


for size in (16, 32, 64, 128):
    for grey in (0, 64, 128, 255):
        seen = blurred(numpy.full((size, size, 3), grey, numpy.uint8))
        print(f"grey {grey} of {size} pixels: {seen[0, 0]} to {seen[-1, -1]}, from {seen.min()} to {seen.max()}")
seen = blurred(numpy.full((16, 16, 3), 128, numpy.uint8), 1)
print(f"grey 128 of 16 pixels, one component: from {seen.min()} to {seen.max()}")
slope = numpy.zeros((32, 32, 3), numpy.uint8)
slope[:] = numpy.linspace(0, 255, 32).astype(numpy.uint8)[:, None]
off = abs(blurred(slope) - blurred(slope[:, ::-1])[:, ::-1])
print("a slope and its mirror image differ by", off.max())
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="grey 0 of 16 pixels: 0 to 0, from 0 to 0
grey 64 of 16 pixels: 78 to 47, from 47 to 78
grey 128 of 16 pixels: 153 to 100, from 100 to 153
grey 255 of 16 pixels: 255 to 192, from 192 to 255
grey 0 of 32 pixels: 0 to 0, from 0 to 0
grey 64 of 32 pixels: 73 to 54, from 54 to 73
grey 128 of 32 pixels: 141 to 115, from 115 to 141
grey 255 of 32 pixels: 255 to 228, from 228 to 255
grey 0 of 64 pixels: 0 to 0, from 0 to 0
grey 64 of 64 pixels: 69 to 59, from 59 to 69
grey 128 of 64 pixels: 134 to 121, from 121 to 134
grey 255 of 64 pixels: 255 to 242, from 242 to 255
grey 0 of 128 pixels: 0 to 0, from 0 to 0
grey 64 of 128 pixels: 66 to 62, from 62 to 66
grey 128 of 128 pixels: 132 to 124, from 124 to 132
grey 255 of 128 pixels: 255 to 249, from 249 to 255
grey 128 of 16 pixels, one component: from 128 to 128
a slope and its mirror image differ by 24"
if [ "$seen" != "$expected" ]; then
    echo "blurhash-plain-colours-come-back-shaded: not what was seen with 1.1.5" >&2
    exit 1
fi
