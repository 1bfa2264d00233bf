"""How much work a proof may be, in actions carried out: the same on any machine."""

from __future__ import annotations


class EffortSpent(Exception):
    """A proof needs more actions than it was given."""


class Effort:
    """Counts the actions that are carried out; there may be a ``limit``, 0 for none."""

    def __init__(self, limit: int = 0) -> None:
        self.count = 0
        self.limit = limit

    def spend(self) -> None:
        """Count one action; raises ``EffortSpent`` beyond the limit."""
        self.count += 1
        if self.limit and self.count > self.limit:
            raise EffortSpent
