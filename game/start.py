"""The start of the game: the services and the window, or one line that says what is missing."""

import sys
import traceback
from pathlib import Path

import pygame

from game import paths
from game.app import App
from game.content import (
    ENGLISH,
    BrokenData,
    Content,
    ContentError,
    kept_parses,
    load_strings,
    one_line,
)
from game.kept_files import write_report
from game.kit import FACES, Assets, has_faces
from game.play import MatchStore, load_settings, settings_path
from game.scenes import SceneRoutes, Services


def make_services(language: str | None = None) -> Services:
    """Return the services with contents, settings and matches.

    ``language`` overrides the setting. Raises ``ContentError`` for broken data files, but not for
    that of the language that is set: the game speaks English then, and says why.
    """
    settings, problem = load_settings()
    broken: ContentError | None = None
    try:
        strings = load_strings(language or settings.language)
    except ContentError as error:
        if language is not None or settings.language == ENGLISH:
            raise
        broken, strings = error, load_strings()
    services = Services(Content(strings), settings, MatchStore(), SceneRoutes)
    services.take_bindings()
    services.problems.extend(filter(None, (problem, services.gaps())))
    services.furnish()
    services.context.set_direction(strings.rtl)
    if broken is not None:
        services.problems.append(
            services.translate("problems.language_broken", problem=str(broken))
        )
    return services


def run_app(
    assets: Assets | None = None,
    language: str | None = None,
    replay: Path | None = None,
    crashed: Path | None = None,
) -> int:
    """Start the game, in ``language`` or the one that is set, with the match of a file.

    ``crashed`` is the trace of a crash, which the menu tells of. One clear line and status 2
    where it cannot start.
    """
    first = language is None and not settings_path().exists()
    try:
        with kept_parses(paths.user_cache_dir() / "parsed"):
            services = make_services(language)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 2
    if crashed is not None:
        services.problems.append(services.translate("problems.crashed", file=crashed))
    if not has_faces():
        line = f"the letters of the game are missing (no package {FACES!r}): install it again"
        print(line, file=sys.stderr)
        return 2
    try:
        app = App(services, assets, first=first)
    except pygame.error as error:
        print(f"no window can be opened ({error}): start the game on a desktop", file=sys.stderr)
        return 2
    except Exception as error:
        return give_up(error)
    try:
        return app.run(replay)
    except BrokenData as error:
        print(error, file=sys.stderr)
        return 2
    except Exception as error:
        return give_up(error)


def give_up(error: Exception) -> int:
    """Write one line about why no window can be shown; return the exit status."""
    report = write_report(traceback.format_exc())
    where = f"; the details are in {report}" if report else ""
    reason = one_line(f"{type(error).__name__}: {error}")
    print(f"the game cannot go on ({reason}): install it again{where}", file=sys.stderr)
    return 1
