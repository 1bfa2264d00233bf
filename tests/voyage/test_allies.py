"""Two captains with one fleet: the helm, both hands, and what a fight brings (R16.94)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.rules import GUARD, OTHERS, in_alliance, open_fight
from game.voyage import (
    BecameFew,
    Build,
    Engage,
    EngageTogether,
    FightEnded,
    GiveUp,
    HandOver,
    Member,
    RankRisen,
    Recruit,
    Sail,
    Voyage,
    VoyageHeader,
    fight_of,
    fight_seed,
    guard_of,
    legal_deeds,
    open_voyage,
    own_sides,
    sample_fight,
)
from game.voyage.sea_events import HelmHandedOver

from ..play.games import CONTENT
from .pictures import BOOK, KIT, RELICS, H, Scene, after, at_sea, played


def together(line: str = "harbour mine2 . . . . .", packs: str = "", **changed: Any) -> Voyage:
    """Return a voyage of the plain captain at the helm, and of Sanna, whose packs are named."""
    alone = at_sea(line, scenario="whole", **changed)
    header = VoyageHeader("whole", "bare", "plain", 1, ally="sanna")
    voyage, _ = open_voyage(header, BOOK, KIT.values())
    assert voyage.ally
    company = tuple([Member(each.card, each.card in packs.split()) for each in voyage.ally.company])
    alone.header, alone.ally = header, replace(voyage.ally, company=company)
    return alone


def both(voyage: Voyage) -> EngageTogether:
    assert voyage.ally
    return EngageTogether(voyage.cards[:7], tuple(each.card for each in voyage.ally.company[:7]))


_MET = after(together(packs="brute"), Sail(H[1]))
_BOTH = replace(_MET, company=tuple(Member(card, card == "brute") for card in _MET.cards))
_RICH = together(gold=40, stone=20, crystal=9, offers=("gnome",))

PLAYED: dict[str, Scene] = {
    "R16.94: the helm is handed over, and the muster serves the other": (
        _RICH, [HandOver(), Recruit("gnome"), HandOver()],
        {HelmHandedOver: [HelmHandedOver("plain")], "cards": _RICH.cards, "captain": "plain"},
    ),
    "R16.94: each raises a building a day": (
        _RICH, [Build("sickbay"), Build("barracks")], {Build("tower"): "built_today"},
    ),
    "R16.94: both choose a hand": (
        _MET, [], {Engage(_MET.cards[:7]): "both_hands", both(_MET): None},
    ),
    "R16.94: the other hand is of the other company": (
        _MET, [], {EngageTogether(_MET.cards[:7], (*_MET.cards[:6], "martyr")): "hand_foreign"},
    ),
    "R16.94: both ranks rise": (
        _MET, [both(_MET), FightEnded("won")], {RankRisen: [RankRisen(2, "fight")], "rank": 2},
    ),
    "R16.94: a lost fight costs a pack of either": (
        _MET, [both(_MET), FightEnded("lost")], {BecameFew: [BecameFew("brute")]},
    ),
    "R16.94: of two packs of the same card the one at the helm loses the own": (
        _BOTH, [both(_BOTH), FightEnded("lost")],
        {BecameFew: [BecameFew("brute")], "packs": frozenset()},
    ),
    "R16.94: nobody hands over who sails alone": (
        at_sea("harbour . . . . . ."), [], {HandOver(): "no_ally"},
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


def test_the_guard_is_twice_as_large_and_both_hands_meet_it() -> None:
    """R16.94: half of it from each kit."""
    alone = guard_of(at_sea("harbour mine2 . . . . .", scenario="whole"), H[1])
    voyage = after(_MET, both(_MET))
    terms = fight_of(voyage)
    assert alone
    assert len(terms.guard) == 2 * alone.cards
    assert len(terms.hand) == len(terms.other) == 7
    assert (terms.packs, terms.other_packs) == ((), ("brute",))
    # R16.22: so do they in the outlook.
    sample, _ = sample_fight(_MET, H[1], _MET.cards[:7], 1)
    assert (sample.hand, sample.other_packs) == (terms.hand, terms.other_packs)
    assert (len(sample.other), len(sample.guard)) == (7, len(terms.guard))
    position, _ = open_fight(terms, KIT, 0, fight_seed(voyage))
    assert len(position.field.sides) == 4
    assert own_sides(voyage) == (0, 2)
    assert GUARD in position.field.sides


def test_a_relic_works_for_both() -> None:
    """R16.94: they are the fleet's; whose hand one changes stands before its name."""
    voyage = after(_MET, both(_MET))
    voyage.relics = ("red_thread",)
    terms = fight_of(voyage)
    assert terms.sources == ("red_thread", f"{OTHERS}red_thread")
    (change,) = RELICS["red_thread"].changes
    assert terms.changes == (*in_alliance(change, 0), *in_alliance(change, 2))


def test_of_the_ally_s_company_the_pack_that_lost_becomes_few_and_no_other_card() -> None:
    """R16.94."""
    lost = after(_MET, both(_MET), FightEnded("lost"))
    assert _MET.ally
    assert lost.ally
    assert lost.ally.company == tuple(Member(each.card) for each in _MET.ally.company)


@pytest.mark.parametrize("seed", range(3))
def test_a_voyage_of_two_goes_on_whatever_is_done(seed: int) -> None:
    header = VoyageHeader("whole", "bare", "plain", seed, ally="mirel")
    voyage, _ = open_voyage(header, BOOK, KIT.values())
    rng = Random(seed)
    while not voyage.end:
        deeds = [deed for deed in legal_deeds(voyage) if not isinstance(deed, GiveUp)]
        voyage = after(voyage, rng.choice(deeds))
    assert voyage.ally


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_offered_that_either_company_has(seed: int) -> None:
    """R16.94: the helm may be handed over before it is recruited, and no card is there twice."""
    header = VoyageHeader("crown", "fair", "mirel", seed, ally="varg")
    voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
    assert voyage.ally
    assert voyage.offers
    assert not set(voyage.offers) & set(voyage.cards)
    assert not set(voyage.offers) & {member.card for member in voyage.ally.company}
