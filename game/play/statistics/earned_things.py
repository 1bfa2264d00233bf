"""What is earned by doing a thing once: ``data/earned.yaml`` read, and what is won of it.

Nothing of it is kept but what was told and looked at: it follows from achievements, puzzles and
rings, so that what an older game has counted counts at once.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.content import FieldError, checks, read_named

from .achievements import AchievementProgress

PORTRAIT, FRAME, BACK, SEASON = EARNED_KINDS = ("portrait", "frame", "back", "season")
#: What is counted besides achievements.
PUZZLES, RINGS = EARNED_BY = ("puzzles", "rings")
_FILE, _ACHIEVEMENT = "earned.yaml", "achievement"


@dataclass(frozen=True, slots=True)
class EarnedThing:
    """A look to be won: by an ``achievement``, or by ``count`` of what ``counted`` names."""

    id: str
    kind: str
    achievement: str = ""
    counted: str = ""
    count: int = 0

    @property
    def picture(self) -> str:
        """The picture that it is, by its name among the assets."""
        folders = {PORTRAIT: "portraits/", SEASON: "board_"}
        return folders.get(self.kind, f"earned/{self.kind}_") + self.id


class DoneDeeds(NamedTuple):
    """What was done: achievements earned and under way, and how many of what is counted."""

    achievements: Collection[str] = ()
    progress: Mapping[str, AchievementProgress] = {}
    counts: Mapping[str, int] = {}

    def of(self, thing: EarnedThing) -> AchievementProgress:
        """Return how much is done for a thing."""
        if thing.counted:
            done = min(self.counts.get(thing.counted, 0), thing.count)
            return AchievementProgress(done, thing.count)
        if thing.achievement in self.achievements:
            return AchievementProgress(1, 1)
        found = self.progress.get(thing.achievement, AchievementProgress(0, 1))
        # One that has been lost again, as a lesson that came later, is not done.
        return found._replace(done=min(found.done, found.total - 1))

    def has_won(self, thing: EarnedThing) -> bool:
        """Tell whether a thing is won."""
        return self.of(thing).share >= 1.0


class Wardrobe(NamedTuple):
    """All things, those that are ``won``, how much is done for each, and which are ``fresh``.

    ``fresh`` are won, and have not been looked at; ``untold`` have not even been told of. With
    ``everything`` all can be chosen.
    """

    things: Sequence[EarnedThing]
    won: frozenset[str]
    progress: Mapping[str, AchievementProgress]
    fresh: tuple[EarnedThing, ...]
    untold: tuple[EarnedThing, ...]
    everything: bool = False

    def may_wear(self, thing: EarnedThing) -> bool:
        """Tell whether a thing can be chosen."""
        return self.everything or thing.id in self.won

    @property
    def nearest(self) -> EarnedThing | None:
        """The thing of which most is done; of equals the first; None where all are won."""
        left = [each for each in self.things if each.id not in self.won]
        return max(left, key=lambda each: self.progress[each.id].share, default=None)


def wardrobe_of(
    deeds: DoneDeeds,
    *,
    told: Collection[str],
    seen: Collection[str],
    everything: bool = False,
    things: Sequence[EarnedThing] | None = None,
) -> Wardrobe:
    """Return what is won by what was done; ``told`` and ``seen`` are ids, as the profile has."""
    things = earned_things() if things is None else things
    won = [each for each in things if deeds.has_won(each)]
    return Wardrobe(
        things,
        frozenset(each.id for each in won),
        {each.id: deeds.of(each) for each in things},
        tuple(each for each in won if each.id not in seen),
        tuple(each for each in won if each.id not in told and each.id not in seen),
        everything,
    )


@cache
def earned_things() -> tuple[EarnedThing, ...]:
    """Return the things of the game, read once; raises ``ContentError``."""
    return load_earned_things()


def worn_picture(kind: str, identity: str) -> str:
    """Return the picture of a thing that is worn; "" for the usual look, or an unknown thing."""
    if not identity:
        return ""
    things = (each for each in earned_things() if (each.kind, each.id) == (kind, identity))
    return next((each.picture for each in things), "")


def load_earned_things(folder: Path | None = None) -> tuple[EarnedThing, ...]:
    """Read what can be earned from the data files; raises ``ContentError``."""
    return read_named(_FILE, _read, "write a thing", folder)


def _read(name: str, value: object) -> EarnedThing:
    entries = checks.keyed(value, (name,), ("kind", "by"))
    kind = checks.one_of(entries["kind"], (name, "kind"), "kind", EARNED_KINDS)
    route = (name, "by")
    by = checks.keyed(entries["by"], route, (), (_ACHIEVEMENT, *EARNED_BY))
    if len(by) != 1:
        raise FieldError(route, f"{len(by)} ways to earn it", "write exactly one")
    ((way, what),) = by.items()
    own = checks.card_id(name, (name,))
    if way == _ACHIEVEMENT:
        return EarnedThing(own, kind, achievement=checks.word(what, (*route, way)))
    return EarnedThing(own, kind, counted=way, count=checks.number(what, (*route, way), least=1))
