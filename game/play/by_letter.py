"""What stands behind a match that is played by letter: others sit before other screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.rules import AnyAction


class ByLetter(Protocol):
    """Keeps what is done at this screen, and knows when nothing is left to do here."""

    def keep(self, actions: Sequence[AnyAction]) -> None:
        """Keep all that is done in the match, before it is done; raises ``RecordError``."""

    @property
    def is_done(self) -> bool:
        """Whether all that came was watched, and nothing is left to do at this screen."""
