"""The ways out of a match of a ring."""

from __future__ import annotations

from ..match.match_ways import MatchWays


class RingWays(MatchWays):
    """The usual ways; who gives up hands the seat to the computer (R13.10)."""

    give_up = "hand_over"
