"""The figures that the statistics keep of a match, and which matches count."""

from dataclasses import replace

import pytest

from game.content import Content, load_content
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
    counts,
    figures_of,
    match_id,
)
from game.play.statistics.match_figures import replayed_figures
from game.rules import (
    DRAW,
    LEFT,
    RIGHT,
    Attack,
    Creature,
    EndTurn,
    State,
    TakeDeck,
    Terms,
    events,
    legal_actions,
)

from ..games import record_of, sure
from .courses import ADA, computer, played, won_by


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def live(content: Content, match: Match) -> MatchFigures:
    """Return the figures of a match as it stands when it ends on the screen."""
    happened = [*match.opening, *(event for done in match.history for event in done.events)]
    return figures_of(content, record_of(match), happened, match.position)


@pytest.mark.parametrize("form", ["preconstructed", "draft", "constructed"])
def test_a_replay_counts_what_was_counted_when_the_match_ended(content: Content, form: str) -> None:
    match = played(content, form=form)
    assert replayed_figures(content, record_of(match)) == live(content, match)


def test_a_win_a_loss_and_the_cards_are_the_persons_own(content: Content) -> None:
    match = won_by(content, RIGHT, (computer("deep"), ADA))
    figures = live(content, match)
    assert (figures.outcome, figures.rival, figures.turns) == ("won", "deep", match.turns)
    state = match.state
    assert isinstance(state, State)
    assert {card.id for card in state.sides[RIGHT].hand} <= set(figures.cards)
    deck = next(deck for deck in content.decks if deck.id == figures.deck)
    assert {card.id for card in deck.cards} == set(figures.cards)
    summoned = {
        event.card.id
        for done in match.history
        for event in done.events
        if isinstance(event, events.CreatureSummoned | events.IncantationCast)
        and event.side == RIGHT
    }
    assert set(figures.played) == summoned
    assert live(content, won_by(content, LEFT, (computer("deep"), ADA))).outcome == "lost"


def test_the_horde_is_an_opponent_without_a_strength(content: Content) -> None:
    figures = live(content, played(content, (ADA, HORDE)))
    assert (figures.rival, figures.level) == ("horde", 0)


def test_two_persons_have_no_figures_of_their_own(content: Content) -> None:
    figures = live(content, played(content, (ADA, Seat("Bo"))))
    assert (figures.outcome, figures.rival, figures.cards) == ("couch", "friend", ())


def test_a_match_that_was_given_up_counts_without_deeds(content: Content) -> None:
    match = Match.new(content, Terms(), (ADA, computer()), 1)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    match.concede(RIGHT)
    figures = live(content, match)
    assert (figures.outcome, figures.deeds) == ("won", {})
    assert figures.deck == "1"


def test_only_finished_matches_of_a_person_with_cards_of_the_game_count(content: Content) -> None:
    record = sure(played(content).record)
    assert counts(record)
    assert not counts(sure(played(content, (computer(), computer())).record))
    assert not counts(replace(record, result=None))
    own = replace(record.header, custom=(Creature("own", "Own", 1, 1, 1),))
    assert not counts(replace(record, header=own))


def test_a_record_that_is_not_replayed_is_left_out_alone(content: Content) -> None:
    sound = sure(played(content).record)
    text = sound.text()
    lost = text.replace(b'"winner": "left"', b'"winner": "draw"')
    forged = lost if lost != text else text.replace(b'"winner": "right"', b'"winner": "draw"')
    found = count_records([("a", b"rubbish"), ("b", forged), (match_id(sound.header), text)])
    assert [each.state for each in found] == ["unreadable", "unreadable", "counted"]


def test_counting_stops_between_two_records_when_nobody_waits(content: Content) -> None:
    record = sure(played(content).record)
    waits = iter([False, True])
    assert len(count_records([("a", record.text())] * 3, stop=lambda: next(waits))) == 1


def under_way(content: Content, seats: tuple[Seat, Seat] = (ADA, computer("master"))) -> Record:
    """Return the record of a match of a person and a computer that goes on."""
    match = Match.new(content, Terms("preconstructed"), seats, 1)
    while match.turns < 2:
        match.submit(legal_actions(match.position)[0])
    return record_of(match)


@pytest.mark.parametrize(
    ("result", "outcome"), [(Result(LEFT, CONCEDED, 2), None), (Result(RIGHT, CONCEDED, 2), "lost")]
)
def test_an_end_by_hand_is_no_win(content: Content, result: Result, outcome: str | None) -> None:
    """No computer gives up: only the person's own word can have ended the match."""
    figures = replayed_figures(content, replace(under_way(content), result=result))
    assert (figures and figures.outcome) == outcome


def test_a_draw_counts_only_where_it_could_be_agreed_on(content: Content) -> None:
    """R7.3: some turn has begun alike three times."""
    match = Match.new(content, Terms("preconstructed"), (ADA, computer()), 1)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    record = record_of(match)
    forged = replace(record, result=Result(DRAW, AGREED, match.turns))
    assert replayed_figures(content, forged) is None
    while not match.may_agree:
        quiet = [each for each in legal_actions(match.position) if isinstance(each, Attack)]
        match.submit(quiet[0] if quiet else EndTurn())
    match.agree_draw()
    assert sure(replayed_figures(content, record)).outcome == "drawn"
