"""Small dialogs over the scene below: a question, or a few words and ways on from there."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.kit import (
    Block,
    Button,
    Column,
    ColumnButton,
    Command,
    Intent,
    Item,
    PadCame,
    Panel,
    Row,
    Toggle,
    Viewport,
    button_height,
)

from ...services import Services
from ..screen import Screen
from ..widgets.gain_sign import practice_signs
from .dialog import Dialog, EvenRows

_NARROWEST_BUTTON = 130.0
#: The place that is painted over a question, by the picture of what "yes" does.
_SIGHTS = {
    "icons/surrender": "wreck", "icons/leave": "shore", "icons/bin": "prison",
    "icons/swap": "bridge", "icons/tick": "bridge", "icons/reset": "village",
}  # fmt: skip
#: The pictures of what loses something.
_LOSES = {"icons/surrender", "icons/bin", "icons/reset"}


class PadNotice:
    """Says why a match pauses by itself; "" where it does not.

    It is over as soon as more pads are connected than when it was made.
    """

    def __init__(self, services: Services, words: str = "") -> None:
        self._words, self._pads = words, services.inputs.pads
        self._left = len(self._pads.connected)

    @property
    def words(self) -> str:
        """The line, or "" when a pad has come since."""
        return self._words if len(self._pads.connected) <= self._left else ""


_BUTTON = 54.0
#: How wide it is: the first of these that leaves it room in the window's height.
_WIDTHS = (480.0, 640.0, 860.0)


class WaysDialog(Dialog, Screen):
    """Says something, and offers ``ways``; leaves the one that was chosen, ``back`` on "back".

    A subclass has their icons; their words are in its ``section`` of the strings, below "ways".
    ``earned`` are achievements by what earns them, ``Achievement.practice``: a sign tells of each.
    ``notice`` is said in the place of the words until a pad is connected.
    """

    section: ClassVar[str]
    icons: ClassVar[Mapping[str, str]]
    #: The ways that have no plate, side by side below the others: what is rarely wanted.
    quiet: ClassVar[Collection[str]] = ()
    edges: ClassVar[tuple[float, float, float]] = (30.0, 24.0, 30.0)
    spaces: ClassVar[tuple[float, float]] = (8.0, 18.0)
    music_level: ClassVar[float | None] = 1 / 3

    def __init__(
        self,
        services: Services,
        title: str,
        words: str,
        ways: Sequence[str],
        back: str,
        earned: Iterable[str] = (),
        *,
        notice: str = "",
    ) -> None:
        super().__init__(services)
        self.title, self._usual = title, words
        self._notice = PadNotice(services, notice)
        self._ways, self._back, self._earned = ways, back, tuple(earned)
        self.remake()

    def make(self) -> None:
        """Make the words, the signs and the buttons."""
        self._say()
        self.signs = practice_signs(self, self._earned)
        self.buttons: list[ColumnButton] = []
        for way in self._ways:
            words, icon = self.way_words(way)
            button = ColumnButton(words, lambda way=way: self.stack.pop(way), icon=icon)  # type: ignore[misc]
            button.kind = "quiet" if way in self.quiet else "secondary"
            self.buttons.append(self.widgets.add(button))
        self.buttons[0].kind = "primary"
        self.widgets.focus(self.buttons[0])

    def way_words(self, way: str) -> tuple[str, str]:
        """Return the words and the picture of a way on."""
        return self.translate(f"{self.section}.ways.{way}"), f"icons/{self.icons[way]}"

    def _say(self) -> None:
        """Say the usual words, or why the match pauses by itself."""
        self.text = self._notice.words or self._usual
        self.lay_out_anew()

    def resume(self) -> None:
        """Look which pads have come meanwhile."""
        super().resume()
        self._say()

    def handle(self, intent: Intent) -> None:
        """Say the usual words again when a pad comes."""
        super().handle(intent)
        if isinstance(intent, PadCame):
            self._say()

    def make_body(self) -> Block:
        """Return the signs, and the ways on below them."""
        signs = (Item(sign, wide=sign.wanted_width) for sign in self.signs)
        rare = [button for button in self.buttons if button.kind == "quiet"]
        rows = (Item(each, button_height(_BUTTON)) for each in self.buttons if each not in rare)
        return Column(*signs, *rows, *([EvenRows(rare, (3, 2, 1))] if rare else []))

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return the narrowest width that is low enough, with a sight over it if there can be."""
        highs = {width: panel.height(view, width) for width in _WIDTHS}
        rooms = self.room_below_sight(view), view.height - self.around
        fits = (width for room in rooms for width, high in highs.items() if high <= room)
        return next(fits, _WIDTHS[-1]) - 2 * self.edges[0]

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" and "pause" for the way back."""
        if intent in (Command("back"), Command("pause")):
            self.stack.pop(self._back)


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
