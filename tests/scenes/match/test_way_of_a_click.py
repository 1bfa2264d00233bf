"""How many files a card that is played leaves on its way to the picture; the page says what counts.

``python -m pytest -n 0 -s`` with this file prints them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from pkgutil import resolve_name
from types import CodeType, FrameType

import pytest

from game import __file__ as door
from game.app import App
from game.rules import Creature, PlayCreature, match_actions
from game.scenes import MatchScene, Services
from tests.test_pages import table, words

from ..desktop import Desktop
from ..matches import new_duel

#: The files that are entered until the click is answered, and the calls from one file into another
#: that lead to the stations of the page; both only shrink.
MOST_FILES, MOST_HOPS = 38, 33

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
        """This call and all those above it."""
        call: Call | None = self
        while call is not None:
            yield call
            call = call.caller


class Tracer:
    """Notes what is called: what a click enters until it is answered, and how stations come."""

    def __init__(self, stations: set[CodeType]) -> None:
        self.missing = set(stations)
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
        if frame.f_code in self.missing:
            self.missing.remove(frame.f_code)
            for each in reversed([each for each in call.way if not each.leads]):
                each.leads = True
                if each.caller and each.file != each.caller.file:
                    self.hops.append(f"{each.caller.file} to {each.file}: {each.name}")


@pytest.fixture
def trace(services: Services) -> Tracer:
    """Let a creature go over a lane in a duel that is recorded, and trace the turn of the loop."""
    match = new_duel(services, ("Ada", "Bo"), (2, 3), seed=2)
    scene = MatchScene(services, match)
    scene.flow.seats.seen = scene.state.active
    desktop = Desktop(services, scene, painted=True)
    desktop.rest()
    view = scene.view
    hand = view.table.sides[view.table.viewer].hand
    piece = next(piece for piece in hand if isinstance(piece.card, Creature))
    lane = view.layout.lane(view.table.viewer, 0)
    middle = lane.x + lane.width / 2, lane.y + lane.height / 2
    desktop.carry(piece.spot[:2], middle)
    desktop.rest()
    # The first of them is the loop itself.
    stations = [words(where)[0] for _, where, _ in table("From a click to the picture")[1:]]
    tracer = Tracer({resolve_name(f"game.{station}").__code__ for station in stations})
    sys.setprofile(tracer)
    desktop.release(middle)
    sys.setprofile(None)
    assert not tracer.missing
    return tracer


def test_few_files_are_entered_until_the_click_is_answered(trace: Tracer) -> None:
    print(*trace.entered.values(), sep="\n")
    assert len(trace.entered) <= MOST_FILES, list(trace.entered.values())


def test_few_files_are_left_on_the_way_to_the_stations(trace: Tracer) -> None:
    print(*trace.hops, sep="\n")
    assert len(trace.hops) <= MOST_HOPS, trace.hops


PAGE = Path(__file__).parents[3] / "ARCHITECTURE.md"
#: The main loop itself does not run in a test: the desktop turns it.
BEFORE = "app.App.run"


def told() -> list[str]:
    """Return the steps of the first walk on the page, from the main loop on."""
    text = PAGE.read_text(encoding="utf-8")
    walk = text.split("## From a click to the picture")[1].split("\n## ")[0]
    steps: list[str] = re.findall(r"^\| \d+ \| `([\w.]+)`", walk, re.MULTILINE)
    assert steps[0] == BEFORE
    return steps[1:]


class Steps:
    """Notes every function of the game that is called, in the order of the calls."""

    def __init__(self) -> None:
        self.called: list[str] = []

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("game."):
            self.called.append(f"{module.removeprefix('game.')}.{frame.f_code.co_qualname}")


def test_a_played_creature_takes_the_walk_step_by_step(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=False)
    match = new_duel(services, ("Ada", "Bo"), (0, 1), seed=11)
    at = Desktop(services, MatchScene(services, match))
    at.rest()
    play = next(do for do in match_actions(at.match.state) if isinstance(do, PlayCreature))
    piece, lane = (
        at.match.selection.hand[play.place],
        at.match.view.layout.lane(at.match.view.table.viewer, play.lane),
    )
    # Drawn for once.
    del at.app.stack.draw
    at.carry((piece.x, piece.y), (lane.x + lane.width / 2, lane.y + lane.height / 2))
    steps = Steps()
    sys.setprofile(steps)
    try:
        at.release((lane.x + lane.width / 2, lane.y + lane.height / 2))
        at.rest()
    finally:
        sys.setprofile(None)
    assert match.history[-1].action == play
    calls = iter(steps.called)
    assert [step for step in told() if step not in calls] == []
