"""The figures of a run as a picture, drawn by Matplotlib: the optional extra ``plots``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .jobs import LabError
from .reports import Row
from .tables import choices_by_name, deck_name, match_ups, percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_INK, _SOFT, _PAPER, _GRID = "#34201a", "#8a7460", "#fbf5e6", "#e4d8c0"
_MARK, _PART = "#9c420e", "#3f7f4a"
#: From lost to won, with paper between them.
_SCALE = ("#b4502a", "#e8b98a", "#fbf5e6", "#a9c79b", "#3f7f4a")
_DPI = 150
#: Around everything, in inches.
_PAD = 0.12
_STYLE: dict[Any, Any] = {
    "axes.edgecolor": _SOFT,
    "axes.facecolor": _PAPER,
    "axes.labelcolor": _INK,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "figure.facecolor": _PAPER,
    "font.size": 10,
    "text.color": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
}


def look_ahead(path: Path) -> None:
    """Raise ``LabError`` where no picture could be drawn: without Matplotlib, or a folder."""
    try:
        # The game does without it, and loading it takes a second.
        import matplotlib  # noqa: PLC0415
    except ImportError:
        hint = "pip install 'bridges-of-erret[plots]'"
        raise LabError(f"--plot needs Matplotlib, which is not installed: {hint}") from None
    matplotlib.use("agg")
    if not path.absolute().parent.is_dir():
        raise LabError(f"{path}: there is no such folder; name a file in one that there is")


def draw(picture: str, figures: Row, settings: Mapping[str, Any], path: Path) -> None:
    """Draw the figures of a run; raises ``LabError`` where that cannot be done."""
    look_ahead(path)
    import matplotlib  # noqa: PLC0415

    with matplotlib.rc_context(_STYLE):
        figure = _PICTURES[picture](figures)
        figure.supxlabel(_settings_line(settings), x=0.99, ha="right", fontsize=7, color=_SOFT)
        try:
            figure.savefig(path, dpi=_DPI, format="png")
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise LabError(f"{path}: {reason}; name a file that can be written") from None


def _settings_line(settings: Mapping[str, Any]) -> str:
    """Return what the games were played by, so that a picture can be told from another."""
    listed = {
        name: "/".join(map(str, value)) if isinstance(value, list) else value
        for name, value in settings.items()
        if name not in ("measured", "wanted")
    }
    return ", ".join(f"{name} {value}" for name, value in listed.items())


def _figure(width: float, height: float) -> Figure:
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    return Figure((width, height), layout=ConstrainedLayoutEngine(w_pad=_PAD, h_pad=_PAD))


def _strengths(figures: Row) -> Figure:
    lines: list[tuple[str, Row, bool]] = []
    for row in figures["pairs"]:
        lines.append((f"{_words(row['one'])} against {_words(row['other'])}", row, True))
        lines += [(form, part, False) for form, part in row.get("by_form", {}).items()]
    figure = _figure(8, 1.4 + 0.32 * len(lines))
    axes = figure.add_subplot()
    figure.suptitle(
        "What the first of two strengths scores, and the 95 % interval",
        x=0.02,
        ha="left",
        fontsize="large",
        fontweight="bold",
    )
    for place, (_, row, whole) in enumerate(lines):
        _bar(axes, row, place, _MARK if whole else _PART, 7 if whole else 4)
        axes.annotate(
            f"{percent(row['score'])}  of {row['games']}",
            (1.015, place),
            xycoords=("axes fraction", "data"),
            va="center",
            fontweight="bold" if whole else "normal",
        )
    axes.set_yticks(range(len(lines)), [name for name, _, _ in lines])
    for label, (_, _, whole) in zip(axes.get_yticklabels(), lines, strict=True):
        label.set_fontweight("bold" if whole else "normal")
    axes.invert_yaxis()
    axes.axvline(50, color=_SOFT, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_xlim(0, 100)
    _share_axis(axes)
    return figure


def _bar(axes: Axes, row: Row, place: float, colour: str, size: float) -> None:
    score, low, high = (100 * row[key] for key in ("score", "low", "high"))
    # The edge of the axes cuts nothing off.
    look: dict[str, Any] = {"color": colour, "clip_on": False, "zorder": 3}
    axes.plot([low, high], [place, place], linewidth=size / 3, solid_capstyle="round", **look)
    axes.plot([score], [place], "o", markersize=size, **look)


def _share_axis(axes: Axes) -> None:
    axes.set_xlabel("score in % (a draw is half a win)")
    axes.grid(axis="x", color=_GRID)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)


def _decks(figures: Row) -> Figure:
    scores = match_ups(figures)
    decks = [row["deck"] for row in figures["decks"]]
    cells = [[scores.get((own, other)) for other in decks] for own in decks]
    figure = _figure(2.6 + 1.25 * (len(decks) + 1), 1.9 + 0.85 * len(decks))
    axes = figure.add_subplot()
    axes.set_title("What the deck of the line scores against that of the column", pad=14)
    rows = [[*line, row] for line, row in zip(cells, figures["decks"], strict=True)]
    _heat(axes, rows, [deck_name(deck) for deck in decks], [*decks, "all"])
    axes.axvline(len(decks) - 0.5, color=_INK, linewidth=2)
    return figure


def _heat(
    axes: Axes, rows: Sequence[Sequence[Row | None]], names: Sequence[str], titles: Sequence[str]
) -> None:
    from matplotlib.colors import LinearSegmentedColormap  # noqa: PLC0415

    shares = [
        [float("nan") if row is None else 100 * row["score"] for row in line] for line in rows
    ]
    axes.set_facecolor(_GRID)
    scale = LinearSegmentedColormap.from_list("lost to won", _SCALE)
    axes.imshow(shares, cmap=scale, vmin=0, vmax=100, aspect="auto")
    axes.set_xticks(range(len(titles)), titles)
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(length=0, top=True, labeltop=True, bottom=False, labelbottom=False)
    axes.spines[:].set_visible(False)
    for edge in range(1, len(titles)):
        axes.axvline(edge - 0.5, color=_PAPER, linewidth=2)
    for edge in range(1, len(names)):
        axes.axhline(edge - 0.5, color=_PAPER, linewidth=2)
    for down, line in enumerate(rows):
        for along, row in enumerate(line):
            if row is not None:
                _cell(axes, along, down, row)


def _cell(axes: Axes, along: int, down: int, row: Row) -> None:
    centred: dict[str, Any] = {"ha": "center", "xycoords": "data", "textcoords": "offset points"}
    # On the deep ends of the scale, dark ink is hard to read.
    colour = _INK if 0.12 < row["score"] < 0.88 else "white"
    axes.annotate(
        f"{100 * row['score']:.0f} %",
        (along, down),
        (0, 2),
        va="bottom",
        color=colour,
        fontweight="bold",
        **centred,
    )
    axes.annotate(
        f"{100 * row['low']:.0f} to {100 * row['high']:.0f}",
        (along, down),
        (0, -2),
        va="top",
        color=colour,
        fontsize=8,
        **centred,
    )


def _solo(figures: Row) -> Figure:
    levels = figures["levels"]
    choices = choices_by_name(figures)
    names = list(dict.fromkeys(row["level"] for row in figures["choices"]))
    figure = _figure(12 if choices else 6, max(3.2, 1.4 + 0.42 * len(choices)))
    wide, *other = figure.subplots(
        1, 2 if choices else 1, squeeze=False, width_ratios=(4, 7) if choices else None
    )[0]
    wide.set_title("Won, by level, and the 95 % interval", pad=14)
    for place, row in enumerate(levels):
        _bar(wide, row, place, _MARK, 7)
    wide.set_yticks(
        range(len(levels)), [f"{row['level']}\n{percent(row['score'])}" for row in levels]
    )
    wide.invert_yaxis()
    wide.set_xlim(0, 100)
    _share_axis(wide)
    for axes in other:
        axes.set_title("Won, by what the Horde has", pad=14)
        rows = [[by_level.get(level) for level in names] for by_level in choices.values()]
        _heat(axes, rows, [_words(name) for name in choices], names)
    return figure


def _words(name: str) -> str:
    return name.replace("_", " ").replace("=", ": ")


_PICTURES = {"strengths": _strengths, "decks": _decks, "solo": _solo}
