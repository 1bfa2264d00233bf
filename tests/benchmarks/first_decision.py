"""How long, and how many clicks, from the menu to the first own decision against the computer.

``python -m tests.benchmarks.first_decision [ROUNDS]`` plays the way in a real window (Xvfb), with
a fresh profile and all motion: Play, and Continue as soon as the toss offers it. It prints the
seconds from the first click until the table answers the player, after the coin's whole flight, the
deal and, where the computer goes first, its turn.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

import pygame

from game.app import make_services
from game.content import load_content
from game.play import Settings, save_settings
from game.rules import State, to_act
from game.scenes import MenuScene
from game.scenes.setup.coin_toss_scene import FLIGHT
from tests.window.desktop import came_about, desktop, program
from tests.window.player import Players
from tests.window.ways import SIZE, place_of

#: How often Continue is tried while the coin turns, in seconds.
PATIENCE = 0.25
CLICKS = 2


def one_way() -> tuple[float, bool]:
    """Return the seconds to the first own decision, and whether the computer went first."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        os.environ["BRIDGES_OF_ERRET_HOME"] = str(home)
        (home / "config").mkdir(parents=True)
        save_settings(Settings())
        services = make_services()
        play = place_of(MenuScene(services), "menu.play", services)
        with desktop(Path(folder), SIZE) as seen, program(seen, home) as game:
            time.sleep(2.0)
            began = time.perf_counter()
            seen.click(play)
            game.wait_for(services.translate("toss.title"))
            # The whole flight of the coin is watched.
            time.sleep(FLIGHT)
            while services.translate("toss.title") in game.title:
                seen.key("Return")
                came_about(lambda: services.translate("toss.title") not in game.title, PATIENCE)
            players = Players(game, load_content())
            state = players.position()
            assert isinstance(state, State)
            second = to_act(state) not in players.persons
            while to_act(players.position()) not in players.persons:
                time.sleep(0.05)
            # The table is the player's when it answers: ending the turn is in the record then.
            entries = len(players.record.entries)
            while len(players.record.entries) == entries:
                seen.key("n")
                came_about(lambda: len(players.record.entries) > entries, PATIENCE)
            return time.perf_counter() - began, second


def main(words: list[str]) -> int:
    """Print the figures."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    found = [one_way() for _ in range(int(words[0]) if words else 5)]
    for second, who in ((False, "the player"), (True, "the computer")):
        seconds = [took for took, late in found if late == second]
        if seconds:
            middle, longest = statistics.median(seconds), max(seconds)
            print(f"{who} first: {CLICKS} presses, median {middle:.1f} s, longest {longest:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
