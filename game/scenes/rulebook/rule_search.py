"""The search: what is typed, and the entries of the rulebook in which all of it stands."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from .book_pages import GLOSSARY, BookEntry, BookPage

#: Signs that are typed otherwise than they are printed.
_QUOTES = str.maketrans({"\u05be": "-", "’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"'})

#: A pattern for the apostrophes that folding makes one.
_QUOTE = r"[’‘ʼ']"
#: The most letters of a line that was found.
EXCERPT = 72


@dataclass(frozen=True, slots=True)
class RuleHit:
    """An entry that was found: its page, where on it, its title, and a line of what it says."""

    page: str
    anchor: str
    title: str
    number: str
    line: str


# A book, and the English one: each letter that is typed asks for all of their texts.
@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Return a text without capitals and accents, as long as it was: places in it stay."""
    return "".join(_plain(letter) for letter in text.translate(_QUOTES))


@cache
def _plain(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0].casefold()
    return base if len(base) == 1 else letter


def words_of(typed: str) -> tuple[str, ...]:
    """Return the words to look for."""
    return tuple(folded(typed).split())


def search_pages(pages: Mapping[str, BookPage], typed: str) -> list[RuleHit]:
    """Return the entries that have all the words: by number first, then title, then text.

    A word of the first chapter that the glossary repeats is found once.
    """
    words = words_of(typed)
    if not words:
        return []
    found: list[tuple[int, RuleHit]] = []
    seen: set[str] = set()
    for page in pages.values():
        rank = _rank(words, page.number, page.title, page.intro)
        if rank is not None:
            hit = RuleHit(page.key, "", page.title, page.number, page.intro)
            found.append((rank, hit))
        for entry in page.entries:
            if page.key == GLOSSARY and entry.anchor in seen:
                continue
            seen.add(entry.anchor)
            rank = _rank_of(words, entry)
            if rank is not None:
                found.append((rank, _hit(page, entry, words)))
    return [hit for _, hit in sorted(found, key=lambda each: each[0])]


def _rank_of(words: tuple[str, ...], entry: BookEntry) -> int | None:
    """Return how well an entry answers: what only its English text says comes last."""
    typed = " ".join(words)
    told = [part.text for part in entry.parts]
    rank = _rank(words, entry.number, entry.title, *told, *entry.printed)
    if rank in (None, 3) and typed in map(folded, entry.printed):
        return 2
    texts = (*told, *entry.printed, *entry.english)
    if rank is None and _rank(words, entry.number, entry.title, *texts) is not None:
        return 4
    return rank


def _rank(words: tuple[str, ...], number: str, title: str, *texts: str) -> int | None:
    """Return how well something answers, 0 best; None where it lacks a word."""
    if words == (number.casefold(),):
        return 0
    name = folded(title)
    if all(word in name for word in words):
        return 1 if name == " ".join(words) else 2
    whole = " ".join((number.casefold(), name, *map(folded, texts)))
    return 3 if all(word in whole for word in words) else None


def _hit(page: BookPage, entry: BookEntry, words: tuple[str, ...]) -> RuleHit:
    line = entry.parts[0].text if entry.parts else ""
    title = folded(entry.title)
    if not all(word in title for word in words):
        told = (part.text for part in entry.parts)
        found = next((text for text in told if any(word in folded(text) for word in words)), "")
        line = _around(found, words) if found else _named(entry, words, line)
    return RuleHit(page.key, entry.anchor, entry.title, entry.number, _excerpt(line))


def _named(entry: BookEntry, words: tuple[str, ...], line: str) -> str:
    names = (each for each in entry.printed if all(word in folded(each) for word in words))
    name = next(names, "")
    return f"{name}: {line}" if name else line


def _around(text: str, words: tuple[str, ...]) -> str:
    first = min((place for place in map(folded(text).find, words) if place >= 0), default=0)
    start = text.rfind(" ", 0, max(0, first - 24)) + 1
    return _excerpt(f"… {text[start:]}" if start else text)


def _excerpt(text: str) -> str:
    return text if len(text) <= EXCERPT else f"{text[: text.rfind(' ', 0, EXCERPT)]} …"


def pattern_of(typed: str) -> re.Pattern[str] | None:
    """Return what marks the words on a page, or None where nothing is looked for."""
    words = words_of(typed)
    if not words:
        return None
    # Folding drops accents and quotes: these take any of them.
    loose = ("".join(_QUOTE if each == "'" else re.escape(each) for each in word) for word in words)
    return re.compile("|".join(loose), re.IGNORECASE)
