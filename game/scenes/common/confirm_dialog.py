"""A question over the scene below, answered with yes or no."""

from __future__ import annotations

from dataclasses import dataclass

from game.kit import Command, Dialog, Intent

from ..services import Services


@dataclass(frozen=True, slots=True)
class ConfirmQuestion:
    """The words of a question: ``yes`` does it, ``no`` leaves everything as it is.

    ``icon`` is the picture of what ``yes`` does.
    """

    title: str
    text: str
    yes: str
    no: str
    icon: str = "icons/tick"


class ConfirmDialog(Dialog):
    """Asks before something that cannot be taken back; leaves True or False.

    "No" comes first, has the keyboard, and is what Escape means.
    """

    def __init__(self, question: ConfirmQuestion) -> None:
        choices = (("no", question.no), ("yes", question.yes))
        super().__init__(question.title, question.text, choices)
        no, yes = self.buttons
        no.icon, yes.icon = "icons/back", question.icon
        no.on_click = lambda: self.stack.pop(False)
        yes.on_click = lambda: self.stack.pop(True)

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" for a no."""
        if intent == Command("back"):
            self.stack.pop(False)


def concede_question(services: Services, name: str) -> ConfirmQuestion:
    """Return the question whether ``name`` really gives the match up."""
    return ConfirmQuestion(
        services.translate("confirm.concede_title"),
        services.translate("confirm.concede_text", name=name),
        services.translate("confirm.concede_yes"),
        services.translate("confirm.concede_no"),
        "icons/surrender",
    )


def leave_question(services: Services, section: str) -> ConfirmQuestion:
    """Return the question whether to leave, in the words of a section of the texts."""
    parts = ("title", "text", "yes", "no")
    title, text, yes, no = (services.translate(f"{section}.leave_{part}") for part in parts)
    return ConfirmQuestion(title, text, yes, no, "icons/leave")


def example(services: Services) -> ConfirmDialog:
    """Return the question for conceding."""
    return ConfirmDialog(concede_question(services, "Alaric"))
