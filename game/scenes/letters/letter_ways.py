"""The table of a match by letter: what leads out of it, and what is told while others write."""

from game.kit import Command, PointerPressed, Scene
from game.play import LetterMatch, LetterStage, Match
from game.rules import NOBODY

from ..match.dialogs.match_dialogs import MatchWays
from ..match.table_part import TablePart, TableTools
from ..services import Services
from .letter_words import left_words, private_words, seat_name

#: What opens the sheet of a letter once one's turn is done.
_OPENS = ("accept", "next")


class LetterWays(MatchWays):
    """Leads to the letters; who gives up writes so."""

    leave = "letters"

    def __init__(self, services: Services, match: Match, letter: LetterMatch) -> None:
        super().__init__(services, match)
        self.letter = letter
        if letter.terms.hands_over:
            self.give_up = "hand_over"

    def ending(self) -> Scene:
        """Return the last sheet while something is to be sent, then the results."""
        routes = self.services.routes.letters
        if self.letter.course.awaited == self.letter.own:
            return routes.sheet(self.letter)
        return routes.results(self.letter)

    def left(self) -> Scene:
        """Return the list of letters; the turn is kept as it is."""
        return self.services.routes.letters.all(self.letter.terms.match)

    def concedes(self) -> Scene | None:
        """Write that one gives up, and return the sheet with that letter."""
        self.letter.resign()
        return self.services.routes.letters.sheet(self.letter)

    def parts(self, tools: TableTools) -> list[TablePart]:
        """Return what tells at the table that a letter is ready, or awaited."""
        return [LetterPart(tools, self.letter)]


class LetterPart(TablePart):
    """Opens the sheet of the letter when the turn is done, and says who has to write."""

    def __init__(self, tools: TableTools, letter: LetterMatch) -> None:
        super().__init__(tools)
        self.letter = letter
        #: How often the match had changed when the sheet was opened last.
        self._opened = -1

    @property
    def done(self) -> bool:
        """Whether nothing is left to do at this table before another letter is read."""
        table = self._flow.match.by_letter
        return table is not None and table.is_done

    @property
    def _writes(self) -> bool:
        return self.letter.course.awaited == self.letter.own

    def rest(self) -> bool:
        """Note what was watched; open the sheet, once, when the own turn is done."""
        match = self._flow.match
        if match.came or match.result is not None:
            return False
        self._tell_words()
        if not {*self.letter.course.left} <= {*match.gave_up}:
            # Whoever left is known by the seat's new name from now on.
            self.letter.course.end(match)
            self._view.retext()
        with self._services.telling(self._view.tell):
            self.letter.note_seen()
        if not self.done:
            return False
        if self.letter.course.over:
            # Somebody gave up, or both agreed on a draw.
            if match.result is None:
                self.letter.course.end(match)
            return True
        if self._opened == match.changes or not self._writes:
            return False
        self._open()
        return True

    def _tell_words(self) -> None:
        """Tell, once all was watched, what was written with the last letter."""
        letter, waits = self.letter.last_letter, self.letter.stage is LetterStage.WATCH
        if not waits or letter.writer == self.letter.own:
            return
        say = self._services.translate
        name = seat_name(self._services, self.letter, letter.writer)
        offer = say("letters.draw_offered", name=name) if letter.offers else ""
        greeting = say("letters.says", name=name, text=letter.greeting) if letter.greeting else ""
        missing = private_words(self._services, self.letter) if self.letter.misses_private else ""
        left = left_words(self._services, self.letter)
        words = " ".join(filter(None, (greeting, offer, missing, *left)))
        if words:
            self._view.tell(words, by=letter.writer)

    def _open(self) -> None:
        self._opened = self._flow.match.changes
        sheet = self._services.routes.letters.sheet(self.letter)
        self._tools.dialogs.push(sheet)

    def standing(self, words: str) -> str:
        """Return that the letter waits to be sent, or whose letter is awaited."""
        if not self.done or self._flow.match.result is not None:
            return words
        if self._writes:
            return self._services.translate("letters.table_ready")
        seat = self.letter.course.awaited
        if seat == NOBODY:
            return words
        self._view.message.face = self._view.hud.portraits[seat], seat
        name = seat_name(self._services, self.letter, seat)
        return self._services.translate("letters.table_waits", name=name)

    def command(self, name: str) -> bool:
        """Open the sheet again, or go back to the letters."""
        if name not in _OPENS or not self.done or self._flow.match.result is not None:
            return False
        self._lead_on()
        return True

    def press(self, press: PointerPressed) -> bool:
        """Do the same for a press on the table."""
        del press
        return self.command(Command("accept").name)

    def _lead_on(self) -> None:
        if self._writes:
            self._open()
        else:
            self._tools.dialogs.leave()
