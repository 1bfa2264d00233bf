"""Matches by letter to look at: homes of friends in a folder of their own, and their letters."""

from random import Random

from game.kit import Scene
from game.play import (
    Letter,
    LetterMatch,
    LetterStage,
    LetterStore,
    Sitter,
    Wording,
    at_home,
    receive_private,
)
from game.rules import NOBODY, EndTurn, State, Terms, legal_actions, to_act

from ..common import file_year
from ..services import Services
from .join_letter_screen import JoinLetterScreen
from .letter_deck_screen import LetterDeckScreen
from .letter_help_screen import LetterHelpScreen
from .letter_sheet import LetterSheet
from .letters_screen import LettersScreen
from .new_letter_screen import NewLetterScreen
from .read_letter_screen import ReadLetterScreen

_FACES = ("tide", "oak", "storm", "ash")


class ExampleTable:
    """A match by letter of the player with friends, each of whom has a home of their own."""

    def __init__(
        self, services: Services, terms: Terms, friends: tuple[str, ...], seed: int = 1
    ) -> None:
        self._random = Random(seed)
        chance = Random(seed).randbytes
        folder = services.letters.folder
        own = LetterStore(services.content, folder, chance)
        self.stores = [own]
        self.stores += [LetterStore(services.content, folder / name, chance) for name in friends]
        first = own.invite(terms, friends, Sitter("", _FACES[0]), odds=False)
        self.homes = [first]
        self.write(first)
        letter = first.kept.letters[0][0]
        for seat, name in enumerate(friends, 1):
            sitter = Sitter(name, _FACES[seat])
            self.homes.append(self.stores[seat].accept(letter, seat, sitter))

    @property
    def own(self) -> LetterMatch:
        """The match at the player's home."""
        return self.homes[0]

    def play(self, home: LetterMatch) -> None:
        """Let a home do what it has to do: it summons what it can, and ends its turn."""
        if home.stage is LetterStage.WATCH:
            home.note_seen()
        match = at_home(home)
        while home.stage is LetterStage.YOURS and to_act(match.position) == home.own:
            actions = list(legal_actions(match.position))
            plays = [each for each in actions if not isinstance(each, EndTurn)]
            state = isinstance(match.position, State)
            match.submit(self._random.choice(plays if plays and state else actions))

    def write(self, home: LetterMatch, greeting: str = "") -> Letter:
        """Let a home play its turn and write its letter."""
        self.play(home)
        return home.write(Wording(greeting))

    def deliver(self, letter: Letter) -> None:
        """Take a letter to all others."""
        for seat, store in enumerate(self.stores):
            if seat != letter.writer:
                post = store.receive(letter.code)
                self.homes[seat] = post.match or self.homes[seat]

    def play_on(self, until: int, greeting: str = "") -> None:
        """Play until the seat ``until`` has to write after the hands were dealt."""
        while True:
            awaited = self.own.course.awaited
            dealt = self.own.course.drawn and isinstance(self.own.course.position, State)
            if awaited == NOBODY or (dealt and awaited == until and len(self.own.course.plays) > 6):
                return
            self.deliver(self.write(self.homes[awaited], greeting))


def _duel(services: Services, *, mine: bool = True) -> ExampleTable:
    table = ExampleTable(services, Terms(), ("Ben",))
    table.play_on(0 if mine else 1, "Now the bridge is mine!")
    return table


def example(services: Services) -> LettersScreen:
    """Return the list with a letter to watch, one awaited, and an invitation that was sent."""
    _duel(services)
    three = ExampleTable(services, Terms(ring="three"), ("Cleo", "Dov"), 2)
    three.play_on(1)
    ExampleTable(services, Terms("draft"), ("Eve",), 3)
    return LettersScreen(services)


def example_menu_letter(services: Services) -> Scene:
    """Return the menu of somebody for whom a letter waits."""
    file_year(services, 14)
    _duel(services)
    return services.routes.menu()


def example_none(services: Services) -> LettersScreen:
    """Return the list before there is any match."""
    return LettersScreen(services)


def example_sheet(services: Services) -> LetterSheet:
    """Return the sheet on which a turn is sealed."""
    table = _duel(services)
    table.play(table.own)
    return LetterSheet(services, table.own)


def example_won(services: Services) -> Scene:
    """Return the sheet of the last letter, as the other's resignation has been read."""
    table = _duel(services, mine=False)
    table.deliver(table.homes[1].resign("You win."))
    return services.routes.letters.opened(table.own)


def example_sent(services: Services) -> LetterSheet:
    """Return the sheet with the code of a letter."""
    return LetterSheet(services, _duel(services, mine=False).own)


def example_read(services: Services) -> ReadLetterScreen:
    """Return the page on which a damaged letter was read."""
    table = _duel(services, mine=False)
    letter = table.own.own_letter
    assert letter is not None
    scene = ReadLetterScreen(services, letter.code[:-3])
    scene.read()
    return scene


def example_join(services: Services) -> JoinLetterScreen:
    """Return an invitation to a match of two pairs."""
    table = ExampleTable(services, Terms(ring="pairs"), ("Cleo", "Dov", "Eve"), 2)
    return JoinLetterScreen(services, table.own.kept.letters[0][0])


def example_new(services: Services) -> NewLetterScreen:
    """Return the plan of a match."""
    return NewLetterScreen(services)


def example_deck(services: Services) -> LetterDeckScreen:
    """Return the choice of a deck."""
    return LetterDeckScreen(services)


def example_help(services: Services) -> LetterHelpScreen:
    """Return how matches by letter work."""
    return LetterHelpScreen(services)


def example_table(services: Services) -> Scene:
    """Return the table as a letter is watched."""
    return services.routes.letters.opened(_duel(services).own)


def example_waits(services: Services) -> Scene:
    """Return the table while the other has to write."""
    return services.routes.letters.opened(_duel(services, mine=False).own)


def example_draft(services: Services) -> Scene:
    """Return a draft by letter, at the player's pick."""
    table = ExampleTable(services, Terms("draft"), ("Ben",), 4)
    while not (table.own.course.drawn and table.own.course.awaited == 0):
        table.deliver(table.write(table.homes[table.own.course.awaited]))
    return services.routes.letters.opened(table.own)


def _won(services: Services) -> LetterMatch:
    """Return a match that is over and checked."""
    table = _duel(services)
    table.deliver(table.homes[1].resign("You win."))
    table.own.note_seen()
    table.deliver(table.own.write(Wording("Well played!")))
    return table.own


def example_over(services: Services) -> LettersScreen:
    """Return the list with a match that is over and checked."""
    _won(services)
    return LettersScreen(services)


def example_results(services: Services) -> Scene:
    """Return the results of a match that is over and checked."""
    return services.routes.letters.results(_won(services))


def _pairs(services: Services, until: int) -> ExampleTable:
    """Return a match of pairs in which the player has read the partner's private letter."""
    table = ExampleTable(services, Terms(ring="pairs"), ("Cleo", "Dov", "Eve"), 2)
    table.play_on(until, "Hold the upper bridge!" if until else "")
    letter = table.homes[2].private_letter
    assert letter is not None
    receive_private(table.own, letter)
    return table


def example_pairs_sent(services: Services) -> LetterSheet:
    """Return the sheet with a letter for all, and one for the partner alone."""
    return LetterSheet(services, _pairs(services, 1).own)


def example_pairs(services: Services) -> Scene:
    """Return the table of two pairs by letter, the partner's hand open."""
    return services.routes.ring_match(at_home(_pairs(services, 0).own))


def example_ring(services: Services) -> Scene:
    """Return the table of three by letter, at the player's turn."""
    table = ExampleTable(services, Terms(ring="three"), ("Cleo", "Dov"), 2)
    table.play_on(0)
    return services.routes.ring_match(at_home(table.own))
