"""How long the Horde's turns are seen, by the animation's own clock.

``python -m tests.benchmarks.horde_turns [MATCHES [SPEED]]`` plays whole solo games, quick ones and
those of every level in turn, and shows each turn of the Horde as the match screen does. No time of
the machine comes in: the same games always give the same figures. The aim is at normal speed: no
turn is longer than ``LONGEST``, but for one in which the match ends.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.content import load_content
from game.opponents import think
from game.play import HORDE, Match, MatchStore, Seat, Settings
from game.rules import (
    NOBODY,
    RIGHT,
    AnyAction,
    Event,
    RunAiTurn,
    State,
    Terms,
    events,
    legal_actions,
    to_act,
)
from game.scenes import Services
from game.scenes.match.match_view import MatchView

MATCHES = 60
#: Seconds at normal speed.
LONGEST = 10.0
FRAME = 1 / 60
FIRST_SEED = 700
_FALLS = (events.FortDestroyed,)


class HordeTurn(NamedTuple):
    """A turn of the Horde: how long it is seen, how many events it has, whether the Fort fell."""

    seconds: float
    events: int
    fall: bool

    def longer(self, seconds: float, happened: list[Event]) -> HordeTurn:
        """Return the turn with more that happened in it."""
        fall = any(isinstance(event, _FALLS) for event in happened)
        return HordeTurn(self.seconds + seconds, self.events + len(happened), self.fall or fall)


def horde_turns(services: Services, seed: int) -> Iterator[HordeTurn]:
    """Yield the turns of the Horde in one solo game, of a kind that follows from the seed."""
    rng = Random(seed)
    match = begun(services, rng, seed)
    view = MatchView(services, match, lambda: None)
    turn = HordeTurn(0.0, 0, False)
    while (side := to_act(match.position)) != NOBODY:
        assert match.state is not None
        horde = match.state.active == RIGHT
        happened = match.submit(_action(match.state, side, rng))
        if not horde:
            # Its turn begins with an event of the player's last action.
            own = next((n for n, event in enumerate(happened) if _begins(event)), len(happened))
            view.play(happened[:own])
            view.skip()
            happened = happened[own:]
        view.play(happened)
        turn = turn.longer(_seen(view), happened)
        if horde and (match.state.active != RIGHT or match.result is not None):
            yield turn
            turn = HordeTurn(0.0, 0, False)


def begun(services: Services, rng: Random, seed: int) -> Match:
    """Return a solo game in its first turn, quick or with settings."""
    terms = Terms(("preconstructed", "draft")[seed % 2], solo=True, custom=seed % 3 > 0)
    match = Match.new(services.content, terms, (Seat("Alaric"), HORDE), seed=seed)
    while not isinstance(match.position, State):
        match.submit(rng.choice(legal_actions(match.position)))
    return match


def _action(state: State, side: int, rng: Random) -> AnyAction:
    if state.active == RIGHT and state.pending_side == NOBODY:
        return RunAiTurn()
    return think(state, side, rng.getrandbits(32), None, "greedy").actions[0]


def _begins(event: Event) -> bool:
    return isinstance(event, events.TurnBegan) and event.side == RIGHT


def _seen(view: MatchView) -> float:
    """See to its end what is being shown, and return how long that takes."""
    seconds = 0.0
    while view.busy:
        view.advance(FRAME)
        seconds += FRAME
    return seconds


def services_of(folder: Path, speed: float = 1.0) -> Services:
    """Return services that keep nothing, for this speed."""
    return Services(load_content(), Settings().at_speed(speed), MatchStore(folder))


def main(matches: int = MATCHES, speed: float = 1.0) -> int:
    """Print how long the turns are; 1 where one is too long."""
    with tempfile.TemporaryDirectory() as folder:
        services = services_of(Path(folder), speed)
        turns = [turn for n in range(matches) for turn in horde_turns(services, FIRST_SEED + n)]
    missed = False
    for title, found in (
        ("in a match", [turn for turn in turns if not turn.fall]),
        ("at its end", [turn for turn in turns if turn.fall]),
    ):
        if not found:
            continue
        times = sorted(turn.seconds for turn in found)
        longest = max(found)
        print(
            f"{title:15} {len(times):5} turns: median {times[len(times) // 2]:5.1f} s,"
            f" 95 % {times[len(times) * 95 // 100]:5.1f} s,"
            f" longest {longest.seconds:5.1f} s with {longest.events} events"
        )
        missed |= title == "in a match" and longest.seconds > LONGEST / speed
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False))))
