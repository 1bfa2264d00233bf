"""How matches by letter are played, in words: the way of a letter, secrets, and trust."""

from game.kit import Block, Fitting, Panel, PanelHead, Row, Words, text_style

from ..common import EVENING, Foot, Screen
from ..services import Services

#: The parts of the page, each with a head and lines.
PARTS = {"way": 4, "secret": 4, "trust": 4, "lost": 4}
_BODY = text_style.BODY.with_changes(wrap=True)
#: The sizes of the words: the first with which all has place.
_SIZES = 20.0, 18.5, 17.5, 16.5


class LetterHelpScreen(Screen):
    """Tells in four parts what a match by letter is."""

    depth = 2
    landscape, dim = EVENING, 40

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.remake()

    def make(self) -> None:
        """Make the way back."""
        self.title = self.translate("letters.how")
        self.go = self.add_main_button("letters.understood", self.go_back, "tick")

    def make_body(self) -> Block:
        """Return the parts beside one another, below one another in large texts."""
        return Fitting(*(self._parts(size) for size in _SIZES))

    def _parts(self, size: float) -> Block:
        panels = [self._part(key, lines, size) for key, lines in PARTS.items()]
        return Row(*panels, gap=14.0, stack=1.15)

    def _part(self, key: str, lines: int, size: float) -> Panel:
        say, style = self.translate, _BODY.with_changes(size=size)
        words = [Words(say(f"letters.help.{key}_{line}"), style) for line in range(1, lines + 1)]
        return Panel(PanelHead(say(f"letters.help.{key}")), *words, paper="parchment", gap=8.0)

    def make_foot(self) -> Foot:
        """Return the way back."""
        return Foot(self.go)

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def spoken_opening(self) -> list[str]:
        """Return the heads of the parts."""
        return [self.translate(f"letters.help.{key}") for key in PARTS]
