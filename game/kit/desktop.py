"""The player's system: its clipboard, file manager and languages, and memory given back to it."""

import os
import sys
import weakref
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from game.paths import APP_NAME

#: So many signs of a text are looked at for a line.
_LOOKED_AT = 10_000


def copied_file() -> Path | None:
    """Return the file whose path is on the clipboard; None for whatever else is there."""
    text = (read_clipboard() or "").strip()
    path = Path(text.removeprefix("file://").strip("\"'"))
    try:
        # A text may be longer than any path.
        return path if text and path.is_file() else None
    except (OSError, ValueError):
        return None


def read_clipboard() -> str | None:
    """Return the text on the clipboard, "" for none on it, None where none can be read."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, SystemError, UnicodeDecodeError):
        return None


def clipboard_line() -> str | None:
    """Return the beginning of the text on the clipboard as one line; None where none can be read.

    It may hold a whole book: no more is looked at than any field has room for.
    """
    text = read_clipboard()
    return None if text is None else " ".join(text[:_LOOKED_AT].split())


def write_clipboard(text: str) -> bool:
    """Put ``text`` on the clipboard; False where there is none to put it on."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        # A text with half a sign, or with a null, cannot be handed over.
        return False
    return read_clipboard() == text


#: Where libraries are looked for; the packed game puts its own there, and notes beside it what
#: was there before.
_LIBRARIES = ("LD_LIBRARY_PATH", "LIBPATH")
_BEFORE = "_ORIG"
#: Other variables that the packed game sets for the processes of its own work.
_PACKED = ("_PYI_", "_MEIPASS")


def open_folder(folder: Path) -> bool:
    """Have the system show ``folder``, which is made where it is missing; False if it cannot."""
    # The start does not wait for it.
    import subprocess  # noqa: PLC0415

    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        command = "open" if sys.platform == "darwin" else "xdg-open"
        # It must neither wait for the file manager nor end with the game.
        subprocess.Popen(
            [command, str(folder)],
            env=_environment_of_others(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def _environment_of_others(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for a program that is none of the game's own.

    It shall not load the libraries that are packed with the game, nor bear the name of its window.
    """
    packed = getattr(sys, "frozen", False)
    given = {
        name: value
        for name, value in environment.items()
        if not (name.endswith("_WMCLASS") and value == APP_NAME)
        and not (packed and name.startswith(_PACKED))
    }
    for name in _LIBRARIES if packed else ():
        given.pop(name, None)
        before = given.pop(name + _BEFORE, None)
        if before is not None:
            given[name] = before
    return given


#: Codes of before, which some systems still tell.
_OLD = {"iw": "he", "in": "id", "ji": "yi", "no": "nb"}


def preferred_languages() -> tuple[str, ...]:
    """Return the codes of the system's languages, such as he or pt-BR, the preferred one first."""
    named = _named() if sys.platform not in ("win32", "darwin") else None
    if named is not None:
        return named
    try:
        found = pygame.system.get_pref_locales()
    except (pygame.error, AttributeError):
        return ()
    codes = []
    for each in found:
        language = _OLD.get(each["language"], each["language"])
        country = each.get("country")
        codes.append(f"{language}-{country}" if country else language)
    return tuple(codes)


def _named() -> tuple[str, ...] | None:
    """Return what the environment names in the order of POSIX, None where it names nothing.

    SDL asks for LANG and LANGUAGE alone.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, map(os.environ.get, names)), None)
    if locale is None:
        return None
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ()
    listed = [*os.environ.get("LANGUAGE", "").split(":"), locale]
    codes = []
    for each in listed:
        code, _, country = each.partition(".")[0].partition("@")[0].partition("_")
        if code:
            codes.append("-".join(filter(None, (_OLD.get(code, code), country))))
    return tuple(dict.fromkeys(codes))


#: Seconds without any motion after which freed memory is given back.
QUIET = 2.0
#: Where something moves for ever, seconds in a scene after which what can be is given back.
LONG = 3.0
#: Clocks tick in whole milliseconds.
_GRACE = 0.001


#: glibc's name for the bytes from which on each piece of memory is the system's own, and so many: a
#: picture that fills a good part of the window then leaves no hole behind.
_MMAP_THRESHOLD, _LARGE = -3, 1 << 20


def give_back_memory() -> None:
    """Give freed memory back to the system, where the C library can: glibc, some milliseconds.

    From the first time on, large pieces go back as soon as they are free.
    """
    if sys.platform != "linux":
        return
    # Needed only here: the first picture does not wait for it.
    try:
        import ctypes  # noqa: PLC0415

        library = ctypes.CDLL(None)
        trim, set_option = library.malloc_trim, library.mallopt
    except (ImportError, OSError, AttributeError):
        # Another C library, or a Python without the door to it: it keeps what it has.
        return
    set_option(_MMAP_THRESHOLD, _LARGE)
    trim(0)


class SpareMemory:
    """Counts the seconds of rest, and has memory given back once after each change of scene.

    ``lighten`` is called before that in a scene that does not come to rest: it may take no longer
    than there is in a frame. It looks at no clock: time is handed in.
    """

    def __init__(
        self,
        give_back: Callable[[], None] = give_back_memory,
        lighten: Callable[[], None] = give_back_memory,
    ) -> None:
        self._give_back, self._lighten = give_back, lighten
        self._moved = 0.0
        self._scene: Callable[[], object | None] = lambda: None
        #: The seconds of rest until memory is given back; None where none has to be.
        self.until_due: float | None = None
        self._due = False

    def stir(self, scene: object | None, dt: float) -> None:
        """Begin the rest anew, since something has moved in ``scene`` for ``dt`` seconds."""
        if scene is not None and self._scene() is not scene:
            # Kept weakly: a scene that was left is what is to be freed.
            self._scene, self._due, self._moved = weakref.ref(scene), True, 0.0
        before, self._moved = self._moved, self._moved + dt
        if before < LONG <= self._moved:
            self._lighten()
        self.until_due = QUIET if self._due else None

    def rest(self, dt: float) -> None:
        """Let ``dt`` seconds pass in which nothing moved."""
        if self.until_due is None:
            return
        self.until_due = max(0.0, self.until_due - dt)
        if self.until_due < _GRACE:
            self.until_due, self._due = None, False
            self._give_back()
