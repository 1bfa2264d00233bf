"""How often a window on X looks for events: often at first, seldom when nothing happens."""

import time

import pygame
import pytest

from game.kit import Device, Pads
from game.kit.window import Window


class Silent(Pads):
    """Pads of which nothing is heard."""

    def listen(self) -> list[pygame.event.Event]:
        return []


def naps(monkeypatch: pytest.MonkeyPatch, seconds: float, driver: str = "x11") -> list[float]:
    """Return the pauses between looks while nothing happens for so long, and a pad lies there."""
    taken: list[float] = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(time, "sleep", taken.append)
    pads = Silent()
    pads.keep(Device("pad", 0))
    Window.wait(Window.__new__(Window), seconds, pads)
    return taken


def test_a_press_is_heard_at_once_in_the_first_second(monkeypatch: pytest.MonkeyPatch) -> None:
    first = naps(monkeypatch, 1.0)
    assert first[0] <= 0.004
    assert max(first) <= 0.04


@pytest.mark.parametrize("driver", ["x11", "wayland", "windows"])
def test_when_nothing_happens_it_looks_seldom_and_never_too_late(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    long = naps(monkeypatch, 60.0, driver)
    assert sum(long) == pytest.approx(60.0)
    assert len(long) < 60 * 16
    assert max(long) <= 0.08
