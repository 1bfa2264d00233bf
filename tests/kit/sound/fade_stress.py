"""Music faded to nothing and back while effects end: ``python -m tests.kit.sound.fade_stress 500``.

``tests/kit/sound/test_fade_stress.py`` runs this in a process of its own: where the interpreter and
SDL's audio thread wait for each other, nothing in the process can report it.
"""

import os
import sys
import time
from itertools import cycle

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.kit.sound import music_fader
from game.kit.sound.mixer import Mixer
from game.paths import assets_dir

#: So short that music is hushed and comes back several times a second.
FADE = 0.02
#: Seconds at each loudness of the music.
HELD = 0.08
#: Short ones, so that many end.
EFFECTS = ("click", "hover", "tick", "toggle")


def hush_again_and_again(times: int) -> None:
    """Hush the music so often and let it come back; tell of each on the standard output."""
    music_fader.FADE = FADE
    sound = Mixer(assets_dir() / "sound")
    sound.volumes(100, 100, 100)
    effects = cycle(EFFECTS)
    for number in range(2 * times):
        sound.music("music_menu", float(number % 2))
        sound.ambience("place_forge" if number % 4 else "", float(number % 2))
        end = time.monotonic() + HELD
        # Without a pause: whoever else wants the interpreter's lock has to wait for it.
        while time.monotonic() < end:
            sound.effect(next(effects))
        print(number, flush=True)
    sound.close()
    print("closed", flush=True)


if __name__ == "__main__":
    hush_again_and_again(int(sys.argv[1]))
