"""The shipped files are those of the sources: hashes are compared, nothing is painted."""

import shutil
from pathlib import Path

import pytest

from assets.src import manifest
from game.content import load_cards

ASSETS = manifest.HERE.parent
#: Written by hand, so without a source that would paint it.
_TOLD = "desktop/io.github.bridges_of_erret.BridgesOfErret"
BY_HAND = {"built/cards/focus.json", f"{_TOLD}.desktop", f"{_TOLD}.metainfo.xml"}


def shipped() -> set[str]:
    """List the files that players get, by their paths below ``assets``."""
    folders = (manifest.BUILT, ASSETS / "desktop")
    paths = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(ASSETS).as_posix() for path in paths}


@pytest.mark.parametrize("name", manifest.names())
def test_source_and_files_are_those_of_the_last_build(name: str) -> None:
    assert manifest.complaint(name, manifest.known().get(name)) is None


def test_every_shipped_file_was_built_from_a_source() -> None:
    built = {file for entry in manifest.known().values() for file in entry.files}
    assert shipped() - BY_HAND == built


@pytest.mark.parametrize("card", [card.id for card in load_cards().values()])
def test_every_card_has_a_picture_and_a_name_of_its_own(card: str) -> None:
    entries = manifest.known()
    picture = entries[card].pixels[f"built/cards/{card}.webp"]
    others = {
        entry.pixels.get(f"built/cards/{name}.webp")
        for name, entry in entries.items()
        if name != card
    }
    assert picture not in others
    assert (manifest.BUILT / "names" / f"{card}.webp").is_file()


def test_a_changed_or_missing_file_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = manifest.known()["troll"]
    here = tmp_path / "assets" / "src"
    shutil.copytree(manifest.HERE, here)
    picture = tmp_path / "assets" / "built" / "cards" / "troll.webp"
    picture.parent.mkdir(parents=True)
    monkeypatch.setattr(manifest, "HERE", here)
    assert manifest.complaint("troll", entry) == "troll: assets/built/cards/troll.webp is missing"
    picture.write_bytes(b"another picture")
    assert manifest.complaint("troll", entry) == (
        "troll: assets/built/cards/troll.webp is not what was built"
    )


def test_a_changed_source_is_noticed_through_what_it_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = manifest.known()["troll"]
    here = tmp_path / "src"
    shutil.copytree(manifest.HERE, here)
    monkeypatch.setattr(manifest, "HERE", here)
    assert manifest.source_digest("troll") == entry.source
    with (here / "curves.py").open("a") as kit:
        kit.write("# another stroke\n")
    assert manifest.complaint("troll", entry) == (
        "troll: its source has changed since it was built"
    )
    assert manifest.complaint("nobody", None) == "nobody was never built"
