#!/usr/bin/env bash
# kiwisolver 1.5.1 (CPython 3.11, Linux): constraints of different strength that contradict each other.
#
# Guessed: the stronger one holds and the weaker gives way, however either is written, as the names of the
# levels and the theory have it. Seen: each level is a weight, a thousand times the one below, and what
# is weighed is by how much an equation is missed, in its own unit. A ratio of a window of 1,280 pixels,
# told in pixels as "weak", beats the same ratio told as "medium", and "medium" beats "strong" in that way;
# at 999 pixels it is the other way round. A thousand and one weak wishes for the same do it too; this its
# authors have said, of the unit nothing is told.
#
# A layout that holds on a small screen breaks on a wide one, without an error. Write both equations in
# one unit, or divide the longer one by its factor.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1
cat >"$folder/layout.py" <<'PYTHON'
from kiwisolver import Solver, Variable

ratio = Variable("ratio")


def solved(*constraints):
    solver = Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    return f"{ratio.value():.3f}"


for stronger, weaker in (("strong", "medium"), ("medium", "weak")):
    for width in (1, 800, 999, 1001, 1280, 1920):
        wish = (width * ratio == width * 0.25) | weaker
        print(f"{stronger} 0.5, {weaker} 0.25 of {width}:", solved((ratio == 0.5) | stronger, wish))
    wish = (ratio == 320 / 1280) | weaker
    print(f"{stronger} 0.5, {weaker} 320 of 1280, divided:", solved((ratio == 0.5) | stronger, wish))
for count in (999, 1001):
    wishes = [(ratio == 0.25) | "weak" for _ in range(count)]
    print(f"medium 0.5, weak 0.25 {count} times:", solved((ratio == 0.5) | "medium", *wishes))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/layout.py")
echo "$seen"
expected="strong 0.5, medium 0.25 of 1: 0.500
strong 0.5, medium 0.25 of 800: 0.500
strong 0.5, medium 0.25 of 999: 0.500
strong 0.5, medium 0.25 of 1001: 0.250
strong 0.5, medium 0.25 of 1280: 0.250
strong 0.5, medium 0.25 of 1920: 0.250
strong 0.5, medium 320 of 1280, divided: 0.500
medium 0.5, weak 0.25 of 1: 0.500
medium 0.5, weak 0.25 of 800: 0.500
medium 0.5, weak 0.25 of 999: 0.500
medium 0.5, weak 0.25 of 1001: 0.250
medium 0.5, weak 0.25 of 1280: 0.250
medium 0.5, weak 0.25 of 1920: 0.250
medium 0.5, weak 320 of 1280, divided: 0.500
medium 0.5, weak 0.25 999 times: 0.500
medium 0.5, weak 0.25 1001 times: 0.250"
if [ "$seen" != "$expected" ]; then
    echo "kiwisolver-weak-beats-medium: not what was seen with 1.5.1" >&2
    exit 1
fi
