"""What a turn came to, in words: for the one who played it, and for the one who answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.board import MatchLog
from game.play import TurnSummary, summary_of
from game.rules import Event

#: What was done, and what could have been.
DID, WOULD = "did", "would"


class TurnText:
    """Puts what happens in a turn in words; cards are listed as in the chronicle."""

    def __init__(self, translate: Callable[..., str], match_log: MatchLog) -> None:
        self.translate = translate
        self.match_log = match_log

    def gains(self, happened: tuple[Event, ...], side: int, tense: str) -> str:
        """Return what ``side`` has of its turn; ``tense`` is ``DID`` or ``WOULD``."""
        told, keys = summary_of(happened, side), f"review.{tense}"
        if told.won:
            return self.translate(f"{keys}.won")
        parts = [*self._blows(told, keys), *self._losses(told, keys)]
        return " ".join(parts) or self.translate(f"{keys}.nothing")

    def answer(self, happened: tuple[Event, ...], side: int, tense: str) -> str:
        """Return what the answering turn of ``side`` brings, if it is worth a word."""
        told, keys = summary_of(happened, side), f"review.{tense}_answer"
        return self.translate(f"{keys}.won") if told.won else " ".join(self._blows(told, keys))

    def _losses(self, told: TurnSummary, keys: str) -> Iterator[str]:
        if told.lost:
            names = self.match_log.listed([card.name for card in told.lost])
            yield self.translate(f"{keys}.lost", cards=names, count=len(told.lost))

    def _blows(self, told: TurnSummary, keys: str) -> Iterator[str]:
        if told.felled:
            names = self.match_log.listed([card.name for card in told.felled])
            yield self.translate(f"{keys}.felled", cards=names, count=len(told.felled))
        if told.bastion:
            yield self.translate(f"{keys}.bastion")
        elif told.struck:
            yield self.translate(f"{keys}.struck", amount=told.struck)
