"""What is next, near and new for a player, and the way to what was earned."""
# ruff: noqa: PLC0415

from pathlib import Path

from game.kit import Scene

from ..routes import EarnedNews, FirstNews, NextUp
from ..services import Services


class NewsRoutes:
    """Tells of what is next, near and new, and makes the wardrobe."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def next_up(self, after: str = "") -> NextUp:
        """Return what to do next, ``after`` the step that was done just now ("" for none)."""
        from ..next_up.proposal import next_up

        return next_up(self._services, after)

    def first(self) -> list[FirstNews]:
        """Return what the first screen tells: letters, what is new or near, the goals."""
        from .first_news import first_news

        return first_news(self._services)

    def tell_earned(self) -> list[EarnedNews]:
        """Return what was won and never told of, which is told of now."""
        from .earned_state import earned_news

        return earned_news(self._services)

    def portraits(self) -> tuple[str, ...]:
        """Return the portraits that the player may choose."""
        from .earned_state import own_choice

        return own_choice(self._services)

    def wardrobe(self, shown: str = "") -> Scene:
        """Return what was earned, at the thing ``shown``, over any other scene."""
        from .wardrobe_scene import WardrobeScene

        return WardrobeScene(self._services, shown)

    def carried_out(self) -> Scene:
        """Write the player's home to a file; return what is said of it."""
        from ..carry.carry_dialog import carried_out

        return carried_out(self._services)

    def carried_in(self, path: Path | None = None) -> Scene:
        """Return the question what becomes of a home in a file; without a path one is found."""
        from ..carry.carry_dialog import carried_in

        return carried_in(self._services, path)
