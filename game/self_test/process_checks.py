"""Whether the processes that the game starts for its work come up and answer."""

from __future__ import annotations

import os
import threading

from game.content import load_content
from game.play import Match, ProcessTaskRunner, Seat, question, think
from game.puzzles import shipped_faults
from game.rules import TakeDeck, Terms

from .asset_checks import SelfTestError

_SEED, _STRENGTH = 8, "greedy"
_DECKS = (0, 1)
#: Seconds in which an answer must have come, on whatever machine.
_PATIENCE = 60.0


def check_worker() -> str:
    """Have the process that thinks choose a turn: the same turn as is chosen without it."""
    match = Match.new(load_content(), Terms(), (Seat(), Seat()), seed=_SEED)
    for deck in _DECKS:
        match.submit(TakeDeck(deck))
    asked = question(match)
    woken = threading.Semaphore(0)
    tasks = ProcessTaskRunner(woken.release)
    try:
        task = tasks.ask(think, *asked, _STRENGTH, seconds=_PATIENCE)
        if not woken.acquire(timeout=_PATIENCE):
            raise SelfTestError(f"no answer in {_PATIENCE:.0f} seconds")
        tasks.take_in()
    finally:
        tasks.close()
    if task.failure or task.answer is None:
        raise SelfTestError(task.failure or "it has answered nothing")
    if task.answer.actions != think(*asked, _STRENGTH).actions:
        raise SelfTestError("it has chosen another turn than is chosen without it")
    return "it answers as this process does"


def check_puzzles() -> str:
    """Prove every puzzle of the game anew, by processes such as the laboratory's."""
    jobs = os.cpu_count() or 1
    for fault in shipped_faults(jobs):
        raise SelfTestError(fault)
    return f"all proved, by {jobs} processes"
