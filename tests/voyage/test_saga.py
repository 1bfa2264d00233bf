"""The saga: what sails on, what a lost voyage costs, how foes keep pace, its end (R16.100-119)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.voyage import (
    DeedRefused,
    EndSaga,
    KeepAboard,
    Land,
    Member,
    Recruit,
    Saga,
    SagaDeed,
    SagaHeader,
    SagaStop,
    SailsOn,
    SetSail,
    VoyageHeader,
    VoyageStart,
    apply,
    apply_to_saga,
    guard_of,
    header_of,
    most_kept,
    offered,
    open_saga,
    open_voyage,
    proposed_keep,
    saga_digest,
    saga_score,
)
from game.voyage.saga.saga_door import SAGA_REFUSALS, legal_saga_deeds
from tests.amounts import examples

from ..play.games import CONTENT
from .pictures import KIT, H, at_sea
from .sagas import (
    EIGHT,
    NUMBERS,
    SAGA_BOOK,
    STOPS,
    at_sea_in,
    begun,
    kept,
    landed,
    landing,
    saga_refusal,
    told_course,
)

FIVE = "baron boom brute troll zombie"
FOUR = "baron boom brute troll"
KEPT_FIVE = KeepAboard(tuple(FIVE.split()))

#: A saga, a deed, and why it is refused; None where it is legal.
ASKED: dict[str, tuple[Saga, SagaDeed, str | None]] = {
    "R16.101: a scenario of the stop": (begun(), SetSail("short"), None),
    "R16.101: and no other": (begun(), SetSail("far"), "scenario_not_offered"),
    "R16.102: one voyage at a time": (at_sea_in(begun()), SetSail("short"), "voyage_first"),
    "R16.114: a voyage counts": (at_sea_in(begun()), Land(landing()), None),
    "R16.114: once": (landed(begun()), Land(landing()), "no_voyage"),
    "R16.103: first it is chosen what sails on": (
        landed(begun()), SetSail("short"), "keep_first",
    ),
    "R16.103: five cards": (landed(begun()), KEPT_FIVE, None),
    "R16.103: not four": (landed(begun()), KeepAboard(tuple(FOUR.split())), "keep_number"),
    "R16.103: nor one of them twice": (
        landed(begun()), KeepAboard((*FOUR.split(), "baron")), "keep_number",
    ),
    "R16.103: nor a sixth that is one of the five": (
        landed(begun()), KeepAboard((*FIVE.split(), "baron")), "keep_number",
    ),
    "R16.103: of the company": (
        landed(begun()), KeepAboard((*FOUR.split(), "ogre")), "keep_foreign",
    ),
    "R16.103: at sea there is nothing to choose": (at_sea_in(begun()), KEPT_FIVE, "voyage_first"),
    "R16.103: and it is chosen once": (kept(landed(begun())), KEPT_FIVE, "nothing_to_keep"),
    "R16.105: one relic that is aboard": (
        landed(begun(), relics=("whetstone",)), replace(KEPT_FIVE, relic="whetstone"), None,
    ),
    "R16.105: and no other": (
        landed(begun()), replace(KEPT_FIVE, relic="whetstone"), "relic_foreign",
    ),
    "R16.107: after a lost voyage four cards": (
        landed(begun(), "lost"), KeepAboard(tuple(FOUR.split())), None,
    ),
    "R16.107: not five": (landed(begun(), "lost"), KEPT_FIVE, "keep_number"),
    "R16.107: and no relic": (
        landed(begun(), "lost", relics=("whetstone",)),
        KeepAboard(tuple(FOUR.split()), "whetstone"), "relics_lost",
    ),
    "R16.111: a saga can be given up at sea": (at_sea_in(begun()), EndSaga(), None),
    "R16.111: and ashore": (landed(begun()), EndSaga(), None),
    "R16.110: a saga that has ended is over": (
        apply_to_saga(begun(), EndSaga()), SetSail("short"), "saga_over",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
def test_what_is_legal_and_what_is_refused(name: str) -> None:
    saga, deed, code = ASKED[name]
    assert saga_refusal(saga, deed) == code
    if code is not None:
        with pytest.raises(DeedRefused, match=SAGA_REFUSALS[code]):
            apply_to_saga(saga, deed)


#: How the first voyage ended, and what sails on: the rank and the relic.
SAILED_ON: dict[str, tuple[str, dict[str, Any], int, str]] = {
    "R16.104: the rank less two": ("won", {"rank": 6}, 4, ""),
    "R16.104: but at least 1": ("won", {"rank": 2}, 1, ""),
    "R16.105: the relic": ("won", {"rank": 4, "relics": ("whetstone",)}, 2, "whetstone"),
    "R16.107: a lost voyage costs three ranks": ("lost", {"rank": 6}, 3, ""),
    "R16.107: and the relics": ("lost", {"rank": 2, "relics": ("whetstone",)}, 1, ""),
}


@pytest.mark.parametrize("name", SAILED_ON)
def test_rank_and_relic_sail_on(name: str) -> None:
    outcome, values, rank, relic = SAILED_ON[name]
    aboard = kept(landed(begun(), outcome, **values)).aboard
    assert (aboard.rank, aboard.relic) == (rank, relic)


def test_cards_sail_on_with_their_sides() -> None:
    """R16.103: in the order of the company, few as few and packs as packs."""
    saga = kept(landed(begun(), packs="boom zombie"), "zombie troll brute boom baron")
    sides = [(each.card, each.pack) for each in saga.aboard.cards]
    assert sides == [(card, card in ("boom", "zombie")) for card in FIVE.split()]
    assert at_sea_in(saga).voyages[-1].start == saga.aboard


def test_a_small_company_sails_on_whole() -> None:
    """R16.103: where fewer cards are left than may sail on."""
    few = (Member("baron"), Member("boom"))
    saga = landed(begun(), company=few)
    assert kept(saga, "baron boom").aboard.cards == few


def test_the_least_rank_grows_with_the_stops() -> None:
    """R16.104: at the third stop it is 2, at the fourth 3."""
    ranks = [told_course("w" * number, rank=1).aboard.rank for number in range(4)]
    assert ranks == [stop.rank for stop in STOPS]


def test_foes_keep_pace_with_the_stops_won() -> None:
    """R16.108: a lost voyage makes them no stronger."""
    assert told_course("wl").stop.foes == told_course("w").stop.foes == STOPS[1].foes
    assert told_course("wlw").stop.foes == STOPS[2].foes


def test_the_first_voyage_sets_out_as_any_other() -> None:
    """R16.102: and all others with what has sailed on, against stronger foes."""
    saga = at_sea_in(kept(landed(begun(), rank=6, relics=("whetstone",)), FIVE, "whetstone"))
    first, second = (header_of(saga, each) for each in saga.voyages)
    assert first.start is None
    cards = tuple(Member(card) for card in FIVE.split())
    assert second.start == VoyageStart(cards, 4, ("whetstone",), STOPS[1].foes)
    again = at_sea_in(kept(landed(begun(), "lost"), FOUR))
    start = header_of(again, again.voyages[-1]).start
    assert start == VoyageStart(tuple(Member(card) for card in FOUR.split()), 1, (), 0)


def test_a_voyage_begins_with_what_has_sailed_on() -> None:
    """R16.104 to R16.106: the captain's own cards fill the company up, with their sides."""
    saga = kept(
        landed(begun(captain="sanna"), packs="boom", rank=5), "boom brute troll baron carapace"
    )
    saga = at_sea_in(saga)
    voyage, _ = open_voyage(header_of(saga, saga.voyages[-1]), SAGA_BOOK, KIT.values())
    eight = "baron boom brute carapace troll partisan revenant zombie"
    assert voyage.cards == tuple(eight.split())
    assert voyage.packs == {"boom", "zombie"}
    assert (voyage.rank, voyage.day, voyage.gold) == (3, 1, 8)


def test_what_stays_behind_can_be_had_again() -> None:
    """R16.109: a ninth card may be recruited once more, and a relic lies among those to find."""
    nine = tuple([Member(card) for card in (*EIGHT.split(), "ogre")])
    saga = at_sea_in(kept(landed(begun(), company=nine, relics=("whetstone",)), FIVE))
    voyage, _ = open_voyage(header_of(saga, saga.voyages[-1]), SAGA_BOOK, KIT.values())
    assert ("ogre" in voyage.cards, voyage.relics) == (False, ())
    assert "whetstone" in voyage.scenario.relics
    voyage.offers, voyage.gold = ("ogre",), 9
    voyage, _ = apply(voyage, Recruit("ogre"))
    assert "ogre" in voyage.cards


def test_foes_have_more_cards_from_depth_three_on() -> None:
    """R16.108."""
    saga = at_sea_in(told_course("ww"))
    header = header_of(saga, saga.voyages[-1])
    for depth, more in ((1, 0), (2, 0), (3, 2), (4, 2)):
        voyage = at_sea(f"harbour mine{depth} . . . . .")
        before = guard_of(voyage, H[1])
        voyage.header = replace(voyage.header, start=header.start)
        after = guard_of(voyage, H[1])
        assert before is not None
        assert after is not None
        assert after.cards - before.cards == more


def test_foes_have_a_point_of_settings_more_for_each_two_cards() -> None:
    """R16.108: from depth III on, where the kit leaves a goal's guard no more cards."""
    for depth, foes, points in ((2, 4, 0), (3, 1, 0), (3, 2, 1), (4, 5, 2)):
        voyage = at_sea(f"harbour mine{depth} . . . . .")
        found = []
        for start in (None, VoyageStart(foes=foes)):
            voyage.header = replace(voyage.header, start=start)
            guard = guard_of(voyage, H[1])
            assert guard is not None
            found.append(guard.settings.points or 0)
        assert found[1] - found[0] == points


def test_a_rival_begins_with_the_rank_and_the_packs_that_sail_on() -> None:
    """R16.108: without a saga, or with less, as a rival always begins (R16.90)."""
    book, kit = CONTENT.voyage, CONTENT.cards.values()
    cards = tuple(Member(card, card in ("boom", "troll")) for card in FIVE.split())
    start = VoyageStart(cards, 6, (), 2)
    found = []
    for each in (None, start):
        header = VoyageHeader("two_captains", "fair", "sanna", 3, start=each)
        voyage, _ = open_voyage(header, book, kit)
        assert voyage.rival is not None
        found.append((voyage.rival.rank, voyage.rival.packs))
    assert found == [(5, 7), (6, 7)]


def test_what_was_won_last_is_not_offered_where_there_is_another() -> None:
    """R16.101: after the short one, the second stop offers the two others."""
    for seed in range(20):
        assert offered(told_course("w", begun(seed))) == ("long", "far")
        assert offered(begun(seed)) == ("short",)
    assert {offered(told_course("ww", begun(seed))) for seed in range(20)} == {("far",)}
    # What was won before it is offered again.
    one_each = [SagaStop((name,)) for name in ("short", "long", "far")]
    fourth = begun(stops=(*one_each, SagaStop(("short", "long", "far"))))
    assert offered(told_course("www", fourth)) == ("short", "long")


def test_two_of_a_stop_are_offered_and_the_seed_draws_them() -> None:
    """R16.101: the same two after a lost voyage."""
    stops = (replace(STOPS[1]), *STOPS[1:])
    book = replace(SAGA_BOOK, saga=replace(NUMBERS, stops=stops))
    found = set()
    for seed in range(30):
        saga = open_saga(SagaHeader("bare", "plain", seed), book)
        found.add(offered(saga))
        assert offered(told_course("l", saga)) == offered(saga)
    assert found == {("short", "long"), ("short", "far"), ("long", "far")}


def test_every_voyage_has_a_seed_of_its_own_that_can_be_typed() -> None:
    """R16.102: it follows from the seed of the saga and the number of the voyage."""
    one, other = (told_course("wlw", begun(seed)) for seed in (1, 2))
    headers = [header_of(saga, each) for saga in (one, other) for each in saga.voyages]
    assert len({header.seed for header in headers}) == 6
    assert all(0 < header.seed < 10**9 for header in headers)
    # Sagas that are kept go on in every later release.
    assert [header.seed for header in headers[:3]] == [539720404, 969021404, 124488178]
    again = told_course("wlw", begun(1))
    assert [header_of(again, each) for each in again.voyages] == headers[:3]
    assert {(each.captain, each.difficulty) for each in headers} == {("plain", "bare")}


#: Four stops in six voyages: what was won and lost, the end, and how many can still be lost.
ENDS = {
    "": ("", 2),
    "www": ("", 2),
    "wwww": ("won", 2),
    "lwlw": ("", 0),
    "lwlwww": ("won", 0),
    "lll": ("lost", -1),
    "wwlwll": ("lost", -1),
}


@pytest.mark.parametrize("outcomes", ENDS)
def test_a_saga_is_won_with_its_last_stop_and_lost_when_it_cannot_be(outcomes: str) -> None:
    """R16.110, R16.111."""
    saga = told_course(outcomes)
    assert (saga.end, saga.spare) == ENDS[outcomes]
    assert saga.left == 6 - len(outcomes)


def test_the_score_is_that_of_the_voyages_and_of_those_left_when_it_is_won() -> None:
    """R16.113."""
    assert saga_score(told_course("wlw", score=50)) == 150
    assert saga_score(told_course("wwww", score=50)) == 200 + 2 * 100
    assert saga_score(told_course("lll", score=50)) == 150


def test_the_game_proposes_packs_and_the_greatest_relic() -> None:
    """R16.103, R16.105."""
    saga = landed(begun(), packs="troll revenant", relics=("whetstone", "full_purse"))
    # Those of the book come before the others: zombie and boom.
    assert proposed_keep(saga) == KeepAboard(
        ("revenant", "troll", "zombie", "boom", "baron"), "full_purse"
    )
    lost = landed(begun(), "lost", relics=("whetstone",))
    assert proposed_keep(lost) == KeepAboard(("zombie", "boom", "baron", "brute"), "")


def test_a_saga_sets_out_with_what_there_is() -> None:
    """R16.100."""
    for header in (SagaHeader("bare", "nobody", 1), SagaHeader("hard", "plain", 1)):
        with pytest.raises(ValueError, match="no such"):
            open_saga(header, SAGA_BOOK)
    assert begun().aboard == SailsOn((), 1)


def test_the_data_is_a_saga_of_nine_stops_in_twelve_voyages() -> None:
    """R16.100, R16.101, R16.108: the first stop is short, ranks and foes never fall."""
    saga = CONTENT.voyage.saga
    assert (saga.voyages, len(saga.stops), saga.cards, saga.rank_less) == (12, 9, 5, 2)
    assert saga.stops[0].scenarios == ("out_of_the_harbour",)
    for what in ("rank", "foes"):
        course = [getattr(stop, what) for stop in saga.stops]
        assert course == sorted(course)


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32))
def test_whatever_happens_a_saga_stays_sound_and_ends(seed: int) -> None:
    """R16.100 to R16.111: and its deeds bring the same again."""
    rng = Random(seed)
    saga = first = begun(seed)
    deeds: list[SagaDeed] = []
    while not saga.end:
        before = saga_digest(saga)
        deed = _some_deed(saga, rng)
        after = apply_to_saga(saga, deed)
        assert saga_digest(saga) == before != saga_digest(after)
        assert len(before) == 12
        saga = after
        deeds.append(deed)
        assert len(saga.voyages) <= NUMBERS.voyages
        assert len(saga.aboard.cards) <= NUMBERS.cards
        assert saga.stop.rank <= max(saga.aboard.rank, STOPS[saga.won - 1].rank + 1)
        assert bool(saga.end) == (not legal_saga_deeds(saga))
    again = first
    for deed in deeds:
        again = apply_to_saga(again, deed)
    assert saga_digest(again) == saga_digest(saga)


def _some_deed(saga: Saga, rng: Random) -> SagaDeed:
    if saga.under_way is not None:
        outcome = rng.choice(("won", "lost"))
        return Land(landing(outcome, rank=rng.randint(1, 7), relics=("whetstone",)))
    if saga.landed is not None and saga.landed.landing is not None:
        number, _ = most_kept(saga, saga.landed.landing)
        return KeepAboard(tuple(rng.sample(EIGHT.split(), number)))
    return SetSail(rng.choice(offered(saga)))
