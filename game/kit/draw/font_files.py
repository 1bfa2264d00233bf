"""The bytes of the two faces of FiraGO, unpacked beside the start of the game."""

from __future__ import annotations

import threading
from functools import lru_cache

_NAMES = {False: "figo", True: "figbo"}


def unpack_faces() -> None:
    """Begin to unpack the faces, for those who will soon ask for them.

    It takes as long as loading pygame does, and the interpreter can go on meanwhile.
    """
    # One thread for both: a third one would only take a core from the start itself.
    threading.Thread(target=lambda: [face(bold) for bold in _NAMES], daemon=True).start()


@lru_cache(maxsize=2)
def face(bold: bool) -> bytes:
    """Return the file of a face; waits where it is being unpacked, which an import does."""
    import pymupdf_fonts  # noqa: PLC0415

    data: bytes = pymupdf_fonts.myfont(_NAMES[bold])
    return data
