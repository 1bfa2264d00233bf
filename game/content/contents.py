"""All that the data files say, loaded in one go or in parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game import paths
from game.rules import DECK_SIZE, Card
from game.voyage import VoyageBook

from .card_file import Deck, read_cards, read_decks, read_even_decks
from .difficulty_file import Preset, read_presets
from .hardness_file import Hardness, read_hardness
from .language_files import load_strings
from .odds_file import EvenOdds, read_even_odds
from .source import Document, documents, load, read_text
from .strings import Strings
from .voyage_numbers import EMPTY_BOOK, read_voyage_book


@dataclass(frozen=True, slots=True)
class Content:
    """All that the data files say: the cards by id, in the kit's order, the decks, the texts.

    ``suggested`` are decks of ten for those who have built none for a constructed duel,
    ``even_decks`` decks beside the printed ones that are as good as one another, ``presets``
    ready-made settings of the custom solo game by the points of their level, the gentlest first,
    and ``partner_presets`` those of two partners, which are proposed in their order;
    ``hardness`` tells how often a computer player wins against any settings, ``even_odds`` what
    one of two printed decks is given so that either wins as often, ``voyage`` holds the numbers of
    the voyage.
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
    return Content(cards, decks, strings, suggested, presets, hardness, even, odds, voyage, partner)


def data_documents(name: str, folder: Path | None = None) -> Iterator[Document]:
    """Yield the documents of a data file, such as ``lessons/hand.yaml``, one by one."""
    folder = folder or paths.data_dir()
    file = f"{folder.name}/{name}"
    return documents(read_text(folder / name, file), file)


def load_cards(folder: Path | None = None) -> dict[str, Card]:
    """Load the cards alone."""
    return load(folder or paths.data_dir(), "cards.yaml", read_cards)
