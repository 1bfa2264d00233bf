"""One voyage from the harbour to its end; the same job is the same voyage anywhere."""

from game.voyage import (
    CardJoined,
    Deed,
    FightEnded,
    Sail,
    Voyage,
    VoyageEnded,
    VoyageEvent,
    VoyageHeader,
    apply,
    fight_of,
    fight_seed,
    guard_of,
    open_voyage,
    score,
    voyage_digest,
)

from ..playing import kit
from .captain_at_sea import ScriptedCaptain
from .scripted_captains import captain_of
from .told_shares import fought
from .voyage_jobs import SKILLS, FightTold, VoyageJob, VoyageOutcome
from .what_worked import Worked

#: No captain has more to do on a voyage.
_MOST_DEEDS = 1_000


def sail_out(job: VoyageJob) -> VoyageOutcome:
    """Sail the voyage of a job to its end."""
    return _Passage(job).sailed()


class _Passage:
    def __init__(self, job: VoyageJob) -> None:
        content = kit()
        header = VoyageHeader(job.scenario, job.difficulty, job.captain, job.seed)
        self.job = job
        self.captain: ScriptedCaptain = captain_of(job)
        self.voyage: Voyage
        self.voyage, _ = open_voyage(header, content.voyage, content.cards.values())
        self.worked = Worked(self.voyage)
        self.fights: list[FightTold] = []
        self.start: list[str] = []
        self.field = ""
        self.taken: list[str] = []
        self.goal = ""

    def sailed(self) -> VoyageOutcome:
        for _ in range(_MOST_DEEDS):
            if self.voyage.end is not None:
                return self._outcome()
            if self.voyage.fight is not None:
                self._fight()
            else:
                deed = self.captain.deed(self.voyage)
                if self.voyage.day == 1:
                    self.start.append(_told(self.voyage, deed))
                self._do(deed)
        raise AssertionError(f"{self.job}: a captain who does not come to an end")

    def _fight(self) -> None:
        voyage = self.voyage
        assert voyage.fight is not None
        guard = guard_of(voyage, voyage.fight.field)
        assert guard is not None
        field = voyage.chart.fields[voyage.fight.field]
        self.field = self.field or f"{field.place} {guard.depth}"
        seed = fight_seed(voyage) ^ self.job.luck
        won, turns = fought(voyage, fight_of(voyage), seed, SKILLS[self.job.skill])
        told = round(100 * self.captain.told)
        self.fights.append(
            FightTold(voyage.day, guard.depth, int(bool(guard.goal)), told, int(won), turns)
        )
        self._do(FightEnded("won" if won else "lost"))

    def _do(self, deed: Deed) -> None:
        before = self.voyage
        self.voyage, events = apply(before, deed)
        self.worked.note(before, deed, self.voyage, events)
        for event in events:
            self._note(event)

    def _note(self, event: VoyageEvent) -> None:
        if isinstance(event, CardJoined):
            self.taken.append(event.card)
        elif isinstance(event, VoyageEnded) and event.end == "won":
            self.goal = event.why

    def _outcome(self) -> VoyageOutcome:
        voyage = self.voyage
        return VoyageOutcome(
            voyage.end == "won",
            self.goal,
            voyage.day,
            voyage.rank,
            *voyage.goods,
            len(voyage.packs),
            score(voyage).points,
            tuple(self.fights),
            ", ".join(self.start),
            self.field,
            tuple(self.taken),
            voyage.built,
            voyage.relics,
            tuple(sorted(self.worked.drawn)),
            tuple(sorted(self.worked.worked & self.worked.drawn)),
            voyage_digest(voyage),
        )


def _told(voyage: Voyage, deed: object) -> str:
    if isinstance(deed, Sail):
        field = voyage.chart.fields[deed.field]
        return f"{field.place} {field.depth} {field.kind}".strip()
    return type(deed).__name__ + "".join(f" {value}" for value in (getattr(deed, "card", ""),))
