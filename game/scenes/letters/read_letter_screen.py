"""A letter is read: pasted, typed, or dropped as a file; and what became of it."""

from pathlib import Path

from game.kit import (
    Block,
    Colours,
    Item,
    Row,
    TextField,
    Words,
    button_height,
    grown,
    read_clipboard,
    text_style,
)
from game.play import LetterStage, is_letter_file, looks_like_letter

from ..common import Foot, picture_beside
from ..services import Services
from .desk import LetterScreen
from .envelope import Envelope
from .letter_sight import LetterSight, letter_page
from .letter_words import fault_words

#: So many signs of a letter can stand in the field; a file may have many letters.
_LONGEST, _MOST_BYTES = 4000, 1 << 20
_BODY = text_style.BODY.with_changes(size=21, valign="middle")
_WRONG = _BODY.with_changes(size=18, bold=True, colour=Colours.negative)
#: How high a field is, and how large the picture beside a text.
_FIELD, _ICON, _SIGN = 50.0, 46.0, 28.0


class ReadLetterScreen(LetterScreen):
    """Takes what is pasted to the match where it belongs, or leads to an invitation.

    ``text`` is what stands in it already; a ``file`` is read as soon as the page can lead on.
    """

    sight = "market"
    telling_sound = "error"

    def __init__(self, services: Services, text: str = "", file: Path | None = None) -> None:
        super().__init__(services)
        self._file = file
        self.text = " ".join(text.split())[:_LONGEST]
        self.remake()

    def make(self) -> None:
        """Make the field and the buttons."""
        say = self.translate
        self.title = say("letters.read")
        self.field = self.widgets.add(
            TextField(
                self.text,
                on_change=self._type,
                on_submit=lambda _: self.read(),
                placeholder=say("letters.read_here"),
                max_length=_LONGEST,
            )
        )
        self.paste_button = self.add_button("letters.paste", self.paste, "paste")
        self.back = self.add_button("start.back", self.go_back, "back")
        self.go = self.add_main_button("letters.read_go", self.read, "tick")

    def _type(self, text: str) -> None:
        self.text = text

    # Actions of the player

    def paste(self) -> None:
        """Read what is on the clipboard."""
        self.text = " ".join((read_clipboard() or "").split())[:_LONGEST]
        self.remake()
        # A refusal that is told already lays nothing out anew.
        self.lay_out_anew()
        self.read()

    def read(self) -> None:
        """Take the letters of the text, and lead on to where they belong."""
        self.take(self.text)

    def take(self, text: str) -> None:
        """Take the letters of a text, or say why none is taken."""
        routes = self.services.routes.letters
        with self.services.telling(self.tell):
            post = self.services.letters.receive(text)
            if post.taken and post.match is not None:
                # Who will leave is told in the list, and who is awaited where no table is seen yet.
                listed = post.match.leavers or not post.match.dealt
                waits = listed and post.match.stage is LetterStage.WAITING
                here = post.match.terms.match
                self.stack.clear_to(routes.all(here) if waits else routes.opened(post.match))
            elif post.invitation is not None:
                self.stack.replace(routes.join(post.invitation, text))
            else:
                self.tell(fault_words(self.services, post))

    def take_file(self, path: Path) -> None:
        """Take a file with letters, or that of a match of one's own from another machine."""
        try:
            with path.open("rb") as file:
                data = file.read(_MOST_BYTES)
        except OSError:
            self.tell(self.translate("letters.faults.no_file"))
            return
        if not is_letter_file(data):
            self.take(data.decode(errors="ignore"))
            return
        with self.services.telling(self.tell):
            post = self.services.letters.carry_in(data)
            if post.match is not None and post.taken:
                self.stack.clear_to(self.services.routes.letters.all(post.match.terms.match))
            else:
                self.tell(fault_words(self.services, post))

    # The page

    def update(self, dt: float) -> bool:
        """Read the file that came along, at the first picture."""
        moving = super().update(dt)
        file, self._file = self._file, None
        if file is None:
            return moving
        self.take_file(file)
        return True

    def make_body(self) -> Block:
        """Return how a letter comes here, over the field and the button that pastes."""
        say = self.translate
        wrong = [_complaint(self.message)] if self.message else []
        return letter_page(
            LetterSight(Envelope),
            say("letters.read_title"),
            *(
                picture_beside(f"icons/{icon}", grown(_ICON), Words(say(key), _BODY, spring=1.0))
                for icon, key in (("copy", "letters.read_text"), ("hint", "letters.read_hint"))
            ),
            Item(self.field, button_height(_FIELD)),
            *wrong,
            Row(Item(self.paste_button, button_height(_FIELD)), most=420),
        )

    def make_foot(self) -> Foot:
        """Return the ways back and on: what is wrong with a letter stands below its field."""
        return Foot(self.go, self.back)

    def spoken_opening(self) -> list[str]:
        """Return how a letter comes here."""
        return [self.translate("letters.read_text")]


def _complaint(words: str) -> Block:
    return picture_beside("icons/ban", grown(_SIGN), Words(words, _WRONG, spring=1.0))


def is_of_letters(path: Path) -> bool:
    """Tell whether a file holds letters, or a match by letter."""
    if path.suffix not in (".txt", ".json"):
        return False
    try:
        with path.open("rb") as file:
            data = file.read(1 << 16)
    except OSError:
        return False
    return is_letter_file(data) or looks_like_letter(data.decode(errors="ignore"))
