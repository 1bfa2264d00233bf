"""Seeded matches end as they always did, on every computer and in every process."""

import os
import subprocess
import sys

import pytest

from game.rules import RULES_VERSION
from tests.sources import ROOT

from .golden import MATCHES, digests

#: Number of positions and digest of the last one. Where the same seed and actions give
#: another match than before, RULES_VERSION must be raised, and only then these figures change.
GOLDEN = {
    "duel": (50, "c5d0396aaf1e"),
    "draft": (46, "35546eaf8d66"),
    "constructed": (56, "33d5b4e3c022"),
    "solo": (69, "cdc1442531cc"),
    "three": (63, "f94d198a8f71"),
    "four": (106, "83d13e940b45"),
    "pairs": (61, "3b4cf04357d8"),
    "horde": (47, "37649f3dfde4"),
}


def test_the_figures_belong_to_this_version_of_the_rules() -> None:
    assert RULES_VERSION == 1
    assert set(GOLDEN) == set(MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_seeded_match_ends_as_it_always_did(name: str) -> None:
    """R2.3, R2.5, R2.6, R9.1, R13.7, R13.21, R14.2: setup, deal and every action after it."""
    seen = digests(name)
    assert (len(seen), seen[-1]) == GOLDEN[name]


def test_hashing_changes_nothing() -> None:
    """R2.6: the same digests whatever PYTHONHASHSEED is."""
    command = [sys.executable, "-m", "tests.rules.golden"]
    outputs = {
        subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "20241")
    }
    expected = [f"{name} {' '.join(digests(name))}" for name in MATCHES]
    assert outputs == {"\n".join(expected) + "\n"}
