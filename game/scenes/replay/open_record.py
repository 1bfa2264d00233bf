"""The ways into a replay: a file, a code, a record; and what is shown where there is none."""

from __future__ import annotations

from pathlib import Path

from game.kit import Scene, read_clipboard
from game.play import (
    MatchCodeError,
    Playback,
    RecordError,
    Salvaged,
    from_match_code,
    looks_like_match_code,
    salvage_file,
)

from ..services import Services
from .replay_scene import ReplayScene
from .unplayable import UnplayableRecord


def opened(services: Services, found: Salvaged, *, shared: bool = False) -> Scene:
    """Return the replay of a record, or what can be told of one that cannot be played again.

    In one that was ``shared`` nobody is "you": somebody else may have played it.
    """
    record = found.record
    if record is None:
        return UnplayableRecord(services, services.say(found.problem))
    playback = Playback.of(services.content, record)
    problem = found.problem or playback.problem
    if not playback.moments:
        words = services.say(problem) if problem else services.translate("replay.never_dealt")
        return UnplayableRecord(services, words, record, shared=shared)
    words = services.say(problem) if problem else ""
    return ReplayScene(services, record, playback, words, shared=shared)


def opened_file(services: Services, path: Path | None) -> Scene:
    """Return the replay of a file, as far as it goes; the file is left as it is.

    None is one whose name cannot be read.
    """
    if path is None:
        return UnplayableRecord(services, services.translate("replay.unreadable_name"))
    return opened(services, salvage_file(path), shared=True)


def opened_code(services: Services, text: str) -> Scene:
    """Return the replay of a code, or what is wrong with it."""
    try:
        record = from_match_code(services.content, text)
    except MatchCodeError as problem:
        return UnplayableRecord(services, services.translate(f"replay.code.{problem.fault}"))
    except RecordError as problem:
        return UnplayableRecord(services, services.say(problem))
    return opened(services, Salvaged(record), shared=True)


def opened_clipboard(services: Services) -> Scene | None:
    """Return what the clipboard leads to: a code, or the path of a file; None for neither."""
    text = (read_clipboard() or "").strip()
    if looks_like_match_code(text):
        return opened_code(services, text)
    path = Path(text.removeprefix("file://").strip("\"'")) if 0 < len(text) < 1000 else None
    try:
        is_file = path is not None and path.is_file()
    except (OSError, ValueError):
        is_file = False
    return opened_file(services, path) if is_file and path is not None else None
