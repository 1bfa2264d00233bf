"""Whether a line about a fault is said in every language, and not in English."""

import re
from collections.abc import Iterator
from functools import cache

from game.content import Strings, Worded, languages, load_strings

#: Words of files that stay as they are in every language.
_KEPT = {"YAML", "PNG", "UTF", "true", "false", "MB", "id"}
_LATIN = re.compile(r"[A-Za-z]{3,}")
#: The languages in other letters, in which any Latin word would be English.
_OTHER_LETTERS = ("he", "ru", "uk")


@cache
def _strings(language: str) -> Strings:
    return load_strings(language)


def english_in(line: str) -> list[str]:
    """Return what is wrong with how a line is said: the language, and the words."""
    if not isinstance(line, Worded):
        return [f"in English alone: {line}"]
    found, english = [], _strings("en").say(line)
    for language in set(languages()) - {"en"}:
        said = _strings(language).say(line)
        if said in {english, line.english}:
            found.append(f"{language}: {said}")
        if language in _OTHER_LETTERS:
            rest = said
            for value in sorted(_values(line), key=len, reverse=True):
                rest = rest.replace(value, " ")
            words = set(_LATIN.findall(rest)) - _KEPT
            found += [f"{language}: {word} in {said}" for word in sorted(words)]
    return found


def _values(line: Worded) -> Iterator[str]:
    """Yield what of a line is a value and no word of the game, such as the name of a file."""
    for value in line.values.values():
        if isinstance(value, Worded):
            yield from _values(value)
        elif str(value):
            yield str(value)
