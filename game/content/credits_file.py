"""The works of others that the game is made with, and their licences."""

from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from game import paths

from . import checks
from .contents import data_documents
from .errors import ContentError, FieldError

_FILE = "credits.yaml"
_OWN_PACKAGE = "bridges-of-erret"
_REQUIRED = ("name", "by", "licence", "home", "terms")
_LICENCE_NAMES = ("licen", "copying")


@dataclass(frozen=True, slots=True)
class CreditedWork:
    """A work of others: its name, its makers, the name of its licence, and two addresses.

    ``home`` is where it is at home, ``terms`` where its licence can be read; ``package`` is the
    Python package that brings it, or "". One with an ``extra`` of ours comes with that alone, and
    may be missing.
    """

    id: str
    name: str
    by: str
    licence: str
    home: str
    terms: str
    package: str = ""
    extra: str = ""


def load_credited_works(folder: Path | None = None) -> tuple[CreditedWork, ...]:
    """Read the works from the data files (of ``folder``, or the game's); raises ContentError."""
    document = next(data_documents(_FILE, folder), None)
    if document is None:
        raise ContentError(_FILE, 0, "nobody is credited", "write the works by their ids")
    try:
        works = checks.mapping(document.data, ())
        return tuple(_read_work(identity, entry) for identity, entry in works.items())
    except FieldError as fault:
        raise document.error(fault) from None


def _read_work(identity: str, value: object) -> CreditedWork:
    route = (identity,)
    entries = checks.keyed(value, route, _REQUIRED, ("package", "extra"))
    words = {key: checks.word(entry, (*route, key)) for key, entry in entries.items()}
    return CreditedWork(identity, **words)


def package_version(package: str) -> str:
    """Return the version of an installed Python package, "" where that cannot be told."""
    # The start does not wait for it.
    try:
        return metadata.version(package) if package else ""
    except metadata.PackageNotFoundError:
        return ""


def own_licence() -> str:
    """Return the licence of the game, from beside its data or from its package."""
    beside = paths.data_dir().parent / "LICENSE"
    return _text_of(beside) if beside.is_file() else licence_text(_OWN_PACKAGE)


def licence_text(package: str) -> str:
    """Return the licence that an installed Python package carries, or ""."""
    try:
        files = metadata.files(package) if package else None
    except metadata.PackageNotFoundError:
        files = None
    for file in files or ():
        in_metadata = ".dist-info" in str(file.parent)
        if in_metadata and file.name.lower().startswith(_LICENCE_NAMES):
            return _text_of(Path(str(file.locate())))
    return ""


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
