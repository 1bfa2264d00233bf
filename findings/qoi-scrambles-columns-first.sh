#!/usr/bin/env bash
# qoi 0.8.0 (numpy 2.4.6, CPython 3.11, Linux): pictures whose array lies otherwise in memory than row by row.
#
# Guessed: qoi.encode, which tells of an array that is not contiguous and asks for numpy.ascontiguousarray, either
# takes each other one as it is or refuses it. Seen: a cut-out, a mirrored and a turned picture are refused.
# An array that lies column by column (order "F") counts as contiguous and is read in the order of its
# memory: the size is right, the pixels are scrambled, and nothing is said. A picture of planes (channel, row,
# column) turned round by .T is of that kind, and what numpy.asfortranarray and order="F" give.
#
# A thumbnail of noise is saved as the only copy: always pass numpy.ascontiguousarray(picture).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check qoi==0.8.0 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import numpy
import qoi

picture = numpy.arange(4 * 6 * 3, dtype=numpy.uint8).reshape(4, 6, 3)
planes = numpy.arange(3 * 6 * 4, dtype=numpy.uint8).reshape(3, 6, 4)
PICTURES = {
    "row by row": picture,
    "a part": picture[1:3, 2:5],
    "mirrored": picture[:, ::-1],
    "turned": picture.transpose(1, 0, 2),
    "column by column": numpy.asfortranarray(picture),
    "planes turned round": planes.T,
    "planes turned round, laid anew": numpy.ascontiguousarray(planes.T),
}
for name, given in PICTURES.items():
    try:
        read = qoi.decode(qoi.encode(given))
    except ValueError as error:
        print(f"{name}: {error}")
        continue
    same = (read == given).all(axis=2)
    print(f"{name}: {read.shape}, {same.sum()} of {same.size} pixels as they were")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="row by row: (4, 6, 3), 24 of 24 pixels as they were
a part: array should be C-contiguous (see numpy.ascontiguousarray)
mirrored: array should be C-contiguous (see numpy.ascontiguousarray)
turned: array should be C-contiguous (see numpy.ascontiguousarray)
column by column: (4, 6, 3), 0 of 24 pixels as they were
planes turned round: (4, 6, 3), 0 of 24 pixels as they were
planes turned round, laid anew: (4, 6, 3), 24 of 24 pixels as they were"
if [ "$seen" != "$expected" ]; then
    echo "qoi-scrambles-columns-first: not what was seen with 0.8.0" >&2
    exit 1
fi
