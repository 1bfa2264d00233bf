"""Which languages the player's system speaks."""

from __future__ import annotations

import os
import sys

import pygame

#: Codes of before, which some systems still tell.
_OLD = {"iw": "he", "in": "id", "ji": "yi", "no": "nb"}


def preferred_languages() -> tuple[str, ...]:
    """Return the codes of the system's languages, such as he or pt-BR, the preferred one first."""
    named = _named() if sys.platform not in ("win32", "darwin") else None
    if named is not None:
        return named
    try:
        found = pygame.system.get_pref_locales()
    except (pygame.error, AttributeError):
        return ()
    codes = []
    for each in found:
        language = _OLD.get(each["language"], each["language"])
        country = each.get("country")
        codes.append(f"{language}-{country}" if country else language)
    return tuple(codes)


def _named() -> tuple[str, ...] | None:
    """Return what the environment names in the order of POSIX, None where it names nothing.

    SDL asks for LANG and LANGUAGE alone.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, map(os.environ.get, names)), None)
    if locale is None:
        return None
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ()
    listed = [*os.environ.get("LANGUAGE", "").split(":"), locale]
    codes = []
    for each in listed:
        code, _, country = each.partition(".")[0].partition("@")[0].partition("_")
        if code:
            codes.append("-".join(filter(None, (_OLD.get(code, code), country))))
    return tuple(dict.fromkeys(codes))
