"""Figures as lines of text, for a reader at a terminal."""

from collections.abc import Mapping, Sequence

from game.rules import CHOICES

from .playing import kit
from .reports import LONG, Row

Cells = Mapping[str, str]


def strengths_text(figures: Row) -> str:
    """Return the table of strengths; forms stand below what they are a part of."""
    cells: list[Cells] = []
    for row in figures["pairs"]:
        cells.append({"": f"{row['one']} against {row['other']}", **_duel_cells(row)})
        forms = row.get("by_form", {})
        cells += [{"": f"  {form}", **_duel_cells(part)} for form, part in forms.items()]
    return text_table(cells)


def decks_text(figures: Row) -> str:
    """Return how each deck, in its line, does against that of the column; then every pair."""
    scores = match_ups(figures)
    square = [
        {
            "": deck_name(own["deck"]),
            **{
                other["deck"]: percent(scores[own["deck"], other["deck"]]["score"])
                if own is not other
                else "·"
                for other in figures["decks"]
            },
            "all": percent(own["score"]),
            "95 % interval": _interval(own),
        }
        for own in figures["decks"]
    ]
    # Their names stand in the table above.
    pairs = [
        {"": f"{row['one']} against {row['other']}", **_duel_cells(row)} for row in figures["pairs"]
    ]
    # As they stand in game/opponents/deck_matchups.py.
    shares = [
        f'("{row["one"]}", "{row["other"]}"): {row["score"]:.2f},' for row in figures["pairs"]
    ]
    return "\n\n".join((text_table(square), text_table(pairs), "\n".join(shares)))


def odds_text(figures: Row) -> str:
    """Return how each deck does with what it is given."""
    return text_table([{"": row["given"], **_duel_cells(row)} for row in figures["odds"]])


def match_ups(figures: Row) -> dict[tuple[str, str], Row]:
    """Return score and interval of every deck against every other, both ways."""
    both: dict[tuple[str, str], Row] = {}
    for row in figures["pairs"]:
        both[row["one"], row["other"]] = row
        both[row["other"], row["one"]] = {
            "score": 1 - row["score"],
            "low": 1 - row["high"],
            "high": 1 - row["low"],
        }
    return both


def deck_name(deck: str) -> str:
    """Return the number of a printed deck and its name."""
    return f"{deck} {kit().strings.text(f'decks.{deck}.name')}"


def solo_text(figures: Row) -> str:
    """Return the table of levels, then every choice of the settings by level."""
    levels = [
        {
            "": row["level"],
            "games": str(row["games"]),
            "won": str(row["won"]),
            **share_cells(row),
            "turns": f"{row['turns']:.1f}",
        }
        for row in figures["levels"]
    ]
    return "\n\n".join(filter(None, (text_table(levels), text_table(_choice_cells(figures)))))


def _choice_cells(figures: Row) -> list[Cells]:
    levels = dict.fromkeys(row["level"] for row in figures["choices"])
    return [
        {
            "": name,
            **{
                level: f"{percent(row['score'])} of {row['games']}" if row is not None else ""
                for level, row in ((level, by_level.get(level)) for level in levels)
            },
        }
        for name, by_level in choices_by_name(figures).items()
    ]


def choices_by_name(figures: Row) -> dict[str, dict[str, Row]]:
    """Return the rows of every choice by its name on the command line, then by level.

    Settings stand in the order of the rules, their values from the least.
    """
    settings = list(CHOICES)
    ranked = sorted(
        figures["choices"], key=lambda row: (settings.index(row["setting"]), row["value"])
    )
    named: dict[str, dict[str, Row]] = {}
    for row in ranked:
        name = f"{row['setting']}={str(row['value']).lower()}"
        named.setdefault(name, {})[row["level"]] = row
    return named


def combinations_text(figures: Row) -> str:
    """Return every combination of settings, by level, the hardest first."""
    ranked = sorted(figures["combinations"], key=lambda row: (_place(figures, row), row["score"]))
    return text_table(
        [
            {
                "": row["level"],
                **{
                    setting: str(value).lower()
                    for setting, value in row.items()
                    if setting in CHOICES
                },
                "games": str(row["games"]),
                "won": str(row["won"]),
                **share_cells(row),
            }
            for row in ranked
        ]
    )


def _place(figures: Row, row: Row) -> int:
    return [level["level"] for level in figures["levels"]].index(row["level"])


def _duel_cells(row: Row) -> Cells:
    return {
        "games": str(row["games"]),
        "won": str(row["won"]),
        "drawn": str(row["drawn"]),
        "lost": str(row["lost"]),
        **share_cells(row),
        "begins": percent(row["beginning"]),
        "follows": percent(row["following"]),
        "turns": f"{row['turns']:.1f}",
        "95 % by": f"{row['turns_95']:.0f}",
        f"over {LONG}": str(row["long"]),
    }


def share_cells(row: Row) -> Cells:
    """Return a share and its interval."""
    return {"score": percent(row["score"]), "95 % interval": _interval(row)}


def _interval(row: Row) -> str:
    return f"{100 * row['low']:.1f} to {percent(row['high'])}"


def percent(share: float) -> str:
    """Return a share as it is read."""
    return f"{100 * share:.1f} %"


def thinking_text(rows: Sequence[Row]) -> str:
    """Return the table of how long the strengths thought."""
    return text_table(
        [
            {
                "": row["strength"],
                "thoughts": str(row["thoughts"]),
                "median": _milliseconds(row["median"]),
                "95 %": _milliseconds(row["most_95"]),
                "longest": _milliseconds(row["longest"]),
                "nodes, median": str(row["nodes_median"]),
                "most": str(row["nodes_most"]),
            }
            for row in rows
        ]
    )


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def text_table(rows: Sequence[Cells]) -> str:
    """Return rows below their titles: names to the left, figures to the right."""
    if not rows:
        return ""
    lines = [list(rows[0]), *([row.get(title, "") for title in rows[0]] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
