"""Which plural form a number takes: one small table (after CLDR, for whole numbers).

The forms that Spanish and French have for millions are left out: no number of
this game is that large.
"""

from collections.abc import Callable

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur", "yi"})


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


def _balkan(count: int) -> str:
    form = _slavic(count)
    return "other" if form == "many" else form


def _polish(count: int) -> str:
    form = _slavic(count)
    return "one" if count == 1 else "many" if form == "one" else form


def _czech(count: int) -> str:
    return "few" if count in (2, 3, 4) else _one(count)


def _lithuanian(count: int) -> str:
    teens, ones = 11 <= count % 100 <= 19, count % 10
    if teens or not ones:
        return "other"
    return "one" if ones == 1 else "few"


def _romanian(count: int) -> str:
    if count == 1:
        return "one"
    return "few" if count == 0 or 1 <= count % 100 <= 19 else "other"


def _arabic(count: int) -> str:
    if count < 3:
        return ("zero", "one", "two")[count]
    part = count % 100
    return "few" if 3 <= part <= 10 else "many" if part >= 11 else "other"


_Rule = tuple[Callable[[int], str], tuple[str, ...]]

_ONE_OTHER: _Rule = (_one, ("one", "other"))
_EAST_SLAVIC: _Rule = (_slavic, ("one", "few", "many"))
_SOUTH_SLAVIC: _Rule = (_balkan, ("one", "few", "other"))
_ZERO_AND_ONE: _Rule = (_up_to_one, ("one", "other"))

#: By language: the rule, and the forms a text must have.
_RULES: dict[str, _Rule] = {
    **dict.fromkeys(("bg", "ca", "da", "de", "el", "en", "eo", "es", "et", "fi"), _ONE_OTHER),
    **dict.fromkeys(("hu", "it", "nb", "nl", "sv", "tr", "ur", "yi"), _ONE_OTHER),
    **dict.fromkeys(("fa", "fr", "pt"), _ZERO_AND_ONE),
    **dict.fromkeys(("be", "ru", "uk"), _EAST_SLAVIC),
    **dict.fromkeys(("bs", "hr", "sr"), _SOUTH_SLAVIC),
    **dict.fromkeys(("cs", "sk"), (_czech, ("one", "few", "other"))),
    "ar": (_arabic, CATEGORIES),
    "he": (_one_two, ("one", "two", "other")),
    "lt": (_lithuanian, ("one", "few", "other")),
    "pl": (_polish, ("one", "few", "many")),
    "ro": (_romanian, ("one", "few", "other")),
}


def category(language: str, count: int) -> str:
    """Return the plural form of ``count`` in ``language``."""
    return _RULES[_base(language)][0](abs(count))


def categories(language: str) -> tuple[str, ...] | None:
    """Return the plural forms that ``language`` needs, or None for one not in the table."""
    rule = _RULES.get(_base(language))
    return None if rule is None else rule[1]


def reads_from_right(language: str) -> bool:
    """Whether ``language`` is known to be written from right to left."""
    return _base(language) in RIGHT_TO_LEFT


def _base(language: str) -> str:
    """Return the language of a code that may also name a region, as pt-BR does."""
    return language.partition("-")[0]
