"""The table at which a test begins."""

from collections import ChainMap

import pytest

from game.scenes import Services

from .sitting import Sitting


@pytest.fixture
def at(request: pytest.FixtureRequest, services: Services) -> Sitting:
    """The table before the position with which a test, its file or its parameter is marked."""
    marks = [*request.node.iter_markers("before")]
    given = [getattr(request, "param", None), *(state for mark in marks for state in mark.args)]
    state = next(each for each in given if each is not None)
    return Sitting(services, state, **ChainMap(*(mark.kwargs for mark in marks)))
