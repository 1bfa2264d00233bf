"""The contents of a wheel and of a packed game: all modules, and the files that they read."""

import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import Mock
from xml.etree import ElementTree

import pytest

import game
from game.__main__ import main
from game.content import load_credited_works, package_version
from tests.test_packaging import loaded

ROOT = Path(__file__).parents[1]
STUBS = sorted(path.relative_to(ROOT) for path in (ROOT / "game").rglob("__init__.pyi"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def submodules(package: str) -> list[str]:
    """Return what PyInstaller's function of this purpose returns: the package and all in it."""
    found = walk_packages([str(ROOT / package)], f"{package}.")
    return [package, *(module.name for module in found)]


def metadata_of(package: str) -> list[tuple[str, str]]:
    """Return what PyInstaller's function of this purpose returns: where from, and where to."""
    return [(f"{package}.dist-info", f"{package}.dist-info")]


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders in which ``.ci/compile_game.py`` was asked to compile; nothing is compiled."""
    module = loaded("compile_game")
    folders: list[Path] = []
    monkeypatch.setattr(module, "compile_game", lambda: folders.append(module.FAST))
    monkeypatch.setattr(module, "_is_new", lambda: False)
    monkeypatch.setitem(sys.modules, "compile_game", module)
    monkeypatch.setenv("BRIDGES_OF_ERRET_FAST", "0")
    return folders


@pytest.fixture
def analysis(monkeypatch: pytest.MonkeyPatch, compiled: list[Path]) -> dict[str, Any]:
    """Return what ``build.spec`` asks PyInstaller to pack; nothing is packed."""
    return asked_of_pyinstaller(monkeypatch)


def asked_of_pyinstaller(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    asked: dict[str, Any] = {}

    def noted(scripts: list[str], **options: Any) -> SimpleNamespace:
        asked.update(options, scripts=scripts)
        return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[])

    hooks = ModuleType("PyInstaller.utils.hooks")
    monkeypatch.setattr(hooks, "collect_submodules", submodules, raising=False)
    monkeypatch.setattr(hooks, "copy_metadata", metadata_of, raising=False)
    writers = ModuleType("PyInstaller.archive.writers")
    writer = SimpleNamespace(_COMPRESSION_LEVEL=6)
    monkeypatch.setattr(writers, "ZlibArchiveWriter", writer, raising=False)
    for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.archive"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, writers.__name__, writers)
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setattr(sys, "path", sys.path[:])
    given: dict[str, Any] = {"SPECPATH": str(ROOT), "Analysis": noted}
    steps: dict[str, Any] = {}
    for step in ("PYZ", "EXE", "COLLECT"):
        given[step] = lambda *parts, step=step, **options: steps.setdefault(step, options)
    exec((ROOT / "build.spec").read_text(encoding="utf-8"), given)
    sys.modules.pop("packing", None)
    return {**asked, "steps": steps, "pressed": writer._COMPRESSION_LEVEL}


def test_the_packed_game_has_every_door(analysis: dict[str, Any]) -> None:
    """``open_door`` reads the stub beside the package's ``__init__``."""
    assert len(STUBS) >= 7
    packed = set(analysis["datas"])
    assert {(str(ROOT / stub), stub.parent.as_posix()) for stub in STUBS} <= packed


def test_desktops_are_told_the_present_version_and_the_same_name_everywhere() -> None:
    desktop = ROOT / "assets" / "desktop"
    entry = next(desktop.glob("*.desktop"))
    told = ElementTree.parse(next(desktop.glob("*.metainfo.xml"))).getroot()
    release = told.find("releases/release")
    assert release is not None
    assert release.get("version") == game.__version__
    assert told.findtext("launchable") == entry.name
    assert told.findtext("id") == entry.stem
    script = next(iter(PROJECT["project"]["scripts"]))
    assert told.findtext("provides/binary") == script
    assert f"Exec={script} %f" in entry.read_text(encoding="utf-8").splitlines()


def test_the_packed_game_has_every_module(analysis: dict[str, Any]) -> None:
    sources = (path.relative_to(ROOT).with_suffix("") for path in (ROOT / "game").rglob("*.py"))
    modules = {".".join(source.parts).removesuffix(".__init__") for source in sources}
    assert modules - {"game.__main__"} <= set(analysis["hiddenimports"])
    assert analysis["scripts"] == [str(ROOT / "game" / "__main__.py")]


def test_the_packed_game_has_the_data_and_all_licences(analysis: dict[str, Any]) -> None:
    assert (ROOT / "data" / "rulebook" / "en.yaml").exists()
    # That of an extra is taken along where it is installed.
    packages = {
        work.package
        for work in load_credited_works()
        if work.package and (not work.extra or package_version(work.package))
    }
    wanted = {
        *((str(ROOT / "data"), "data"), (str(ROOT / "LICENSE"), ".")),
        (str(ROOT / ".ci" / "licences"), "licences"),
        *(metadata_of(package)[0] for package in packages),
    }
    assert wanted <= set(analysis["datas"])


@pytest.mark.parametrize("flag", ["1", ""])
def test_the_packed_game_is_compiled_where_it_can_be(
    monkeypatch: pytest.MonkeyPatch, compiled: list[Path], flag: str
) -> None:
    assert (compiled, asked_of_pyinstaller(monkeypatch)["pathex"]) == ([], [str(ROOT)])
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setenv("BRIDGES_OF_ERRET_FAST", flag)
    fast = asked_of_pyinstaller(monkeypatch)
    assert (compiled, fast["pathex"]) == ([ROOT / "build" / "fast"], [str(ROOT / "build" / "fast")])
    # PyInstaller does not see what a compiled module imports.
    assert {"random", "copy", "hashlib"} <= set(fast["hiddenimports"])


def test_the_packed_game_is_plain_where_there_is_no_compiler(
    monkeypatch: pytest.MonkeyPatch, compiled: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BRIDGES_OF_ERRET_FAST")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert asked_of_pyinstaller(monkeypatch)["pathex"] == [str(ROOT)]
    assert compiled == []
    assert capsys.readouterr().out == "the game is packed as plain Python\n"
    # Nor where it cannot be compiled, unless it must be.
    broken = Mock(side_effect=SystemExit("no Python.h"))
    monkeypatch.setattr(sys.modules["compile_game"], "compile_game", broken)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert asked_of_pyinstaller(monkeypatch)["pathex"] == [str(ROOT)]
    assert capsys.readouterr().out.endswith("it was not compiled: no Python.h\n")
    monkeypatch.setenv("BRIDGES_OF_ERRET_FAST", "1")
    with pytest.raises(SystemExit):
        asked_of_pyinstaller(monkeypatch)


def test_it_is_compiled_once_for_the_same_sources(
    monkeypatch: pytest.MonkeyPatch, compiled: list[Path], tmp_path: Path
) -> None:
    module: Any = sys.modules["compile_game"]
    monkeypatch.undo()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "FAST", tmp_path / "build" / "fast")
    monkeypatch.setattr(module, "_compile", lambda: None)
    for part in module.PARTS:
        (tmp_path / part).mkdir(parents=True)
    source = tmp_path / "game" / "one.py"
    source.write_text("one = 1")
    assert not module._is_new()
    module.compile_game(module.FAST)
    assert module._is_new()
    source.write_text("one = 2")
    assert not module._is_new()


def test_the_packed_game_is_one_file_where_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, compiled: list[Path]
) -> None:
    asked = asked_of_pyinstaller(monkeypatch)
    steps = asked["steps"]
    assert (steps["EXE"]["exclude_binaries"], "COLLECT" in steps) == (True, True)
    # A package presses the modules of a folder; one file presses its own.
    assert asked["pressed"] == 0
    assert steps["EXE"]["console"] is False
    monkeypatch.setenv("BRIDGES_OF_ERRET_ONE_FILE", "1")
    asked = asked_of_pyinstaller(monkeypatch)
    steps = asked["steps"]
    assert (steps["EXE"]["exclude_binaries"], "COLLECT" in steps) == (False, False)
    assert asked["pressed"] > 0
    assert steps["EXE"]["name"] == "bridges-of-erret-one-file"


def test_a_wheel_s_hook_is_taken_along_in_the_sources() -> None:
    targets = PROJECT["tool"]["hatch"]["build"]["targets"]
    hook = Path(targets["wheel"]["hooks"]["custom"]["path"])
    assert (ROOT / hook).exists()
    assert hook.parts[0] in targets["sdist"]["include"]


def test_a_wheel_has_every_door_and_the_data() -> None:
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    files = [*STUBS, Path("data/rulebook/en.yaml"), Path("data/strings/en.yaml")]
    for path in files:
        assert any(path.is_relative_to(folder) for folder in wheel["only-include"])
        assert not any(path.match(pattern) for pattern in wheel["exclude"])
    assert wheel["sources"]["data"] == "game/data"


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert (ROOT / PROJECT["tool"]["hatch"]["version"]["path"]) == Path(game.__file__)


def test_the_version_is_told_and_that_the_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for ending in ("", " (rules and opponents compiled)"):
        with pytest.raises(SystemExit) as stopped:
            main(["--version"])
        assert stopped.value.code == 0
        assert capsys.readouterr().out == f"Bridges of Erret {game.__version__}{ending}\n"
        fast = SimpleNamespace(origin=f"state{EXTENSION_SUFFIXES[0]}")
        monkeypatch.setattr("importlib.util.find_spec", lambda name, fast=fast: fast)
