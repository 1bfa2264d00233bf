"""The figures that the statistics keep of a match: what is counted, deeds, which matches count."""

from dataclasses import replace

import pytest

from game.play import (
    AGREED,
    CONCEDED,
    HORDE,
    Match,
    MatchFigures,
    Record,
    Result,
    Seat,
    count_records,
    match_id,
)
from game.play.event_totals import EventTotals, felled_by
from game.play.statistics.match_figures import DeedCounter, counts, figures_of
from game.rules import (
    DRAW,
    LEFT,
    RIGHT,
    UNDECIDED,
    Attack,
    Card,
    Creature,
    EndTurn,
    Event,
    Incantation,
    Side,
    State,
    TakeDeck,
    Terms,
    events,
    legal_actions,
)
from game.rules.events import Fallen
from tests.certain import sure_of
from tests.rules.pictures import duel, solo, told

from ..games import CONTENT, record_of, sure
from .courses import ADA, computer, played, won_by

ROBOTS = computer(), computer()


def live(match: Match) -> MatchFigures:
    happened = [*match.opening, *(event for done in match.history for event in done.events)]
    return figures_of(CONTENT, record_of(match), happened, match.position)


def recounted(record: Record) -> MatchFigures | None:
    (found,) = count_records([("a", record.text())])
    return found.figures


@pytest.mark.parametrize("form", ["preconstructed", "draft", "constructed"])
def test_a_replay_counts_what_was_counted_when_the_match_ended(form: str) -> None:
    match = played(form=form)
    assert recounted(record_of(match)) == live(match)


def test_a_win_a_loss_and_the_cards_are_the_persons_own() -> None:
    match = won_by(RIGHT, (computer("deep"), ADA))
    figures = live(match)
    assert (figures.outcome, figures.rival, figures.turns) == ("won", "deep", match.turns)
    assert {card.id for card in sure_of(State, match.state).sides[RIGHT].hand} <= set(figures.cards)
    deck = next(deck for deck in CONTENT.decks if deck.id == figures.deck)
    assert {card.id for card in deck.cards} == set(figures.cards)
    summoned = {
        event.card.id
        for done in match.history
        for event in done.events
        if isinstance(event, events.CreatureSummoned | events.IncantationCast)
        and event.side == RIGHT
    }
    assert set(figures.played) == summoned
    assert live(won_by(LEFT, (computer("deep"), ADA))).outcome == "lost"


@pytest.mark.parametrize(
    ("rival", "told"),
    [
        (HORDE, {"rival": "horde", "level": 0}),
        # Two persons have no figures of their own.
        (Seat("Bo"), {"outcome": "couch", "rival": "friend", "cards": ()}),
    ],
)
def test_the_horde_and_a_person_are_opponents_without_a_strength(
    rival: Seat, told: dict[str, object]
) -> None:
    figures = live(played((ADA, rival)))
    assert {name: getattr(figures, name) for name in told} == told


def test_a_match_that_was_given_up_counts_without_deeds() -> None:
    match = Match.new(CONTENT, Terms(), (ADA, computer()), 1)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    match.concede(RIGHT)
    figures = live(match)
    assert (figures.outcome, figures.deeds) == ("won", {})
    assert figures.deck == "1"


def test_only_finished_matches_of_a_person_with_cards_of_the_game_count() -> None:
    record, of_computers = (sure(played(seats).record) for seats in ((ADA, computer()), ROBOTS))
    own = replace(record.header, custom=(Creature("own", "Own", 1, 1, 1),))
    others = (of_computers, replace(record, result=None), replace(record, header=own))
    assert [counts(each) for each in (record, *others)] == [True, False, False, False]


def test_a_record_that_is_not_replayed_is_left_out_alone() -> None:
    sound = sure(played().record)
    text = sound.text()
    lost = text.replace(b'"winner": "left"', b'"winner": "draw"')
    forged = lost if lost != text else text.replace(b'"winner": "right"', b'"winner": "draw"')
    found = count_records([("a", b"rubbish"), ("b", forged), (match_id(sound.header), text)])
    assert [each.state for each in found] == ["unreadable", "unreadable", "counted"]


def test_counting_stops_between_two_records_when_nobody_waits() -> None:
    record = sure(played().record)
    waits = iter([False, True])
    assert len(count_records([("a", record.text())] * 3, stop=lambda: next(waits))) == 1


@pytest.mark.parametrize(
    ("result", "outcome"), [(Result(LEFT, CONCEDED, 2), None), (Result(RIGHT, CONCEDED, 2), "lost")]
)
def test_an_end_by_hand_is_no_win(result: Result, outcome: str | None) -> None:
    """No computer gives up: only the person's own word can have ended the match."""
    match = Match.new(CONTENT, Terms("preconstructed"), (ADA, computer("master")), 1)
    while match.turns < 2:
        match.submit(legal_actions(match.position)[0])
    figures = recounted(replace(record_of(match), result=result))
    assert (figures and figures.outcome) == outcome


def test_a_draw_counts_only_where_it_could_be_agreed_on() -> None:
    """R7.3: some turn has begun alike three times."""
    match = Match.new(CONTENT, Terms("preconstructed"), (ADA, computer()), 1)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    record = record_of(match)
    assert recounted(replace(record, result=Result(DRAW, AGREED, match.turns))) is None
    while not match.may_agree:
        quiet = [each for each in legal_actions(match.position) if isinstance(each, Attack)]
        match.submit(quiet[0] if quiet else EndTurn())
    match.agree_draw()
    assert sure(recounted(record)).outcome == "drawn"


TROLL = sure_of(Creature, CONTENT.cards["troll"])
BOOM = sure_of(Incantation, CONTENT.cards["boom"])


def begins(side: int, turn: int = 1) -> Event:
    return events.TurnBegan(side, turn, 6)


def summons(side: int) -> Event:
    return events.CreatureSummoned(side, TROLL, 0, 0, 0, 0, 0)


def casts(side: int) -> Event:
    return events.IncantationCast(side, BOOM, 0, 1 - side, 0, 0, TROLL, 0)


def attacks(side: int, *, repeated: bool = False) -> Event:
    return events.CreatureAttacked(side, 0, 0, TROLL, 3, None, 0, repeated)


def falls(side: int, count: int = 1) -> Event:
    return events.CreaturesDestroyed(side, tuple(Fallen(0, n, TROLL) for n in range(count)))


def counted(*happened: Event) -> dict[str, int]:
    counter = DeedCounter(LEFT)
    counter.follow(happened)
    last = State.of([Side.of([TROLL, BOOM], stronghold=1, fort=True), Side.of([BOOM])])
    return counter.total(happened, last)


AGAIN = attacks(LEFT, repeated=True)
BASTIONS = [events.BastionDestroyed(LEFT), events.BastionDestroyed(RIGHT)]


@pytest.mark.parametrize(
    ("happened", "deed", "count"),
    [
        # Creatures that fall in one own turn count together.
        ([attacks(LEFT), falls(RIGHT, 2), attacks(LEFT), falls(RIGHT)], "destroyed_at_once", 3),
        ([falls(RIGHT, 2), begins(LEFT, 3), falls(RIGHT)], "destroyed_at_once", 2),
        # What falls in the opponent's turn, or of one's own, is no deed.
        ([begins(RIGHT), falls(RIGHT, 3)], "destroyed_at_once", 0),
        ([falls(LEFT, 3)], "destroyed_at_once", 0),
        ([falls(LEFT, 3)], "creatures_lost", 3),
        # What an incantation destroys counts for it alone.
        ([casts(LEFT), falls(RIGHT, 2), casts(LEFT), falls(RIGHT)], "destroyed_by_one_card", 2),
        ([casts(LEFT), falls(RIGHT, 2), casts(LEFT), falls(RIGHT)], "incantations_played", 2),
        ([casts(LEFT), attacks(LEFT), falls(RIGHT)], "destroyed_by_one_card", 0),
        # Attacks in a row are those of one creature.
        ([attacks(LEFT), AGAIN, AGAIN], "attacks_in_a_row", 3),
        ([attacks(LEFT), attacks(LEFT)], "attacks_in_a_row", 1),
        ([begins(RIGHT), attacks(RIGHT)], "attacks_in_a_row", 0),
        # Creatures in play are those that stand at one time.
        ([summons(LEFT)] * 3, "creatures_in_play", 3),
        ([*[summons(LEFT)] * 2, falls(LEFT, 2), summons(LEFT)], "creatures_in_play", 2),
        (BASTIONS, "bastion_fell_first", 1),
        (BASTIONS[::-1], "bastion_fell_first", 0),
        ([], "bastion_fell_first", 0),
        # The life of the Fort is known once it stands.
        ([], "fort_life", 1),
    ],
)
def test_deeds_are_counted(happened: list[Event], deed: str, count: int) -> None:
    assert counted(begins(LEFT), *happened)[deed] == count


def totals(before: State, *moves: str) -> EventTotals:
    return EventTotals(told(before, *moves)[1], before.turn)


def names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]


def test_a_turn_is_told_card_for_card() -> None:
    before = duel("* Ogre x | top: A=5/9 | bottom: B=1/9", "* y z w | top: C=1/2", mana=9)
    found = totals(before, "play Ogre bottom", "end")
    own, foe = found.sides
    assert (names(own.played), names(own.attackers)) == (["Ogre"], ["A", "B"])
    assert names(foe.lost) == ["C"]
    assert (own.creature_damage, own.stronghold_damage) == (5, 1)
    assert (foe.pushed, foe.bastion_fell) == (1, False)
    assert (found.turn, found.winner, found.over) == (before.turn + 1, UNDECIDED, False)


@pytest.mark.parametrize(
    ("before", "move", "damage", "pushed", "ends"),
    [
        # What is lost beyond a Bastion is damage, and pushes nothing.
        (duel("* x | top: A=5/9", "* y z"), "attack", 5, 2, (True, False)),
        # The deck of the Horde is pushed by its cards.
        (solo("* x | top: A=3/9", "** a b"), "attack", 3, 2, (False, False)),
        (duel("* x | top: A=5/9", "** y z"), "attack", 5, 2, (False, True)),
        # Harm to an own creature is a loss, and no damage.
        (duel("* Bolt=!2 x | top: A=1/2", "* y"), "play Bolt left top 0", 0, 0, (False, False)),
    ],
)
def test_strongholds_are_damaged_and_pushed(
    before: State, move: str, damage: int, pushed: int, ends: tuple[bool, bool]
) -> None:
    found = totals(before, move)
    own, foe = found.sides
    assert (own.stronghold_damage, own.creature_damage, foe.pushed) == (damage, 0, pushed)
    assert (foe.bastion_fell, found.over) == ends
    assert foe.deck_ran_out == (before.sides[RIGHT].horde is not None)
    assert names(own.lost) == ["A"] * (not damage)
    assert found.winner == (LEFT if found.over else UNDECIDED)


def test_a_card_has_felled_whom_it_destroys_of_others() -> None:
    before = duel("* Bolt=!2 x | top: A=5/9 | bottom: B=1/9", "* y z | top: C=1/2", mana=9)
    happened = told(before, "play Bolt left bottom 0", "attack")[1]
    (by_a,) = felled_by(happened, LEFT).values()
    assert (by_a, felled_by(happened, RIGHT)) == (1, {})
