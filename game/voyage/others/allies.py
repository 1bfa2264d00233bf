"""Two captains with one fleet: who has the helm, and their fights side by side (R16.94)."""

from game.rules import OTHERS, FightTerms, in_alliance

from ..captains import changes_in_force
from ..company import first_company
from ..guards import Guard, drawn_guard
from ..luck import stream
from ..sea_events import HelmHandedOver
from ..voyage_events import VoyageEvent
from ..voyage_state import ATTACKS, DEFENDS, Ally, FightUnderWay, Voyage

#: The seats of allies in the ring of the Horde, who has the helm first (R13.20).
SEATS = (0, 2)


def first_ally(voyage: Voyage) -> Ally | None:
    """Return the second captain as a voyage sets out, with all cards, or None for one alone."""
    ally = voyage.header.ally
    return Ally(ally, first_company(voyage, ally)) if ally else None


def hand_over(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Give the helm to the other captain."""
    _exchange(voyage)
    events.append(HelmHandedOver(voyage.captain))


def with_helm_over(voyage: Voyage) -> Voyage:
    """Return the voyage as it would be with the other captain at the helm."""
    beside = voyage.copied()
    _exchange(beside)
    return beside


def other_captain(voyage: Voyage) -> Voyage | None:
    """Return the voyage as that of the other captain who chooses a hand for the fight, or None.

    That is an ally, and a person whom the own captain meets (R16.91, R16.94).
    """
    if voyage.ally is not None:
        return with_helm_over(voyage)
    if voyage.beside is None or not voyage.meeting:
        return None
    beside = voyage.beside.copied()
    beside.before_guard, beside.fleet = True, voyage.fleet
    beside.meeting = ATTACKS if voyage.meeting == DEFENDS else DEFENDS
    beside.beside = voyage
    return beside


def _exchange(voyage: Voyage) -> None:
    ally = voyage.ally
    assert ally is not None
    voyage.ally = Ally(voyage.captain, voyage.company, voyage.last_hand)
    voyage.helm, voyage.company, voyage.last_hand = ally.captain, ally.company, ally.last_hand


def allied_terms(voyage: Voyage, fight: FightUnderWay, guard: Guard, luck: int) -> FightTerms:
    """Return the terms of a fight of both: a guard twice as large, half of it from each kit.

    Relics are the fleet's and work for both; so does an omen.
    """
    beside = with_helm_over(voyage)
    crews = (voyage, fight.hand, fight.named), (beside, fight.other, fight.other_named)
    found = []
    for seat, (crew, _, named) in zip(SEATS, crews, strict=True):
        for change, source in zip(*changes_in_force(crew, dict(named)), strict=True):
            whose = OTHERS if seat else ""
            found += [(each, f"{whose}{source}") for each in in_alliance(change, seat)]
    hands = [tuple(sorted(hand)) for _, hand, _ in crews]
    packs = [
        tuple([card for card in hand if card in crew.packs])
        for hand, (crew, _, _) in zip(hands, crews, strict=True)
    ]
    (own, own_packs), (other, other_packs) = zip(hands, packs, strict=True)
    half = guard.cards // 2
    luck_beside = stream(luck, "beside")
    cards = drawn_guard(voyage, fight.field, own, luck, guard.cards - half)
    cards += drawn_guard(beside, fight.field, other, luck_beside, half)
    return FightTerms(
        own,
        own_packs,
        cards,
        guard.settings,
        tuple([change for change, _ in found]),
        tuple([source for _, source in found]),
        other,
        other_packs,
    )
