"""What a turn came to, in words: for the one who played it, and for the one who answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.board import Chronicle
from game.play import Gains, gains_of
from game.rules import Event

#: What was done, and what could have been.
DID, WOULD = "did", "would"


class TurnWords:
    """Puts what happens in a turn in words; cards are listed as in the chronicle."""

    def __init__(self, say: Callable[..., str], chronicle: Chronicle) -> None:
        self.say = say
        self.chronicle = chronicle

    def gains(self, happened: tuple[Event, ...], side: int, tense: str) -> str:
        """Return what ``side`` has of its turn; ``tense`` is ``DID`` or ``WOULD``."""
        told, keys = gains_of(happened, side), f"review.{tense}"
        if told.won:
            return self.say(f"{keys}.won")
        parts = [*self._blows(told, keys), *self._losses(told, keys)]
        return " ".join(parts) or self.say(f"{keys}.nothing")

    def answer(self, happened: tuple[Event, ...], side: int, tense: str) -> str:
        """Return what the answering turn of ``side`` brings, if it is worth a word."""
        told, keys = gains_of(happened, side), f"review.{tense}_answer"
        return self.say(f"{keys}.won") if told.won else " ".join(self._blows(told, keys))

    def _losses(self, told: Gains, keys: str) -> Iterator[str]:
        if told.lost:
            names = self.chronicle.listed([card.name for card in told.lost])
            yield self.say(f"{keys}.lost", cards=names, count=len(told.lost))

    def _blows(self, told: Gains, keys: str) -> Iterator[str]:
        if told.felled:
            names = self.chronicle.listed([card.name for card in told.felled])
            yield self.say(f"{keys}.felled", cards=names, count=len(told.felled))
        if told.bastion:
            yield self.say(f"{keys}.bastion")
        elif told.struck:
            yield self.say(f"{keys}.struck", amount=told.struck)
