"""The deeds of a voyage that can be taken back, and why the rest stands (R16.85)."""

from __future__ import annotations

from game.voyage import Deed, Engage, FightEnded, Voyage, VoyageEvent, shows_hidden

#: Why something stands, each with its words ``voyage.undo.<code>`` in the strings.
NOTHING_DONE, VOYAGE_OVER, FOUGHT, SHOWN = "nothing", "over", "fought", "shown"


def why_deed_stands(deed: Deed, happened: list[VoyageEvent], after: Voyage) -> str | None:
    """Return the code of why a deed stands, or None for one that can be taken back.

    Nobody can unsee what was hidden, and no draw or fight is made again.
    """
    if after.end is not None:
        return VOYAGE_OVER
    if isinstance(deed, Engage | FightEnded):
        return FOUGHT
    return SHOWN if shows_hidden(happened) else None


class DeedUndo:
    """The voyages to which one can go back, one before each deed that can be taken back.

    ``final`` is the code of why nothing before them can be.
    """

    def __init__(self) -> None:
        self._before: list[Voyage] = []
        self.final = NOTHING_DONE

    def note(self, before: Voyage, deed: Deed, happened: list[VoyageEvent], after: Voyage) -> None:
        """Follow a deed that was carried out."""
        final = why_deed_stands(deed, happened, after)
        if final is None:
            self._before.append(before)
        else:
            self._before.clear()
            self.final = final

    def __len__(self) -> int:
        """Return how many deeds can be taken back."""
        return len(self._before)

    @property
    def why_not(self) -> str | None:
        """The code of why the last deed stands, or None."""
        return None if self._before else self.final

    def before(self, count: int = 1) -> Voyage:
        """Return the voyage before the last ``count`` deeds."""
        return self._before[-count]

    def drop(self, count: int = 1) -> None:
        """Forget the last ``count`` deeds, which were taken back."""
        del self._before[-count:]
