"""Where a match by letter stands."""

from enum import StrEnum


class LetterStage(StrEnum):
    """Where a match by letter stands, as its list tells; in words below ``letters.stages``.

    A letter is there to be watched; it is the own turn; the own letter is ready without a choice;
    others have to write; the own seat was left; the match is over, or was closed.
    """

    WATCH = "watch"
    YOURS = "yours"
    READY = "ready"
    WAITING = "waiting"
    GONE = "gone"
    OVER = "over"
    CLOSED = "closed"
