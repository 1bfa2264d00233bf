"""Which pages of the rulebook were read, to go back and forward among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class BookPlace(NamedTuple):
    """A page, an entry on it ("": its top), and how far down it was read, in units."""

    page: str
    anchor: str = ""
    offset: float | None = None


@dataclass
class PageTrail:
    """The places in the order in which they were read; ``here`` is the one that is read now."""

    here: BookPlace
    _behind: list[BookPlace] = field(default_factory=list)
    _ahead: list[BookPlace] = field(default_factory=list)

    @property
    def may_back(self) -> bool:
        """Whether there is a place before this one."""
        return bool(self._behind)

    @property
    def may_forward(self) -> bool:
        """Whether there is a place after this one."""
        return bool(self._ahead)

    def go(self, place: BookPlace, offset: float, *, leaves_mark: bool = True) -> None:
        """Go to a place from ``offset`` of this one; one without a mark is not come back to."""
        if place[:2] == self.here[:2]:
            return
        if leaves_mark:
            self._behind.append(self.here._replace(offset=offset))
        self._ahead.clear()
        self.here = place

    def back(self, offset: float) -> BookPlace:
        """Go to the place before."""
        self._ahead.append(self.here._replace(offset=offset))
        self.here = self._behind.pop()
        return self.here

    def forward(self, offset: float) -> BookPlace:
        """Go to the place after."""
        self._behind.append(self.here._replace(offset=offset))
        self.here = self._ahead.pop()
        return self.here
