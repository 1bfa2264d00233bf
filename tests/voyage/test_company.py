"""The company, and the places that give and ask (R16.30 to R16.35, R16.70)."""

import pickle
from dataclasses import replace
from typing import Any

import pytest

from game.rules import Creature
from game.voyage import (
    SQUALLS,
    CardJoined,
    Choose,
    Deed,
    DeedRefused,
    Dismiss,
    EndDay,
    FlagRaised,
    GoodsChanged,
    HirePilot,
    Member,
    RankRisen,
    Recruit,
    Reinforce,
    Sail,
    TurnBack,
    VisitAgain,
    Voyage,
    VoyageHeader,
    VoyageStart,
    guard_of,
    legal_deeds,
    open_voyage,
)
from game.voyage.voyage_events import BecamePack, OffersLaid, PilotHired, RelicTaken
from tests.certain import sure

from ..play.games import CONTENT
from .pictures import (
    BOOK,
    HOME,
    KIT,
    E,
    H,
    Scene,
    after,
    at_sea,
    follow,
    played,
    refused,
    set_out,
    told,
)


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


_OFFERED = at_sea(HOME, offers=("gnome",), gold=4)
_DRILLED = at_sea(HOME, packs="brute", gold=3)
_FULL = at_sea(HOME, company=" ".join(list(KIT)[:12]), offers=("zombie",))
_SMALL = after(at_sea(HOME), Dismiss("brute"))
_ASKED = after(at_sea("harbour wreck . . . . ."), Sail(H[1]))


@pytest.mark.parametrize(
    ("voyage", "deed", "code"),
    [
        # R16.33, R16.35: gold, and what is offered or aboard.
        (_OFFERED, Recruit("gnome"), "goods_short"),
        (_OFFERED, Recruit("assassin"), "not_offered"),
        (_DRILLED, Reinforce("brute"), "pack_already"),
        (_DRILLED, Reinforce("martyr"), "not_in_company"),
        (_DRILLED, Reinforce("troll"), "goods_short"),
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


_GOAL = at_sea(f"{HOME} / . . . . @wrecker . .", gold=9)
_VILLAGE = "harbour village . . . . ."
_TEACHER = "harbour teacher2 . . . . ."
_BEATEN = frozenset({H[1]})

PLAYED: dict[str, Scene] = {
    "R16.33: an offered card is recruited for its cost and two": (
        at_sea(HOME, offers=("assassin", "gnome")), [Recruit("assassin")],
        {GoodsChanged: [GoodsChanged("recruit", -4, 4)],
         CardJoined: [CardJoined("assassin", "recruit")], "offers": ("gnome",)},
    ),
    "R16.33: an incantation for one more": (
        at_sea(HOME, offers=("combustion",)), [Recruit("combustion")], {"gold": 8 - 6},
    ),
    "R16.35: a few are made a pack for their cost and one": (
        at_sea(HOME), [Reinforce("brute")],
        {GoodsChanged: [GoodsChanged("reinforce", -5, 3)],
         BecamePack: [BecamePack("brute", "reinforce")], "packs": {"brute"}},
    ),
    "R16.35: with the last of the gold, too": (
        at_sea(HOME, gold=5), [Reinforce("brute")], {"gold": 0},
    ),
    "R16.70: a chest has 5 gold, once": (
        at_sea("harbour chest . . . . ."), [Sail(H[1]), Sail(H[0]), Sail(H[1])],
        {"gold": 8 + 5, "choices": (), "done": {H[1]: "spent"}},
    ),
    "R16.70: a village gives its gold unasked where all up to 3 are packs": (
        at_sea(_VILLAGE, packs="baron boom carapace partisan revenant zombie"), [Sail(H[1])],
        {"gold": 8 + 2, "choices": (), "done": {H[1]: "captured"}},
    ),
    "R16.70: a teacher raises nobody above the depth of the field and one more": (
        at_sea("harbour teacher . . . . .", rank=2), [Sail(H[1])], {"choices": ()},
    ),
    "R16.70: a teacher asks for gold": (
        at_sea(_TEACHER, rank=2, beaten=_BEATEN), [Sail(H[1])],
        {"options": [("pay", "none")], "prices": [(4, 0)]},
    ),
    "R16.70: and raises the captain once": (
        at_sea(_TEACHER, rank=2, gold=4, beaten=_BEATEN), [Sail(H[1]), Choose(0)],
        {RankRisen: [RankRisen(3, "teacher")], "gold": 0, VisitAgain(): "nothing_to_visit"},
    ),
    **{
        f"R16.70: a teacher has nothing for one of rank {rank} with {gold} gold": (
            at_sea(_TEACHER, rank=rank, gold=gold, beaten=_BEATEN), [Sail(H[1])],
            {"choices": (), "done": {}},
        )
        for rank, gold in [(3, 8), (2, 3)]
    },
    "R16.30, R16.41: an old raider takes two more aboard": (
        at_sea(HOME, "varg", rank=4, company=" ".join([*KIT][:13]), offers=("zombie",)), [],
        {Recruit("zombie"): None},
    ),
    "R16.81: no pilot is hired where there is no goal": (_GOAL, [], {HirePilot(): "no_goal_here"}),
    "R16.81: a pilot costs gold": (
        _GOAL, [Sail(E[4]), HirePilot()],
        {GoodsChanged: [GoodsChanged("pilot", -2, 7, E[4])], PilotHired: [PilotHired(E[4], 1)]},
    ),
    "R16.81: there are three": (
        _GOAL, [Sail(E[4]), *[HirePilot()] * 3], {HirePilot(): "no_pilots"},
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


def test_offers_are_new_on_odd_days_and_stand_until_the_next() -> None:
    """R16.11, R16.32."""
    voyage = set_out()
    second = after(voyage, EndDay())
    assert second.offers == voyage.offers
    third, events = follow(second, EndDay())
    assert told(events, OffersLaid) == [OffersLaid(third.offers)]
    assert third.offers != voyage.offers


def test_a_village_gives_gold_or_reinforces_and_lays_two_offers() -> None:
    """R16.70: with the reinforcing it has no income."""
    voyage, events = follow(at_sea("harbour village . . . . ."), Sail(H[1]))
    assert told(events, FlagRaised) == [FlagRaised(H[1], "village")]
    assert len(voyage.offers) == 2
    options = voyage.choices[0].options
    # R16.32: on odd days it offers again; a day later it would have had the same.
    assert len(after(voyage, Choose(0), EndDay(), EndDay()).offers) == 6
    assert after(at_sea("harbour village . . . . .", day=2), Sail(H[1])).offers == voyage.offers
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


def test_a_forge_reinforces_for_three_gold_less() -> None:
    """R16.70."""
    voyage = after(at_sea("harbour forge . . . . .", gold=2), Sail(H[1]))
    choice = voyage.choices[0]
    prices = dict(zip(choice.options, choice.prices, strict=True))
    assert (prices["brute"], prices["zombie"]) == (2, 0)
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
    guard = sure(guard_of(after(_GOAL, Sail(E[4]), HirePilot()), E[4]))
    assert (guard.cards, guard.more) == (11, (("pilots", -1),))


def test_no_pilot_is_hired_before_a_guard_that_cannot_be_less() -> None:
    """R16.81."""
    voyage = after(_GOAL, Sail(E[4]))
    voyage.book = replace(voyage.book, places=replace(voyage.book.places, least_guard=12))
    assert refused(voyage, HirePilot()) == "no_pilots"


def test_ids_that_nobody_knows_are_told_in_one_line() -> None:
    for wrong in (("far", "fair", "plain"), ("short", "soft", "plain"), ("short", "fair", "ahab")):
        with pytest.raises(ValueError, match="no such"):
            open_voyage(VoyageHeader(*wrong, 1), BOOK, KIT.values())
    with pytest.raises(ValueError, match="lacks the card 'baron'"):
        open_voyage(VoyageHeader("short", "fair", "plain", 1), BOOK, [KIT["zombie"]])


ALONE, TWO = "drowned_bell", "two_captains"


@pytest.mark.parametrize(
    ("scenario", "more", "fault"),
    [
        (ALONE, {"ally": "ahab"}, "no such captain: 'ahab'"),
        (TWO, {"against": "ahab"}, "no such captain: 'ahab'"),
        (ALONE, {"ally": "odo"}, "'odo' is named twice"),
        (TWO, {"against": "odo"}, "'odo' is named twice"),
        (ALONE, {"against": "peg"}, "in a scenario of two captains alone"),
        (TWO, {"against": "peg", "start": VoyageStart()}, "in a scenario of two captains alone"),
        (TWO, {"against": "peg", "ally": "ruk"}, "in a scenario of two captains alone"),
        (TWO, {"ally": "peg"}, "nor against a rival captain"),
        (ALONE, {"ally": "peg", "start": VoyageStart()}, "allies sail neither in a saga"),
        (ALONE, {"squalls": ("rain",)}, "no such squalls: 'rain'"),
        (ALONE, {"squalls": SQUALLS[:1] * 2}, "no such squalls"),
        (ALONE, {"start": VoyageStart(rank=9)}, "no such thing sails on: '9'"),
        (ALONE, {"start": VoyageStart(relics=("anchor",))}, "sails on: 'anchor'"),
        (ALONE, {"start": VoyageStart((Member("wolf"),))}, "sails on: 'wolf'"),
    ],
)
def test_who_cannot_set_out_so_is_told_in_one_line(
    scenario: str, more: dict[str, Any], fault: str
) -> None:
    """R16.4, R16.93, R16.94, R16.108."""
    header = replace(VoyageHeader(scenario, "fair", "odo", 1), **more)
    with pytest.raises(ValueError, match=fault):
        open_voyage(header, CONTENT.voyage, CONTENT.cards.values())


def test_cards_are_recruited_and_drilled_on_any_day_and_at_sea() -> None:
    """R16.10, R16.14: in any order with sailing, as often as there is gold for them."""
    voyage = at_sea(HOME, offers=("assassin", "gnome"), gold=20)
    voyage = after(voyage, Recruit("assassin"), EndDay(), Sail(H[1]), Recruit("gnome"))
    voyage = after(voyage, Reinforce("assassin"), Sail(H[0]))
    assert {"assassin", "gnome"} <= set(voyage.cards)
    assert "assassin" in voyage.packs


def test_what_lies_at_the_harbour_is_among_what_can_be_done() -> None:
    voyage = at_sea(HOME, gold=9, offers=("gnome",))
    assert Recruit("gnome") in legal_deeds(voyage)


def test_a_single_gold_counts() -> None:
    """R16.41: Varg gets one for a card that goes."""
    voyage = after(at_sea(HOME, "varg", rank=4), Dismiss("baron"))
    assert voyage.count.gold_taken == 1


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    with pytest.raises(DeedRefused) as told_of:
        after(at_sea(HOME), TurnBack())
    assert pickle.loads(pickle.dumps(told_of.value)).refusal == told_of.value.refusal
