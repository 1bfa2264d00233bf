"""What the data files say: cards, decks and texts, all checked; the one door is this module."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game import paths
from game.rules import DECK_SIZE, Card

from . import checks
from .card_text import ability_text, card_text
from .cards import STRONGHOLD_NAMES, Deck, card_digest, read_card, read_cards, read_decks
from .difficulty import Preset, read_difficulty, read_presets, write_difficulty
from .errors import ContentError, Fault, Route
from .source import Document, documents, load, read_text
from .strings import PSEUDO, Strings, TextError, read_strings

if TYPE_CHECKING:
    from .rule_lookup import rule_command as rule_command
    from .rulebook import CITATION as CITATION
    from .rulebook import Chapter as Chapter
    from .rulebook import Question as Question
    from .rulebook import Rule as Rule
    from .rulebook import Rulebook as Rulebook
    from .rulebook import load_rulebook as load_rulebook

__all__ = [
    "CITATION",
    "PSEUDO",
    "STRONGHOLD_NAMES",
    "Chapter",
    "Content",
    "ContentError",
    "Deck",
    "Document",
    "Fault",
    "Preset",
    "Question",
    "Route",
    "Rule",
    "Rulebook",
    "Strings",
    "TextError",
    "ability_text",
    "card_digest",
    "card_text",
    "checks",
    "documents",
    "languages",
    "load_cards",
    "load_content",
    "load_rulebook",
    "load_strings",
    "read_card",
    "read_difficulty",
    "read_text",
    "rule_command",
    "write_difficulty",
]

#: What is loaded when it is first asked for, and from where: the menu does without the rulebook.
_LATE = {
    **dict.fromkeys(
        ("CITATION", "Chapter", "Question", "Rule", "Rulebook", "load_rulebook"), "rulebook"
    ),
    "rule_command": "rule_lookup",
}


def __getattr__(name: str) -> object:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_LATE[name]}"), name)


@dataclass(frozen=True, slots=True)
class Content:
    """All that the data files say: the cards by id, in the kit's order, the decks, the texts.

    ``suggested`` are decks of ten for those who have built none for a constructed duel,
    ``presets`` ready-made settings of the custom solo game by the points of their level.
    """

    cards: Mapping[str, Card]
    decks: tuple[Deck, ...]
    strings: Strings
    suggested: tuple[Deck, ...] = ()
    presets: Mapping[int, tuple[Preset, ...]] = field(default_factory=dict)


def load_content(language: str = "en", folder: Path | None = None) -> Content:
    """Load the data files (of ``folder``, or the game's own); raises ``ContentError``."""
    folder = folder or paths.data_dir()
    cards = load_cards(folder)
    decks = load(folder, "decks.yaml", lambda value: read_decks(value, cards))
    suggested = load(
        folder, "suggested_decks.yaml", lambda value: read_decks(value, cards, DECK_SIZE)
    )
    presets = load(folder, "difficulty.yaml", read_presets)
    return Content(cards, decks, load_strings(language, folder), suggested, presets)


def load_cards(folder: Path | None = None) -> dict[str, Card]:
    """Load the cards alone."""
    return load(folder or paths.data_dir(), "cards.yaml", read_cards)


def load_strings(language: str = "en", folder: Path | None = None) -> Strings:
    """Load the texts of one language alone; ``pseudo`` is made from English."""
    folder = folder or paths.data_dir()
    if language == PSEUDO:
        return load_strings("en", folder).pseudo()
    known = languages(folder)
    if language not in (*known, "en"):
        problem = f"there is no language {language!r}"
        hint = f"known are {', '.join((*known, PSEUDO))}"
        raise ContentError(f"{folder.name}/strings", 0, problem, hint)
    return load(folder, f"strings/{language}.yaml", lambda value: read_strings(language, value))


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages that have a strings file, in alphabetical order."""
    strings = (folder or paths.data_dir()) / "strings"
    return tuple(sorted(path.stem for path in strings.glob("*.yaml")))
