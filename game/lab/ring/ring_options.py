"""``python -m game simulate ring``: its words, and the run that they ask for."""

from argparse import ArgumentTypeError, Namespace
from dataclasses import replace
from functools import partial

from game.rules import FIRST_TURNS, MODES, PAIRS, RINGS

from ..common_options import (
    OneLineParser,
    add_common,
    add_pairs,
    add_settings,
    add_strength,
    levels_of,
    pairs_of,
    plan_of,
    whole_number,
    whole_or_less,
)
from ..jobs import LabError
from ..plans import DUELS, SOLOS
from ..runs import LabRun, settings_of, settings_with
from .ring_figures import ring_figures, ring_settings_text, ring_text
from .ring_jobs import (
    ALL,
    ONE,
    RELIEFS,
    RingJob,
    RingTable,
    horde_jobs,
    ladder_jobs,
    play_ring,
    read_ring_outcome,
    ring_jobs,
)

#: Who plays if nobody is named: the list of first turns is measured with them (R13.7).
_TACTICIAN = "two_turns"
_USUAL, _MOST_MANA = "-", 20


def add_ring(parser: OneLineParser) -> None:
    """Add the options of rings."""
    parser.description = "Let three and four play (R13 to R15), and count."
    parser.add_argument("--mode", choices=MODES, required=True, help="of the ring")
    add_strength(parser, _TACTICIAN)
    add_pairs(parser, "a team, or one seat, of each strength among those of the one below")
    parser.add_argument(
        "--relief", choices=RELIEFS, default=ALL, help="who may pass cards (R13.8): all"
    )
    parser.add_argument(
        "--first-turns",
        type=_first_turns,
        default=(),
        metavar="6,-,8",
        help="mana tried in place of the list of R13.7, from who begins; - is as many as usual",
    )
    add_settings(parser)
    add_common(parser, _ring, DUELS, whole_number)


def _ring(options: Namespace) -> LabRun:
    mode, first_turns, field = options.mode, options.first_turns, RINGS[options.mode]
    _check(options)
    if field.wings:
        # Nobody builds a deck there (R13.21).
        options.forms = SOLOS
    plan = plan_of(options)
    table = RingTable(mode, plan, options.relief, first_turns)
    levels, wanted = levels_of(options)
    settings = settings_of("ring", plan) | {
        "relief": options.relief,
        "first_turns": list(first_turns or FIRST_TURNS[mode]),
        "strength": options.strength,
        "wanted": wanted,
    }
    text, jobs = ring_text, list[RingJob]()
    if field.wings:
        chosen = {level: settings_with(level, wanted) for level in dict.fromkeys(levels)}
        text = ring_settings_text if options.combinations else ring_text
        jobs += horde_jobs(options.strength, chosen, table)
    elif options.pair or options.ladder:
        jobs += ladder_jobs(list(dict.fromkeys(pairs_of(options))), table)
    else:
        jobs += ring_jobs(options.strength, table)
    run = LabRun(settings, jobs, ring_figures, text, "")
    read = partial(read_ring_outcome, seats=len(RINGS[mode].sides))
    return replace(run, play=play_ring, read=read)


def _check(options: Namespace) -> None:
    field, compared = RINGS[options.mode], bool(options.pair or options.ladder)
    if field.wings:
        if compared:
            raise LabError("the Horde has no strength to compare: give --strength alone")
        if options.format == DUELS[2]:
            raise LabError(f"nobody builds a deck against the Horde: {', '.join(SOLOS)}")
    elif options.level or options.setting or options.combinations:
        raise LabError(f"levels and settings are the Horde's: there is none in --mode {field.name}")
    if options.relief == ONE and (field is not PAIRS or compared):
        raise LabError(f"one team has relief and one has not in --mode {PAIRS.name} alone")
    seats = len(field.sides)
    if options.first_turns and len(options.first_turns) != seats:
        raise LabError(f"--first-turns: {field.name} has {seats} seats: write mana for each")


def _first_turns(text: str) -> tuple[int | None, ...]:
    words = text.split(",")
    found = [None if word == _USUAL else whole_or_less(word) for word in words]
    if any(mana is not None and not 0 <= mana <= _MOST_MANA for mana in found):
        raise ArgumentTypeError(f"{text!r}: write mana for each place such as 6,-,8")
    return tuple(found)
