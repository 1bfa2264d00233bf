"""Where the game's own files and the player's files are."""

import contextlib
import errno
import os
import sys
from pathlib import Path

import platformdirs

APP_NAME = "bridges-of-erret"
HOME_VARIABLE = "BRIDGES_OF_ERRET_HOME"
#: So many letters a path may have inside the player's folders.
_ROOM = 120


def data_dir() -> Path:
    """Return the folder of cards, decks, difficulty levels and strings."""
    return _root() / "data"


def assets_dir() -> Path:
    """Return the folder of the built pictures and sounds."""
    return _root() / "assets" / "built"


def user_data_dir() -> Path:
    """Return the folder of the player's records and profile, made where it can be."""
    return _made(_own_home("data") or Path(platformdirs.user_data_dir(APP_NAME, appauthor=False)))


def user_pictures_dir() -> Path:
    """Return the folder of the pictures that the player takes of the window, made where it can."""
    return _made(user_data_dir() / "pictures")


def user_shared_dir() -> Path:
    """Return the folder of the matches that the player passes on, made where it can be."""
    return _made(user_data_dir() / "shared")


def user_languages_dir() -> Path:
    """Return the folder of the player's own language files; it need not be there."""
    return user_data_dir() / "languages"


def user_log_dir() -> Path:
    """Return the folder of the log file, made where it can be."""
    return _made(user_data_dir() / "log")


def user_cache_dir() -> Path:
    """Return the folder of what the game can make anew at any time, made where it can be."""
    cache = _own_home("cache")
    return _made(cache or Path(platformdirs.user_cache_dir(APP_NAME, appauthor=False)))


def user_config_dir() -> Path:
    """Return the folder of the player's settings, made where it can be."""
    config = _own_home("config")
    return _made(config or Path(platformdirs.user_config_dir(APP_NAME, appauthor=False)))


def too_long() -> str | None:
    """Return one line about a player's folder whose name no system takes, or None."""
    for folder in (user_data_dir(), user_config_dir()):
        try:
            (folder / ("x" * _ROOM)).lstat()
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                # The whole name would fill the terminal.
                problem = f"the name of the player's folder is too long ({str(folder)[:60]}…)"
                return f"{problem}: give a shorter one, as in {HOME_VARIABLE}"
    return None


def _root() -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    package = Path(__file__).resolve().parent
    # A wheel carries data/ inside the package; a source tree has it beside the package.
    return package if (package / "data").is_dir() else package.parent


def _own_home(part: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / part if home else None


def _made(folder: Path) -> Path:
    # Where it cannot be made, the code that writes there reports it.
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
