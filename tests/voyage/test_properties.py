"""Properties of every voyage, whatever is done on it and however its fights end."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import open_fight
from game.voyage import (
    FLAG,
    OUTCOMES,
    SPENT,
    SQUALLS,
    Build,
    CardJoined,
    Choose,
    Deed,
    DeedRefused,
    Dismiss,
    EndDay,
    Engage,
    FightEnded,
    GiveUp,
    Goods,
    GoodsChanged,
    Hex,
    HirePilot,
    RankRisen,
    Recruit,
    Reinforce,
    Sail,
    TurnBack,
    TurnUp,
    VisitAgain,
    Voyage,
    VoyageEvent,
    VoyageHeader,
    apply,
    course,
    distance,
    fight_of,
    fight_seed,
    hand_size,
    legal_deeds,
    neighbours,
    open_voyage,
    proposed_names,
    shows_hidden,
    voyage_digest,
    why_not,
)
from game.voyage.voyage_events import CardLeft
from tests.amounts import examples

from ..play.games import CONTENT

quick = settings(max_examples=examples(60))


def begin(rng: Random) -> Voyage:
    book = CONTENT.voyage
    header = VoyageHeader(
        rng.choice(list(book.scenarios)),
        rng.choice(list(book.difficulties)),
        rng.choice(list(book.captains)),
        rng.randrange(2**32),
        tuple(squall for squall in SQUALLS if rng.random() < 0.2),
    )
    return open_voyage(header, book, CONTENT.cards.values())[0]


@given(st.tuples(*[st.integers(-9, 9)] * 4))
def test_a_course_leads_there_by_as_many_steps_as_it_is_far(ends: tuple[int, ...]) -> None:
    """R16.2: in one direction, or in two that lie side by side."""
    start, end = Hex(*ends[:2]), Hex(*ends[2:])
    parts, place = course(start, end), start
    for direction, steps in parts:
        for _ in range(steps):
            place = neighbours(place)[direction]
    assert place == end
    assert sum(steps for _, steps in parts) == distance(start, end) == distance(end, start)
    assert all(steps > 0 for _, steps in parts)
    assert len(parts) < 2 or (parts[0][0] + 1) % 6 == parts[1][0]


def some_deed(voyage: Voyage, rng: Random) -> Deed:
    deeds = [deed for deed in legal_deeds(voyage) if not isinstance(deed, GiveUp)]
    deed = rng.choice(deeds)
    if isinstance(deed, Engage):
        least, most = hand_size(voyage)
        hand = tuple(rng.sample(voyage.cards, rng.randint(least, most)))
        deed = Engage(hand, proposed_names(voyage, hand))
    if isinstance(deed, FightEnded) and rng.random() < 0.5:
        deed = FightEnded("won")
    return deed


def conceivable(voyage: Voyage) -> list[Deed]:
    fields = [*voyage.chart.fields]
    cards = sorted(voyage.kit)
    return [
        *(Sail(field, challenge) for field in fields for challenge in (False, True)),
        *(TurnUp(number) for number in range(-1, 8)),
        *map(Build, voyage.book.buildings),
        *(kind(card) for kind in (Recruit, Reinforce, Dismiss) for card in cards),
        *(Choose(index) for index in range(-1, 40)),
        VisitAgain(),
        HirePilot(),
        TurnBack(),
        EndDay(),
        GiveUp(),
        *(FightEnded(outcome) for outcome in OUTCOMES),
    ]


def check(voyage: Voyage) -> None:
    assert min(voyage.goods) >= 0
    assert voyage.sails >= 0
    assert 7 <= len(voyage.company) <= 14
    assert len(set(voyage.cards)) == len(voyage.company)
    assert not set(voyage.offers) & set(voyage.cards)
    assert 1 <= voyage.rank <= 7
    assert 1 <= voyage.day <= voyage.days
    kinds = [voyage.book.relics[relic].kind for relic in voyage.relics]
    assert len(set(kinds)) == len(kinds)
    assert voyage.is_shown(voyage.fleet)
    assert not voyage.is_sunk(voyage.fleet)
    assert set(voyage.done.values()) <= {FLAG, SPENT}
    assert voyage.idle | voyage.stony <= set(voyage.done)
    assert all(choice.laid for choice in voyage.choices[:1])
    if voyage.fight is None and not voyage.end:
        assert not voyage.visit or voyage.choices
    if voyage.end:
        assert legal_deeds(voyage) == []


@quick
@given(st.integers(0, 2**32))
def test_whatever_is_done_a_voyage_stays_sound_and_ends(seed: int) -> None:
    """R16.1, R16.30, R16.50: and its deeds replay to the same digest."""
    rng = Random(seed)
    first = voyage = begin(rng)
    deeds, digests = [], []
    while not voyage.end:
        before = voyage_digest(voyage)
        deed = some_deed(voyage, rng)
        after, _ = apply(voyage, deed)
        # The voyage before it is left as it was.
        assert voyage_digest(voyage) == before
        voyage = after
        check(voyage)
        if voyage.fight is not None:
            position, _ = open_fight(fight_of(voyage), voyage.kit, 0, fight_seed(voyage))
            assert position is not None
        deeds.append(deed)
        digests.append(voyage_digest(voyage))
        assert len(deeds) < 500
    again, _ = open_voyage(first.header, CONTENT.voyage, CONTENT.cards.values())
    replayed = []
    for deed in deeds:
        again, _ = apply(again, deed)
        replayed.append(voyage_digest(again))
    assert replayed == digests


@settings(max_examples=examples(15))
@given(st.integers(0, 2**32))
def test_the_deeds_listed_are_those_admitted(seed: int) -> None:
    rng = Random(seed)
    voyage = begin(rng)
    while not voyage.end:
        listed = legal_deeds(voyage)
        assert len(set(listed)) == len(listed)
        admitted = {deed for deed in conceivable(voyage) if why_not(voyage, deed) is None}
        assert admitted == {deed for deed in listed if not isinstance(deed, Engage)}
        for deed in listed:
            apply(voyage, deed)
        voyage, _ = apply(voyage, some_deed(voyage, rng))


@quick
@given(st.integers(0, 2**32))
def test_what_is_refused_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    voyage = begin(rng)
    for _ in range(20):
        if voyage.end:
            return
        wrong = rng.choice(conceivable(voyage))
        digest = voyage_digest(voyage)
        if why_not(voyage, wrong) is not None:
            with pytest.raises(DeedRefused):
                apply(voyage, wrong)
            assert voyage_digest(voyage) == digest
        voyage, _ = apply(voyage, some_deed(voyage, rng))


@quick
@given(st.integers(0, 2**32))
def test_a_deed_that_can_be_taken_back_has_shown_nothing(seed: int) -> None:
    """R16.85: what was hidden before it is hidden after it."""
    rng = Random(seed)
    voyage = begin(rng)
    while not voyage.end:
        after, events = apply(voyage, some_deed(voyage, rng))
        if not shows_hidden(events):
            assert (after.shown, after.omen) == (voyage.shown, voyage.omen)
            assert after.attempts == voyage.attempts
            assert after.beaten >= voyage.beaten
            assert set(after.offers) <= set(voyage.offers)
            drawn = {choice for choice in after.choices if choice.what in ("card", "relic")}
            assert drawn <= set(voyage.choices)
        voyage = after


@quick
@given(st.integers(0, 2**32))
def test_goods_are_what_the_events_tell(seed: int) -> None:
    """Events are complete: goods, company and rank follow from them alone."""
    rng = Random(seed)
    voyage = begin(rng)
    told = voyage.goods, set(voyage.cards), voyage.rank
    while not voyage.end:
        voyage, events = apply(voyage, some_deed(voyage, rng))
        for event in events:
            told = _followed(event, *told)
        assert told == (voyage.goods, set(voyage.cards), voyage.rank)


def _followed(
    event: VoyageEvent, goods: Goods, cards: set[str], rank: int
) -> tuple[Goods, set[str], int]:
    if isinstance(event, GoodsChanged):
        assert event.left == getattr(goods, event.good) + event.amount
        return goods._replace(**{event.good: event.left}), cards, rank
    if isinstance(event, CardJoined):
        return goods, cards | {event.card}, rank
    if isinstance(event, CardLeft):
        return goods, cards - {event.card}, rank
    return goods, cards, event.rank if isinstance(event, RankRisen) else rank


def test_the_digest_tells_every_part_of_a_voyage_apart() -> None:
    voyage = begin(Random(1))
    others = [
        replace(voyage, day=2),
        replace(voyage, gold=99),
        replace(voyage, fleet=voyage.chart.waters[0].middle._replace(q=1)),
        replace(voyage, attempts={voyage.fleet: 1}),
        replace(voyage, offers=voyage.offers[1:]),
        replace(voyage, header=replace(voyage.header, seed=voyage.header.seed + 1)),
    ]
    assert len({voyage_digest(each) for each in (voyage, *others)}) == 1 + len(others)
