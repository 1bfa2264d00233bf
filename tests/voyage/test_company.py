"""The company, and the places that give and ask (R16.30 to R16.35, R16.70)."""

from dataclasses import replace

import pytest

from game.rules import Creature
from game.voyage import (
    BecamePack,
    CardJoined,
    Choose,
    Deed,
    Dismiss,
    EndDay,
    FlagRaised,
    GoldChanged,
    HirePilot,
    PilotHired,
    RankRisen,
    Recruit,
    Reinforce,
    RelicTaken,
    Sail,
    VisitAgain,
    Voyage,
    VoyageHeader,
    guard_of,
    legal_deeds,
    open_voyage,
)
from tests.certain import sure

from .pictures import BOOK, HOME, KIT, E, H, after, at_sea, follow, refused, set_out, told


def test_a_company_begins_with_the_captain_s_cards() -> None:
    """R16.4, R16.41: as few, but for the packs of the captain."""
    voyage = set_out("sanna")
    assert len(voyage.company) == 8
    assert voyage.packs == {"zombie"}
    assert (voyage.day, voyage.rank, voyage.gold, voyage.sails) == (1, 1, 8, 5)


def test_at_the_harbour_lie_four_creatures_of_the_jetty() -> None:
    """R16.32, R16.34: that cost up to 3, and none of the company."""
    voyage = set_out()
    assert len(set(voyage.offers)) == 4
    assert not set(voyage.offers) & set(voyage.cards)
    cards = [KIT[card] for card in voyage.offers]
    assert all(isinstance(card, Creature) and card.cost <= 3 for card in cards)


def test_an_offered_card_is_recruited_and_a_few_made_a_pack_for_gold() -> None:
    """R16.33, R16.35: for its cost and two, an incantation for one more; for its cost and one."""
    voyage, events = follow(at_sea(HOME, offers=("assassin", "gnome")), Recruit("assassin"))
    assert events == [GoldChanged("recruit", -4, 4), CardJoined("assassin", "recruit")]
    assert voyage.offers == ("gnome",)
    assert after(at_sea(HOME, offers=("combustion",)), Recruit("combustion")).gold == 8 - 6
    voyage, events = follow(at_sea(HOME), Reinforce("brute"))
    assert events == [GoldChanged("reinforce", -5, 3), BecamePack("brute", "reinforce")]
    assert voyage.packs == {"brute"}
    assert after(at_sea(HOME, gold=5), Reinforce("brute")).gold == 0


_OFFERED = at_sea(HOME, offers=("gnome",), gold=4)
_DRILLED = at_sea(HOME, packs="brute", gold=3)
_FULL = at_sea(HOME, company=" ".join(list(KIT)[:12]), offers=("zombie",))
_SMALL = after(at_sea(HOME), Dismiss("brute"))
_ASKED = after(at_sea("harbour wreck . . . . ."), Sail(H[1]))


@pytest.mark.parametrize(
    ("voyage", "deed", "code"),
    [
        # R16.33, R16.35: gold, and what is offered or aboard.
        (_OFFERED, Recruit("gnome"), "gold_short"),
        (_OFFERED, Recruit("assassin"), "not_offered"),
        (_DRILLED, Reinforce("brute"), "pack_already"),
        (_DRILLED, Reinforce("martyr"), "not_in_company"),
        (_DRILLED, Reinforce("troll"), "gold_short"),
        # R16.30: a company has seven to twelve cards.
        (_FULL, Recruit("zombie"), "company_full"),
        (_SMALL, Dismiss("baron"), "company_small"),
        (_SMALL, Dismiss("brute"), "not_in_company"),
        # R16.26: a choice waits before all else.
        (_ASKED, EndDay(), "choose_first"),
        (_ASKED, Choose(9), "no_such_option"),
        (_ASKED, Choose(-1), "no_such_option"),
        (after(_ASKED, Choose(0)), Choose(0), "nothing_to_choose"),
    ],
)
def test_what_is_refused_says_why(voyage: Voyage, deed: Deed, code: str) -> None:
    """R16.30: and is in no list of what can be done."""
    assert refused(voyage, deed) == code
    assert deed not in legal_deeds(voyage)


@pytest.mark.parametrize(
    ("line", "packs", "deeds", "gold"),
    [
        # R16.70: a chest has 5 gold, once.
        ("harbour chest . . . . .", "", [Sail(H[1]), Sail(H[0]), Sail(H[1])], 8 + 5),
        # With nobody to reinforce a village gives its gold unasked: all up to 3 are packs.
        (
            "harbour village . . . . .",
            "baron boom carapace partisan revenant zombie",
            [Sail(H[1])],
            8 + 2,
        ),
    ],
)
def test_places_give_their_gold(line: str, packs: str, deeds: list[Deed], gold: int) -> None:
    voyage = after(at_sea(line, packs=packs), *deeds)
    assert (voyage.gold, voyage.choices) == (gold, ())
    assert H[1] in voyage.done


def test_offers_are_new_on_odd_days_and_stand_until_the_next() -> None:
    """R16.11, R16.32."""
    voyage = set_out()
    second = after(voyage, EndDay())
    assert second.offers == voyage.offers
    assert after(second, EndDay()).offers != voyage.offers


def test_a_village_gives_gold_or_reinforces_and_lays_two_offers() -> None:
    """R16.70: with the reinforcing it has no income."""
    voyage, events = follow(at_sea("harbour village . . . . ."), Sail(H[1]))
    assert told(events, FlagRaised) == [FlagRaised(H[1], "village")]
    assert len(voyage.offers) == 2
    options = voyage.choices[0].options
    # R16.32: on odd days it offers again.
    assert len(after(voyage, Choose(0), EndDay(), EndDay()).offers) == 6
    assert options == ("gold", "baron", "boom", "carapace", "partisan", "revenant", "zombie")
    assert after(voyage, Choose(0), EndDay(), EndDay()).gold == 8 + 2 + 4 + 2
    strong = after(voyage, Choose(1), EndDay(), EndDay())
    assert strong.packs == {"baron"}
    assert strong.gold == 8 + 4


def test_a_wreck_has_one_of_two_small_relics() -> None:
    """R16.70: which may be left."""
    voyage = after(at_sea("harbour wreck . . . . ."), Sail(H[1]))
    choice = voyage.choices[0]
    assert (choice.what, len(choice.options), choice.options[2]) == ("relic", 3, "none")
    assert after(voyage, Choose(0)).relics == choice.options[:1]
    left = after(voyage, Choose(2))
    assert left.relics == ()
    assert left.done == {H[1]: "spent"}


def test_case_27_a_second_armour_destroys_the_first() -> None:
    """R16.50."""
    voyage = at_sea("harbour wreck . . . . .", relics=("whetstone", "oak_planks"))
    voyage = after(voyage, Sail(H[1]))
    voyage.choices = (replace(voyage.choices[0], options=("padded_coats", "none")),)
    voyage, events = follow(voyage, Choose(0))
    assert told(events, RelicTaken) == [RelicTaken("padded_coats", "oak_planks")]
    assert voyage.relics == ("whetstone", "padded_coats")


def test_relics_aboard_are_not_laid_again() -> None:
    """R16.50."""
    aboard = ("whetstone", "padded_coats", "spring_stone", "signal_fire")
    voyage = after(at_sea("harbour wreck . . . . .", relics=aboard), Sail(H[1]))
    assert set(voyage.choices[0].options) == {"grapnel", "oak_planks", "none"}


def test_a_teacher_raises_the_captain_for_gold() -> None:
    """R16.70: not above the depth of the field and one more."""
    voyage = after(at_sea("harbour teacher . . . . .", rank=2, beaten=frozenset()), Sail(H[1]))
    assert voyage.choices == ()
    asked = at_sea("harbour teacher2 . . . . .", rank=2, beaten=frozenset({H[1]}))
    voyage = after(asked, Sail(H[1]))
    assert (voyage.choices[0].options, voyage.choices[0].prices) == (("pay", "none"), (4, 0))
    voyage, events = follow(voyage, Choose(0))
    assert told(events, RankRisen) == [RankRisen(3, "teacher")]
    assert voyage.gold == 4
    assert refused(voyage, VisitAgain()) == "nothing_to_visit"


@pytest.mark.parametrize(("rank", "gold"), [(3, 8), (2, 3)])
def test_a_teacher_has_nothing_for_the_wise_or_the_poor(rank: int, gold: int) -> None:
    """R16.70."""
    line = "harbour teacher2 . . . . ."
    voyage = after(at_sea(line, rank=rank, gold=gold, beaten=frozenset({H[1]})), Sail(H[1]))
    assert voyage.choices == ()
    assert H[1] not in voyage.done


def test_a_forge_reinforces_for_three_gold_less() -> None:
    """R16.70."""
    voyage = after(at_sea("harbour forge . . . . .", gold=2), Sail(H[1]))
    choice = voyage.choices[0]
    prices = dict(zip(choice.options, choice.prices, strict=True))
    assert prices["brute"] == 2
    assert prices["zombie"] == 0
    assert "troll" not in prices
    voyage = after(voyage, Choose(choice.options.index("brute")))
    assert voyage.packs == {"brute"}
    assert voyage.gold == 0
    assert voyage.done == {H[1]: "spent"}


def test_a_forge_that_is_left_can_be_visited_again() -> None:
    """R16.13: for a sail."""
    voyage = after(at_sea("harbour forge . . . . .", sails=3), Sail(H[1]))
    voyage = after(voyage, Choose(len(voyage.choices[0].options) - 1), VisitAgain())
    assert voyage.sails == 1
    assert voyage.choices[0].what == "forge"


def test_pilots_take_cards_from_the_guard_of_a_goal() -> None:
    """R16.81: at most three, for gold, before the guard."""
    voyage = at_sea(f"{HOME} / . . . . @wrecker . .", gold=9)
    assert refused(voyage, HirePilot()) == "no_goal_here"
    voyage, events = follow(voyage, Sail(E[4]), HirePilot())
    assert events == [GoldChanged("pilot", -2, 7, E[4]), PilotHired(E[4], 1)]
    guard = sure(guard_of(voyage, E[4]))
    assert (guard.cards, guard.more) == (11, (("pilots", -1),))
    voyage = after(voyage, HirePilot(), HirePilot())
    assert refused(voyage, HirePilot()) == "no_pilots"


def test_ids_that_nobody_knows_are_told_in_one_line() -> None:
    for wrong in (("far", "fair", "plain"), ("short", "soft", "plain"), ("short", "fair", "ahab")):
        with pytest.raises(ValueError, match="no such"):
            open_voyage(VoyageHeader(*wrong, 1), BOOK, KIT.values())
    with pytest.raises(ValueError, match="lacks the card 'baron'"):
        open_voyage(VoyageHeader("short", "fair", "plain", 1), BOOK, [KIT["zombie"]])


def test_cards_are_recruited_and_drilled_on_any_day_and_at_sea() -> None:
    """R16.10, R16.14: in any order with sailing, as often as there is gold for them."""
    voyage = at_sea(HOME, offers=("assassin", "gnome"), gold=20)
    voyage = after(voyage, Recruit("assassin"), EndDay(), Sail(H[1]), Recruit("gnome"))
    voyage = after(voyage, Reinforce("assassin"), Sail(H[0]))
    assert {"assassin", "gnome"} <= set(voyage.cards)
    assert "assassin" in voyage.packs
