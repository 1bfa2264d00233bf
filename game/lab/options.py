"""The words of ``python -m game simulate``, read and checked."""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path

from game.opponents import MANNERS
from game.rules import DeckOdds

from .almanac.almanac_options import add_almanac
from .common_options import (
    OneLineParser,
    add_common,
    add_pairs,
    add_settings,
    add_strength,
    even_number,
    levels_of,
    pairs_of,
    plan_of,
    whole_number,
)
from .jobs import LabError
from .plans import DUELS, SOLOS
from .playing import kit
from .ring.ring_options import add_ring
from .runs import LabRun, characters_run, decks_run, odds_run, solo_run, strengths_run
from .voyages.voyage_options import add_voyage

_ODDS = re.compile("([^-]+)-([^+]+)[+]([0-9]{1,2})x([0-9]{1,3})", re.ASCII)


def add_simulate(parser: ArgumentParser) -> None:
    """Give the command its words; what is run is left in ``run``, as by all commands."""
    parser.description = "Let computer players play, and count."
    kinds = parser.add_subparsers(
        title="what is measured", metavar="WHAT", required=True, parser_class=OneLineParser
    )
    add_strengths(kinds.add_parser("strengths", help="how clearly one strength beats another"))
    _add_decks(kinds.add_parser("decks", help="how the printed decks do against each other"))
    _add_characters(kinds.add_parser("characters", help="how strong each plays in its manner"))
    _add_solo(kinds.add_parser("solo", help="how often the solo game is won, level by level"))
    add_ring(kinds.add_parser("ring", help="how three and four do at one table, by seat and team"))
    add_almanac(
        kinds.add_parser("almanac", help="what wins duels: the facts of the game's almanac")
    )
    add_voyage(kinds.add_parser("voyage", help="how voyages end that scripted captains sail"))


def add_strengths(
    parser: OneLineParser, wanted: Callable[[Namespace], LabRun] | None = None
) -> None:
    """Add the options of a comparison of strengths; ``wanted`` makes another run of them."""
    add_pairs(parser, "each against the one below; without --pair, too")
    add_common(parser, wanted or _strengths, DUELS, even_number)
    _add_plot(parser)


def _add_decks(parser: OneLineParser) -> None:
    parser.add_argument(
        "--even", action="store_true", help="the even decks of the house, not the printed ones"
    )
    parser.add_argument(
        "--characters", action="store_true", help="the characters' own decks, not the printed ones"
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


def _add_characters(parser: OneLineParser) -> None:
    parser.add_argument(
        "--character",
        action="append",
        choices=tuple(MANNERS),
        metavar="NAME",
        help=f"one of {', '.join(MANNERS)}; may be given again; without it, all",
    )
    add_common(
        parser,
        lambda options: characters_run(options.character or MANNERS, plan_of(options)),
        DUELS,
        even_number,
    )


def _add_solo(parser: OneLineParser) -> None:
    add_strength(parser)
    add_settings(parser)
    add_common(parser, _solo, SOLOS, whole_number)
    _add_plot(parser)


def _add_plot(parser: OneLineParser) -> None:
    parser.add_argument("--plot", type=Path, metavar="FILE.png", help="draw the figures, too")


def _strengths(options: Namespace) -> LabRun:
    return strengths_run(pairs_of(options), plan_of(options))


def _decks(options: Namespace) -> LabRun:
    table = plan_of(options)
    chosen = options.even, options.characters, options.even_odds, bool(options.odds)
    if sum(chosen) > 1:
        message = "--even, --characters, --even-odds and --odds are four measurements: choose one"
        raise LabError(message)
    if options.odds:
        if options.plot is not None:
            raise LabError("single odds have no picture: leave --plot out")
        return odds_run(options.strength, table, options.odds, named=True)
    if options.even_odds:
        given = kit().even_odds.of(options.strength).given
        return odds_run(options.strength, table, [each.odds for each in given])
    offered = kit().even_decks if options.even else ()
    if options.characters:
        offered = tuple(person.deck for person in kit().characters)
    return decks_run(options.strength, table, offered)


def _solo(options: Namespace) -> LabRun:
    levels, wanted = levels_of(options)
    return solo_run(options.strength, levels, wanted, plan_of(options), options.combinations)


def _odds(text: str) -> DeckOdds:
    match = _ODDS.fullmatch(text)
    ids = [deck.id for deck in kit().decks]
    if match is None or match[1] not in ids or match[2] not in ids or match[1] == match[2]:
        raise ArgumentTypeError(f"{text!r}: write deck, rival, mana and turns such as 2-1+1x4")
    deck, rival = (ids.index(name) for name in match.groups()[:2])
    return DeckOdds(deck, rival, int(match[3]), int(match[4]))
