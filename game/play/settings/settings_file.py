"""The file of the settings: readable, never lost and never silently ignored."""

from __future__ import annotations

import contextlib
import os
import re
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import yaml

from game import paths
from game.content import (
    PSEUDO,
    ContentError,
    Document,
    FieldError,
    Worded,
    documents,
    languages,
    read_text,
    system_reason,
)
from game.processes import has_ended

from ..records.json_checks import flag, shown
from .setting_kinds import SettingKind
from .settings import Settings

#: How each setting is read and written, by its name.
KINDS: dict[str, SettingKind] = {each.name: each.metadata["kind"] for each in fields(Settings)}
#: One setting in the file of an older version counts for these, too.
_ALSO = {"speed": ("opponent_speed", "horde_speed")}
#: Where processes cannot be asked for, a file that is so old, in seconds, is no longer written.
_LEFT_OVER = 60.0
#: The name of "screen" when it was on or off.
_FULLSCREEN = "fullscreen"

_OWN = "the game starts with its own settings"


def settings_path() -> Path:
    """Return the file of the player's settings."""
    return paths.user_config_dir() / "settings.yaml"


def option_set_path(number: int) -> Path:
    """Return the file in which a set of options is kept while another is in use."""
    return settings_path().with_name(f"options-{number}.yaml")


def load_settings(path: Path | None = None) -> tuple[Settings, str | None]:
    """Return the settings, and one line about a file that could not be used, or None.

    Such a file is set aside under a new name, and the defaults are returned. One that
    names a language which the game does not speak stays, with all else that it says.
    """
    path = path or settings_path()
    try:
        if not path.exists():
            return Settings(), None
        settings = parse_settings(read_text(path, str(path)), str(path))
    except PermissionError as error:
        reason = system_reason(error)
        english = f"{path}: the settings cannot be read ({reason}); {_OWN}"
        return Settings(), Worded("settings_unread", english, file=path, reason=reason)
    except ContentError as error:
        aside, fault = _set_aside(path), str(error)
        english = f"{error}; {aside}; {_OWN}"
        return Settings(), Worded("settings_broken", english, fault=fault, aside=aside)
    known = (*languages(), PSEUDO)
    if settings.language in known:
        return settings, None
    problem = f"{path}: there is no language {shown(settings.language)}"
    english = f"{problem}: choose one in the options, or write {' or '.join(known)}"
    line = Worded("no_language", english, file=path, language=settings.language)
    return replace(settings, language=Settings().language), line


def save_settings(settings: Settings, path: Path | None = None) -> str | None:
    """Write the settings in one step; return one line about what kept it from that, or None."""
    path = path or settings_path()
    # Each copy of the game has a name of its own for it, so that two do not mix.
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(_text(settings))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        reason = system_reason(error)
        english = f"{path}: the settings cannot be saved ({reason})"
        english = f"{english}: make room or mend the permissions"
        return Worded("settings_unsaved", english, file=path, reason=reason)
    return None


def sweep_settings(path: Path | None = None) -> None:
    """Remove what copies of the game have left beside the settings that were killed at writing."""
    path = path or settings_path()
    written = re.compile(rf"\.{re.escape(path.name)}\.([1-9]\d*)", re.ASCII)
    with contextlib.suppress(OSError), os.scandir(path.parent) as entries:
        for entry in entries:
            found = written.fullmatch(entry.name)
            if found and entry.is_file(follow_symlinks=False) and _is_left(entry, found[1]):
                # One that cannot be removed does no harm.
                with contextlib.suppress(OSError):
                    os.unlink(entry)


def _is_left(entry: os.DirEntry[str], process: str) -> bool:
    """Tell whether nobody writes a file any more; ``process`` is the number of who did."""
    ended = has_ended(process)
    # Where that cannot be told, what is old is left over.
    return entry.stat().st_mtime < time.time() - _LEFT_OVER if ended is None else ended


def _text(settings: Settings) -> str:
    values = {name: kind.write(getattr(settings, name)) for name, kind in KINDS.items()}
    return yaml.dump(values, Dumper=_Dumper, sort_keys=False, allow_unicode=True)


class _Dumper(yaml.SafeDumper):
    """Writes texts as they are, and escapes what PyYAML would write and not read again."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002
        """Write equal values twice rather than as anchor and alias."""
        return True


def _represented(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    whole = text.encode("utf-8", "replace").decode()
    style = None if whole.isprintable() else '"'
    return dumper.represent_scalar("tag:yaml.org,2002:str", whole, style)


_Dumper.add_representer(str, _represented)


def _set_aside(path: Path) -> Worded:
    """Give the file a name of its own, and return what became of it."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        reason = system_reason(error)
        return Worded("file_stays", f"the file stays as it is ({reason})", reason=reason)
    return Worded("file_aside", f"the file was set aside as {aside.name}", aside=aside.name)


def parse_settings(text: str, file: str) -> Settings:
    """Return the settings that a text says; raises ``ContentError`` with the place in ``file``."""
    found = list(documents(text, file))
    if not found or found[0].data is None:
        return Settings()
    try:
        return _settings(found)
    except FieldError as fault:
        raise found[0].error(fault) from None


def _settings(found: list[Document]) -> Settings:
    values = found[0].data
    if len(found) > 1 or not isinstance(values, dict):
        raise FieldError((), "these are no settings", "write one list of keys and values")
    read: dict[str, Any] = {}
    for key, value in values.items():
        if key not in KINDS and key != _FULLSCREEN:
            raise FieldError((key,), f"unknown setting {key!r}", f"known are {', '.join(KINDS)}")
        try:
            if key == _FULLSCREEN:
                read.setdefault("screen", "fullscreen" if flag(value, repr(key)) else "window")
            else:
                read[key] = KINDS[key].read(value, repr(key))
        except FieldError as fault:
            raise FieldError((key,), fault.problem, fault.hint) from None
    for key, others in _ALSO.items():
        if key in read:
            read = dict.fromkeys(others, read[key]) | read
    return replace(Settings(), **read)
