"""How hard each Horde of the custom solo game is, found from games against all of them.

There are 286 Hordes, so that few games are played against each. Logistic regression finds what they
tell together: each choice is worth something to the player, and each two choices may be worth more
or less together than by themselves. The latter are expected to be small, and are as large as the
games insist. How far the answer is to be trusted is seen by Hordes that were left out.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from math import log, sqrt
from typing import NamedTuple

from game.content import read_difficulty, write_difficulty
from game.content.preset_file import MOST_WORTH, WORTH_UNIT, Hardness, Worth, read_hardness
from game.lab.jobs import Job, seed_of
from game.lab.plans import SOLOS, GamePlan, any_decks
from game.lab.reports import Game, Row, choices_of, share_row
from game.lab.runs import LabRun, settings_of
from game.lab.tables import percent, share_cells, text_table
from game.opponents import ODDS
from game.play.statistics.intervals import wilson
from game.rules import CHOICES, EDITION_NAMES, FIRST, LATER, LEFT, LEVELS, Difficulty, difficulties

from .logistic_fit import LogisticFit, Sample

#: How large a worth is expected to be, by how many settings it is of; the first is any Horde's.
_LOOSE = (4.0, 1.5, 0.15)
#: A pair that is worth less than this tells nothing that luck would not.
_SMALL = 0.1
#: The number of folds of the cross-validation: each leaves out every ``_FOLDS``-th Horde.
_FOLDS = 5
#: The limits of the bins by which it is seen whether what is told comes true.
_BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)


class SettingsTally(NamedTuple):
    """The results of all games against one Horde."""

    settings: Difficulty
    games: int
    won: int


def tallies(games: Sequence[Game]) -> list[SettingsTally]:
    """Return what came of the games, Horde by Horde, in the order of the plan."""
    counted: dict[Difficulty, list[int]] = {}
    for job, outcome in games:
        assert job.difficulty is not None
        counted.setdefault(job.difficulty, []).append(int(outcome.winner == LEFT))
    return [SettingsTally(settings, len(won), sum(won)) for settings, won in counted.items()]


def terms(settings: Sequence[Difficulty]) -> list[Difficulty]:
    """Return what may be worth something: nothing, each choice, each two that occur together."""
    found = [Difficulty()]
    for count in (1, 2):
        for names in combinations(CHOICES, count):
            pairs = {tuple(getattr(each, name) for name in names): None for each in settings}
            for values in sorted(pairs):
                term = Difficulty(**dict(zip(names, values, strict=True)))
                if _count(term) == count:
                    found.append(term)
    return found


def fit(seen: Sequence[SettingsTally]) -> tuple[Worth, ...]:
    """Return the worths by which the results are the least surprising, without the small pairs."""
    every = terms([tally.settings for tally in seen])
    first = _fitted(seen, every)
    kept = [term for term in every if _count(term) < 2 or abs(first[term]) >= _SMALL]
    found = {term: round(WORTH_UNIT * worth) for term, worth in _fitted(seen, kept).items()}
    return tuple(
        Worth(term, max(-MOST_WORTH, min(MOST_WORTH, points)))
        for term, points in found.items()
        if points or not _count(term)
    )


def _fitted(seen: Sequence[SettingsTally], wanted: Sequence[Difficulty]) -> dict[Difficulty, float]:
    """Return the best worths of some terms, drawn towards nothing where the games tell little."""
    samples = []
    for tally in seen:
        counts = (Worth(term, 0).counts_for(tally.settings) for term in wanted)
        features = {place: 1.0 for place, holds in enumerate(counts) if holds}
        samples += [Sample(features, 1.0)] * tally.won
        samples += [Sample(features, 0.0)] * (tally.games - tally.won)
    spread = [ODDS * _LOOSE[_count(term)] for term in wanted]
    weights = LogisticFit(samples, [0] * len(wanted), spread).weights()
    return {term: weight / ODDS for term, weight in zip(wanted, weights, strict=True)}


def _count(term: Difficulty) -> int:
    """Return how many settings a worth is of."""
    return len(write_difficulty(term))


def settings_figures(games: Sequence[Game], strength: str) -> Row:
    """Return the worths, what they tell of every Horde, and how true it is of Hordes left out."""
    seen = tallies(games)
    hardness = Hardness(strength, len(games), fit(seen))
    names = {points: name for name, points in LEVELS.items()}
    rows: list[Row] = [
        {
            "level": names[tally.settings.points or 0],
            **choices_of(tally.settings),
            "games": tally.games,
            "won": tally.won,
            "told": round(hardness.wins(tally.settings), 4),
        }
        for tally in seen
    ]
    return {
        "player": strength,
        "games": len(games),
        "levels": [
            _level(name, own)
            for name in LEVELS
            if (own := [row for row in rows if row["level"] == name])
        ],
        "left_out": _left_out(seen, strength),
        "worths": [
            {**write_difficulty(settings), "worth": points} for settings, points in hardness.worths
        ],
        "combinations": rows,
    }


def _level(level: str, rows: Sequence[Row]) -> Row:
    """Return what the Hordes of a level have in common, and how far they are apart."""
    games, won = (sum(row[key] for row in rows) for key in ("games", "won"))
    told = sorted(row["told"] for row in rows)
    return {
        "level": level,
        "settings": len(rows),
        "games": games,
        **share_row(wilson(won / games, games)),
        "hardest": told[0],
        "easiest": told[-1],
    }


def _left_out(seen: Sequence[SettingsTally], strength: str) -> Row:
    """Return how well Hordes are foretold from the others: each is left out once.

    ``error`` is how far the foretold shares are from the true ones, as far as the
    luck of few games lets it be seen: the square root of the mean square. The
    losses are the mean surprise of a game, by what is foretold and by the mean of the level.
    """
    foretold: list[tuple[SettingsTally, float, float]] = []
    for fold in range(_FOLDS):
        kept = [tally for n, tally in enumerate(seen) if n % _FOLDS != fold]
        hardness = Hardness(strength, 1, fit(kept))
        for tally in seen[fold::_FOLDS]:
            mean = _mean_of_level(kept, tally.settings.points)
            foretold.append((tally, hardness.wins(tally.settings), mean))
    games = sum(tally.games for tally, _, _ in foretold)
    beyond = 0.0
    for tally, told, _ in foretold:
        luck = told * (1 - told) / tally.games
        beyond += tally.games * ((tally.won / tally.games - told) ** 2 - luck)
    return {
        "error": round(sqrt(max(0.0, beyond / games)), 4),
        "loss": round(sum(_surprise(tally, told) for tally, told, _ in foretold) / games, 5),
        "loss_by_level": round(sum(_surprise(each, mean) for each, _, mean in foretold) / games, 5),
        "bins": [row for row in map(_bin(foretold), _BINS, _BINS[1:]) if row["games"]],
    }


def _mean_of_level(seen: Sequence[SettingsTally], points: int | None) -> float:
    """Return the share won of a level, a game won and one lost added, so that it is never sure."""
    own = [tally for tally in seen if tally.settings.points == points]
    return (1 + sum(tally.won for tally in own)) / (2 + sum(tally.games for tally in own))


def _surprise(tally: SettingsTally, told: float) -> float:
    return -tally.won * log(told) - (tally.games - tally.won) * log(1 - told)


def _bin(foretold: Sequence[tuple[SettingsTally, float, float]]) -> Callable[[float, float], Row]:
    """Return what tells, of the Hordes foretold between two shares, how often they were beaten."""

    def row(low: float, high: float) -> Row:
        own = [(tally, told) for tally, told, _ in foretold if low <= told < high]
        games = sum(tally.games for tally, _ in own)
        won = sum(tally.won for tally, _ in own)
        told = sum(tally.games * told for tally, told in own) / max(1, games)
        share = share_row(wilson(won / max(1, games), games))
        return {"settings": len(own), "games": games, "told": round(told, 4), **share}

    return row


def settings_text(figures: Row) -> str:
    """Return the levels, how far the figures are to be trusted, and all Hordes by level."""
    out = figures["left_out"]
    levels = [
        {
            "": row["level"],
            "settings": str(row["settings"]),
            "games": str(row["games"]),
            **share_cells(row),
            "hardest": percent(row["hardest"]),
            "easiest": percent(row["easiest"]),
        }
        for row in figures["levels"]
    ]
    bins = [
        {
            "left out, foretold": percent(row["told"]),
            "settings": str(row["settings"]),
            "games": str(row["games"]),
            **share_cells(row),
        }
        for row in out["bins"]
    ]
    trust = (
        f"settings left out: {percent(out['error'])} off beyond luck; "
        f"surprise {out['loss']}, by the mean of the level {out['loss_by_level']}"
    )
    ranked = sorted(figures["combinations"], key=lambda row: (LEVELS[row["level"]], row["told"]))
    every = [
        {
            "": settings_name(read_difficulty({name: row[name] for name in CHOICES}, ())),
            "level": row["level"],
            "told": percent(row["told"]),
            "won": f"{row['won']} of {row['games']}",
        }
        for row in ranked
    ]
    return "\n\n".join((text_table(levels), text_table(bins), trust, text_table(every)))


def settings_data(figures: Row, command: str) -> str:
    """Return the text of ``data/hardness.yaml``; ``command`` is what has measured it."""
    worths = [dict(entry) for entry in figures["worths"]]
    entries = {"player": figures["player"], "games": figures["games"], "worths": worths}
    return f"{_HEAD.format(command=command)}{write_hardness(read_hardness(entries))}"


_HEAD = """\
# How often a computer player wins against each Horde of the custom solo game, as measured by
#   {command}
# A Horde has the worths of all lines whose settings it has, summed up; they are hundredths of the
# logarithm of the odds: the share won is 1 / (1 + exp(-sum / 100)).
"""


def write_hardness(hardness: Hardness) -> str:
    """Return the text that ``read_hardness`` reads, a line for each worth."""
    lines = [f"player: {hardness.player}", f"games: {hardness.games}", "worths:"]
    for worth in hardness.worths:
        settings = write_difficulty(worth.settings) | {"worth": worth.points}
        words = ", ".join(f"{name}: {value}".lower() for name, value in settings.items())
        lines.append(f"  - {{{words}}}")
    return "\n".join(lines) + "\n"


def settings_run(strength: str, levels: Sequence[str], table: GamePlan) -> LabRun:
    """Return the games with all settings of levels; those of all levels make a file of the game."""
    settings = settings_of("settings", table) | {"strength": strength}
    every = [each for level in dict.fromkeys(levels) for each in difficulties(LEVELS[level])]
    jobs = list(settings_jobs(strength, every, table))
    words = f"--strength {strength} --games {table.games} --seed {table.seed}"
    if table.forms != SOLOS:
        words += f" --format {table.forms[0]}"
    if len(table.editions) > 1:
        words += " --edition both"
    elif table.editions != (FIRST,):
        words += f" --edition {EDITION_NAMES[LATER]}"
    command = f"python -m tests.tuning settings {words} --data data/hardness.yaml"
    return LabRun(
        settings,
        jobs,
        partial(settings_figures, strength=strength),
        settings_text,
        "",
        partial(settings_data, command=command) if set(levels) == set(LEVELS) else None,
    )


def settings_jobs(strength: str, settings: Sequence[Difficulty], table: GamePlan) -> Iterator[Job]:
    """Yield games with every one of these settings, each in its turn.

    Every game has a deal of its own: a run that was stopped has played all alike.
    """
    for number in range(table.games):
        for difficulty in settings:
            group = settings_name(difficulty)
            seed, terms = seed_of(table.seed, number, group), table.terms(number, True, True)
            decks = any_decks(seed, 1) if terms.form == "preconstructed" else ()
            yield Job(group, number, seed, terms, (strength,), decks, difficulty=difficulty)


def settings_name(difficulty: Difficulty) -> str:
    """Return in one word what differs from the quick game, as ``--setting`` writes it."""
    changes = write_difficulty(difficulty).items()
    return ",".join(f"{name}={value}".lower() for name, value in changes)
