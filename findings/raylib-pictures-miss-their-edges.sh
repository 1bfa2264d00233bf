#!/usr/bin/env bash
# raylib (Python CFFI) 6.2.0.0 (CPython 3.11, Linux): pictures turned, graded and made grey, without a window.
#
# Guessed: image_rotate by 90 degrees does what image_rotate_cw does; a linear gradient runs from its first to its
# second colour in any direction; made grey, a picture keeps what is clear. Seen, with no error:
# - by 90, 180 and 270 degrees a picture loses a row or a column, which is clear then, or both: of a picture of
#   4 by 4 three columns are left, a line at its edge is gone, and what is left lies one pixel off;
# - down and to the right a gradient is whole, upwards and to the left it lacks its first two steps, which is a
#   fifth of nine and a tenth on a bar twenty pixels high;
# - image_color_grayscale makes every pixel opaque, and what was hidden on clear ground shows.
#
# Turn by quarters with image_rotate_cw and its brother, flip a gradient instead of turning it, and make grey by
# the colours of the pixels.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check raylib==6.2.0.0
cat >"$folder/seen.py" <<'PYTHON'
import pyray

pyray.set_trace_log_level(pyray.TraceLogLevel.LOG_NONE)
WHITE, BLACK, CLEAR = (255, 255, 255, 255), (0, 0, 0, 255), (90, 90, 90, 0)


def rows(image):
    for y in range(image.height):
        shown = (pyray.get_image_color(image, x, y) for x in range(image.width))
        yield "".join("." if not colour.a else "#" if colour.r > 100 else "o" for colour in shown)


def picture():
    """A white line down the left side of a black square."""
    image = pyray.gen_image_color(4, 4, BLACK)
    pyray.image_draw_rectangle(image, 0, 0, 1, 4, WHITE)
    return image


image = picture()
print("as painted:", *rows(image))
pyray.image_rotate_cw(image)
print("image_rotate_cw:", *rows(image))
for degrees in (0, 90, 180, 270):
    image = picture()
    pyray.image_rotate(image, degrees)
    print(f"image_rotate by {degrees}:", *rows(image))
for degrees in (0, 90, 180, 270):
    for width, height in ((9, 9), (200, 20)):
        image = pyray.gen_image_gradient_linear(width, height, degrees, BLACK, WHITE)
        found = [pyray.get_image_color(image, x, y).r for x in range(width) for y in range(height)]
        print(f"gradient at {degrees} on {width} by {height}: {min(found)} to {max(found)}")
image = pyray.gen_image_color(4, 4, CLEAR)
pyray.image_color_grayscale(image)
colour = pyray.get_image_color(image, 0, 0)
print("clear, made grey:", (colour.r, colour.g, colour.b, colour.a))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="as painted: #ooo #ooo #ooo #ooo
image_rotate_cw: #### oooo oooo oooo
image_rotate by 0: #ooo #ooo #ooo #ooo
image_rotate by 90: .### .ooo .ooo .ooo
image_rotate by 180: .... .ooo .ooo .ooo
image_rotate by 270: .... oooo oooo oooo
gradient at 0 on 9 by 9: 0 to 254
gradient at 0 on 200 by 20: 0 to 254
gradient at 90 on 9 by 9: 0 to 255
gradient at 90 on 200 by 20: 0 to 255
gradient at 180 on 9 by 9: 50 to 254
gradient at 180 on 200 by 20: 24 to 254
gradient at 270 on 9 by 9: 50 to 255
gradient at 270 on 200 by 20: 2 to 255
clear, made grey: (89, 89, 89, 255)"
if [ "$seen" != "$expected" ]; then
    echo "raylib-pictures-miss-their-edges: not what was seen with 6.2.0.0" >&2
    exit 1
fi
