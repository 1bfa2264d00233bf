#!/usr/bin/env bash
# textdistance 4.6.3 (numpy 2.4.6, CPython 3.11, Linux): normalized_distance of two words, by each way that it has.
#
# Guessed: "a float between 0 and 1, where 0 means equal, and 1 totally different", as the manual has it for all of
# them. Seen: equal words are totally different by tanimoto and rle_ncd, more than totally by arith_ncd and nearly
# so by bwtrle_ncd; by the other ways that pack the words (sqrt, zlib, bz2, lzma) they are not equal either.
# Different words come out at more than 1 by tanimoto, without an end, and by arith_ncd; rle_ncd has 1 for all
# that were tried. normalized_similarity falls below 0 with them. The other thirty keep the promise.
#
# A search for cards that takes what is nearer than a third does not find the very word that was typed: take one of
# the edit distances, or ask for equality first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textdistance==4.6.3 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import textdistance

PAIRS = (("river", "river"), ("river", "rivers"), ("river", "castle"))
# What these say depends on their own versions.
PACKERS = ("bz2_ncd", "lzma_ncd", "zlib_ncd")
kept = []
for name in sorted(vars(textdistance)):
    way = getattr(textdistance, name)
    if not name.islower() or not hasattr(way, "normalized_distance"):
        continue
    found = [float(way.normalized_distance(*pair)) for pair in PAIRS]
    if found[0] == 0 and max(found) <= 1 and min(found) >= 0:
        kept.append(name)
    else:
        numbers = ", ".join(f"{distance:.2f}" for distance in found)
        print(f"{name}:", "not equal" if name in PACKERS else numbers)
print("as promised:", len(kept), "ways, levenshtein" if "levenshtein" in kept else "ways")
print("similarity of equal words by arith_ncd:", round(textdistance.arith_ncd.normalized_similarity(*PAIRS[0]), 2))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="arith_ncd: 1.12, 1.25, 2.20
bwtrle_ncd: 0.83, 0.86, 0.86
bz2_ncd: not equal
lzma_ncd: not equal
rle_ncd: 1.00, 1.00, 1.00
sqrt_ncd: 0.41, 0.52, 0.90
tanimoto: 1.00, 1.26, 4.32
zlib_ncd: not equal
as promised: 30 ways, levenshtein
similarity of equal words by arith_ncd: -0.12"
if [ "$seen" != "$expected" ]; then
    echo "textdistance-equal-words-far-apart: not what was seen with 4.6.3" >&2
    exit 1
fi
