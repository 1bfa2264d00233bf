"""What a side may not know is not in its copy, and nobody can choose what falls to them."""

from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest

from game.play import LetterMatch, false_names
from game.rules import HAND_SIZE, State, Terms
from tests.certain import sure

from .homes import CONTENT, Table, as_liked

DUEL = Terms("preconstructed")


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A duel whose hands are dealt."""
    table = Table(tmp_path, DUEL)
    table.play_on(4)
    return table


def true_hand(home: LetterMatch) -> tuple[int, ...]:
    return home.course.lots().hands[home.own]


def test_no_order_of_a_hand_is_found_by_trying_them_all(table: Table) -> None:
    """R2.6: whoever tries all 40,320 orders with all that was told finds none that fits it."""
    anna, told = table.homes[0], table.homes[1].course
    shown = set(told.chains[0].shown)
    known = [b"", told.terms.match, *shown, told.lot(1) or b""]
    tried = {bytes(order) for order in permutations(range(HAND_SIZE))}
    assert len(tried) == 40_320
    assert bytes(true_hand(anna)) in tried
    for more in known:
        assert not any(sha256(order + more).digest() in shown for order in tried)
    assert len(anna.course.own_chain[-1]) * 8 >= 128
    assert anna.course.own_chain[-1] not in shown


def test_the_other_s_secret_is_in_nothing_that_a_home_has(table: Table) -> None:
    anna, ben = table.homes
    kept = ben.path.read_bytes() + "".join(table.sent).encode()
    assert anna.course.own_chain[-1].hex().encode() not in kept
    assert anna.course.own_chain[-1].hex() in anna.path.read_text()


def test_a_hand_looks_the_same_from_the_other_side_whatever_its_order(tmp_path: Path) -> None:
    """The guess in a copy is made of what was played alone: the rest lies in the printed order."""
    table = Table(tmp_path, DUEL, 2)
    table.play_on(3)
    for home in table.homes:
        course = home.course
        for seat in {0, 1} - {home.own}:
            hidden = course.hidden.hands[seat]
            guess = [course.orders[seat][dealt.place] for dealt in hidden if dealt is not None]
            played = HAND_SIZE - len(guess)
            assert played or guess == sorted(guess)


def test_every_order_comes_as_often_as_another(table: Table) -> None:
    chain = table.homes[0].course.chains[0]
    hands = [chain.hand(number.to_bytes(32, "big"), b"lot", HAND_SIZE) for number in range(4000)]
    first = Counter(hand[0] for hand in hands)
    assert all(400 < first[place] < 600 for place in range(HAND_SIZE))
    assert len(set(hands)) > 3600


def test_the_coin_falls_by_what_both_have_sealed(tmp_path: Path) -> None:
    """R2.7: over many matches either side begins, and both homes know who."""
    begun: Counter[int] = Counter()
    for seed in range(12):
        table = Table(tmp_path / str(seed), DUEL, seed)
        table.play_on(2)
        first = [home.course.lots().beginner for home in table.homes]
        assert first[0] == first[1]
        begun[first[0]] += 1
    assert set(begun) == {0, 1}


def test_the_next_cards_of_a_draft_are_not_known_before_they_are_turned_up(tmp_path: Path) -> None:
    """R2.3: while anybody has still to pick, the lot of the next round is drawn by nobody."""
    table = Table(tmp_path, Terms("draft"))
    for _ in range(14):
        home = sure(table.writer)
        for each in table.homes:
            course = each.course
            due = course.stage_due
            assert all(chain.shares <= due for chain in course.chains)
            assert course.lot(due + 1) is None or due == course.terms.stages
        table.deliver(table.write(home))


def test_who_plays_a_card_that_was_not_dealt_there_is_named_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bent copy that lays out its own hand as it likes is found out by the other."""
    table = Table(tmp_path, DUEL, 5)
    bent = table.homes[0].course
    monkeypatch.setattr(type(bent), "hand_of", as_liked(type(bent).hand_of))
    while (home := table.writer) is not None:
        table.deliver(table.write(home))
    monkeypatch.undo()
    assert false_names(table.homes[1]) == ["Anna"]
    assert table.homes[1].course.content is CONTENT


def test_both_copies_show_the_same_but_for_hidden_cards(table: Table) -> None:
    anna, ben = (home.course for home in table.homes)
    assert isinstance(anna.position, State)
    assert isinstance(ben.position, State)
    assert anna.digest() == ben.digest()
    assert [len(side.hand) for side in anna.position.sides] == [
        len(side.hand) for side in ben.position.sides
    ]
