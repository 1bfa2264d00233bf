"""``python -m game simulate voyage``: its words, and the run that they ask for."""

from argparse import Namespace
from collections.abc import Collection, Sequence
from dataclasses import replace

from game.content import card_digest
from game.rules import RULES_VERSION

from ..command import simulate
from ..common_options import OneLineParser, add_hands, whole_number
from ..jobs import LabError
from ..playing import kit
from ..runs import LabRun, digest_of
from .voyage_jobs import PLANS, SKILLS, VoyagePlan, read_voyage_outcome, voyage_jobs
from .voyage_playing import sail_out
from .voyage_reports import voyage_figures, voyage_text

_ALL = "all"


def add_voyage(parser: OneLineParser) -> None:
    """Add the options of voyages."""
    parser.description = "Let scripted captains sail voyages (R16), and count."
    plan = VoyagePlan(1)
    for name, words in (("plan", PLANS), ("skill", tuple(SKILLS))):
        parser.add_argument(
            f"--{name}",
            choices=(*words, _ALL),
            default=_ALL if words is PLANS else words[0],
            metavar="NAME",
            help=f"{', '.join(words)} or {_ALL}",
        )
    for name, preset, what in (
        ("captain", _ALL, "who sails: all in turn"),
        ("goal", "", "the goal to go for: the likelier"),
        ("scenario", plan.scenarios[0], f"of R16.81, or {_ALL}: {plan.scenarios[0]}"),
        ("difficulty", plan.difficulties[0], f"of R16.80, or {_ALL}: {plan.difficulties[0]}"),
    ):
        parser.add_argument(f"--{name}", default=preset, metavar="NAME", help=what)
    parser.add_argument("--games", type=whole_number, default=200, metavar="N", help="a row: 200")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of all voyages: 0")
    add_hands(parser)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.set_defaults(plot=None, run=lambda options: simulate(voyage_run, options))


def voyage_run(options: Namespace) -> LabRun:
    """Return the voyages that the options ask for; raises ``LabError`` for an unknown name."""
    book = kit().voyage
    scenarios = _meant("scenario", options.scenario, tuple(book.scenarios))
    difficulties = _meant("difficulty", options.difficulty, tuple(book.difficulties))
    sailed = [book.scenarios[scenario] for scenario in scenarios]
    goals = tuple(goal.id for scenario in sailed for goal in scenario.goals)
    meant = ("",) if not options.goal else _meant("goal", options.goal, goals)
    if options.captain != _ALL:
        _known("captain", options.captain, set.intersection(*(set(s.captains) for s in sailed)))

    def captains(scenario: str) -> Sequence[str]:
        able = book.scenarios[scenario].captains
        return able if options.captain == _ALL else (options.captain,)

    table = VoyagePlan(options.games, options.seed, scenarios, difficulties)
    plans = _meant("plan", options.plan, PLANS)
    skills = _meant("skill", options.skill, tuple(SKILLS))
    settings = {
        "measured": "voyage",
        "seed": table.seed,
        "rules": RULES_VERSION,
        "cards": card_digest(kit().cards),
        "voyage": digest_of(book),
    }
    jobs = list(voyage_jobs(captains, plans, skills, table, meant))
    run = LabRun(settings, jobs, voyage_figures, voyage_text, "")
    return replace(run, play=sail_out, read=read_voyage_outcome, thinks=False)


def _known(what: str, name: str, names: Collection[str]) -> str:
    if name not in names:
        raise LabError(f"{name!r} is no {what} of voyages: there are {', '.join(names)}")
    return name


def _meant(what: str, name: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return names if name == _ALL else (_known(what, name, names),)
