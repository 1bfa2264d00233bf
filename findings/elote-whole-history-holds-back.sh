#!/usr/bin/env bash
# elote 1.5.1 (whole-history-rating 3.7.1 beside it, CPython 3.11, Linux): WholeHistoryRatingCompetitor.
#
# Guessed: Coulom's rating of 2008, which is named as its source: who won three in four of many matches is expected to
# win three in four again, and ten wins count about as much on one day as on ten. Seen: w2, which says how much a
# player may change in a day, also says how far the first day may lie from 1500, seventeen points or so. Ten
# wins of ten in an evening are worth 52 in a hundred, on ten days 61; three in four of four hundred matches
# give 66 for 75. The other package has 97, 97 and 75.
#
# A ladder that begins with it keeps everybody equal for weeks. A w2 large enough for the first day lets the
# ratings run wild afterwards.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check elote==1.5.1 whole-history-rating==3.7.1
cat >"$folder/seen.py" <<'PYTHON'
import warnings
from datetime import datetime, timedelta

warnings.simplefilter("ignore")
from elote import WholeHistoryRatingCompetitor  # noqa: E402
from whr.whole_history_rating import WHR  # noqa: E402

DAY = datetime(2026, 3, 1)


def by_elote(matches, days):
    first, second = WholeHistoryRatingCompetitor(), WholeHistoryRatingCompetitor()
    for number, won in enumerate(matches):
        (first.beat if won else first.lost_to)(second, DAY + timedelta(days=number % days))
    return first.expected_score(second)


def by_whr(matches, days):
    history = WHR()
    for number, won in enumerate(matches):
        history.create_game("first", "second", "B" if won else "W", number % days, 0)
    history.auto_iterate()
    return history.probability_future_match("first", "second", 0)[0]


MATCHES = {
    "ten wins": [True] * 10,
    "three wins in four of 40": [True, True, False, True] * 10,
    "three wins in four of 400": [True, True, False, True] * 100,
}
for name, matches in MATCHES.items():
    for days in (1, 10):
        shares = [f"{rate(matches, days):.2f}" for rate in (by_elote, by_whr)]
        print(f"{name}, days: {days}; expected by elote {shares[0]}, by whole-history-rating {shares[1]}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="ten wins, days: 1; expected by elote 0.52, by whole-history-rating 0.97
ten wins, days: 10; expected by elote 0.61, by whole-history-rating 0.97
three wins in four of 40, days: 1; expected by elote 0.54, by whole-history-rating 0.75
three wins in four of 40, days: 10; expected by elote 0.65, by whole-history-rating 0.76
three wins in four of 400, days: 1; expected by elote 0.66, by whole-history-rating 0.75
three wins in four of 400, days: 10; expected by elote 0.79, by whole-history-rating 0.79"
if [ "$seen" != "$expected" ]; then
    echo "elote-whole-history-holds-back: not what was seen with 1.5.1" >&2
    exit 1
fi
