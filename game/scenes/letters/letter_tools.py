"""What can be done with a match of the list besides going on with it: a quiet button for each."""

from collections.abc import Callable
from contextlib import AbstractContextManager

from game.content import system_reason
from game.play import LetterFault, LetterMatch, LetterStage, Wording, carry_out

from ..common import ConfirmDialog, Screen, TextPrompt, if_yes
from .letter_questions import close_question, delete_question, note_question, resign_question
from .letter_words import others_words, seat_name

_SIZE = 15.0


class LetterTools:
    """The buttons of the match that is shown, on a screen; ``changed`` reads its list again."""

    #: The match that is shown; nothing is asked for without one.
    match: LetterMatch

    def __init__(self, screen: Screen, changed: Callable[[], None]) -> None:
        self._screen, self._changed = screen, changed
        self._services, self._say = screen.services, screen.translate
        self._routes = screen.services.routes.letters
        self.buttons = [
            screen.add_button(f"letters.{key}", act, icon, kind="quiet", size=_SIZE)
            for key, act, icon in (
                ("send_again", self.send_again, "copy"),
                ("agree", self.agree, "swap"),
                ("resign", self.ask_to_resign, "surrender"),
                ("close", self.close, "cross"),
                ("note", self.write_note, "edit"),
                ("carry", self.carry, "save"),
                ("delete", self.ask_to_delete, "bin"),
            )
        ]

    def show(self, match: LetterMatch | None) -> None:
        """Show the buttons for what can be done with a match, or none."""
        for button in self.buttons:
            button.visible = match is not None
        if match is None:
            return
        self.match, course = match, match.course
        again, agree, resign, close = self.buttons[:4]
        again.visible = match.own_letter is not None
        agree.visible = match.may_agree and match.stage is not LetterStage.WATCH
        resign.visible = not (course.over or match.joins or match.has_left)
        close.visible = not (course.over or match.has_left)
        close.label = self._say("letters.reopen" if match.kept.closed else "letters.close")

    def _telling(self) -> AbstractContextManager[None]:
        return self._services.telling(self._screen.tell)

    def send_again(self) -> None:
        """Show the last own letter: it is the same as before."""
        self._screen.stack.push(self._routes.sent(self.match))

    def agree(self) -> None:
        """Agree to the draw that is offered."""
        try:
            with self._telling():
                self.match.write(Wording(agrees=True))
                self._screen.stack.push(self._routes.sheet(self.match))
        except LetterFault:
            self._screen.tell(self._say("letters.faults.bent"))

    def write_note(self) -> None:
        """Write a note to oneself."""
        question = note_question(self._services)
        prompt = TextPrompt(self._services, question, self.match.kept.note, longest=120)
        self._screen.stack.push(prompt, self._noted)

    def _noted(self, note: object) -> None:
        if isinstance(note, str):
            with self._telling():
                self.match.note_down(note)
                self._changed()

    def ask_to_resign(self) -> None:
        """Ask whether to give the match up."""
        question = resign_question(self._services, self.match)
        self._screen.stack.push(ConfirmDialog(question), if_yes(self._resign))

    def _resign(self) -> None:
        with self._telling():
            self.match.resign()
            self.send_again()

    def close(self) -> None:
        """Await no answer any more, or do so again."""
        if self.match.kept.closed:
            self._close(closed=False)
            return
        name = seat_name(self._services, self.match, max(0, self.match.course.awaited))
        question = close_question(self._services, name)
        self._screen.stack.push(ConfirmDialog(question), if_yes(lambda: self._close(closed=True)))

    def _close(self, *, closed: bool) -> None:
        with self._telling():
            self.match.close(closed=closed)
            self._changed()

    def carry(self) -> None:
        """Write the match to a file for another machine."""
        try:
            path = carry_out(self.match)
        except OSError as error:
            words = self._say("replay.not_saved", reason=system_reason(error))
        else:
            words = self._say("letters.carried", file=path)
        self._screen.tell(words)

    def ask_to_delete(self) -> None:
        """Ask whether to take the match out of the list."""
        question = delete_question(self._services, others_words(self._services, self.match))
        self._screen.stack.push(ConfirmDialog(question), if_yes(self._delete))

    def _delete(self) -> None:
        with self._telling():
            self._services.letters.delete(self.match)
            self._changed()
