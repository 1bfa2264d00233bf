"""How many files a card that is played leaves on its way to the picture; the page says what counts.

``python -m pytest -n 0 -s`` with this file prints them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pkgutil import resolve_name
from types import CodeType, FrameType

import pygame
import pytest

from game import __file__ as door
from game.app import App
from game.rules import PlayCreature, match_actions
from game.scenes import MatchScene, Services
from tests.sources import table, words

from ..desktop import Desktop
from ..matches import new_duel

#: The files that are entered until the click is answered, and the calls from one file into another
#: that lead to the stations of the page; neither grows but where a file was split in two.
MOST_FILES, MOST_HOPS = 41, 34

GAME = door.removesuffix("__init__.py")


class Call:
    """A function of the game that was called, and whether a station lies behind it."""

    def __init__(self, code: CodeType, caller: Call | None) -> None:
        self.file = code.co_filename.removeprefix(GAME)
        self.name = code.co_name
        self.caller = caller
        self.leads = False

    @property
    def way(self) -> Iterator[Call]:
        call: Call | None = self
        while call is not None:
            yield call
            call = call.caller


class Tracer:
    """Notes what is called: what a click enters until it is answered, and how stations come."""

    def __init__(self, stations: Sequence[CodeType]) -> None:
        #: The stations that were not called yet, and those that are still to come in their order.
        self.missing, self.awaited = set(stations), [*stations]
        self.entered: dict[str, str] = {}
        self.hops: list[str] = []
        self._calls: list[tuple[FrameType, Call]] = []
        self._heard = False

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(GAME):
            self._called(frame, Call(code, self._calls[-1][1] if self._calls else None))
        elif event == "return" and self._calls and self._calls[-1][0] is frame:
            self._calls.pop()
            self._heard &= code is not App._hear.__code__

    def _called(self, frame: FrameType, call: Call) -> None:
        self._calls.append((frame, call))
        self._heard |= frame.f_code is App._hear.__code__
        if self._heard and call.file not in self.entered:
            asks = call.caller.file if call.caller else ""
            self.entered[call.file] = f"{call.file}: {call.name}, from {asks}"
        if self.awaited and frame.f_code is self.awaited[0]:
            self.awaited.pop(0)
        if frame.f_code in self.missing:
            self.missing.remove(frame.f_code)
            for each in reversed([each for each in call.way if not each.leads]):
                each.leads = True
                if each.caller and each.file != each.caller.file:
                    self.hops.append(f"{each.caller.file} to {each.file}: {each.name}")


@pytest.fixture
def trace(services: Services) -> Tracer:
    match = new_duel(services, ("Ada", "Bo"), (2, 3), seed=2)
    desktop = Desktop(services, MatchScene(services, match), painted=True, rested=True)
    scene, view = desktop.match, desktop.match.view
    play = next(do for do in match_actions(scene.state) if isinstance(do, PlayCreature))
    piece = scene.selection.hand[play.place]
    lane = pygame.FRect(view.layout.lane(view.table.viewer, play.lane)).center
    desktop.carry((piece.x, piece.y), lane)
    desktop.rest()
    # The first of them is the loop itself, which does not run in a test: the desktop turns it.
    stations = [words(where)[0] for _, where, _ in table("From a click to the picture")[1:]]
    tracer = Tracer([resolve_name(f"game.{station}").__code__ for station in stations])
    sys.setprofile(tracer)
    try:
        desktop.release(lane)
    finally:
        sys.setprofile(None)
    assert match.history[-1].action == play
    return tracer


@pytest.mark.settings(hand_over=False)
def test_a_played_creature_takes_the_walk_of_the_page_through_few_files(trace: Tracer) -> None:
    print(*trace.entered.values(), *trace.hops, sep="\n")
    assert not trace.missing
    assert not trace.awaited
    assert len(trace.entered) <= MOST_FILES, list(trace.entered.values())
    assert len(trace.hops) <= MOST_HOPS, trace.hops
