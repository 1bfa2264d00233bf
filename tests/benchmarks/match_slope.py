"""Whether memory grows from match to match.

``python -m tests.benchmarks match_slope`` lets two computers of the least strength play 500 matches
(``python -m tests.benchmarks.match_slope 2000``: as many) at instant speed on the match screen,
painted without a window on any screen (SDL's dummy driver), each to its end and to a rest. The
first two fifths fill the caches; through what the process holds after each of the others a straight
line is laid. It is no row of the table: few matches say little, and 500 take a quarter of an hour.
"""

import os
import sys
import tempfile
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game.kit import KitContext, window
from game.paths import HOME_VARIABLE
from game.play import SPEED_INSTANT, STRENGTHS, ComputerPlayer, Match, Seat, TaskRunner
from game.rules import Setup, Terms
from game.scenes import MatchScene, MenuScene, Services
from game.start import make_services
from tests.scenes.resting_desktop import RestingDesktop
from tests.soak.ledger import MOST_KB_A_MATCH, WARM_UP
from tests.soak.memory import resident_kb, slope

MATCHES = 500
_SIZE = (1920, 1080)
_FORMATS = ("preconstructed", "draft")
#: Turns of the loop after which a match, or a rest, is given up.
_MOST, _RESTING = 20_000, 200


def held_after(matches: int) -> Iterator[int]:
    """Play; yield the kilobytes held after each match."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HOME_VARIABLE] = folder
        window.FIRST_SIZE = _SIZE
        services = make_services()
        services.settings = services.settings.at_speed(SPEED_INSTANT)
        desktop = RestingDesktop(services, MenuScene(services), painted=True)
        stack = desktop.app.stack
        for number in range(matches):
            match = _dealt(services, number)
            stack.push(MatchScene(services, match))
            for _ in range(_MOST):
                if match.result is not None:
                    break
                desktop.turn()
            else:
                raise RuntimeError(f"match {number} comes to no end")
            desktop.come_to_rest(_RESTING)
            stack.clear_to(MenuScene(services))
            desktop.come_to_rest(_RESTING)
            yield resident_kb()


def _dealt(services: Services, number: int) -> Match:
    """Return a match of two computers which have chosen their decks."""
    seats = (Seat("Alaric", "computer", strength=STRENGTHS[0]),) * 2
    terms = Terms(_FORMATS[number % len(_FORMATS)])
    match = Match.new(services.content, terms, seats, number)
    player = ComputerPlayer(match, TaskRunner())
    while isinstance(match.position, Setup):
        action = player.next_action()
        assert action is not None
        match.submit(action)
    return match


def grown(held: list[int]) -> float:
    """Return by how many kilobytes a match the process grew, once its caches were full."""
    return slope([*enumerate(held)][int(len(held) * WARM_UP) :])


def main(words: list[str]) -> int:
    """Print what is held, and the growth; return 1 when it is more than the aim."""
    matches = int(words[0]) if words else MATCHES
    held = []
    for kilobytes in held_after(matches):
        held.append(kilobytes)
        if len(held) % max(1, matches // 20) == 0:
            print(f"{len(held):6} matches {kilobytes / 1024:6.0f} MB", flush=True)
    print(f"{grown(held):.1f} kB a match after the first {int(matches * WARM_UP)}")
    return int(grown(held) > MOST_KB_A_MATCH)


if __name__ == "__main__":
    with KitContext():
        sys.exit(main(sys.argv[1:]))
