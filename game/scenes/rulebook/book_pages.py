"""The pages of the rulebook: chapters and the glossary, as entries in the order they are read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from game.content import Chapter, Rule, Rulebook, Strings, ability_text
from game.rules import ABILITIES, LATER

from ..common import ABILITY_RULES, AURA_RULE

GLOSSARY = "glossary"
#: Entries of the glossary beside the words of the first chapter: the keys of name and text in the
#: strings, and the number of the rule.
TERMS = {
    "bastion": ("card_types.bastion", "match.bastion_text", "R4.3"),
    "fort": ("card_types.fort", "match.fort_text", "R4.4"),
    **{
        name: (f"difficulty.settings.{name}.name", f"difficulty.settings.{name}.text", "R10.2")
        for name in ("fixed_mana", "variable_mana", "resistance", "ability")
    },
}

#: The text of an entry, a line of its list, a ruling, or what another edition has in its place.
PartKind: TypeAlias = Literal["text", "item", "ruling", "other"]


@dataclass(frozen=True, slots=True)
class BookPart:
    """A paragraph of an entry."""

    kind: PartKind
    text: str


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A rule, a word or a question: what stands below one title.

    ``anchor`` is by what others lead here; ``number`` that of a rule, ``icon`` the picture of an
    ability; ``examples`` are the names of positions to play. By ``printed`` words it is found, and
    by ``english``, the text of the English rulebook: the printed sheets of all languages name
    terms in English.
    """

    anchor: str
    title: str
    parts: tuple[BookPart, ...]
    number: str = ""
    icon: str = ""
    examples: tuple[str, ...] = ()
    printed: tuple[str, ...] = ()
    english: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BookPage:
    """A chapter, or the glossary."""

    key: str
    title: str
    intro: str
    entries: tuple[BookEntry, ...]

    @property
    def number(self) -> str:
        """The number of its chapter, nothing of the glossary."""
        return "" if self.key == GLOSSARY else self.key


def book_pages(
    book: Rulebook,
    strings: Strings,
    edition: int,
    examples: Mapping[str, tuple[str, ...]],
    english: Rulebook | None = None,
) -> dict[str, BookPage]:
    """Return the pages by their keys; the words of ``edition`` go before those of the other.

    ``examples`` are names of positions by the rule that they stand below; by what stands in
    ``english``, an entry of another language is found, too.
    """
    pages = {
        chapter.number: _chapter(chapter, strings, edition, examples) for chapter in book.chapters
    }
    if english is not None:
        pages = {key: _with_english(page, english) for key, page in pages.items()}
    return {**pages, GLOSSARY: _glossary(book, strings, edition)}


def _with_english(page: BookPage, english: Rulebook) -> BookPage:
    """Return a page whose words and rules know what they are in English."""
    chapter = english.find(page.key)
    if not isinstance(chapter, Chapter):
        return page
    terms = [(name, (text,), chapter.printed.get(name, ())) for name, text in chapter.words.items()]
    if len(terms) != sum(not entry.number for entry in page.entries):
        # A language of a player's own may explain other words, and questions are no terms.
        terms = []
    words, entries = iter(terms), []
    for entry in page.entries:
        rule = english.rules.get(entry.number)
        if rule is not None:
            name, told, printed = rule.title, (rule.text, *rule.lines), rule.printed
        else:
            name, told, printed = next(words, ("", (), ())) if not entry.number else ("", (), ())
        called = (*entry.printed, *filter(None, (name,)), *printed)
        entries.append(replace(entry, printed=called, english=told))
    return replace(page, entries=tuple(entries))


def page_of(number: str) -> str:
    """Return the key of the page on which a rule or a chapter stands."""
    return number.partition(".")[0]


def _chapter(
    chapter: Chapter, strings: Strings, edition: int, examples: Mapping[str, tuple[str, ...]]
) -> BookPage:
    entries = [*_words(chapter)]
    entries += [_rule(rule, strings, edition, examples) for rule in chapter.rules]
    for number, each in enumerate(chapter.questions, 1):
        text = strings.text("rulebook.see", text=each.answer, number=", ".join(each.rules))
        entries.append(
            BookEntry(f"{chapter.number}?{number}", each.question, (BookPart("text", text),))
        )
    return BookPage(chapter.number, chapter.title, chapter.intro, tuple(entries))


def _words(chapter: Chapter) -> Iterator[BookEntry]:
    for name, text in chapter.words.items():
        printed = chapter.printed.get(name, ())
        yield BookEntry(name, name, (BookPart("text", text),), printed=printed)


def _rule(
    rule: Rule, strings: Strings, edition: int, examples: Mapping[str, tuple[str, ...]]
) -> BookEntry:
    parts = [BookPart("text", rule.text)] if rule.text else []
    parts += [BookPart("item", line) for line in rule.lines]
    if rule.ruling:
        parts.append(BookPart("ruling", strings.text("rulebook.ruling", text=rule.ruling)))
    if rule.later and edition == LATER:
        first = [*parts]
        if first and first[0].kind == "text":
            first[0] = BookPart("other", strings.text("rulebook.first", text=rule.text))
        parts = [BookPart("text", strings.text("rulebook.later", text=rule.later)), *first]
    elif rule.later:
        parts.append(BookPart("other", strings.text("rulebook.later", text=rule.later)))
    return BookEntry(
        rule.number,
        rule.title,
        tuple(parts),
        rule.number,
        _icon(rule.number),
        examples.get(rule.number, ()),
        rule.printed,
    )


def _glossary(book: Rulebook, strings: Strings, edition: int) -> BookPage:
    entries = [entry for chapter in book.chapters for entry in _words(chapter)]
    known = {entry.title.casefold() for entry in entries}
    for name, text, number in _terms(strings, edition):
        if name.casefold() not in known:
            words = strings.text("rulebook.see", text=text, number=number)
            entries.append(BookEntry(name, name, (BookPart("text", words),), icon=_icon(number)))
    entries.sort(key=lambda entry: entry.title.casefold())
    return BookPage(GLOSSARY, strings.text("rulebook.glossary"), "", tuple(entries))


def _terms(strings: Strings, edition: int) -> Iterator[tuple[str, str, str]]:
    for ability in ABILITIES:
        name = strings.text(f"abilities.{ability}.name")
        yield name, ability_text(strings, ability, edition), ABILITY_RULES[ability]
    for name, text, number in TERMS.values():
        yield strings.text(name), strings.text(text), number


def _icon(number: str) -> str:
    names = {rule: name for name, rule in (*ABILITY_RULES.items(), ("aura", AURA_RULE))}
    return f"ui/ic_{names[number]}" if number in names else ""
