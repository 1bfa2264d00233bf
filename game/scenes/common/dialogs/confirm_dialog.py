"""A question over the scene below, answered with yes or no."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from game.kit import Block, Button, Column, Command, Intent, Item, Row, Toggle

from ...services import Services
from .dialog import Dialog

_NARROWEST_BUTTON = 130.0
#: The place that is painted over a question, by the picture of what "yes" does.
_SIGHTS = {
    "icons/surrender": "wreck", "icons/leave": "shore", "icons/bin": "prison",
    "icons/swap": "bridge", "icons/tick": "bridge", "icons/reset": "village",
}  # fmt: skip
#: The pictures of what loses something.
_LOSES = {"icons/surrender", "icons/bin", "icons/reset"}


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


@dataclass(frozen=True, slots=True)
class NeverAgain:
    """A switch below a question: ``on_change`` hears whether it is never to be asked again."""

    words: str
    on_change: Callable[[bool], None]


class ConfirmDialog(Dialog):
    """Asks before something that cannot be taken back; leaves True or False.

    "No" comes first, has the keyboard, and is what Escape means. A question that comes again and
    again can have a switch that ends it.
    """

    opening_sound: ClassVar[str] = "notice"
    widest: ClassVar[float] = 800.0
    edges: ClassVar[tuple[float, float, float]] = (30.0, 20.0, 22.0)
    spaces: ClassVar[tuple[float, float]] = (6.0, 26.0)

    def __init__(self, question: ConfirmQuestion, never: NeverAgain | None = None) -> None:
        super().__init__()
        self.title = question.title
        self.text = question.text
        self.sight = _SIGHTS.get(question.icon, "castle")
        no = Button(question.no, lambda: self.stack.pop(False), kind="primary", icon="icons/back")
        yes = Button(question.yes, lambda: self.stack.pop(True), icon=question.icon)
        if question.icon in _LOSES:
            yes.kind = "danger"
        self.buttons = [no, yes]
        self.widgets.extend(self.buttons)
        self.never: Toggle | None = None
        if never is not None:
            self.never = self.widgets.add(Toggle(never.words, False, never.on_change, share=0.7))
        self.widgets.focus(no)

    def make_body(self) -> Block:
        """Return the switch over the buttons, which lie below each other for want of room."""
        row = Row(*(Item(button, least=_NARROWEST_BUTTON) for button in self.buttons), tight=True)
        return row if self.never is None else Column(Item(self.never), row)

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" for a no."""
        if intent == Command("back"):
            self.stack.pop(False)


def if_yes(act: Callable[[], object]) -> Callable[[object], object]:
    """Return what hears the answer to a question, and does ``act`` where that is yes."""
    return lambda sure: act() if sure is True else None


def concede_question(services: Services, name: str, key: str = "concede") -> ConfirmQuestion:
    """Return the question whether ``name`` really gives the match up, in the words of ``key``."""
    return ConfirmQuestion(
        services.translate(f"confirm.{key}_title"),
        services.translate(f"confirm.{key}_text", name=name),
        services.translate(f"confirm.{key}_yes"),
        services.translate(f"confirm.{key}_no"),
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
