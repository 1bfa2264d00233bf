"""The question before a setup is left: keep the match for later, give it up, or stay."""

from __future__ import annotations

from enum import StrEnum

from game.kit import Button

from ..common import ConfirmDialog, ConfirmQuestion
from ..services import Services


class LeaveChoice(StrEnum):
    """The answers to what happens to a match whose setup is left."""

    KEEP = "keep"
    GIVE_UP = "give_up"


class LeaveSetupDialog(ConfirmDialog):
    """Asks what becomes of the match; leaves a ``LeaveChoice``, or False to stay.

    Keeping it loses nothing, so that comes first and has the keyboard; Escape stays.
    """

    def __init__(self, services: Services, *, draft: bool = False) -> None:
        words = {
            part: services.translate(f"leave_setup.{part}")
            for part in ("title", "text", "keep", "give_up", "cancel")
        }
        if draft:
            words["title"] = services.translate("leave_setup.title_draft")
        question = ConfirmQuestion(words["title"], words["text"], words["keep"], words["cancel"])
        super().__init__(question)
        self.widgets.clear()
        self.buttons = [
            self._choice(LeaveChoice.KEEP, words["keep"], "save"),
            self._choice(LeaveChoice.GIVE_UP, words["give_up"], "surrender"),
            Button(words["cancel"], lambda: self.stack.pop(False), icon="icons/back"),
        ]
        self.buttons[0].kind = "primary"
        self.widgets.extend(self.buttons)
        self.widgets.focus(self.buttons[0])

    def _choice(self, choice: LeaveChoice, words: str, icon: str) -> Button:
        return Button(words, lambda: self.stack.pop(choice), icon=f"icons/{icon}")


def example(services: Services) -> LeaveSetupDialog:
    """Return the question."""
    return LeaveSetupDialog(services)
