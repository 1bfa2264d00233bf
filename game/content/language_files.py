"""Languages: their files read and checked, and for translators what a language lacks."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TextIO

from game import paths

from .checks import card_name, mapping, word
from .errors import ContentError, FieldError
from .source import Document, documents, load, only_document, read_text
from .strings import HEAD, PSEUDO, YOU_FORM, Entry, Strings, read_strings

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
    names = load(paths.data_dir(), "languages.yaml", _read_words)
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
    try:
        return read_strings(language, document.data, fallback, document.file)
    except FieldError as fault:
        raise document.error(fault) from None


def _places(folder: Path | None) -> list[Path]:
    if folder is not None:
        return [folder / "strings"]
    return [paths.user_languages_dir(), paths.data_dir() / "strings"]


def _files(place: Path) -> Iterator[Path]:
    try:
        found = sorted(place.glob("*.yaml"))
    except OSError:
        return
    yield from (path for path in found if _CODE.fullmatch(path.stem))


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


#: The fewest parts in the key of a section whose note holds for all its texts.
SECTION_DEPTH = 2
_ANY = "*"


def load_notes(folder: Path | None = None) -> dict[str, str]:
    """Load the notes by dotted key, of a text or of a section; raises ``ContentError``.

    In a key, * stands for any one part of it, or for the rest of one.
    """
    return load(folder or paths.data_dir(), "strings/notes.yaml", _read_words)


def note_of(notes: Mapping[str, str], key: str) -> str:
    """Return the note of a text: its own, or that of the nearest section around it, or nothing."""
    return next((notes[name] for name in _names(notes, key)), "")


def _names(notes: Mapping[str, str], key: str) -> Iterator[str]:
    # A text about "you" is the same text otherwise.
    parts = key.split(".") if key in notes else key.removesuffix(YOU_FORM).split(".")
    for length in range(len(parts), SECTION_DEPTH - 1, -1):
        here = parts[:length]
        exact = ".".join(here)
        if exact in notes:
            yield exact
        yield from (name for name in notes if _ANY in name and _matches(name.split("."), here))


def _matches(pattern: list[str], parts: list[str]) -> bool:
    return len(pattern) == len(parts) and all(map(fnmatchcase, parts, pattern))


def _read_words(value: object) -> dict[str, str]:
    return {key: word(text, (key,)) for key, text in mapping(value, ()).items()}


_OK, _INCOMPLETE, _BROKEN = 0, 1, 2


def strings_command(language: str, out: TextIO, err: TextIO, *, brief: bool = False) -> int:
    """Print the texts of a language for its translators, or with ``brief`` only what is wrong.

    The exit status is 1 where a text is missing or left over, 2 where a file cannot be used.
    """
    try:
        english, strings = load_strings(ENGLISH), load_strings(language)
        extra = leftovers(language) if language != PSEUDO else ()
        notes = load_notes()
    except ContentError as error:
        err.write(f"{error}\n")
        return _BROKEN
    missing = dict.fromkeys(strings.missing)
    if not brief:
        for key in english:
            sheet = _sheet(key, note_of(notes, key), english, strings, lacking=key in missing)
            out.write("\n".join(sheet) + "\n\n")
    out.writelines(f"{line}\n" for line in _summary(strings, missing, extra))
    return _INCOMPLETE if missing or extra else _OK


def _sheet(
    key: str, note: str, english: Strings, strings: Strings, *, lacking: bool
) -> Iterator[str]:
    yield key
    if note:
        yield f"  note: {note}"
    yield from _forms(ENGLISH, english.entry(key))
    if strings.language != ENGLISH:
        if lacking:
            yield f"  {strings.language}: (missing)"
        else:
            yield from _forms(strings.language, strings.entry(key))


def _forms(language: str, entry: Entry) -> Iterator[str]:
    if isinstance(entry, str):
        yield f"  {language}: {entry}"
    else:
        yield from (f"  {language} ({form}): {text}" for form, text in entry.items())


def _summary(strings: Strings, missing: Collection[str], extra: Sequence[str]) -> Iterator[str]:
    for key in missing:
        yield f"missing: {key}"
    for key in extra:
        yield f"left over: {key}"
    count = sum(1 for _ in strings)
    told = f"{count - len(missing)} of {count} texts, {len(missing)} missing"
    yield f"{strings.language}: {told}, {len(extra)} left over"
