"""The pause of a voyage: it is saved after every deed, so leaving needs no question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.kit import SceneStack
from game.voyage import Voyage

from ...common import ConfirmDialog, ConfirmQuestion, WaysDialog
from ...services import Services

#: The ways out of the pause.
RESUME, OPTIONS, RULES, LEAVE = "resume", "options", "rules", "leave"
AGAIN, GIVE_UP = "again", "give_up"


class VoyagePause(WaysDialog):
    """Ways on from the chart; leaves the one that was chosen."""

    section = "voyage.pause"
    icons: ClassVar[Mapping[str, str]] = {
        RESUME: "play",
        OPTIONS: "gear",
        RULES: "book",
        AGAIN: "again",
        GIVE_UP: "surrender",
        LEAVE: "leave",
    }

    def __init__(self, services: Services, voyage: Voyage) -> None:
        words = services.translate("voyage.pause.words", seed=voyage.header.seed)
        ways = (RESUME, OPTIONS, RULES, AGAIN, GIVE_UP, LEAVE)
        super().__init__(services, services.translate("voyage.pause.title"), words, ways, RESUME)


def ask_to_give_up(
    services: Services, stack: SceneStack, act: Callable[[], None], *, again: bool = False
) -> None:
    """Ask whether the voyage is really given up, and begun ``again``."""
    say = services.translate
    kind = "_again" if again else ""
    question = ConfirmQuestion(
        say(f"voyage.give_up.title{kind}"),
        say(f"voyage.give_up.text{kind}"),
        say(f"voyage.give_up.sure{kind}"),
        say("voyage.give_up.stay"),
        "icons/again" if again else "icons/surrender",
    )
    stack.push(ConfirmDialog(question), lambda sure: act() if sure is True else None)


def example(services: Services) -> VoyagePause:
    """Return the pause of a voyage on its second day."""
    from .chart_examples import sample_run  # noqa: PLC0415

    return VoyagePause(services, sample_run(services).voyage)
