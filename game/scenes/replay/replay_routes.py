"""The ways to the replay of a match, and to one that is played on from there."""

from pathlib import Path

from game.kit import Scene
from game.play import Salvaged, Seat
from game.rules import State

from ..services import Services
from .open_record import opened, opened_clipboard, opened_file
from .play_on import PlayOnDialog


class ReplayRoutes:
    """Gives the scene that each way leads to, new and ready to be shown."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def of(self, found: Salvaged) -> Scene:
        """Return the replay of what was read of a record, or why there is none."""
        return opened(self._services, found)

    def of_file(self, path: Path | None) -> Scene:
        """Return the replay of a file, or why there is none."""
        return opened_file(self._services, path)

    def of_clipboard(self) -> Scene | None:
        """Return the replay of the code or the path on the clipboard; None where it has neither."""
        return opened_clipboard(self._services)

    def play_on(self, position: State, seats: tuple[Seat, ...]) -> Scene:
        """Return the question how a position of a replay is to be played on."""
        return PlayOnDialog(self._services, position, seats)
