"""Plain values -> the rulebook: the numbered rules in words, each found by its number."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from game import paths

from .checks import each, keyed, mapping, nearest, word
from .errors import FieldError, KeyPath
from .source import load
from .strings import PSEUDO, stretched

#: A citation of a rule or of a whole chapter.
CITATION = re.compile(r"\bR\d+(?:\.\d+)?\b")

_CHAPTER_NUMBER = re.compile(r"R[1-9]\d*")
_RULE_PARTS = ("text", "ruling")
_CHAPTER_PARTS = ("words", "rules", "questions")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: what is published in ``text``, what was decided here in ``ruling``.

    One of the two may be empty. ``lines`` belong to the text; ``later`` is what
    the later edition has in place of it (R12). ``printed`` are words of printed
    rules that mean this one: they are found, and not shown.
    """

    number: str
    title: str
    text: str = ""
    lines: tuple[str, ...] = ()
    ruling: str = ""
    later: str = ""
    printed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RulebookQuestion:
    """A published question, its answer, and the numbers of the rules that this follows from."""

    question: str
    answer: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: rules, words with what they mean, or questions.

    ``printed`` are other words of printed rules, by the word here that means the same.
    """

    number: str
    title: str
    intro: str = ""
    words: Mapping[str, str] = field(default_factory=dict)
    rules: tuple[Rule, ...] = ()
    questions: tuple[RulebookQuestion, ...] = ()
    printed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All chapters in their order."""

    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its number."""
        return {rule.number: rule for chapter in self.chapters for rule in chapter.rules}

    @property
    def numbers(self) -> frozenset[str]:
        """All that can be cited: the numbers of rules and of chapters."""
        return frozenset({chapter.number for chapter in self.chapters}.union(self.rules))

    def find(self, number: str) -> Chapter | Rule | None:
        """Return the rule or chapter of this number, or None."""
        found = (chapter for chapter in self.chapters if chapter.number == number)
        return next(found, None) or self.rules.get(number)


def load_rulebook(language: str = "en", folder: Path | None = None) -> Rulebook:
    """Load the rules in one language; raises ``ContentError``.

    It lies in ``folder``, or among the game's own and the player's; else it is the English one.
    ``pseudo`` is made from English.
    """
    if language == PSEUDO:
        # Every text is 40 % longer, to find those that do not fit.
        return Rulebook(tuple(map(_stretched_chapter, load_rulebook(folder=folder).chapters)))
    places = [folder or paths.data_dir()]
    if folder is None:
        places.insert(0, paths.user_languages_dir())
    for name in (f"rulebook/{language}.yaml", "rulebook/en.yaml"):
        for place in places:
            if (place / name).is_file():
                return load(place, name, _read_rulebook)
    return load(places[-1], f"rulebook/{language}.yaml", _read_rulebook)


def examples_file() -> Path:
    """Return the file of the positions that show rules, each of them a case."""
    return paths.data_dir() / "rulebook" / "examples.yaml"


def _read_rulebook(value: object) -> Rulebook:
    entries = mapping(value, ())
    book = Rulebook(tuple(_chapter(number, entry) for number, entry in entries.items()))
    _check_citations(value, (), book.numbers)
    return book


def _stretched_chapter(chapter: Chapter) -> Chapter:
    return replace(
        chapter,
        title=_longer(chapter.title),
        intro=_longer(chapter.intro),
        words={_longer(name): _longer(text) for name, text in chapter.words.items()},
        rules=tuple(map(_stretched_rule, chapter.rules)),
        questions=tuple(
            replace(each, question=_longer(each.question), answer=_longer(each.answer))
            for each in chapter.questions
        ),
        printed={},
    )


def _stretched_rule(rule: Rule) -> Rule:
    return replace(
        rule,
        title=_longer(rule.title),
        text=_longer(rule.text),
        lines=tuple(map(_longer, rule.lines)),
        ruling=_longer(rule.ruling),
        later=_longer(rule.later),
    )


def _longer(text: str) -> str:
    return stretched(text, CITATION) if text else ""


def _chapter(number: str, value: object) -> Chapter:
    route: KeyPath = (number,)
    if not _CHAPTER_NUMBER.fullmatch(number):
        raise FieldError(route, f"{number!r} is no number of a chapter", "write one such as R5")
    entries = keyed(value, route, ("title",), ("intro", "printed", *_CHAPTER_PARTS))
    if not any(part in entries for part in _CHAPTER_PARTS):
        raise FieldError(route, f"nothing in the chapter {number!r}", "add 'rules' to it")
    words = mapping(entries.get("words", {}), (*route, "words"))
    rules = mapping(entries.get("rules", {}), (*route, "rules"))
    questions = each(entries.get("questions", []), (*route, "questions"))
    return Chapter(
        number,
        word(entries["title"], (*route, "title")),
        _optional(entries, "intro", route),
        {name: word(text, (*route, "words", name)) for name, text in words.items()},
        tuple(_rule(name, entry, (*route, "rules", name)) for name, entry in rules.items()),
        tuple(_question(entry, here) for entry, here in questions),
        _printed_words(entries.get("printed", {}), (*route, "printed"), words),
    )


def _printed_words(
    value: object, route: KeyPath, words: Mapping[str, object]
) -> dict[str, tuple[str, ...]]:
    found = {}
    for name, entry in mapping(value, route).items():
        here = (*route, name)
        if name not in words:
            raise FieldError(here, f"{name!r} is no word of this chapter", nearest(name, words))
        found[name] = _words(entry, here)
    return found


def _words(value: object, route: KeyPath) -> tuple[str, ...]:
    return tuple(word(entry, here) for entry, here in each(value, route))


def _rule(number: str, value: object, route: KeyPath) -> Rule:
    chapter = str(route[0])
    if not re.fullmatch(rf"{chapter}\.[1-9]\d*", number):
        problem = f"{number!r} is no number of the chapter {chapter!r}"
        raise FieldError(
            route, problem, f"write one such as {chapter}.1, or move it to its chapter"
        )
    entries = keyed(value, route, ("title",), (*_RULE_PARTS, "list", "later", "printed"))
    if not any(part in entries for part in _RULE_PARTS):
        raise FieldError(route, f"missing key 'text' of {number!r}", "add 'text', or 'ruling'")
    if "list" in entries and "text" not in entries:
        raise FieldError((*route, "list"), f"a list without a text in {number!r}", "add 'text'")
    return Rule(
        number,
        word(entries["title"], (*route, "title")),
        _optional(entries, "text", route),
        _words(entries.get("list", []), (*route, "list")),
        _optional(entries, "ruling", route),
        _optional(entries, "later", route),
        _words(entries.get("printed", []), (*route, "printed")),
    )


def _question(value: object, route: KeyPath) -> RulebookQuestion:
    entries = keyed(value, route, ("question", "answer", "rules"))
    return RulebookQuestion(
        word(entries["question"], (*route, "question")),
        word(entries["answer"], (*route, "answer")),
        _words(entries["rules"], (*route, "rules")),
    )


def _optional(entries: Mapping[str, object], key: str, route: KeyPath) -> str:
    return word(entries[key], (*route, key)) if key in entries else ""


def _check_citations(value: object, route: KeyPath, known: frozenset[str]) -> None:
    for text, here in _texts(value, route):
        listed = len(here) > 1 and here[-2] == "rules"
        for number in [text] if listed else CITATION.findall(text):
            if number not in known:
                problem = f"{number!r} leads to no rule of this file"
                raise FieldError(here, problem, "cite one that is there")


def _texts(value: object, route: KeyPath) -> Iterator[tuple[str, KeyPath]]:
    if isinstance(value, str):
        yield value, route
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from _texts(entry, (*route, key))
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            yield from _texts(entry, (*route, index))
