"""A win is compared with the figures of all matches, or their records where these lack."""

import sqlite3
from contextlib import closing

from game.play import Match, Seat, past_matches
from game.rules import RIGHT, TakeDeck, Terms
from game.scenes import Services
from game.scenes.common import file_year
from game.scenes.results.match_gains_row import gain_signs

ADA, MASTER = Seat("Ada"), Seat("", "computer", strength="master")


def won(services: Services, seed: int, loser: int = RIGHT) -> Match:
    """File a duel that the master gives up, or who else is the ``loser``."""
    match = Match.new(services.content, Terms(), (ADA, MASTER), seed, services.store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    match.concede(loser)
    match.close()
    services.file(match)
    return match


def test_the_figures_tell_what_the_records_tell(services: Services) -> None:
    file_year(services, 60)
    profile = services.profile
    assert profile.figures.past("") == past_matches(profile.history.matches())
    latest, *others = profile.history.matches()
    assert profile.figures.past(latest.id) == past_matches(others)


def test_matches_that_an_older_game_has_filed_count_too(services: Services) -> None:
    won(services, 1)
    second = [sign.words for sign in gain_signs(services, won(services, 2), None)]
    assert "2 wins in a row" in second
    assert services.profile.path is not None
    with closing(sqlite3.connect(services.profile.path)) as connection:
        connection.execute("DELETE FROM match_figures")
        connection.commit()
    third = [sign.words for sign in gain_signs(services, won(services, 3), None)]
    assert "3 wins in a row" in third
