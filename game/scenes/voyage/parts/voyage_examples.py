"""Voyages for the pictures of scenes, sailed by chance until they stand where they are wanted."""

import random
from collections.abc import Callable
from functools import lru_cache, partial

from game.content import Content
from game.play import HORDE, HouseTerms, Match, Outlook, Seat, VoyageRun, computer_action
from game.rules import FightTerms, HandChange, Terms
from game.voyage import (
    Deed,
    Engage,
    EngageTogether,
    FightEnded,
    GiveUp,
    Hex,
    Voyage,
    VoyageHeader,
    legal_deeds,
    other_captain,
    proposed_names,
    usual_hand,
)

from ...services import Services

_SEED, _MOST = 27, 400
_SCENARIO, _DIFFICULTY = "out_of_the_harbour", "fair"


class SampleHandOutlooks:
    """Outlooks for pictures: so many fights of 60 are won, whatever the hand."""

    def __init__(self, won: int) -> None:
        self._won = won

    def of(self, _voyage: Voyage, _field: Hex, _hand: tuple[str, ...] = ()) -> Outlook | None:
        """Return an outlook at once."""
        return Outlook(self._won, 60, "careless")

    def forget(self) -> None:
        """Forget nothing."""


def new_run(services: Services, captain: str = "mirel", seed: int = _SEED) -> VoyageRun:
    """Return a voyage on its first day, kept in the services' store."""
    header = VoyageHeader(_SCENARIO, _DIFFICULTY, captain, seed)
    return VoyageRun.new(services.content, header, services.voyages)


def run_until(
    services: Services,
    done: Callable[[Voyage], bool],
    *,
    captain: str = "mirel",
    lost: bool = False,
    passed: int = 0,
    scenario: str = _SCENARIO,
) -> VoyageRun:
    """Return a voyage that stands where ``done`` says; its fights are won, or ``lost``.

    None is lost before there are packs. So many voyages as ``passed`` says are not tried.

    Raises ``LookupError`` where chance does not lead there.
    """
    for seed in range(_SEED + passed, _SEED + _MOST):
        header = VoyageHeader(scenario, _DIFFICULTY, captain, seed)
        voyages, deeds = sailed_by_chance(services.content, header, lost=lost)
        at = next((at for at, voyage in enumerate(voyages) if done(voyage)), None)
        if at is not None:
            run = VoyageRun.new(services.content, header, services.voyages)
            for deed in deeds[:at]:
                run.submit(deed)
            return run
    raise LookupError("no voyage comes there by chance")


#: The same of a whole chart.
whole_until = partial(run_until, scenario="crown")


def laid_fight(services: Services, change: HandChange | None = None) -> Match:
    """Return a fight whose hand may be changed before its first turn."""
    cards = sorted(services.content.cards)
    terms = FightTerms(
        tuple(cards[:8]), guard=tuple(cards[8:18]), changes=(change or HandChange(),), sources=("",)
    )
    house, seats = HouseTerms(fight=terms), (Seat("Alaric"), HORDE)
    return Match.new(services.content, Terms("fight", solo=True), seats, _SEED, house=house)


def played_fight(run: VoyageRun) -> Match:
    """Return the fight under way, played to its end by the usual computer player."""
    match = run.begin_fight()
    while match.result is None:
        match.submit(computer_action(match))
    return match


def fighting_deed(voyage: Voyage, outcome: str = "won") -> Deed | None:
    """Return the deed that fights the guard before the fleet, or ends the fight under way."""
    if voyage.fight is not None:
        return FightEnded(outcome)
    if voyage.before_guard and not voyage.choices:
        hand = usual_hand(voyage)
        named, beside = proposed_names(voyage, hand), other_captain(voyage)
        if beside is None:
            return Engage(hand, named)
        other = usual_hand(beside)
        return EngageTogether(hand, other, named, proposed_names(beside, other))
    return None


@lru_cache(maxsize=_MOST)
def sailed_by_chance(
    content: Content, header: VoyageHeader, *, lost: bool
) -> tuple[list[Voyage], list[Deed]]:
    """Do legal deeds by chance to the end; return them, and how the voyage stood before each."""
    run, luck = VoyageRun.new(content, header), random.Random(header.seed)
    voyages: list[Voyage] = [run.voyage]
    deeds: list[Deed] = []
    while run.voyage.end is None and len(deeds) < _MOST:
        voyage = run.voyage
        # Who loses every fight never has the packs to lose.
        deed = fighting_deed(voyage, "lost" if lost and len(voyage.packs) > 1 else "won")
        if deed is None:
            deed = luck.choice(
                [each for each in legal_deeds(voyage) if not isinstance(each, GiveUp)]
            )
        run.submit(deed)
        deeds.append(deed)
        voyages.append(run.voyage)
    return voyages, deeds
