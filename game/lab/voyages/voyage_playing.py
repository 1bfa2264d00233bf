"""One voyage from the harbour to its end; the same job is the same voyage anywhere."""

from __future__ import annotations

from game.rules import PLAYER
from game.voyage import (
    CardJoined,
    FightEnded,
    Sail,
    Voyage,
    VoyageEnded,
    VoyageEvent,
    VoyageHeader,
    apply,
    fight_of,
    fight_seed,
    open_voyage,
    score,
    voyage_digest,
)

from ..playing import kit
from .scripted_captains import ScriptedCaptain, captain_of
from .voyage_jobs import SKILLS, FightTold, VoyageJob, VoyageOutcome, fought

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
        field = voyage.chart.fields[voyage.fight.field]
        self.field = self.field or f"{field.place} {field.depth}"
        seed = fight_seed(voyage) ^ self.job.luck
        game = fought(fight_of(voyage), seed, SKILLS[self.job.skill])
        won = game.winner == PLAYER
        told = round(100 * self.captain.told)
        self.fights.append(
            FightTold(voyage.day, field.depth, int(bool(field.goal)), told, int(won), game.turns)
        )
        self._do(FightEnded("won" if won else "lost"))

    def _do(self, deed: object) -> None:
        self.voyage, events = apply(self.voyage, deed)  # type: ignore[arg-type]
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
            voyage.gold,
            len(voyage.packs),
            score(voyage).points,
            tuple(self.fights),
            ", ".join(self.start),
            self.field,
            tuple(self.taken),
            voyage_digest(voyage),
        )


def _told(voyage: Voyage, deed: object) -> str:
    if isinstance(deed, Sail):
        field = voyage.chart.fields[deed.field]
        return f"{field.place} {field.depth} {field.kind}".strip()
    return type(deed).__name__ + "".join(f" {value}" for value in (getattr(deed, "card", ""),))
