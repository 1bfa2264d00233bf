"""On a disk that is full at times, nothing that was done differs from what is kept."""

from pathlib import Path

import pytest

from .full_disk import RECORD, play


def test_nothing_goes_on_that_could_not_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    # Which seed meets a full disk in a match changes with every screen on the way.
    assert any(play(seed, 60, monkeypatch)[1].refused[RECORD] for seed in (0, 1, 4))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_however_often_the_disk_is_full_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / str(seed)))
    player, _ = play(seed, 250, monkeypatch)
    assert sum(player.seen.values()) == 250
