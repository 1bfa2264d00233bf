"""Which plural form a number takes: one small table (after CLDR, for whole numbers).

The forms that Spanish and French have for millions are left out: no number of
this game is that large.
"""

from __future__ import annotations

from collections.abc import Callable

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he"})


def _one(count: int) -> str:
    return "one" if count == 1 else "other"


def _up_to_one(count: int) -> str:
    return "one" if count in (0, 1) else "other"


def _one_two(count: int) -> str:
    return {1: "one", 2: "two"}.get(count, "other")


def _slavic(count: int) -> str:
    tens, ones = count // 10 % 10, count % 10
    if ones == 1 and tens != 1:
        return "one"
    return "few" if ones in (2, 3, 4) and tens != 1 else "many"


_Rule = tuple[Callable[[int], str], tuple[str, ...]]

#: By language: the rule, and the forms a text must have.
_RULES: dict[str, _Rule] = {
    "de": (_one, ("one", "other")),
    "en": (_one, ("one", "other")),
    "es": (_one, ("one", "other")),
    "fr": (_up_to_one, ("one", "other")),
    "he": (_one_two, ("one", "two", "other")),
    "ru": (_slavic, ("one", "few", "many")),
}


def category(language: str, count: int) -> str:
    """Return the plural form of ``count`` in ``language``."""
    return _RULES[language][0](abs(count))


def categories(language: str) -> tuple[str, ...] | None:
    """Return the plural forms that ``language`` needs, or None for one not in the table."""
    return _RULES[language][1] if language in _RULES else None
