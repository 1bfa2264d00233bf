"""How often a window on X looks for events: often at first, seldom when nothing happens."""

from __future__ import annotations

import time

import pygame
import pytest

from game.kit.window import Window


def naps(monkeypatch: pytest.MonkeyPatch, seconds: float) -> list[float]:
    """Return the pauses between looks while nothing happens for so long."""
    taken: list[float] = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.event, "get", list)
    monkeypatch.setattr(time, "sleep", taken.append)
    Window.wait(Window.__new__(Window), seconds)
    return taken


def test_a_press_is_heard_at_once_in_the_first_second(monkeypatch: pytest.MonkeyPatch) -> None:
    first = naps(monkeypatch, 1.0)
    assert first[0] <= 0.004
    assert max(first) <= 0.04


def test_when_nothing_happens_it_looks_seldom_and_never_too_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    long = naps(monkeypatch, 60.0)
    assert sum(long) == pytest.approx(60.0)
    assert len(long) < 60 * 16
    assert max(long) <= 0.08
