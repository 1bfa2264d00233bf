"""``python -m game shot``: one clear line for what cannot be pictured."""

from pathlib import Path

import pytest

from game.__main__ import main


def asked(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    """Return the exit status and the last line of the complaint."""
    try:
        status = main(["shot", "match", *map(str, arguments)])
    except SystemExit as stopped:
        status = int(stopped.code or 0)
    return status, capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("out", "problem"),
    [
        ("none/a.png", "there is no folder"),
        ("a.tga", "this is no name of a picture: let it end in .png"),
        ("a", "this is no name of a picture: let it end in .png"),
        ("folder.png", "this is a folder: name a file in it"),
        ("", "this is a folder: name a file in it"),
    ],
)
def test_a_file_that_can_be_no_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], out: str, problem: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    status, line = asked(capsys, tmp_path / out)
    assert status == 2
    assert line.startswith(f"{tmp_path / out}: {problem}")
    assert [path.name for path in tmp_path.iterdir()] == ["folder.png"]


@pytest.mark.parametrize(
    ("option", "problem"),
    [
        ("--size=100000x100000", "'100000x100000' is no size: write one such as 1920x1080"),
        ("--size=²x²", "'²x²' is no size: write one such as 1920x1080"),
        ("--size=0x720", "'0x720' is no size"),
        ("--size=1280", "'1280' is no size"),
        ("--strip=99999999", "'99999999' is no number of frames: write a whole number from 0"),
        ("--strip=-1", "'-1' is no number of frames"),
        ("--every=nan", "'nan' is no time: write seconds such as 0.15"),
        ("--every=inf", "'inf' is no time"),
        ("--every=-1", "'-1' is no time"),
        ("--every=soon", "'soon' is no time"),
    ],
)
def test_a_value_that_makes_no_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, problem: str
) -> None:
    status, line = asked(capsys, tmp_path / "a.png", option)
    assert status == 2
    assert problem in line
