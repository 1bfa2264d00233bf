"""What a wheel and a packed game take along: all modules, and the files that are read by them."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import game
from game.__main__ import main

ROOT = Path(__file__).parents[1]
STUBS = sorted(path.relative_to(ROOT) for path in (ROOT / "game").rglob("__init__.pyi"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def submodules(package: str) -> list[str]:
    """Return what PyInstaller's function of this purpose returns: the package and all in it."""
    found = walk_packages([str(ROOT / package)], f"{package}.")
    return [package, *(module.name for module in found)]


@pytest.fixture
def analysis(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What ``build.spec`` asks PyInstaller to pack; nothing is packed."""
    asked: dict[str, Any] = {}

    def noted(scripts: list[str], **options: Any) -> SimpleNamespace:
        asked.update(options, scripts=scripts)
        return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[])

    hooks = ModuleType("PyInstaller.utils.hooks")
    monkeypatch.setattr(hooks, "collect_submodules", submodules, raising=False)
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setattr(sys, "path", sys.path[:])
    given: dict[str, Any] = {"SPECPATH": str(ROOT), "Analysis": noted}
    for step in ("PYZ", "EXE", "COLLECT"):
        given[step] = lambda *parts, **options: None
    exec((ROOT / "build.spec").read_text(encoding="utf-8"), given)
    return asked


def test_the_packed_game_has_every_door(analysis: dict[str, Any]) -> None:
    """``open_door`` reads the stub beside the package's ``__init__``."""
    assert len(STUBS) >= 7
    packed = set(analysis["datas"])
    assert {(str(ROOT / stub), stub.parent.as_posix()) for stub in STUBS} <= packed


def test_the_packed_game_has_every_module(analysis: dict[str, Any]) -> None:
    sources = (path.relative_to(ROOT).with_suffix("") for path in (ROOT / "game").rglob("*.py"))
    modules = {".".join(source.parts).removesuffix(".__init__") for source in sources}
    assert modules - {"game.__main__"} <= set(analysis["hiddenimports"])
    assert analysis["scripts"] == [str(ROOT / "game" / "__main__.py")]


def test_the_packed_game_has_the_data(analysis: dict[str, Any]) -> None:
    assert (str(ROOT / "data"), "data") in analysis["datas"]
    assert (ROOT / "data" / "rulebook" / "en.yaml").exists()


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


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"Bridges of Erret {game.__version__}\n"
