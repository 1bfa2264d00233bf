"""Seeded rings end as they always did, on every computer.

Whoever changes the list of first turns (R13.7) changes none of these figures: they are played with
the list that is written here.
"""

import pytest

from game.rules import (
    FIRST_TURNS,
    MODES,
    RINGS,
    EndTurn,
    Position,
    Terms,
    apply,
    digest,
    legal_actions,
    open_setup,
)
from tests.rules.kit import CARDS, DECKS

#: Number of positions and digest of the last one. Where the same seed and actions give
#: another match than before, RULES_VERSION must be raised, and only then these figures change.
GOLDEN = {
    "three": (63, "f94d198a8f71"),
    "four": (106, "83d13e940b45"),
    "pairs": (61, "3b4cf04357d8"),
    "horde": (47, "37649f3dfde4"),
}


def digests(mode: str, form: str) -> list[str]:
    """Return the digest of every position of a match, the setup's too."""
    number = 2024
    terms = Terms(form, False, 0, mode == "horde", mode)
    position: Position
    position, _ = open_setup(terms, list(CARDS.values()), DECKS, number)
    found = [digest(position)]
    while actions := list(legal_actions(position)):
        number = (number * 48271 + 11) % 0x7FFFFFFF
        if len(actions) > 1 and actions[-1] == EndTurn() and number % 4:
            actions.pop()
        position = apply(position, actions[number % len(actions)])[0]
        found.append(digest(position))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_a_seeded_ring_ends_as_it_always_did(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R13.7, R13.21, R14.2: setup, deal and every action after it."""
    usual = (None,) * (len(RINGS[mode].sides) - 1)
    monkeypatch.setitem(FIRST_TURNS, mode, (6, *usual))
    seen = digests(mode, "draft" if mode in ("four", "horde") else "preconstructed")
    assert (len(seen), seen[-1]) == GOLDEN[mode]
