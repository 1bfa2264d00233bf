"""Whether the processes that the game starts for its work come up and answer."""

from __future__ import annotations

import os
import threading

from game.content import load_content
from game.play import (
    MASTER,
    STRENGTHS,
    ComputerPlayer,
    Match,
    ProcessTaskRunner,
    Seat,
    question,
    think,
)
from game.puzzles import shipped_faults
from game.rules import AnyAction, EndTurn, TakeDeck, Terms, to_act, why_not

from .asset_checks import SelfTestError

_SEED = 8
_DECKS = (0, 1)
#: Seconds in which an answer must have come, on whatever machine.
_PATIENCE = 60.0


def check_worker() -> str:
    """Have the process that thinks choose a turn for a computer of each strength.

    The turn is the same without the process, but for the master, who thinks by the clock.
    """
    woken = threading.Semaphore(0)
    tasks = ProcessTaskRunner(woken.release)
    try:
        for strength in STRENGTHS:
            match = _match(strength)
            action = _answered(ComputerPlayer(match, tasks), tasks, woken)
            told = why_not(match.position, action)
            if told is not None:
                raise SelfTestError(f"{strength}: it has chosen what is refused: {told.code}")
            if strength != MASTER and action != think(*question(match), strength).actions[0]:
                raise SelfTestError(f"{strength}: it has chosen another turn than is chosen here")
    finally:
        tasks.close()
    return f"{len(STRENGTHS)} strengths answer as they do in this process"


def _match(strength: str) -> Match:
    """Return a duel in which a computer of this strength begins a turn."""
    seats = Seat(), Seat("", "computer", strength=strength)
    match = Match.new(load_content(), Terms(), seats, seed=_SEED)
    for deck in _DECKS:
        match.submit(TakeDeck(deck))
    while not match.seat(to_act(match.position)).is_computer:
        match.submit(EndTurn())
    return match


def _answered(
    mind: ComputerPlayer, tasks: ProcessTaskRunner, woken: threading.Semaphore
) -> AnyAction:
    """Return what a computer player has thought of in its process, and not here for want of it."""
    action = mind.next_action()
    if action is not None:
        raise SelfTestError("it is not asked")
    if not woken.acquire(timeout=_PATIENCE):
        raise SelfTestError(f"no answer in {_PATIENCE:.0f} seconds")
    tasks.take_in()
    if mind.failure:
        raise SelfTestError(mind.failure)
    action = mind.next_action()
    if action is None:
        raise SelfTestError("it has answered nothing")
    return action


def check_puzzles() -> str:
    """Prove every puzzle of the game anew, by processes such as the laboratory's."""
    jobs = os.cpu_count() or 1
    for fault in shipped_faults(jobs):
        raise SelfTestError(fault)
    return f"all proved, by {jobs} processes"
