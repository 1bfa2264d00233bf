"""The text of the settings: read as far as it can be, and written with what could not be read."""

import re
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from itertools import pairwise
from typing import Any, NamedTuple

import yaml

from game.content import ContentError, Document, FieldError, Worded, documents

from ..records.json_checks import flag
from .setting_kinds import SettingKind
from .settings import Settings

#: How each setting is read and written, by its name.
KINDS: dict[str, SettingKind] = {
    each.name: each.metadata["kind"] for each in fields(Settings) if "kind" in each.metadata
}
#: One setting in the file of an older version counts for these, too.
_ALSO = {"speed": ("opponent_speed", "horde_speed")}
#: The name of "screen" when it was on or off.
_FULLSCREEN = "fullscreen"
#: The beginning of a setting in a text that is no YAML as a whole, and the largest such text.
_ENTRY, _MOST_TO_MEND = re.compile(r"^(?=[^\W\d])", re.MULTILINE), 100_000
_UNKNOWN = Worded(
    "unknown_setting", "mend its name or take the line out, or use the release that wrote it"
)


def dumped(values: Mapping[str, object]) -> str:
    """Return the lines of a file, in the order of the values."""
    return yaml.dump(dict(values), Dumper=_Dumper, sort_keys=False, allow_unicode=True)


class _Dumper(yaml.SafeDumper):
    """Writes texts as they are, and escapes what PyYAML would write and not read again."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002
        return True


def _represented(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    whole = text.encode("utf-8", "replace").decode()
    style = None if whole.isprintable() else '"'
    return dumper.represent_scalar("tag:yaml.org,2002:str", whole, style)


def _decimal(dumper: _Dumper, number: float) -> yaml.ScalarNode:
    # Powers of ten are not read here.
    text = repr(number) if "e" not in repr(number) else f"{number:.15f}"
    return dumper.represent_scalar("tag:yaml.org,2002:float", text)


_Dumper.add_representer(str, _represented)
_Dumper.add_representer(float, _decimal)


class ReadSettings(NamedTuple):
    """What could be read, and a fault for each entry that could not."""

    settings: Settings
    faults: list[ContentError]


def parse_settings(text: str, file: str) -> Settings:
    """Return the settings that a text says; raises ``ContentError`` with the place in ``file``."""
    found = read_settings(text, file)
    if found.faults:
        raise found.faults[0]
    return found.settings


def read_settings(text: str, file: str) -> ReadSettings:
    """Return all settings of a text that can be read; raises ``ContentError`` where none can."""
    try:
        found = list(documents(text, file))
    except ContentError as broken:
        read = _read(_readable(text, file))
        if read.settings == replace(Settings(), others=read.settings.others):
            raise
        return ReadSettings(read.settings, [broken, *read.faults])
    if not found or found[0].data is None:
        return ReadSettings(Settings(), [])
    if len(found) > 1 or not isinstance(found[0].data, dict):
        fault = FieldError((), "these are no settings", "write one list of keys and values")
        raise found[0].error(fault)
    return _read(found)


def _readable(text: str, file: str) -> list[Document]:
    found: list[Document] = []
    if len(text) > _MOST_TO_MEND:
        return found
    starts = [entry.start() for entry in _ENTRY.finditer(text)]
    for start, end in pairwise([*starts, len(text)]):
        # The lines above keep their number.
        above = "\n" * text.count("\n", 0, start)
        with suppress(ContentError):
            found += documents(above + text[start:end], file)
    return [each for each in found if isinstance(each.data, dict)]


def _read(found: Collection[Document]) -> ReadSettings:
    read: dict[str, Any] = {}
    others: dict[str, object] = {}
    faults = []
    for document in found:
        assert isinstance(document.data, dict)
        for key, value in document.data.items():
            try:
                name, meant = _entry(key, value)
                if key == name or name not in read:
                    read[name] = meant
            except FieldError as fault:
                others[key] = value
                faults.append(document.error(FieldError((key,), fault.problem, fault.hint)))
    for key, more in _ALSO.items():
        if key in read:
            read = dict.fromkeys(more, read[key]) | read
    return ReadSettings(replace(Settings(), others=others, **read), faults)


def _entry(key: str, value: object) -> tuple[str, object]:
    if key == _FULLSCREEN:
        return "screen", "fullscreen" if flag(value, repr(key)) else "window"
    if key not in KINDS:
        raise FieldError((), f"unknown setting {key!r}", _UNKNOWN)
    return key, KINDS[key].read(value, repr(key))


def merged(settings: Settings, base: Settings | None, there: Settings) -> Settings:
    """Return what a file says, with all that ``settings`` have changed since ``base``."""
    changed = {
        name: value
        for name in KINDS
        if (value := getattr(settings, name)) != getattr(base, name, None) or base is None
    }
    kept = {name: value for name, value in there.others.items() if name not in changed}
    before = base.others if base is not None else {}
    new = dict(each for each in settings.others.items() if each not in before.items())
    return replace(there, **changed, others=kept | new)


def settings_text(settings: Settings) -> str:
    """Return the lines of a file; what could not be read stands there as it was."""
    # The menu, which reads settings, does not wait for it.

    values = {name: kind.write(getattr(settings, name)) for name, kind in KINDS.items()}
    first = Settings()
    # Once the player has chosen anew, that counts.
    values |= {
        name: value
        for name, value in settings.others.items()
        if name not in KINDS or getattr(settings, name) == getattr(first, name)
    }
    return dumped(values)
