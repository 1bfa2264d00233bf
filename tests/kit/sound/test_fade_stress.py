"""The music is hushed and comes back while effects end: the program goes on.

With ``mixer.music.pause`` two of three such runs stood still for ever, after 80 to 210 steps.
"""

import subprocess
import sys
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import pytest

ROOT = Path(__file__).parents[3]
#: Where nothing was told for so many seconds, the process stands still.
LONGEST = 30.0


def told_by(words: list[str]) -> list[str]:
    """Return what a process tells, line by line, until it ends or stands still."""
    process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    lines: Queue[str] = Queue()
    assert process.stdout is not None

    def listen() -> None:
        for line in process.stdout or ():
            lines.put(line)
        lines.put("")

    Thread(target=listen).start()
    told = []
    try:
        while line := lines.get(timeout=LONGEST):
            told.append(line.strip())
    except Empty:
        told.append("stands still")
    finally:
        process.kill()
        process.wait()
    return told


@pytest.mark.parametrize("times", [3, pytest.param(1000, marks=pytest.mark.slow)])
def test_music_comes_and_goes_while_effects_end(times: int) -> None:
    told = told_by([sys.executable, "-m", "tests.kit.sound.fade_stress", str(times)])
    assert told[-2:] == [str(2 * times - 1), "closed"]
