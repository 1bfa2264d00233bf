"""The ways to and between the screens of matches by letter, and out of their tables."""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kit import Scene
from game.play import LetterMatch, LetterTable, at_home, at_table

from ..services import Services

if TYPE_CHECKING:
    from pathlib import Path

    from game.play import Letter, Match

    from ..routes import FirstNews
    from .letter_ways import LetterWays


def letter_of(match: Match) -> LetterMatch:
    """Return what stands behind a match that is played by letter."""
    table = match.by_letter
    assert isinstance(table, LetterTable)
    return table.letter


class LetterRoutes:
    """Makes the screens of matches by letter."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def all(self, at: bytes = b"") -> Scene:
        """Return the list of matches by letter; the one with the name ``at`` is chosen."""
        from .letters_screen import LettersScreen

        return LettersScreen(self._services, at)

    def new(self) -> Scene:
        """Return the plan of a match by letter."""
        from .new_letter_screen import NewLetterScreen

        return NewLetterScreen(self._services)

    def read(self, text: str = "") -> Scene:
        """Return the page on which a letter is read, with what stands in it already."""
        from .read_letter_screen import ReadLetterScreen

        return ReadLetterScreen(self._services, text)

    def of_file(self, path: Path | None) -> Scene | None:
        """Return the page that reads a file with letters, or of a match by letter; else None."""
        from .read_letter_screen import ReadLetterScreen, is_of_letters

        if path is None or not is_of_letters(path):
            return None
        return ReadLetterScreen(self._services, file=path)

    def join(self, invitation: Letter, text: str = "") -> Scene:
        """Return the page on which one sits down in a match of another.

        The ``text`` in which the invitation came may have letters that follow it.
        """
        from .join_letter_screen import JoinLetterScreen

        return JoinLetterScreen(self._services, invitation, text)

    def deck(self) -> Scene:
        """Return the choice of a deck, which leaves its cards, or None."""
        from .letter_deck_screen import LetterDeckScreen

        return LetterDeckScreen(self._services)

    def sheet(self, letter: LetterMatch) -> Scene:
        """Return the sheet on which the own letter is written and sent."""
        from .letter_sheet import LetterSheet

        return LetterSheet(self._services, letter)

    def sent(self, letter: LetterMatch) -> Scene:
        """Return the sheet with the last own letter, to send it again."""
        from .letter_sheet import LetterSheet

        return LetterSheet(self._services, letter, again=True)

    def news(self) -> FirstNews | None:
        """Return what the first screen tells of letters that wait for an answer, if any do."""
        from .letter_words import letter_news

        return letter_news(self._services)

    def help_page(self) -> Scene:
        """Return how matches by letter are played, and what is a matter of trust."""
        from .letter_help_screen import LetterHelpScreen

        return LetterHelpScreen(self._services)

    def opened(self, letter: LetterMatch) -> Scene:
        """Return where a match goes on: at its table or in its setup, or with a sheet to be sent.

        Before the first turn the coin or the wheel is shown. Raises ``RecordError`` where the end
        of a match cannot be kept as seen.
        """
        from game.rules import MatchAction

        if letter.has_left:
            # Nothing is shown of it before it can be seen whole.
            return self.all(letter.terms.match)
        match = at_table(letter)
        routes = self._services.routes
        table = match.by_letter
        assert table is not None
        dealt = match.state is not None and table.is_drawn
        begun = any(isinstance(each.action, MatchAction) for each in match.history)
        if dealt and match.result is None and not begun and not letter.kept.lot:
            return routes.lot(match)
        over = match.state is not None and match.result is not None and not match.came
        if over and letter.course.awaited != letter.own:
            letter.note_seen()
            return self.results(letter)
        if table.is_done and not (dealt and letter.course.awaited != letter.own):
            if letter.course.over:
                # All was watched but that somebody ended it: the sheet tells that at once.
                letter.note_seen()
            return self.sheet(letter)
        return routes.resumed(match)

    def results(self, letter: LetterMatch) -> Scene:
        """Return the results of a match that is over, with what the check of it has found."""
        from ..results.ending import Onward
        from ..results.results_scene import ResultsScene
        from .letter_words import check_words

        match = self._services.file_letters(letter) or at_home(letter)

        def go() -> None:
            scene.stack.clear_to(self.all(letter.terms.match))

        told = check_words(self._services, letter)
        onward = Onward(told, "to_letters", "scroll", go, counts=True)
        scene = ResultsScene(self._services, match, onward)
        return scene

    def step(self, match: Match) -> Scene:
        """Return the sheet of a match whose part here is done, while its cards are chosen."""
        return self.sheet(letter_of(match))

    def ways(self, match: Match) -> LetterWays | None:
        """Return the ways out of the table of a match by letter, None for any other match."""
        if match.by_letter is None:
            return None
        from .letter_ways import LetterWays

        return LetterWays(self._services, match, letter_of(match))
