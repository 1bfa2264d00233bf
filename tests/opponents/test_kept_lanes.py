"""A search keeps no more for the next one than a search has use for."""

import pytest

from game.opponents import plain_assault

_MOST = 10_000


@pytest.mark.parametrize("kept", ["_splashes", "_alone", "_joined"])
def test_a_long_evening_of_thinking_keeps_no_more_than_a_search_uses(kept: str) -> None:
    assert getattr(plain_assault, kept).cache_info().maxsize <= _MOST
