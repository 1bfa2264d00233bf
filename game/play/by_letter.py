"""What stands behind a match that is played by letter: others sit before other screens."""

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from game.rules import AnyAction, Event, Position


class ByLetter(Protocol):
    """Keeps what is done at this screen, and knows when nothing is left to do here."""

    def keep(self, actions: Sequence[AnyAction]) -> None:
        """Keep all that is done in the match, before it is done.

        Raises ``RecordError``, and ``Refused`` for the play of a card that is not known here.
        """

    @property
    def closed(self) -> frozenset[int]:
        """The sides that pass cards on which nobody here may see (R13.11)."""

    def unseen(self, happened: Iterable[Event]) -> Collection[tuple[int, int]]:
        """Return side and place of each card of a hand that is not known here after all this."""

    def acts_for(self, side: int) -> bool:
        """Whether a seat was left, and it is known here what the computer does in it now."""

    def computer_action(self) -> AnyAction:
        """Return what the computer does now in a seat that was left."""

    def plausible(self, seed: int) -> Position:
        """Return the position with cards in any order where it is not known here how they lie."""

    def note_seen(self) -> None:
        """Keep that all that came was watched; raises ``RecordError``."""

    def note_lot(self) -> None:
        """Keep that it was seen who begins; raises ``RecordError``."""

    @property
    def is_drawn(self) -> bool:
        """Whether all lots are known here by which the match stands as it does.

        Before that nobody has a hand, nobody begins, and no cards of a draft are turned up.
        """

    @property
    def is_done(self) -> bool:
        """Whether all that came was watched, and nothing is left to do at this screen."""
