"""The picture never flashes more than three times in a second, and hardly in reduced motion."""

import pytest

np = pytest.importorskip("numpy")

from .flashes import (  # noqa: E402
    ASSAULTS,
    FRAMES_PER_SECOND,
    GRID,
    MOST,
    MOST_REDUCED,
    SCENES,
    SPEEDS,
    SPELLS,
    FlashCounter,
    counted,
    films,
)


def shown(period: float, bright: float, *, wide: int, seconds: float = 3.0) -> tuple[int, int]:
    """Return what is counted of a grey patch that goes on and off so often in a second."""
    counter = FlashCounter()
    for frame in range(round(seconds * FRAMES_PER_SECOND)):
        colours = np.full((*GRID, 3), 0.02)
        if frame / FRAMES_PER_SECOND * period % 1 < 0.5:
            colours[:wide, :wide] = bright
        counter.note(colours)
    return counter.most


@pytest.mark.parametrize("often", [2, 3, 5, 10])
def test_a_patch_that_flashes_is_counted(often: int) -> None:
    general, red = shown(often, 0.6, wide=40)
    assert general in (often, often - 1)
    assert red == 0


def test_what_is_faint_or_small_or_bright_all_the_time_does_not_count() -> None:
    assert shown(10, 0.11, wide=40) == (0, 0)
    assert shown(10, 0.9, wide=10) == (0, 0)


def test_stripes_that_move_do_not_flash() -> None:
    counter = FlashCounter()
    for frame in range(120):
        colours = np.full((*GRID, 3), 0.02)
        for at in range(0, GRID[0], 8):
            colours[(at + frame) % GRID[0], :] = 0.7
            colours[(at + frame + 1) % GRID[0], :] = 0.7
        counter.note(colours)
    assert counter.most == (0, 0)


def test_saturated_red_is_counted_apart() -> None:
    counter = FlashCounter()
    for frame in range(120):
        colours = np.zeros((*GRID, 3))
        if frame % 12 < 6:
            colours[..., 0] = 0.4
        counter.note(colours)
    general, red = counter.most
    assert red >= 4
    assert general == 0


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [False, True], ids=["usual", "reduced"])
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("name", [*SPELLS, *ASSAULTS, *SCENES])
def test_no_film_flashes_too_often(name: str, speed: float, reduced: bool) -> None:
    found = [(make, acts) for other, make, acts in films(speed) if other == name]
    for make, acts in found:
        assert max(counted(make, acts, reduced=reduced)) <= (MOST_REDUCED if reduced else MOST)
