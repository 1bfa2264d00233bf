#!/usr/bin/env bash
# skia-python 144.1 (numpy 2.4.6, CPython 3.11, Linux on x86-64): pictures to arrays and arrays to pictures.
#
# Guessed: Image.fromarray(image.toarray()) is the same picture, as its page offers the two side by side, and
# kN32_ColorType, the type that both take if none is told, is the order of the machine. Seen: kN32_ColorType
# stands for red first, while what Skia itself makes in that order, a picture that is opened or decoded and a
# surface by its size, has blue first, and toarray gives each as it lies. So an opened picture comes back
# from an array with red and blue exchanged, with no error; one that began as an array does not.
#
# A red banner turns blue on its way through numpy: name the type at both ends (kRGBA_8888_ColorType).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check skia-python==144.1 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import numpy
import skia

ORANGE = numpy.full((4, 4, 4), (200, 100, 50, 255), dtype=numpy.uint8)
RGBA = skia.kRGBA_8888_ColorType


def told(image, **kind):
    red, green, blue, _ = image.toarray(**kind)[0, 0].tolist()
    return f"{red} {green} {blue}"


def colour(image):
    """What the picture shows, whatever its order is."""
    return told(image, colorType=RGBA)


surface = skia.Surface(4, 4)
surface.getCanvas().clear(skia.Color(200, 100, 50))
made = skia.Image.fromarray(ORANGE)
pictures = {
    "made of an array": made,
    "saved and opened": skia.Image.MakeFromEncoded(made.encodeToData()),
    "drawn on a surface by size": surface.makeImageSnapshot(),
    "drawn on a surface by array": skia.Surface(ORANGE.copy()).makeImageSnapshot(),
}
print("kN32_ColorType is", skia.kN32_ColorType.name)
for name, image in pictures.items():
    again = skia.Image.fromarray(image.toarray())
    named = skia.Image.fromarray(image.toarray(colorType=RGBA), colorType=RGBA)
    print(f"{name}: is {colour(image)}, array {told(image)}, again {colour(again)}, named {colour(named)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="kN32_ColorType is kRGBA_8888_ColorType
made of an array: is 200 100 50, array 200 100 50, again 200 100 50, named 200 100 50
saved and opened: is 200 100 50, array 50 100 200, again 50 100 200, named 200 100 50
drawn on a surface by size: is 200 100 50, array 50 100 200, again 50 100 200, named 200 100 50
drawn on a surface by array: is 200 100 50, array 200 100 50, again 200 100 50, named 200 100 50"
if [ "$seen" != "$expected" ]; then
    echo "skia-native-colours-in-two-orders: not what was seen with 144.1" >&2
    exit 1
fi
