"""What the flow of a match asks of the view that shows it, and of the scenes over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.rules import Event, State


class FlowView(Protocol):
    """The view that shows the flow's events; ``MatchView`` is one."""

    @property
    def busy(self) -> bool:
        """Whether events are still being shown."""

    def play(self, happened: Sequence[Event]) -> None:
        """Show events."""

    def go_back(self) -> None:
        """Show that the match went back to an earlier position."""

    def skip(self) -> None:
        """Show the end of all motion at once."""

    def deal(self) -> None:
        """Deal the hands."""

    def turn_to(self, side: int) -> None:
        """Turn the table so that a side plays from below."""

    def announce(self, side: int) -> None:
        """Show large whose turn it is."""

    def conceal(self, hidden: bool, *, at_once: bool = False) -> None:
        """Hide the hands, or show them."""

    def agree_with(self, state: State) -> None:
        """Make sure that the table agrees with the position."""

    def show_thinking(self, side: int) -> None:
        """Show that a side thinks."""

    def tell(self, words: str, *, refused: bool = False) -> None:
        """Show a message."""


class FlowDialogs(Protocol):
    """The scenes that the flow opens over the match, or in its place."""

    def ask_order(
        self, on_order: Callable[[tuple[int, ...]], None], on_undo: Callable[[], None]
    ) -> None:
        """Ask the owner of fallen cards for their order (R5.6), or whether the play is undone."""

    def hand_over(self, side: int, on_seated: Callable[[], None]) -> None:
        """Have the screen passed to the player of a side."""

    def show_results(self) -> None:
        """Give way to the results."""
