"""The words of ``python -m game simulate``, read and checked."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path

from game.content import FieldError, read_difficulty
from game.opponents import STRENGTHS
from game.rules import CHOICES, EDITION_NAMES, LEVELS, DeckOdds

from .command import simulate
from .command_words import (
    OneLineParser,
    add_hands,
    even_number,
    whole_number,
    whole_or_less,
)
from .jobs import LabError
from .plans import DUELS, SOLOS, GamePlan
from .playing import kit
from .reports import choices_of
from .runs import (
    SOLO_LEVELS,
    LabRun,
    decks_run,
    ladder,
    odds_run,
    solo_run,
    strengths_run,
)
from .voyages.voyage_options import add_voyage

#: The forms of a match in turn.
MIXED = "mixed"
_BOTH, _GREEDY = "both", "greedy"
_ODDS = re.compile("([^-]+)-([^+]+)[+]([0-9]{1,2})x([0-9]{1,3})", re.ASCII)


def add_simulate(parser: ArgumentParser) -> None:
    """Give the command its words; what is run is left in ``run``, as by all commands."""
    parser.description = "Let computer players play, and count."
    kinds = parser.add_subparsers(
        title="what is measured", metavar="WHAT", required=True, parser_class=OneLineParser
    )
    add_strengths(kinds.add_parser("strengths", help="how clearly one strength beats another"))
    _add_decks(kinds.add_parser("decks", help="how the printed decks do against each other"))
    _add_solo(kinds.add_parser("solo", help="how often the solo game is won, level by level"))
    add_voyage(kinds.add_parser("voyage", help="how voyages end that scripted captains sail"))


def add_strengths(
    parser: OneLineParser, wanted: Callable[[Namespace], LabRun] | None = None
) -> None:
    """Add the options of a comparison of strengths; ``wanted`` makes another run of them."""
    parser.add_argument(
        "--pair",
        nargs=2,
        action="append",
        choices=STRENGTHS,
        metavar=("ONE", "OTHER"),
        help=f"two of {', '.join(STRENGTHS)}; may be given again",
    )
    parser.add_argument(
        "--ladder", action="store_true", help="each against the one below; without --pair, too"
    )
    add_common(parser, wanted or _strengths, DUELS, even_number)
    _add_plot(parser)


def _add_decks(parser: OneLineParser) -> None:
    parser.add_argument(
        "--even", action="store_true", help="the even decks of the house, not the printed ones"
    )
    parser.add_argument(
        "--even-odds", action="store_true", help="with the even odds of the game (R2.8)"
    )
    parser.add_argument(
        "--odds",
        type=_odds,
        action="append",
        metavar="DECK-RIVAL+MANAxTURNS",
        help="only these decks, with odds such as 2-1+1x4; may be given again",
    )
    add_strength(parser)
    add_common(parser, _decks, DUELS[:1], even_number)
    _add_plot(parser)


def _add_solo(parser: OneLineParser) -> None:
    add_strength(parser)
    parser.add_argument(
        "--level",
        type=level_name,
        action="append",
        metavar="LEVEL",
        help="quick, or a number from 1 to 5; may be given again; without it, all",
    )
    parser.add_argument(
        "--setting",
        type=_setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"only settings that have it, such as ability=rage; names are {', '.join(CHOICES)}",
    )
    parser.add_argument(
        "--combinations", action="store_true", help="tell of every combination of settings, too"
    )
    add_common(parser, _solo, SOLOS, whole_number)
    _add_plot(parser)


def add_strength(parser: OneLineParser) -> None:
    """Add who plays."""
    parser.add_argument(
        "--strength",
        choices=STRENGTHS,
        default=_GREEDY,
        metavar="NAME",
        help=f"who plays: {', '.join(STRENGTHS)}; {_GREEDY} if none is named",
    )


def add_common(
    parser: OneLineParser,
    wanted: Callable[[Namespace], LabRun],
    forms: tuple[str, ...],
    games: Callable[[str], int],
) -> None:
    """Add what all runs can be told; ``wanted`` makes the run, of these forms of a match."""
    parser.add_argument("--games", type=games, default=400, metavar="N", help="of each row: 400")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of all deals: 0")
    parser.add_argument(
        "--edition", choices=(*EDITION_NAMES, _BOTH), default=EDITION_NAMES[0], help="of the rules"
    )
    if len(forms) > 1:
        parser.add_argument(
            "--format", choices=(MIXED, *forms), default=MIXED, help="mixed takes each in turn"
        )
    add_hands(parser)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.set_defaults(
        format=MIXED, forms=forms, plot=None, run=lambda options: simulate(wanted, options)
    )


def _add_plot(parser: OneLineParser) -> None:
    parser.add_argument("--plot", type=Path, metavar="FILE.png", help="draw the figures, too")


def plan_of(options: Namespace) -> GamePlan:
    """Return what the options say of all games."""
    forms = options.forms if options.format == MIXED else (options.format,)
    editions = tuple(
        number for number, name in enumerate(EDITION_NAMES) if options.edition in (name, _BOTH)
    )
    return GamePlan(options.games, options.seed, forms, editions)


def _strengths(options: Namespace) -> LabRun:
    return strengths_run(pairs_of(options), plan_of(options))


def pairs_of(options: Namespace) -> list[tuple[str, str]]:
    """Return the pairs of strengths that are asked for; without any, each with the one below."""
    pairs = [(one, other) for one, other in options.pair or ()]
    return pairs + ladder() if options.ladder or not pairs else pairs


def _decks(options: Namespace) -> LabRun:
    table = plan_of(options)
    if options.even + options.even_odds + bool(options.odds) > 1:
        raise LabError("--even, --even-odds and --odds are three measurements: choose one")
    if options.odds:
        if options.plot is not None:
            raise LabError("single odds have no picture: leave --plot out")
        return odds_run(options.strength, table, options.odds, named=True)
    if options.even_odds:
        given = kit().even_odds.of(options.strength).given
        return odds_run(options.strength, table, [each.odds for each in given])
    return decks_run(options.strength, table, options.even)


def _solo(options: Namespace) -> LabRun:
    wanted = dict(options.setting)
    levels = options.level or (tuple(LEVELS) if wanted else SOLO_LEVELS)
    return solo_run(options.strength, levels, wanted, plan_of(options), options.combinations)


def level_name(text: str) -> str:
    """Return the name of a level by its name or number."""
    known = {**{name: name for name in SOLO_LEVELS}, **{str(n): name for name, n in LEVELS.items()}}
    if text not in known:
        raise ArgumentTypeError(f"{text!r}: levels are {', '.join(known)}")
    return known[text]


def _setting(text: str) -> tuple[str, object]:
    """Return name and value of a setting, which are as in the data files."""
    name, _, word = text.partition("=")
    value = {"true": True, "false": False}.get(
        word, word if whole_or_less(word) < 0 else whole_or_less(word)
    )
    try:
        return name, choices_of(read_difficulty({name: value}, ()))[name]
    except FieldError as fault:
        raise ArgumentTypeError(f"{text!r}: {fault.problem}; {fault.hint}") from None


def _odds(text: str) -> DeckOdds:
    match = _ODDS.fullmatch(text)
    ids = [deck.id for deck in kit().decks]
    if match is None or match[1] not in ids or match[2] not in ids or match[1] == match[2]:
        raise ArgumentTypeError(f"{text!r}: write deck, rival, mana and turns such as 2-1+1x4")
    deck, rival = (ids.index(name) for name in match.groups()[:2])
    return DeckOdds(deck, rival, int(match[3]), int(match[4]))
