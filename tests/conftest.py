"""What every test needs: no window, no sound card, and no touch of the player's own files."""

import os
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["BRIDGES_OF_ERRET_HOME"] = tempfile.mkdtemp(prefix="bridges-of-erret-")
