"""The shipped sounds: complete, small enough, and music that is long enough to loop."""

import ast
from pathlib import Path

import pytest

from assets.src import manifest

FOLDER = manifest.BUILT / "sound"
EFFECTS = manifest.HERE / "sound" / "effects" / "__init__.py"
MUSIC = sorted(name for name in manifest.SOUNDS if name.startswith("music_"))
RATE = 44_100
#: In bytes, seconds, and seconds.
LARGEST, SHORTEST_PIECE, LONGEST_EFFECT = 7_000_000, 90, 6


def effects() -> list[str]:
    """Read the names in the table of effects, without what it takes to make them."""
    tables = [
        node.value
        for node in ast.parse(EFFECTS.read_text("utf-8")).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "EFFECTS"
    ]
    assert len(tables) == 1
    assert isinstance(tables[0], ast.Dict)
    return [ast.literal_eval(key) for key in tables[0].keys if key]


def header(path: Path) -> tuple[str, int, int]:
    """Return the codec's name, the channels and the rate, from an Ogg file's first page."""
    packet = path.read_bytes()[28:44]
    return packet[1:7].decode(), packet[11], int.from_bytes(packet[12:16], "little")


def seconds(path: Path) -> float:
    """Return a file's length, from the last page's count of samples."""
    data = path.read_bytes()
    last = data.rindex(b"OggS")
    return int.from_bytes(data[last + 6 : last + 14], "little") / RATE


def test_every_sound_is_shipped_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*effects(), *MUSIC}
    assert {path.suffix for path in FOLDER.iterdir()} == {".ogg"}


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST


@pytest.mark.parametrize("name", [*effects(), *MUSIC])
def test_a_sound_is_stereo_vorbis(name: str) -> None:
    assert header(FOLDER / f"{name}.ogg") == ("vorbis", 2, RATE)


@pytest.mark.parametrize("name", MUSIC)
def test_a_piece_is_long(name: str) -> None:
    assert seconds(FOLDER / f"{name}.ogg") >= SHORTEST_PIECE


@pytest.mark.parametrize("name", effects())
def test_an_effect_is_short(name: str) -> None:
    assert 0.05 <= seconds(FOLDER / f"{name}.ogg") <= LONGEST_EFFECT
