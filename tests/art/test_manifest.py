"""The shipped files are those of the sources, their licences are told, and sounds are as meant."""

import ast
import math
import re
import shutil
from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from assets.src import manifest
from game.content import load_cards

ASSETS = manifest.HERE.parent
#: Written by hand, so without a source that would paint it.
_TOLD = "desktop/io.github.bridges_of_erret.BridgesOfErret"
BY_HAND = {"built/cards/focus.json", f"{_TOLD}.desktop", f"{_TOLD}.metainfo.xml"}
#: Taken of the game, for shops.
SHOTS = "store/shot_"


def shipped() -> set[str]:
    """List the files that players get, by their paths below ``assets``."""
    folders = (manifest.BUILT, ASSETS / "desktop", ASSETS / "store")
    paths = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(ASSETS).as_posix() for path in paths}


@pytest.mark.parametrize("name", manifest.names())
def test_source_and_files_are_those_of_the_last_build(name: str) -> None:
    assert manifest.complaint(name, manifest.known().get(name)) is None


def test_every_shipped_file_was_built_from_a_source() -> None:
    built = {file for entry in manifest.known().values() for file in entry.files}
    taken = {path for path in shipped() if path.startswith(SHOTS)}
    assert shipped() - BY_HAND - taken == built


def test_every_card_has_a_picture_and_a_name_of_its_own() -> None:
    pictures = Counter(
        entry.pixels.get(f"built/cards/{name}.webp") for name, entry in manifest.known().items()
    )
    for card in load_cards():
        assert pictures[manifest.known()[card].pixels[f"built/cards/{card}.webp"]] == 1, card
        assert (manifest.BUILT / "names" / f"{card}.webp").is_file()


def test_a_changed_source_or_file_and_a_missing_one_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = manifest.known()["troll"]
    here = tmp_path / "assets" / "src"
    shutil.copytree(manifest.HERE, here)
    picture = tmp_path / "assets" / "built" / "cards" / "troll.webp"
    picture.parent.mkdir(parents=True)
    monkeypatch.setattr(manifest, "HERE", here)
    assert manifest.source_digest("troll") == entry.source
    assert manifest.complaint("troll", entry) == "troll: assets/built/cards/troll.webp is missing"
    picture.write_bytes(b"another picture")
    assert manifest.complaint("troll", entry) == (
        "troll: assets/built/cards/troll.webp is not what was built"
    )
    with (here / "curves.py").open("a") as kit:
        kit.write("# another stroke, of what its source imports\n")
    assert manifest.complaint("troll", entry) == "troll: its source has changed since it was built"
    assert manifest.complaint("nobody", None) == "nobody was never built"


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
    endings = {".webp", ".png", ".ico", ".icns", ".opus", ".svg", ".jpg", ".ttf", ".otf"}
    found = {path for path in ASSETS.rglob("*") if path.suffix in endings}
    assert {Path(path).relative_to(ASSETS).as_posix() for path in found} <= named_files()


FOLDER = manifest.BUILT / "sound"
MUSIC = sorted(name for name in manifest.SOUNDS if name.startswith("music_"))
RATE = 48_000
#: In bytes, and seconds.
LARGEST, SHORTEST_PIECE, LONGEST_EFFECT, PLACE = 6_500_000, 90, 6, 24


def in_table(folder: str) -> list[str]:
    """Read the names in the table of effects, or places, without what it takes to make them."""
    source = manifest.HERE / "sound" / folder / "__init__.py"
    tables = [
        node.value
        for node in ast.parse(source.read_text("utf-8")).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and ast.unparse(node).startswith(folder.upper())
    ]
    assert len(tables) == 1
    assert isinstance(tables[0], ast.Dict)
    return [ast.literal_eval(key) for key in tables[0].keys if key]


PLACES = in_table("places")
EVERY = [*in_table("effects"), *PLACES, *MUSIC]


def seconds(path: Path) -> float:
    """Return a file's length: the last page counts its samples, and the first those not heard."""
    data = path.read_bytes()
    last = data.rindex(b"OggS")
    before, told = (
        int.from_bytes(data[at:end], "little") for at, end in ((38, 40), (last + 6, last + 14))
    )
    return (told - before) / RATE


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.opus"


def test_every_sound_is_shipped_and_no_other_and_all_are_small() -> None:
    assert {*FOLDER.iterdir()} == {file_of(name) for name in EVERY}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST


@pytest.mark.parametrize("name", EVERY)
def test_a_sound_is_stereo_opus_an_effect_short_and_a_piece_long(name: str) -> None:
    path = file_of(name)
    codec, (_, channels) = path.read_bytes()[28:36], path.read_bytes()[36:38]
    assert (codec, channels) == (b"OpusHead", 2)
    least, most = (SHORTEST_PIECE, 1000) if name in MUSIC else (0.05, LONGEST_EFFECT)
    if name in PLACES:
        least = most = PLACE
    assert least <= seconds(path) <= most


#: The mean power of music and places, in decibels of the full amplitude, at least and at most.
#: Places are heard below the music.
LEVELS = {"music": (-25.0, -15.0), "place": (-42.0, -28.0)}
HIGHEST_PEAK = 0.9
#: The means are of some samples, and a seam is compared with so many steps around it.
SAMPLED, AROUND = 101, 20_000


@pytest.fixture
def device() -> Iterator[None]:
    """A mixer of the files' rate: at another, pygame loses samples of what it reads whole."""
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("name", [*PLACES, *MUSIC])
def test_what_loops_is_as_loud_as_the_like_and_has_no_seam(name: str) -> None:
    samples = array("h", pygame.mixer.Sound(file_of(name)).get_raw())
    some = samples[::SAMPLED]
    power = sum(each * each for each in some) / len(some)
    least, most = LEVELS[name.split("_", maxsplit=1)[0]]
    assert least < 10 * math.log10(power / 32768**2) < most
    assert max(map(abs, some)) < HIGHEST_PEAK * 32768
    for side in (0, 1):
        ear = samples[-AROUND + side :: 2] + samples[side:AROUND:2]
        steps = [abs(b - a) for a, b in pairwise(ear)]
        at_seam = steps.pop(AROUND // 2 - 1)
        assert at_seam <= 1.5 * max(steps)
