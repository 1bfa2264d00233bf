"""All that the data files say, read when it is first asked for."""
# ruff: noqa: PLC0415 (the menu asks for the texts alone, and does not wait for the rest)

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from game import paths

from . import checks
from .errors import BrokenData, ContentError, FieldError
from .language_files import ENGLISH, load_strings
from .source import Document, documents, load, read_text
from .strings import Strings

if TYPE_CHECKING:
    from game.rules import Card
    from game.voyage import VoyageBook

    from .card_file import Deck
    from .even_odds_file import EvenOdds
    from .preset_file import Hardness, Preset
    from .spoken_lines import Character

T = TypeVar("T")


class Content:
    """All that the data files say: the texts of a language, and what has nothing to do with it.

    Each file is read, and checked, when what it says is first asked for; that raises
    ``BrokenData``. ``folder`` is that of the files, the game's own where there is none.
    """

    def __init__(self, strings: Strings, folder: Path | None = None) -> None:
        self.strings = strings
        self._folder = folder or paths.data_dir()

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """The cards by id, in the kit's order."""
        from .card_file import read_cards

        return self._load("cards", read_cards)

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """The printed decks."""
        from .card_file import read_decks

        return self._load("decks", lambda value: read_decks(value, self.cards))

    @cached_property
    def suggested(self) -> tuple[Deck, ...]:
        """Decks of ten for those who have built none for a constructed duel."""
        from game.rules import DECK_SIZE

        from .card_file import read_decks

        return self._load("suggested_decks", lambda value: read_decks(value, self.cards, DECK_SIZE))

    @cached_property
    def even_decks(self) -> tuple[Deck, ...]:
        """Decks beside the printed ones that are as good as one another."""
        from .card_file import read_even_decks

        return self._load("even_decks", lambda value: read_even_decks(value, self.cards))

    @cached_property
    def even_odds(self) -> EvenOdds:
        """What one of two printed decks is given so that either wins as often."""
        from .even_odds_file import read_even_odds

        return self._load("even_odds", lambda value: read_even_odds(value, self.decks))

    @cached_property
    def hardness(self) -> Hardness:
        """How often a computer player wins against any settings of the Horde."""
        from .preset_file import read_hardness

        return self._load("hardness", read_hardness)

    @cached_property
    def presets(self) -> Mapping[int, tuple[Preset, ...]]:
        """Ready-made settings of the custom solo game by their points, the gentlest first."""
        from .preset_file import read_presets

        levels = self._load("difficulty", lambda value: read_presets(value, self.cards))
        wins = self.hardness.wins
        return {
            points: tuple(sorted(level, key=lambda preset: -wins(preset.difficulty)))
            for points, level in levels.items()
        }

    @cached_property
    def partner_presets(self) -> Mapping[int, tuple[Preset, ...]]:
        """Those of two partners, which are proposed in their order."""
        from .preset_file import read_presets

        return self._load("partner_difficulty", lambda value: read_presets(value, self.cards))

    @cached_property
    def voyage(self) -> VoyageBook:
        """The numbers of the voyage."""
        from .voyage_numbers import read_voyage_book

        return self._load("voyage", lambda value: read_voyage_book(value, self.cards))

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """The persons whom computers play as, the weakest first."""
        from .spoken_lines import read_characters

        return self._load("characters", lambda value: read_characters(value, self.cards))

    def _load(self, name: str, read: Callable[[object], T]) -> T:
        try:
            return load(self._folder, f"{name}.yaml", read)
        except ContentError as fault:
            raise BrokenData(*fault.args) from None

    def parts(self) -> Iterator[Callable[[], object]]:
        """Yield what reads the files, one after the other."""
        for name, part in vars(Content).items():
            if isinstance(part, cached_property):
                yield partial(getattr, self, name)


def load_content(language: str = ENGLISH, folder: Path | None = None) -> Content:
    """Load and check all data files (of ``folder``, or the game's own).

    Raises ``ContentError``.
    """
    content = Content(load_strings(language, folder), folder)
    for read in content.parts():
        read()
    return content


def load_cards(folder: Path | None = None) -> dict[str, Card]:
    """Load the cards alone."""
    from .card_file import read_cards

    return load(folder or paths.data_dir(), "cards.yaml", read_cards)


def data_documents(name: str, folder: Path | None = None) -> Iterator[Document]:
    """Yield the documents of a data file, such as ``lessons/hand.yaml``, one by one."""
    folder = folder or paths.data_dir()
    file = f"{folder.name}/{name}"
    return documents(read_text(folder / name, file), file)


def read_named(
    name: str, read: Callable[[str, object], T], remedy: str, folder: Path | None = None
) -> tuple[T, ...]:
    """Read what is listed by name in a data file; raises ``ContentError``, for an empty one, too.

    ``remedy`` is what to write where there is nothing.
    """
    found: list[T] = []
    for document in data_documents(name, folder):
        try:
            entries = checks.mapping(document.data, ())
            found += (read(key, value) for key, value in entries.items())
        except FieldError as fault:
            raise document.error(fault) from None
    if not found:
        raise ContentError(name, 0, "nothing is listed", remedy)
    return tuple(found)
