"""Moments of puzzles, for the pictures."""

from __future__ import annotations

from game.puzzles import KINDS, SURVIVE, WIN_NOW
from game.rules import EndTurn

from ..services import Services
from .puzzle_progress import puzzle_book
from .puzzle_run import PuzzleRun, Stopwatch
from .puzzle_scene import PuzzleScene
from .puzzle_words import today
from .referee import Stage


def _run(kind: str) -> PuzzleRun:
    return PuzzleRun(next(each for each in puzzle_book().ladder if each.kind == kind))


def _ended(scene: PuzzleScene) -> PuzzleScene:
    """Have the turn judged that the scene begins with, and what refutes it be over."""
    scene.referee.ask()
    scene.referee.stage = Stage.OVER
    return scene


def example(services: Services) -> PuzzleScene:
    """Return a puzzle that has just been begun."""
    return PuzzleScene(services, _run(WIN_NOW))


def example_hint(services: Services) -> PuzzleScene:
    """Return a puzzle in which two hints were asked for."""
    scene = PuzzleScene(services, _run(WIN_NOW))
    scene.give_hint()
    scene.give_hint()
    return scene


def example_solved(services: Services) -> PuzzleScene:
    """Return a puzzle of the day that has just been solved."""
    run = _run(SURVIVE)
    run.day, run.today = today(), True
    run.watch = Stopwatch(lambda: 0.0, 74.0)
    return _ended(PuzzleScene(services, run, run.puzzle.solution))


def example_earned(services: Services) -> PuzzleScene:
    """Return a puzzle that is the last of a kind to be solved, which earns an achievement."""
    solved = _run(SURVIVE).puzzle
    for kind in KINDS:
        if kind != solved.kind:
            services.profile.puzzles.note_solved(_run(kind).puzzle.id, 9.0)
    return example_solved(services)


def example_failed(services: Services) -> PuzzleScene:
    """Return a puzzle of which the turn was ended too early."""
    return _ended(PuzzleScene(services, _run(WIN_NOW), (EndTurn(),)))
