"""How much faster the compiled rules and opponents are, and that they play the same games.

``python -m tests.benchmarks.compiled [FOLDER]`` compiles a copy of the game
(``.ci/compile_game.py``), lets both play the same hundred games, duels of all strengths and the
solo game, a few rings of each mode and fights of a voyage with each relic, and compares them to the
last digest and the last node.
Exit status 1 tells that a game differs. With FOLDER the copy that lies there is taken as it is.
"""

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from game.lab import Job, play
from game.lab.plans import DUELS, SOLOS, GamePlan, solo_jobs, strength_jobs
from game.lab.playing import kit
from game.lab.ring.ring_jobs import RingJob, play_ring
from game.opponents import STRENGTHS
from game.rules import MODES, RINGS, Difficulty, Terms, difficulties
from tests.tuning.relic_worths import fights_with

ROOT = Path(__file__).parents[2]
GAMES = 100
#: Solo games of each of these strengths, and duels of the last: they take the longest.
SOLO = {"greedy": 4, "two_turns": 4, "deep": 2, "master": 1}
TOP_DUELS = 1
#: The strengths in the rings of each mode, a ring for each.
RINGS_BY = ("greedy", "greedy", "two_turns")
#: Fights with each relic.
FIGHTS = 6
SEED = 77
LEVEL = 3


def jobs() -> list[Job]:
    """Return the games: the top, solo at one level, and every other pair of neighbours."""
    found = list(_duels(STRENGTHS[-1], STRENGTHS[-2], TOP_DUELS))
    settings: list[Difficulty] = difficulties(LEVEL)
    for strength, games in SOLO.items():
        table = GamePlan(games, SEED, SOLOS, (0, 1))
        found += solo_jobs(strength, {str(LEVEL): settings}, table)
    pairs = list(zip(STRENGTHS[1:-1], STRENGTHS, strict=False))
    for index, (one, other) in enumerate(pairs):
        rest = GAMES - len(found)
        found += _duels(one, other, rest // (len(pairs) - index))
    return found


def _duels(one: str, other: str, games: int) -> Iterator[Job]:
    return strength_jobs([(one, other)], GamePlan(games, SEED, DUELS, (0, 1)))


def ring_jobs() -> Iterator[RingJob]:
    """Yield the rings: some of each mode, drafted where they can be, in both editions."""
    for mode in MODES:
        for number, strength in enumerate(RINGS_BY):
            form = ("preconstructed", "draft")[number % 2]
            terms = Terms(form, edition=number % 2, ring=mode)
            players = (strength,) * len(RINGS[mode].sides)
            yield RingJob(f"{strength} in {mode}", number, SEED + number, terms, players)


def figures() -> dict[str, list[object]]:
    """Return of each game its digest with all that was thought in it, the nodes and the seconds."""
    found: dict[str, list[object]] = {}
    for job in jobs():
        outcome = play(job)
        nodes, seconds = sum(map(sum, outcome.nodes)), sum(map(sum, outcome.seconds))
        same = [outcome.end, outcome.winner, outcome.turns, outcome.nodes]
        found[f"{'-'.join(job.players)}/{job.number}"] = [same, nodes, seconds]
    for relic in kit().voyage.relics:
        for fight in fights_with((relic,), FIGHTS):
            outcome = play(fight)
            same = [outcome.end, outcome.winner, outcome.turns, outcome.nodes]
            found[f"{fight.group}/{fight.number}"] = [same, 0, 0.0]
    for ring in ring_jobs():
        ended = play_ring(ring)
        nodes, seconds = sum(map(sum, ended.nodes)), sum(map(sum, ended.seconds))
        found[ring.key] = [[ended.end, ended.places, ended.turns, ended.nodes], nodes, seconds]
    return found


def measured(folder: Path) -> dict[str, list[object]]:
    """Return the figures of the game in a folder, worked out in a process of its own."""
    command = [sys.executable, "-m", "tests.benchmarks.compiled", "figures"]
    told = subprocess.run(command, check=True, capture_output=True, cwd=folder).stdout
    found: dict[str, list[object]] = json.loads(told)
    return found


def main(words: list[str]) -> int:
    """Compile, play, compare and print."""
    if words == ["figures"]:
        print(json.dumps(figures()))
        return 0
    if words:
        fast = Path(words[0])
    else:
        fast = ROOT / "build" / "fast"
        subprocess.run([sys.executable, ROOT / ".ci" / "compile_game.py"], check=True)
    version = [sys.executable, "-m", "game", "--version"]
    if b"compiled" not in subprocess.run(version, check=True, capture_output=True, cwd=fast).stdout:
        print(f"the game in {fast} is not compiled")
        return 1
    plain, compiled = measured(ROOT), measured(fast)
    different = [game for game in plain if plain[game][0] != compiled[game][0]]
    print(f"{len(plain)} games, {len(different)} of them different {' '.join(different)}")
    for title, pace in _paces(plain).items():
        faster = _paces(compiled)[title]
        print(f"{title:24} {pace:8.0f} plain, {faster:8.0f} compiled: {faster / pace:.2f} times")
    return int(bool(different))


def _paces(found: dict[str, list[object]]) -> dict[str, float]:
    """Return the nodes a second by who thought; of those who search."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game, (_, nodes, seconds) in found.items():
        assert isinstance(nodes, int)
        assert isinstance(seconds, float)
        for place, amount in enumerate((nodes, seconds)):
            sums[game.partition("/")[0]][place] += amount
    return {f"{who}, nodes a second": n / s for who, (n, s) in sums.items() if n}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
