"""Who sits down at one's own seat of a match by letter: a name and a face."""

from collections.abc import Collection, Sequence

from game.kit import Block, CycleChoice, Item, Row, TextField, Words, button_height, text_style
from game.play import PORTRAITS, Sitter
from game.rules import LEFT

from ..common import Screen

_FIELD = 40.0
_LONGEST = 18
#: The share of the width that the name of a field has, and how it is written, as of a choice.
SHARE = 0.34
_NAME = text_style.BODY.with_changes(size=18, valign="middle", fit=True)


class OwnSeat:
    """The field of the own name and the choice of a face, as they were used last.

    Faces that are ``taken`` are left to whoever has them.
    """

    def __init__(self, screen: Screen, side: int = LEFT, taken: Collection[str] = ()) -> None:
        self.side = side
        settings, say = screen.services.settings, screen.translate
        self.choice = screen.services.routes.news.portraits()
        known = settings.portraits[LEFT]
        self.name = settings.names[LEFT]
        self.portrait = known if known in self.choice else PORTRAITS[LEFT]
        if self.portrait in taken:
            self.portrait = next(each for each in PORTRAITS if each not in taken)
        self._say = say

    def add_to(self, screen: Screen) -> None:
        """Add the widgets to a screen, with what was chosen before."""
        say = self._say
        self.field = screen.widgets.add(
            TextField(
                self.name,
                on_change=self._call,
                placeholder=say("letters.name_here"),
                max_length=_LONGEST,
            )
        )
        self.field.called = say("letters.your_name")
        self.faces = screen.widgets.add(
            CycleChoice(
                say("letters.face"),
                [say(f"portraits.names.{each}") for each in self.choice],
                self.choice.index(self.portrait),
                self._look,
                share=SHARE,
            )
        )

    def take_name(self, names: Sequence[str], seat: int) -> None:
        """Be called as the host calls this seat, unless another name was chosen."""
        if self.name in ("", *names):
            self.name = names[seat]

    def _call(self, name: str) -> None:
        self.name = name.strip()

    def _look(self, index: int) -> None:
        self.portrait = self.choice[index]

    def sitter(self, deck: tuple[str, ...] = ()) -> Sitter:
        """Return who sits down, with a deck where decks are built."""
        return Sitter(self.name, self.portrait, deck)

    def items(self) -> tuple[Block, Block]:
        """Return the name over the choice of the face."""
        return named_field(self.field), Item(self.faces, button_height(_FIELD))


def named_field(field: TextField) -> Block:
    """Return a field with its name beside it."""
    name = Words(field.called, _NAME, spring=1.0)
    return Row(name, Item(field, button_height(_FIELD)), gap=0.0, shares=(SHARE, 1 - SHARE))
