"""All that the data files say, loaded in one go or in parts, and the works the game uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from game import paths
from game.rules import DECK_SIZE, Card
from game.voyage import VoyageBook

from . import checks
from .card_file import Deck, read_cards, read_decks, read_even_decks
from .character_file import Character, read_characters
from .difficulty_file import EvenOdds, Hardness, Preset, read_even_odds, read_hardness, read_presets
from .errors import ContentError, FieldError
from .language_files import load_strings
from .source import Document, documents, load, read_text
from .strings import Strings
from .voyage_numbers import EMPTY_BOOK, read_voyage_book

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """All that the data files say: the cards by id, in the kit's order, the decks, the texts.

    ``suggested`` are decks of ten for those who have built none for a constructed duel,
    ``even_decks`` decks beside the printed ones that are as good as one another, ``presets``
    ready-made settings of the custom solo game by the points of their level, the gentlest first,
    and ``partner_presets`` those of two partners, which are proposed in their order;
    ``hardness`` tells how often a computer player wins against any settings, ``even_odds`` what
    one of two printed decks is given so that either wins as often, ``voyage`` holds the numbers of
    the voyage; ``characters`` are the persons whom computers play as, the weakest first.
    """

    cards: Mapping[str, Card]
    decks: tuple[Deck, ...]
    strings: Strings
    suggested: tuple[Deck, ...] = ()
    presets: Mapping[int, tuple[Preset, ...]] = field(default_factory=dict)
    hardness: Hardness = field(default_factory=Hardness)
    even_decks: tuple[Deck, ...] = ()
    even_odds: EvenOdds = field(default_factory=EvenOdds)
    voyage: VoyageBook = EMPTY_BOOK
    partner_presets: Mapping[int, tuple[Preset, ...]] = field(default_factory=dict)
    characters: tuple[Character, ...] = ()

    def character_of(self, strength: str) -> Character | None:
        """Return the person who plays at a strength; None where there is none."""
        found = (each for each in self.characters if each.strength == strength)
        return next(found, None)


def load_content(language: str = "en", folder: Path | None = None) -> Content:
    """Load the data files (of ``folder``, or the game's own); raises ``ContentError``."""
    own, folder = folder, folder or paths.data_dir()
    cards = load_cards(folder)
    decks = load(folder, "decks.yaml", lambda value: read_decks(value, cards))
    suggested = load(
        folder, "suggested_decks.yaml", lambda value: read_decks(value, cards, DECK_SIZE)
    )
    even = load(folder, "even_decks.yaml", lambda value: read_even_decks(value, cards))
    odds = load(folder, "even_odds.yaml", lambda value: read_even_odds(value, decks))
    hardness = load(folder, "hardness.yaml", read_hardness)
    presets = load(folder, "difficulty.yaml", lambda value: read_presets(value, cards))
    presets = {
        points: tuple(sorted(level, key=lambda preset: -hardness.wins(preset.difficulty)))
        for points, level in presets.items()
    }
    partner = load(folder, "partner_difficulty.yaml", lambda value: read_presets(value, cards))
    strings = load_strings(language, own)
    voyage = load(folder, "voyage.yaml", lambda value: read_voyage_book(value, cards))
    characters = load(folder, "characters.yaml", lambda value: read_characters(value, cards))
    # fmt: off
    return Content(
        cards, decks, strings, suggested, presets, hardness, even, odds, voyage, partner,
        characters,
    )
    # fmt: on


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


def load_cards(folder: Path | None = None) -> dict[str, Card]:
    """Load the cards alone."""
    return load(folder or paths.data_dir(), "cards.yaml", read_cards)


_FILE = "credits.yaml"
_OWN_PACKAGE = "bridges-of-erret"
_REQUIRED = ("name", "by", "licence", "home", "terms")
_LICENCE_NAMES = ("licen", "copying")


@dataclass(frozen=True, slots=True)
class CreditedWork:
    """A work of others: its name, its makers, the name of its licence, and two addresses.

    ``home`` is where it is at home, ``terms`` where its licence can be read; ``package`` is the
    Python package that brings it, or "". One with an ``extra`` of ours comes with that alone, and
    may be missing.
    """

    id: str
    name: str
    by: str
    licence: str
    home: str
    terms: str
    package: str = ""
    extra: str = ""


def load_credited_works(folder: Path | None = None) -> tuple[CreditedWork, ...]:
    """Read the works from the data files (of ``folder``, or the game's); raises ContentError."""
    document = next(data_documents(_FILE, folder), None)
    if document is None:
        raise ContentError(_FILE, 0, "nobody is credited", "write the works by their ids")
    try:
        works = checks.mapping(document.data, ())
        return tuple(_read_work(identity, entry) for identity, entry in works.items())
    except FieldError as fault:
        raise document.error(fault) from None


def _read_work(identity: str, value: object) -> CreditedWork:
    route = (identity,)
    entries = checks.keyed(value, route, _REQUIRED, ("package", "extra"))
    words = {key: checks.word(entry, (*route, key)) for key, entry in entries.items()}
    return CreditedWork(identity, **words)


def package_version(package: str) -> str:
    """Return the version of an installed Python package, "" where that cannot be told."""
    # The start does not wait for it.
    from importlib import metadata  # noqa: PLC0415

    try:
        return metadata.version(package) if package else ""
    except metadata.PackageNotFoundError:
        return ""


def own_licence() -> str:
    """Return the licence of the game, from beside its data or from its package."""
    beside = paths.data_dir().parent / "LICENSE"
    return _text_of(beside) if beside.is_file() else licence_text(_OWN_PACKAGE)


def licence_text(package: str) -> str:
    """Return the licence that an installed Python package carries, or ""."""
    from importlib import metadata  # noqa: PLC0415

    try:
        files = metadata.files(package) if package else None
    except metadata.PackageNotFoundError:
        files = None
    for file in files or ():
        in_metadata = ".dist-info" in str(file.parent)
        if in_metadata and file.name.lower().startswith(_LICENCE_NAMES):
            return _text_of(Path(str(file.locate())))
    return ""


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
