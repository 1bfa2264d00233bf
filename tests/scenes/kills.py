"""The program is killed at random moments of its play: what it has left."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.content import write_example
from game.paths import HOME_VARIABLE
from game.play import Match, Settings, check, load_settings, read_record
from game.play.profile.database import connect
from game.play.statistics.counting import UNREADABLE
from game.scenes import MenuScene, Services
from game.start import make_services
from tests.sources import ROOT

from .desktop import Desktop
from .ways import Guide

Words = list[Any]


def killed(home: Path, seed: int) -> list[Words]:
    """Let the program play, kill it at a random moment, return what it said."""
    rng = Random(seed)
    environment = {**os.environ, HOME_VARIABLE: str(home), "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.scenes.restless", str(seed)]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        # Every fifth is killed while it starts, opens its files, or a little later.
        early = rng.random() < 0.2
        wanted = 0 if early else rng.randint(1, 40)
        lines: list[str] = []
        while sum(line.startswith("[") for line in lines) < wanted:
            lines.append(process.stdout.readline())
            assert lines[-1], "the program has ended by itself"
        # Not just after it has said something.
        time.sleep(rng.uniform(0, 0.7 if early else 0.05))
        process.kill()
        lines += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL, "the program has ended by itself"
    return [json.loads(line) for line in lines if line.startswith("[") and line.endswith("\n")]


class Kept:
    """All that programs have said to have kept in one folder, until they were killed."""

    def __init__(self) -> None:
        self.acts: dict[str, dict[int, str]] = defaultdict(dict)
        self.decks: dict[int, tuple[str, list[str]]] = {}
        self.attempts: dict[str, tuple[int, bool]] = {}
        self.filed: dict[str, str] = {}
        #: How often each puzzle was tried, and whether it was ever solved.
        self.puzzles: dict[str, tuple[int, bool]] = {}
        self.counted: dict[str, str] = {}
        #: The settings that were kept last, the game's own at first, and those that may have been
        #: kept since.
        self.settings: list[dict[str, Any]] = [_plain(Settings())]

    def hear(self, lines: Iterable[Words]) -> None:
        """Take in what one program has said."""
        for what, *values in lines:
            match what:
                case "act":
                    name, number, digest = values
                    self.acts[name][number] = digest
                case "deck":
                    self.decks[values[0]] = values[1], values[2]
                case "attempt":
                    self.attempts[values[0]] = values[1], values[2]
                case "filed":
                    self.filed[values[0]] = values[1]
                case "puzzle":
                    name, tries, solved = values
                    self.puzzles[name] = tries, solved or self.puzzles.get(name, (0, False))[1]
                case "counted":
                    self.counted[values[0]] = values[1]
                case "remembering":
                    self.settings.append(values[0])
                case "settings":
                    self.settings = [values[0]]
                case _:
                    assert what == "open"


def forget_figures(kept: Kept, services: Services) -> None:
    """Let all matches have been counted by an older game: the statistics count them anew."""
    assert services.profile.path is not None
    with closing(connect(services.profile.path)) as connection:
        connection.execute("UPDATE match_figures SET version = 0")
    kept.counted.clear()


def check_matches(services: Services, kept: Kept, names: Iterable[str]) -> None:
    """Every line that was kept is in its record, and the record leads to the same positions."""
    for name in names:
        path = services.store.folder / name
        # The fights of voyages lie apart.
        record = read_record(path if path.exists() else services.voyages.fights.folder / name)
        digests = [cause.digest for cause in record.causes]
        said = kept.acts[name]
        assert {number: digests[number - 1] for number in said} == said, name
        assert check(record, services.content).agrees


def check_profile(services: Services, kept: Kept) -> None:
    """The profile opens with everything in it."""
    profile = services.profile
    decks = {deck.id: (deck.name, list(deck.cards)) for deck in profile.decks.all()}
    assert {number: decks.get(number) for number in kept.decks} == kept.decks
    for match, (level, settled) in kept.attempts.items():
        attempt = profile.campaign.attempt(match)
        assert attempt is not None
        assert attempt.level == level
        assert not settled or attempt.difficulty is not None
    for match, text in kept.filed.items():
        assert profile.history.record_text(match).decode() == text
    for name, (tries, solved) in kept.puzzles.items():
        puzzle = profile.puzzles.get(name)
        # The last try may have been kept and not be said.
        assert tries <= puzzle.tries <= tries + 1
        assert puzzle.solved is not None or not solved
        kept.puzzles[name] = puzzle.tries, puzzle.solved is not None
    waiting = set(profile.figures.waiting(len(kept.counted) + 1000))
    assert not waiting & kept.counted.keys()
    assert UNREADABLE not in kept.counted.values()
    files = profile.history.files()
    over = [path.name for path in services.store.files() if path.name not in files]
    assert not any(read_record(services.store.folder / name).finished for name in over)
    assert profile.path is not None
    with closing(connect(profile.path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def check_settings(kept: Kept) -> None:
    """The settings are the last that were kept, or those that were being kept then."""
    settings, problem = load_settings()
    assert problem is None
    assert _plain(settings) in kept.settings
    kept.settings = [_plain(settings)]


def _plain(settings: Settings) -> dict[str, Any]:
    """Return settings as a program says them."""
    plain: dict[str, Any] = json.loads(json.dumps(asdict(settings), default=str))
    return plain


def go_on(services: Services) -> str:
    """Press Continue: it leads to the match as it stood. Return the scene that it leads to."""
    pygame.display.init()
    pygame.font.init()
    desktop = Desktop(services, MenuScene(services))
    menu = Guide(desktop, Random(0)).rest()
    assert isinstance(menu, MenuScene)
    assert menu.notices.shown == []
    if menu.record is None:
        return "nothing"
    stood = menu.record
    menu.entries["continue"].on_click()
    # A hand-over may lie over the scene that has the match.
    scene = desktop.app.stack.scenes[0]
    match = getattr(scene, "match", None)
    assert isinstance(match, Match)
    assert match.record is not None
    assert match.record.path == stood.path
    assert match.record.causes[: len(stood.causes)] == stood.causes
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    desktop.turn()
    return type(scene).__name__


def look(kept: Kept, names: Iterable[str], *, again: bool = False) -> str:
    """Open everything anew, as the next start of the game does; have figures counted ``again``."""
    services = make_services()
    check_matches(services, kept, names)
    check_settings(kept)
    check_profile(services, kept)
    where = go_on(services)
    if again:
        forget_figures(kept, services)
    assert services.problems == []
    assert services.store.problems == ()
    services.profile.close()
    assert not list(services.store.folder.parent.glob("*broken*"))
    return where


def kill_and_look(home: Path, seeds: range) -> Counter[str]:
    """Kill one program after the other in the same folder; return what was found, by its names."""
    os.environ[HOME_VARIABLE] = str(home)
    home.mkdir(parents=True, exist_ok=True)
    write_example()
    kept, results = Kept(), Counter[str]()
    for seed in seeds:
        lines = killed(home, seed)
        kept.hear(lines)
        results.update(line[0] for line in lines)
        names = {line[1] for line in lines if line[0] == "act"}
        results["left at " + look(kept, names, again=seed % 10 == 9)] += 1
        results["matches"] += len(names)
    look(kept, tuple(kept.acts))
    return results
