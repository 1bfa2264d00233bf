"""Which languages there are: the game's strings files, and those in the player's folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from game import paths

from .checks import card_name, mapping, word
from .errors import ContentError, FieldError
from .source import Document, documents, load, only_document, read_text
from .strings import HEAD, PSEUDO, Strings, read_strings

#: The language that every other one falls back to.
ENGLISH = "en"

_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
#: The head of a strings file: from its key to the next key at the edge, or the end.
_HEAD_LINES = re.compile(rf"^{HEAD}:.*?(?=^[^\s#]|\Z)", re.MULTILINE | re.DOTALL)


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages that have a strings file, in alphabetical order.

    They are those of ``folder``, or the game's own and the player's.
    """
    return tuple(sorted({path.stem for place in _places(folder) for path in _files(place)}))


def language_names(folder: Path | None = None) -> dict[str, str]:
    """Return every language with its name in its own tongue, English first, then by name."""
    names = load(paths.data_dir(), "languages.yaml", _read_names)
    found = {code: names.get(code, code) for code in languages(folder)}
    for place in reversed(_places(folder)):
        for path in _files(place):
            found[path.stem] = _name_in(path) or found[path.stem]
    codes = sorted(found, key=lambda code: (code != ENGLISH, found[code].casefold()))
    return {code: found[code] for code in codes}


def load_strings(language: str = ENGLISH, folder: Path | None = None) -> Strings:
    """Load the texts of one language alone; ``pseudo`` is made from English.

    Texts that a language lacks are in English, and listed in ``missing``. The player's file goes
    before the game's own. Raises ``ContentError``.
    """
    if language == PSEUDO:
        return load_strings(ENGLISH, folder).pseudo()
    data = folder or paths.data_dir()
    known = languages(folder)
    if language not in (*known, ENGLISH):
        problem = f"there is no language {language!r}"
        hint = f"known are {', '.join((*known, PSEUDO))}"
        raise ContentError(f"{data.name}/strings", 0, problem, hint)
    texts = load(data, f"strings/{ENGLISH}.yaml", lambda value: read_strings(ENGLISH, value))
    for place in reversed(_places(folder)):
        path, own = place / f"{language}.yaml", place == data / "strings"
        if path.is_file() and not (own and language == ENGLISH):
            file = f"{data.name}/strings/{path.name}" if own else str(path)
            texts = _read_over(texts, language, only_document(path, file))
    return texts


def leftovers(language: str, folder: Path | None = None) -> tuple[str, ...]:
    """Return the keys in the files of a language that English does not have."""
    english = load_strings(ENGLISH, folder)
    found: dict[str, None] = {}
    for place in _places(folder):
        path = place / f"{language}.yaml"
        if path.is_file():
            document = only_document(path, str(path))
            try:
                found |= dict.fromkeys(read_strings(language, document.data))
            except FieldError as fault:
                raise document.error(fault) from None
    return tuple(key for key in found if key not in english)


def _read_over(fallback: Strings, language: str, document: Document) -> Strings:
    """Return the texts of a file, with what it lacks from ``fallback``."""
    try:
        return read_strings(language, document.data, fallback, document.file)
    except FieldError as fault:
        raise document.error(fault) from None


def _places(folder: Path | None) -> list[Path]:
    """Return the folders of strings files, the one that goes before the others first."""
    if folder is not None:
        return [folder / "strings"]
    return [paths.user_languages_dir(), paths.data_dir() / "strings"]


def _files(place: Path) -> Iterator[Path]:
    """Yield the strings files of a folder; other files in it are something else."""
    try:
        found = sorted(place.glob("*.yaml"))
    except OSError:
        return
    yield from (path for path in found if _CODE.fullmatch(path.stem))


def _read_names(value: object) -> dict[str, str]:
    return {code: word(name, (code,)) for code, name in mapping(value, ()).items()}


def _name_in(path: Path) -> str:
    """Return the name in the head of a file, found without reading all its texts, or nothing.

    A file that cannot be read complains when it is chosen.
    """
    try:
        head = _HEAD_LINES.search(read_text(path, str(path)))
        found = list(documents(head[0], str(path))) if head else []
    except ContentError:
        return ""
    part = found[0].data if found else None
    section = part.get(HEAD) if isinstance(part, dict) else None
    name = section.get("name") if isinstance(section, dict) else None
    try:
        return card_name(name, (HEAD, "name"))
    except FieldError:
        return ""
