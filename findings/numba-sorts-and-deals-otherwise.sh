#!/usr/bin/env bash
# numba 0.68.1 with numpy 2.4.6 (CPython 3.11, Linux): sorted, list.sort and random in a function of njit.
#
# Guessed: a function that compiles in nopython mode gives the result that it gives interpreted, but for the
# differences its page names (whole numbers of fixed size, unchecked indices); so equal keys stay in their
# order, which Python promises, and a seed set inside the function deals the cards that it deals outside,
# as it does with NumPy's functions. Seen: sorted and sort keep the order of equal keys in short lists only;
# of forty cards sorted by suit most stand elsewhere within their suit, without a word. random.seed
# starts another row of numbers than Python's, while numpy.random.seed starts NumPy's own.
#
# A bot that takes the first of its best moves plays another game once it is compiled, and a deal cannot
# be checked against its record. Sort by a key without ties, and deal outside.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check numba==0.68.1 numpy==2.4.6
cat >"$folder/cards.py" <<'PYTHON'
import random

import numpy
from numba import njit


def by_suit(count):
    cards = [(number % 3, number) for number in range(count)]
    again = cards[:]
    again.sort(key=lambda card: card[0])
    return sorted(cards, key=lambda card: card[0]), again


def dealt(seed):
    random.seed(seed)
    return [random.randrange(52) for _ in range(5)]


def dealt_by_numpy(seed):
    numpy.random.seed(seed)
    return [numpy.random.randint(0, 52) for _ in range(5)]


compiled = njit(by_suit)
for count in (12, 40):
    for name, right, seen in zip(("sorted", "sort"), by_suit(count), compiled(count)):
        suits = [suit for suit, _ in seen] == [suit for suit, _ in right]
        print(f"{name}, {count} cards: suits in order {suits}, as in Python {seen == right}")
print("first of 40 in Python:", *(number for _, number in by_suit(40)[0][:6]))
print("random in Python:  ", *dealt(7))
print("random compiled:   ", *njit(dealt)(7))
print("numpy in Python:   ", *dealt_by_numpy(7))
print("numpy compiled:    ", *njit(dealt_by_numpy)(7))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/cards.py")
echo "$seen"
expected="sorted, 12 cards: suits in order True, as in Python True
sort, 12 cards: suits in order True, as in Python True
sorted, 40 cards: suits in order True, as in Python False
sort, 40 cards: suits in order True, as in Python False
first of 40 in Python: 0 3 6 9 12 15
random in Python:   20 9 25 41 3
random compiled:    4 14 49 20 28
numpy in Python:    47 4 25 3 19
numpy compiled:     47 4 25 3 19"
if [ "$seen" != "$expected" ]; then
    echo "numba-sorts-and-deals-otherwise: not what was seen with 0.68.1" >&2
    exit 1
fi
