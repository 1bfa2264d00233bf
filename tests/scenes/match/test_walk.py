"""The walk from click to picture that ARCHITECTURE.md tells is the one that a card takes."""

import re
import sys
from dataclasses import replace
from pathlib import Path
from types import FrameType

from game.rules import PlayCreature, match_actions
from game.scenes import MatchScene, Services

from ..desktop import Desktop
from ..matches import new_duel

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
    at.move((piece.x, piece.y))
    at.press((piece.x, piece.y))
    at.move((lane.x + lane.width / 2, lane.y + lane.height / 2))
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
