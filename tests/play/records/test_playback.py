"""A record as it is watched: all moments are those that were played, wherever one goes."""

from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from game.play import CREATURE, Match, Playback, salvage
from game.play.records.playback import FORT
from game.play.records.undo_stack import SHOWN, why_final
from game.rules import (
    LEFT,
    TOP,
    Creature,
    EndTurn,
    PlayCreature,
    Position,
    State,
    apply,
    digest,
    events,
    legal_actions,
)
from tests.rules.pictures import duel

from ..games import CONTENT, FORMATS, RING_FORMATS, begun, go_on, played, record_of, sure, wandering


def watched(match: Match) -> Playback:
    return Playback.of(CONTENT, record_of(match))


@pytest.mark.parametrize("number", range(14 + len(RING_FORMATS)))
def test_every_moment_is_one_that_was_played(number: int) -> None:
    forms = (*FORMATS, *FORMATS, *RING_FORMATS)
    match = played(forms[number], number) if number < 14 else wandering(forms[number], 6, 400)
    playback = watched(match)
    kept = [entry.digest for entry in record_of(match).entries]
    seen = [digest(moment.position) for moment in playback.moments]
    assert seen == kept[len(kept) - len(seen) :]
    told = [event for moment in playback.moments for event in moment.events]
    assert told == [*match.opening, *(event for done in match.history for event in done.events)]
    assert playback.problem is None
    # Also where a kill kept the end from the file.
    unended = replace(record_of(match), result=None)
    assert Playback.of(CONTENT, unended).result == playback.result == match.result
    mana = 0
    for moment in playback.moments:
        begun = [event.mana for event in moment.events if isinstance(event, events.TurnBegan)]
        mana = begun[-1] if begun else mana
        assert moment.mana == mana
    assert (moment.turn, isinstance(moment.position, State)) == (match.turns, True)
    assert all(0 <= number <= playback.last for number in playback.turning_points(5))


def test_turns_are_gone_through_forward_and_back_alike() -> None:
    playback = watched(played(seed=5))
    there, number = [0], 0
    while number != playback.last:
        number = playback.turn_after(number)
        there.append(number)
    back = [playback.last]
    while number:
        number = playback.turn_before(number)
        back.append(number)
    assert back[::-1] == there
    assert there == sorted({*playback.turn_starts, playback.last})
    turns = [playback.moments[start].turn for start in playback.turn_starts]
    assert turns == list(range(turns[0], turns[0] + len(turns)))


def test_a_match_that_was_conceded_ends_so() -> None:
    match = go_on(begun(seed=5), Random(5), 20)
    match.concede(LEFT)
    playback = watched(match)
    assert (playback.result, playback.problem) == (match.result, None)
    forged = replace(record_of(match), result=sure(match.result)._replace(turns=99))
    assert Playback.of(CONTENT, forged).problem is not None


def test_where_a_moment_leads_to() -> None:
    playback = watched(played(seed=5))
    assert playback.last == len(playback.moments) - 1
    assert (playback.turn_before(0), playback.turn_before(1)) == (0, 0)
    assert playback.turn_after(playback.last) == playback.last
    start = next(n for n in playback.turn_starts[1:] if n + 1 not in playback.turn_starts)
    assert playback.turn_before(start + 1) == start
    assert playback.turn_before(start) < start
    assert watched(begun(seed=1)).moments == []
    assert playback.turning_points(2) == playback.turning_points(1) == [0, playback.last]


def test_what_was_taken_back_is_told_at_the_moment_before_it() -> None:
    match = go_on(begun(seed=3), Random(3), 2)
    assert isinstance(match.position, State)
    match.submit(next(a for a in legal_actions(match.position) if isinstance(a, PlayCreature)))
    match.undo()
    go_on(match, Random(4))
    playback = watched(match)
    assert [moment.taken_back for moment in playback.moments[:3]] == [1, 0, 0]
    assert sum(moment.taken_back for moment in playback.moments) == 1


def test_what_was_taken_back_twice_is_told_where_it_stood_both_times() -> None:
    match = go_on(begun(seed=3), Random(3), 2)
    for _ in range(6):
        match.submit(EndTurn())
    plays = [PlayCreature(place, 0) for place in range(4)]
    first, second = next(pair for pair in permutations(plays, 2) if playable(match.position, *pair))
    match.submit(first)
    match.undo()
    match.submit(first)
    for _ in range(2):
        match.submit(second)
        match.undo()
    assert [moment.taken_back for moment in watched(match).moments] == [*[0] * 6, 1, 2]


def playable(position: Position, *plays: PlayCreature) -> bool:
    for play in plays:
        if play not in legal_actions(position):
            return False
        position, _ = apply(position, play)
    return True


def test_what_fell_is_told_of_the_side_that_lost_it() -> None:
    match = played(seed=7)
    losses = [loss for moment in watched(match).moments for loss in moment.losses]
    assert [loss.side for loss in losses if loss.what == FORT] == [1 - sure(match.result).winner]
    assert all((loss.card is not None) == (loss.what == CREATURE) for loss in losses)


def test_the_turning_points_are_the_deal_the_falls_and_the_end() -> None:
    playback = watched(played(seed=7))
    points = playback.turning_points(6)
    assert (points[0], points[-1]) == (0, playback.last)
    assert len(points) == 6
    strongholds = [
        number
        for number, moment in enumerate(playback.moments)
        if any(loss.what != CREATURE for loss in moment.losses)
    ]
    assert set(strongholds) <= set(points)


def test_a_stronghold_weighs_more_than_any_number_of_creatures() -> None:
    match = played(seed=7)
    deal = watched(match).moments[0]
    card = next(card for card in CONTENT.cards.values() if isinstance(card, Creature))
    fallen = tuple(events.Fallen(lane, place, card) for lane in (0, 1) for place in range(6))
    many = replace(deal, events=(events.CreaturesDestroyed(1, fallen),))
    one = replace(deal, events=(events.BastionDestroyed(0),))
    playback = Playback(record_of(match).header, [deal, many, one, deal])
    assert playback.turning_points(3) == [0, 2, 3]
    assert playback.turning_points(4) == [0, 1, 2, 3]


def test_a_record_that_was_changed_is_watched_up_to_there() -> None:
    match = played(seed=9)
    lines = record_of(match).text().split(b"\n")
    wrong = 12
    lines[wrong] = lines[wrong].replace(b'"digest": "', b'"digest": "0')
    playback = Playback.of(CONTENT, sure(salvage(b"\n".join(lines), "a file").record))
    assert sure(playback.problem).line == wrong + 1
    whole = watched(match)
    assert 0 < len(playback.moments) < len(whole.moments)
    assert [digest(moment.position) for moment in playback.moments] == [
        digest(moment.position) for moment in whole.moments[: len(playback.moments)]
    ]


@pytest.mark.parametrize(
    ("line", "spoilt"), [(10, b'{"do": ["play", 0, "nowhere"], "digest": "0"}'), (-1, b"{broken\n")]
)
def test_a_file_with_a_broken_line_keeps_what_stands_before_it_and_its_result(
    line: int, spoilt: bytes
) -> None:
    """Also where it was written behind the end."""
    match = played(seed=2)
    lines = record_of(match).text().split(b"\n")
    lines[line] = spoilt
    found = salvage(b"\n".join(lines), "a file")
    assert sure(found.problem).line == 1 + line % len(lines)
    assert sure(found.record).entries == record_of(match).entries[: line - 1 if line > 0 else None]
    assert sure(found.record).result == match.result


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n\x1a\n", b'{"a": 1}\n', b"[" * 9999])
def test_what_is_no_record_gives_one_line_and_nothing_else(data: bytes) -> None:
    found = salvage(data, "picture.png")
    assert found.record is None
    assert str(found.problem).startswith("picture.png")
    assert "\n" not in str(found.problem)


SHOWING = (
    *(events.CardsRevealed, events.HandDealt, events.DeckShown, events.HordeDeckDealt),
    *(events.HordeCardRevealed, events.HordeDeckStruck, events.HordeDeckShuffled),
)


@pytest.mark.parametrize("kind", SHOWING)
def test_every_event_that_shows_hidden_cards_ends_what_can_be_taken_back(kind: type) -> None:
    before, after = duel("* a b", "* x"), duel("* a b", "* x")
    # Its kind decides, whatever it tells.
    event: Any = tuple.__new__(kind, ())
    assert why_final(before, PlayCreature(0, TOP), [event], after) == SHOWN
