"""One voyage from the harbour to its end, and which omens and places did anything in it."""

from collections.abc import Sequence

from game.rules import CardChange, FightTerms
from game.voyage import (
    CardJoined,
    ChoiceLaid,
    Deed,
    DeedRefused,
    EndDay,
    FightEnded,
    FlagRaised,
    FleetFerried,
    GoodsChanged,
    Guard,
    OmenDrawn,
    PlaceVisited,
    Sail,
    Voyage,
    VoyageEnded,
    VoyageEvent,
    VoyageHeader,
    WatersTurnedUp,
    apply,
    fight_of,
    fight_seed,
    guard_of,
    open_voyage,
    sails_of_day,
    score,
    voyage_digest,
    way,
)

from ..playing import kit
from .captain_at_sea import ScriptedCaptain
from .planned_captain import captain_of
from .told_shares import fought
from .voyage_jobs import SKILLS, FightTold, VoyageJob, VoyageOutcome

#: Fields that are no places to visit.
_IDLE = ("harbour", "open", "reef", "goal")

#: No captain has more to do on a voyage.
_MOST_DEEDS = 1_000


class Worked:
    """Notes, deed by deed, what was drawn, and what of it did anything.

    An omen has worked if without it a deed had been refused, or something else had come of it.
    """

    def __init__(self, voyage: Voyage) -> None:
        self.drawn: set[str] = set()
        self.worked: set[str] = set()
        self._note_places(voyage)

    def note(
        self, before: Voyage, deed: Deed, voyage: Voyage, events: Sequence[VoyageEvent]
    ) -> None:
        """Note a deed: the voyage before it and after it, and what happened."""
        if before.omen and before.omen not in self.worked and _without(before, deed, events):
            self.worked.add(before.omen)
        drawn = [event.omen for event in events if isinstance(event, OmenDrawn)]
        self.drawn.update(drawn)
        if drawn and _at_once(voyage, events):
            self.worked.update(drawn)
        self._note_places(voyage)
        for event in events:
            if isinstance(event, PlaceVisited | FlagRaised):
                self.worked.add(event.place)
            elif isinstance(event, FleetFerried):
                self.worked.add("ferry")

    def _note_places(self, voyage: Voyage) -> None:
        for number, waters in enumerate(voyage.chart.waters):
            if number in voyage.shown:
                self.drawn.update(f.place for f in waters.fields if f.place not in _IDLE)


def _without(before: Voyage, deed: Deed, events: Sequence[VoyageEvent]) -> bool:
    """Tell whether something else would have come of a deed without the omen that lies open."""
    other = before.copied()
    other.omen = ""
    if isinstance(deed, FightEnded):
        return _tells(fight_of(before), fight_of(other))
    if isinstance(deed, Sail):
        shown, usual = way(before, deed.field), way(other, deed.field)
        if shown is None or usual is None or shown.sails != usual.sails:
            return True
    try:
        _, otherwise = apply(other, deed)
    except DeedRefused:
        return True
    if isinstance(deed, EndDay):
        # Another omen may be drawn: only its income is of this one.
        return _income(events) != _income(otherwise)
    return list(events) != otherwise


def _tells(fight: FightTerms, other: FightTerms) -> bool:
    """Tell whether a fight differs: in its guard, or in a change that means a card of the hand."""
    if fight.guard != other.guard or fight.difficulty != other.difficulty:
        return True
    more = [change for change in fight.changes if change not in other.changes]
    return any(not isinstance(change, CardChange) or _means(change, fight) for change in more)


def _means(change: CardChange, fight: FightTerms) -> bool:
    return any(change.which.means(kit().cards[card]) for card in fight.hand)


def _income(events: Sequence[VoyageEvent]) -> int:
    return sum(e.amount for e in events if isinstance(e, GoodsChanged) and e.why == "income")


def _guards(voyage: Voyage) -> list[Guard | None]:
    return [guard_of(voyage, place) for place in voyage.chart.fields]


def _at_once(voyage: Voyage, events: Sequence[VoyageEvent]) -> bool:
    """Tell whether an omen has done something as it was drawn."""
    other = voyage.copied()
    other.omen = ""
    if sails_of_day(voyage) != sails_of_day(other) or _guards(voyage) != _guards(other):
        return True
    return any(
        isinstance(event, GoodsChanged | ChoiceLaid | WatersTurnedUp) and event.why == voyage.omen
        for event in events
    )


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
