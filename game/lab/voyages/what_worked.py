"""Which omens and places of a voyage changed a deed or a number (R16.12, R16.70)."""

from collections.abc import Sequence

from game.rules import CardChange, FightTerms
from game.voyage import (
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
    VoyageEvent,
    WatersTurnedUp,
    apply,
    fight_of,
    guard_of,
    sails_of_day,
    way,
)

from ..playing import kit

#: Fields that are no places to visit.
_IDLE = ("harbour", "open", "reef", "goal")


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
