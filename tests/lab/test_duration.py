"""How long games last is told with who has won them."""

from game.lab import GameOutcome, Job
from game.lab.reports import strength_figures
from game.lab.tables import strengths_text
from game.rules import DRAW, LEFT, Terms


def lasting(number: int, turns: int, winner: int = LEFT) -> tuple[Job, GameOutcome]:
    job = Job("deep-deep", number, number, Terms("draft"), ("deep", "deep"))
    return job, GameOutcome(winner, LEFT, turns, "", ((), ()), ((), ()))


def test_games_that_go_in_circles_are_counted() -> None:
    """R7.2: more than twenty turns a side, and the end without a winner."""
    usual = [lasting(number, 14) for number in range(37)]
    games = [*usual, lasting(37, 40), lasting(38, 41), lasting(39, 200, DRAW)]
    figures = strength_figures(games)
    (row,) = figures["pairs"]
    assert (row["turns_95"], row["long"], row["drawn"]) == (41, 2, 1)
    heads, line = strengths_text(figures).splitlines()
    assert heads.split("  ")[-2:] == ["95 % by", "over 40"]
    assert line.split()[-2:] == ["41", "2"]
