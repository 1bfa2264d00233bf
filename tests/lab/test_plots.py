"""The pictures of what was measured."""

from pathlib import Path

import pytest
from matplotlib.image import imread

from game.__main__ import main


@pytest.mark.parametrize(
    "words",
    [
        ["strengths", "--pair", "careless", "beginner", "--games", "4"],
        ["decks", "--strength", "beginner", "--games", "2"],
        ["solo", "--strength", "beginner", "--games", "2"],
        ["solo", "--strength", "beginner", "--games", "2", "--level", "quick"],
    ],
)
def test_every_run_has_a_picture(words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    assert main(["simulate", *words, "--jobs", "1", "--quiet", "--plot", str(path)]) == 0
    assert path.read_bytes().startswith(b"\x89PNG")
    height, width, _ = imread(path).shape
    assert 300 < height < 2000
    assert 700 < width < 2000


def test_without_matplotlib_one_line_tells_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    assert main(["simulate", "decks", "--plot", str(tmp_path / "a.png")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("pip install 'bridges-of-erret[plots]'\n")
    assert err.count("\n") == 1
