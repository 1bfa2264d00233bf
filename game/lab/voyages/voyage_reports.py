"""From voyages to figures, and to their words."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean, median

from game.play import share_of

from ..reports import Row, grouped_by, share_row
from ..tables import percent, share_cells, text_table
from .voyage_jobs import FightTold, VoyageJob, VoyageOutcome

Sailed = tuple[VoyageJob, VoyageOutcome]

#: Minutes of a turn of a fight by hand, and of a day on the chart.
TURN_MINUTES, DAY_MINUTES = 0.5, 1.1
#: The bands of the outlook (R16.22), each with the least percent.
BANDS = (("desperate", 0), ("risky", 20), ("even", 40), ("likely", 60), ("safe", 80))
#: The figures of a voyage that are told as they are.
_PLAIN = (
    *("days", "fights", "lost", "turns", "rank", "packs", "relics", "built"),
    *("gold", "stone", "crystal", "points", "minutes"),
)
#: So many voyages are compared with each other, all with all.
_COMPARED = 200


def voyage_figures(voyages: Sequence[Sailed]) -> Row:
    """Return a row for each way and skill, then by captain, goal, depth and band of outlook.

    A row is named by scenario and difficulty as well, where there are several.
    """
    jobs = [job for job, _ in voyages]
    several = [
        name for name in ("scenario", "difficulty") if len({getattr(job, name) for job in jobs}) > 1
    ]

    def row_of(job: VoyageJob) -> str:
        names = *(getattr(job, name) for name in several), job.plan, job.skill, job.goal
        return " ".join(filter(None, names))

    rows = _by(voyages, row_of)
    captains = _by(voyages, lambda job: f"{row_of(job)}: {job.captain}")
    return {
        "voyages": [{"row": name, **_figures(own)} for name, own in rows.items()],
        "captains": [{"row": name, **_figures(own)} for name, own in captains.items()],
        "goals": [{"row": name, **_goals(own)} for name, own in rows.items()],
        "variety": [{"row": name, **_variety(own)} for name, own in rows.items()],
        "aboard": [{"row": name, **_aboard(own)} for name, own in rows.items()],
        "first_built": _first_built(rows),
        "drawn": _drawn(rows),
        "depths": _depths(rows),
        "outlooks": _outlooks(rows),
    }


def _by(
    voyages: Iterable[Sailed], key: Callable[[VoyageJob], str]
) -> dict[str, list[VoyageOutcome]]:
    groups = grouped_by(voyages, lambda sailed: key(sailed[0]))
    return {name: [outcome for _, outcome in own] for name, own in groups.items()}


def _figures(own: Sequence[VoyageOutcome]) -> Row:
    return {
        "games": len(own),
        **_shares(own),
        "days": _mean(voyage.day for voyage in own),
        "fights": _mean(len(voyage.fights) for voyage in own),
        "lost": _mean(voyage.lost for voyage in own),
        "turns": _mean(voyage.turns for voyage in own),
        "rank": _mean(voyage.rank for voyage in own),
        "packs": _mean(voyage.packs for voyage in own),
        "relics": _mean(len(voyage.relics) for voyage in own),
        "built": _mean(len(voyage.built) for voyage in own),
        "gold": _mean(voyage.gold for voyage in own),
        "stone": _mean(voyage.stone for voyage in own),
        "crystal": _mean(voyage.crystal for voyage in own),
        "points": _mean(voyage.score for voyage in own),
        "minutes": round(
            median(TURN_MINUTES * voyage.turns + DAY_MINUTES * voyage.day for voyage in own), 1
        ),
    }


def _shares(own: Sequence[VoyageOutcome]) -> Row:
    won = [float(voyage.won) for voyage in own]
    return {"won": sum(voyage.won for voyage in own), **share_row(share_of(won))}


def _goals(own: Sequence[VoyageOutcome]) -> Row:
    """Return which goals fell, on which days, and how often they were tried."""
    beaten = Counter(voyage.goal for voyage in own if voyage.won)
    tried = [sum(fight.goal for fight in voyage.fights) for voyage in own]
    days = Counter(voyage.day for voyage in own if voyage.won)
    fell = {f"day_{day}": number for day, number in sorted(days.items())}
    return {**dict(sorted(beaten.items())), "tries": _mean(tried), "none": tried.count(0), **fell}


def _aboard(own: Sequence[VoyageOutcome]) -> Row:
    """Return how many voyages in a hundred raised each building and had each relic at the end."""
    built = Counter(building for voyage in own for building in voyage.built)
    relics = Counter(relic for voyage in own for relic in voyage.relics)
    counted = [*built.most_common(), *relics.most_common()]
    return {name: round(100 * number / len(own)) for name, number in counted}


def _first_built(rows: dict[str, list[VoyageOutcome]]) -> list[Row]:
    """Return how voyages went by the building that was raised first."""
    found: list[Row] = []
    for name, own in rows.items():
        first = grouped_by(own, lambda voyage: voyage.built[0] if voyage.built else "")
        named = sorted((building, some) for building, some in first.items() if building)
        found += [
            {"row": f"{name}: {building}", "games": len(some), **_shares(some)}
            for building, some in named
        ]
    return found


def _drawn(rows: dict[str, list[VoyageOutcome]]) -> list[Row]:
    """Return in which share of the voyages with it an omen or a place changed something."""
    found: list[Row] = []
    for name, own in rows.items():
        drawn = Counter(what for voyage in own for what in voyage.drawn)
        worked = Counter(what for voyage in own for what in voyage.worked)
        found += [
            {
                "row": f"{name}: {what}",
                "games": number,
                "won": worked[what],
                **share_row(share_of([1.0] * worked[what] + [0.0] * (number - worked[what]))),
            }
            for what, number in sorted(drawn.items())
        ]
    return found


def _variety(own: Sequence[VoyageOutcome]) -> Row:
    starts = Counter(voyage.start for voyage in own)
    fields = Counter(voyage.field for voyage in own)
    cards = Counter(card for voyage in own for card in set(voyage.taken))
    sets = [set(voyage.taken) for voyage in own[:_COMPARED] if voyage.taken]
    alike = [len(one & other) / len(one | other) for one, other in combinations(sets, 2)]
    return {
        "days_1": len(starts),
        "commonest_day_1": _most(starts, len(own)),
        "first_guards": len(fields),
        "commonest_guard": _most(fields, len(own)),
        "cards": len(cards),
        "commonest_card": _most(cards, len(own)),
        "alike": _mean(alike),
    }


def _most(counted: Counter[str], of: int) -> float:
    return round(max(counted.values(), default=0) / of, 4)


def _depths(rows: dict[str, list[VoyageOutcome]]) -> list[Row]:
    found: list[Row] = []
    for name, own in rows.items():
        all_fights = (fight for voyage in own for fight in voyage.fights)
        fights = grouped_by(all_fights, lambda fight: (fight.goal, fight.depth))
        for (goal, depth), some in sorted(fights.items()):
            what = f"{name}: {'goal' if goal else 'depth'} {depth}"
            found.append({"row": what, **_fights(some)})
    return found


def _fights(some: Sequence[FightTold]) -> Row:
    return {
        "games": len(some),
        "won": sum(fight.won for fight in some),
        **share_row(share_of([float(fight.won) for fight in some])),
        "told": round(fmean(fight.told for fight in some) / 100, 4),
        "turns": _mean(fight.turns for fight in some),
    }


def _outlooks(rows: dict[str, list[VoyageOutcome]]) -> list[Row]:
    found: list[Row] = []
    for name, own in rows.items():
        bands: dict[str, list[FightTold]] = {band: [] for band, _ in BANDS}
        for fight in (fight for voyage in own for fight in voyage.fights):
            bands[_band(fight.told)].append(fight)
        found += [{"row": f"{name}: {b}", **_fights(some)} for b, some in bands.items() if some]
    return found


def _band(told: int) -> str:
    return next(band for band, least in reversed(BANDS) if told >= least)


def _mean(figures: Iterable[float]) -> float:
    listed = list(figures)
    return round(fmean(listed), 2) if listed else 0.0


def voyage_text(figures: Row) -> str:
    """Return the tables: voyages, captains, goals, what was built and drawn, fights, outlooks."""
    whole = [*figures["voyages"]]
    parts = [_voyage_cells(whole)]
    if len(figures["captains"]) > len(whole):
        parts.append(_voyage_cells(figures["captains"]))
    parts.append([{"": row["row"], **_words(row)} for row in figures["goals"]])
    parts.append([{"": row["row"], **_words(row)} for row in figures["variety"]])
    parts += [[{"": row["row"], **_words(row)}] for row in figures["aboard"] if len(row) > 1]
    parts.append([_share_cells(row, "voyages", "won") for row in figures["first_built"]])
    parts.append([_share_cells(row, "drawn", "worked") for row in figures["drawn"]])
    parts += [[_fight_cells(row) for row in figures[key]] for key in ("depths", "outlooks")]
    return "\n\n".join(filter(None, map(text_table, parts)))


def _voyage_cells(rows: Sequence[Row]) -> list[dict[str, str]]:
    return [
        {
            "": row["row"],
            "voyages": str(row["games"]),
            "won": str(row["won"]),
            **share_cells(row),
            **{name: f"{row[name]:.1f}" for name in _PLAIN},
        }
        for row in rows
    ]


def _share_cells(row: Row, games: str, won: str) -> dict[str, str]:
    return {"": row["row"], games: str(row["games"]), won: str(row["won"]), **share_cells(row)}


def _words(row: Row) -> dict[str, str]:
    return {name.replace("_", " "): str(value) for name, value in row.items() if name != "row"}


def _fight_cells(row: Row) -> dict[str, str]:
    return {
        "": row["row"],
        "fights": str(row["games"]),
        "won": str(row["won"]),
        **share_cells(row),
        "told": percent(row["told"]),
        "turns": f"{row['turns']:.1f}",
    }
