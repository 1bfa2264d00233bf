"""Whether the processes that the game starts for its work come up and answer."""

import os
import threading

from game.content import load_content
from game.play import (
    HORDE,
    MASTER,
    STRENGTHS,
    ComputerPlayer,
    Match,
    ProcessTaskRunner,
    Seat,
    computer_action,
    question,
    think,
)
from game.puzzles import shipped_faults
from game.rules import MODES, RINGS, AnyAction, EndTurn, TakeDeck, Terms, to_act, why_not

from .asset_checks import SelfTestError

_SEED = 8
_DECKS = (0, 1)
#: Who thinks in rings: the quickest of those who look at the turns of others.
_IN_RINGS = "two_turns"
#: Seconds in which an answer must have come, on whatever machine.
_PATIENCE = 60.0


def check_worker() -> str:
    """Have the process that thinks choose a turn for a computer of each strength, and in each ring.

    The turn is the same without the process, but for the master, who thinks by the clock.
    """
    woken = threading.Semaphore(0)
    tasks = ProcessTaskRunner(woken.release)
    try:
        for strength in STRENGTHS:
            _compare(_match(strength), strength, tasks, woken)
        for mode in MODES:
            _compare(_ring(mode), _IN_RINGS, tasks, woken)
    finally:
        tasks.close()
    return f"{len(STRENGTHS)} strengths, {len(MODES)} rings: answers as in this process"


def _compare(
    match: Match, strength: str, tasks: ProcessTaskRunner, woken: threading.Semaphore
) -> None:
    action = _answered(ComputerPlayer(match, tasks), tasks, woken)
    told = why_not(match.position, action)
    if told is not None:
        raise SelfTestError(f"{strength}: it has chosen what is refused: {told.code}")
    if strength != MASTER and action != think(*question(match), strength).actions[0]:
        raise SelfTestError(f"{strength}: it has chosen another turn than is chosen here")


def _match(strength: str) -> Match:
    seats = Seat(), Seat("", "computer", strength=strength)
    match = Match.new(load_content(), Terms(), seats, seed=_SEED)
    for deck in _DECKS:
        match.submit(TakeDeck(deck))
    while not match.seat(to_act(match.position)).is_computer:
        match.submit(EndTurn())
    return match


def _ring(mode: str) -> Match:
    computer, wings = Seat("", "computer", strength=_IN_RINGS), RINGS[mode].wings
    seats = tuple([HORDE if seat in wings else computer for seat in RINGS[mode].sides])
    match = Match.new(load_content(), Terms("draft", ring=mode), seats, seed=_SEED)
    while match.state is None:
        match.submit(computer_action(match))
    return match


def _answered(
    mind: ComputerPlayer, tasks: ProcessTaskRunner, woken: threading.Semaphore
) -> AnyAction:
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
