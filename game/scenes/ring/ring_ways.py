"""The ways out of a match of a ring."""

from __future__ import annotations

from game.kit import Scene

from ..match.match_ways import MatchWays


class RingWays(MatchWays):
    """Leads to the results of a ring; who gives up hands the seat to the computer (R13.10)."""

    give_up = "hand_over"

    def ending(self) -> Scene:
        """Return the results of the ring."""
        return self.services.routes.ring_results(self.match)
