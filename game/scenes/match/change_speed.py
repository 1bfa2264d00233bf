"""The speed of the turn on the screen, changed by a key."""

from __future__ import annotations

from dataclasses import replace

from game.play import SPEEDS, Match

from ..common import speed_setting
from ..services import Services
from .match_view import MatchView


def change_speed(services: Services, match: Match, view: MatchView, step: int) -> None:
    """Change the speed of the turn on the screen by ``step``, and show the new one."""
    name = speed_setting(match, view.table.active)
    index = SPEEDS.index(getattr(services.settings, name)) + step
    speed = SPEEDS[min(max(index, 0), len(SPEEDS) - 1)]
    services.remember(replace(services.settings, **{name: speed}))  # type: ignore[arg-type]
    view.set_pace()
    words = f"{speed:g}×" if speed else services.translate("options.instant")
    view.tell(services.translate(f"match.{name}", speed=words))
