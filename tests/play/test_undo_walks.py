"""Random matches in which plays are taken back and done again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import examples

from .undo_walks import walk


@settings(max_examples=examples(15))
@given(st.integers(10_000, 2**32))
def test_a_random_match_is_the_same_after_all_that_was_taken_back(seed: int) -> None:
    walk(seed)


@pytest.mark.slow
def test_two_thousand_random_matches_are_the_same_after_all_that_was_taken_back() -> None:
    counts = [walk(seed) for seed in range(2000)]
    assert sum(undos for undos, _ in counts) > 5000
