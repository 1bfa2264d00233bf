"""Two persons against each other: days in turn, guards played by the other (R16.93)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.rules import open_fight
from game.voyage import (
    CaptainBegan,
    Choose,
    EndDay,
    Engage,
    EngageTogether,
    FightEnded,
    GiveUp,
    Member,
    RivalBeaten,
    Voyage,
    VoyageEnded,
    VoyageEvent,
    VoyageHeader,
    fight_of,
    fight_seed,
    guard_of,
    legal_deeds,
    open_voyage,
    other_captain,
    voyage_digest,
)

from ..play.games import CONTENT, sure
from .pictures import Scene, after, follow, played, told


def begin(seed: int = 1, *, hordes: bool = False) -> Voyage:
    """Return a voyage of Odo against Peg, with the gifts of both taken."""
    header = VoyageHeader("two_captains", "fair", "odo", seed, against="peg", hordes=hordes)
    voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
    return after(voyage, Choose(0), EndDay(), Choose(0), EndDay())


def beside(voyage: Voyage) -> Voyage:
    assert voyage.beside
    return voyage.beside


def met(**changed: Any) -> Voyage:
    """Return Odo with his fleet beside that of Peg, who lies at sea."""
    voyage = begin()
    other = beside(voyage).copied()
    near = next(field.hex for field in voyage.chart.fields.values() if field.place == "open")
    other.fleet = near
    voyage.beside, voyage.before = other, voyage.chart.harbour
    assert voyage.rival
    voyage.rival = replace(voyage.rival, fleet=near, **changed)
    voyage.fleet, voyage.before_guard, voyage.meeting = near, True, "attacks"
    return voyage


def last_day(*, other_has_had_it: bool = False) -> Voyage:
    """Return the voyage on the last day of Odo."""
    voyage = begin()
    voyage.beside = beside(voyage).copied()
    voyage.day = voyage.days
    voyage.beside.day = voyage.days + other_has_had_it
    return voyage


_START = begin()
_MET = met()
_HANDS = EngageTogether(_MET.cards[:7], beside(_MET).cards[:7])

PLAYED: dict[str, Scene] = {
    "R16.93: a day ends, and it is the other's": (
        _START, [EndDay()],
        {CaptainBegan: [CaptainBegan("peg", 2)], "captain": "peg", "day": 2},
    ),
    "R16.93: each begins at the own harbour, with the own cards": (
        _START, [EndDay()], {"cards": beside(_START).cards, "fleet": beside(_START).fleet},
    ),
    "R16.93: then the first again": (_START, [EndDay(), EndDay()], {"captain": "odo", "day": 3}),
    "R16.93: the last day is the other's, too": (
        last_day(), [EndDay()], {"captain": "peg", "day": _START.days, "end": None},
    ),
    "R16.91: when captains meet each chooses a hand": (
        _MET, [], {Engage(_MET.cards[:7]): "both_hands", _HANDS: None},
    ),
    "R16.92: who is beaten goes home": (
        _MET, [_HANDS, FightEnded("won")],
        {RivalBeaten: [RivalBeaten(beside(_MET).chart.harbour, False)], "end": None},
    ),
    "R16.81: beaten twice, the other is out": (
        met(lost=1), [_HANDS, FightEnded("won")],
        {VoyageEnded: [VoyageEnded("won", "rival")]},
    ),
    "R16.82: who gives up lets the other win": (
        _START, [GiveUp()], {VoyageEnded: [VoyageEnded("won", "given_up")], "captain": "peg"},
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


def test_the_hand_of_the_other_is_kept_for_the_next_time() -> None:
    """R16.22."""
    assert beside(after(_MET, _HANDS)).last_hand == _HANDS.other


def test_each_of_two_who_meet_sees_the_other_beside_him() -> None:
    """R16.91: whose hand is chosen next is attacked."""
    other = sure(other_captain(_MET))
    assert (other.captain, other.meeting, other.beside) == ("peg", "defends", _MET)


def test_who_is_beaten_loses_gold_and_the_last_of_the_packs() -> None:
    """R16.92."""
    voyage = _MET.copied()
    other = voyage.beside = beside(voyage).copied()
    cards = other.cards
    other.company = tuple(Member(card, card in (cards[2], *cards[4:6])) for card in cards)
    beaten = beside(after(voyage, _HANDS, FightEnded("won")))
    assert (beaten.cards, beaten.packs) == (cards, frozenset({cards[2], cards[4]}))
    assert beaten.gold == max(0, other.gold - 5)


def test_a_lost_attack_lets_the_other_rise() -> None:
    """R16.92: who was beaten loses gold, not rank."""
    lost = after(_MET, _HANDS, FightEnded("lost"))
    assert beside(lost).rank == 2
    assert (lost.fleet, lost.sails) == (lost.chart.harbour, 0)
    assert lost.gold == max(0, _MET.gold - 5)


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_a_fight_of_both_leaves_the_voyage_before_it_as_it_was(outcome: str) -> None:
    """R16.85, R16.92: so that it can be looked ahead, and gone back."""
    fighting = after(_MET, _HANDS)
    before = voyage_digest(fighting)
    after(fighting, FightEnded(outcome))
    assert voyage_digest(fighting) == before


def test_the_header_knows_the_second_person() -> None:
    """R16.93, R16.94: an ally, or who sails against."""
    alone = VoyageHeader("two_captains", "fair", "odo", 1)
    assert [alone.second, replace(alone, ally="peg").second] == ["", "peg"]
    assert replace(alone, against="peg").second == "peg"


def test_each_meets_the_other_with_the_hand_that_was_chosen_and_its_packs() -> None:
    """R16.91, R16.93: whatever the order of the choice."""
    terms, other = fight_of(after(_MET, _HANDS)), beside(_MET)
    assert terms.hand == tuple(sorted(_HANDS.hand))
    assert terms.other == tuple(sorted(_HANDS.other))
    assert terms.packs == tuple(card for card in terms.hand if card in _MET.packs)
    assert terms.other_packs == tuple(card for card in terms.other if card in other.packs)


def test_what_one_takes_is_gone_for_the_other() -> None:
    """R16.93: flags change hands; what is there once is there once."""
    voyage = _START.copied()
    mine = next(f for f in voyage.chart.fields.values() if f.place == "mine")
    voyage.fleet = next(n for n in voyage.chart.fields if n == voyage.chart.harbour)
    voyage.done = {mine.hex: "captured"}
    village = next(f.hex for f in voyage.chart.fields.values() if f.place == "village")
    voyage.beside = beside(voyage).copied()
    voyage.beside.done = {mine.hex: "captured", village: "captured"}
    voyage.beaten, voyage.sunk = frozenset({mine.hex}), frozenset({3})
    after_day = after(voyage, EndDay())
    assert after_day.rival
    assert after_day.rival.flags == (mine.hex,)
    assert after_day.flags == (village,)
    assert after_day.sunk == {3}
    assert mine.hex in after_day.beaten


@pytest.mark.parametrize(("hordes", "guard"), [(False, 0), (True, 1)])
def test_the_other_person_plays_the_guard_if_the_pair_does_not_choose_hordes(
    hordes: bool, guard: int
) -> None:
    """R16.93: at depth I seven cards, of which the first are packs; it has the second turn."""
    voyage = begin(hordes=hordes)
    place = next(f for f in voyage.chart.fields if guard_of(voyage, f) and voyage.is_shown(f))
    voyage.fleet, voyage.before_guard = place, True
    shown = guard_of(voyage, place)
    assert shown
    voyage = after(voyage, Engage(voyage.cards[:7]))
    terms = fight_of(voyage)
    assert bool(terms.guard) == bool(guard)
    # R16.26: one of its cards can join.
    won = after(voyage, FightEnded("won"))
    card = next(each for each in won.choices if each.what == "card")
    assert set(card.options) & set(terms.other or terms.guard)
    assert len(terms.other or terms.guard) == shown.cards
    if not hordes:
        assert (shown.cards, shown.faces, shown.packs, shown.played) == (7, 2, 2, True)
        assert terms.other_packs == terms.other[:2]
    position, _ = open_fight(terms, CONTENT.cards, 0, fight_seed(voyage))
    assert position is not None


@pytest.mark.parametrize("hordes", [False, True])
def test_whoever_plays_the_guard_its_cards_are_to_choose_from(hordes: bool) -> None:
    """R16.26, R16.93: three cards that the guard had, or gold in their place."""
    voyage = begin(hordes=hordes)
    voyage.fleet = next(
        f for f in voyage.chart.fields if guard_of(voyage, f) and voyage.is_shown(f)
    )
    voyage.before_guard = True
    voyage = after(voyage, Engage(voyage.cards[:7]))
    terms = fight_of(voyage)
    choice = after(voyage, FightEnded("won")).choices[0]
    cards = set(choice.options) & set(terms.guard or terms.other)
    assert (choice.what, len(cards)) == ("card", 3)


@pytest.mark.parametrize(("ranks", "winner"), [((7, 1), "odo"), ((1, 7), "peg")])
def test_after_the_last_day_the_better_score_has_won(ranks: tuple[int, int], winner: str) -> None:
    """R16.82, R16.93."""
    voyage = last_day(other_has_had_it=True)
    voyage.rank, beside(voyage).rank = ranks
    ended = after(voyage, EndDay())
    assert (ended.captain, ended.end) == (winner, "won")


@pytest.mark.parametrize("seed", range(2))
def test_two_sail_to_the_end_and_again_to_the_same(seed: int) -> None:
    """R16.1, R16.82: the better score wins after the last day."""
    rng = Random(seed)
    header = VoyageHeader("two_captains", "calm", "varg", seed, against="twins")
    first, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
    voyage, deeds = first, []
    events: list[VoyageEvent] = []
    while not voyage.end:
        deed = rng.choice([each for each in legal_deeds(voyage) if not isinstance(each, GiveUp)])
        voyage, events = follow(voyage, deed)
        deeds.append(deed)
    again = after(first, *deeds)
    assert voyage_digest(again) == voyage_digest(voyage)
    assert told(events, VoyageEnded)[0].end == "won"
