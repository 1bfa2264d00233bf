"""The proposal of what to do next: its words, why, and the way there."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.kit import Scene, SceneStack
from game.play import CLIMB as CLIMB_MATCH
from game.play import STRENGTHS, WON, ProfileError, ended_voyages
from game.rules import PAIRS

from ..campaign.campaign_attempts import next_level, read_reached
from ..common import island_name, next_rival, person_of
from ..routes import NextUp
from ..services import Services
from ..tutorial.lesson_dialog import counted, done_lessons
from ..tutorial.lesson_file import BASICS, LESSONS

#: What may be proposed; also what may just have been done.
LESSON, DUEL, RIVAL = "lesson", "duel", "rival"
CAMPAIGN, PUZZLE, VOYAGE, RING = "campaign", "puzzle", "voyage", "ring"
CLIMB, CUP = "climb", "cup"
#: The strength up to which stronger rivals go before what is new at sea and in the ring.
_USED_TO_DUELS = STRENGTHS.index("careless")


class Deeds(NamedTuple):
    """What was done so far.

    ``basics`` and ``lessons`` are how many of these lessons are left; ``best`` is the place of the
    strongest rival who was beaten among ``STRENGTHS``, or -1; ``islands`` of the campaign are won,
    of which ``island_left`` tells whether any is not; ``climbed`` are the duels of the climb; the
    others count what was done of a kind.
    """

    basics: int = 0
    lessons: int = 0
    best: int = -1
    islands: int = 0
    island_left: bool = True
    puzzles: int = 0
    voyages: int = 0
    rings: int = 0
    climbed: int = 0
    cups: int = 0


def next_step(deeds: Deeds, after: str = "") -> str:
    """Return what to do next, ``after`` that was done just now ("" for nothing).

    Where that goes on by itself, as the ladder of puzzles does, something else is proposed; the
    lessons go on to their end once they are begun, with a duel after the basics. Whoever has found
    other ways to play comes back to them when nothing is new.
    """
    goes_on = {CAMPAIGN, PUZZLE, VOYAGE, RING} & {after}
    return next(step for step in _steps(deeds, after) if step not in goes_on)


def _steps(deeds: Deeds, after: str) -> list[str]:
    """Return all that is open, the best first."""
    won = deeds.best >= 0
    settled = deeds.puzzles or deeds.voyages or deeds.rings
    ways = (
        (LESSON, deeds.basics and (not won or after == LESSON)),
        (DUEL, not won and after != DUEL),
        (LESSON, deeds.lessons and after == LESSON),
        (CAMPAIGN, won and not deeds.islands),
        (LESSON, deeds.lessons and not settled),
        (PUZZLE, not deeds.puzzles),
        (CLIMB, won and not deeds.climbed),
        (RIVAL, won and deeds.best < _USED_TO_DUELS),
        (VOYAGE, not deeds.voyages),
        (RING, not deeds.rings),
        (CUP, won and not deeds.cups),
        (LESSON, deeds.lessons),
        (CAMPAIGN, deeds.island_left),
        (RIVAL, won and deeds.best < len(STRENGTHS) - 1),
        (PUZZLE, True),
        (VOYAGE, True),
    )
    return [step for step, is_open in ways if is_open]


#: What is proposed, in few words and in more, why, and the way there.
_Way = tuple[str, str, str, "Callable[[SceneStack], None]"]
_ICONS = {
    LESSON: "icons/book",
    DUEL: "icons/duel",
    RIVAL: "icons/duel",
    CAMPAIGN: "icons/island",
    PUZZLE: "icons/puzzles",
    VOYAGE: "voyage/icons/wheel",
    RING: "icons/team_a",
    CLIMB: "icons/climb",
    CUP: "icons/cup",
}


def deeds_of(services: Services) -> Deeds:
    """Return what the profile knows of what was done; nothing where it cannot be read."""
    done = done_lessons(services)
    profile = services.profile
    try:
        beaten = {duel.rival for duel in profile.figures.duels() if duel.outcome == WON}
        islands = [level.wins > 0 for level in profile.campaign.levels().values()]
        puzzles = profile.puzzles.all().values()
        rings = len(profile.figures.rings.rings())
        contests = list(profile.contests.matches().values())
    except ProfileError:
        return Deeds()
    return Deeds(
        len(set(BASICS) - done),
        len(set(LESSONS) - done),
        max(map(STRENGTHS.index, beaten), default=-1),
        sum(islands),
        not all(islands),
        sum(each.solved is not None for each in puzzles),
        len(ended_voyages(services.voyages)),
        rings,
        contests.count(CLIMB_MATCH),
        len(contests) - contests.count(CLIMB_MATCH),
    )


def next_up(services: Services, after: str = "") -> NextUp:
    """Return what to do next, ``after`` what was done just now, as ``next_step`` says."""
    deeds = deeds_of(services)
    step = next_step(deeds, after)
    name, detail, why, go = _WAYS[step](services, deeds)
    words = services.translate("next_up.label", name=name)
    return NextUp(step, words, detail, why, _ICONS[step], go)


def _lesson(services: Services, deeds: Deeds) -> _Way:
    done = done_lessons(services)
    key = next(key for key in LESSONS if key not in done)
    why = _why(services, "basics" if deeds.basics else "abilities")
    title = services.translate(f"lessons.titles.{key}")
    go = partial(_go_to, lambda: services.routes.lesson(key))
    return counted(services, key), title, why, go


def _duel(services: Services, _deeds: Deeds) -> _Way:
    say = services.translate
    rival, about = _against(services, next_rival(services)), say("lessons.play.about")
    return say("lessons.play.name"), rival, about, services.routes.go_to_first_duel


def _rival(services: Services, _deeds: Deeds) -> _Way:
    strength = next_rival(services)
    about = services.translate(f"strengths.{strength}.text")
    go = partial(services.routes.go_to_quick_match, strength=strength)
    return _against(services, strength), about, _why(services, "rival"), go


def _against(services: Services, strength: str) -> str:
    return services.translate("menu.play_who", rival=person_of(services, strength))


def _campaign(services: Services, deeds: Deeds) -> _Way:
    level = next_level(read_reached(services).levels)
    why = _why(services, "island" if deeds.islands else "campaign")
    go = partial(_go_to, services.routes.campaign)
    return services.translate("menu.campaign"), island_name(services, level), why, go


def _puzzle(services: Services, deeds: Deeds) -> _Way:
    why = _why(services, "puzzle" if deeds.puzzles else "first_puzzle")
    ladder = services.translate("puzzles.ladder")
    return services.translate("menu.puzzles"), ladder, why, services.routes.go_to_next_puzzle


def _voyage(services: Services, _deeds: Deeds) -> _Way:
    say = services.translate
    go = partial(_go_to, services.routes.voyage_or_start)
    return say("menu.voyage"), say("menu.voyage_new"), _why(services, "voyage"), go


def _ring(services: Services, _deeds: Deeds) -> _Way:
    say = services.translate
    go = partial(_go_to, lambda: services.routes.new_ring(PAIRS.name))
    return say(f"new_ring.modes.{PAIRS.name}.name"), say("menu.ring"), _why(services, "ring"), go


def _climb(services: Services, _deeds: Deeds) -> _Way:
    say, go = services.translate, partial(_go_to, services.routes.contests.climb)
    return say("cup.to_climb"), say("climb.title"), _why(services, "climb"), go


def _cup(services: Services, _deeds: Deeds) -> _Way:
    say, go = services.translate, partial(_go_to, services.routes.contests.cup)
    return say("cup.title"), say("cup.rounds.quarter"), _why(services, "cup"), go


def _why(services: Services, key: str) -> str:
    return services.translate(f"next_up.why.{key}")


def _go_to(scene: Callable[[], Scene], stack: SceneStack) -> None:
    stack.clear_to(scene())


_WAYS: dict[str, Callable[[Services, Deeds], _Way]] = {
    LESSON: _lesson,
    DUEL: _duel,
    RIVAL: _rival,
    CAMPAIGN: _campaign,
    PUZZLE: _puzzle,
    VOYAGE: _voyage,
    RING: _ring,
    CLIMB: _climb,
    CUP: _cup,
}
