"""Profiles for tests: in memory, and what stands in one."""

from __future__ import annotations

from game.play import Profile
from game.play.profile.database import connect
from game.play.profile.schema import upgrade


def in_memory() -> Profile:
    """Return an empty profile without a file."""
    connection = connect(None)
    upgrade(connection)
    return Profile(connection, None)
