"""The music is hushed and comes back while effects end: the program goes on.

With ``mixer.music.pause`` two of three such runs stood still for ever, after 80 to 210 steps.
"""

import subprocess
import sys

import pytest

from tests.sources import ROOT

#: Seconds; a process that takes longer, and one more each time, stands still.
LONGEST = 60.0


@pytest.mark.parametrize("times", [3, pytest.param(1000, marks=pytest.mark.slow)])
def test_music_comes_and_goes_while_effects_end(times: int) -> None:
    command = [sys.executable, "-m", "tests.kit.sound.fade_stress", str(times)]
    told = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST + times, check=True
    ).stdout
    assert told.splitlines()[-2:] == [str(2 * times - 1), "closed"]
