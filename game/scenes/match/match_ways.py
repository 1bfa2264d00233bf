"""The ways out of a match: where it leads at its end, and where from the pause."""

from __future__ import annotations

from game.kit import Scene
from game.play import Match

from ..services import Services


class MatchWays:
    """The usual ways out of ``match``; a feature with ways of its own hands in a subclass.

    ``leave`` and ``give_up`` are the words of two entries of the pause, as keys below ``pause``:
    leaving the match for later, and conceding it. The question before the latter has its words
    below ``confirm``, with the same key and an end: ``_title``, ``_text``, ``_yes`` and ``_no``.
    """

    leave = "quit"
    give_up = "concede"

    def __init__(self, services: Services, match: Match) -> None:
        self.services = services
        self.match = match

    def ending(self) -> Scene:
        """Return the scene to which the match gives way once it is over."""
        return self.services.routes.results(self.match)

    def left(self) -> Scene:
        """Return the scene to which the player leaves, with the match kept for later."""
        return self.services.routes.menu()
