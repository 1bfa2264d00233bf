"""``rule``: what the rules say under the numbers that are cited."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import TextIO

from .errors import ContentError
from .language_files import ENGLISH, load_strings
from .rulebook import Chapter, Rule, Rulebook, RulebookQuestion, load_rulebook
from .strings import Strings

_OK, _BROKEN = 0, 2
_WIDTH = 96
_INDENT = "  "


def rule_command(numbers: Iterable[str], out: TextIO, err: TextIO, language: str = ENGLISH) -> int:
    """Print the rules and chapters of these numbers in a language; return the exit status.

    Where one of them is unknown nothing is printed but a line on ``err``, and the status is 2.
    """
    try:
        strings, book = load_strings(language), load_rulebook(language)
        found = [_find(book, number) for number in numbers]
    except ContentError as error:
        err.write(f"{error}\n")
        return _BROKEN
    parts = [
        _chapter(entry, strings) if isinstance(entry, Chapter) else _rule(entry, strings)
        for entry in found
    ]
    out.write("\n\n".join("\n".join(lines) for lines in parts) + "\n")
    return _OK


def _find(book: Rulebook, number: str) -> Chapter | Rule:
    wanted = number.strip().upper()
    entry = book.find(wanted)
    if entry is not None:
        return entry
    chapter = book.find(wanted.partition(".")[0])
    hint = f"known are {_ranges(book)}, each with its rules"
    if isinstance(chapter, Chapter):
        hint = f"the chapter {chapter.number} has no numbers of its own, ask for {chapter.number}"
        if chapter.rules:
            hint = f"known are {chapter.rules[0].number} to {chapter.rules[-1].number}"
    raise ContentError(repr(number), 0, "there is no such rule", hint)


def _ranges(book: Rulebook) -> str:
    rows: list[list[int]] = []
    for number in sorted(int(chapter.number[1:]) for chapter in book.chapters):
        if rows and number == rows[-1][-1] + 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return " and ".join(f"R{row[0]} to R{row[-1]}" if row[1:] else f"R{row[0]}" for row in rows)


def _chapter(chapter: Chapter, strings: Strings) -> Iterator[str]:
    yield f"{chapter.number}  {chapter.title}"
    if chapter.intro:
        yield from _wrapped(chapter.intro)
    for name, text in chapter.words.items():
        yield ""
        yield from _wrapped(f"{name}: {text}")
    for rule in chapter.rules:
        yield ""
        yield from _rule(rule, strings)
    for question in chapter.questions:
        yield ""
        yield from _question(question)


def _rule(rule: Rule, strings: Strings) -> Iterator[str]:
    yield f"{rule.number}  {rule.title}"
    if rule.text:
        yield from _wrapped(rule.text)
    for line in rule.lines:
        yield from _wrapped(line, "- ")
    if rule.ruling:
        yield from _wrapped(strings.text("rulebook.ruling", text=rule.ruling))
    if rule.later:
        yield from _wrapped(strings.text("rulebook.later", text=rule.later))


def _question(question: RulebookQuestion) -> Iterator[str]:
    yield from _wrapped(question.question)
    yield from _wrapped(f"{question.answer} ({', '.join(question.rules)})")


def _wrapped(text: str, mark: str = "") -> list[str]:
    first, rest = _INDENT + mark, _INDENT + " " * len(mark)
    return wrap(text, _WIDTH, initial_indent=first, subsequent_indent=rest)
