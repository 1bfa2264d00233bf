"""The page of the options that says how the game is played, and what the signs mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.content import Strings, ability_text
from game.kit import Canvas, Colours, ScrollPage, Sizes, grown, text_style
from game.rules import ABILITIES

#: The topics, each with its picture; the words are ``help.<key>`` and ``help.<key>_text``.
TOPICS = {
    "goal": "icons/tower",
    "turn": "icons/cards",
    "reach": "icons/step",
    "assault": "icons/sword",
    "fallen": "icons/back",
    "incantation": "icons/hint",
    "horde": "icons/helm",
}
_ICON, _WORDS_X = 44.0, 68.0
_GAP, _EDGE = 10.0, 12.0
_NAME_HEIGHT = 26.0
_NAME = text_style.STRONG.with_changes(size=18, colour=Colours.light, wrap=True)
_TEXT = text_style.BODY.with_changes(size=16)
_HEAD = text_style.STRONG.with_changes(size=18, colour=Colours.gold)
_HEADING = 40.0


class HelpPage(ScrollPage):
    """How a turn goes, what wins, and every ability with its picture."""

    def __init__(self, strings: Strings) -> None:
        super().__init__()
        self._strings = strings

    def lay_out(self, canvas: Canvas, *, paint: bool) -> float:
        """Go through the page from its top, painting or not; return how high it is."""
        y = 0.0
        for icon, name, text in self._topics():
            y = self._entry(canvas, y, (icon, name, text), paint=paint)
        if paint:
            words = self._strings.text("help.abilities")
            canvas.text(words, (4, y, self.content_width, grown(_HEADING) - 6), _HEAD)
        y += grown(_HEADING)
        for name in ABILITIES:
            entry = (
                f"ui/ic_{name}",
                self._strings.text(f"abilities.{name}.name"),
                ability_text(self._strings, name),
            )
            y = self._entry(canvas, y, entry, paint=paint)
        return y

    def _topics(self) -> Iterator[tuple[str, str, str]]:
        text: Callable[..., str] = self._strings.text
        for key, icon in TOPICS.items():
            yield icon, text(f"help.{key}"), text(f"help.{key}_text")

    def _entry(
        self, canvas: Canvas, y: float, entry: tuple[str, str, str], *, paint: bool
    ) -> float:
        """Draw a picture, a name and a text from ``y`` on; return where the next begins."""
        icon, name, text = entry
        width = self.content_width - _WORDS_X - _EDGE
        height = canvas.text_size(text, _TEXT, width)[1]
        head = max(_NAME_HEIGHT, canvas.text_size(name, _NAME, width)[1] + 2)
        whole = max(_ICON, head + height) + 2 * _EDGE
        if paint:
            box = (0, y, self.content_width, whole)
            canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=110)
            canvas.image(icon, (_EDGE, y + (whole - _ICON) / 2, _ICON, _ICON))
            top = y + (whole - head - height) / 2
            canvas.text(name, (_WORDS_X, top, width, head), _NAME)
            canvas.text(text, (_WORDS_X, top + head, width, height + 4), _TEXT)
        return y + whole + _GAP
