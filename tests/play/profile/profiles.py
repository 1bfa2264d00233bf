"""Profiles for tests: in memory, and what is filed in one."""

from game.play import Match, Profile, Record
from game.play.profile.database import connect
from game.play.profile.upgrades import upgrade

from ..games import sure


def in_memory() -> Profile:
    connection = connect(None)
    upgrade(connection)
    return Profile(connection, None)


def record_of(match: Match) -> Record:
    """Close a match that is kept in a file, and return its record."""
    match.close()
    return sure(match.record)
