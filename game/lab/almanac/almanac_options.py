"""``python -m game simulate almanac``: its words, and the run that they ask for."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from ..common_options import OneLineParser, add_common, add_strength, even_number, plan_of
from ..plans import DUELS
from ..runs import LabRun, settings_of
from .almanac_data import almanac_data, almanac_text, kept_parts
from .almanac_figures import almanac_figures
from .almanac_game import play_almanac
from .almanac_jobs import almanac_jobs, read_almanac_outcome

#: Who plays if nobody is named: to those who look less far ahead, incantations are a burden.
_STRATEGIST = "deep"


def add_almanac(parser: OneLineParser) -> None:
    """Add the options of the almanac."""
    parser.description = (
        "Let equal players draft, and count what wins. --games are those after drafts, with as "
        "many of random hands; what is given, and each two printed decks, have a tenth of them."
    )
    add_strength(parser, _STRATEGIST)
    add_common(parser, _almanac, DUELS[:1], even_number)
    parser.add_argument(
        "--data", type=Path, metavar="FILE.yaml", help="write the facts into the game's file, too"
    )


def _almanac(options: Namespace) -> LabRun:
    table = plan_of(options)
    settings = settings_of("almanac", table) | {"strength": options.strength}
    jobs = almanac_jobs(options.strength, table)
    run = LabRun(settings, jobs, almanac_figures, almanac_text, "", thinks=False)
    if options.data is not None:
        kept, games = kept_parts(options.data), options.games
        run = replace(run, data=lambda figures: almanac_data(figures, settings, games, kept))
    return replace(run, play=play_almanac, read=read_almanac_outcome)
