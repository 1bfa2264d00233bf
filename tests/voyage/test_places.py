"""The places of the whole voyage and the omens (R16.70)."""

from dataclasses import replace
from typing import Any

import pytest

from game.rules import Incantation
from game.voyage import (
    CaptainStep,
    CardJoined,
    ChoiceLaid,
    Choose,
    EndDay,
    Engage,
    FightEnded,
    FleetFerried,
    GoodsChanged,
    PlaceVisited,
    Reinforce,
    Sail,
    VisitAgain,
    Voyage,
    WatersTurnedUp,
    guard_of,
)
from game.voyage.voyage_events import BecamePack, CardLeft, ChoiceMade, GuardMet, GuardYielded

from .pictures import KIT, E, H, Scene, after, at_sea, by_numbers, follow, played, refused, told


def at(place: str, captain: str = "plain", more: str = "", **changed: Any) -> Voyage:
    """Return a voyage beside a place at ``H[1]`` whose guard, if any, is beaten."""
    line = f"harbour {place} . . . . ." + more
    return at_sea(line, captain, scenario="whole", beaten=frozenset({H[1]}), **changed)


_HERE, _FAR = [Sail(H[1])], " / . . . . . . . / . . . . . . ."
_FERRIES = at("ferry", more=" / ferry . . . . . .")
_HIDDEN = at("lookout", more=_FAR, shown=frozenset({0}))
_TWELVE = "boom gnome baron brute zombie troll carapace partisan"


def _sail_free(voyage: Voyage) -> Voyage:
    """Return the voyage of a captain of whom ferries ask nothing."""
    free = replace(voyage.book.captains["plain"], steps=(CaptainStep(ferries_free=True),) * 3)
    voyage.book = replace(voyage.book, captains={"plain": free})
    return voyage


def drawn(omen: str, **changed: Any) -> Voyage:
    """Return a voyage on the day before the one on which that omen is drawn."""
    voyage = at_sea("harbour mine1 village1 . . . .", scenario="whole", day=1, **changed)
    return by_numbers(voyage, omens=(omen,))


_FLAGS = {"done": {H[1]: "captured", H[2]: "captured"}}

PLAYED: dict[str, Scene] = {
    "place 1: a mine of stone": (
        at("stone_mine2"), _HERE, {GoodsChanged: [GoodsChanged("stone_mine", 2, 2, H[1], "stone")]},
    ),
    "place 1: a mine of crystal": (at("crystal_mine2"), _HERE, {"crystal": 1}),
    "place 1: its income on odd days": (
        at("crystal_mine2", day=2, omen=""), [*_HERE, EndDay()], {"crystal": 2, "stone": 1},
    ),
    "place 2: a village gives gold, stone or a pack": (
        at("village2"), _HERE, {"what": ["village"]},
    ),
    "place 2: stone, now and on odd days": (
        at("village2", day=2), [*_HERE, Choose(1), EndDay()], {"stone": 1 + 1 + 1, "gold": 8 + 4},
    ),
    "place 3: a chest holds what is chosen": (
        at("chest1"), [*_HERE, Choose(1)],
        {ChoiceMade: [ChoiceMade("chest", "chest", "stone")],
         GoodsChanged: [GoodsChanged("chest", 2, 2, H[1], "stone")], "done": {H[1]: "spent"}},
    ),
    "place 5: a vault holds great relics": (at("vault4"), _HERE, {"why": ["vault"]}),
    "place 5: from depth VI on an ancient one": (
        at("vault6"), [*_HERE, Choose(0)], {"relics": ("red_axe",)},
    ),
    "place 8: a market gives one good for two of another, as often as one will": (
        at("market", gold=5), [*_HERE, Choose(0), Choose(0)],
        {"gold": 1, "stone": 2, "what": ["market"]},
    ),
    "place 8: and a relic for four gold, where there are so many": (
        at("market", gold=4), _HERE,
        {ChoiceLaid: [
            ChoiceLaid("market", "market", ("gold_stone", "gold_crystal", "signal_fire", "none")),
        ],
         "options": [("gold_stone", "gold_crystal", "signal_fire", "none")],
         "prices": [(0, 0, 4, 0)]},
    ),
    "place 8: which is then aboard": (
        at("market", gold=4), [*_HERE, Choose(2)],
        {"gold": 0, "relics": ("signal_fire",), "what": []},
    ),
    "place 8: where there is nothing to trade nothing is asked": (
        at("market", gold=1), _HERE, {"choices": (), ChoiceLaid: [], ChoiceMade: []},
    ),
    "place 8: again, for a sail": (
        at("market", gold=3, stone=0), [*_HERE, Choose(2)], {VisitAgain(): None},
    ),
    "place 9: a ferry takes the fleet across for a gold": (
        _FERRIES, [*_HERE, Choose(1)],
        {FleetFerried: [FleetFerried(H[1], E[0])], "gold": 7, "fleet": E[0]},
    ),
    "place 9: for the last gold as well": (at("ferry", gold=1), _HERE, {"prices": [(1, 0)]}),
    "R16.41: and for nothing, for a captain who pays no ferries": (
        _sail_free(at("ferry", gold=0)), _HERE, {"prices": [(0, 0)]},
    ),
    "place 9, R16.81: who came to the harbour is met there alone": (
        at("ferry", more=" / ferry @strong . . . . .", come=True), [*_HERE, Choose(1)],
        {GuardMet: [], "before_guard": False, "fleet": E[0]},
    ),
    "place 9, R16.81: before the harbour, who takes the ferry there": (
        at("ferry", more=" / ferry @strong . . . . .", come=True), [*_HERE, Choose(0)],
        {GuardMet: [GuardMet(H[0])], "before_guard": True, "fleet": H[0]},
    ),
    "place 10: a lookout turns up two waters": (
        _HIDDEN, _HERE, {"what": ["lookout", "lookout"]},
    ),
    "place 10: the last one by itself": (
        _HIDDEN, [*_HERE, Choose(0)],
        {WatersTurnedUp: [
            WatersTurnedUp(1, "lookout", 3), WatersTurnedUp(2, "lookout", 3),
        ], "choices": ()},
    ),
    "place 12: who waits in a prison joins as a pack": (
        at("prison5"), [*_HERE, Choose(0)], {"why": [], "what": []},
    ),
    "places 4, 11, 12: none of them must be taken": (
        at("shrine4"), [*_HERE, Choose(2)], {"cards": at("shrine4").cards},
    ),
    "R16.15: a market asks only where the fleet stops": (
        at("market"), [Sail(H[2])], {"choices": ()},
    ),
    "omen 4: on a spring tide reefs can be crossed": (
        at("reef", omen="spring_tide"), _HERE, {"fleet": H[1]},
    ),
    "omen 4: else not": (at("reef"), [], {Sail(H[1]): "reef"}),
    "omen 6: a toll for each flag": (
        drawn("toll", **_FLAGS), [EndDay()], {GoodsChanged: [GoodsChanged("toll", -2, 6)]},
    ),
    "omen 6: as far as one has it": (drawn("toll", gold=1, **_FLAGS), [EndDay()], {"gold": 0}),
    "omen 7: the last few that was recruited leaves": (
        drawn("deserters", company=f"{_TWELVE} gnome martyr alpha"), [EndDay(), Choose(1)],
        {CardLeft: [CardLeft("alpha")], "gold": 8},
    ),
    "omen 7: for nothing, where there is not enough to pay": (
        drawn("deserters", gold=1, company=f"{_TWELVE} alpha"), [EndDay()],
        {CardLeft: [CardLeft("alpha")], "gold": 1},
    ),
    "omen 7: or is paid": (
        drawn("deserters", company=f"{_TWELVE} alpha"), [EndDay(), Choose(0)],
        {CardLeft: [], "gold": 6},
    ),
    "omen 7: with the last of the gold as well": (
        drawn("deserters", gold=2, company=f"{_TWELVE} alpha"), [EndDay()],
        {"options": [("pay", "leave")]},
    ),
    "omen 7: a pack stays": (
        drawn("deserters", company=f"{_TWELVE} martyr alpha", packs="alpha"),
        [EndDay(), Choose(1)], {CardLeft: [CardLeft("martyr")]},
    ),
    "omen 7: who set out with the captain stays, and gold is missing": (
        drawn("deserters"), [EndDay()], {"choices": (), "gold": 6, CardLeft: []},
    ),
    "omen 8: an offer joins for nothing": (
        drawn("volunteers", offers=("alpha", "gnome")), [EndDay(), Choose(0)],
        {"gold": 8, CardJoined: [CardJoined("gnome", "volunteers")]},
    ),
    "omen 13: the first reinforcement costs 3 less": (
        at("mine1", omen="drill_song", built=("drill_yard",)), [Reinforce("brute")],
        {BecamePack: [BecamePack("brute", "reinforce")], "omen_used": True,
         "gold": 8 - (4 + 1 - 3)},
    ),
    "omen 13: what a village reinforces uses nothing up": (
        at("village2", omen="drill_song"), [*_HERE, Choose(2)],
        {BecamePack: [BecamePack("baron", "village")], "omen_used": False},
    ),
    "omen 13: and no other": (
        at("mine1", omen="drill_song", built=("drill_yard",), omen_used=True), [Reinforce("brute")],
        {"gold": 8 - (4 + 1)},
    ),
    "R16.41: an old hand is let by once a day at a depth like the rank": (
        at_sea("harbour mine7 mine7 . . . .", "varg", scenario="whole", rank=7), [Sail(H[1])],
        {GuardYielded: [GuardYielded(H[1])], "favour": 1},
    ),
    "R16.41: a guard that is gone is no favour": (
        at_sea(
            "harbour mine7 mine7 . . . .", "varg", scenario="whole", rank=7,
            beaten=frozenset({H[1]}),
        ),
        [Sail(H[1]), Sail(H[2])], {GuardYielded: [GuardYielded(H[2])]},
    ),
    "R16.41: the second does not yield": (
        at_sea("harbour mine7 mine7 . . . .", "varg", scenario="whole", rank=7),
        [Sail(H[1]), Sail(H[2])], {GuardMet: [GuardMet(H[2])]},
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


@pytest.mark.parametrize("place", ["mine2", "village2", "market", "chest1", "wreck2", "buoy"])
def test_a_place_is_visited_and_some_are_empty_after_it(place: str) -> None:
    """R16.70."""
    _, events = follow(at(place), *_HERE)
    spent = place in ("chest1", "wreck2", "buoy")
    assert told(events, PlaceVisited) == [PlaceVisited(H[1], place.rstrip("12"), spent)]


@pytest.mark.parametrize(
    ("shown", "sunk", "number"), [((0, 1, 2), (), 3), ((0, 1), (), 2), ((0, 1, 2), (2,), 2)]
)
def test_a_ferry_goes_to_all_landings_that_are_seen_above_water(
    shown: tuple[int, ...], sunk: tuple[int, ...], number: int
) -> None:
    """Place 9: and not where it lies."""
    more = " / ferry . . . . . . / ferry . . . . . ."
    voyage = after(at("ferry", more=more, shown=frozenset(shown), sunk=frozenset(sunk)), *_HERE)
    assert len(voyage.choices[0].options) == number + 1


def test_only_what_is_offered_can_be_chosen() -> None:
    voyage = after(at("chest1"), *_HERE)
    count = len(voyage.choices[0].options)
    refusals = [refused(voyage, Choose(number)) for number in (-1, 0, count - 1, count)]
    assert [code is None for code in refusals] == [False, True, True, False]


@pytest.mark.parametrize(("captain", "pack"), [("plain", False), ("varg", True)])
def test_cards_of_a_won_fight_alone_join_as_packs_of_an_old_raider(
    captain: str, pack: bool
) -> None:
    """R16.41: what a shrine gives is few in any company."""
    voyage = after(at_sea("harbour mine2 . . . . .", captain, rank=2), Sail(H[1]))
    _, events = follow(voyage, Engage(voyage.cards[:7]), FightEnded("won"), Choose(0))
    assert [each.pack for each in told(events, CardJoined)] == [pack]
    _, events = follow(at("shrine4", captain), *_HERE, Choose(0))
    assert [each.pack for each in told(events, CardJoined)] == [False]


def test_a_shrine_has_two_incantations_and_a_prison_one_card() -> None:
    """Places 11 and 12: drawn by the seed."""
    shrine, prison = (after(at(place), *_HERE) for place in ("shrine4", "prison5"))
    kinds = [type(KIT[card]) for card in shrine.choices[0].options[:-1]]
    assert kinds == [Incantation] * 2
    assert len(prison.choices[0].options) == 1 + 1


def test_a_prisoner_is_strong_and_a_pack() -> None:
    """Place 12: of cost 5 or more."""
    costs = set()
    for seed in range(30):
        voyage = at("prison5")
        voyage.header = replace(voyage.header, seed=seed)
        voyage, events = follow(voyage, *_HERE, Choose(0))
        (joined,) = told(events, CardJoined)
        assert joined.pack
        assert joined.card in voyage.packs
        costs.add(voyage.kit[joined.card].cost)
    assert min(costs) == 5


def test_the_restless_deep_adds_cards_from_depth_three() -> None:
    """Omen 10."""
    for depth, more in ((2, 0), (3, 2)):
        plain, restless = (
            guard_of(at_sea(f"harbour mine{depth} . . . . .", omen=omen), H[1])
            for omen in ("", "restless_deep")
        )
        assert plain
        assert restless
        assert restless.cards - plain.cards == more


def test_an_old_raider_chooses_among_four_cards() -> None:
    """R16.41; and is paid for those that go."""
    voyage = after(at_sea("harbour mine2 . . . . .", "varg", rank=2), Sail(H[1]))
    won = after(voyage, Engage(voyage.cards[:7]), FightEnded("won"))
    assert len(won.choices[0].options) == 4 + 1
