"""The bytes of the two faces of FiraGO, unpacked beside the start of the game.

It comes first of all, so it loads next to nothing itself: not even pygame.
"""

import contextlib
import threading
from functools import lru_cache
from importlib.util import find_spec

#: The package that they are in.
FACES = "pymupdf_fonts"
_NAMES = {False: "figo", True: "figbo"}


def has_faces() -> bool:
    """Tell whether the package of the faces is there; it is not loaded for that."""
    return find_spec(FACES) is not None


def unpack_faces() -> None:
    """Begin to unpack the faces, for those who will soon ask for them.

    It takes as long as loading pygame does, and the interpreter can go on meanwhile.
    """
    # One thread for both: a third one would only take a core from the start itself.
    threading.Thread(target=_unpack, daemon=True).start()


def _unpack() -> None:
    # Where the package is not there, whoever asks for a face hears of it.
    with contextlib.suppress(ImportError):
        for bold in _NAMES:
            face(bold)


@lru_cache(maxsize=2)
def face(bold: bool) -> bytes:
    """Return the file of a face; waits where it is being unpacked, which an import does."""
    import pymupdf_fonts  # noqa: PLC0415

    data: bytes = pymupdf_fonts.myfont(_NAMES[bold])
    return data
