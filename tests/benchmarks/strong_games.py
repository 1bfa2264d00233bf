"""Matches of strong players, looked over as the review does: what other measurements are made of.

A match is kept as a line of a file, so that a long run can be gone on with and its games be
used again: ``read_games`` and ``write_games``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.opponents import MASTER, think, value
from game.play import ComputerPlayer, Match, Seat, TaskRunner
from game.play.analysis.review import DEEP
from game.play.analysis.turn_slices import Turn, turns_played
from game.rules import DRAW, LEFT, Terms
from tests.play.games import CONTENT

FIRST_SEED = 9000
#: The printed decks are uneven, drafted ones are not: both are played.
FORMS = ("draft", "preconstructed")
#: At so many turns of every fourth match the master looks, too.
MASTERED, EVERY = 2, 4
#: Beyond this a match goes in circles, and tells nothing new.
LAST_TURN = 60


class LookedAt(NamedTuple):
    """The beginning of a turn: its number, whose it is, and what it is worth to that side.

    By the review's search, by a bare look, and by the master, who looks at a few; None where
    nobody looked, or there was nothing to choose.
    """

    number: int
    side: int
    searched: int | None
    bare: int
    master: int | None = None


class StrongGame(NamedTuple):
    """A match that is over; ``winner`` is left's share of it: 1, 0, or a half for a draw."""

    number: int
    players: tuple[str, str]
    winner: float
    turns: tuple[LookedAt, ...]


def strong_match(number: int, players: tuple[str, str]) -> Match:
    """Return a match between two strengths; who is left changes from match to match."""
    if number % 4 >= len(FORMS):
        players = players[1], players[0]
    seats = Seat("", "computer", strength=players[0]), Seat("", "computer", strength=players[1])
    match = Match.new(CONTENT, Terms(FORMS[number % len(FORMS)]), seats, FIRST_SEED + number)
    player = ComputerPlayer(match, TaskRunner())
    while match.result is None:
        action = player.next_action()
        assert action is not None
        match.submit(action)
    return match


def looked_at(turn: Turn, *, by_master: bool) -> LookedAt:
    """Return what is found at the beginning of a turn."""
    worths = [
        line.value if line.nodes else None
        for line in (
            think(turn.start, turn.side, turn.number, turn.memory, strength)
            for strength in ((DEEP, MASTER) if by_master else (DEEP,))
        )
    ]
    bare = value(turn.start, turn.side)
    return LookedAt(turn.number, turn.side, worths[0], bare, *worths[1:])


def strong_game(number: int, players: tuple[str, str]) -> StrongGame:
    """Return a match that was played and looked over."""
    match = strong_match(number, players)
    assert match.result is not None
    winner = match.result.winner
    won = 0.5 if winner == DRAW else float(winner == LEFT)
    turns = turns_played(match)[:LAST_TURN]
    count = 0 if number % EVERY else min(MASTERED, len(turns))
    second = set(Random(number).sample(range(len(turns)), count))
    looks = (looked_at(turn, by_master=index in second) for index, turn in enumerate(turns))
    return StrongGame(number, players, won, tuple(looks))


def read_games(file: Path) -> Iterator[StrongGame]:
    """Yield the games of a file; none where there is no file."""
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        number, players, winner, turns = json.loads(line)
        kept = tuple(LookedAt(*turn) for turn in turns)
        yield StrongGame(number, (players[0], players[1]), winner, kept)


def games(count: int, players: tuple[str, str], file: Path | None) -> Iterator[StrongGame]:
    """Yield so many games: those of the file first, the others as they are played."""
    done = {game.number: game for game in read_games(file)} if file is not None else {}
    for number in range(count):
        game = done.get(number)
        if game is None:
            game = strong_game(number, players)
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(game) + "\n")
        yield game
