"""Figures as lines of text, for a reader at a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .reports import Row

Cells = Mapping[str, str]


def strengths_text(rows: Sequence[Row]) -> str:
    """Return the table of a strengths run; forms stand below what they are a part of."""
    cells: list[Cells] = []
    for row in rows:
        cells.append({"": f"{row['strength']} against {row['against']}", **_duel_cells(row)})
        forms = row.get("by_form", {})
        assert isinstance(forms, dict)
        cells += [{"": f"  {form}", **_duel_cells(part)} for form, part in forms.items()]
    return text_table(cells)


def _duel_cells(row: Row) -> Cells:
    return {
        "games": str(row["games"]),
        "won": str(row["won"]),
        "drawn": str(row["drawn"]),
        "lost": str(row["lost"]),
        **share_cells(row),
        "first to play": percent(row["beginner"]),
        "turns": f"{row['turns']:.1f}",
    }


def share_cells(row: Row) -> Cells:
    """Return a share and its interval."""
    low, high = percent(row["low"]), percent(row["high"])
    return {"score": percent(row["score"]), "95 % interval": f"{low[:-2]} to {high}"}


def percent(value: object) -> str:
    """Return a share as it is read."""
    assert isinstance(value, int | float)
    return f"{100 * value:.1f} %"


def thinking_text(rows: Sequence[Row]) -> str:
    """Return the table of how long the strengths thought."""
    return text_table(
        [
            {
                "": str(row["strength"]),
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


def _milliseconds(value: object) -> str:
    assert isinstance(value, int | float)
    return f"{1000 * value:.1f} ms"


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
