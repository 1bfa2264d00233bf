"""The packages for Linux, made of a packed folder, and what other systems are told of the game."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from ctypes import CDLL
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import game

ROOT = Path(__file__).parents[1]
NAME = "bridges-of-erret"
MENU_ENTRY = "share/applications/io.github.bridges_of_erret.BridgesOfErret.desktop"


def loaded(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / ".ci" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    before = sys.path[:]
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1763800000")
    yield loaded("package")
    sys.path[:] = before
    sys.modules.pop("packing", None)


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    """Return the folder of a packed game as seen from outside: a program and what it carries."""
    folder = tmp_path / "dist" / NAME
    (folder / "_internal").mkdir(parents=True)
    (folder / NAME).write_text('#!/bin/sh\necho "played $*"\n')
    (folder / NAME).chmod(0o700)
    library = folder / "_internal" / "libgame.so.1.2"
    library.write_bytes(b"\0GLIBC_2.4\0GLIBC_2.31\0GLIBC_PRIVATE\0")
    (folder / "_internal" / "libgame.so").symlink_to(library.name)
    return folder


def run(*words: object, **environment: str) -> str:
    whole = {**os.environ, **environment}
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=True, env=whole)
    return done.stdout


def test_the_tarball_unpacks_and_runs(package: ModuleType, packed: Path, tmp_path: Path) -> None:
    run("tar", "-x", "-C", tmp_path, "-f", package.make_tarball(packed, tmp_path))
    folder = tmp_path / f"{NAME}-{game.__version__}"
    assert run(folder / NAME, "--self-test") == "played --self-test\n"
    assert (folder / "_internal" / "libgame.so").is_symlink()
    assert (folder / MENU_ENTRY).is_file()
    assert (folder / "share/icons/hicolor/48x48/apps" / f"{NAME}.png").is_file()
    assert game.__version__ in (folder / "INSTALL.txt").read_text(encoding="utf-8")
    assert "@" not in (folder / "install.sh").read_text(encoding="utf-8").replace("$@", "")


@pytest.mark.parametrize("maker", ["make_tarball", "make_deb", "make_run"])
def test_the_same_folder_gives_the_same_package(
    maker: str, package: ModuleType, packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needed = {"make_deb": "dpkg-deb", "make_run": "makeself"}.get(maker)
    if needed is not None and shutil.which(needed) is None:
        pytest.skip(f"not installed: {needed}")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    first = getattr(package, maker)(packed, tmp_path).read_bytes()
    time.sleep(1.1)
    assert getattr(package, maker)(packed, tmp_path).read_bytes() == first


@pytest.mark.skipif(os.name == "nt", reason="the installer is for Linux")
def test_it_installs_and_leaves_nothing_behind(
    package: ModuleType, packed: Path, tmp_path: Path
) -> None:
    folder, prefix = tmp_path / "unpacked", tmp_path / "prefix with a space"
    prefix.mkdir()
    package._fill(packed, folder)
    for _ in range(2):
        run(folder / "install.sh", prefix)
    assert run(prefix / "bin" / NAME, "match.jsonl") == "played match.jsonl\n"
    assert (prefix / MENU_ENTRY).is_file()
    run(folder / "install.sh", "--remove", prefix)
    assert [path for path in prefix.rglob("*") if not path.is_dir()] == []
    assert not (prefix / "lib" / NAME).exists()


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="not installed: dpkg-deb")
def test_the_debian_package_holds_the_game(
    package: ModuleType, packed: Path, tmp_path: Path
) -> None:
    made = package.make_deb(packed, tmp_path)
    told = run("dpkg-deb", "--field", made, "Package", "Version", "Depends")
    assert f"Package: {NAME}\nVersion: {game.__version__}\n" in told
    # The newest symbol that anything in it asks for.
    assert "libc6 (>= 2.31)" in told
    root = tmp_path / "root"
    run("dpkg-deb", "--extract", made, root)
    assert run(root / "usr" / "games" / NAME) == "played \n"
    doc = root / "usr" / "share" / "doc" / NAME
    assert "FluidSynth" in (doc / "copyright").read_text(encoding="utf-8")
    assert "unstable" in gzip.decompress((doc / "changelog.gz").read_bytes()).decode()
    assert (root / "usr" / MENU_ENTRY).is_file()
    owners = {line.split()[1] for line in run("dpkg-deb", "--contents", made).splitlines()}
    assert owners == {"root/root"}
    for path in (doc / "copyright", root / "usr" / "share" / "lintian" / "overrides" / NAME):
        assert path.stat().st_mode & 0o777 == 0o644


@pytest.mark.skipif(shutil.which("makeself") is None, reason="not installed: makeself")
def test_the_single_file_runs(package: ModuleType, packed: Path, tmp_path: Path) -> None:
    made = package.make_run(packed, tmp_path)
    assert run(made, "--quiet", "--", "--lang", "fr").endswith("played --lang fr\n")


def test_what_cannot_be_made_is_told_in_a_line(
    package: ModuleType, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "DIST", tmp_path)
    assert (package.main(["tar"]), package.main(["rpm"])) == (1, 1)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].endswith("the packed game is not there: pyinstaller build.spec")
    assert lines[1] == "package: 'rpm': write tar, deb, run, or nothing"


def test_a_package_that_is_too_large_is_refused(
    package: ModuleType, packed: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "DIST", packed.parent)
    (packed / "_internal" / "noise").write_bytes(os.urandom(100_000))
    assert package.main(["tar"]) == 0
    monkeypatch.setattr(package, "LARGEST", 100_000)
    assert package.main(["tar"]) == 1
    assert capsys.readouterr().err.endswith(".tar.xz is larger than 100,000 bytes\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="stand-ins are made on Linux")
def test_a_stand_in_has_the_functions_of_a_library_that_is_never_called(tmp_path: Path) -> None:
    (tmp_path / "real.c").write_text("int jpeg_seven(void) { return 7; }")
    real = tmp_path / "libjpeg-1.so"
    run("cc", "-shared", "-nostdlib", "-o", real, tmp_path / "real.c")
    jpeg, png, sound = (
        (f"pygame_ce.libs/{name}", str(real), "BINARY")
        for name in (real.name, "libpng-1.so", "libsndfile-1.so")
    )
    made, kept = loaded("stand_ins").replaced([jpeg, png, sound], tmp_path / "made")
    assert (made[0], kept) == (jpeg[0], png)
    assert [CDLL(path).jpeg_seven() for path in (jpeg[1], made[1])] == [7, 0]


def test_windows_is_told_name_and_version() -> None:
    told: list[Any] = []
    words = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo")
    given: dict[str, Any] = {word: lambda *args, **named: (args, named) for word in words}
    given["VarStruct"] = lambda *args: None
    given["StringStruct"] = lambda *args: told.append(args)
    eval(loaded("packing").windows_version("1.12.3"), given)
    assert dict(told)["FileVersion"] == dict(told)["ProductVersion"] == "1.12.3"
    assert dict(told)["ProductName"] == "Bridges of Erret"


def test_macos_is_told_name_and_version() -> None:
    packing = loaded("packing")
    plist = packing.macos_plist("1.12.3")
    assert (plist["CFBundleVersion"], plist["CFBundleShortVersionString"]) == ("1.12.3", "1.12.3")
    assert next((ROOT / "assets" / "desktop").glob("*.desktop")).stem == packing.IDENTITY


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("pygame/base.so", True),
        ("pygame/freesansbold.ttf", False),
        ("pygame\\freesansbold.ttf", False),
        ("platformdirs-4.14.7.dist-info/sboms/platformdirs.cdx.json", False),
        ("platformdirs-4.14.7.dist-info/licenses/LICENSE", True),
        ("libstdc++.so.6", not sys.platform.startswith("linux")),
        ("python3.11/lib-dynload/_codecs_jp.cpython.so", not sys.platform.startswith("linux")),
        ("python3.11/lib-dynload/_pickle.cpython.so", True),
    ],
)
def test_what_nobody_reads_is_left_out(path: str, wanted: bool) -> None:
    assert loaded("packing").is_wanted(path) == wanted


@pytest.mark.parametrize(
    ("name", "source", "kept"),
    [
        ("game.board.spots", "class Spot(NamedTuple):", False),
        ("game.board.layout", "@dataclass(frozen=True)\nclass Layout:", True),
        ("yaml.loader", "@dataclass\nclass Loader:", False),
    ],
)
def test_docstrings_stay_where_classes_would_write_their_own(
    tmp_path: Path, name: str, source: str, kept: bool
) -> None:
    module = tmp_path / "a.py"
    module.write_text(source, encoding="utf-8")
    kind = loaded("packing").brief((name, str(module), "PYMODULE"))[2]
    assert (kind == "PYMODULE") == kept


def test_what_reads_pads_works_in_an_empty_package_without_its_neighbours() -> None:
    packing = loaded("packing")
    packed = Path(packing.brief(("pygame._sdl2", "anywhere", "PYMODULE"))[1])
    # It is a package to PyInstaller by the name of its file.
    assert (packed, packed.name) == (packing.EMPTY, "__init__.py")
    left_out = [name for name in packing.EXCLUDED if name.startswith("pygame._sdl2.")]
    program = f"""
import sys, types, pygame
sys.modules.update(dict.fromkeys({left_out}))
empty = sys.modules["pygame._sdl2"] = types.ModuleType("pygame._sdl2")
empty.__path__ = [pygame.__path__[0] + "/_sdl2"]
from pygame._sdl2 import controller
controller.init()
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_licence_that_is_named_lies_beside_the_notice() -> None:
    folder = ROOT / ".ci" / "licences"
    notice = (folder / "NOTICE.txt").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w.-]+\.txt", notice))
    assert named == {path.name for path in folder.iterdir()} - {"NOTICE.txt"}
