"""``python -m game simulate almanac``: its words, and the run that they ask for."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from game.rules import HAND_SIZE

from ..common_options import (
    OneLineParser,
    add_common,
    add_strength,
    even_number,
    plan_of,
    whole_or_less,
)
from ..jobs import LabError
from ..plans import DUELS
from ..playing import kit
from ..reports import Row
from ..runs import LabRun, settings_of
from .almanac_data import almanac_data, almanac_text, kept_parts
from .almanac_figures import almanac_figures, given_figures
from .almanac_game import play_almanac
from .almanac_jobs import AlmanacJob, almanac_jobs, given_jobs, hand_jobs, read_almanac_outcome
from .gifts import ALL_GIFTS, COUNTED

#: Who plays if nobody is named: to those who look less far ahead, incantations are a burden.
_STRATEGIST = "deep"
#: No gift is larger.
_MOST = 8


def add_almanac(parser: OneLineParser) -> None:
    """Add the options of the almanac."""
    parser.description = (
        "Let equal players draft, and count what wins. --games are those after drafts, with as "
        "many of random hands; what is given, and each two printed decks, have a tenth of them."
    )
    add_strength(parser, _STRATEGIST)
    add_common(parser, _almanac, DUELS[:1], even_number)
    parser.add_argument(
        "--give",
        type=_gift,
        action="append",
        default=[],
        metavar="GIFT",
        help=f"measure this alone: {', '.join(ALL_GIFTS[1:])}; some as card=2; may be given again",
    )
    parser.add_argument(
        "--hand",
        type=_hand,
        action="append",
        default=[],
        metavar="CARD,CARD,…",
        help="measure this hand alone, against random ones; may be given again",
    )
    parser.add_argument(
        "--data", type=Path, metavar="FILE.yaml", help="write the facts into the game's file, too"
    )


def _almanac(options: Namespace) -> LabRun:
    table = plan_of(options)
    settings = settings_of("almanac", table) | {"strength": options.strength}
    if options.give or options.hand:
        if options.data is not None:
            raise LabError("the game's file is of all facts: leave --give, --hand or --data out")
        return _asked(options, settings)
    jobs = almanac_jobs(options.strength, table)
    run = _run(settings, jobs, almanac_figures)
    if options.data is None:
        return run
    kept, games = kept_parts(options.data), options.games
    return replace(run, data=lambda figures: almanac_data(figures, settings, games, kept))


def _asked(options: Namespace, settings: Row) -> LabRun:
    table = plan_of(options)
    jobs = list(given_jobs(dict.fromkeys(options.give), options.strength, table))
    for hand in dict.fromkeys(options.hand):
        jobs += hand_jobs(hand, options.strength, table)
    return _run(settings | {"measured": "almanac, what is asked for"}, jobs, given_figures)


def _run(settings: Row, jobs: Sequence[AlmanacJob], figures: Callable[..., Row]) -> LabRun:
    run = LabRun(settings, jobs, figures, almanac_text, "", thinks=False)
    return replace(run, play=play_almanac, read=read_almanac_outcome)


def _gift(text: str) -> str:
    name, equals, much = text.partition("=")
    if name not in ALL_GIFTS[1:] or (equals and name not in COUNTED):
        counted = ", ".join(COUNTED)
        raise ArgumentTypeError(f"{text!r}: write one of the gifts; a number follows {counted}")
    if equals and not 1 <= whole_or_less(much) <= _MOST:
        raise ArgumentTypeError(f"{text!r}: write a number from 1 to {_MOST}, such as card=2")
    return text


def _hand(text: str) -> tuple[str, ...]:
    hand = tuple(text.split(","))
    unknown = [card for card in hand if card not in kit().cards]
    if unknown:
        raise ArgumentTypeError(f"{unknown[0]!r} is no card: write ids such as boom,brute")
    if len(set(hand)) != HAND_SIZE or len(hand) != HAND_SIZE:
        raise ArgumentTypeError(f"{text!r}: write {HAND_SIZE} different cards")
    return hand
