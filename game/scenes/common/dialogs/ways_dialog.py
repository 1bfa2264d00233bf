"""A few words over a table, and ways on from there: a pause, the end of a lesson, a short help."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import ClassVar

from game.kit import (
    Block,
    Column,
    ColumnButton,
    Command,
    Intent,
    Item,
    PadCame,
    Panel,
    Sizes,
    Viewport,
    button_height,
)

from ...services import Services
from ..screen import Screen
from ..widgets.gain_sign import practice_signs
from .dialog import Dialog, EvenRows


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
        rooms = self.room_below_sight(view), view.height - 2 * Sizes.gap
        fits = (width for room in rooms for width, high in highs.items() if high <= room)
        return next(fits, _WIDTHS[-1]) - 2 * self.edges[0]

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" and "pause" for the way back."""
        if intent in (Command("back"), Command("pause")):
            self.stack.pop(self._back)
