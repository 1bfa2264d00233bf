"""Writes the figure of a card into the player's file, and takes that back."""

from pathlib import Path
from typing import NamedTuple

from game.content import ContentError, FigureKept, system_reason, with_figure
from game.play import write_whole
from game.rules import Card

from ..services import Services

#: What files of some editors begin with.
_MARK = b"\xef\xbb\xbf"


class _Change(NamedTuple):
    """A file with what it was before, what it became, and the card that it was changed for."""

    path: Path
    before: bytes
    after: bytes
    card: Card


class FigureWriter:
    """Changes files of cards one figure at a time; the changes can be taken back one by one."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._changes: list[_Change] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._changes)

    def change(self, card: Card, figure: str) -> str:
        """Have a card show a figure, and read all files anew; return what there is to be told."""
        path, say = self._services.own.files[card.id], self._services.translate
        try:
            before = path.read_bytes()
            mark = _MARK if before.startswith(_MARK) else b""
            text = with_figure(before.decode("utf-8-sig"), card.id, figure)
            after = mark + text.encode()
            write_whole(path, after)
        except OSError as error:
            return say("own_cards.not_changed", file=path.name, reason=system_reason(error))
        except (FigureKept, ContentError, UnicodeDecodeError):
            return say("own_cards.by_hand", card=card.name, file=path.name, figure=figure)
        self._changes.append(_Change(path, before, after, card))
        self._services.read_own_again()
        name = say(f"own_cards.figures.{figure}")
        return say("own_cards.changed", card=card.name, figure=name)

    def undo(self) -> str:
        """Write the file of the last change as it was, unless it was changed since."""
        change, say = self._changes.pop(), self._services.translate
        try:
            if change.path.read_bytes() != change.after:
                return say("own_cards.changed_since", file=change.path.name)
            write_whole(change.path, change.before)
        except OSError as error:
            return say("own_cards.not_changed", file=change.path.name, reason=system_reason(error))
        self._services.read_own_again()
        return say("own_cards.changed_back", card=change.card.name)
