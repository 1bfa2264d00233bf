"""What the player has set, in a readable file that is never lost and never silently ignored."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from game import paths
from game.content import (
    PSEUDO,
    ContentError,
    Document,
    FieldError,
    documents,
    languages,
    read_difficulty,
    read_text,
    write_difficulty,
)
from game.rules import EDITION_NAMES, LEVELS, Difficulty

from .records.json_checks import flag, items, one_of, shown, word
from .seats import FIRST_RIVAL, PORTRAITS, STRENGTHS, SeatKind

#: The ``speed`` at which nothing is seen to move.
SPEED_INSTANT = 0.0
SPEEDS = (0.5, 1.0, 2.0, 4.0, SPEED_INSTANT)
DUEL, SOLO = "duel", "solo"
#: How decks come about (R2.2 to R2.5); there is no constructed solo game.
DUEL_FORMS = ("preconstructed", "draft", "constructed")
SOLO_FORMS = DUEL_FORMS[:2]
#: Which decks a preconstructed duel offers: those of the kit, or the even ones of the house.
PRINTED, EVEN = DECK_SETS = ("printed", "even")
#: Who may sit at a side of a duel.
PLAYERS: tuple[SeatKind, ...] = ("person", "computer")
LOUDEST = 100
_INSTANT_WORD = "instant"
#: What the two sides have each.
_PAIRS = ("names", "portraits", "decks", "seats", "strengths")


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with the value it has before the player chooses.

    ``speed`` of animation is one of ``SPEEDS``, 0 is instant; ``names``, ``portraits``
    and ``decks`` (by id) are those last used, the left side's first; empty: none yet.
    ``music``, ``effects`` and ``interface`` are volumes, 0 (silent) to 100;
    ``muted`` silences all of them and leaves them as they are.
    From ``mode`` on they are the choices of the start screen, as last used:
    ``mode`` is DUEL, SOLO or, before the first match, empty; ``form`` belongs to
    duels, ``deck_set`` to preconstructed ones; ``strengths`` are those that computers
    play with. ``level`` and ``difficulty`` are those of the last custom solo game.
    """

    language: str = "en"
    hand_over: bool = True
    open_hands: bool = False
    forecast: bool = True
    loss_warning: bool = True
    first_tips: bool = True
    speed: float = 1.0
    fullscreen: bool = False
    reduced_motion: bool = False
    muted: bool = False
    music: int = 60
    effects: int = 80
    interface: int = 80
    names: tuple[str, str] = ("", "")
    portraits: tuple[str, str] = ("", "")
    decks: tuple[str, str] = ("", "")
    mode: str = ""
    form: str = DUEL_FORMS[0]
    deck_set: str = PRINTED
    solo_form: str = SOLO_FORMS[0]
    custom: bool = False
    edition: str = EDITION_NAMES[0]
    seats: tuple[SeatKind, SeatKind] = ("person", "computer")
    strengths: tuple[str, str] = (FIRST_RIVAL, FIRST_RIVAL)
    level: str = next(iter(LEVELS))
    difficulty: Difficulty = field(default_factory=Difficulty)


def settings_path() -> Path:
    """Return the file of the player's settings."""
    return paths.user_config_dir() / "settings.yaml"


def load_settings(path: Path | None = None) -> tuple[Settings, str | None]:
    """Return the settings, and one line about a file that could not be used, or None.

    Such a file is set aside under a new name, and the defaults are returned. One that
    names a language which the game does not speak stays, with all else that it says.
    """
    path = path or settings_path()
    try:
        if not path.exists():
            return Settings(), None
        settings = _parsed(read_text(path, str(path)), str(path))
    except PermissionError as error:
        problem = f"{path}: the settings cannot be read ({(error.strerror or '').lower()})"
        return Settings(), f"{problem}; the game starts with its own settings"
    except ContentError as error:
        return Settings(), f"{error}; {_set_aside(path)}; the game starts with its own settings"
    known = (*languages(), PSEUDO)
    if settings.language in known:
        return settings, None
    problem = f"{path}: there is no language {settings.language!r}"
    hint = f"choose one in the options, or write {' or '.join(known)}"
    return replace(settings, language=Settings().language), f"{problem}: {hint}"


def save_settings(settings: Settings, path: Path | None = None) -> str | None:
    """Write the settings in one step; return one line about what kept it from that, or None."""
    path = path or settings_path()
    # Of its own name for every copy of the game, so that two of them do not mix.
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
        reason = (error.strerror or str(error)).lower()
        return f"{path}: the settings cannot be saved ({reason}): make room or mend the permissions"
    return None


def _text(settings: Settings) -> str:
    values = asdict(settings)
    whole = int(settings.speed)
    values["speed"] = (whole if whole == settings.speed else settings.speed) or _INSTANT_WORD
    values |= {key: list(values[key]) for key in _PAIRS}
    values["difficulty"] = write_difficulty(settings.difficulty)
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


def _set_aside(path: Path) -> str:
    """Give the file a name of its own, and return what became of it."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        return f"the file stays as it is ({(error.strerror or str(error)).lower()})"
    return f"the file was set aside as {aside.name}"


def _parsed(text: str, file: str) -> Settings:
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
        if key not in _READERS:
            raise FieldError((key,), f"unknown setting {key!r}", f"known are {', '.join(_READERS)}")
        try:
            read[key] = _READERS[key](value, repr(key))
        except FieldError as fault:
            raise FieldError((key,), fault.problem, fault.hint) from None
    return replace(Settings(), **read)


def _language(value: object, what: str) -> str:
    language = word(value, what)
    if not language:
        raise FieldError((), f"{what} is empty", "write a language like en")
    return language


def _speed(value: object, what: str) -> float:
    if value == _INSTANT_WORD:
        return SPEED_INSTANT
    if type(value) in (int, float) and value in SPEEDS and value != SPEED_INSTANT:
        return float(value)
    raise FieldError((), f"{what} is {shown(value)}", f"write 0.5, 1, 2, 4 or {_INSTANT_WORD}")


def _volume(value: object, what: str) -> int:
    if type(value) is int and 0 <= value <= LOUDEST:
        return value
    raise FieldError((), f"{what} is {shown(value)}", f"write a whole number from 0 to {LOUDEST}")


def _pair(value: object, what: str) -> tuple[str, str]:
    words = [word(item, f"an item of {what}") for item in items(value, what)]
    if len(words) != 2:
        raise FieldError((), f"{what} has {len(words)} items", "write two, the left side's first")
    return words[0], words[1]


def _portraits(value: object, what: str) -> tuple[str, str]:
    chosen = _pair(value, what)
    for portrait in filter(None, chosen):
        one_of(portrait, f"an item of {what}", PORTRAITS)
    return chosen


def _strengths(value: object, what: str) -> tuple[str, str]:
    chosen = _pair(value, what)
    for strength in chosen:
        one_of(strength, f"an item of {what}", STRENGTHS)
    return chosen


def _known(*names: str) -> Callable[[object, str], object]:
    return lambda value, what: one_of(value, what, names)


def _mode(value: object, what: str) -> object:
    return value and one_of(value, what, (DUEL, SOLO))


def _seats(value: object, what: str) -> tuple[SeatKind, SeatKind]:
    kinds = _pair(value, what)
    for kind in kinds:
        one_of(kind, f"an item of {what}", PLAYERS)
    return kinds  # type: ignore[return-value]


_READERS: dict[str, Callable[[object, str], object]] = {
    "language": _language,
    "hand_over": flag,
    "open_hands": flag,
    "forecast": flag,
    "loss_warning": flag,
    "first_tips": flag,
    "speed": _speed,
    "fullscreen": flag,
    "reduced_motion": flag,
    "muted": flag,
    "music": _volume,
    "effects": _volume,
    "interface": _volume,
    "names": _pair,
    "portraits": _portraits,
    "decks": _pair,
    "mode": _mode,
    "form": _known(*DUEL_FORMS),
    "deck_set": _known(*DECK_SETS),
    "solo_form": _known(*SOLO_FORMS),
    "custom": flag,
    "edition": _known(*EDITION_NAMES),
    "seats": _seats,
    "strengths": _strengths,
    "level": _known(*LEVELS),
    "difficulty": lambda value, what: read_difficulty(value, (what,)),
}
