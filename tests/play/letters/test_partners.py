"""R13.11: partners know each other's hands by private letters, and pass cards on unseen by foes."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.play import LetterMatch, LetterStage, LetterStore, Wording, at_home, false_names
from game.play.letters.letter import read_letter
from game.play.letters.letter_course import LetterCourse
from game.rules import Card, PlayCreature, Refused, Relieve, State, Terms, legal_actions
from tests.certain import sure

from .homes import CONTENT, Table, as_liked, unseen_of

PAIRS = Terms("preconstructed", ring="pairs")


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Two pairs whose hands were just dealt; whoever begins has to write."""
    table = Table(tmp_path, PAIRS, 3)
    deal(table)
    return table


def deal(table: Table) -> None:
    """Play until all hands are dealt."""
    while any(home.private_letter is None for home in table.homes):
        table.play_on(1)


def hand(home: LetterMatch, seat: int) -> list[Card]:
    """Return a hand as it lies in the copy of a home."""
    position = home.course.position
    assert isinstance(position, State)
    return position.sides[seat].hand


def pass_on(table: Table) -> LetterMatch:
    """Let who has to write pass a card, end the turn and write; return that home."""
    home = sure(table.writer)
    match = at_home(home)
    match.submit(Relieve())
    for _ in range(20):
        if home.is_written:
            break
        match.submit(list(legal_actions(match.position))[-1])
    table.deliver(home.write(Wording()).code)
    return home


def test_a_private_letter_shows_the_partner_the_true_hand(table: Table) -> None:
    anna, cleo = table.homes[0], table.homes[2]
    assert cleo.misses_private
    assert {(0, place) for place in range(8)} <= set(unseen_of(at_home(cleo)))
    table.tell_partners()
    anna, cleo = table.homes[0], table.homes[2]
    assert hand(cleo, 0) == hand(anna, 0)
    assert hand(cleo, 2) == hand(anna, 2)
    assert {seat for seat, _ in unseen_of(at_home(cleo))} == {1, 3}
    again = LetterMatch.read(CONTENT, cleo.path.read_bytes(), cleo.path)
    assert hand(again, 0) == hand(anna, 0)


def test_no_other_seat_opens_a_private_letter(table: Table) -> None:
    code = sure(table.homes[0].private_letter).code
    for seat in (0, 1, 3):
        before = table.homes[seat].path.read_bytes()
        assert table.stores[seat].receive(code).fault == "private"
        assert table.homes[seat].path.read_bytes() == before
    assert table.stores[2].receive(code).taken == 1
    assert table.stores[2].receive(code).fault == "old"


def test_a_private_letter_of_another_hand_than_was_dealt_is_refused(table: Table) -> None:
    bent = replace(sure(table.homes[0].private_letter), secret=bytes(32))
    assert table.stores[2].receive(bent.code).fault == "unsealed"
    assert table.homes[2].misses_private


def test_a_damaged_private_letter_and_one_of_another_match_are_told(
    table: Table, tmp_path: Path
) -> None:
    code = sure(table.homes[0].private_letter).code
    assert table.stores[2].receive(code[:-2]).fault == "damaged"
    assert LetterStore(CONTENT, tmp_path / "nowhere").receive(code).fault == "unknown"


def test_a_card_passed_on_is_seen_by_the_partner_alone(table: Table) -> None:
    """R13.8: the letter says that a card was passed, and not which."""
    table.tell_partners()
    giver = sure(table.writer)
    passed = hand(giver, giver.own)[-1]
    pass_on(table)
    taker = table.homes[sure(table.homes[giver.own].partner)]
    assert hand(taker, taker.own)[-1] == passed
    assert len(hand(taker, taker.own)) == 9
    for foe in table.homes:
        if foe.own not in (giver.own, taker.own):
            assert (taker.own, 8) in unseen_of(at_home(foe))
    assert len({home.course.digest() for home in table.homes}) == 1


def test_a_card_passed_on_cannot_be_played_before_it_is_known(table: Table) -> None:
    giver = pass_on(table)
    taker = table.homes[giver.partner]
    assert (taker.own, 8) in unseen_of(at_home(taker))
    table.stores[taker.own].receive(sure(giver.private_letter).code)
    known = table.stores[taker.own].matches()[0]
    assert (taker.own, 8) not in unseen_of(at_home(known))


def test_an_unseen_card_in_reach_is_refused_by_name_of_its_reason(tmp_path: Path) -> None:
    """Random players pass cards and play on without private letters, to the end."""
    refused = 0
    table = Table(tmp_path, PAIRS, 3)
    while (home := table.writer) is not None:
        if home.stage is LetterStage.WATCH:
            home.note_seen()
        match = at_home(home)
        for side, place in unseen_of(match):
            if side == home.own and place < 4 and match.result is None:
                with pytest.raises(Refused) as told:
                    match.submit(PlayCreature(place, 0))
                refused += told.value.refusal.code == "unseen_card"
        table.deliver(table.write(home))
    assert refused
    assert [false_names(home) for home in table.homes] == [[], [], [], []]


@pytest.mark.parametrize("form", ["preconstructed", "constructed"])
def test_a_match_of_pairs_who_know_their_hands_is_checked_as_any_other(
    form: str, tmp_path: Path
) -> None:
    table = Table(tmp_path, Terms(form, ring="pairs"), 7)
    deal(table)
    table.tell_partners()
    table.play_on()
    assert len({home.course.match.result for home in table.homes}) == 1
    assert [false_names(home) for home in table.homes] == [[], [], [], []]
    assert any(isinstance(action, Relieve) for action in table.homes[0].course.plays)
    assert all(read_letter(code).version == "3" for code in table.sent)


def test_who_has_played_other_cards_than_the_private_letter_tells_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bent copy lays out its hand as it likes; the partner need not wait for the end."""
    monkeypatch.setattr(LetterCourse, "hand_of", as_liked(LetterCourse.hand_of))
    table = Table(tmp_path, PAIRS, 3)
    deal(table)
    while all(dealt is not None for dealt in table.homes[2].course.hidden.hands[0]):
        table.play_on(1)
    letter = sure(table.homes[0].private_letter)
    monkeypatch.undo()
    assert table.stores[2].receive(letter.code).fault == "unsealed"


def test_what_a_hint_is_asked_of_has_the_partner_s_hand_as_far_as_it_is_known(table: Table) -> None:
    """R13.11: without the partner's letter its cards may lie in any order."""
    home = next(home for home in table.homes if home is table.writer)
    giver = home.partner
    guessed = asked_hands(home, giver)
    assert len(guessed) > 1
    assert {tuple(sorted(each)) for each in guessed} == {tuple(sorted(guessed.pop()))}
    assert asked_hands(home, home.own) == {tuple(card.id for card in hand(home, home.own))}
    table.tell_partners()
    known = table.homes[home.own]
    told = tuple(card.id for card in hand(table.homes[giver], giver))
    assert asked_hands(known, giver) == {told}


def asked_hands(home: LetterMatch, seat: int) -> set[tuple[str, ...]]:
    """Return a hand, by the ids of its cards, as computers are asked about it with ten seeds."""
    letter = sure(at_home(home).by_letter)
    positions = [letter.plausible(seed) for seed in range(10)]
    return {
        tuple(card.id for card in position.sides[seat].hand)
        for position in positions
        if isinstance(position, State)
    }
