"""The chosen match of the list of letters: how it stands, and what can be done with it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace

from game.content import system_reason
from game.kit import (
    Block,
    Button,
    Colours,
    Column,
    Grid,
    Item,
    Panel,
    PanelHead,
    Words,
    button_height,
    text_style,
)
from game.play import Letter, LetterFault, LetterMatch, LetterStage, Wording, carry_out

from ..common import ConfirmDialog, ConfirmQuestion, Screen, TextPrompt, TextQuestion, if_yes
from ..services import Services
from .envelope import envelope_of
from .letter_row import outcome
from .letter_sight import LetterSight, facing_of
from .letter_words import (
    age_words,
    check_words,
    left_words,
    letter_mode,
    others_words,
    private_words,
    result_words,
    seat_name,
    stage_words,
)

_SIZE = 15.0

_BODY = text_style.BODY.with_changes(size=17, wrap=True, align="center")
_QUOTE = text_style.BODY.with_changes(size=18, wrap=True, align="center")
_NOTE = text_style.BODY.with_changes(size=16, wrap=True, align="center", colour=Colours.muted)
_BUTTON = 40.0
#: The gaps of lines and of parts.
_LINES, _PARTS = 3.0, 8.0
#: What is left over and below all.
_TOP, _TALL = 18.0, 13.0


def _question(services: Services, key: str, icon: str, name: str) -> ConfirmQuestion:
    say = services.translate
    title, text, yes = (
        say(f"letters.{key}_{part}", name=name) for part in ("title", "text", "yes")
    )
    return ConfirmQuestion(title, text, yes, say("letters.keep"), f"icons/{icon}")


def resign_question(services: Services, match: LetterMatch) -> ConfirmQuestion:
    """Return the question whether a match is given up: in a ring the others play on."""
    question = _question(services, "resign", "surrender", others_words(services, match))
    if not match.terms.hands_over:
        return question
    return replace(question, text=services.translate("letters.resign_text_ring"))


def close_question(services: Services, name: str) -> ConfirmQuestion:
    """Return the question whether ``name`` is not waited for any more."""
    return _question(services, "close", "cross", name)


def delete_question(services: Services, name: str) -> ConfirmQuestion:
    """Return the question whether a match is taken out of the list."""
    return _question(services, "delete", "bin", name)


def note_question(services: Services) -> TextQuestion:
    """Return the question for a note to oneself."""
    say = services.translate
    title, text, yes = (say(f"letters.note_{part}") for part in ("title", "text", "yes"))
    return TextQuestion(title, text, yes, say("letters.keep"))


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


def letter_panel(services: Services, match: LetterMatch, tools: Sequence[Button]) -> Panel:
    """Return the panel of a match, with those of the ``tools`` below it that are visible."""
    say, ended = services.translate, outcome(match)
    lines = [Words(words, _BODY) for words in _told(services, match) if words]
    boxes: list[Block] = [Column(*lines, gap=_LINES)]
    letter = _greeted(match)
    if letter is not None:
        name = seat_name(services, match, letter.writer)
        words = say("letters.says", name=name, text=letter.greeting)
        boxes.append(Panel(Words(words, _QUOTE), edge=22.0, tall=14.0, paper="parchment"))
    if match.kept.note:
        boxes.append(Words(say("letters.own_note", text=match.kept.note), _NOTE))
    items = [Item(tool, button_height(_BUTTON)) for tool in tools if tool.visible]
    stage = LetterSight(
        lambda: envelope_of(services, match), facing_of(services, match), sight="bridge"
    )
    head = PanelHead(say(f"history.outcomes.{ended}") if ended else stage_words(services, match))
    tall, below = (_TOP, _TALL), Grid(items, 2, gap=_PARTS)
    return Panel(stage, head, *boxes, below, tall=tall, gap=_PARTS, paper="wood", spring=1)


def _told(services: Services, match: LetterMatch) -> Iterator[str]:
    """Yield the lines about a match, "" for one that has nothing to tell."""
    yield result_words(services, match)
    yield letter_mode(services, match)
    yield age_words(services, match)
    if match.may_agree and match.stage is not LetterStage.WATCH:
        name = seat_name(services, match, match.course.offered)
        yield services.translate("letters.draw_offered", name=name)
    if match.misses_private:
        yield private_words(services, match)
    if match.stage is LetterStage.GONE:
        yield stage_words(services, match)
    yield from left_words(services, match)
    yield check_words(services, match)


def _greeted(match: LetterMatch) -> Letter | None:
    """Return the last letter of another with a line, of as many as there are seats, or None."""
    letters = (letter for letter, _ in reversed(match.kept.letters[-match.terms.seats :]))
    return next((each for each in letters if each.greeting and each.writer != match.own), None)
