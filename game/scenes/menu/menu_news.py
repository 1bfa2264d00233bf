"""The menu's lines about the match that waits, the campaign and the puzzles.

The campaign and the puzzles are looked up once the first picture is seen.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from ..services import Services

if TYPE_CHECKING:
    from game.play import Record


class TeaserNews(NamedTuple):
    """The contents of a teaser: its ``lines``, and the island or kind of puzzle of its picture.

    ``gems`` are points of a level or grade, which ``difficulty`` says in words; ``done`` tells that
    there is nothing left to do.
    ``face`` is the picture of who sails, before the chart of the voyages.
    """

    lines: tuple[str, ...]
    gems: int
    done: bool
    island: int = 0
    icon: str = ""
    face: str = ""
    difficulty: str = ""


def island_news(services: Services) -> TeaserNews:
    """Tell of the island that is to be won next, or of the crown."""
    from ..campaign.campaign_attempts import next_level, read_reached
    from ..common import LEVEL_NAMES, island_name

    reached = read_reached(services)
    level = next_level(reached.levels)
    won = sum(progress.wins > 0 for progress in reached.levels.values())
    total, say = len(reached.levels), services.translate
    rank = say(f"levels.{LEVEL_NAMES[level]}")
    named = say("menu.difficulty", level=rank)
    if won == total:
        lines = (say("menu.islands_all"), "")
        return TeaserNews(lines, level, done=True, island=level, difficulty=named)
    first = say("menu.next_island", island=island_name(services, level))
    second = say("menu.islands_won", level=rank, won=won, total=total)
    return TeaserNews((first, second), level, done=False, island=level, difficulty=named)


def puzzle_news(services: Services) -> TeaserNews:
    """Tell of today's puzzle: what is asked, whether it is solved, and the streak of days.

    Raises ``ContentError`` where the puzzles cannot be read.
    """
    from game.puzzles import daily_puzzle

    from ..puzzles.ladder_step import KIND_ICONS
    from ..puzzles.puzzle_progress import progress_of
    from ..puzzles.puzzle_run import status_words

    progress, say = progress_of(services), services.translate
    puzzle = daily_puzzle(progress.book, progress.day)
    first = say("menu.today_puzzle", kind=say(f"puzzles.kinds.{puzzle.kind}"))
    second = status_words(services, progress.record(puzzle))
    easier = progress.easier
    if easier is not None and progress.day not in progress.days:
        second = say("menu.easier_puzzle", number=easier + 1)
    elif progress.streak.current:
        streak = say("puzzles.streak", count=progress.streak.current)
        second = say("menu.puzzle_streak", status=second, streak=streak)
    solved = progress.day in progress.days
    lines, icon = (first, second), KIND_ICONS[puzzle.kind]
    named = say("menu.difficulty", level=say(f"puzzles.grades.{puzzle.grade}"))
    return TeaserNews(lines, puzzle.grade, done=solved, icon=icon, difficulty=named)


def voyage_news(services: Services) -> TeaserNews:
    """Tell of the voyage that is under way, or of the captain who would sail next."""
    from ..common import moment_words
    from ..voyage.parts.past_voyages import next_to_sail, waiting_voyage
    from ..voyage.parts.two_captains import captains_words
    from ..voyage.parts.voyage_pictures import CAPTAINS
    from ..voyage.parts.voyage_words import captain_name
    from ..voyage.saga.saga_files import waiting_saga
    from ..voyage.saga.saga_words import saga_title, stand_words

    say, waiting = services.translate, waiting_voyage(services)
    saga = waiting_saga(services) if waiting is None else None
    if saga is not None:
        captain = saga.header.captain
        first, second = saga_title(services, captain), stand_words(services, saga)[0]
    elif waiting is None:
        captain = next_to_sail(services)
        first = say("menu.voyage_next", captain=captain_name(services, captain))
        second = say("menu.voyage_new")
    else:
        captain, when = waiting.captain, moment_words(services, waiting.saved)
        first = say("menu.voyage_waits", captain=captains_words(services, waiting.header))
        second = say("menu.voyage_day", day=waiting.day, days=waiting.days, when=when)
    return TeaserNews((first, second), 0, done=False, face=f"{CAPTAINS}/{captain}")


def continue_lines(services: Services, record: Record) -> tuple[str, str]:
    """Return who plays the match that waits, and in which turn it was left when.

    Of a ring it is the mode, whose players are too many for a line.
    """
    from game.rules import EndTurn, MatchAction, RunHordeTurn

    from ..common import moment_words, ranked_names

    names = ranked_names(services, record.header.seats)
    if len(names) > 2:
        who = services.translate(f"new_ring.modes.{record.header.terms.ring}.name")
    else:
        who = services.translate("menu.continue_who", left=names[0], right=names[1])
    turns = [entry for entry in record.entries if isinstance(entry.action, EndTurn | RunHordeTurn)]
    moment = record.header.began
    if record.path is not None:
        moment = datetime.fromtimestamp(record.path.stat().st_mtime)
    when = moment_words(services, moment)
    waits = services.translate("menu.continue_when", turn=1 + len(turns), when=when)
    if not any(isinstance(entry.action, MatchAction) for entry in record.entries):
        waits = services.translate("menu.continue_setup", when=when)
    return who, waits
