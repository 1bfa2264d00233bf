"""The base of both steps of a constructed match's setup: choosing decks, and banning cards."""

from __future__ import annotations

from typing import ClassVar

from game.play import Match
from game.rules import Constructed

from ..services import Services
from ..setup.setup_step import SetupStep


class ConstructStep(SetupStep):
    """A step of a constructed match's setup (R2.5)."""

    rule: ClassVar[str] = "R2.5"

    def __init__(self, services: Services, match: Match, *, delay: float = 0.0) -> None:
        super().__init__(services, match, delay=delay)
        self.title = self.translate("forms.constructed")

    @property
    def setup(self) -> Constructed:
        """The position, while it is one of this format."""
        position = self.match.position
        assert isinstance(position, Constructed)
        return position
