"""The file of the settings: readable, never lost and never silently ignored."""

import contextlib
import os
import re
import shutil
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game import paths
from game.content import PSEUDO, ContentError, Worded, languages, read_text, system_reason
from game.processes import has_ended

from ..records.json_checks import shown
from ..records.kept_folder import free_aside, write_whole
from .settings import Settings
from .settings_text import merged, read_settings, settings_text

#: Where processes cannot be asked for, a file that is so old, in seconds, is no longer written.
_LEFT_OVER = 60.0
_OWN = "the game starts with its own settings"


def settings_path() -> Path:
    """Return the file of the player's settings."""
    return paths.user_config_dir() / "settings.yaml"


def option_set_path(number: int) -> Path:
    """Return the file in which a set of options is kept while another is in use."""
    return settings_path().with_name(f"options-{number}.yaml")


def load_settings(path: Path | None = None) -> tuple[Settings, str | None]:
    """Return the settings, and one line about what of the file could not be used, or None.

    Where a value is unknown or wrong, all others hold; it stays in the file when that is written,
    and a copy of the file as it was lies beside it. A file of which nothing can be read is set
    aside under a new name, and the defaults are returned.
    """
    path = path or settings_path()
    try:
        if not path.exists():
            return Settings(), None
        settings, faults = read_settings(read_text(path, str(path)), str(path))
    except PermissionError as error:
        reason = system_reason(error)
        english = f"{path}: the settings cannot be read ({reason}); {_OWN}"
        return Settings(), Worded("settings_unread", english, file=path, reason=reason)
    except ContentError as error:
        aside, fault = _set_aside(path), str(error)
        english = f"{error}; {aside}; {_OWN}"
        return Settings(), Worded("settings_broken", english, fault=fault, aside=aside)
    line = _told(path, faults) if faults else None
    known = (*languages(), PSEUDO)
    if settings.language in known:
        return settings, line
    problem = f"{path}: there is no language {shown(settings.language)}"
    english = f"{problem}: choose one in the options, or write {' or '.join(known)}"
    line = line or Worded("no_language", english, file=path, language=settings.language)
    return replace(settings, language=Settings().language), line


def save_settings(
    settings: Settings, path: Path | None = None, base: Settings | None = None
) -> str | None:
    """Write the settings in one step; return one line about what kept it from that, or None.

    What differs from ``base`` is written over what the file says now: another window or an editor
    may have changed it since ``base`` was read or written. Without ``base`` all is.
    """
    path = path or settings_path()
    try:
        there = _there(path)
        if there is not None:
            settings = merged(settings, base, there)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, settings_text(settings).encode())
    except OSError as error:
        reason = system_reason(error)
        english = f"{path}: the settings cannot be saved ({reason})"
        english = f"{english}: make room or mend the permissions"
        return Worded("settings_unsaved", english, file=path, reason=reason)
    return None


def _there(path: Path) -> Settings | None:
    """Return what the file says now, None where it says nothing: what is broken is kept beside."""
    try:
        if not path.exists():
            return None
        settings, faults = read_settings(read_text(path, str(path)), str(path))
    except ContentError:
        _set_aside(path)
        return None
    if faults:
        _kept_beside(path, faults)
    return settings


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


def _set_aside(path: Path) -> Worded:
    path = Path(os.path.realpath(path))
    aside = free_aside(path)
    try:
        path.rename(aside)
    except OSError as error:
        return _stays(error)
    return Worded("file_aside", f"the file was set aside as {aside.name}", aside=aside.name)


def _told(path: Path, faults: Sequence[ContentError]) -> Worded:
    aside, fault = _kept_beside(path, faults), str(faults[0])
    english = f"{fault}; {aside}; all else in it counts"
    return Worded("settings_faults", english, fault=fault, aside=aside)


def _kept_beside(path: Path, faults: Sequence[ContentError]) -> Worded:
    copy = next((each for each in _asides(path) if _faults_of(each) == _problems(faults)), None)
    if copy is None:
        copy = free_aside(path)
        try:
            shutil.copyfile(path, copy)
        except OSError as error:
            return _stays(error)
    return Worded("file_copied", f"the file as it was is kept as {copy.name}", aside=copy.name)


def _faults_of(path: Path) -> list[str]:
    try:
        return _problems(read_settings(read_text(path, path.name), path.name).faults)
    except ContentError:
        return []


def _problems(faults: Sequence[ContentError]) -> list[str]:
    return sorted(str(fault.problem) for fault in faults)


def _asides(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.stem}.broken-*{path.suffix}"))


def _stays(error: OSError) -> Worded:
    reason = system_reason(error)
    return Worded("file_stays", f"the file stays as it is ({reason})", reason=reason)
