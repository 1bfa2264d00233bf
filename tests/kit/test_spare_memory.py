"""Freed memory goes back once after a change of scene, when nothing moves."""

import ctypes
import gc
import platform
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from game.kit import Scene, SpareMemory
from game.kit.desktop import QUIET, give_back_memory

ROOT = Path(__file__).parents[2]


def test_memory_is_given_back_once_after_a_scene_has_come_to_rest() -> None:
    given: list[str] = []
    spare, menu = SpareMemory(lambda: given.append("back")), Scene()
    spare.stir(menu)
    spare.rest(QUIET / 2)
    assert (given, spare.until_due) == ([], QUIET / 2)
    spare.rest(QUIET / 2)
    spare.stir(menu)
    spare.rest(QUIET)
    assert (given, spare.until_due) == (["back"], None)
    spare.stir(Scene())
    spare.rest(QUIET)
    assert given == ["back", "back"]


def test_motion_begins_the_rest_anew() -> None:
    given: list[str] = []
    spare, menu = SpareMemory(lambda: given.append("back")), Scene()
    for _ in range(3):
        spare.stir(menu)
        spare.rest(QUIET - 0.1)
    assert (given, spare.until_due is not None) == ([], True)


def test_a_scene_that_was_left_is_not_kept() -> None:
    spare, scene = SpareMemory(), Scene()
    spare.stir(scene)
    left = weakref.ref(scene)
    del scene
    gc.collect()
    assert left() is None


#: In a process of its own: in another one, what earlier tests left free may take the pieces.
_HOLES = """
from game.kit.desktop import give_back_memory
from tests.soak.memory import resident_kb
pieces = [b"." * (50_000 if number % 2 else 600) for number in range(4_000)]
pieces[1::2] = [b""] * 2_000
held = resident_kb()
give_back_memory()
print(held - resident_kb())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be asked")
def test_what_lies_free_between_what_is_kept_goes_back() -> None:
    command = [sys.executable, "-c", _HOLES]
    told = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    assert int(told.split()[-1]) > 50_000


def test_other_systems_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(ctypes, "CDLL", asked.append)
    monkeypatch.setattr(sys, "platform", "win32")
    give_back_memory()
    assert asked == []


@pytest.mark.parametrize("problem", [OSError, AttributeError])
def test_a_library_that_cannot_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, problem: type[Exception]
) -> None:
    def none_here(_name: object) -> None:
        raise problem

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", none_here)
    give_back_memory()
