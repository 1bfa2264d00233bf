"""The mana of the first turns of a ring, the list of R13.7."""

from __future__ import annotations

from typing import Final

#: By mode, the mana of the first turn of each seat in the order of the first round; None is as
#: many as usual (R3.1).
FIRST_TURNS: Final[dict[str, tuple[int | None, ...]]] = {
    "three": (6, 7, 8),
    "four": (6, None, None, None),
    "pairs": (6, None, None, None),
    "horde": (6, None, None, None),
}
