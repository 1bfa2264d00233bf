#!/usr/bin/env bash
# zstandard (python-zstandard) 0.25.0 (CPython 3.11, Linux): a file of which the second half is missing,
# as after a full disk or a copy that was stopped.
#
# Guessed: its open, made to be used as that of gzip, raises an error where the file ends too early, as gzip,
# bz2 and lzma do with EOFError and as its own decompress does with ZstdError. Seen: open, as bytes and
# as text, stream_reader and read_to_iter give what there is and end as if it were all. Nothing in the
# help of any of them says so.
#
# A saved game or a record of moves so read is a shorter one; it needs its own length or sum inside.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check zstandard==0.25.0
cat >"$folder/seen.py" <<'PYTHON'
import bz2
import gzip
import io
import lzma

import zstandard

text = "".join(f"turn {turn}: card {turn * turn % 997}\n" for turn in range(50_000)).encode()
packed = zstandard.ZstdCompressor().compress(text)
unpacker = zstandard.ZstdDecompressor()
READERS = {
    "gzip.open": (gzip.compress(text), lambda file: gzip.open(file).read()),
    "bz2.open": (bz2.compress(text), lambda file: bz2.open(file).read()),
    "lzma.open": (lzma.compress(text), lambda file: lzma.open(file).read()),
    "zstandard decompress": (packed, lambda file: unpacker.decompress(file.read())),
    "zstandard open": (packed, lambda file: zstandard.open(file).read()),
    "zstandard open as text": (packed, lambda file: zstandard.open(file, "rt").read()),
    "zstandard stream_reader": (packed, lambda file: unpacker.stream_reader(file).read()),
    "zstandard read_to_iter": (packed, lambda file: b"".join(unpacker.read_to_iter(file))),
}
for name, (data, read) in READERS.items():
    for part, size in (("whole", len(data)), ("half", len(data) // 2)):
        try:
            found = len(read(io.BytesIO(data[:size])))
            print(f"{name}, {part}:", "all" if found == len(text) else "less than all, no error")
        except (EOFError, zstandard.ZstdError) as error:
            print(f"{name}, {part}: {type(error).__name__}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="gzip.open, whole: all
gzip.open, half: EOFError
bz2.open, whole: all
bz2.open, half: EOFError
lzma.open, whole: all
lzma.open, half: EOFError
zstandard decompress, whole: all
zstandard decompress, half: ZstdError
zstandard open, whole: all
zstandard open, half: less than all, no error
zstandard open as text, whole: all
zstandard open as text, half: less than all, no error
zstandard stream_reader, whole: all
zstandard stream_reader, half: less than all, no error
zstandard read_to_iter, whole: all
zstandard read_to_iter, half: less than all, no error"
if [ "$seen" != "$expected" ]; then
    echo "zstandard-half-a-file-is-enough: not what was seen with 0.25.0" >&2
    exit 1
fi
