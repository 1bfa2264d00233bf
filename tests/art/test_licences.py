"""Every shipped file has a line in the list of assets: what it is, its source, its licence."""

import re
from pathlib import Path

import pytest

from .test_manifest import ASSETS, shipped

LIST = ASSETS / "LICENCES.md"


def lines() -> list[list[str]]:
    """Return the cells of the table's lines: files, what, made from, licence."""
    rows = [line for line in LIST.read_text("utf-8").splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def patterns(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def named_files() -> set[str]:
    """Return all files that the first cells mean."""
    globs = [pattern for row in lines() for pattern in patterns(row[0])]
    return {path.relative_to(ASSETS).as_posix() for glob in globs for path in ASSETS.glob(glob)}


def test_no_shipped_file_is_without_a_line() -> None:
    assert shipped() - named_files() == set()


@pytest.mark.parametrize("row", lines(), ids=lambda row: str(row[0]))
def test_a_line_has_files_words_sources_and_a_licence(row: list[str]) -> None:
    files, what, source, licence = row
    assert all(any(ASSETS.glob(pattern)) for pattern in patterns(files))
    assert what
    assert licence.startswith("MIT")
    for pattern in patterns(source):
        if pattern.startswith("src/"):
            assert any(ASSETS.glob(pattern)), f"{pattern} is not there"


def test_pictures_elsewhere_would_be_noticed() -> None:
    """A picture belongs into one of the two folders that are looked at, or is named by itself."""
    endings = {".webp", ".png", ".ico", ".icns", ".ogg", ".svg", ".jpg", ".ttf", ".otf"}
    found = {path for path in ASSETS.rglob("*") if path.suffix in endings}
    assert {Path(path).relative_to(ASSETS).as_posix() for path in found} <= named_files()
