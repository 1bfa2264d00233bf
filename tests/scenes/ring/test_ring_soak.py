"""Two hundred rings of each mode through all screens: setup, wheel, table and results.

Nothing hangs and nothing fails, also where somebody gives up or leaves for later in between; each
match is kept, counted, and replayed to the same end. ``python -m pytest -m slow
tests/scenes/ring/test_ring_soak.py`` plays them all, and ``-k "pairs and 40"`` a part.
"""

from collections import Counter

import pytest

from game.play import check
from game.rules import MODES, Terms
from game.scenes import Services

from .ring_evening import RingEvening

MATCHES, PART = 200, 20
#: Who sits at the screen, in turn; the Horde's wings are nobody's.
PERSONS = {
    "three": ((0,), (0, 1), (0, 1, 2), (2,), ()),
    "four": ((0,), (1, 2), (0, 1, 2, 3), (3,), ()),
    "pairs": ((0,), (0, 2), (0, 1), (0, 1, 2, 3), (1, 2, 3), ()),
    "horde": ((0,), (2,), (0, 2), ()),
}
FORMS: dict[str, tuple[str, ...]] = dict.fromkeys(MODES, ("preconstructed", "draft", "constructed"))
#: Nobody builds a deck against the Horde (R13.21).
FORMS["horde"] = ("preconstructed", "draft")


def evening(services: Services, mode: str, seed: int) -> Counter[str]:
    """Play a match of a mode, and see that it is kept as it went; return what was done in it."""
    persons = PERSONS[mode][seed % len(PERSONS[mode])]
    form = FORMS[mode][seed // len(PERSONS[mode]) % len(FORMS[mode])]
    custom = mode == "horde" and seed % 5 == 4
    played = RingEvening(services, Terms(form, custom=custom, ring=mode), persons, seed)
    results = played.play()
    match = results.match
    assert match.result is not None, (mode, seed)
    assert len(results.ending.table.rows) == len(match.seats)
    record = match.record
    assert record is not None
    assert record.gave_up == list(match.gave_up)
    report = check(record, services.content)
    assert report.agrees, (mode, seed, report.problem)
    profile = services.profile
    filed = next(each for each in profile.history.matches() if each.id == played.counted())
    assert (filed.result, filed.gave_up) == (match.result, match.gave_up)
    counted = [ring.id for ring in profile.figures.rings.rings()]
    assert (played.counted() in counted) == bool(persons)
    assert profile.figures.matches() == []
    match.close()
    return played.done


@pytest.mark.parametrize("mode", MODES)
def test_a_ring_goes_through_all_screens(services: Services, mode: str) -> None:
    for seed in range(2):
        evening(services, mode, seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MATCHES, PART))
@pytest.mark.parametrize("mode", MODES)
def test_rings_go_through_all_screens(services: Services, mode: str, first: int) -> None:
    done: Counter[str] = Counter()
    for seed in range(first, first + PART):
        done += evening(services, mode, seed)
    print(mode, first, dict(done))
