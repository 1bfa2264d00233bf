"""The first-time tips that a profile knows, by their keys."""

from __future__ import annotations

from ...services import Services

#: The preference in which the profile keeps the keys of the tips that are known.
KNOWN = "first_tips"
#: The same of the tips of a first voyage, which have a list of their own: a veteran of matches
#: sails for the first time, too.
VOYAGE_KNOWN = "voyage_tips"
#: The key of no tip: the player has asked to be told everything anew.
ANEW = "anew"


def known_tips(services: Services) -> set[str]:
    """Return the keys of the known tips; empty in a profile that has never been told one."""
    nothing: list[str] = []
    return set(map(str, services.profile.preference(KNOWN, nothing)))


def keep_tips(services: Services, keys: set[str]) -> None:
    """Let the profile remember which tips are known; what goes wrong becomes a problem."""
    from game.play import ProfileError  # noqa: PLC0415

    try:
        services.profile.set_preference(KNOWN, sorted(keys))
    except ProfileError as problem:
        services.problems.append(str(problem))


def forget_tips(services: Services) -> None:
    """Let all tips be told anew, to a veteran too."""
    from game.play import ProfileError  # noqa: PLC0415

    keep_tips(services, {ANEW})
    try:
        services.profile.set_preference(VOYAGE_KNOWN, [])
    except ProfileError as problem:
        services.problems.append(str(problem))
