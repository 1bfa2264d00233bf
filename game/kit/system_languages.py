"""Which languages the player's system speaks."""

from __future__ import annotations

import pygame

#: Codes of before, which some systems still tell.
_OLD = {"iw": "he", "in": "id", "ji": "yi", "no": "nb"}


def preferred_languages() -> tuple[str, ...]:
    """Return the codes of the system's languages, such as he or pt-BR, the preferred one first."""
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
